# After the game: puzzles, playing on, records, paper. Only the page says these.

## Puzzles

puzzles-title = Problèmes
puzzles-about = Un choix est nettement le meilleur, et ce n’est pas le plus évident. Tu vois ce que le joueur savait, et rien de plus.
puzzles-today = Le problème du jour
puzzles-solved = { $solved } sur { $count } résolus
puzzles-all = Tous les problèmes
puzzles-theme = Thème
puzzles-any = Tous les thèmes
puzzles-none = Il n’y a pas encore de problèmes.
puzzle-mark-solved = résolu
puzzle-mark-seen = solution vue
puzzle-name = Problème { $number }
puzzle-task = Quel est le meilleur choix ?
puzzle-how = Fais le premier clic du meilleur choix.
puzzle-right = C’est bien ça.
puzzle-wrong = Il y a mieux. Essaie encore.
puzzle-show = Voir la solution
puzzle-line = Le meilleur : { $line }
puzzle-gap = Il gagne { $chance } % du temps : { $gap } points (± { $margin }) de plus que « { $other } », le deuxième.
puzzle-tempting = À vue de nez, on choisirait « { $tempting } ».
puzzle-next = Problème suivant
theme-opening = Début de partie
theme-middle = Milieu de partie
theme-ending = Fin de partie
theme-ahead = En tête
theme-level = À égalité
theme-behind = En retard
theme-seats = { $number } joueurs

## Playing on from a finished game

fork-title = Rejouer à partir d’ici
fork-about = Seul contre des bots, à partir de ce moment.
fork-seat = Ta place
fork-from = Les cartes
fork-known = Ce que ce joueur savait : le reste est redistribué
fork-as-it-was = Comme elles étaient vraiment
fork-bots = Les autres
fork-start = Jouer
fork-end = Ici la partie est finie : reviens à un moment où quelqu’un décide.
fork-mine = Tes parties à partir d’ici
fork-ply = À partir de la décision { $ply }
fork-going = en cours
fork-over = finie
origin-known = Continue une autre partie à la décision { $ply }, telle que { $name } la connaissait.
origin-as-it-was = Continue une autre partie à la décision { $ply }, telle qu’elle était.
origin-file = Apportée dans un fichier : ce serveur ne l’a pas vu jouer.
origin-link = L’autre partie
bring-title = Regarder un enregistrement
bring-about = L’enregistrement d’une partie finie, d’ici ou du terminal : revois-la, fais-la analyser ou rejoue-la.
bring-file = Un fichier (*.voyage)
bring-paste = ou son texte
bring-open = Ouvrir
bring-broken = Ce n’est pas un enregistrement : il n’est pas entier.
bring-refused = Impossible d’ouvrir cet enregistrement : { $why }
print-open = À imprimer
print-now = Imprimer
print-board = La table à la fin
print-log = Ce qui s’est passé
embed-code = Pour une autre page
embed-open = Ouvrir sur Periplus
