### People: open tables, what hosts may do, reports, accounts and profiles.

## Open tables

open-title = Open tables
open-none = No table is open just now. Make one: “Play with friends”, then “Anybody may join”.
open-sit = Sit down
open-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
open-there = at the table now
experience-any = Everybody welcome
experience-new = For beginners
experience-practised = For practised players
new-admits = Who may join?
new-admits-invited = Whoever gets the link from you
new-admits-anybody = Anybody may join
new-admits-help = A table that anybody may join is listed on the home page. Until the game begins you can close it, or remove somebody.
new-experience = For whom
new-talk = Chat
new-talk-on = Allowed
new-talk-off = None
gathering-anybody = This table is listed on the home page: anybody may join.
gathering-closed = Nobody else can sit down at this table.

## What can be done about others

people-title = The others at the table
people-none = Nobody else is at the table.
people-actions = What to do about { $name }
person-hide = Hide their messages
person-show = Show their messages
person-report = Report
person-muted = muted
host-title = As host
host-remove = Remove
host-mute = Mute for everybody
host-unmute = Let them speak again
host-open = Let anybody join
host-close = Let nobody else join
host-invite = Only with the link
host-talk-off = Switch the chat off
host-talk-on = Switch the chat on
report-title = Report { $name }
report-help = Whoever runs this server reads it, with what was written. Nobody at the table is told.
report-reason = What is it about?
report-chat = What they write
report-name = Their name
report-play = How they play, or leave
report-other = Something else
report-text = What happened?
report-send = Send the report
report-sent = Thank you. Whoever runs this server will look at it.
chat-off = There is no chat at this table.
chat-muted = The host of this table has muted you.

refusal-closed = The host lets nobody else sit down at this table. You are welcome to watch.
refusal-barred = The host has removed you from this table.
refusal-invited-only = This server has no open tables: people are invited to it.
refusal-unwanted-name = This name can’t be used here. Please choose another.
refusal-muted = The host of this table has muted you.
refusal-no-talk = There is no chat at this table.
refusal-begun = The game has begun.

## Accounts

account-title = Your account
account-link = Account
account-about = You need no account. With one you have your seats on every device. There is no password: your device holds a passkey.
account-name = Your name
account-make = Make an account
account-sign-in = Sign in
account-claim = { $games ->
    [one] Bring along the game of this browser
   *[other] Bring along the { $games } games of this browser
}
account-no-passkeys = This browser has no passkeys at this address. They need HTTPS, or a name such as “localhost”.
account-failed = No passkey was used. Please try again.
account-elsewhere = Sign in with { $provider }
account-elsewhere-failed = You are not signed in: you came back without having said who you are.
account-linked = You can sign in with { $provider }, without a passkey.
account-not-linked = You can also sign in with { $provider }, if you link it to this account.
account-link-elsewhere = Link { $provider }
account-recover = I have lost my passkeys
account-code = Recovery code
account-code-new = Your recovery code
account-code-help = Write it down and keep it safe: it signs you in when every passkey is lost. It is shown only now, and works once.
account-code-renew = A new recovery code
account-kept = I have written it down
account-passkeys = Passkeys
account-passkey-add = Add a passkey
account-remove = Remove
account-sessions = Where you are signed in
account-here = here
account-end = Sign out there
account-sign-out = Sign out
account-save = Save
account-rated = Ratings and a profile that others can see
account-rated-help = Games without hints and by the usual files count, among people who want ratings and with bots. Leaving and running out of time count as a loss.
account-profile = My profile
account-delete = Delete my account
account-delete-sure = Your account, your name at the tables and what you wrote there are deleted. The games remain, without your name. This can’t be undone.
account-delete-yes = Delete for good
refusal-passkey = This passkey isn’t known here.
refusal-too-late = That took too long. Please try again.
refusal-no-recovery = No account has this recovery code. Each works once.
refusal-not-signed-in = Please sign in first.
refusal-elsewhere = That server could not tell who you are. Please try again later.
refusal-other-account = Whoever you are there has another account here already.
refusal-too-many-passkeys = An account can’t have more passkeys.

## Profiles

profile-title = The profile of { $name }
profile-nameless = Somebody
profile-own = Only you see this profile. With ratings switched on, others see it too.
profile-none = No finished game yet.
profile-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}
profile-left = left { $times ->
    [one] once
   *[other] { $times } times
}
profile-rating = Rating { $value }
profile-rating-between = probably between { $low } and { $high }
profile-place = Place { $place }: { $times }×
profile-goals = { $reached } of { $number } goals reached
profile-chart = The rating of { $game }, game by game
profile-scale = A helmsman has 1000.
profile-opponents = Favourite opponents
profile-ahead = { $games ->
    [one] 1 game, ahead in { $ahead }
   *[other] { $games } games, ahead in { $ahead }
}
refusal-no-profile = There is no such profile, or only its owner can see it.
