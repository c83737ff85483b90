### La page dans le navigateur, tout sauf les jeux eux-mêmes. La relecture et les règles sont dans replay.ftl.

## Partout

home-link = Periplus, retour à l’accueil
to-home = Retour à l’accueil
close = Fermer
language = Langue
theme = Clair ou sombre
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
loading = Un instant…
guest = Invité
your-name = Ton nom
your-turn = À toi
your-turn-asked = À toi : { $question }
copy = Copier
copied = Copié
copy-failed = Le navigateur ne permet pas de copier. Le lien est sélectionné : copie-le à la main.
share = Partager
footer-private = Pas de compte obligatoire, pas de publicité, rien qui vienne d’autres serveurs. Un cookie garde ta place, rien de plus.
footer-api = Pour programmer : l’API

## Accueil

home-tagline = Une table pour jeux au long cours
home-welcome = Voyages en mer et sous la terre, à jouer dans le navigateur entre amis ou contre des bots. Pas besoin de compte : choisis un jeu et largue les amarres.
home-games = Les jeux
home-players = { $players } joueurs
home-minutes = { $minutes } { $most ->
    [one] minute
   *[other] minutes
}
home-play-now = Jouer tout de suite contre des bots
home-play-friends = Jouer entre amis
home-rules = Règles
home-going = Tes tables
home-finished = Parties finies
home-gathering = en attente de joueurs
home-waiting = aux autres de jouer
home-set-aside = mise de côté
home-won = { $count ->
    [one] gagnée par { $names }
   *[other] gagnée ensemble par { $names }
}
home-result = Résultat

## Mes parties

games-title = Mes parties
games-about = Tout ce que tu as joué dans ce navigateur, en cours et fini.
games-all = Toutes mes parties
games-game = Jeu
games-any = Tous les jeux
games-opponent = Jouées avec
games-more = Afficher plus
games-none-found = Aucune partie trouvée.
games-none-going = Aucune partie n’est en cours.
games-none-over = Tu n’as pas encore fini de partie.
games-rank = ton rang : { $rank } sur { $of }
games-left = tu as quitté la table

## Une nouvelle table

new-title = Une nouvelle table
new-game = Quel jeu ?
new-seats = Qui joue ?
new-seat = Place { $number }
new-seat-me = Toi
new-seat-open = Un ami, sur invitation
new-seat-bot = Bot : { $level }
new-fewer = moins de places
new-more = plus de places
new-count = { $seats ->
    [one] 1 place
   *[other] { $seats } places
}
new-name = Nom de la table
new-clock = Temps pour chaque décision
new-clock-none = Sans limite
new-clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
new-clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
new-clock-help = Quand le temps est écoulé, un bot prend cette décision.
new-hints = Conseils
new-hints-allowed = Autorisés
new-hints-none = Aucun
new-hints-help = Si l’on peut demander les meilleurs choix, avec ses chances de gagner.
new-options = { $changed ->
    [0] Règles maison
    [one] Règles maison (1 changée)
   *[other] Règles maison ({ $changed } changées)
}
new-options-help = Là où les règles publiées se taisent ou les éditions diffèrent, la table peut choisir. Les choix affichés sont les choix habituels.
new-make = Créer la table
new-make-help = { $open ->
    [one] Tu recevras un lien à envoyer à ton ami. La partie commence quand il a pris place.
   *[other] Tu recevras un lien à envoyer à tes { $open } amis. La partie commence quand tous ont pris place.
}
new-make-at-once = Aucune place n’est libre : la partie commence aussitôt.

level-sailor = Matelot
level-sailor-about = Joue comme ça vient : bonne compagnie pour la toute première partie.
level-helmsman = Timonier
level-helmsman-about = Pèse ses chances et joue pour gagner.
level-captain = Capitaine
level-captain-about = Imagine les cartes cachées et réfléchit à l’avance.
level-oracle = Oracle
level-oracle-about = Réfléchit pendant deux secondes : le plus fort.
level-and-manner = { $level }, { $manner }
manner = Tempérament
manner-of-seat = Tempérament à la place { $number }
manner-any = N’importe quel tempérament
manner-none = Sans tempérament
manner-choice = { $name } ({ $manner })
manner-any-about = Qui c’est, tu le verras à la table.

## Avant la partie

seat-open = place libre
seat-you = toi
gathering-open = { $open ->
    [one] Une place est encore libre. La partie commence dès qu’elle est prise.
   *[other] { $open } places sont encore libres. La partie commence dès qu’elles sont prises.
}
gathering-invite = Invite tes amis
gathering-invite-help = Quiconque ouvre ce lien peut prendre une des places libres.
gathering-link = Lien d’invitation
gathering-seats = À la table
gathering-bots = Plus personne ne vient ?
gathering-level = Niveau des bots
gathering-start = Compléter avec des bots et commencer
gathering-expected = Il manque encore : { $names }.
gathering-away = Pas sur cette page en ce moment : { $names }.
gathering-qr = L’adresse de la table en code QR
gathering-qr-help = Quelqu’un à côté de toi ? Il suffit de scanner ce code.
gathering-rules = Comment on joue
gathering-usual = Pour le reste, selon les règles habituelles.
without-hints = Sans conseils
clock-seconds = { $seconds } secondes
seat-expected = pour { $name }

join-text = Tu es invité à une partie de { $game }.
join-sit = Prendre place
join-or-watch = Ou reste ici et regarde.

device-title = Continuer à jouer ici
device-text = Ce lien amène ta place sur cet appareil. Il ne sert qu’une fois.
device-here = Continuer ici
device-failed-title = Ce lien ne mène plus nulle part
device-failed-text = Sur l’appareil où tu jouais, ouvre le menu de la table et demande un nouveau lien.

## À la table

players = Joueurs
seat-bot = Un bot : { $level }.
seat-stand-in = { $name } s’est absenté ; un bot joue ({ $level }).
seat-present = { $name } est à la table.
seat-away = { $name } ne regarde pas la table en ce moment.
present = présent
away = absent
has-turn = c’est son tour
decides = doit décider
prompt = La question
prompt-more = Toute la question
undo = Annuler
undo-help = Annule tes derniers clics, tant que personne n’en a rien appris.
hints = Conseil
hints-help = Réfléchit un instant, sans en savoir plus que toi, et montre les meilleurs choix avec tes chances de gagner.
hints-thinking = Analyse de tes choix…
why = Pourquoi je ne peux pas… ?
spectating = Tu regardes. Tu vois ce que tout le monde peut voir.
watchers = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
stand-in-mine = Un bot joue pour toi, jusqu’à ce que tu reprennes ta place.
choices = Les réponses possibles
choices-all = Tous : { $count }
choices-folded = { $gist } ({ $count } choix)
choices-search = Chercher parmi les choix
choices-none = Aucun choix ne contient ces mots.
confirm = Confirmer
picked = { $count ->
    [0] Choisis ce que tu veux, dans n’importe quel ordre.
   *[other] Choix : { $count }
}
picked-out = Retirer : { $thing }
picked-none = Recommencer
picked-other = Cela ne va pas avec ce que tu as choisi : retire d’abord quelque chose.
looked-not = Pas ça
ways-more = Plus…
clock = Temps restant pour cette décision
clock-days-left = { $days ->
    [one] Encore 1 jour
   *[other] Encore { $days } jours
}
clock-hours-left = { $hours ->
    [one] Encore 1 heure
   *[other] Encore { $hours } heures
}
clock-until = Échéance : { $time }.
clock-help = Quand le temps est écoulé, un bot fait le choix qui t’engage le moins. Après trois fois de suite, il garde la place jusqu’au retour du joueur.
side = Plateau, journal et discussion
tab-board = Plateau
tab-hand = Main
log = Journal
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dis quelque chose
chat-send = Envoyer
chat-unread = non lus
announcements = Ce qui vient de se passer
connection-lost = La connexion est perdue. La page réessaie et reprendra d’elle-même ; rien de ce que tu as fait n’est perdu.

## Le menu de la table

menu = Menu
menu-seat = Ta place
menu-view = Apparence et son
menu-game = Le jeu
menu-watch = Toute personne ayant ce lien peut regarder :
menu-watch-link = Lien pour les spectateurs
seat-hand = Laisser un bot jouer pour moi
seat-take-back = Reprendre ma place
other-device = Continuer sur un autre appareil
other-device-help = Scanne ce code avec l’autre appareil, ou ouvre le lien dessus. Il sert une seule fois, jusqu’à { $time }.
other-device-qr = Le lien vers ta place sous forme de code QR
other-device-link = Lien vers ta place
leave = Quitter la table
leave-sure = Tu abandonnerais ta place pour de bon : un bot la jouera jusqu’à la fin. Pour t’absenter un moment, laisse plutôt un bot jouer pour toi.
leave-gathering = Ta place redevient libre pour quelqu’un d’autre.
leave-yes = Quitter pour de bon
leave-no = Rester
text-mode = La table en mots
motion = Montrer les coups en mouvement
one-click = Un seul clic sur le plateau suffit
sound = Un son quand c’est à moi
notifications = Une notification quand c’est à moi
notifications-barred = Le navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans ses réglages.
seal = Cartes scellées
seal-help = Avant la première carte, le serveur a fixé tous les tirages par un secret et en a montré le sceau. À la fin le secret est dévoilé, et chacun peut vérifier que personne n’a choisi les cartes.
seal-word = Sceau
seal-secret = Secret
seal-secret-later = dévoilé à la fin de la partie
seal-verify = Pour vérifier, télécharge l’enregistrement de la partie et lance :

## La fin de la partie

ending-next = Et maintenant
ending-replay = Revoir la partie
ending-review = Analyse
ending-record = Télécharger l’enregistrement
rematch = Rejouer
rematch-join = Rejoindre la nouvelle partie
rematch-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}

## Quand quelque chose ne va pas

missing-title = Hors des cartes
missing-text = Il n’y a rien à cette adresse. Manque-t-il un morceau du lien ?
no-table-title = Pas de table ici
set-aside-title = Cette table est mise de côté
unreachable-title = Pas de connexion
refusal-unreachable = Le serveur ne répond pas. La page continue d’essayer.
refusal-no-table = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet, ou la table a été supprimée.
refusal-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refusal-no-seat = Toutes les places de cette table sont prises. Tu peux regarder.
refusal-not-your-turn = Ce n’est pas à toi de décider.
refusal-not-seated = À cette table, tu ne fais que regarder.
refusal-not-host = Seule la personne qui a créé la table peut le faire.
refusal-stale = La table avait déjà avancé. Voici où elle en est.
refusal-illegal = Ce n’est plus possible. Voici où en est la table.
refusal-not-running = La partie n’a pas encore commencé.
refusal-over = La partie est finie.
refusal-not-over = Visible une fois la partie finie.
refusal-nothing-to-undo = Rien ne peut être annulé : depuis ton dernier clic, quelqu’un a appris ou décidé quelque chose.
refusal-unknown-rules = Cette table se joue selon des règles que ce serveur ne connaît pas.
refusal-set-aside = La partie de cette table ne peut pas être reconstituée et ne peut donc pas continuer pour l’instant. La personne qui gère le serveur en trouvera la raison dans son journal. Ce qui a été joué est conservé.
refusal-unavailable = Impossible d’enregistrer pour l’instant. Réessaie.
refusal-no-link = Ce lien est inconnu ou trop vieux.
refusal-no-hints = Ce jeu n’a pas de conseils.
refusal-no-review = Il n’y a pas d’analyses pour ce jeu.
refusal-without-hints = À cette table, on joue sans conseils.
refusal-link-used = Ce lien a déjà servi. Il ne sert qu’une fois.
refusal-too-large = C’est trop long.
refusal-too-many = Trop à la fois. Attends un instant.
refusal-full = Le serveur n’a plus de place pour de nouvelles tables. Les parties continuent.
refusal-tables-today = Beaucoup de tables ont été créées d’ici aujourd’hui. Réessaie demain.
refusal-chat-full = La discussion de cette table est pleine.
refusal-other = Quelque chose n’a pas marché. Réessaie.

## Apprendre un jeu

learn-title = Apprendre { $game }
lesson = Leçon
lesson-title = { $number } sur { $count } : { $title }
lesson-all = Toutes les leçons
lesson-progress = Étape { $step } sur { $steps }
lesson-back = Une étape en arrière
lesson-again = Recommencer cette leçon
lesson-go-on = Continuer
lesson-hurry = Passer
lesson-done = Bravo : cette leçon est finie.
lesson-next = Ensuite : { $title }
lesson-play = Jouer une vraie partie
lesson-leave = Quitter les leçons ; tu pourras reprendre plus tard
lesson-none = Ce jeu n’a pas cette leçon.
lesson-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
home-learn = Première fois ? Apprends { $game } en { $minutes } minutes
home-first = As-tu déjà joué à { $game } ?
home-first-about = Les leçons durent { $minutes } minutes, sur le vrai plateau. Tu peux les quitter à tout moment.
home-learn-first = Apprendre d’abord
home-just-play = Jouer tout de suite
coach = Conseils
coach-got-it = Compris
coach-stop = Plus de conseils

## For whom bots decide

clock-warning = Plus que { $seconds } secondes : ensuite un bot fera pour toi le choix qui t’engage le moins.
click-kept = Le serveur ne répond pas. Ton choix est conservé et sera envoyé dès qu’il répondra.
in-my-name-read = J’ai lu
absences = Pour qui des bots ont décidé
absence-time = { $name } : temps écoulé { $count ->
    [one] une fois, et un bot a décidé.
   *[other] { $count } fois, et un bot a décidé.
}
absence-bot = Un bot a joué un moment pour { $name }.
pass = Passer pour moi
pass-turn = jusqu’à mon prochain tour
pass-round = jusqu’à la fin de ce débat ou de cette enchère
pass-forced = quand je ne peux que passer
pass-off = non, je décide
pass-on = On passe pour toi : { $until }.
pass-help = Le serveur passe pour toi, après une pause comme tout le monde. Personne d’autre ne le voit.
stand-in-wish = { $name } n’est pas là. Laisser jouer un bot ? Tous les présents doivent le vouloir : { $wished } sur { $here }.
refusal-no-passes = Dans ce jeu, personne ne peut passer pour toi.
refusal-not-away = Ce joueur est à la table.
