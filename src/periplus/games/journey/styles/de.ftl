### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-hasty = Phileas Fogg
    .manner = eilig
    .about = Strebt ans Ende jeder Etappe und gräbt nur im Vorbeigehen.
style-collector = Aronnax
    .manner = sammelwütig
    .about = Vervollständigt Schädel und Skelette, wie weit der Weg auch sei.
style-wary = Conseil
    .manner = vorsichtig
    .about = Fürchtet Durst und Lava: nimmt Wasser mit und hebt Ausrüstung bis zuletzt auf.
style-thrifty = Cyrus Smith
    .manner = sparsam
    .about = Zieht, bis die Hand voll ist, und geht erst dann weiter.
style-bold = Ned Land
    .manner = kühn
    .about = Geht mit dem los, was da ist, und hofft im Übrigen auf Glück.
style-curious = Paganel
    .manner = neugierig
    .about = Geht dorthin, wo etwas geschieht: Quellen, Ereignisse, Abenteuer.
