### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-stubborn = Arès
    .manner = têtu
    .about = Se bat pour chaque lieu sur sa route, quoi qu’il en coûte.
style-quiet = Hestia
    .manner = discret
    .about = Accepte presque tout et garde ses cartes pour le dernier objectif.
style-jealous = Héra
    .manner = jaloux
    .about = Aime mieux arrêter qui mène que d’arriver quelque part.
style-bold = Dionysos
    .manner = audacieux
    .about = Joue ses cartes dès qu’elles arrivent.
style-patient = Athéna
    .manner = patient
    .about = Économise ses cartes, bâtit des temples et attend le moment qui compte.
style-fickle = Hermès
    .manner = changeant
    .about = Prend ce qui est proche et change d’objectif sans regret.
