# Being called to one's table, and clocks for days: what the page says of them.

menu-calls = When I am away
call-me = Tell me when it is my turn
call-never = No
call-on-turn = When my turn comes
call-on-chat = Also when somebody writes
call-here = This browser will be told, even when the page is closed. Once, until you have looked.
call-not-here = This browser is not told: choose again to allow it.
call-barred = Your browser does not allow notifications here. Its settings can change that.
call-barred-mail = Your browser does not allow notifications here. A mail can tell you instead.
call-home-screen = To be told when it is your turn, put this page on your home screen first: Share, then “Add to Home Screen”.
call-mail = By mail, to
call-mail-send = Ask for mails
call-mail-asked = A mail is on its way to { $address }. Follow its link, and you will be told there.
call-mail-on = Mails go to { $address }.
call-mail-stop = No more mails
call-hook = Tell turns in a channel
call-hook-kind = Service
call-hook-url = Address of the webhook
call-hook-help = Everybody who reads the channel sees whose turn it is, and the link to this table. Possible here: { $hosts }.
call-hook-send = Tell turns there
call-hook-on = Turns are told at { $host }.
call-hook-stop = Tell no more
call-offer = This game goes on for a while. Shall we tell you when it is your turn, even when the page is closed?
call-offer-yes = Tell me
call-offer-no = No, thanks
call-done = You will be told when it is your turn.
letters-title = Mails from a table
letters-asked = Shall mails come to you when it is your turn at { $table }?
letters-confirm = Yes, send them
letters-refuse = No
letters-on = Mails come when it is your turn at { $table }: one, until you have looked.
letters-stop = No more mails
letters-stopped = No more mails will come about this table.
letters-table = To the table
new-clock-banks = Time for the whole game
new-clock-bank = { $bank } each, plus { $more } for each decision
new-clock-bank-help = Everybody has this much time in all, and gets a little more with each decision. When it runs out, a bot makes that decision.
new-clock-night = The night does not count
new-clock-night-from = From
new-clock-night-to = to
new-clock-zone = By the time of { $zone }.
clock-night = Time stands still at { $hours } ({ $zone }).
clock-bank = Time for the whole game: { $bank }.
seat-bank = In the bank: { $left }.
seat-vacation = On vacation until { $time }.
vacation = Vacation
vacation-go = My time stands still
vacation-help = Up to 28 days in a game. Everybody can see it; you can play all the same.
vacation-until = Your time stands still until { $time }.
vacation-back = I am back
refusal-no-vacation = You have not so many days of vacation left in this game.
new-clock-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
