### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-hasty = Diomede
    .manner = frettoloso
    .about = Sbarca presto e spesso, e chiude la partita prima che gli altri siano pronti.
style-greedy = Agamennone
    .manner = avido
    .about = Sbarca solo a pieno carico e ama le rotte lunghe.
style-devout = Nestore
    .manner = devoto
    .about = Punta a ogni dono divino e riempie l’Oracolo per il prossimo.
style-jealous = Aiace
    .manner = geloso
    .about = Invidia i premi degli altri e chiama Poseidon per fermarli.
style-wary = Telemaco
    .manner = prudente
    .about = Teme i Proci e tiene pronte per loro carte dell’Oracolo.
style-restless = Menelao
    .manner = irrequieto
    .about = Cambia rotta appena un’altra gli sembra migliore.
