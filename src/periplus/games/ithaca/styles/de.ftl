### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-hasty = Diomedes
    .manner = eilig
    .about = Landet früh und oft und beendet das Spiel, ehe die anderen so weit sind.
style-greedy = Agamemnon
    .manner = gierig
    .about = Landet nur voll beladen und mag lange Routen.
style-devout = Nestor
    .manner = fromm
    .about = Bietet um jedes Göttergeschenk und füllt das Orakel für das nächste.
style-jealous = Ajax
    .manner = neidisch
    .about = Gönnt anderen ihre Preise nicht und ruft Poseidon gegen sie an.
style-wary = Telemachos
    .manner = vorsichtig
    .about = Fürchtet die Freier und hält Orakelkarten gegen sie bereit.
style-restless = Menelaos
    .manner = rastlos
    .about = Wechselt die Route, sobald eine andere besser aussieht.
