# L'editor dei tabelloni.

edit-title = Un tuo tabellone per il Viaggio
edit-parts = Parti del tabellone
edit-decks = Mazzi
edit-adventures = Avventure
edit-general = Il resto
edit-granite =
    { $sea ->
        [yes] isola
       *[no] granito
    }
edit-discovery = scoperta: { $cards }
edit-grid-help = Scegli un pennello e dipingi. Le frecce spostano, Invio dipinge, Canc fa roccia.
edit-brush = Pennello
edit-asks = Una scoperta chiede al massimo { $most }:
edit-clear = Niente di questi
edit-word = { $space }, come sta nel file
edit-rows = Righe
edit-columns = Colonne
edit-lava-space = Casella { $number }
edit-colour = colore
edit-loss = Fossili persi
edit-total = { $count } in tutto
edit-id = Nome nel file
edit-kind = Tipo
edit-kind-find = fossile trovato
edit-kind-sighting = avvistamento
edit-kind-ball = fulmine globulare
edit-same = uguali
edit-any = qualsiasi
edit-points = Punti
edit-water = Segnalini acqua
edit-bonus-mushroom_forest = Punti per il primo alla foresta di funghi
edit-bonus-ruined_city = Punti per il primo alla città in rovina
