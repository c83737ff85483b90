### Journey to the Center of the Earth.
### Clicks, helps and questions may use the variables listed in words/voice.py; a variable that
### ends in _id is a written name such as “red”, “raft” or “unseen”, to choose the wording by.

game-title = Journey to the Center of the Earth
game-about = Three explorers, moved by everybody, go down a volcano, over a sea and out through the lava. The finest collection of fossils wins.

## Cards

card-blue = blue
card-red = red
card-yellow = yellow
card-rope = rope
card-pickaxe = pickaxe
card-compass = compass
card-biscuits = biscuits
card-lamp = Ruhmkorff lamp

# Within a sentence.
a_card-blue = a blue card
a_card-red = a red card
a_card-yellow = a yellow card
a_card-rope = a rope card
a_card-pickaxe = a pickaxe card
a_card-compass = a compass card
a_card-biscuits = a biscuits card
a_card-lamp = a lamp card

# In a list of cards: a hand, a payment, the symbols of a discovery.
cards-blue = { $count } blue
cards-red = { $count } red
cards-yellow = { $count } yellow
cards-rope = { $count ->
    [one] 1 rope
   *[other] { $count } ropes
}
cards-pickaxe = { $count ->
    [one] 1 pickaxe
   *[other] { $count } pickaxes
}
cards-compass = { $count ->
    [one] 1 compass
   *[other] { $count } compasses
}
cards-biscuits = { $count } biscuits
cards-lamp = { $count ->
    [one] 1 lamp
   *[other] { $count } lamps
}
cards-flexible_use = { $count } Flexible use
cards-mixed_colours = { $count } Mixed colours
cards-any = { $count ->
    [one] 1 explorer card of your choice
   *[other] { $count } explorer cards of your choice
}
cards-star = { $count } of any kind
no-cards = none
between = {"; "}
several = { $count } × { $thing }
worth = { $points ->
    [one] { $thing } (1 point)
   *[other] { $thing } ({ $points } points)
}

deck-explorer = explorer deck
    .count = { $count } explorer
deck-equipment = equipment deck
    .count = { $count } equipment
deck-fossil = fossil deck
    .count = { $count } fossil
deck-event = event deck
    .count = { $count } event
deck-adventure =
    .count = { $count } sea adventure

## Fossils

fossil-single = single fossil
fossil-skull_front = skull, front half
fossil-skull_back = skull, back half
fossil-skeleton_head = skeleton, head
fossil-skeleton_body = skeleton, body
fossil-skeleton_tail = skeleton, tail
fossil-gold = gold
fossil-quartz = quartz

fossils-single = { $count ->
    [one] 1 single fossil
   *[other] { $count } single fossils
}
fossils-skull_front = { $count ->
    [one] 1 front half of a skull
   *[other] { $count } front halves of skulls
}
fossils-skull_back = { $count ->
    [one] 1 back half of a skull
   *[other] { $count } back halves of skulls
}
fossils-skeleton_head = { $count ->
    [one] 1 skeleton head
   *[other] { $count } skeleton heads
}
fossils-skeleton_body = { $count ->
    [one] 1 skeleton body
   *[other] { $count } skeleton bodies
}
fossils-skeleton_tail = { $count ->
    [one] 1 skeleton tail
   *[other] { $count } skeleton tails
}
fossils-gold = { $count } gold
fossils-quartz = { $count } quartz

## Event cards, adventures, bonus cards

event_card-mixed_colours = Mixed colours
    .effect = in one of your moves the explorer cards may be of any colours (J-69)
event_card-flexible_use = Flexible use
    .effect = counts once as any equipment card (J-70)
event_card-stay_liquid = Stay liquid
    .effect = counts as 2 water tokens after the descent, or 2 points at the end (J-71)
event_card-lucky = Lucky escape
    .effect = discard it instead of losing 1 or 2 fossils (J-72)
event_card-gertrude = Goose Gertrude finds something
event_card-opportunity = Favourable opportunity
event_card-another_turn = Full of energy
event_card-supplies = Welcome supplies

adventure-find = fossil find
adventure-ball = ball lightning
sighting-geyser = geyser
sighting-axel_island = Axel’s island
sighting-sea_monsters = fighting sea monsters
priced = { $title } (price: { $price })
    .points = { $points ->
        [one] { $title } (price: { $price }; 1 point)
       *[other] { $title } (price: { $price }; { $points } points)
    }
price-same = { $count ->
    [one] 1 explorer card
   *[other] { $count } explorer cards of one colour
}
price-any = { $count ->
    [one] 1 explorer card
   *[other] { $count } explorer cards of any colours
}

bonus-mushroom_forest = Mushroom forest
bonus-ruined_city = Ruined city

## Pieces, spaces, stages

piece-blue = Lidenbrock (blue)
piece-red = Hans (red)
piece-yellow = Axel (yellow)
piece-raft = the raft

ground-plain = plain
ground-rocks = { $sea ->
    [yes] reef ({ $points } points)
   *[no] rocks ({ $points } points)
}
ground-canyon = { $sea ->
    [yes] whirlpool
   *[no] canyon
}
ground-spring = Hans’s spring
ground-event = event
ground-discovery = { $fossils ->
    [one] discovery ({ $symbols } for 1 fossil)
   *[other] discovery ({ $symbols } for { $fossils } fossils)
}
ground-start = start
ground-finish = finish
marked = { $space } { $marks }
lava-space = { $loss ->
    [0] { $space } { $colour }
    [one] { $space } { $colour }, 1 fossil lost
   *[other] { $space } { $colour }, { $loss } fossils lost
}

stage-descent = the descent
stage-sea = the Lidenbrock Sea
stage-lava = the lava flow

task-refill = filling the display
task-draw = drawing cards
task-unearth = drawing fossils
task-event = drawing an event card
task-adventure = turning a sea adventure
task-flow = turning an explorer card
task-reveal = turning an equipment card
task-turn = drawing or moving
task-overflow = hand limit
task-discover = discovery
task-return = choosing by lamp
task-swap = Favourable opportunity
task-liquid = water upkeep
task-lose = losing fossils
task-offer = sea adventure
task-ball = ball lightning
task-flee = fleeing from the lava

## The legend of the board: explorers by their names, equipment by letters, no two alike

legend-explorer-blue = Lidenbrock
legend-explorer-red = Hans
legend-explorer-yellow = Axel
legend-letter-rope = R
legend-letter-pickaxe = P
legend-letter-compass = C
legend-letter-biscuits = B
legend-letter-lamp = L

## The legend of the board: terrain and losses

legend-rocks-descent = rocks
legend-rocks-sea = reef
legend-canyon-descent = canyon
legend-canyon-sea = whirlpool
legend-spring = spring
legend-event = event
legend-finish = finish
legend-any = any equipment
legend-loss = fossils lost

## The picture in the terminal: what lies beside the board

picture-pieces-descent = Explorers
picture-pieces-sea = Raft
picture-display = Display
picture-decks = Decks
picture-adventure = Adventure
picture-deck-explorer = explorers
picture-deck-equipment = equipment
picture-deck-fossil = fossils
picture-deck-event = events
picture-deck-adventure = adventures
picture-reserve = water
picture-danger = To lose
picture-revealed = Saved by
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The picture in the terminal: the players and their fossils

picture-player = Player
picture-hand = Cards
picture-family-single = Single
picture-family-skull =
    Skull
    f+b
picture-family-skeleton =
    Skeleton
    h+b+t
picture-family-gold = Gold
picture-family-quartz = Quartz
picture-events = Events
picture-fossils = Fossils
picture-pool = Found, to keep { $keeping }

## What happened

event-begins = { $seat } begins.
    .you = You begin.
event-drew = { $card_id ->
    [unseen] { $seat } draws a card from the { $deck }.
   *[other] { $seat } draws { $card } from the { $deck }.
}
    .you = You draw { $card } from the { $deck }.
event-displayed = New in the display: { $card }.
event-reshuffled = { $cards ->
    [one] The { $deck } is made anew from 1 discarded card.
   *[other] The { $deck } is made anew: { $cards } discarded cards are shuffled.
}
event-turn = Turn { $number }: it is { $seat }’s turn.
    .you = Turn { $number }: it is your turn.
event-took = { $seat } takes { $card } from the display.
    .you = You take { $card } from the display.
event-discarded = { $seat } has too many cards and discards { $card }.
    .you = You have too many cards and discard { $card }.
event-moved = { $piece_id ->
    [raft] The raft
   *[other] { $piece }
} goes from { $origin } to { $space }{ $path_count ->
    [one] .
   *[other] {" "}by way of { $path }.
}
event-paid = { $seat } pays for the move: { $payment }.
    .you = You pay for the move: { $payment }.
event-got_water = { $tokens ->
    [one] { $seat } takes 1 water token.
   *[other] { $seat } takes { $tokens } water tokens.
}
    .you = { $tokens ->
        [one] You take 1 water token.
       *[other] You take { $tokens } water tokens.
    }
event-won_bonus = { $points ->
    [one] { $seat } takes the bonus card { $bonus }: 1 point.
   *[other] { $seat } takes the bonus card { $bonus }: { $points } points.
}
    .you = { $points ->
        [one] You take the bonus card { $bonus }: 1 point.
       *[other] You take the bonus card { $bonus }: { $points } points.
    }
event-discovered = { $fossils ->
    [one] { $seat } pays { $payment } and discovers 1 fossil.
   *[other] { $seat } pays { $payment } and discovers { $fossils } fossils.
}
    .you = { $fossils ->
        [one] You pay { $payment } and discover 1 fossil.
       *[other] You pay { $payment } and discover { $fossils } fossils.
    }
event-shone = { $fossils ->
    [one] { $seat } pays { $payment } and chooses 1 fossil by the light of the lamp.
   *[other] { $seat } pays { $payment } and chooses { $fossils } fossils by the light of the lamp.
}
    .you = { $fossils ->
        [one] You pay { $payment } and choose 1 fossil by the light of the lamp.
       *[other] You pay { $payment } and choose { $fossils } fossils by the light of the lamp.
    }
event-declined = { $seat } declines.
    .you = You decline.
event-found = { $seat } gets a fossil: { $fossil }.
    .you = You get a fossil: { $fossil }.
event-glimpsed = { $fossil_id ->
    [unseen] { $seat } looks at a fossil.
   *[other] { $seat } looks at a fossil: { $fossil }.
}
    .you = You look at a fossil: { $fossil }.
event-put_back = { $fossil_id ->
    [unseen] { $seat } puts a fossil under the deck.
   *[other] { $seat } puts a fossil under the deck: { $fossil }.
}
    .you = You put a fossil under the deck: { $fossil }.
event-kept_event = { $event_id ->
    [unseen] { $seat } draws an event card and keeps it.
   *[other] { $seat } draws an event card and keeps it: { $event }.
}
    .you = You draw an event card and keep it: { $event }.
event-read_event = { $seat } draws an event card: { $event } – { $event_id ->
    [gertrude] one fossil.
    [opportunity] up to 3 fossils may be exchanged.
    [another_turn] one more turn.
   *[supplies] 3 cards.
}
    .you = You draw an event card: { $event } – { $event_id ->
        [gertrude] one fossil.
        [opportunity] you may exchange up to 3 fossils.
        [another_turn] one more turn.
       *[supplies] 3 cards.
    }
event-used_event = { $seat } uses an event card: { $event }.
    .you = You use an event card: { $event }.
event-stage_began = { $stage_id ->
    [descent] The first stage begins: { $stage }.
    [sea] The second stage begins: { $stage }. All explorers board the raft.
   *[lava] The third stage begins: { $stage }.
}
event-stalled = Nobody has moved for too long: { $stage } is over.
event-watered = { $tokens ->
    [0] { $seat } gives up no water tokens
    [one] { $seat } gives up 1 water token
   *[other] { $seat } gives up { $tokens } water tokens
} and has water for { $fossils ->
    [0] no fossils.
    [one] 1 fossil.
   *[other] { $fossils } fossils.
}
    .you = { $tokens ->
        [0] You give up no water tokens
        [one] You give up 1 water token
       *[other] You give up { $tokens } water tokens
    } and have water for { $fossils ->
        [0] no fossils.
        [one] 1 fossil.
       *[other] { $fossils } fossils.
    }
event-gave_up = { $seat } loses { $fossils }.
    .you = You lose { $fossils }.
event-adventure = Sea adventure: { $adventure }.
event-saw = { $adventure_id ->
    [find] { $seat } pays { $payment } and gets the fossil.
   *[other] { $seat } pays { $payment } and keeps the card: { $adventure }.
}
    .you = { $adventure_id ->
        [find] You pay { $payment } and get the fossil.
       *[other] You pay { $payment } and keep the card: { $adventure }.
    }
event-boxed = { $adventure_id ->
    [ball] All are protected; the ball lightning fades away.
   *[other] Nobody gets this card, and it is out of the game: { $adventure }.
}
event-protected = { $seat } is protected by { $payment }.
    .you = You protect yourself with { $payment }.
event-hit = { $seat } is hit by the ball lightning.
    .you = You are hit by the ball lightning.
event-flowed = { $seat } turns { $card }: the raft goes on to lava space { $lava }, where { $loss ->
    [0] nothing is lost.
    [one] 1 fossil is at stake.
   *[other] { $loss } fossils are at stake.
}
    .you = You turn { $card }: the raft goes on to lava space { $lava }, where { $loss ->
        [0] nothing is lost.
        [one] 1 fossil is at stake.
       *[other] { $loss } fossils are at stake.
    }
event-flowed_out = { $seat } turns { $card }: no such space lies ahead, and the volcano throws the raft out into the open.
    .you = You turn { $card }: no such space lies ahead, and the volcano throws the raft out into the open.
event-revealed = Turned for all players: { $card }. Discarding the same kind protects.
event-suffered = { $seat } is not protected from the lava.
    .you = You are not protected from the lava.
event-scored = { $points ->
    [one] { $seat } has 1 point.
   *[other] { $seat } has { $points } points.
}
    .you = { $points ->
        [one] You have 1 point.
       *[other] You have { $points } points.
    }
event-won = { $seat } wins!
    .you = You win!

## Choices: what the click is called

click-lot = { $seat } begins
click-deal = Turn { $card }
click-unearth = Draw a fossil: { $fossil }
click-event = Draw the event card { $event }
click-adventure = Turn a sea adventure: { $adventure }
click-take = Take { $card } from the display
click-draw = { $deck_id ->
    [explorer] Draw an explorer card
   *[equipment] Draw an equipment card
} from the deck ({ $left } left)
click-move = Move { $piece }, now on { $space }
click-discard = Discard { $card }
click-step = { $ground_id ->
    [plain] Step to { $space }
   *[other] Step to { $space }: { $ground }
}
click-stop = Stop here
    .way = { $ways ->
        [one] Stop on { $here } and pay { $only }
       *[other] Stop on { $here } ({ $ways } ways to pay)
    }
click-pay = { $payment_id ->
    [unseen] Pay
   *[other] Pay { $payment }
}
    .mix = Play { $payment }
    .offer = { $payment_id ->
        [unseen] Pay for the card
       *[other] Pay { $payment }
    }
click-discover = { $payment_id ->
    [unseen] Make the discovery
   *[other] Discover: pay { $payment }
}
click-lamp = { $payment_id ->
    [unseen] Make the discovery by lamp
   *[other] Discover by lamp: pay { $payment }
}
click-decline = Make no discovery
    .offer = Do not pay for the card
click-return = Put under the deck: { $fossil }
    .swap = Exchange a fossil: { $fossil }
click-done = Done
click-liquid = { $number ->
    [0] Use no Stay liquid card
    [one] Use 1 Stay liquid card
   *[other] Use { $number } Stay liquid cards
}
click-give = Give up a fossil: { $fossil }
click-protect = { $payment_id ->
    [unseen] Protect yourself
   *[other] Protect yourself: pay { $payment }
}
click-lucky = Use Lucky escape
click-suffer = { $stage ->
    [lava] { $loss ->
        [one] Lose 1 fossil
       *[other] Lose { $loss } fossils
    }
   *[other] Be hit by the ball lightning
}

## Whole choices, by what they take and bring

way-to = Go to { $space } ({ $cards ->
    [one] 1 card
   *[other] from { $cards } cards
})
way-step = { $piece }: { $payment }
way-brings = { $way } → { $gains }
way-water = { $number ->
    [one] 1 water token
   *[other] { $number } water tokens
}
way-events = { $number ->
    [one] 1 event card
   *[other] { $number } event cards
}
way-fossils = { $number ->
    [one] discovery of 1 fossil
   *[other] discovery of { $number } fossils
}

## Choices: what the click does and costs

help-lot = The lot decides who begins (J-10).
help-deal = The top card of the deck is drawn or turned (J-5, J-15, J-19, J-108, J-111).
help-unearth = The top fossil of the deck is drawn (J-60, J-62).
help-event = The top event card is drawn: kept hidden, or carried out at once (J-46, J-65, J-66).
help-adventure = After a move of the raft the top adventure card is turned (J-96).
help-take = You take this card into your hand (J-15); the gap in the display is filled only at the end of your turn (J-18, J-19). { $due ->
    [one] It is the last card you draw.
   *[other] You draw { $due } more cards, this one included.
} { $full ->
    [yes] You hold { $limit } equipment cards already, so you will at once discard one of them (J-20, J-21).
   *[no] You may hold { $limit } equipment cards (J-20).
}
help-draw = You draw the top card of the { $deck } unseen (J-15, J-16). { $due ->
    [one] It is the last card you draw.
   *[other] You draw { $due } more cards, this one included.
} { $full ->
    [yes] You hold { $limit } such cards already, so you will at once discard one of them (J-20, J-21).
   *[no] You may hold { $limit } such cards (J-20).
}
help-move = You move { $piece } step by step and pay at the end (J-24). From { $space }, { $ground }, { $distance ->
    [one] 1 movement point leads to the finish.
   *[other] it takes at least { $distance } movement points to the finish.
} { $piece_id ->
    [raft] You pay 1 to 5 explorer cards of one colour, whichever you like (J-88).
   *[other] You pay 1 to 5 explorer cards of its colour (J-25, J-26).
} At least one step must lead forward (J-30).
help-discard = You hold more than { $limit } such cards; this one goes to the discards (J-20, J-21).
help-step = A step leads forward or sideways, never back; a diagonal step takes a compass (J-28, J-29, J-51).
help-stop = The move ends here, and the cards for it are paid (J-38, J-39).
    .way = The move ends on { $here }; it costs { $cost } (J-38, J-39). Way: { $way }.
help-cost = With this step the way costs { $cost }.
help-discovery = { $fossils ->
    [one] You may then make the discovery: { $symbols } for 1 fossil, paid with cards that the move leaves you (J-35, J-47).
   *[other] You may then make the discovery: { $symbols } for { $fossils } fossils, paid with cards that the move leaves you (J-35, J-47).
}
help-pay = { $payment_id ->
    [unseen] Cards are discarded for the move, none more than needed (J-33, J-39).
   *[other] You discard { $payment } for the move (J-33, J-39). Each explorer card is 1 movement point, each biscuits card 2 (J-27).
}
    .mix = These are the explorer cards that you play with Mixed colours; you discard them all (J-69).
    .offer = { $adventure_id ->
        [find] You discard { $price } and draw 1 fossil (J-98, J-99).
       *[other] You discard { $price } and keep the card: { $value ->
            [one] 1 point at the end (J-98, J-100).
           *[other] { $value } points at the end (J-98, J-100).
        }
    }
help-discover = { $count ->
    [one] You discard the cards shown on { $found } ({ $symbols }) and draw 1 fossil (J-58, J-60).
   *[other] You discard the cards shown on { $found } ({ $symbols }) and draw { $count } fossils (J-58, J-60).
}
help-lamp = { $count ->
    [one] You pay { $symbols } and a lamp on top, look at { $drawn } fossils, keep 1 and put the others under the deck (J-56, J-62).
   *[other] You pay { $symbols } and a lamp on top, look at { $drawn } fossils, keep { $count } and put the others under the deck (J-56, J-62).
}
help-decline = A discovery is never forced (J-57). { $stage ->
    [sea] The others are asked in any case (J-93).
   *[other] You keep your cards.
}
    .offer = You keep your cards, and the next player is asked; if nobody pays, the card is out of the game (J-98, J-101).
help-return = This fossil goes under the deck, and nobody but you knows it (J-62, A-34).
    .swap = This fossil goes under the deck, seen by all; when you are done you draw as many as you have put there (J-74, A-70).
help-done = You have chosen; now you draw as many fossils as you put under the deck (J-74).
help-liquid = Each card counts as 2 water tokens; a water token keeps { $keeps } fossils (J-71, J-81, J-85). There is then water for up to { $room } fossils. { $lost ->
    [0] You lose none.
    [one] You lose 1 of your { $fossils }.
   *[other] You lose { $lost } of your { $fossils }.
} A card not used is worth 2 points at the end.
help-give = This fossil is out of the game (A-15). { $stage ->
    [descent] There is not enough water for all (J-81).
    [sea] The ball lightning has hit you (J-103).
   *[lava] The lava takes it (J-113).
}
help-worth = Your fossils are worth { $now ->
    [one] 1 point now, without it { $then }.
   *[other] { $now } points now, without it { $then }.
}
help-protect = { $stage ->
    [lava] { $payment_id ->
        [unseen] One card of the kind turned is enough, however many fossils are at stake (J-112, J-114).
       *[other] You discard { $payment } and lose no fossil, however many are at stake (J-112, J-114).
    }
   *[other] { $payment_id ->
        [unseen] The price is { $price }.
       *[other] You discard { $payment }.
    } The ball lightning goes on to the next player; if all protect themselves, nobody is harmed (J-102, J-104).
}
help-lucky = You discard the event card Lucky escape and lose no fossil; it works against a loss of 1 or 2 (J-72).
help-suffer = { $stage ->
    [lava] You keep your cards and lose { $loss ->
        [one] 1 fossil of your choice (J-113).
       *[other] { $loss } fossils of your choice, or all if you have fewer (J-113).
    }
   *[other] You keep your cards, but the ball lightning hits you: { $fossils ->
        [0] you have no fossil to lose, and the card goes no further (J-103, A-57).
       *[other] you lose 1 fossil of your choice, and the card goes no further (J-103, A-57).
    }
}

# What entering a space brings; added to the help of a step.
enter-plain = It costs 1 movement point (J-31).
enter-rocks = { $sea ->
    [yes] A reef costs { $points } movement points
   *[no] Rocks cost { $points } movement points
}, or 1 if you pay with a pickaxe (J-43, J-55).
enter-canyon = { $sea ->
    [yes] A whirlpool takes a rope on top of the movement point, and nobody may stop there (J-42, J-50, J-90).
   *[no] A canyon takes a rope on top of the movement point, and nobody may stop there (J-41, J-42, J-50).
}
enter-spring = Hans’s spring gives you a water token, whether you stop or go on (J-44).
enter-event = At the end of your turn you draw an event card, { $per_space ->
    [yes] one for each event space entered (J-46, A-1).
   *[no] one in all (J-46, A-1).
}
enter-discovery = { $fossils ->
    [one] If you stop here you may make a discovery: { $symbols } for 1 fossil (J-47, J-60).
   *[other] If you stop here you may make a discovery: { $symbols } for { $fossils } fossils (J-47, J-60).
}
enter-finish = { $sea ->
    [yes] The move ends here, you take the Ruined city ({ $bonus } points), and the raft leaves the sea (J-38, J-106).
   *[no] The move ends here, you take the Mushroom forest ({ $bonus } points), and the descent is over (J-38, J-77).
}

way-points = { $count ->
    [0] nothing yet
    [one] 1 movement point
   *[other] { $count } movement points
}
    .rocks = { $count } movement points ({ $picked } with a pickaxe)

## What is asked

question-deal = Cards are being turned.
question-over = { $points ->
    [one] The game is over: { $name } has won with 1 point.
   *[other] The game is over: { $name } has won with { $points } points.
}
    .you = { $points ->
        [one] The game is over: you have won with 1 point!
       *[other] The game is over: you have won with { $points } points!
    }
    .shared = { $points ->
        [one] The game is over: { $names } share the victory with 1 point.
       *[other] The game is over: { $names } share the victory with { $points } points.
    }
question-waiting =
    .turn = { $name } draws cards or moves.
    .draw = { $name } draws a card.
    .overflow = { $name } discards a card.
    .discover = { $name } may make a discovery.
    .return = { $name } chooses fossils.
    .swap = { $name } may exchange fossils.
    .liquid = { $name } keeps fossils with water.
    .lose = { $name } chooses fossils to lose.
    .offer = { $name } is on a sea adventure.
    .ball = { $name } faces ball lightning.
    .flee = { $name } faces the lava.
detail-waiting =
    .overflow = There are too many in the hand.
    .discover = It takes { $symbols }.
    .return = The lamp shows more than may be kept.
    .offer = { $sighted }.
question-turn = Draw 3 cards, or move { $stage ->
    [sea] the raft.
   *[other] an explorer.
}
detail-turn = You hold { $explorers } explorer and { $equipment } equipment cards.
question-draw = Which card do you draw?
detail-draw = { $due ->
    [one] It is the last one.
   *[other] { $due } to go.
}
question-overflow = Which card do you discard?
detail-overflow = { $full_id ->
    [explorer] You hold { $held } explorer cards; { $allowed } are allowed.
   *[equipment] You hold { $held } equipment cards; { $allowed } are allowed.
}
question-step = Where does { $moving } go?
detail-step = { $steps ->
    [0] The first step from { $here }.
   *[other] From { $here }. So far: { $cost }.
}
question-pay = Which cards do you pay with?
detail-pay = The way costs { $cost }.
more-pay = The way: { $way }.
question-mix = { $chosen ->
    [one] Which explorer card do you play?
   *[other] Which { $chosen } explorer cards do you play?
}
detail-mix = Mixed colours lets you play any colours.
question-discover = { $ways ->
    [0] You cannot pay for the discovery.
   *[other] Do you pay for the discovery?
}
detail-discover = { $count ->
    [one] { $found }: { $symbols } for 1 fossil.
   *[other] { $found }: { $symbols } for { $count } fossils.
}
question-return = { $left ->
    [one] Which fossil do you put back?
   *[other] Which { $left } fossils do you put back?
}
detail-return = The lamp shows: { $pool }. You keep { $kept }.
more-return = What you put back goes under the deck.
question-swap = Which fossils do you exchange?
detail-swap = Up to { $most } go under the deck, and you draw as many.
more-swap = The event is Favourable opportunity. You need not exchange any.
question-liquid = { $liquids ->
    [0] You have no Stay liquid card.
    [one] Do you use your Stay liquid card?
   *[other] How many Stay liquid do you use?
}
detail-liquid = { $water ->
    [0] No water token
    [one] 1 water token
   *[other] { $water } water tokens
} for { $fossils ->
    [one] 1 fossil
   *[other] { $fossils } fossils
}; each keeps { $keeps }.
more-liquid = The descent is over: fossils without water are lost.
question-lose =
    .descent = { $loss ->
        [one] Which fossil do you lose?
       *[other] Which { $loss } fossils do you lose?
    }
    .sea = Which fossil do you lose?
    .lava = { $loss ->
        [one] Which fossil do you lose?
       *[other] Which { $loss } fossils do you lose?
    }
detail-lose =
    .descent = You are short of water.
    .sea = The ball lightning has hit you.
    .lava = Because of the lava.
question-so-far = So far: { $fossils }.
question-offer = { $ways ->
    [0] You cannot pay for the adventure.
   *[other] Do you pay for the adventure?
}
detail-offer = { $sighted }.
question-ball = { $ways ->
    [0] Ball lightning: you cannot pay.
   *[other] Ball lightning: do you pay?
}
detail-ball = Protection costs { $price }.
more-ball = { $fossils ->
    [0] You have no fossil to lose.
   *[other] If it hits you, you lose 1 fossil.
}
question-flee = { $ways ->
    [0] You cannot protect yourself.
   *[other] Do you protect yourself?
}
detail-flee = { $loss ->
    [one] 1 fossil at stake.
   *[other] { $loss } fossils at stake.
} Turned: { $revealed }.
more-flee = The card was turned for all.

## The position in words

heading-way = The way
heading-lava = The lava flow
position-spectator = You are watching.
position-setup = The table is being set up.
position-turn = Turn { $turn }, { $stage }: it is { $active }’s turn ({ $task }).
    .you = Turn { $turn }, { $stage }: it is your turn ({ $task }).
position-decides = { $name } is to decide.
    .you = You are to decide.
position-discovery = { $fossils ->
    [one] Discovery on { $space }: { $symbols } for 1 fossil.
   *[other] Discovery on { $space }: { $symbols } for { $fossils } fossils.
}
position-adventure = Sea adventure: { $adventure }.
position-revealed = Turned for all: { $card }.
position-loss = Fossils to be lost by { $name }: { $count }.
position-events-due = Event cards due at the end of the turn: { $count }.
position-another = Extra turns of { $name }: { $count }.
position-idle = Turns in a row without a move: { $count }; after { $most } the stage ends (A-18).
    .endless = Turns in a row without a move: { $count }.
position-piece = { $piece }: { $space }, { $ground }; { $points ->
    [one] 1 movement point to the finish
   *[other] { $points } movement points to the finish, without equipment
}
position-legend = { $stage ->
    [sea] The spaces ahead, column by column; the raft goes on to higher numbers. Spaces without a description are plain; islands are left out.
   *[descent] The spaces ahead, row by row; explorers go down, to higher numbers. Spaces without a description are plain; granite is left out.
}
position-row = { $stage ->
    [sea] Column { $row }: { $spaces }
   *[descent] Row { $row }: { $spaces }
}
position-lava = The raft is on lava space { $space } of { $all }.
position-lava-ahead = Ahead: { $spaces }
player-and-notes = { $name } ({ $notes })
note-you = you
note-active = active player
position-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $stage ->
    [over] {""}
   *[other] {" "}so far
}
position-cards = { $explorers ->
    [one] 1 explorer card
   *[other] { $explorers } explorer cards
}, { $equipment ->
    [one] 1 equipment card
   *[other] { $equipment } equipment cards
}
position-water = { $water ->
    [one] 1 water token
   *[other] { $water } water tokens
}, { $kept ->
    [0] no event cards
    [one] 1 event card
   *[other] { $kept } event cards
}
position-fossils = { $fossils_count ->
    [one] 1 fossil: { $fossils }
   *[other] { $fossils_count } fossils: { $fossils }
}
position-worth = bonus cards and sightings: { $cards }
position-known = known in hand, from the display: { $cards }
position-explorers = Explorer cards: { $cards_count } of at most { $most } ({ $cards })
position-equipment = Equipment cards: { $cards_count } of at most { $most } ({ $cards })
position-event = { $event }: { $effect }
position-pool = Seen by lamp: { $fossils }
position-display = Display: { $cards }
position-decks = Cards in the decks: { $decks }
position-reserve = Water tokens in the reserve: { $count }
position-under = At the bottom of the fossil deck, from top to bottom: { $fossils }
position-discards = Discards: { $cards }
position-used-events = Used event cards: { $events }
position-lost = Lost fossils: { $fossils }
position-boxed = Adventures out of the game: { $adventures }
position-water-box = Water tokens out of the game: { $count }

## The card beside the board: a turn in a few lines, and what things cost

aid-turn-1 = Do one of two things: draw { $draws } cards, or move a piece.
aid-turn-2 = Draw: each card from the display, or unseen from a deck. Hold at most { $explorers } explorer and { $equipment } equipment cards.
aid-turn-3 = Move: forward and sideways, never back, with a step forward; no stop where another explorer stands.
aid-turn-4 = { $events ->
    [each] On the way: a spring gives a water token; each event space gives an event card at the end of the turn.
   *[other] On the way: a spring gives a water token; event spaces give one event card at the end of the turn.
}
aid-turn-5 = Where you stop: at a discovery you may dig for fossils.
aid-turn-6 = { $stage ->
    [sea] At sea the others may dig, too, after the mover, and a move turns an adventure. After the finish comes the lava.
   *[other] The first explorer at the finish ends the descent for all; then fossils need water.
}
aid-cost-1 = Each space
    .price = 1 movement point
aid-cost-2 = 1 movement point, with { $most } cards a move at most
    .price = { $stage ->
    [sea] 1 explorer card; all of one colour
   *[other] 1 explorer card of the piece’s colour
}
aid-cost-3 = { $biscuits } more movement points
    .price = 1 biscuits card
aid-cost-4 = Rocks, or a reef
    .price = the points shown; 1 with a pickaxe
aid-cost-5 = Canyon, or a whirlpool
    .price = 1 point and 1 rope; no stop there
aid-cost-6 = A diagonal step
    .price = 1 compass as well
aid-cost-7 = Discovery
    .price = exactly the equipment shown; a star is any card
aid-cost-8 = { $lamp } more fossils to choose from
    .price = 1 lamp as well
aid-cost-9 = { $keeps } fossils kept after the descent
    .price = 1 water token
aid-lava-turn-1 = One after the other, you turn up an explorer card.
aid-lava-turn-2 = The raft goes to the next space of that colour ahead.
aid-lava-turn-3 = If fossils are crossed out there, an equipment card is turned for all.
aid-lava-turn-4 = Whoever discards a card of that kind is safe; everybody else loses as many fossils as shown.
aid-lava-turn-5 = At the last space, or with no space of the colour ahead, the game is over: most points win.
aid-lava-cost-1 = Safe from any loss
    .price = 1 card of the kind turned, or 1 Flexible use
aid-lava-cost-2 = Safe from a loss of up to { $saved } fossils
    .price = 1 Lucky escape

## Options

option-board = A board of your own, in a TOML file
option-events_per_turn = Event cards for several event spaces in one move
    .one = one in all
    .per_space = one for each space
option-fossil_reshuffle = Lost fossils when the fossil deck is empty
    .no = stay out of the game
    .yes = are shuffled into a new deck
option-event_reshuffle = Used event cards when the event deck is empty
    .no = stay out of the game
    .yes = are shuffled into a new deck
option-adventure_on_arrival = A sea adventure when the raft reaches the finish
    .no = is not turned
    .yes = is turned
option-lava_simultaneous = Choices at a lava space
    .no = made and carried out one after the other
    .yes = made by all before anything is shown
option-return_to_start = Coming back, in one move, to the spring or event space it starts on
    .no = not for that space alone
    .yes = allowed: entered again, it counts once
option-idle_rounds = Rounds without a move after which the stage ends
    .none = no limit

## The page: the plates

board-plate = Plate { $number }
board-plates = The plates of the board
board-caption-descent = The mountain cut open, from the crater to the shore
board-caption-sea = The sea beneath the earth, with its islands and whirlpools
board-caption-lava = The burning shaft, and the way out
board-lava-space = { $loss ->
    [0] Lava space { $space }: the next { $colour } card carries the raft here. Nothing is lost (J-108, J-110).
    [one] Lava space { $space }: the next { $colour } card carries the raft here. Whoever is not protected loses 1 fossil (J-108, J-111).
   *[other] Lava space { $space }: the next { $colour } card carries the raft here. Whoever is not protected loses { $loss } fossils (J-108, J-111).
}
board-distance = { $points ->
    [one] From here 1 movement point leads to the finish.
   *[other] From here it takes at least { $points } movement points to the finish.
}

## The page: what lies beside the plates

board-asked = What is going on
board-decides = to decide
board-pay = Ways to pay
board-pay-stop = A stop here would use up
board-pay-discover = Pay for the discovery
board-pay-lamp = Discover by lamp: choose among 2 more
board-pay-protect = Protect yourself with
board-danger = { $loss ->
    [one] 1 fossil is at stake for each player. This card protects: { $card }.
   *[other] { $loss } fossils are at stake for each player. This card protects: { $card }.
}
board-deck = { $deck }: { $left } of { $all } left in the deck
board-used = Used up and lost
board-room = { $short ->
    [yes] keeps only { $room } of { $fossils }
   *[no] keeps up to { $room }
}

## The page: what things are good for

# The ids are put together from the names of cards, fossils and adventures.
board-help-explorer = Explorer card of { $explorer }: 1 movement point for this explorer, or for the raft; 1 to 5 of one colour are played in a move (J-25, J-26, J-88).
board-help-rope = Rope: for each canyon or whirlpool that is entered (J-41, J-50, J-90).
board-help-pickaxe = Pickaxe: all rocks and reefs of a move cost 1 movement point only (J-43, J-55).
board-help-compass = Compass: for each diagonal step, which must lead forward (J-51, J-52, J-53).
board-help-biscuits = Biscuits: 2 more movement points, with at least one explorer card (J-27, J-54).
board-help-lamp = Ruhmkorff lamp: with a discovery of your own you look at 2 more fossils and put any 2 under the deck (J-56, J-62).
board-help-single = Single fossils: 2 points each.
board-help-skull = Skulls: 5 points for each pair of a front and a back half, nothing for a half alone (J-118).
board-help-skeleton = Skeletons: 12 points for head, body and tail, 3 for two different parts, 1 for a part alone (J-118).
board-help-gold = Gold: 1, 3, 6, 10, 15 points for 1 to 5 pieces, and 5 for each further one.
board-help-quartz = Quartz: 1, 3, 6, 10, 15 points for 1 to 5 pieces, and 5 for each further one.
board-help-find = The first player who pays draws a fossil (J-98, J-99).
board-help-sighting = The first player who pays keeps the card (J-98, J-100).
board-help-ball = Each player in turn pays or is hit, and whoever is hit loses a fossil (J-102, J-103).
board-help-water = Water: each token keeps up to { $keeps } fossils when the descent ends; a token left over is 1 point at the end (J-81, J-83).
board-help-hand = Explorer cards in hand, at most { $most } (J-20).
board-help-kit = Equipment cards in hand, at most { $most } (J-20).
board-help-kept = Event cards kept hidden for later (J-66, J-67).

## The page: the result

# The ids are put together from the names of the families in contents.py.
board-family-single = Single fossils
board-family-skull = Skulls
board-family-skeleton = Skeletons
board-family-gold = Gold
board-family-quartz = Quartz
board-sightings = Sightings
board-water = Water
board-total = Points

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-points =
    { $more ->
        [0] You get more points.
        [one] You get one point more.
       *[other] You get { $more } points more.
    }
    .subject = points
hint-collection = The fossils you find later will be worth more to you.
    .subject = what later finds are worth
hint-water =
    { $more ->
        [0] You get more water.
        [one] You get one water token more.
       *[other] You get { $more } water tokens more.
    }
    .subject = water
hint-move = It leaves you a good move to make next.
    .subject = a good next move
hint-discovery = You can make a discovery there.
    .subject = a discovery
hint-drawing =
    { $more ->
        [0] You draw more cards.
        [one] You draw one card more.
       *[other] You draw { $more } cards more.
    }
    .subject = cards to draw
hint-events = You get an event card to make use of.
    .subject = an event card
hint-turn = You get another turn.
    .subject = another turn
hint-explorers =
    { $more ->
        [0] You have more explorer cards.
        [one] You have one more explorer card.
       *[other] You have { $more } more explorer cards.
    }
    .subject = explorer cards
hint-equipment =
    { $more ->
        [0] You have more equipment.
        [one] You have one more equipment card.
       *[other] You have { $more } more equipment cards.
    }
    .subject = equipment
hint-lava = More of your equipment can protect you from the lava.
    .subject = protection from the lava
hint-adventure = It prepares you for the adventure.
    .subject = a good adventure

## Why a thing cannot be clicked now

why-granite = Nobody can enter granite, nor an island at sea (J-40).
why-other-stage = That is another part of the voyage: the descent comes first, then the sea (J-3, J-87).
why-no-way = With your cards no move can end there now (J-24, J-32).
why-no-stop = { $sea ->
    [yes] Nobody may stop on a whirlpool (J-42, J-90).
   *[no] Nobody may stop on a canyon (J-42).
}
why-occupied = An explorer stands there, and no other may stop beside him (J-36).
why-here = The piece is there already: go on, or stop (J-38).
why-back = No step ever leads back (J-29).
why-far = From { $here } your cards cannot bring the piece there (J-28, J-32).
why-in-vain = The move was there already, and has come to no new spring or event space since (A-30).
why-rope = This way takes { $needed ->
    [one] 1 rope
   *[other] { $needed } ropes
}, and you have { $held } (J-41, J-50).
why-compass = A diagonal step takes a compass each: { $needed } on this way, and you have { $held } (J-51, J-53).
why-points = This way costs { $needed } movement points, and your cards give { $held } at most (J-32).{ $rocks ->
    [yes] { " " }With a pickaxe rocks would cost only 1 (J-43).
   *[no] { "" }
}
why-dead-end = From there your cards bring the piece to no space where it may stop (J-30, J-36, J-42).
why-raft = The raft waits at the start of the sea until the descent is over (J-3).
why-aboard = All explorers are aboard the raft: at sea the raft is moved (J-87).
why-one-piece = You are moving another one, and a move takes one piece (J-24).
why-no-explorers = { $piece_id ->
    [raft] You have no explorer card to move the raft with (J-88).
   *[other] You have no explorer card of this colour (J-25).
}
why-stuck = With your cards this piece has no legal move from where it stands (A-17).
why-deck = { $deck_id ->
    [fossil] Fossils are drawn for discoveries and finds, not by choice (J-58, J-60).
    [event] An event card comes at the end of a turn in which an event space was entered (J-46).
   *[other] A sea adventure is turned after each move of the raft (J-96).
}
why-event = { $event_id ->
    [mixed_colours] { $event }: it is used when you pay for a move (J-69).
    [flexible_use] { $event }: it counts as an equipment card when you pay (J-70).
    [stay_liquid] { $event }: it is used at the end of the descent, or scores at the end of the game (J-71).
   *[other] { $event }: it is used when you would lose one or two fossils (J-72).
}
why-fossil = Your fossils stay before you; one goes only when you lose or swap one (J-61).
why-discard-first = Your hand is above its limit: first discard a card (J-21).
why-moving = You are moving, and in a turn one either draws or moves (J-12).
why-not-open = This card is not in the display (J-15).
why-no-card = You have no such card, and only cards of one’s own hand are paid (J-26, J-34).
why-other-sort = The limit is of the other sort of cards: one of those must go (J-21).
why-paid-last = Cards are paid when the move is over: first step to its end (J-24, J-39).
why-move-first = Cards are played for a move: first choose the piece (J-24, J-34).

## What puzzles are about: the kind of the best click

theme-verb-take = Taking from the display
theme-verb-draw = Drawing blindly
theme-verb-move = Moving
theme-verb-discard = Discarding
theme-verb-step = Where to go
theme-verb-stop = Stopping
theme-verb-pay = Paying
theme-verb-discover = Discovering
theme-verb-lamp = Using a lamp
theme-verb-decline = Making no discovery
theme-verb-return = Choosing among fossils
theme-verb-done = Stopping in time
theme-verb-liquid = Water and rum
theme-verb-give = Giving up a fossil
theme-verb-protect = Protecting oneself
theme-verb-lucky = Lucky escape
theme-verb-suffer = Bearing the damage
