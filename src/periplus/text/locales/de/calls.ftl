# Being called to one's table, and clocks for days: what the page says of them.

menu-calls = Wenn ich weg bin
call-me = Sag mir Bescheid, wenn ich dran bin
call-never = Nein
call-on-turn = Wenn ich dran bin
call-on-chat = Auch wenn jemand schreibt
call-here = Dieser Browser bekommt Bescheid, auch wenn die Seite zu ist. Einmal, bis du nachgesehen hast.
call-not-here = Dieser Browser bekommt nicht Bescheid: Wähle noch einmal, um es zu erlauben.
call-barred = Dein Browser erlaubt hier keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
call-barred-mail = Dein Browser erlaubt hier keine Mitteilungen. Eine Mail kann dir stattdessen Bescheid sagen.
call-home-screen = Damit du Bescheid bekommst, wenn du dran bist, lege diese Seite zuerst auf deinen Home-Bildschirm: Teilen, dann „Zum Home-Bildschirm“.
call-mail = Per Mail, an
call-mail-send = Mails anfordern
call-mail-asked = Eine Mail an { $address } ist unterwegs. Folge dem Link darin, dann bekommst du dort Bescheid.
call-mail-on = Mails gehen an { $address }.
call-mail-stop = Keine Mails mehr
call-hook = Züge in einem Kanal ansagen
call-hook-kind = Dienst
call-hook-url = Adresse des Webhooks
call-hook-help = Wer den Kanal liest, sieht, wer dran ist, und den Link zu diesem Tisch. Hier möglich: { $hosts }.
call-hook-send = Züge dort ansagen
call-hook-on = Züge werden bei { $host } angesagt.
call-hook-stop = Nicht mehr ansagen
call-offer = Diese Partie dauert eine Weile. Sollen wir dir Bescheid sagen, wenn du dran bist, auch wenn die Seite zu ist?
call-offer-yes = Sag mir Bescheid
call-offer-no = Nein, danke
call-done = Du bekommst Bescheid, wenn du dran bist.
letters-title = Mails von einem Tisch
letters-asked = Möchtest du Mails bekommen, wenn du am Tisch { $table } dran bist?
letters-confirm = Ja, schickt sie
letters-refuse = Nein
letters-on = Mails kommen, wenn du am Tisch { $table } dran bist: eine, bis du nachgesehen hast.
letters-stop = Keine Mails mehr
letters-stopped = Zu diesem Tisch kommen keine Mails mehr.
letters-table = Zum Tisch
new-clock-banks = Zeit für die ganze Partie
new-clock-bank = Je { $bank }, plus { $more } pro Entscheidung
new-clock-bank-help = Alle haben insgesamt so viel Zeit, und mit jeder Entscheidung ein wenig mehr. Ist sie um, trifft ein Bot die Entscheidung.
new-clock-night = Die Nacht zählt nicht
new-clock-night-from = Von
new-clock-night-to = bis
new-clock-zone = Nach der Zeit von { $zone }.
clock-night = Die Zeit steht still: { $hours } Uhr ({ $zone }).
clock-bank = Zeit für die ganze Partie: { $bank }.
seat-bank = Zeit übrig: { $left }.
seat-vacation = Im Urlaub bis { $time }.
vacation = Urlaub
vacation-go = Meine Zeit anhalten
vacation-help = Bis zu 28 Tage in einer Partie. Alle können es sehen; spielen kannst du trotzdem.
vacation-until = Deine Zeit steht still bis { $time }.
vacation-back = Ich bin zurück
refusal-no-vacation = So viele Urlaubstage hast du in dieser Partie nicht mehr.
new-clock-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
