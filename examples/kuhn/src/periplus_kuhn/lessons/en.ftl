### The lessons: of each step the thing to do, why, and answers to other clicks.

lesson-bet = A bluff
lesson-bet-card = You have the jack, the lowest card there is.
    .why = If the cards are shown, you lose your chip. Bruno has the queen or the king, and only he knows which.
lesson-bet-bluff = Bet a chip all the same.
    .why = Bruno can’t see your jack: he must pay a chip to see it, or give up.
    .check = If both check, the cards are shown, and the jack loses to every other card.
lesson-bet-won = Bruno folded: the pot is yours, and nobody saw your jack.
    .why = That is a bluff. It costs a chip more when somebody calls it.

lesson-call = A call
lesson-call-wait = You have the king. Check, and let Bruno bet.
    .why = No card beats the king: every chip that Bruno pays is yours.
    .bet = You may bet. But with a bet you tell that you are strong, and Bruno may fold.
lesson-call-call = Bruno bets. Call.
    .why = You pay a chip, the cards are shown, and the higher one takes the pot.
    .fold = Who folds gives up what lies in the pot. Your king can’t lose!
lesson-call-shown = The queen loses to your king: you win two chips.
    .why = Your score is what you have won. Now play a real hand.

## The first real game

coach-open = Bet with the highest card, and now and then with the lowest. With a card between, better check.
coach-answer = Call with the highest card, fold the lowest. In between, ask yourself how often this player bluffs.
coach-farewell = That is all there is to know. Good luck!
