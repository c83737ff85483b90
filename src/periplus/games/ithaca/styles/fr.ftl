### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-hasty = Diomède
    .manner = pressé
    .about = Débarque tôt et souvent, et finit la partie avant que les autres soient prêts.
style-greedy = Agamemnon
    .manner = avide
    .about = Ne débarque qu’à pleine charge et aime les longues routes.
style-devout = Nestor
    .manner = dévot
    .about = Mise sur chaque don divin et remplit son Oracle pour le suivant.
style-jealous = Ajax
    .manner = jaloux
    .about = Envie les prix des autres et appelle Poséidon pour les arrêter.
style-wary = Télémaque
    .manner = prudent
    .about = Craint les Prétendants et garde contre eux des cartes de l’Oracle.
style-restless = Ménélas
    .manner = remuant
    .about = Change de route dès qu’une autre lui semble meilleure.
