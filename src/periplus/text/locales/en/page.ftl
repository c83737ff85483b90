### The page in the browser, all but the games themselves. Replay and rules are in replay.ftl.

## Everywhere

home-link = Periplus, to the home page
to-home = To the home page
close = Close
language = Language
theme = Light or dark
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
loading = One moment …
guest = Guest
your-name = Your name
your-turn = Your turn
your-turn-asked = Your turn: { $question }
copy = Copy
copied = Copied
copy-failed = The browser does not allow copying. The link is selected: copy it by hand.
share = Share
footer-private = No account needed, no advertising, nothing from anybody else’s servers. A cookie holds your seat, nothing more.
footer-api = For programmers: the API

## Home

home-tagline = A table for voyage games
home-welcome = Voyages by sea and under the earth, to be played in the browser with friends or against bots. You need no account: choose a game and cast off.
home-games = The games
home-players = { $players } players
home-minutes = { $minutes } { $most ->
    [one] minute
   *[other] minutes
}
home-play-now = Play now against bots
home-play-friends = Play with friends
home-rules = Rules
home-going = Your tables
home-finished = Finished games
home-gathering = waiting for players
home-waiting = waiting for others
home-set-aside = set aside
home-won = { $count ->
    [one] won by { $names }
   *[other] shared by { $names }
}
home-result = Result

## My games

games-title = My games
games-about = All that you have played in this browser, running and finished.
games-all = All my games
games-game = Game
games-any = All games
games-opponent = Played with
games-more = Show more
games-none-found = No game fits.
games-none-going = No game is running.
games-none-over = You haven’t finished a game yet.
games-rank = your place: { $rank } of { $of }
games-left = you left

## A new table

new-title = A new table
new-game = Which game?
new-seats = Who plays?
new-seat = Seat { $number }
new-seat-me = You
new-seat-open = A friend, by invitation
new-seat-bot = Bot: { $level }
new-fewer = fewer seats
new-more = more seats
new-count = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
new-name = Name of the table
new-clock = Time for each decision
new-clock-none = As long as it takes
new-clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
new-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
new-clock-help = When the time runs out, a bot makes that decision.
new-hints = Hints
new-hints-allowed = Allowed
new-hints-none = None
new-hints-help = Whether players may ask for the best choices, with their chances to win.
new-options = { $changed ->
    [0] House rules
    [one] House rules (1 changed)
   *[other] House rules ({ $changed } changed)
}
new-options-help = Where the published rules leave something open, or the editions differ, the table may choose. The choices shown are the usual ones.
new-make = Make the table
new-make-help = { $open ->
    [one] You then get a link to send to your friend. The game begins when they have sat down.
   *[other] You then get a link to send to your { $open } friends. The game begins when all of them have sat down.
}
new-make-at-once = No seat is open: the game begins at once.

level-sailor = Sailor
level-sailor-about = Clicks at random: good company for the very first game.
level-helmsman = Helmsman
level-helmsman-about = Weighs the chances and plays to win.
level-captain = Captain
level-captain-about = Guesses at hidden cards and thinks ahead.
level-oracle = Oracle
level-oracle-about = Thinks ahead for two seconds: the strongest.
level-and-manner = { $level }, { $manner }
manner = Temperament
manner-of-seat = Temperament in seat { $number }
manner-any = Any temperament
manner-none = No temperament
manner-choice = { $name } ({ $manner })
manner-any-about = Who it is, you will see at the table.

## Before the game

seat-open = open seat
seat-you = you
gathering-open = { $open ->
    [one] One seat is still open. The game begins as soon as it is taken.
   *[other] { $open } seats are still open. The game begins as soon as they are taken.
}
gathering-invite = Invite your friends
gathering-invite-help = Whoever opens this link can take one of the open seats.
gathering-link = Invitation link
gathering-seats = At the table
gathering-bots = Nobody else coming?
gathering-level = Level of the bots
gathering-start = Fill with bots and begin
gathering-expected = Still missing: { $names }.
gathering-away = Not looking at this page just now: { $names }.
gathering-qr = The address of the table as a QR code
gathering-qr-help = Somebody next to you? They can photograph this.
gathering-rules = How we play
gathering-usual = Otherwise by the usual rules.
without-hints = Without hints
clock-seconds = { $seconds } seconds
seat-expected = for { $name }

join-text = You are invited to a game of { $game }.
join-sit = Take a seat
join-or-watch = Or stay as you are and watch.

device-title = Go on playing here
device-text = This link brings your seat to this device. It works once.
device-here = Continue here
device-failed-title = This link no longer works
device-failed-text = On the device where you were playing, open the menu of the table and ask for a new link.

## At the table

players = Players
seat-bot = A bot: { $level }.
seat-stand-in = { $name } is away; a bot plays on ({ $level }).
seat-present = { $name } is at the table.
seat-away = { $name } is not looking at the table just now.
present = present
away = away
has-turn = has the turn
decides = is to decide
prompt = What is asked
prompt-more = The whole question
undo = Take back
undo-help = Takes back your last clicks, as far as nobody has learnt anything from them.
hints = Hint
hints-help = Thinks for a moment, knowing no more than you do, and shows the best choices with your chances to win.
hints-thinking = Weighing your choices …
why = Why can’t I …?
spectating = You are watching. You see what everybody may see.
watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
stand-in-mine = A bot plays for you, until you take your seat back.
choices = What can be answered
choices-all = All { $count }
choices-folded = { $gist } ({ $count } choices)
choices-search = Search the choices
choices-none = None of the choices has these words.
confirm = Confirm
picked = { $count ->
    [0] Pick what you like, in any order.
   *[other] Picked: { $count }
}
picked-out = Take out: { $thing }
picked-none = Start over
picked-other = It doesn’t go with what you have picked: take something out first.
looked-not = Not this
ways-more = More …
clock = Time left for this decision
clock-days-left = { $days ->
    [one] 1 day left
   *[other] { $days } days left
}
clock-hours-left = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}
clock-until = Until { $time }.
clock-help = When the time runs out, a bot makes this choice: one that commits you least. After three in a row it keeps the seat until the player comes back.
side = Board, log and chat
tab-board = Board
tab-hand = Hand
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unread = unread
announcements = What has just happened
connection-lost = The connection is lost. The page keeps trying and goes on by itself; nothing you have done is lost.

## The menu of the table

menu = Menu
menu-seat = Your seat
menu-view = How it looks and sounds
menu-game = The game
menu-watch = Whoever has this link may watch:
menu-watch-link = Link for spectators
seat-hand = Let a bot play for me
seat-take-back = Take my seat back
other-device = Continue on another device
other-device-help = Scan this with the other device, or open the link there. It works once, until { $time }.
other-device-qr = The link to your seat as a QR code
other-device-link = Link to your seat
leave = Leave the table
leave-sure = You would give up your seat for good: a bot plays it to the end. To be away for a while, let a bot play for you instead.
leave-gathering = Your seat becomes free for somebody else.
leave-yes = Leave for good
leave-no = Stay
text-mode = The table in words
motion = Animate moves
one-click = One click on the board is enough
sound = A sound when it is my turn
notifications = A notification when it is my turn
notifications-barred = The browser does not allow notifications from this page. You can change that in its settings.
seal = Sealed cards
seal-help = Before the first card was dealt, the server fixed all draws with a secret and showed its seal. At the end the secret is shown, and anybody can check that nobody chose the cards.
seal-word = Seal
seal-secret = Secret
seal-secret-later = is shown when the game is over
seal-verify = To check it, download the record of the game and run:

## The end of the game

ending-next = What next
ending-replay = Watch the replay
ending-review = Review
ending-record = Download the record
rematch = Play again
rematch-join = To the new game
rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}

## When something goes wrong

missing-title = Off the chart
missing-text = There is nothing at this address. Perhaps a piece of the link is missing?
no-table-title = No such table
set-aside-title = This table is set aside
unreachable-title = No connection
refusal-unreachable = The server does not answer. The page keeps trying.
refusal-no-table = There is no table at this address. Perhaps the link is incomplete, or the table has been cleared away.
refusal-seat-taken = Somebody was faster: this seat is taken.
refusal-no-seat = All seats at this table are taken. You are welcome to watch.
refusal-not-your-turn = It is not your turn to decide.
refusal-not-seated = You are only watching at this table.
refusal-not-host = Only the one who made the table can do that.
refusal-stale = The table has moved on. Here is how it stands now.
refusal-illegal = That is not possible any more. Here is how it stands now.
refusal-not-running = The game has not begun yet.
refusal-over = The game is over.
refusal-not-over = This can be seen when the game is over.
refusal-nothing-to-undo = Nothing can be taken back: since your last click somebody has learnt something or made a decision.
refusal-unknown-rules = This table is played by rules that this server does not know.
refusal-set-aside = The game at this table can’t be replayed, so it can’t go on for now. Whoever runs this server finds the reason in its log. What was played is kept.
refusal-unavailable = That could not be kept just now. Please try again.
refusal-no-link = This link is unknown or too old.
refusal-no-hints = This game has no hints.
refusal-no-review = This game has no reviews.
refusal-without-hints = This table is played without hints.
refusal-link-used = This link has been used already. It works only once.
refusal-too-large = That is too long.
refusal-too-many = Too much at once. Please wait a moment.
refusal-full = The server has no room for new tables just now. Games go on.
refusal-tables-today = Very many tables were made from here today. Please try again tomorrow.
refusal-chat-full = The chat of this table is full.
refusal-other = Something went wrong. Please try again.

## Learning a game

learn-title = Learn { $game }
lesson = Lesson
lesson-title = { $number } of { $count }: { $title }
lesson-all = All lessons
lesson-progress = Step { $step } of { $steps }
lesson-back = Back one step
lesson-again = Start this lesson again
lesson-go-on = Go on
lesson-hurry = Skip
lesson-done = Well done: this lesson is finished.
lesson-next = Next: { $title }
lesson-play = Play a real game
lesson-leave = Leave the lessons; you can go on later
lesson-none = This game has no such lesson.
lesson-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
home-learn = New here? Learn { $game } in { $minutes } minutes
home-first = Have you played { $game } before?
home-first-about = The lessons take { $minutes } minutes, on the real board. You can leave them at any time.
home-learn-first = Learn first
home-just-play = Just play
coach = Coach
coach-got-it = Got it
coach-stop = No more tips

## For whom bots decide

clock-warning = { $seconds } seconds left: then a bot decides for you, as little as it can.
click-kept = The server does not answer. Your click is kept, and sent as soon as it does.
in-my-name-read = I have read it
absences = For whom bots decided
absence-time = { $name }: time ran out { $count ->
    [one] once, and a bot decided.
   *[other] { $count } times, and a bot decided.
}
absence-bot = A bot played for { $name } for a while.
pass = Pass for me
pass-turn = until my next turn
pass-round = until this debate or auction is over
pass-forced = whenever I can only pass
pass-off = no, I decide
pass-on = Passing for you: { $until }.
pass-help = The server passes for you, after a pause like anybody’s. Nobody else can tell.
stand-in-wish = { $name } is away. Let a bot play on? All who are here must want it: { $wished } of { $here } do.
refusal-no-passes = In this game nobody can pass for you.
refusal-not-away = That player is at the table.
