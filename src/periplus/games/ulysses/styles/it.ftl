### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-stubborn = Ares
    .manner = testardo
    .about = Si batte per ogni luogo sulla sua strada, costi quel che costi.
style-quiet = Estia
    .manner = taciturno
    .about = È d’accordo quasi su tutto e tiene le carte per l’ultimo obiettivo.
style-jealous = Era
    .manner = geloso
    .about = Preferisce fermare chi è in testa che arrivare da qualche parte.
style-bold = Dioniso
    .manner = audace
    .about = Gioca le carte appena arrivano.
style-patient = Atena
    .manner = paziente
    .about = Risparmia carte, costruisce templi e aspetta il momento che conta.
style-fickle = Ermes
    .manner = volubile
    .about = Prende quel che è vicino e cambia obiettivi senza rimpianti.
