# Der Editor für Bretter.

edit-title = Ein eigenes Brett für die Reise
edit-parts = Teile des Bretts
edit-decks = Stapel
edit-adventures = Abenteuer
edit-general = Sonstiges
edit-granite =
    { $sea ->
        [yes] Insel
       *[no] Granit
    }
edit-discovery = Entdeckung: { $cards }
edit-grid-help = Wähle einen Pinsel und male. Pfeiltasten bewegen, Eingabe malt, Entf macht Fels daraus.
edit-brush = Pinsel
edit-asks = Eine Entdeckung verlangt höchstens { $most }:
edit-clear = Nichts davon
edit-word = { $space }, wie in der Datei
edit-rows = Zeilen
edit-columns = Spalten
edit-lava-space = Feld { $number }
edit-colour = Farbe
edit-loss = Verlorene Fossilien
edit-total = { $count } insgesamt
edit-id = Name in der Datei
edit-kind = Art
edit-kind-find = Fossilfund
edit-kind-sighting = Sichtung
edit-kind-ball = Kugelblitz
edit-same = gleiche
edit-any = beliebige
edit-points = Punkte
edit-water = Wassermarker
edit-bonus-mushroom_forest = Punkte für den Ersten im Pilzwald
edit-bonus-ruined_city = Punkte für den Ersten an der Ruinenstadt
