# After the game: puzzles, playing on, records, paper. Only the page says these.

## Puzzles

puzzles-title = Aufgaben
puzzles-about = Eine Wahl ist deutlich die beste, und sie liegt nicht auf der Hand. Du siehst, was der Spieler wusste, und nicht mehr.
puzzles-today = Die Aufgabe des Tages
puzzles-solved = { $solved } von { $count } gelöst
puzzles-all = Alle Aufgaben
puzzles-theme = Thema
puzzles-any = Alle Themen
puzzles-none = Es gibt noch keine Aufgaben.
puzzle-mark-solved = gelöst
puzzle-mark-seen = Lösung angesehen
puzzle-name = Aufgabe { $number }
puzzle-task = Was ist hier am besten?
puzzle-how = Mach den ersten Klick der besten Wahl.
puzzle-right = Genau.
puzzle-wrong = Etwas anderes ist besser. Versuch es noch einmal.
puzzle-show = Lösung zeigen
puzzle-line = Am besten: { $line }
puzzle-gap = Damit gewinnt man in { $chance } % der Fälle: { $gap } Punkte (± { $margin }) mehr als mit „{ $other }“, dem Nächstbesten.
puzzle-tempting = Nach Faustregeln wählt man „{ $tempting }“.
puzzle-next = Nächste Aufgabe
theme-opening = Anfang
theme-middle = Mitte
theme-ending = Ende
theme-ahead = In Führung
theme-level = Gleichauf
theme-behind = Im Rückstand
theme-seats = { $number } Spieler

## Playing on from a finished game

fork-title = Von hier weiterspielen
fork-about = Allein gegen Bots, von diesem Moment an.
fork-seat = Dein Platz
fork-from = Die Karten
fork-known = Wie dieser Spieler sie kannte: der Rest wird neu gegeben
fork-as-it-was = Wie sie wirklich waren
fork-bots = Die anderen
fork-start = Weiterspielen
fork-end = Hier ist das Spiel zu Ende: geh zurück, wo noch jemand entscheidet.
fork-mine = Deine Spiele von hier
fork-ply = Ab Entscheidung { $ply }
fork-going = läuft
fork-over = zu Ende
origin-known = Weitergespielt aus einem anderen Spiel, ab Entscheidung { $ply }, wie { $name } es kannte.
origin-as-it-was = Weitergespielt aus einem anderen Spiel, ab Entscheidung { $ply }, wie es war.
origin-file = Aus einer Datei: dieser Server hat es nicht gesehen.
origin-link = Das andere Spiel
bring-title = Eine Aufzeichnung ansehen
bring-about = Die Aufzeichnung eines beendeten Spiels, von hier oder aus dem Terminal: sieh es dir an, lass es durchsehen oder spiel es weiter.
bring-file = Eine Datei (*.voyage)
bring-paste = oder ihr Text
bring-open = Öffnen
bring-broken = Das ist keine Aufzeichnung: sie ist nicht vollständig.
bring-refused = Diese Aufzeichnung lässt sich nicht öffnen: { $why }
print-open = Zum Drucken
print-now = Drucken
print-board = Der Tisch am Ende
print-log = Was geschah
embed-code = Für eine andere Seite
embed-open = Auf Periplus öffnen
