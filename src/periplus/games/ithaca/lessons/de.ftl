### Die Lektionen von Ithaca: zu jedem Schritt, was zu tun ist, warum, und Antworten auf andere Klicks.

lesson-goal = Das Ziel
lesson-goal-route = Das ist deine Route: Thrinakia, gelb, drei Jahre.
    .why = Du segelst heim. Karten, die du auf eine Route lädst, werden beim Landen zu Punkten. Wer die meisten hat, gewinnt.
lesson-goal-favour = Zeus und Athene haben je 2: Die Göttliche Gunst hat Zeus.
    .why = Die führende Gottheit bestimmt, was du tun darfst. Bei Gleichstand gilt: Zeus, Athene, Helios, Aiolos.
lesson-goal-influence = Spiel Zeus 1 zu Zeus.
    .why = Jeden Zug spielst du eine Karte zu ihrer Gottheit. Zeus führt dann mit 3, und für ihn zeigt deine Route Odyssee: laden.
    .influence-a1 = Du darfst jede Karte spielen. Aber dann würde Athene mit 3 führen, und für sie zeigt deine Route Orakel, nicht Odyssee.
    .influence-h3 = Du darfst jede Karte spielen. Aber dann würde Helios führen: Die leere Route würde landen, und die gelbe 3 wäre weg.
    .influence-i1 = Du darfst jede Karte spielen. Aber Zeus führt nur dem Rang nach: Stärke ihn mit Zeus 1.
lesson-goal-load = Odyssee: Lade Helios 3 auf deine Route.
    .why = Laden kann man nur Karten von der Farbe der Route, und Helios ist gelb. Platz ist für eine Karte je Jahr.
    .discard = Statt der Tat darfst du eine Karte ablegen und eine ziehen. Aber eine 3 auf der Route ist 3 Punkte wert.
lesson-goal-turn = Das war ein Zug: eine Gottheit stärken, dann tun, was die Route zeigt.
    .why = Dieselbe Route zeigt für jede Gottheit eine andere Tat. Mit einer Hand lenkst du die Götter, mit der anderen segelst du.

lesson-landing = Die Landung
lesson-landing-loaded = Helios 3 und Helios 1 sind an Bord: 4 Punkte, wenn du landest.
    .why = Für Helios zeigt deine Route Landung. Aber Zeus führt mit 3, und Helios hat nur 2.
lesson-landing-keep = Behalte deine Route.
    .why = Ein Zug beginnt mit dieser Frage: Für eine Karte deines Orakels könntest du eine andere Route ziehen.
    .change = Du darfst wechseln. Aber diese Route ist beladen und fast am Ziel.
lesson-landing-steer = Spiel Helios 2 zu Helios.
    .why = Dann hat er 4, mehr als Zeus: Die Gunst geht zu ihm, und deine Route zeigt Landung.
    .influence-z1 = Du darfst jede Karte spielen. Aber dann bleibt Zeus vorn, und du kannst nicht landen.
    .influence = Du darfst jede Karte spielen. Aber Zeus bliebe mit 3 vorn, und du kannst nicht landen.
lesson-landing-land = Lande.
    .why = Die Karten auf deiner Route werden zu Punkten, und ihre drei Jahre zählen für deine Reise.
    .discard = Statt der Tat darfst du eine Karte ablegen. Aber die Landung bringt jetzt 4 Punkte.
lesson-landing-landed = 4 Punkte und drei Jahre. Du hast eine neue Route gezogen.
    .why = Punkte entscheiden. Jahre bringen nur das Ende näher: Mit zehn davon ist das Spiel aus.

lesson-oracle = Orakel und Geschenk
lesson-oracle-steer = Spiel Aiolos 1 zu Aiolos.
    .why = Deine neue Route, Aiaia, zeigt für Aiolos Orakel. Er führt mit 3 und hat dann 4.
    .influence-z3 = Du darfst jede Karte spielen. Aber dann würde Zeus führen, und diese Zeus 3 behältst du besser.
    .influence = Du darfst jede Karte spielen, und Aiolos würde noch führen. Aber stärke ihn, und zeig die anderen nicht her.
lesson-oracle-oracle = Leg Zeus 3 in dein Orakel.
    .why = Sie liegt verdeckt, nur du kennst sie. Mit Orakelkarten bietest du um Geschenke und trittst den Freiern entgegen.
    .oracle = Jede Handkarte darf dorthin. Aber Zeus wächst, und eine Zeus-Karte wird bald nützlich.
    .discard = Statt der Tat darfst du eine Karte ablegen. Aber das Orakel ist mehr wert.
lesson-oracle-gift = Carla brachte Zeus auf 7: mehr als 6, also gibt es ein Göttergeschenk.
    .why = Die Freier ziehen zu Zeus, und die beste Einzelkarte dort, Zeus 3, wird ausgesetzt. Carla hat gepasst.
lesson-oracle-bid = Biete Zeus 3 aus deinem Orakel.
    .why = Man bietet verdeckt Orakelkarten dieser Gottheit. Die höchste Summe gewinnt die Karte als Punkte.
    .pass = Du darfst passen und deine Karte behalten. Aber sonst scheint niemand Zeus-Karten zu haben.
lesson-oracle-won = Das Geschenk gehört dir: 3 Punkte. Aber dein Orakel ist leer.
    .why = Alle gebotenen Karten werden abgelegt, auch die des Gewinners. Und am Ende warten die Freier, jetzt bei Zeus.

lesson-change = Der Routenwechsel
lesson-change-stuck = Delos ist voll: 5 Punkte an Bord. Aber es landet nur mit Athene.
    .why = Zeus führt mit 4, Athene hat nichts: Das würde lange dauern.
lesson-change-change = Wechsle die Route: Leg Athene 4 aus deinem Orakel zu Poseidon.
    .why = Du ziehst eine andere, und die Karten an Bord kommen mit. Zu dritt erträgt Poseidon 4; er hat 1.
    .keep = Du darfst Delos behalten. Aber Athene hat nichts, und du könntest lange nicht landen.
    .change-z2 = Jede Orakelkarte geht. Mit Zeus 2 hätte Poseidon 3 und bliebe ruhig. Mit 4 hat er 5: Schau zu!
lesson-change-wrath = 5 ist mehr als 4: Poseidons Zorn! Bruno und Carla verlieren ihre Routen.
    .why = Alle außer dir müssen neue ziehen. Deine eigene, Kyklopen, landet mit Zeus.
lesson-change-influence = Spiel Zeus 1 zu Zeus.
    .why = Zeus bleibt vorn, und für ihn zeigt deine neue Route Landung.
    .influence = Du darfst jede Karte spielen, und Zeus würde noch führen. Aber Zeus 1 ist am sichersten.
lesson-change-land = Lande.
    .why = 5 Punkte und vier Jahre: Die lange Route zählt mehr Jahre.
    .discard = Statt der Tat darfst du eine Karte ablegen. Aber 5 Punkte warten.
lesson-change-cost = Das hat eine Orakelkarte gekostet. Eine ist noch da.
    .why = Dein Orakel dient drei Zwecken: bieten, die Route wechseln, den Freiern entgegentreten. Gib nicht alles aus.

lesson-end = Das Ende
lesson-end-years = Du hast sieben Jahre, diese Route hat drei: Mit der Landung sind es zehn.
    .why = Mit zehn Jahren ist die Reise vorbei. Karten auf der Hand oder auf einer nicht gelandeten Route zählen nichts.
lesson-end-suitors = Die Freier sind bei Zeus, und in deinem Orakel liegt Zeus 3.
    .why = Am Ende besiegt sie das stärkste Orakel dieser Gottheit. Alle anderen verlieren ihre Punkte von Zeus.
lesson-end-influence = Behalte deine Route, dann spiel Zeus 1 zu Zeus.
    .why = Für Zeus zeigt deine Route Landung. Dein Orakel bleibt vollständig für die Freier.
    .change = Du darfst wechseln. Aber dann ist eine Orakelkarte weg, und diese Route kann jetzt landen.
    .influence = Du darfst jede Karte spielen, und Zeus würde noch führen. Aber Zeus 1 ist am sichersten.
lesson-end-land = Lande und beende die Reise.
    .why = 5 Punkte mehr und das zehnte Jahr.
    .discard = Statt der Tat darfst du eine Karte ablegen. Aber die Landung beendet das Spiel, während du vorn liegst.
lesson-end-over = Du besiegst die Freier und gewinnst: 11 Punkte, Bruno 7, Carla 6.
    .why = Bruno und Carla haben ihre Punkte von Zeus verloren. Spiel jetzt richtig, gegen Steuerleute; am Anfang helfen wir dir.

## Die erste richtige Partie

coach-change = Behalte deine Route, wenn die Landung nicht fern ist. Ein Wechsel kostet eine Orakelkarte und ärgert Poseidon.
coach-influence = Sieh auf deine Route: Welche Tat willst du, und für welche Gottheit zeigt sie sie? Bring diese nach vorn.
coach-odyssey = Lade die höchste Karte von der Farbe der Route. An Bord zählt sie nur, wenn du landest.
coach-oracle = Leg eine Karte der Gottheit hin, die wächst: Du kannst damit bieten oder am Ende die Freier besiegen.
coach-land = Die Landung macht aus der Ladung Punkte. Mit leerer Route bringt sie nur Jahre und das Ende näher.
coach-gift = Alle gebotenen Karten sind weg. Biete, wenn dir das Geschenk mehr wert ist als deine Stärke gegen die Freier.
coach-favour = Noch eine Karte zu einer Gottheit: Stärke die, die du als Nächstes brauchst, oder bring sie über 6 für ein Geschenk.
coach-farewell = Jetzt kennst du das Spiel. Von hier an segelst du allein: gute Heimfahrt!
