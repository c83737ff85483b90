# The editor of maps, boards and cards of one's own: what all games share.

editor-title = Editor for { $game }
editor-kept = Your draft is kept in this browser: a reload or leaving loses nothing.
editor-barred = This browser keeps nothing: save a file before you leave.
editor-left = Nothing is lost: your draft is kept in this browser.
editor-file = The file
editor-undo = Undo
editor-redo = Redo
editor-begin = New or open
editor-save = Save as a file
editor-saved = Saved: { $file }
editor-play = Play on it now
editor-share = Play with friends
editor-views = View
editor-view-draw = Draw
editor-view-text = Text of the file
editor-view-play = As you will play
editor-unread = The text is not TOML yet. Mend it under “Text of the file”; the checker names the line.
editor-begin-title = What do you begin with?
editor-begin-kept = It takes the place of your present draft; “Undo” brings that back.
editor-ours = Ours
editor-ours-help = What comes with the game, to be changed as you like
editor-empty = Nothing yet
editor-empty-help = Start from scratch, for example from a printed game that you own
editor-open = A file of yours
editor-open-help = TOML, as it was saved here or written by hand; comments in it are not kept
editor-checker = What the checker says
editor-checking = Checking …
editor-faults =
    { $count ->
        [one] One fault
       *[other] { $count } faults
    }
editor-faults-help = It can be played once there are none. Click on one to see what it is about.
editor-sound = No faults: it can be played
editor-warnings =
    { $count ->
        [one] One warning: allowed, but seldom meant
       *[other] { $count } warnings: allowed, but seldom meant
    }
editor-more = and { $count } more
editor-line = line { $line }
editor-no-preview = You see it here as soon as the checker finds no fault.
editor-no-board = This game has no drawing: it is played in words.
editor-remove = Remove
editor-add = Add
editor-name = Name
editor-own-usual = What comes with the game
editor-own-draft = Your draft: { $name }
editor-own-file = A file of yours …
editor-own-make = Make or change one in the editor
editor-own-bad = This can't be played yet:
