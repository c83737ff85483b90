### What every game shares: the terminal, the replay, headings.

## Nouns

# Said of a card or a place that this viewer may not know.
unseen = hidden
number = { $number }

## A page of rules for a game that came without one

rules-none = This game came without a page of rules.
rules-options = What can be chosen before the game

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
way-by-itself = { $click } ({ $rest })
