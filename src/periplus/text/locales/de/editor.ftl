# Der Editor für eigene Karten, Bretter und Spielkarten: was alle Spiele teilen.

editor-title = Editor für { $game }
editor-kept = Der Entwurf bleibt in diesem Browser: Neu laden oder Weggehen verliert nichts.
editor-barred = Dieser Browser behält nichts: Speichere eine Datei, bevor du gehst.
editor-left = Nichts ist verloren: Dein Entwurf bleibt in diesem Browser.
editor-file = Die Datei
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-begin = Neu oder öffnen
editor-save = Als Datei speichern
editor-saved = Gespeichert: { $file }
editor-play = Gleich damit spielen
editor-share = Mit Freunden spielen
editor-views = Ansicht
editor-view-draw = Zeichnen
editor-view-text = Text der Datei
editor-view-play = Wie man spielt
editor-unread = Der Text ist noch kein TOML. Berichtige ihn unter „Text der Datei“; die Prüfung nennt die Zeile.
editor-begin-title = Womit fängst du an?
editor-begin-kept = Das ersetzt den jetzigen Entwurf; „Rückgängig“ holt ihn zurück.
editor-ours = Unseres
editor-ours-help = Was zum Spiel gehört, zum Ändern nach Belieben
editor-empty = Noch nichts
editor-empty-help = Von vorn, zum Beispiel nach einem gedruckten Spiel, das dir gehört
editor-open = Eine eigene Datei
editor-open-help = TOML, hier gespeichert oder von Hand geschrieben; Kommentare darin bleiben nicht
editor-checker = Was die Prüfung sagt
editor-checking = Wird geprüft …
editor-faults =
    { $count ->
        [one] Ein Fehler
       *[other] { $count } Fehler
    }
editor-faults-help = Spielbar ist es ohne Fehler. Ein Klick zeigt, worum es geht.
editor-sound = Keine Fehler: es ist spielbar
editor-warnings =
    { $count ->
        [one] Ein Hinweis: erlaubt, aber selten gemeint
       *[other] { $count } Hinweise: erlaubt, aber selten gemeint
    }
editor-more = und { $count } weitere
editor-line = Zeile { $line }
editor-no-preview = Hier siehst du es, sobald die Prüfung keinen Fehler mehr findet.
editor-no-board = Dieses Spiel hat keine Zeichnung: Es wird in Worten gespielt.
editor-remove = Entfernen
editor-add = Hinzufügen
editor-name = Name
editor-own-usual = Was zum Spiel gehört
editor-own-draft = Dein Entwurf: { $name }
editor-own-file = Eine eigene Datei …
editor-own-make = Eines im Editor machen oder ändern
editor-own-bad = Damit kann man noch nicht spielen:
