### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-hasty = Phileas Fogg
    .manner = frettoloso
    .about = Corre alla fine di ogni tappa e scava solo di passaggio.
style-collector = Aronnax
    .manner = collezionista
    .about = Completa crani e scheletri, per quanto lunga sia la via.
style-wary = Conseil
    .manner = prudente
    .about = Teme la sete e la lava: prende acqua e tiene l’equipaggiamento fino alla fine.
style-thrifty = Cyrus Smith
    .manner = parsimonioso
    .about = Pesca finché ha la mano piena, e solo allora si muove.
style-bold = Ned Land
    .manner = audace
    .about = Avanza con quel che ha e per il resto si affida alla fortuna.
style-curious = Paganel
    .manner = curioso
    .about = Va dove succede qualcosa: fonti, eventi, avventure.
