### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-hasty = Phileas Fogg
    .manner = pressé
    .about = File vers la fin de chaque étape et ne fouille qu’en passant.
style-collector = Aronnax
    .manner = collectionneur
    .about = Complète crânes et squelettes, si long que soit le chemin.
style-wary = Conseil
    .manner = prudent
    .about = Craint la soif et la lave, prend de l’eau et garde l’équipement jusqu’à la fin.
style-thrifty = Cyrus Smith
    .manner = économe
    .about = Pioche jusqu’à avoir la main pleine, et n’avance qu’ensuite.
style-bold = Ned Land
    .manner = audacieux
    .about = Avance avec ce qu’il a et s’en remet à la chance pour le reste.
style-curious = Paganel
    .manner = curieux
    .about = Va là où il se passe quelque chose, sources, événements, aventures.
