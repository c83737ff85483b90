### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-stubborn = Ares
    .manner = stur
    .about = Kämpft um jeden Ort auf dem eigenen Weg, koste es, was es wolle.
style-quiet = Hestia
    .manner = still
    .about = Stimmt fast allem zu und spart die Karten für das letzte Ziel.
style-jealous = Hera
    .manner = neidisch
    .about = Hält lieber auf, wer vorn liegt, als selbst anzukommen.
style-bold = Dionysos
    .manner = kühn
    .about = Spielt die Karten, kaum dass sie da sind.
style-patient = Athene
    .manner = geduldig
    .about = Spart Karten, baut Tempel und wartet auf den Augenblick, der zählt.
style-fickle = Hermes
    .manner = wankelmütig
    .about = Nimmt, was nahe liegt, und tauscht Ziele ohne Reue.
