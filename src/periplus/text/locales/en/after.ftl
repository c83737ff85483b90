# After the game: puzzles, playing on, records, paper. Only the page says these.

## Puzzles

puzzles-title = Puzzles
puzzles-about = One choice is clearly best, and it is not the obvious one. You see what the player knew, and nothing more.
puzzles-today = Today’s puzzle
puzzles-solved = { $solved } of { $count } solved
puzzles-all = All puzzles
puzzles-theme = Theme
puzzles-any = All themes
puzzles-none = There are no puzzles yet.
puzzle-mark-solved = solved
puzzle-mark-seen = solution seen
puzzle-name = Puzzle { $number }
puzzle-task = What is best here?
puzzle-how = Make the first click of the best choice.
puzzle-right = That’s it.
puzzle-wrong = Something else is better. Try again.
puzzle-show = Show the solution
puzzle-line = Best: { $line }
puzzle-gap = It wins { $chance }% of the time: { $gap } points (± { $margin }) more than “{ $other }”, the next best.
puzzle-tempting = By rules of thumb one would choose “{ $tempting }”.
puzzle-next = Next puzzle
theme-opening = Opening
theme-middle = Middle game
theme-ending = Ending
theme-ahead = Ahead on points
theme-level = Level on points
theme-behind = Behind on points
theme-seats = { $number } players

## Playing on from a finished game

fork-title = Play on from here
fork-about = Alone against bots, from this moment.
fork-seat = Your seat
fork-from = The cards
fork-known = As this player knew them: the rest is dealt anew
fork-as-it-was = As they really were
fork-bots = The others
fork-start = Play on
fork-end = The game is over here: go back to where somebody decides.
fork-mine = Your games from here
fork-ply = From decision { $ply }
fork-going = going on
fork-over = over
origin-known = Played on from another game, decision { $ply }, as { $name } knew it.
origin-as-it-was = Played on from another game, decision { $ply }, as it was.
origin-file = Brought here in a file: this server did not see it played.
origin-link = The other game
bring-title = Look at a record
bring-about = The record of a finished game, from here or from the terminal: look at it again, have it reviewed, or play on from it.
bring-file = A file (*.voyage)
bring-paste = or its text
bring-open = Open
bring-broken = This is no record: it is not whole.
bring-refused = This record can’t be opened: { $why }
print-open = To print
print-now = Print
print-board = The table at the end
print-log = What happened
embed-code = For another page
embed-open = Open on Periplus
