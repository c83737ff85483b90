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

## Why a thing cannot be clicked now

why-over = La partie est terminée.
why-watching = Tu regardes : seuls les joueurs peuvent cliquer.
why-stand-in = Un bot joue pour toi. Reprends d’abord ta place.
why-other = Cela ne fait pas partie du choix en cours. { $question }
