### Die Lektionen: zu jedem Schritt, was zu tun ist, warum, und Antworten auf andere Klicks.

lesson-bet = Ein Bluff
lesson-bet-card = Du hast den Buben, die niedrigste Karte.
    .why = Werden die Karten gezeigt, verlierst du deinen Chip. Bruno hat Dame oder König, und nur er weiß, was.
lesson-bet-bluff = Setz trotzdem einen Chip.
    .why = Bruno sieht deinen Buben nicht: Er muss einen Chip zahlen, um ihn zu sehen, oder aufgeben.
    .check = Schieben beide, werden die Karten gezeigt, und der Bube verliert gegen jede andere.
lesson-bet-won = Bruno ist ausgestiegen: Der Topf gehört dir, und niemand sah deinen Buben.
    .why = Das ist ein Bluff. Er kostet einen Chip mehr, wenn jemand mitgeht.

lesson-call = Mitgehen
lesson-call-wait = Du hast den König. Schieb und lass Bruno setzen.
    .why = Keine Karte schlägt den König: Jeder Chip, den Bruno zahlt, gehört dir.
    .bet = Du darfst setzen. Aber damit verrätst du, dass du stark bist, und Bruno steigt vielleicht aus.
lesson-call-call = Bruno setzt. Geh mit.
    .why = Du zahlst einen Chip, die Karten werden gezeigt, und die höhere nimmt den Topf.
    .fold = Wer aussteigt, gibt auf, was im Topf liegt. Dein König kann nicht verlieren!
lesson-call-shown = Die Dame verliert gegen deinen König: Du gewinnst zwei Chips.
    .why = Dein Ergebnis ist, was du gewonnen hast. Spiel jetzt richtig.

## Die erste richtige Partie

coach-open = Setz mit der höchsten Karte und ab und zu mit der niedrigsten. Mit einer dazwischen schieb lieber.
coach-answer = Geh mit der höchsten Karte mit, steig mit der niedrigsten aus. Dazwischen frag dich, wie oft dieser Spieler blufft.
coach-farewell = Mehr gibt es nicht zu wissen. Viel Glück!
