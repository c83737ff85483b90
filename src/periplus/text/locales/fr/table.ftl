### Ce que tous les jeux ont en commun : le terminal, la relecture, les titres.

## Nouns

# Dit d'une carte ou d'un lieu que celui qui regarde ne peut pas connaître.
unseen = caché
number = { $number }

## A page of rules for a game that came without one

rules-none = Ce jeu n’a pas de page de règles.
rules-options = Ce qu’on peut choisir avant la partie

## What can be chosen in any game

option-first_player = Qui commence
    .lot = celui que le sort désigne
    .first = la première place
    .second = la deuxième place
    .third = la troisième place
    .fourth = la quatrième place
    .fifth = la cinquième place
option-loser_begins = Quand les mêmes rejouent
    .no = qui commence se décide de la même façon
    .yes = le perdant de la dernière partie commence

## Headings

heading-table = Table
heading-players = Joueurs
heading-hand = Ta main
heading-piles = Piles et réserves
heading-log = Journal

## The terminal

terminal-title = Periplus – une table pour jeux au long cours
terminal-you = toi
terminal-player = Joueur { $number }
terminal-bot-sailor = Matelot { $number }
terminal-bot-helmsman = Timonier { $number }
terminal-bot-captain = Capitaine { $number }
terminal-bot-oracle = Oracle { $number }
terminal-choose = Ton choix (numéro, forme écrite, ? pour l’aide) :
terminal-unknown = « { $text } » ne fait pas partie des choix. Tape un numéro ou une forme écrite ; ? explique les choix.
terminal-ambiguous = Plusieurs choix sont possibles : tape quelques lettres de plus, ou un numéro.
terminal-help =
    Tape le numéro d’un choix ou sa forme écrite ; le début suffit s’il ne désigne qu’un seul choix.
    ?            explique chacun de tes choix actuels
    hint         montre les meilleurs choix avec tes chances, et pourquoi ils sont bons
    undo         annule tes derniers clics, tant que personne n’en a rien appris
    log          montre ce qui s’est passé jusqu’ici
    rules        montre les règles du jeu
    card         montre un tour en quelques lignes, et ce que les choses coûtent
    table        redessine la table
    position     raconte toute la position avec des mots
    save [file]  enregistre la partie
    quit         quitte la table ; la partie est conservée
terminal-undone = { $clicks ->
    [one] Ton dernier clic est annulé.
   *[other] Tes { $clicks } derniers clics sont annulés.
}
terminal-nothing-to-undo = Rien ne peut être annulé : depuis ton dernier clic, quelqu’un a appris ou décidé quelque chose.
terminal-saved = Partie enregistrée dans { $file }.
terminal-save-failed = Impossible d’enregistrer dans { $file } : { $reason }
terminal-resumed = La partie reprend là où elle s’était arrêtée, après { $ply ->
    [one] { $ply } décision
   *[other] { $ply } décisions
}.
terminal-goodbye = La partie est conservée ; pour continuer : { $command }
terminal-hot-seat = Passe l’écran à { $name }. { $name } : appuie sur Entrée quand les autres ne regardent pas.
terminal-seal = Les cartes sont scellées par { $seal }
terminal-secret = Le secret derrière le sceau : { $secret }
terminal-record = L’enregistrement de la partie : { $file }
terminal-log-title = Ce qui s’est passé
terminal-nothing-logged = Il ne s’est encore rien passé.
terminal-no-hints = Il n’y a pas de conseils dans ce jeu.
terminal-without-hints = Cette partie se joue sans conseils.
terminal-no-rules = Personne n’a écrit les règles de ce jeu.

## The replay

replay-title = Relecture
replay-keys = Entrée : étape suivante · p : étape précédente · un numéro : aller à cette étape · s : changer de point de vue · q : quitter
replay-step = Étape { $ply } sur { $total }
replay-as-seat = Vu par { $name }
replay-as-spectator = Vu par un spectateur
replay-start = C’est le début de la partie.
replay-end = C’est la fin de la partie.

## Hints: why a choice is good, by the reasons in kernel/reasons.py

hint-decision = C’est à { $name } de décider (--ply { $ply }).
hint-title = Les meilleurs choix, avec tes chances de gagner :
hint-chance = { $percent } %
hint-win = Cela te fait gagner la partie.
hint-only = C’est le seul choix que tu aies.
hint-rivals = Cela retarde { $name }.
hint-keeps = « { $other } » te coûterait { $subject }.
hint-even = Aucun avantage ne ressort en particulier.
hint-alike = Les { $number } premiers se valent : la recherche ne les départage pas.
puzzle-best = Le meilleur : { $best } ({ $percent } points de mieux que le deuxième).

## The review of a finished game

review-title = Analyse : { $game }
review-parts = Chance et adresse
review-parts-help = Ce qui a fait chaque résultat : la probabilité de gagner au début, l’effet des cartes, celui de ses propres choix et de ceux des autres, et le reste. Le tout donne le résultat. Les choix sont mesurés à ceux de capitaines qui en savent autant. En points de pourcentage, avec la marge d’erreur (95 %).
review-start = Début
review-draws = Cartes tirées
review-own = Ses choix
review-others = Choix des autres
review-rest = Reste
review-rest-help = Le reste, ce sont les cartes cachées et ce que les estimations ne savent pas distinguer.
review-result = Résultat
review-chances = Chances de gagner
review-chances-help = Telles qu’elles étaient vraiment, cartes ouvertes, et telles que chacun pouvait les connaître.
review-truth = En réalité
review-known = Selon le joueur
review-turns = Tournants de la partie
review-turn = Décision { $ply }
review-choices = Choix
review-choices-help = Chaque choix est comparé au meilleur qu’ont trouvé trois capitaines qui en savaient autant. Là où l’on ne peut trancher, il n’y a pas de note.
review-ply = Décision
review-numbers = Les chiffres
review-player = Joueur
review-drawn = Des cartes sont tirées.
review-best = Le meilleur trouvé
review-good = Aussi bon
review-slip = Imprécision
review-mistake = Erreur
review-blunder = Grosse erreur
review-unsure = Indécidable
review-forced = Aucun choix
review-better = Mieux : « { $better } » au lieu de « { $chosen } ».
review-cost = Coût : { $cost } ± { $margin } points.
review-flawless = Aucun choix n’a coûté quoi que ce soit de façon sûre.

## Games without a voice of their own

plain-question = Choisis.
plain-waiting = C’est à { $name } de décider.
plain-deal = On distribue.
plain-over = La partie est terminée.
plain-won = La partie est terminée. Victoire : { $winners }. { $scores }.

## What the table tells its players

notice-bot-failed = Le bot qui joue pour { $name } a échoué. { $instead ->
    [helmsman] C’est un timonier qui a pris cette décision.
   *[sailor] C’est un matelot qui a pris cette décision.
}
notice-bot-replaced = Le bot qui jouait pour { $name } n’existe pas ici. { $instead ->
    [helmsman] Un timonier continue à sa place.
   *[sailor] Un matelot continue à sa place.
}
notice-taken-back = { $name } a annulé son dernier choix.
    .you = Tu as annulé ton dernier choix.
notice-time-passed = Temps écoulé : un bot a passé pour { $name }.
    .you = Ton temps est écoulé : un bot a passé pour toi.
notice-time-decided = Temps écoulé : un bot a décidé pour { $name }.
    .you = Ton temps est écoulé : un bot a décidé pour toi.
notice-time-stands-in = { $name } a manqué plusieurs décisions : un bot continue.
    .you = Tu as manqué plusieurs décisions : un bot joue pour toi.
notice-stands-in = { $name } laisse jouer un bot.
    .you = Tu laisses un bot jouer pour toi.
notice-asked-to-stand-in = { $name } n’est pas là : comme tous les autres le voulaient, un bot continue.
    .you = Tu n’étais pas là : comme tous les autres le voulaient, un bot joue pour toi.
notice-returned = { $name } est de retour.
    .you = Tu es de retour.
notice-left = { $name } a quitté la table : un bot joue jusqu’à la fin.
notice-auto-passed = Passé pour toi, comme demandé. Toi seul le vois.

## Whole choices

way-by-itself = { $click } ({ $rest })

## Les leçons

lesson-name = Invité
lesson-otherwise = « { $click } » est permis aussi. { $help } Dans cette leçon, clique sur ce qui brille.

## The card beside the board

aid-title = Le tour et les prix
aid-turn = Un tour
aid-costs = Ce que cela coûte
aid-none = Ce jeu n’a pas de fiche ; les règles l’expliquent.

## Liens vers la table, là où on les partage

preview-home = Voyages en mer et sous la terre, à jouer dans le navigateur entre amis ou contre des bots. Sans compte.
preview-rules = { $game } : les règles
preview-invited = { $name } t’invite à une partie de { $game }. { $open ->
    [one] Une place est libre.
   *[other] { $open } places sont libres.
}
preview-running = Une partie de { $game } est en cours. Tu peux regarder.
preview-over = Une partie de { $game } est finie. Tu peux la revoir.
preview-puzzles = Problèmes
preview-puzzles-about = Un choix est nettement le meilleur, et ce n’est pas le plus évident. Le vois-tu ?

## Why a thing cannot be clicked now

why-over = La partie est terminée.
why-watching = Tu regardes : seuls les joueurs peuvent cliquer.
why-stand-in = Un bot joue pour toi. Reprends d’abord ta place.
why-other = Cela ne fait pas partie du choix en cours. { $question }

# Calls to people who are not looking at their table: as short as a phone shows them.
call-turn = C’est à toi.
call-wrote = { $name } a écrit.
call-turn-of = { $name }, c’est à toi : { $table }.
call-letter =
    { $text }
    { $link }

    Plus de courriels sur cette table : { $stop }
call-first-subject = Des courriels de { $table } ?
call-first-letter =
    Quelqu’un, sans doute toi, veut un courriel à cette adresse quand c’est son tour à la table { $table }.

    Oui, envoyez-les : { $link }

    Si ce n’était pas toi, ne fais rien : il n’y aura pas d’autre courriel.
## The table for programs that read and write, such as language models

model-role = Tu joues à { $game } à une table de { $seats }. Joue pour gagner.
model-format =
    On te demande un clic à la fois ; un choix peut en demander plusieurs. Réfléchis aussi longtemps que tu veux. Termine ensuite ta réponse par une ligne qui contient CLICK: et un clic sous sa forme écrite, par exemple :
    CLICK: { $example }
model-forms = Les clics de ce jeu sous leur forme écrite :
model-rules = Les règles :
model-happened = Ce qui s’est passé :
model-choices = Tes choix, chacun sous sa forme écrite :
model-no-click = Ta réponse ne contient pas de clic. Termine-la par une ligne comme : CLICK: { $example }
model-not-legal = « { $text } » n’est pas un clic que tu peux faire maintenant.
model-made-for-you = Après { $tries } réponses sans un clic possible, celui-ci a été fait pour toi : { $written }
