### All that a player reads of this game. The texts may use the numbers and words of the view by their names,
### $name for the player who decides, and in the end $winners, $count and $scores.

game-title = Kuhn poker
game-about = One card each, one bet: call it, or be bluffed.

## Cards and deeds

card-jack = jack
card-queen = queen
card-king = king
card-ace = ace

deed-check = checked
deed-bet = bet
deed-fold = folded
deed-call = called

## Choices: click-VERB is the label, help-VERB explains it

click-check = Check
click-bet = Bet a chip
click-fold = Fold
click-call = Call
help-check = You stay in without paying. If nobody bets, the highest card takes the pot (K-4, K-6).
help-bet = You pay a chip. The others must pay one too, or fold (K-4, K-5).
help-fold = You give up your card and what you have paid (K-5).
help-call = You pay a chip, and the cards are shown (K-5, K-6).

## Questions: question-STAGE to the one who decides, in a short line, with detail-STAGE beneath it

question-open = Do you check or bet?
detail-open = Nobody has bet.
question-answer = Do you fold or call?
detail-answer = There is a bet.
question-deal = The cards are being dealt.
question-waiting = { $name } is to decide.
question-over = The game is over. The pot goes to { $winners }. { $scores }.

## The position: view-FIELD labels a field of the table, player-FIELD one of each player's

view-card = Your card
view-pot = Pot
player-stakes = in the pot
player-deeds = last
player-cards = card

## Facts: the viewer's own in the second person

event-dealt = { $card_id ->
    [unseen] { $seat } gets a card.
   *[other] { $seat } gets a card: { $card }.
}
    .you = You get a card: { $card }.
event-checked = { $seat } checks.
    .you = You check.
event-bet = { $seat } bets a chip.
    .you = You bet a chip.
event-folded = { $seat } folds.
    .you = You fold.
event-called = { $seat } calls.
    .you = You call.
event-showed = { $seat } shows a card: { $card }.
    .you = You show your card: { $card }.
event-won = { $seat } takes the pot of { $chips } chips.
    .you = You take the pot of { $chips } chips.
