### Alles, was man von diesem Spiel liest. Die Texte dürfen die Zahlen und Wörter der Ansicht bei ihrem Namen
### nennen, $name für den, der entscheidet, und am Ende $winners, $count und $scores.

game-title = Kuhn-Poker
game-about = Eine Karte für jeden, ein Einsatz: mitgehen oder sich bluffen lassen.

## Karten und Taten

card-jack = Bube
card-queen = Dame
card-king = König
card-ace = Ass

deed-check = geschoben
deed-bet = gesetzt
deed-fold = ausgestiegen
deed-call = mitgegangen

## Möglichkeiten: click-VERB ist die Aufschrift, help-VERB erklärt sie

click-check = Schieben
click-bet = Einen Chip setzen
click-fold = Aussteigen
click-call = Mitgehen
help-check = Du bleibst im Spiel, ohne zu zahlen. Wenn niemand setzt, gewinnt die höchste Karte den Topf (K-4, K-6).
help-bet = Du zahlst einen Chip. Die anderen müssen mitgehen oder aussteigen (K-4, K-5).
help-fold = Du gibst deine Karte auf und was du gezahlt hast (K-5).
help-call = Du zahlst einen Chip, und die Karten werden gezeigt (K-5, K-6).

## Fragen: question-PHASE an den, der entscheidet, in einer kurzen Zeile, darunter detail-PHASE

question-open = Schiebst du oder setzt du?
detail-open = Noch hat niemand gesetzt.
question-answer = Steigst du aus oder gehst du mit?
detail-answer = Es ist gesetzt.
question-deal = Die Karten werden gegeben.
question-waiting = { $name } ist am Zug.
question-over = Das Spiel ist aus. Sieger: { $winners }. { $scores }.

## Die Lage: view-FELD benennt ein Feld des Tisches, player-FELD eines von jedem Spieler

view-card = Deine Karte
view-pot = Topf
player-stakes = im Topf
player-deeds = zuletzt
player-cards = Karte

## Was geschehen ist, in der zweiten Person, wenn man es selbst war

event-dealt = { $card_id ->
    [unseen] { $seat } bekommt eine Karte.
   *[other] { $seat } bekommt eine Karte: { $card }.
}
    .you = Du bekommst eine Karte: { $card }.
event-checked = { $seat } schiebt.
    .you = Du schiebst.
event-bet = { $seat } setzt einen Chip.
    .you = Du setzt einen Chip.
event-folded = { $seat } steigt aus.
    .you = Du steigst aus.
event-called = { $seat } geht mit.
    .you = Du gehst mit.
event-showed = { $seat } zeigt eine Karte: { $card }.
    .you = Du zeigst deine Karte: { $card }.
event-won = { $seat } gewinnt den Topf mit { $chips } Chips.
    .you = Du gewinnst den Topf mit { $chips } Chips.
