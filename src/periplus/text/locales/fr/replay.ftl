### Les pages à côté de la table : relecture et graphique, règles, la table en mots, l’API.

## The replay

replay-slider = Moment de la partie
replay-ply = Décision { $ply } sur { $total }
replay-controls = Pas à pas et lecture
replay-to-start = Au début
replay-back = Revenir à l’événement précédent
replay-ply-back = Une décision en arrière
replay-play = Lecture
replay-pause = Pause
replay-ply-on = Une décision en avant
replay-on = Passer à l’événement suivant
replay-to-end = À la fin
replay-speed = Vitesse
replay-times = { $speed }×
replay-eyes = Du point de vue de qui ?
replay-all-open = Toutes les cartes visibles
replay-keyboard = Touches : ← → d’un événement à l’autre, avec Maj décision par décision ; espace pour lire ou mettre en pause ; Origine et Fin.
replay-in-words = Cette position en mots
replay-link = Lien vers ce moment
replay-record = Sauvegarder l’enregistrement
replay-table = Retour à la table
replay-not-over = Cette partie n’est pas encore terminée. Tant que des cartes restent cachées, il n’y a pas de relecture : reviens quand elle sera finie.

## The chart

chart-title = Le cours de la partie
chart-label = Graphique des points de tous les joueurs, du début à la fin ; les chiffres suivent dans un tableau.
chart-start = Début
chart-end = Fin
chart-numbers = Les chiffres
chart-ply = Décision

## The review

review-open = Analyser la partie
review-about = Où s’est-elle jouée ? Les chances de tous, les tournants, une note pour chaque choix, la chance et l’adresse à part. Cela prend une ou deux minutes.
review-working = La partie est analysée : { $percent } %
review-waiting = D’autres parties sont analysées d’abord.
review-chart-label = Graphique des chances de gagner de tous, du début à la fin ; les chiffres suivent dans un tableau.
review-lines = Traits épais : la situation réelle. Traits fins : ce que chacun pouvait savoir.
review-whose = Les choix de qui ?
review-everybody = De tous
review-every = Aussi les choix qui n’ont rien coûté

## The rules

rulebook-title = Règles
rulebook-games = Jeux
rulebook-contents = Sommaire
rulebook-more = Lire la suite
rulebook-codes = Montrer les numéros des règles

## The scenes: rules played on a small table

scene-all = Toutes les scènes
scene-about = Chaque scène montre une règle à l’œuvre sur la table. Ce sont les tests mêmes par lesquels Periplus vérifie qu’il joue selon les règles.
scene-one = Scène :
scene-rules = Les règles montrées
scene-unfold = { $number ->
    [one] Montrer l’unique scène
   *[other] Montrer les { $number } scènes
}
scene-of-rule = { $number ->
    [0] Aucune scène ne montre la règle { $rule } à elle seule
    [one] Une scène montre la règle { $rule }
   *[other] { $number } scènes montrent la règle { $rule }
}
scene-search = Chercher par mots ou par numéro de règle
scene-found = { $number ->
    [0] Aucune scène trouvée
    [one] Une scène
   *[other] { $number } scènes
}
scene-loading = La table se prépare…
scene-steps = Étapes de la scène
scene-step = Étape { $step } sur { $total }
scene-back = Étape précédente
scene-on = Étape suivante
scene-choices = { $number ->
    [one] Ici, une seule chose est possible
   *[other] Ici, { $number } choses sont possibles
}

## The table in words

textmode-type = Ou écris : le numéro, la forme écrite ou le début des mots
textmode-send = Valider
textmode-unknown = « { $text } » ne correspond à aucun choix, ou à plusieurs.
textmode-happened = Ce qui s’est passé
textmode-earlier = Auparavant ({ $number })
textmode-position = Où en est la partie

## The API

apidocs-title = L’API
apidocs-about = Tout ce que fait cette page, ton propre programme peut le faire aussi. Voici toutes les requêtes, telles que le serveur les décrit lui-même :
apidocs-requests = Requêtes
apidocs-shared = Ce que prennent la plupart des requêtes
apidocs-shapes = Ce qui est transmis
apidocs-body = Corps
apidocs-optional = facultatif
apidocs-missing = Le serveur ne donne pas sa description en ce moment. Réessaie dans un instant.
