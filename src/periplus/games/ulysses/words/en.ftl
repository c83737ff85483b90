### Ulysses.
### Clicks, helps and questions may use the variables listed in words/voice.py; a variable that
### ends in _id is a written name such as “zeus”, “red” or “unseen”, to choose the wording by.

game-title = Ulysses
game-about = Gods bluff over where one ship sails. The first to see it reach their four secret places wins.

## Cards, colours, sides, stages

card-challenge = Challenge
card-temple = Temple
card-wind = Wind
card-plague = Plague
card-pandora = Pandora
card-zeus = Zeus
card-count = { $count } { $card }
no-cards = none

colour-violet = violet
colour-green = green
colour-red = red
colour-blue = blue
place-and-colour = { $place } ({ $colour })

faction-blue = blue
faction-red = red
faction-black = black
disc-blue = blue disc
disc-red = red disc
disc-black = black disc
side-total = { $faction } ({ $place }) { $count }
side-minimum = { $count } for { $faction }

stage-draw = drawing cards
stage-strengthen = action phase
stage-ask = proposal
stage-debate = debate of the gods
stage-wind = staying active
stage-over = end of the game

## The legend of the map

legend-start = no goal card
legend-ship = ship
legend-plague = plague
legend-goal = your goal
legend-reached = goal reached
legend-choice = choice

## The picture in the terminal: what stands beside a disc or a player

picture-minimum = at least { $least }
picture-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-out = passed
picture-agreed = agreed

## What happened

event-begins = { $seat } begins.
    .you = You begin.
event-dealt_goal = { $place_id ->
    [unseen] { $seat } is dealt a hidden { $colour } goal.
   *[other] { $seat } is dealt the goal { $place } ({ $colour }).
}
    .you = You are dealt the goal { $place } ({ $colour }).
event-drew = { $card_id ->
    [unseen] { $seat } draws a card.
   *[other] { $seat } draws a { $card } card.
}
    .you = You draw a { $card } card.
event-reshuffled = { $cards ->
    [one] The single discard becomes the new draw pile.
   *[other] The { $cards } discards are shuffled and become the new draw pile.
}
event-turn = Turn { $number }: { $seat } is active.
    .you = Turn { $number }: you are active.
event-opened_pandora = { $card_id ->
    [zeus] { $seat } plays a Zeus card as Pandora, for 2 extra cards.
   *[other] { $seat } plays a Pandora card, for 2 extra cards.
}
    .you = { $card_id ->
        [zeus] You play a Zeus card as Pandora, for 2 extra cards.
       *[other] You play a Pandora card, for 2 extra cards.
    }
event-spread_plague = { $card_id ->
    [zeus] { $seat } strikes { $place } with a plague (Zeus).
   *[other] { $seat } strikes { $place } with a plague.
}
    .you = { $card_id ->
        [zeus] You strike { $place } with a plague (Zeus).
       *[other] You strike { $place } with a plague.
    }
event-cured = { $cards_count ->
    [one] { $seat } discards 1 card ({ $cards }) and rids { $place } of a plague.
   *[other] { $seat } discards { $cards_count } cards ({ $cards }) and rids { $place } of a plague.
}
    .you = { $cards_count ->
        [one] You discard 1 card ({ $cards }) and rid { $place } of a plague.
       *[other] You discard { $cards_count } cards ({ $cards }) and rid { $place } of a plague.
    }
event-gave_goal = { $cards_count ->
    [one] { $seat } discards 1 card ({ $cards })
   *[other] { $seat } discards { $cards_count } cards ({ $cards })
} and puts { $place_id ->
    [unseen] a hidden { $colour } goal under its pile.
   *[other] the goal { $place } ({ $colour }) under its pile.
}
    .you = { $cards_count ->
        [one] You discard 1 card ({ $cards })
       *[other] You discard { $cards_count } cards ({ $cards })
    } and put your goal { $place } ({ $colour }) under its pile.
event-took_goal = { $place_id ->
    [unseen] { $seat } takes a new { $colour } goal.
   *[other] { $seat } takes a new { $colour } goal: { $place }, as you know.
}
    .you = Your new goal is { $place } ({ $colour }).
event-built = { $seat } discards { $cards_count } cards ({ $cards }) and builds a temple: { $temples } now.
    .you = You discard { $cards_count } cards ({ $cards }) and build a temple: { $temples } now.
event-proposed = { $seat } proposes { $place }.
    .you = You propose { $place }.
event-drifted = All routes are closed, so { $seat } can propose nothing: the ship stays at { $place }.
    .you = All routes are closed, so you can propose nothing: the ship stays at { $place }.
event-agreed = { $seat } agrees.
    .you = You agree.
event-put_disc = { $cards_count ->
    [one] { $seat } puts the { $faction } disc on { $place } with 1 card ({ $cards }).
   *[other] { $seat } puts the { $faction } disc on { $place } with { $cards_count } cards ({ $cards }).
}
    .you = { $cards_count ->
        [one] You put the { $faction } disc on { $place } with 1 card ({ $cards }).
       *[other] You put the { $faction } disc on { $place } with { $cards_count } cards ({ $cards }).
    }
event-backed = { $cards_count ->
    [one] { $seat } backs { $faction } with 1 card ({ $cards }): { $total } in all.
   *[other] { $seat } backs { $faction } with { $cards_count } cards ({ $cards }): { $total } in all.
}
    .you = { $cards_count ->
        [one] You back { $faction } with 1 card ({ $cards }): { $total } in all.
       *[other] You back { $faction } with { $cards_count } cards ({ $cards }): { $total } in all.
    }
event-passed = { $seat } passes.
    .you = You pass.
event-prevailed = The debate goes to { $faction }.
event-sailed = The ship leaves { $origin } and reaches { $place }.
event-reached = { $seat } shows the goal { $place }: { $goals } of 4.
    .you = You show your goal { $place }: { $goals } of 4.
event-kept_wind = { $card_id ->
    [zeus] { $seat } plays a Zeus card as wind and stays active.
   *[other] { $seat } plays a Wind card and stays active.
}
    .you = { $card_id ->
        [zeus] You play a Zeus card as wind and stay active.
       *[other] You play a Wind card and stay active.
    }
event-rested = { $seat } plays no wind.
    .you = You play no wind.
event-won = { $seat } has reached all four goals and wins!
    .you = You have reached all four goals and win!
event-becalmed = No cards are left, and plagues bar a goal of every player: nobody can win any more.

## Choices: what the click is called

click-lot = { $seat } begins
click-goal = Deal the goal { $place }
click-deal = Deal a { $card } card
click-pandora = Draw 2 extra cards ({ $pandora_with ->
    [zeus] Zeus as Pandora
   *[named] Pandora
})
click-plague = Place a plague{ $plague_with ->
    [zeus] {" "}(Zeus as Plague)
   *[named] {""}
}
click-cure = Remove a plague ({ $cost ->
    [one] 1 card
   *[other] { $cost } cards
})
    .asked = Remove a plague first, then object ({ $cost ->
        [one] 1 card
       *[other] { $cost } cards
    })
click-exchange = Exchange a goal ({ $cost ->
    [one] 1 card
   *[other] { $cost } cards
})
click-build = Build a temple ({ $price } cards)
click-propose = Propose { $place }
click-drift = Propose nothing and let the ship drift
click-place = Choose { $place }
    .plague = Strike { $place } with the plague
    .cure = Rid { $place } of a plague
click-give = { $goal_id ->
    [unseen] Give up goal number { $slot } ({ $colour })
   *[other] Give up the goal { $goal } ({ $colour })
}
click-take = Take a new { $colour } goal
click-card = Play a { $card } card
    .pay = Discard a { $card } card
    .stake = Add a { $card } card for { $faction }
    .pandora = { $card_id ->
        [zeus] Play a Zeus card as Pandora
       *[other] Play a Pandora card
    }
    .plague = { $card_id ->
        [zeus] Play a Zeus card as a plague
       *[other] Play a Plague card
    }
    .wind = { $card_id ->
        [zeus] Play a Zeus card as wind and stay active
       *[other] Play a Wind card and stay active
    }
click-done = Done
    .stake = Done: { $laid_count ->
        [one] 1 card for { $faction }
       *[other] { $laid_count } cards for { $faction }
    }
click-agree = Agree
click-red = Object: red disc on { $place }
    .plagued = Object: red disc on { $place }, removing its plague ({ $cost ->
        [one] 1 card
       *[other] { $cost } cards
    })
click-pass = Pass
click-back = Back { $faction } ({ $least ->
    [one] at least 1 card
   *[other] at least { $least } cards
})
click-black = Black disc on { $place } ({ $least ->
    [one] at least 1 card
   *[other] at least { $least } cards
})
    .plagued = Black disc on { $place } (at least { $least }, and { $cost } to remove its plague)
click-rest = Play no wind and end your turn

## Whole choices, by what they take and bring

way-back = Back { $faction } with { $cards }
way-red = Object: red disc on { $place } with { $cards }
way-black = Black disc on { $place } with { $cards }

## Choices: what the click does and costs

help-lot = The lot decides who begins (U-10).
help-goal = The dealer hands out a goal card; only its owner sees the place, everybody sees the colour (U-6, U-45).
help-deal = The dealer hands out the top card of the draw pile; only its owner sees it (U-11, U-16).
help-pandora = { $zeus_as_pandora ->
    [yes] You play a Pandora card, or Zeus in its place, and draw 2 action cards (U-27, U-28).
   *[no] You play a Pandora card and draw 2 action cards (U-27); in this edition Zeus cannot replace it (F-01).
} { $pandora_limit ->
    [turn] You may do so once a turn, winds included (U-29).
    [phase] You may do so once in each action phase, so again after a wind (R-15).
   *[none] You may do so as often as you have the cards (F-02).
}
help-plague = You play a Plague card, or Zeus in its place, and put a violet disc on a place: the ship cannot be sent there until somebody removes it (U-30, U-37). Violet discs left: { $discs } of 6 (U-33).
help-cure = You take any one violet disc off the map (U-34, U-36). Price: 1 card of any kind for each of your temples, so { $cost ->
    [one] 1 card.
   *[other] { $cost } cards.
}
    .asked = Before you object you take any one violet disc off the map (F-22). Price: 1 card of any kind for each of your temples, so { $cost ->
        [one] 1 card.
       *[other] { $cost } cards.
    }
help-exchange = You discard a card for each of your temples ({ $cost }), put one of your goals under its pile and take a new one { $new_goal ->
    [any] from a pile of your choice (U-38, U-42).
   *[same] from the same pile (U-38, F-04).
} { $barred_colour ->
    [taken] The new goal may not have the colour of the ship’s place (U-43).
   *[returned] A goal of the colour of the ship’s place cannot be exchanged (F-05).
} { $exchange_limit ->
    [turn] Once a turn (U-39).
    [phase] Once in each action phase (U-39, F-06).
   *[none] As often as you can pay (F-03).
}
help-build = You discard { $cost ->
    [one] 1 Temple card (or Zeus) and 1 more card of any kind
   *[other] { $cost } Temple cards (Zeus may replace any of them) and { $cost } more cards of any kind
} (U-46, U-49). You then own { $grown } temples and draw { $grown } cards every turn, but your actions cost more, too (U-16, U-25).
help-propose = You put the blue disc on { $place }; then the others agree or object in turn (U-54, U-58). If the ship really goes there, you may stay active with a Wind card (U-83).
help-own-goal = It is one of your goals.
help-goals-from = From there to your goals: { $ways }.
    .own = It is one of your goals. From there to the others: { $ways }.
routes-to = { $routes ->
    [-1] { $place }: no open way
    [one] { $place } 1 route
   *[other] { $place } { $routes } routes
}
help-drift = A plague lies on every place the ship could go to, and you cannot pay for a cure (price: { $cost }): the ship stays where it is, and the turn passes to { $next } (E-3).
help-place = A place on the map (U-31).
    .plague = A violet disc is put on { $place }: until it is removed, nobody can choose this place for the ship (U-30, U-37).
    .cure = The violet disc is taken off { $place }; you discard { $cost ->
        [one] 1 card for it (U-34, U-36).
       *[other] { $cost } cards for it (U-34, U-36).
    }
help-give = This goal goes under the pile of its colour ({ $colour }); the others see only the colour (U-40, U-45).
help-take = You take the top card of the { $colour } pile, { $pile ->
    [one] which has 1 card
   *[other] which has { $pile } cards
} (U-42). The others see only its colour (U-45).
help-card = The card is laid open on the discards (U-23).
    .pay = { $due ->
        [one] This card completes the price.
       *[other] The price takes { $due } more cards, this one included.
    } { $action ->
        [build] Of all { $price }, at least { $temples } must be Temple or Zeus (U-46, U-49).
       *[other] Any kind will do (U-24).
    }
    .stake = The card counts 1 for { $faction }, Zeus as much as Challenge (U-53, U-79). { $most ->
        [one] Exactly 1 is played with the red disc (F-07).
       *[any] The minimum is { $least }, and more are allowed (U-70).
    }
    .pandora = You lay this card on the discards and draw 2 action cards (U-27).
    .plague = You lay this card on the discards, and { $target } is struck by the plague (U-30).
    .wind = You stay active: new actions, then a new proposal, but nobody draws cards (U-83, U-85, U-86). { $card_id ->
        [zeus] Zeus counts as a Wind card (U-84).
       *[other] You may do so again as long as your proposals prevail (U-88).
    }
help-done = The cards are laid open for a side (U-66).
    .stake = You lay these cards beside the { $faction } disc, open to all; { $total ->
        [one] 1 card then lies there
       *[other] { $total } cards then lie there
    } (U-66). They are spent, whoever wins (U-78).
help-agree = You have nothing against { $blue } (U-58). If somebody after you objects, you may still back a side (U-64){ $agree_bars_black ->
    [yes] , but not place the black disc (U-65).
   *[no] , or place the black disc.
}
help-red = You object: the red disc goes on { $place }, and you play at least 1 Challenge or Zeus card for it (U-60). The others then pass or take sides (U-62).
    .plagued = You object: the red disc goes on { $place }, and you play at least 1 Challenge or Zeus card for it (U-60). First you discard { $cost ->
        [one] 1 card to remove the plague there.
       *[other] { $cost } cards to remove the plague there.
    }
help-pass = { $pass_scope ->
    [debate] You take no further part in this debate, neither with cards nor with a disc (U-63, U-82).
   *[turn] You take no further part in any debate of this turn (F-12).
} It costs nothing, and nobody is ever forced to play (U-76).
help-back = You play at least { $least } Challenge or Zeus { $least ->
    [one] card
   *[other] cards
} for { $faction }, so that it leads (U-68, U-69). All cards of a side count together, whoever played them (U-66); when equal, blue beats red and both beat black (U-67, U-73).
help-black = You put the black disc on { $place } as a third destination, with at least { $least } Challenge or Zeus { $least ->
    [one] card
   *[other] cards
} (U-71, U-74). Black wins only with more cards than blue and more than red (U-73).
    .plagued = You put the black disc on { $place } as a third destination, with at least { $least } Challenge or Zeus { $least ->
        [one] card
       *[other] cards
    } (U-71, U-74). First you discard { $cost } for the plague there (U-72).
help-rest = You keep your cards; everybody draws, and { $next } becomes the active player (U-16, U-20).

## What is asked

question-deal = The cards are being dealt.
question-over = The game is over: { $name } has won.
    .you = The game is over: you have won!
question-becalmed = The game is over: nobody can win any more.
question-waiting =
    .strengthen = { $name } acts or proposes.
    .ask = { $name } answers the proposal.
    .debate = { $name } takes sides or passes.
    .wind = { $name } may stay active.
detail-waiting =
    .strengthen = The ship lies at { $ship }.
    .ask = Proposed: { $blue }.
    .debate = Cards: { $sides }.
    .wind = It takes a Wind or Zeus card.
question-strengthen = Take an action, or propose a place.
detail-strengthen = The ship lies at { $ship }.
more-strengthen = You have { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}. Take as many actions as you like, in any order. Your proposal ends the action phase.
question-blocked = Plagues close every route. What now?
detail-blocked = Removing a plague costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}, and you have { $cards }.
more-blocked = The ship lies at { $ship }.
question-pandora = Which card do you play?
detail-pandora = It brings you 2 extra cards.
question-plague = Where do you place the plague?
question-plague-card = Which card do you play?
detail-plague-card = It puts the plague on { $target }.
question-cure = Which plague do you remove?
detail-cure = It costs { $cost ->
    [one] 1 card.
   *[other] { $cost } cards.
}
question-cured = Where do you put the red disc?
detail-cured = { $cured } will be rid of the plague.
question-exchange = Which goal do you give up?
detail-exchange = It costs { $cost ->
    [one] 1 card.
   *[other] { $cost } cards.
}
more-exchange = { $new_goal ->
    [any] You choose the pile of the new one.
   *[same] You get the top card of its pile.
}
question-exchange-pile = Which pile is the new goal from?
detail-exchange-pile = The exchange costs { $cost ->
    [one] 1 card.
   *[other] { $cost } cards.
}
question-pay = Which card do you discard?
detail-pay =
    .cure = To rid { $cured } of the plague: { $due ->
        [one] 1 card to go.
       *[other] { $due } cards to go.
    }
    .exchange = To exchange the goal: { $due ->
        [one] 1 card to go.
       *[other] { $due } cards to go.
    }
    .build = Temple number { $grown }: { $due ->
        [one] 1 card to go.
       *[other] { $due } cards to go.
    }
    .red = To rid { $cured } of the plague: { $due ->
        [one] 1 card to go.
       *[other] { $due } cards to go.
    }
    .black = To rid { $cured } of the plague: { $due ->
        [one] 1 card to go.
       *[other] { $due } cards to go.
    }
more-pay =
    .build = Of all { $price }, at least { $temples } must be Temple or Zeus.
    .red = Then you put the red disc.
    .black = Then you put the black disc.
question-so-far = So far: { $cards }.
question-ask = Do you agree, or object?
detail-ask = { $active } proposes { $blue }.
more-ask = Whoever objects puts the red disc on another place. { $votes ->
    [0] You hold no Challenge or Zeus card.
    [one] You hold 1 Challenge or Zeus card.
   *[other] You hold { $votes } Challenge and Zeus cards.
}
question-debate = Do you pass, or take sides?
detail-debate = Cards: { $sides }.
more-debate = To take the lead, play at least { $minimums }. { $votes ->
    [0] You hold no Challenge or Zeus card.
    [one] You hold 1 Challenge or Zeus card.
   *[other] You hold { $votes } Challenge and Zeus cards.
}
question-stake = Which cards do you play for { $faction }?
detail-stake = For { $target }{ $missing ->
    [0] ; that is enough.
    [one] ; at least 1 more card.
   *[other] ; at least { $missing } more cards.
}
question-wind = Do you stay the active player?
detail-wind = It takes a Wind or Zeus card.
more-wind = The ship went where you wanted.

## The position in words

heading-routes = Ship and routes
heading-debate = Debate
heading-goals = Your goals
position-spectator = You are watching.
position-setup = The table is being set up.
position-turn = Turn { $turn }: { $active } is active ({ $stage }).
    .you = Turn { $turn }: you are active ({ $stage }).
position-decides = { $name } is to decide.
    .you = You are to decide.
position-pandora-used = Pandora’s extra cards have been drawn.
position-goal-exchanged = A goal has been exchanged.
position-ship = The ship: { $place }
position-route = Route: { $place }
position-marked = { $place } – { $marks }
position-plagues = Plagues: { $places }. Violet discs left: { $left }
position-no-plagues = No plagues. Violet discs left: { $left }
position-plague-heap = { $place } × { $count }
mark-plague = plague
mark-goal = your goal
mark-reached = goal reached
position-disc = { $disc } on { $place }, { $cards_count ->
    [0] no cards
    [one] 1 card ({ $cards })
   *[other] { $cards_count } cards ({ $cards })
}
position-no-disc = { $disc }: not on the map
position-minimum = { $least ->
    [one] to back it: at least 1 card
   *[other] to back it: at least { $least } cards
}
position-black-minimum = to place it: at least { $least } cards
position-agreed = Agreed before the objection: { $names }
position-out = Passed in the debate: { $names }
player-and-notes = { $name } ({ $notes })
note-you = you
note-active = active
note-first = first player
position-player = { $name }: { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
position-shown = goals shown ({ $count } of { $all }): { $goals }
position-hidden = hidden goals: { $goals }
position-missed = not reached: { $goals }
goal-known = { $place }, as you know
goal-excluded = { $colour } (not { $places })
position-hand = { $cards_count ->
    [0] You hold no cards.
    [one] 1 card: { $cards }
   *[other] { $cards_count } cards: { $cards }. In a debate { $votes } of them count.
}
position-goal = { $place }: { $routes ->
    [-1] plagues bar every way there
    [0] the ship is there, but has to come back
    [one] 1 route away
   *[other] { $routes } routes away
}
    .reached = { $place }: reached
    .missed = { $place }: not reached
position-deck = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
position-discards = Discards: { $cards_count ->
    [0] none
    [one] 1 card ({ $cards })
   *[other] { $cards_count } cards ({ $cards })
}
    .top = Discards: { $count ->
        [one] 1 card ({ $card })
       *[other] { $count } cards, on top { $card }
    }
position-supply = Temples in the supply: { $count }
position-piles = Goal piles: { $piles }
pile-count = { $colour } { $count }
position-under = at the bottom of the { $colour } pile, from top to bottom: { $places }

## The card beside the board: a turn in a few lines, and what things cost the viewer now

aid-turn-1 = Draw: everybody takes a card for each of their temples.
aid-turn-2 = Actions: the active player takes as many as they like.
aid-turn-3 = Proposal: the blue disc on a place one route away, without a plague.
aid-turn-4 = Debate, if somebody objects: most cards win; when equal, blue beats red, and both beat black.
aid-turn-5 = Voyage: whoever has the place as a goal shows it. All your goals shown: you win at once.
aid-turn-6 = Wind: if the ship went to blue, a card keeps you active; if not, your left neighbour is next.
aid-cost-1 = Draw 2 extra cards{ $pandora_limit ->
    [turn] , once a turn
    [phase] , once in an action phase
   *[none] {""}
}
    .price = { $zeus_as_pandora ->
    [yes] 1 Pandora or Zeus
   *[no] 1 Pandora
}
aid-cost-2 = Place a plague
    .price = 1 Plague or Zeus
aid-cost-3 = Remove a plague
    .price = { $cost ->
    [one] 1 card of any kind
   *[other] { $cost } cards of any kind
}
aid-cost-4 = Exchange a goal{ $exchange_limit ->
    [turn] , once a turn
    [phase] , once in an action phase
   *[none] {""}
}
    .price = { $cost ->
    [one] 1 card of any kind
   *[other] { $cost } cards of any kind
}
aid-cost-5 = Build your next temple
    .price = { $price } cards, { $temples } of them Temple or Zeus
aid-cost-6 = Object: place the red disc
    .price = { $first_red ->
    [one] 1 Challenge or Zeus
   *[more] at least 1 Challenge or Zeus
}
aid-cost-7 = Back a side in a debate
    .price = as many Challenge or Zeus as make it lead
aid-cost-8 = Stay active after a voyage to blue
    .price = 1 Wind or Zeus

## Options

option-edition = Which of the published rules are played
    .revised = the revised rules of 2001 (Italian and French)
    .german = the rules of the German edition
option-map = A map of your own, in a TOML file
option-zeus_as_pandora = Zeus in place of Pandora
    .no = Zeus replaces every card but Pandora
    .yes = Zeus replaces Pandora as well
option-pandora_limit = How often Pandora’s extra cards may be drawn
    .turn = once a turn
    .phase = once in each action phase
    .none = without limit
option-exchange_limit = How many goals may be exchanged
    .one = one a turn
    .none = any number
option-new_goal = Where the new goal comes from
    .any = from a pile of your choice
    .same = from the pile of the goal given up
option-barred_colour = What the colour of the ship’s place forbids
    .taken = to take a goal of that colour
    .returned = to give up a goal of that colour
option-limits_survive_wind = Pandora and exchange after a wind
    .no = free again after every wind
    .yes = used up until the next turn
option-first_red = Cards played with the red disc
    .open = at least one
    .one = exactly one
option-first_black = Cards played with the black disc
    .lead = enough to lead at once
    .one = one is enough
option-agree_bars_black = The black disc for those who agreed
    .no = they may still place it
    .yes = they may not place it in this debate
option-owner_may_place_black = The black disc for those who placed blue or red
    .no = they may not place it as well
    .yes = they may place it as well
option-black_after_support = The black disc for those who backed a side
    .no = they may no longer place it
    .yes = they may still place it
option-black_may_cure = The black disc on a plagued place
    .no = not possible
    .yes = possible for the price of a cure
option-pass_scope = How long a pass lasts
    .debate = for this debate
    .turn = for all debates of the turn
option-draw_starts = Who draws first
    .active = the active player
    .first = the first player of the game
option-reshuffle = When the discards become the new draw pile
    .lazy = when a card is needed and none is left
    .eager = as soon as the last card is drawn
    .never = never
option-discards = What can be seen of the discards
    .open = all of them
    .top = the top card only
option-temple_payment = The further cards for a temple
    .any = cards of any kind
    .other = no Temple cards
option-plague_targets = Where plagues may be placed
    .any = on every place
    .goals = only on places that have a goal card
option-temple_supply = The supply of temples
    .bound = there are 23 temples
    .endless = there are always enough
option-objection_cure = Which plague an objector may remove
    .target = only the one on the place of the disc
    .any = any one of them
option-action_order = The order of the actions
    .free = any order
    .listed = the order in which the rules list them
option-red_differs = The place of the red disc
    .no = may be the same as blue’s
    .yes = must differ from blue’s
option-debate_end = When a debate ends
    .one = when only one player has not passed
    .all = when all have passed
option-troy_revisit = The way back to the starting place
    .no = closed
    .yes = open like any other
option-faction_lock = Changing sides in a debate
    .no = allowed at any time
    .yes = not allowed
option-exchange_shown = Exchanging a goal that has been reached
    .no = not allowed
    .yes = allowed
option-plague_heaps = Several plagues on one place
    .no = not allowed
    .yes = allowed; each has to be removed by itself
option-wind_after_pass = The wind when blue wins after the active player has passed
    .no = is not the active player’s
    .yes = is the active player’s, as after any sailing to blue

## The page
## Put together at run time: board-card- with the kind of card

board-map = Map of the Mediterranean
board-legend = The signs on the map
board-legend-goal = your goal, routes to it
board-start = No goal card shows this place.
board-from-ship = { $routes ->
    [-1] Plagues bar every way from the ship.
    [0] The ship is here.
    [one] 1 route from the ship.
   *[other] { $routes } routes from the ship.
}
board-plague-here = A plague lies here: the ship cannot be sent here until somebody removes it (U-37).
    .several = { $count } plagues lie here, and the ship cannot be sent here before all are removed (U-37).
board-disc-here = The { $disc } is here.
board-goal-here = Your goal: you show it as soon as the ship arrives here, whoever sent it (U-89).
board-reached-here = Your goal, already reached.
board-goals-from = From here to your goals: { $ways }.
board-look = Look from { $place }
board-look-from = Distances from { $place }
board-look-end = Count from the ship again
board-goal-hidden = Hidden goal: { $goal }. Everybody sees the colour, only its owner the place (U-45).
board-goal-to-come = A goal card will lie here.
board-goal-reached = reached
board-routes = { $routes ->
    [-1] no open way
    [0] the ship is here
    [one] 1 route
   *[other] { $routes } routes
}
board-card-challenge = Challenge: counts 1 for a side in a debate (U-60, U-66). Like every card it can also pay for a cure, an exchange or a temple (U-24).
board-card-temple = Temple: builds a temple (U-46). Every further temple gives you more cards each turn, and makes all your actions dearer (U-16, U-25).
board-card-wind = Wind: when the ship has gone where you proposed, you stay active for another leg (U-83).
board-card-plague = Plague: puts a violet disc on a place; the ship cannot be sent there until somebody removes it (U-30, U-37).
board-card-pandora = Pandora: you draw 2 extra cards in your action phase (U-27).
board-card-zeus = { $zeus_as_pandora ->
    [yes] Zeus: the joker, which counts as Challenge, Temple, Wind, Plague or Pandora (U-52).
   *[no] Zeus: the joker, which counts as Challenge, Temple, Wind or Plague (U-52), but not as Pandora (F-01).
}
board-no-debate = When the active player has proposed a place, the gods debate it here.
board-leads = in the lead
board-in = { $name } still has a say.
board-speaks = { $name } is to speak.
    .short = to speak
board-agreed = { $name } has agreed.
    .short = agreed
board-out = { $name } has passed in this debate.
    .short = passed
board-deck = draw pile
    .lit = draw 2 cards
board-discards = discards
board-plagues-left = plagues left
    .lit = place one
board-plagues-out = on the map
    .lit = remove one
board-temples = temples
    .lit = build one
board-goal-piles = goals to exchange
    .lit = exchange one
board-pile = Goal pile: { $pile }. Whoever exchanges a goal takes the top card of a pile (U-42).
board-temple = A temple costs you as many Temple cards as you have temples, and as many cards of any kind (U-46).
board-temples-of = { $temples ->
    [one] { $name } has 1 temple: 1 card each turn, and every cure or exchange costs 1 card (U-16, U-25).
   *[other] { $name } has { $temples } temples: { $temples } cards each turn, and every cure or exchange costs { $temples } cards (U-16, U-25).
}
board-won = On turn { $turn } the ship reached { $place }: { $name } showed the last of four goals. Whoever is first to show all four wins at once, no matter who sent the ship (U-91).
    .you = On turn { $turn } the ship reached { $place }: you showed the last of your four goals. Whoever is first to show all four wins at once, no matter who sent the ship (U-91).
board-last-goal = the last goal
board-sign-cured = Plague removed
board-sign-new-goal = New goal
board-sign-reached = Goal { $goals } of { $all }
board-sign-drifted = No way out
board-player = Player
board-goals = Goals
board-points = Reached
board-cards-left = Cards left

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-goals =
    { $more ->
        [0] It brings the ship to one of your goals.
       *[other] It brings the ship to { $place }, one of your goals.
    }
    .subject = a goal within reach
hint-voyage =
    { $more ->
        [0] It brings the ship nearer to your goals.
       *[other] { $routes ->
            [0] It takes the ship to your goal { $place }.
            [one] From there your goal { $place } is one route away; now it is { $instead ->
                [-1] cut off by plagues
               *[other] { $instead }
            }.
           *[other] From there your goal { $place } is { $routes } routes away; now it is { $instead ->
                [-1] cut off by plagues
               *[other] { $instead }
            }.
        }
    }
    .subject = nearness to your goals
hint-votes =
    { $more ->
        [0] You have more cards to fight with.
        [one] You have one more card to fight with.
       *[other] You have { $more } more cards to fight with.
    }
    .subject = cards to fight with
hint-cards =
    { $more ->
        [0] You have more cards in hand.
        [one] You have one more card in hand.
       *[other] You have { $more } more cards in hand.
    }
    .subject = cards
hint-temples = You have one temple more, and so more cards each turn.
    .subject = a temple
hint-active = It makes you the active player.
    .subject = being the active player

## Why a thing cannot be clicked now

why-passed = You have passed, so you take no further part in this debate (U-82).
why-own-phase = That belongs to your own action phase (U-26).
why-plague-twice = A plague lies there already, and a place carries one at most (R-12).
why-plague-goals = At this table plagues go only on places that have a goal card (F-18).
why-no-plague = No plague lies on { $place } (U-36).
why-ship-there = The ship is there already: no disc can be put on its own place (U-56, E-12).
why-start-barred = At this table the ship never comes back to { $place } (F-31).
why-not-joined = No route joins { $place } with { $ship }, where the ship is (U-54).
why-blue-there = The blue disc lies there: an objection names another place (U-60).
why-one-cure = It is plagued, and for an objection only one plague is removed (F-22).
why-third-place = The { $disc } lies there: the black one goes on a third place (U-71).
why-black-plague = It is plagued, and at this table no plague is removed for the black disc (F-11).
why-plagued = Plagued: remove the plague first, which costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
} (U-55, U-34).
    .poor = Plagued: removing it costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, and you have { $cards } (U-55, U-34).
    .late = Plagued, and at this table it is too late to remove it: actions go in the order of the rulebook (U-55, F-25).
why-plagued-disc = Plagued: removing it costs { $cost }, and { $least } Challenge or Zeus must still be left to play; your hand cannot do both (U-60, E-25).
why-few-votes = It takes at least { $least } Challenge or Zeus, and you have { $votes } (U-60, U-68).
why-black-out = The black disc is out already, and there is only one (U-61, U-72).
why-locked = At this table nobody changes sides, and you have played for one (R-4).
why-black-owner = You have put a disc already, so the black one is not yours to put (R-5).
why-black-agreed = You agreed to the proposal, so you may not put the black disc (U-65).
why-black-helped = At this table whoever has played for a side may not put the black disc (F-10).
why-no-debate = A side can be backed once somebody has objected with the red disc (U-62).
why-black-first = The black disc is not out yet: choose a third place for it on the map (U-71).
why-no-card = You have no { $card } card, and only cards of one’s own hand are played (U-24).
why-all-laid = All your { $card } cards are laid already, and one card serves one purpose (E-25).
why-wind-only = Only a Wind card or Zeus keeps you active (U-83, U-84).
why-card-challenge = A Challenge card is played in a debate; in your action phase it can only pay a price (U-79, U-24).
why-card-wind = A Wind card is played when the ship has just sailed to your blue disc (U-83).
why-card-first = { $card_id ->
    [temple] First choose to build a temple: Temple cards pay for it (U-46).
    [plague] First choose to place a plague, then where (U-30).
    [pandora] First choose to open Pandora (U-27).
   *[other] First choose what Zeus is to stand for: an action, or a price to pay (U-52).
}
why-zeus-idle = No action is open to you that Zeus could serve: you can only propose (U-52, U-54).
why-no-vote = Only Challenge and Zeus cards count in a debate (U-79).
why-side-first = First choose a side, or a place for a disc; then cards are played for it (U-60, U-62).
why-only-pass = No side and no place is open to you with this hand: you can only agree or pass (U-76).
why-pandora-card = { $zeus_as_pandora ->
    [yes] Only a Pandora card, or Zeus in its place, opens Pandora (U-27, U-28).
   *[no] Only a Pandora card opens Pandora: in this edition Zeus cannot replace it (U-27, F-01).
}
why-plague-card = Only a Plague card, or Zeus in its place, strikes a place (U-30).
why-one-card = Exactly one card is played with the red disc at this table (F-07).
why-temple-other = At this table the further cards for a temple must not be Temple cards (F-16).
why-temple-needed = Of the cards still due, { $needed } must be Temple or Zeus (U-46, U-49).
why-card-kept = You need it for the debate: { $least } Challenge or Zeus must be left to play for the disc (U-60, E-25).
why-exchange-first = First choose to exchange a goal; the price is { $cost } (U-38).
why-give-first = First choose the goal that you give up (U-40).
why-goal-shown = A goal that has been shown cannot be exchanged (R-23).
why-goal-colour = It has the colour of the ship’s place, and in this edition such a goal cannot be exchanged (F-05).
why-no-pile = No goal can be taken from an empty pile (E-7).
why-pile-colour = The new goal may not have the colour of the ship’s place (U-43).
why-action-order = At this table actions go in the order of the rulebook, and you are past this one (F-25).
why-pandora-used = { $pandora_limit ->
    [turn] You have opened Pandora this turn; once is all (U-29).
   *[other] You have opened Pandora in this action phase; once is all (R-15).
}
why-pandora-empty = Draw pile and discards are empty: there is nothing to draw (R-22).
    .never = The draw pile is empty, and at this table the discards stay where they are: there is nothing to draw (F-14).
why-plague-supply = All six plagues are on the map: remove one first (U-33).
why-no-plagues = No plague is on the map (U-36).
why-cure-there = An objector removes only the plague of the place chosen for the red disc: choose that place (R-7).
why-cure-poor = Removing a plague to object would leave you no card, or no place, to object with (F-22).
why-poor = It costs a card for each of your temples, { $cost } in all, and you have { $cards } (U-25).
why-exchanged = You have exchanged a goal already; one is all (U-39).
why-no-goal = None of your goals can be exchanged now: shown ones stay, and there must be another one to take (R-23, E-7).
why-no-temple = No temple is left in the supply (U-50).
why-build-poor = Your next temple costs { $price } cards, and you have { $cards } (U-46).
why-build-cards = Your next temple takes { $cost } Temple or Zeus among the cards, and you have { $held } (U-46, U-49).

## What puzzles are about: the kind of the best click

theme-verb-pandora = Pandora
theme-verb-plague = Placing a plague
theme-verb-cure = Removing a plague
theme-verb-exchange = Exchanging a goal
theme-verb-build = Building a temple
theme-verb-propose = Proposing a place
theme-verb-drift = Letting the ship drift
theme-verb-place = Choosing a place
theme-verb-give = Giving up a goal
theme-verb-take = Taking a goal
theme-verb-card = Playing a card
theme-verb-done = Stopping in time
theme-verb-agree = Agreeing
theme-verb-red = Objecting
theme-verb-pass = Passing
theme-verb-back = Backing a side
theme-verb-black = The black disc
theme-verb-rest = Playing no wind
