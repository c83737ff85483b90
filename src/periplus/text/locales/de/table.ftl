### Was alle Spiele gemeinsam haben: Terminal, Wiedergabe, Überschriften.

## Nouns

# Für eine Karte oder einen Ort, den der Betrachter nicht kennen darf.
unseen = verdeckt
number = { $number }

## A page of rules for a game that came without one

rules-none = Zu diesem Spiel gibt es keine Regelseite.
rules-options = Was vor dem Spiel gewählt werden kann

## What can be chosen in any game

option-first_player = Wer beginnt
    .lot = wen das Los bestimmt
    .first = der erste Platz
    .second = der zweite Platz
    .third = der dritte Platz
    .fourth = der vierte Platz
    .fifth = der fünfte Platz
option-loser_begins = Wenn dieselben noch einmal spielen
    .no = wer beginnt, wird genauso bestimmt
    .yes = der Verlierer der letzten Partie beginnt

## Headings

heading-table = Tisch
heading-players = Spieler
heading-hand = Deine Hand
heading-piles = Stapel und Vorrat
heading-log = Logbuch

## The terminal

terminal-title = Periplus – ein Tisch für Spiele auf großer Fahrt
terminal-you = du
terminal-player = Spieler { $number }
terminal-bot-sailor = Matrose { $number }
terminal-bot-helmsman = Steuermann { $number }
terminal-bot-captain = Kapitän { $number }
terminal-bot-oracle = Orakel { $number }
terminal-choose = Deine Wahl (Nummer, geschriebene Form, ? für Hilfe):
terminal-unknown = „{ $text }“ steht nicht zur Wahl. Gib eine Nummer oder eine geschriebene Form ein; ? erklärt, was zur Wahl steht.
terminal-ambiguous = Das passt auf mehrere Möglichkeiten: Gib mehr davon ein oder eine Nummer.
terminal-help =
    Gib eine Nummer oder die geschriebene Form ein; der Anfang genügt, wenn er eindeutig ist.
    ?            erklärt alles, was gerade zur Wahl steht
    hint         zeigt die besten Möglichkeiten mit deinen Gewinnchancen, und was dafür spricht
    undo         nimmt deine letzten Klicks zurück, solange niemand etwas daraus erfahren hat
    log          zeigt, was bisher geschehen ist
    rules        zeigt die Spielregeln
    card         zeigt einen Zug in wenigen Zeilen, und was alles kostet
    table        zeichnet den Tisch neu
    position     beschreibt die ganze Stellung in Worten
    save [file]  speichert das Spiel
    quit         verlässt den Tisch; das Spiel bleibt erhalten
terminal-undone = { $clicks ->
    [one] Dein letzter Klick ist zurückgenommen.
   *[other] Deine letzten { $clicks } Klicks sind zurückgenommen.
}
terminal-nothing-to-undo = Zurücknehmen geht nicht: Seit deinem letzten Klick hat jemand etwas erfahren oder entschieden.
terminal-saved = Gespeichert in { $file }.
terminal-save-failed = Speichern in { $file } ist nicht gelungen: { $reason }
terminal-resumed = Das Spiel geht weiter, wo es stehengeblieben ist, nach { $ply ->
    [one] 1 Entscheidung
   *[other] { $ply } Entscheidungen
}.
terminal-goodbye = Das Spiel bleibt erhalten; weiter geht es mit: { $command }
terminal-hot-seat = Gib den Bildschirm an { $name }. { $name }: Drücke Enter, wenn die anderen wegschauen.
terminal-seal = Die Karten sind versiegelt mit { $seal }
terminal-secret = Das Geheimnis hinter dem Siegel: { $secret }
terminal-record = Die Aufzeichnung des Spiels: { $file }
terminal-log-title = Was geschehen ist
terminal-nothing-logged = Es ist noch nichts geschehen.
terminal-no-hints = In diesem Spiel gibt es keine Tipps.
terminal-without-hints = Diese Partie wird ohne Tipps gespielt.
terminal-no-rules = Die Regeln dieses Spiels hat niemand aufgeschrieben.

## The replay

replay-title = Wiedergabe
replay-keys = Enter: nächster Schritt · p: voriger Schritt · eine Nummer: zu diesem Schritt · s: Sicht wechseln · q: beenden
replay-step = Schritt { $ply } von { $total }
replay-as-seat = Aus der Sicht von { $name }
replay-as-spectator = Aus der Sicht eines Zuschauers
replay-start = Das ist der Anfang des Spiels.
replay-end = Das ist das Ende des Spiels.

## Hints: why a choice is good, by the reasons in kernel/reasons.py

hint-decision = { $name } entscheidet (--ply { $ply }).
hint-title = Die besten Möglichkeiten, mit deinen Gewinnchancen:
hint-chance = { $percent } %
hint-win = Damit gewinnst du das Spiel.
hint-only = Etwas anderes steht nicht zur Wahl.
hint-rivals = Das wirft { $name } zurück.
hint-keeps = „{ $other }“ würde dich { $subject } kosten.
hint-even = Kein einzelner Vorteil sticht heraus.
hint-alike = Die ersten { $number } sind etwa gleich gut: Die Suche sieht keinen Unterschied.
puzzle-best = Am besten: { $best } ({ $percent } Punkte besser als das Nächstbeste).

## The review of a finished game

review-title = Analyse: { $game }
review-parts = Glück und Können
review-parts-help = Woraus jedes Ergebnis entstand: die Gewinnchance zu Beginn, was die Karten taten, was die eigenen Entscheidungen und die der anderen taten, und der Rest. Zusammen ergeben sie das Ergebnis. Entscheidungen werden an denen von Kapitänen gemessen, die dasselbe wissen. In Prozentpunkten, mit der Fehlerspanne (95 %).
review-start = Beginn
review-draws = Gezogene Karten
review-own = Eigene Wahl
review-others = Wahl der anderen
review-rest = Rest
review-rest-help = Der Rest sind verdeckte Karten und das, was die Schätzungen nicht auseinanderhalten können.
review-result = Ergebnis
review-chances = Gewinnchancen
review-chances-help = Wie es wirklich stand, bei offenen Karten, und wie es jeder wissen konnte.
review-truth = Wirklich
review-known = Nach eigenem Wissen
review-turns = Wendepunkte
review-turn = Entscheidung { $ply }
review-choices = Entscheidungen
review-choices-help = Jede Entscheidung wird mit der besten verglichen, die drei Kapitäne mit demselben Wissen fanden. Wo sie es nicht sagen können, gibt es keine Note.
review-ply = Entscheidung
review-numbers = Die Zahlen
review-player = Spieler
review-drawn = Karten werden gezogen.
review-best = Beste gefundene
review-good = Ebenso gut
review-slip = Ungenau
review-mistake = Fehler
review-blunder = Grober Fehler
review-unsure = Nicht zu sagen
review-forced = Keine Wahl
review-better = Besser: „{ $better }“ statt „{ $chosen }“.
review-cost = Das kostete { $cost } ± { $margin } Punkte.
review-flawless = Keine Entscheidung kostete sicher etwas.

## Games without a voice of their own

plain-question = Wähle.
plain-waiting = { $name } ist am Zug.
plain-deal = Es wird gegeben.
plain-over = Das Spiel ist zu Ende.
plain-won = Das Spiel ist zu Ende. Sieger: { $winners }. { $scores }.

## What the table tells its players

notice-bot-failed = Der Bot auf dem Platz von { $name } hat versagt. { $instead ->
    [helmsman] Diese Entscheidung hat ein Steuermann getroffen.
   *[sailor] Diese Entscheidung hat ein Matrose getroffen.
}
notice-bot-replaced = Den Bot auf dem Platz von { $name } gibt es hier nicht. { $instead ->
    [helmsman] Ein Steuermann spielt an seiner Stelle weiter.
   *[sailor] Ein Matrose spielt an seiner Stelle weiter.
}
notice-taken-back = { $name } hat die letzte Wahl zurückgenommen.
    .you = Du hast deine letzte Wahl zurückgenommen.
notice-time-passed = Die Zeit war um: Ein Bot hat für { $name } gepasst.
    .you = Deine Zeit war um: Ein Bot hat für dich gepasst.
notice-time-decided = Die Zeit war um: Ein Bot hat für { $name } entschieden.
    .you = Deine Zeit war um: Ein Bot hat für dich entschieden.
notice-time-stands-in = { $name } hat mehrere Entscheidungen versäumt: Ein Bot spielt weiter.
    .you = Du hast mehrere Entscheidungen versäumt: Ein Bot spielt für dich.
notice-stands-in = { $name } lässt einen Bot spielen.
    .you = Du lässt einen Bot für dich spielen.
notice-asked-to-stand-in = { $name } ist nicht da: Wie alle anderen es wollten, spielt ein Bot weiter.
    .you = Du warst nicht da: Wie alle anderen es wollten, spielt ein Bot für dich.
notice-returned = { $name } ist wieder da.
    .you = Du bist wieder da.
notice-left = { $name } hat den Tisch verlassen: Ein Bot spielt zu Ende.
notice-auto-passed = Für dich gepasst, wie gewünscht. Das siehst nur du.

## Whole choices

way-by-itself = { $click } ({ $rest })

## Die Lektionen

lesson-name = Gast
lesson-otherwise = Auch „{ $click }“ ist erlaubt. { $help } Folge in dieser Lektion aber dem, was leuchtet.

## The card beside the board

aid-title = Ablauf und Preise
aid-turn = Ein Zug
aid-costs = Was es kostet
aid-none = Dieses Spiel hat keine Übersicht; die Regeln erklären es.

## Links zum Tisch, wo sie geteilt werden

preview-home = Fahrten übers Meer und unter die Erde, im Browser zu spielen mit Freunden oder gegen Bots. Ohne Konto.
preview-rules = { $game }: die Regeln
preview-invited = { $name } lädt dich zu einer Partie { $game } ein. { $open ->
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
preview-running = Eine Partie { $game } läuft. Du kannst zuschauen.
preview-over = Eine Partie { $game } ist zu Ende. Du kannst sie noch einmal ansehen.
preview-puzzles = Aufgaben
preview-puzzles-about = Eine Wahl ist deutlich die beste, und sie liegt nicht auf der Hand. Siehst du sie?

## Why a thing cannot be clicked now

why-over = Das Spiel ist zu Ende.
why-watching = Du siehst zu: Nur wer mitspielt, kann klicken.
why-stand-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
why-other = Das gehört nicht zu dieser Entscheidung. { $question }

# Calls to people who are not looking at their table: as short as a phone shows them.
call-turn = Du bist dran.
call-wrote = { $name } hat geschrieben.
call-turn-of = { $name }, du bist dran: { $table }.
call-letter =
    { $text }
    { $link }

    Keine Mails mehr zu diesem Tisch: { $stop }
call-first-subject = Mails von { $table }?
call-first-letter =
    Jemand, vermutlich du, möchte an diese Adresse eine Mail bekommen, wenn er am Tisch { $table } dran ist.

    Ja, schickt sie: { $link }

    Wenn du das nicht warst, tu nichts: Es kommt keine weitere Mail.
## The table for programs that read and write, such as language models

model-role = Du spielst { $game } an einem Tisch zu { $seats }. Spiele, um zu gewinnen.
model-format =
    Du wirst nach einem Klick auf einmal gefragt; eine Wahl kann mehrere brauchen. Denke nach, so lange du willst. Beende dann deine Antwort mit einer Zeile, die CLICK: und einen Klick in geschriebener Form enthält, etwa:
    CLICK: { $example }
model-forms = Die Klicks dieses Spiels in geschriebener Form:
model-rules = Die Regeln:
model-happened = Was geschehen ist:
model-choices = Was du wählen kannst, jeweils in geschriebener Form:
model-no-click = Deine Antwort enthält keinen Klick. Beende sie mit einer Zeile wie: CLICK: { $example }
model-not-legal = „{ $text }“ ist kein Klick, den du jetzt machen kannst.
model-made-for-you = Nach { $tries } Antworten ohne einen Klick, den du machen kannst, wurde dieser für dich gemacht: { $written }
