### What every game shares: the terminal, the replay, headings.

## Nouns

# Said of a card or a place that this viewer may not know.
unseen = hidden
number = { $number }

## A page of rules for a game that came without one

rules-none = This game came without a page of rules.
rules-options = What can be chosen before the game

## What can be chosen in any game

option-first_player = Who begins
    .lot = decided by lot
    .first = the first seat
    .second = the second seat
    .third = the third seat
    .fourth = the fourth seat
    .fifth = the fifth seat
option-loser_begins = When the same players play again
    .no = who begins is found in the same way
    .yes = the loser of the last game begins

## Headings

heading-table = Table
heading-players = Players
heading-hand = Your hand
heading-piles = Piles and supplies
heading-log = Log

## The terminal

terminal-title = Periplus – a table for voyage games
terminal-you = you
terminal-player = Player { $number }
terminal-bot-sailor = Sailor { $number }
terminal-bot-helmsman = Helmsman { $number }
terminal-bot-captain = Captain { $number }
terminal-bot-oracle = Oracle { $number }
terminal-choose = Your choice (number, written form, ? for help):
terminal-unknown = “{ $text }” is not one of the choices. Type a number or a written form; ? explains the choices.
terminal-ambiguous = That could be several of the choices: type more of it, or a number.
terminal-help =
    Type the number of a choice or its written form; the beginning is enough if it fits only one.
    ?            explains every choice you have now
    hint         shows the best choices with your chances, and why they are good
    undo         takes back your last clicks, as long as nobody has learnt anything from them
    log          shows what has happened so far
    rules        shows the rules of the game
    card         shows a turn in a few lines, and what things cost now
    table        draws the table again
    position     tells the whole position in words
    save [file]  saves the game
    quit         leaves the table; the game is kept
terminal-undone = { $clicks ->
    [one] Your last click was taken back.
   *[other] Your last { $clicks } clicks were taken back.
}
terminal-nothing-to-undo = Nothing can be taken back: since your last click somebody has learnt something or made a decision.
terminal-saved = Saved in { $file }.
terminal-save-failed = Could not save in { $file }: { $reason }
terminal-resumed = The game continues where it stopped, after { $ply ->
    [one] 1 decision
   *[other] { $ply } decisions
}.
terminal-goodbye = The game is kept; continue with: { $command }
terminal-hot-seat = Pass the screen to { $name }. { $name }: press Enter once the others look away.
terminal-seal = The cards are sealed with { $seal }
terminal-secret = The secret behind the seal: { $secret }
terminal-record = The record of the game: { $file }
terminal-log-title = What has happened
terminal-nothing-logged = Nothing has happened yet.
terminal-no-hints = There are no hints in this game.
terminal-without-hints = This game is played without hints.
terminal-no-rules = Nobody has written down the rules of this game.

## The replay

replay-title = Replay
replay-keys = Enter: next step · p: previous step · a number: go to that step · s: look through other eyes · q: quit
replay-step = Step { $ply } of { $total }
replay-as-seat = As seen by { $name }
replay-as-spectator = As seen by a spectator
replay-start = This is the start of the game.
replay-end = This is the end of the game.

## Hints: why a choice is good, by the reasons in kernel/reasons.py

hint-decision = { $name } is to decide (--ply { $ply }).
hint-title = The best choices, with your chances to win:
hint-chance = { $percent }%
hint-win = It wins the game.
hint-only = It is the only choice you have.
hint-rivals = It sets { $name } back.
hint-keeps = “{ $other }” would cost you { $subject }.
hint-even = No single advantage stands out.
hint-alike = The first { $number } are about equal: the search can’t tell them apart.
puzzle-best = Best: { $best } ({ $percent } points better than the next).

## The review of a finished game

review-title = Review: { $game }
review-parts = Luck and skill
review-parts-help = What made each result: the chance to win at the start, what the cards did, what one’s own choices and those of the others did, and the rest. Together they are the result. Choices are measured against those of captains who know the same. In percentage points, with the margin of error (95 %).
review-start = Start
review-draws = Cards drawn
review-own = Own choices
review-others = Others’ choices
review-rest = Rest
review-rest-help = The rest is hidden cards, and what the estimates can’t tell apart.
review-result = Result
review-chances = Chances to win
review-chances-help = As things really stood, all cards open, and as each player could know.
review-truth = Really
review-known = As known
review-turns = Turning points
review-turn = Decision { $ply }
review-choices = Choices
review-choices-help = Each choice is compared with the best that three captains found who knew the same. Where they can’t tell, there is no grade.
review-ply = Decision
review-numbers = The numbers
review-player = Player
review-drawn = Cards are drawn.
review-best = Best found
review-good = As good
review-slip = Slip
review-mistake = Mistake
review-blunder = Blunder
review-unsure = Can’t tell
review-forced = No choice
review-better = Better: “{ $better }” instead of “{ $chosen }”.
review-cost = It cost { $cost } ± { $margin } points.
review-flawless = No choice surely cost anything.

## Games without a voice of their own

plain-question = Choose one.
plain-waiting = { $name } is to decide.
plain-deal = The dealer is to draw.
plain-over = The game is over.
plain-won = The game is over. First: { $winners }. { $scores }.

## What the table tells its players

notice-bot-failed = The bot in { $name }’s seat failed. { $instead ->
    [helmsman] A helmsman made this decision instead.
   *[sailor] A sailor made this decision instead.
}
notice-bot-replaced = The bot in { $name }’s seat is not available here. { $instead ->
    [helmsman] A helmsman plays on in its place.
   *[sailor] A sailor plays on in its place.
}
notice-taken-back = { $name } has taken the last choice back.
    .you = You have taken your last choice back.
notice-time-passed = Time ran out: a bot passed for { $name }.
    .you = Your time ran out: a bot passed for you.
notice-time-decided = Time ran out: a bot decided for { $name }.
    .you = Your time ran out: a bot decided for you.
notice-time-stands-in = { $name } has missed several decisions: a bot plays on.
    .you = You have missed several decisions: a bot plays for you.
notice-stands-in = { $name } lets a bot play.
    .you = You let a bot play for you.
notice-asked-to-stand-in = { $name } is away: as all the others wished, a bot plays on.
    .you = You were away: as all the others wished, a bot plays for you.
notice-returned = { $name } is back.
    .you = You are back.
notice-left = { $name } has left: a bot plays on to the end.
notice-auto-passed = Passed for you, as you asked. Only you can see this.

## Whole choices

way-by-itself = { $click } ({ $rest })

## Lessons

lesson-name = Guest
lesson-otherwise = “{ $click }” is allowed, too. { $help } In this lesson, do what is lit.

## The card beside the board

aid-title = The turn and its costs
aid-turn = A turn
aid-costs = What things cost
aid-none = This game has no such card; the rules explain it.

## Links to the table, where they are shared

preview-home = Voyages by sea and under the earth, to be played in the browser with friends or against bots. No account needed.
preview-rules = { $game }: the rules
preview-invited = { $name } invites you to a game of { $game }. { $open ->
    [one] One seat is open.
   *[other] { $open } seats are open.
}
preview-running = A game of { $game } is being played. You can watch.
preview-over = A game of { $game } is over. You can watch it again.
preview-puzzles = Puzzles
preview-puzzles-about = One choice is clearly best, and it is not the obvious one. Can you see it?

## Why a thing cannot be clicked now

why-over = The game is over.
why-watching = You are watching: only players can click.
why-stand-in = A bot is playing for you. Take your seat back first.
why-other = This is not part of the choice you are making. { $question }

# Calls to people who are not looking at their table: as short as a phone shows them.
call-turn = It’s your turn.
call-wrote = { $name } has written.
call-turn-of = { $name }, it’s your turn: { $table }.
call-letter =
    { $text }
    { $link }

    No more mails about this table: { $stop }
call-first-subject = Mails from { $table }?
call-first-letter =
    Somebody, probably you, wants a mail here when it is their turn at { $table }.

    Yes, send them: { $link }

    If it wasn’t you, do nothing: no other mail will come.
## The table for programs that read and write, such as language models

model-role = You are playing { $game } at a table of { $seats }. Play to win.
model-format =
    You are asked for one click at a time; a choice may take several. Think as long as you like. Then end your answer with a line that has CLICK: and a click in its written form, such as:
    CLICK: { $example }
model-forms = The clicks of this game in their written form:
model-rules = The rules:
model-happened = What has happened:
model-choices = Your choices, each in its written form:
model-no-click = Your answer has no click. End it with a line such as: CLICK: { $example }
model-not-legal = “{ $text }” is not a click that you can make now.
model-made-for-you = After { $tries } answers without a click that you can make, this one was made for you: { $written }
