### Die Seite im Browser, alles außer den Spielen selbst. Wiedergabe und Regeln stehen in replay.ftl.

## Überall

home-link = Periplus, zur Startseite
to-home = Zur Startseite
close = Schließen
language = Sprache
theme = Hell oder dunkel
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
loading = Einen Augenblick …
guest = Gast
your-name = Dein Name
your-turn = Du bist dran
your-turn-asked = Du bist dran: { $question }
copy = Kopieren
copied = Kopiert
copy-failed = Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Kopiere ihn von Hand.
share = Teilen
footer-private = Kein Konto nötig, keine Werbung, nichts von fremden Servern. Ein Cookie hält deinen Platz, sonst nichts.
footer-api = Für Programmierer: die API

## Startseite

home-tagline = Ein Tisch für Spiele auf großer Fahrt
home-welcome = Fahrten übers Meer und unter die Erde, im Browser zu spielen mit Freunden oder gegen Bots. Ein Konto brauchst du nicht: Such dir ein Spiel aus und leg ab.
home-games = Die Spiele
home-players = { $players } Personen
home-minutes = { $minutes } { $most ->
    [one] Minute
   *[other] Minuten
}
home-play-now = Gleich gegen Bots spielen
home-play-friends = Mit Freunden spielen
home-rules = Regeln
home-going = Deine Tische
home-finished = Beendete Partien
home-gathering = wartet auf Mitspieler
home-waiting = andere sind dran
home-set-aside = beiseitegestellt
home-won = { $count ->
    [one] gewonnen von { $names }
   *[other] gemeinsam gewonnen von { $names }
}
home-result = Ergebnis

## Meine Partien

games-title = Meine Partien
games-about = Alles, was du in diesem Browser gespielt hast, laufend und beendet.
games-all = Alle meine Partien
games-game = Spiel
games-any = Alle Spiele
games-opponent = Gespielt mit
games-more = Mehr zeigen
games-none-found = Keine Partie gefunden.
games-none-going = Keine Partie läuft.
games-none-over = Du hast noch keine Partie beendet.
games-rank = dein Platz: { $rank } von { $of }
games-left = du bist gegangen

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-game = Welches Spiel?
new-seats = Wer spielt?
new-seat = Platz { $number }
new-seat-me = Du
new-seat-open = Jemand auf Einladung
new-seat-bot = Bot: { $level }
new-fewer = weniger Plätze
new-more = mehr Plätze
new-count = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
new-name = Name des Tisches
new-clock = Zeit je Entscheidung
new-clock-none = Unbegrenzt
new-clock-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
new-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
new-clock-help = Ist die Zeit um, trifft ein Bot diese Entscheidung.
new-hints = Tipps
new-hints-allowed = Erlaubt
new-hints-none = Keine
new-hints-help = Ob man sich die besten Möglichkeiten mit den Gewinnchancen zeigen lassen darf.
new-options = { $changed ->
    [0] Hausregeln
    [one] Hausregeln (1 geändert)
   *[other] Hausregeln ({ $changed } geändert)
}
new-options-help = Wo die gedruckten Regeln schweigen oder die Ausgaben sich unterscheiden, darf der Tisch wählen. Angezeigt ist, was üblich ist.
new-make = Tisch eröffnen
new-make-help = { $open ->
    [one] Danach bekommst du einen Link zum Verschicken. Die Partie beginnt, sobald jemand dort Platz genommen hat.
   *[other] Danach bekommst du einen Link zum Verschicken. Die Partie beginnt, sobald alle { $open } Eingeladenen Platz genommen haben.
}
new-make-at-once = Kein Platz ist frei: Die Partie beginnt sofort.

level-sailor = Matrose
level-sailor-about = Spielt, wie es kommt: gute Gesellschaft für die allererste Partie.
level-helmsman = Steuermann
level-helmsman-about = Wägt die Chancen ab und spielt auf Sieg.
level-captain = Kapitän
level-captain-about = Errät verdeckte Karten und denkt voraus.
level-oracle = Orakel
level-oracle-about = Denkt zwei Sekunden voraus: am stärksten.
level-and-manner = { $level }, { $manner }
manner = Temperament
manner-of-seat = Temperament an Platz { $number }
manner-any = Irgendein Temperament
manner-none = Ohne Temperament
manner-choice = { $name } ({ $manner })
manner-any-about = Wer das ist, siehst du am Tisch.

## Vor der Partie

seat-open = freier Platz
seat-you = du
gathering-open = { $open ->
    [one] Ein Platz ist noch frei. Die Partie beginnt, sobald er besetzt ist.
   *[other] { $open } Plätze sind noch frei. Die Partie beginnt, sobald sie besetzt sind.
}
gathering-invite = Lade deine Freunde ein
gathering-invite-help = Wer diesen Link öffnet, kann einen der freien Plätze nehmen.
gathering-link = Einladungslink
gathering-seats = Am Tisch
gathering-bots = Kommt niemand mehr?
gathering-level = Stärke der Bots
gathering-start = Mit Bots auffüllen und beginnen
gathering-expected = Noch nicht da: { $names }.
gathering-away = Gerade nicht auf dieser Seite: { $names }.
gathering-qr = Die Adresse des Tisches als QR-Code
gathering-qr-help = Sitzt jemand neben dir? Einfach diesen Code scannen.
gathering-rules = So spielen wir
gathering-usual = Sonst nach den üblichen Regeln.
without-hints = Ohne Tipps
clock-seconds = { $seconds } Sekunden
seat-expected = für { $name }

join-text = Du bist zu einer Partie { $game } eingeladen.
join-sit = Platz nehmen
join-or-watch = Oder bleib hier und schau zu.

device-title = Hier weiterspielen
device-text = Dieser Link bringt deinen Platz auf dieses Gerät. Er gilt ein Mal.
device-here = Hier weiter
device-failed-title = Dieser Link führt nirgends mehr hin
device-failed-text = Öffne auf dem Gerät, an dem du gespielt hast, das Menü des Tisches und lass dir einen neuen Link geben.

## Am Tisch

players = Spieler
seat-bot = Ein Bot: { $level }.
seat-stand-in = { $name } ist nicht da; ein Bot spielt weiter ({ $level }).
seat-present = { $name } ist am Tisch.
seat-away = { $name } schaut gerade nicht auf den Tisch.
present = da
away = nicht da
has-turn = ist am Zug
decides = muss entscheiden
prompt = Die Frage
prompt-more = Die ganze Frage
undo = Zurücknehmen
undo-help = Nimmt deine letzten Klicks zurück, soweit niemand etwas daraus erfahren hat.
hints = Tipp
hints-help = Überlegt kurz, ohne mehr zu wissen als du, und zeigt die besten Möglichkeiten mit deinen Gewinnchancen.
hints-thinking = Deine Möglichkeiten werden abgewogen …
why = Warum geht nicht …?
spectating = Du schaust zu. Du siehst, was alle sehen dürfen.
watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
stand-in-mine = Ein Bot spielt für dich, bis du deinen Platz wieder einnimmst.
choices = Mögliche Antworten
choices-all = Alle { $count }
choices-folded = { $gist } ({ $count } Möglichkeiten)
choices-search = In den Möglichkeiten suchen
choices-none = Keine der Möglichkeiten enthält diese Wörter.
confirm = Bestätigen
picked = { $count ->
    [0] Wähle aus, in beliebiger Reihenfolge.
   *[other] Gewählt: { $count }
}
picked-out = Herausnehmen: { $thing }
picked-none = Neu wählen
picked-other = Das passt nicht zu dem, was du gewählt hast: Nimm erst etwas heraus.
looked-not = Doch nicht
ways-more = Mehr …
clock = Zeit für diese Entscheidung
clock-days-left = { $days ->
    [one] Noch 1 Tag
   *[other] Noch { $days } Tage
}
clock-hours-left = { $hours ->
    [one] Noch 1 Stunde
   *[other] Noch { $hours } Stunden
}
clock-until = Bis { $time }.
clock-help = Ist die Zeit um, trifft ein Bot die Wahl, die dich am wenigsten bindet. Nach drei Malen in Folge behält er den Platz, bis die Person zurückkommt.
side = Brett, Verlauf und Chat
tab-board = Brett
tab-hand = Hand
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
chat-unread = ungelesen
announcements = Was gerade geschehen ist
connection-lost = Die Verbindung ist abgerissen. Die Seite versucht es erneut und macht dann von selbst weiter; nichts von dem, was du getan hast, ist verloren.

## Das Menü des Tisches

menu = Menü
menu-seat = Dein Platz
menu-view = Darstellung und Ton
menu-game = Das Spiel
menu-watch = Wer diesen Link hat, darf zuschauen:
menu-watch-link = Link für Zuschauer
seat-hand = Einen Bot für mich spielen lassen
seat-take-back = Wieder selbst spielen
other-device = Auf einem anderen Gerät weiterspielen
other-device-help = Scanne den Code mit dem anderen Gerät oder öffne dort den Link. Er gilt ein Mal, bis { $time }.
other-device-qr = Der Link zu deinem Platz als QR-Code
other-device-link = Link zu deinem Platz
leave = Den Tisch verlassen
leave-sure = Damit gibst du deinen Platz endgültig auf: Ein Bot spielt für dich zu Ende. Bist du nur eine Weile weg, lass lieber einen Bot für dich spielen.
leave-gathering = Dein Platz wird wieder frei für andere.
leave-yes = Endgültig verlassen
leave-no = Bleiben
text-mode = Der Tisch in Worten
motion = Züge in Bewegung zeigen
one-click = Ein Klick auf dem Spielplan genügt
sound = Ein Ton, wenn ich dran bin
notifications = Eine Benachrichtigung, wenn ich dran bin
notifications-barred = Der Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen lässt sich das ändern.
seal = Versiegelte Karten
seal-help = Vor der ersten Karte hat der Server alle Ziehungen durch ein Geheimnis festgelegt und dessen Siegel gezeigt. Am Ende wird das Geheimnis aufgedeckt, und jeder kann prüfen, dass niemand die Karten ausgesucht hat.
seal-word = Siegel
seal-secret = Geheimnis
seal-secret-later = wird gezeigt, wenn die Partie zu Ende ist
seal-verify = Zum Prüfen lade die Aufzeichnung der Partie herunter und rufe auf:

## Das Ende der Partie

ending-next = Wie geht es weiter?
ending-replay = Partie noch einmal ansehen
ending-review = Analyse
ending-record = Aufzeichnung herunterladen
rematch = Noch eine Partie
rematch-join = Zur neuen Partie
rematch-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}

## Wenn etwas schiefgeht

missing-title = Nicht auf der Karte
missing-text = Unter dieser Adresse ist nichts. Fehlt vielleicht ein Stück des Links?
no-table-title = Kein Tisch hier
set-aside-title = Dieser Tisch ist beiseitegestellt
unreachable-title = Keine Verbindung
refusal-unreachable = Der Server antwortet nicht. Die Seite versucht es weiter.
refusal-no-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link unvollständig, oder der Tisch ist abgeräumt.
refusal-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refusal-no-seat = Alle Plätze an diesem Tisch sind besetzt. Du darfst gern zuschauen.
refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-not-seated = An diesem Tisch schaust du nur zu.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-stale = Am Tisch war es schon weitergegangen. So steht es jetzt.
refusal-illegal = Das geht nicht mehr. So steht es jetzt.
refusal-not-running = Die Partie hat noch nicht begonnen.
refusal-over = Die Partie ist zu Ende.
refusal-not-over = Das ist zu sehen, wenn die Partie zu Ende ist.
refusal-nothing-to-undo = Nichts lässt sich zurücknehmen: Seit deinem letzten Klick hat jemand etwas erfahren oder entschieden.
refusal-unknown-rules = Dieser Tisch wird nach Regeln gespielt, die dieser Server nicht kennt.
refusal-set-aside = Die Partie an diesem Tisch lässt sich nicht nachspielen und kann vorerst nicht weitergehen. Wer den Server betreibt, findet den Grund im Protokoll. Was gespielt wurde, bleibt erhalten.
refusal-unavailable = Das ließ sich gerade nicht speichern. Bitte versuch es noch einmal.
refusal-no-link = Dieser Link ist unbekannt oder zu alt.
refusal-no-hints = Zu diesem Spiel gibt es keine Tipps.
refusal-no-review = Für dieses Spiel gibt es keine Analysen.
refusal-without-hints = An diesem Tisch wird ohne Tipps gespielt.
refusal-link-used = Dieser Link ist schon benutzt worden. Er gilt nur ein Mal.
refusal-too-large = Das ist zu lang.
refusal-too-many = Zu viel auf einmal. Warte bitte einen Augenblick.
refusal-full = Der Server hat gerade keinen Platz für neue Tische. Laufende Spiele gehen weiter.
refusal-tables-today = Von hier kamen heute schon sehr viele Tische. Versuch es bitte morgen wieder.
refusal-chat-full = Der Chat an diesem Tisch ist voll.
refusal-other = Etwas ist schiefgegangen. Versuch es bitte noch einmal.

## Ein Spiel lernen

learn-title = { $game } lernen
lesson = Lektion
lesson-title = { $number } von { $count }: { $title }
lesson-all = Alle Lektionen
lesson-progress = Schritt { $step } von { $steps }
lesson-back = Einen Schritt zurück
lesson-again = Diese Lektion von vorn
lesson-go-on = Weiter
lesson-hurry = Überspringen
lesson-done = Gut gemacht: Diese Lektion ist zu Ende.
lesson-next = Weiter: { $title }
lesson-play = Eine richtige Partie spielen
lesson-leave = Die Lektionen verlassen; du kannst später weitermachen
lesson-none = Dieses Spiel hat keine solche Lektion.
lesson-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
home-learn = Neu hier? Lerne { $game } in { $minutes } Minuten
home-first = Hast du { $game } schon gespielt?
home-first-about = Die Lektionen dauern { $minutes } Minuten, auf dem echten Spielplan. Du kannst sie jederzeit verlassen.
home-learn-first = Erst lernen
home-just-play = Einfach spielen
coach = Tipps
coach-got-it = Verstanden
coach-stop = Keine Tipps mehr

## For whom bots decide

clock-warning = Noch { $seconds } Sekunden: Dann trifft ein Bot für dich die Wahl, die dich am wenigsten bindet.
click-kept = Der Server antwortet nicht. Dein Klick ist vorgemerkt und wird gesendet, sobald er wieder antwortet.
in-my-name-read = Gelesen
absences = Für wen Bots entschieden haben
absence-time = { $name }: Die Zeit war { $count ->
    [one] einmal um, und ein Bot hat entschieden.
   *[other] { $count }-mal um, und ein Bot hat entschieden.
}
absence-bot = Für { $name } hat eine Weile ein Bot gespielt.
pass = Für mich passen
pass-turn = bis zu meinem nächsten Zug
pass-round = bis diese Auseinandersetzung oder Auktion vorbei ist
pass-forced = wenn ich nur passen kann
pass-off = nein, ich entscheide
pass-on = Für dich wird gepasst: { $until }.
pass-help = Der Server passt für dich, nach einer Pause wie bei allen. Niemand sonst merkt es.
stand-in-wish = { $name } ist nicht da. Einen Bot spielen lassen? Alle Anwesenden müssen es wollen: { $wished } von { $here }.
refusal-no-passes = In diesem Spiel kann niemand für dich passen.
refusal-not-away = Diese Person ist am Tisch.
