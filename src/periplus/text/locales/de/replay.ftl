### Die Seiten neben dem Tisch: Rückschau und Verlauf, Regeln, der Tisch in Worten, die API.

## The replay

replay-slider = Stelle im Spiel
replay-ply = Entscheidung { $ply } von { $total }
replay-controls = Schritte und Wiedergabe
replay-to-start = Zum Anfang
replay-back = Zurück zum vorigen Ereignis
replay-ply-back = Eine Entscheidung zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-ply-on = Eine Entscheidung weiter
replay-on = Weiter zum nächsten Ereignis
replay-to-end = Zum Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-eyes = Aus wessen Sicht?
replay-all-open = Alle Karten offen
replay-keyboard = Tasten: ← → von Ereignis zu Ereignis, mit Umschalt einzelne Entscheidungen; Leertaste spielt ab und hält an; Pos1 und Ende.
replay-in-words = Diese Stellung in Worten
replay-link = Link zu diesem Augenblick
replay-record = Aufzeichnung speichern
replay-table = Zum Tisch
replay-not-over = Diese Partie ist noch nicht zu Ende. Solange Karten verdeckt sind, gibt es keine Wiedergabe: Komm wieder, wenn sie vorbei ist.

## The chart

chart-title = So verlief die Partie
chart-label = Verlauf der Punkte aller Spieler vom Anfang bis zum Ende; die Zahlen folgen als Tabelle.
chart-start = Anfang
chart-end = Ende
chart-numbers = Die Zahlen
chart-ply = Entscheidung

## The review

review-open = Partie analysieren
review-about = Wo wurde sie gewonnen? Die Chancen aller, die Wendepunkte, eine Note für jede Entscheidung, Glück und Können getrennt. Das dauert ein, zwei Minuten.
review-working = Die Partie wird analysiert: { $percent } %
review-waiting = Vorher werden andere Partien analysiert.
review-chart-label = Diagramm der Gewinnchancen aller vom Anfang bis zum Ende; die Zahlen folgen als Tabelle.
review-lines = Dicke Linien: wie es wirklich stand. Dünne Linien: was jeder wissen konnte.
review-whose = Wessen Entscheidungen?
review-everybody = Die aller
review-every = Auch Entscheidungen, die nichts kosteten

## The rules

rulebook-title = Regeln
rulebook-games = Spiele
rulebook-contents = Inhalt
rulebook-more = Weiterlesen
rulebook-codes = Nummern der Regeln zeigen

## The scenes: rules played on a small table

scene-all = Alle Szenen
scene-about = Jede Szene zeigt eine Regel am Tisch. Es sind dieselben Tests, mit denen Periplus sicherstellt, dass es nach den Regeln spielt.
scene-one = Szene:
scene-rules = Die Regeln dazu
scene-unfold = { $number ->
    [one] Die eine Szene zeigen
   *[other] Alle { $number } Szenen zeigen
}
scene-of-rule = { $number ->
    [0] Keine Szene zeigt die Regel { $rule } für sich
    [one] Eine Szene zeigt die Regel { $rule }
   *[other] { $number } Szenen zeigen die Regel { $rule }
}
scene-search = Suche nach Wörtern oder der Nummer einer Regel
scene-found = { $number ->
    [0] Keine Szene gefunden
    [one] Eine Szene
   *[other] { $number } Szenen
}
scene-loading = Der Tisch wird aufgebaut …
scene-steps = Schritte der Szene
scene-step = Schritt { $step } von { $total }
scene-back = Schritt zurück
scene-on = Schritt weiter
scene-choices = { $number ->
    [one] Hier gibt es eine Möglichkeit
   *[other] Hier gibt es { $number } Möglichkeiten
}

## The table in words

textmode-type = Oder tippe: Nummer, geschriebene Form oder den Anfang der Worte
textmode-send = Ausführen
textmode-unknown = „{ $text }“ passt zu keiner Möglichkeit oder zu mehreren.
textmode-happened = Was geschehen ist
textmode-earlier = Früher ({ $number })
textmode-position = So steht es

## The API

apidocs-title = Die API
apidocs-about = Alles, was diese Seite kann, kann auch dein eigenes Programm. Alle Anfragen, wie der Server selbst sie beschreibt:
apidocs-requests = Anfragen
apidocs-shared = Was die meisten Anfragen annehmen
apidocs-shapes = Was übertragen wird
apidocs-body = Inhalt der Anfrage
apidocs-optional = kann fehlen
apidocs-missing = Der Server gibt seine Beschreibung gerade nicht heraus. Versuche es gleich noch einmal.
