### The pages beside the table: replay and chart, rules, the table in words, the API.

## The replay

replay-slider = Position in the game
replay-ply = Decision { $ply } of { $total }
replay-controls = Step and play
replay-to-start = To the start
replay-back = Back to what happened before
replay-ply-back = One decision back
replay-play = Play
replay-pause = Pause
replay-ply-on = One decision forward
replay-on = On to what happens next
replay-to-end = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Look through whose eyes?
replay-all-open = All cards open
replay-keyboard = Keys: ← → step from event to event, with Shift by single decisions; space plays and pauses; Home and End.
replay-in-words = This position in words
replay-link = Link to this moment
replay-record = Save the record
replay-table = To the table
replay-not-over = This game isn’t over yet. While cards are still hidden, there is no replay; come back when it has ended.

## The chart

chart-title = How the game went
chart-label = Chart of the points of all players from the start to the end; the numbers follow as a table.
chart-start = Start
chart-end = End
chart-numbers = The numbers
chart-ply = Decision

## The review

review-open = Review the game
review-about = Where was it won? The chances of all players, the turning points, every choice graded, luck and skill apart. It takes a minute or two.
review-working = The game is being reviewed: { $percent }%
review-waiting = Other games are being reviewed first.
review-chart-label = Chart of everybody’s chances to win from the start to the end; the numbers follow as a table.
review-lines = Thick lines: as things really stood. Thin lines: as each player could know.
review-whose = Whose choices?
review-everybody = Everybody’s
review-every = Also choices that cost nothing

## The rules

rulebook-title = Rules
rulebook-games = Games
rulebook-contents = Contents
rulebook-more = Read on
rulebook-codes = Show the numbers of the rules

## The scenes: rules played on a small table

scene-all = All scenes
scene-about = Each scene shows a rule at work on the table. They are the very tests by which Periplus checks that it plays by the rules.
scene-one = Scene:
scene-rules = The rules behind it
scene-unfold = { $number ->
    [one] Show the one scene
   *[other] Show all { $number } scenes
}
scene-of-rule = { $number ->
    [0] No scene shows rule { $rule } by itself
    [one] One scene shows rule { $rule }
   *[other] { $number } scenes show rule { $rule }
}
scene-search = Find by words or by the number of a rule
scene-found = { $number ->
    [0] No scene found
    [one] One scene
   *[other] { $number } scenes
}
scene-loading = The table is being laid …
scene-steps = Steps of the scene
scene-step = Step { $step } of { $total }
scene-back = Previous step
scene-on = Next step
scene-choices = { $number ->
    [one] One thing may be done here
   *[other] { $number } things may be done here
}

## The table in words

textmode-type = Or type it: number, written form, or the beginning of the words
textmode-send = Do it
textmode-unknown = “{ $text }” fits none of the choices, or several.
textmode-happened = What has happened
textmode-earlier = Earlier ({ $number })
textmode-position = How things stand

## The API

apidocs-title = The API
apidocs-about = Everything that this page can do, your own program can do too. All requests, as the server itself describes them:
apidocs-requests = Requests
apidocs-shared = What most requests take
apidocs-shapes = What is sent
apidocs-body = Body
apidocs-optional = optional
apidocs-missing = The server can’t describe its API just now. Try again in a moment.
