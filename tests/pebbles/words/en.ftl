game-title = Pebbles
game-about = Take one, two or three. Whoever takes the last one wins.
click-take = { $noun ->
    [one] Take 1 pebble
   *[other] Take { $noun } pebbles
}
event-began = { $seat } begins.
    .you = You begin.
event-took = { $seat } takes { $count }.
question-take = { $heap ->
    [one] 1 pebble is left. How many do you take?
   *[other] { $heap } pebbles are left. How many do you take?
}
option-heap = Pebbles at the start
view-heap = Heap
