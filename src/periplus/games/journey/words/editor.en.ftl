# The editor of boards.

edit-title = A board of your own for Journey
edit-parts = Parts of the board
edit-decks = Decks
edit-adventures = Adventures
edit-general = The rest
edit-granite =
    { $sea ->
        [yes] island
       *[no] granite
    }
edit-discovery = discovery: { $cards }
edit-grid-help = Choose a brush and paint. Arrow keys move, Enter paints, Delete makes it rock.
edit-brush = Brush
edit-asks = A discovery asks for at most { $most }:
edit-clear = None of these
edit-word = { $space }, as the file has it
edit-rows = Rows
edit-columns = Columns
edit-lava-space = Space { $number }
edit-colour = colour
edit-loss = Fossils lost
edit-total = { $count } in all
edit-id = Name in the file
edit-kind = Kind
edit-kind-find = fossil find
edit-kind-sighting = sighting
edit-kind-ball = ball lightning
edit-same = alike
edit-any = any
edit-points = Points
edit-water = Water tokens
edit-bonus-mushroom_forest = Points for the first at the mushroom forest
edit-bonus-ruined_city = Points for the first at the ruined city
