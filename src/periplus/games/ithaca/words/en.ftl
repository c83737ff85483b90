### Ithaca.
### Clicks, helps and questions may use the variables listed in words/voice.py; a variable that
### ends in _id is a written name such as “zeus”, “landing” or “unseen”, to choose the wording by.

game-title = Ithaca
game-about = Win the favour of the gods at the right moment, bring your cards ashore, and keep them from the Suitors.

## Headings

heading-end = The end
heading-gods = Gods
heading-gift = Divine gift
heading-oracle = Your Oracle

## Gods, cards, routes, actions, stages

god-zeus = Zeus
god-athena = Athena
god-helios = Helios
god-aiolus = Aeolus
no-god = nobody
god-score = { $god } { $score }
god-action = { $god }: { $action }

card-single = { $god } { $value }
card-double = { $upper }–{ $lower } { $value }
card-count = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
no-cards = none

colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
route-and-years = { $route } ({ $colour }, { $years ->
    [one] 1 year
   *[other] { $years } years
})
no-route = none

action-favour = Favour of the Gods
action-oracle = Oracle
action-odyssey = Odyssey
action-landing = Landing
action-none = nothing

stage-change = change of route
stage-trim = cards on the new route
stage-influence = divine influence
stage-gift = divine gift
stage-deed = heroic deeds
stage-over = end of the game

ending-years = the years of travel are over
ending-stop = no card can move any more
ending-cap = the last of the agreed rounds is over

## The picture in the terminal

picture-poseidon = Poseidon
picture-suitors = Suitors
picture-favour = favour
picture-hand = Hand
picture-oracle = Oracle
picture-cargo = Cargo
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-years = years
picture-landed = landed
picture-supplies = Round { $round } · deck { $deck }, discards { $discards } · routes { $routes }, discards { $route_discards }
picture-passed = pass
picture-own-bid = your bid
picture-no-suitors = The Suitors never came.
picture-strength = strength { $strength }
picture-hero = victory over the Suitors
picture-lost = { $points ->
    [0] no loss
   *[other] loss of { $points }
}
# What a route shows, in one word
picture-action-favour = Favour
picture-action-oracle = Oracle
picture-action-odyssey = Odyssey
picture-action-landing = Landing
# Before the keys under one’s own cards
picture-key-change = change
picture-key-trim = discard
picture-key-influence = influence
picture-key-bid = bid
picture-key-favour = favour
picture-key-oracle = Oracle
picture-key-swap = swap
picture-key-odyssey = Odyssey
picture-key-discard = discard

## What happened

event-begins = { $seat } begins.
    .you = You begin.
event-dealt_oracle = { $card_id ->
    [unseen] { $seat } is dealt an Oracle card.
   *[other] { $seat } is dealt an Oracle card: { $card }.
}
    .you = You are dealt an Oracle card: { $card }.
event-drew = { $card_id ->
    [unseen] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
    .you = You draw { $card }.
event-dealt_route = { $seat } draws the route { $route }.
    .you = You draw the route { $route }.
event-laid_out = { $card } is laid out at { $god }.
event-emptied = { $god } has too much and loses all cards: { $cards }.
event-favour_moved = The Divine Favour goes to { $god }.
event-turn = Turn { $number }: { $seat } is to play.
    .you = Turn { $number }: you are to play.
event-kept_route = { $seat } keeps the route.
    .you = You keep the route.
event-angered = { $seat } gives up the route and lays { $card } from the Oracle at Poseidon: { $total } there now.
    .you = You give up the route and lay { $card } from your Oracle at Poseidon: { $total } there now.
event-changed_route = { $seat } sets out on the route { $route }.
    .you = You set out on the route { $route }.
event-wrath = { $seat } has unleashed the Wrath of Poseidon: everybody else has to change route, and his cards ({ $cards }) are discarded.
    .you = You have unleashed the Wrath of Poseidon: everybody else has to change route, and his cards ({ $cards }) are discarded.
event-driven = Poseidon drives { $seat } to the route { $route }.
    .you = Poseidon drives you to the route { $route }.
event-trimmed = { $seat } discards from the new route what does not fit: { $cards }.
    .you = You discard from the new route what does not fit: { $cards }.
event-influenced = { $seat } plays { $card } to { $god }: { $total } there now.
    .you = You play { $card } to { $god }: { $total } there now.
event-suitors_moved = The Suitors come to { $god }.
event-prize = Divine gift: { $god } puts { $card } up as the prize.
event-no_prize = { $god } had only double cards: there is no prize.
event-passed = { $seat } passes.
    .you = You pass.
event-laid_bid = { $number ->
    [one] { $seat } bids 1 card, face down.
   *[other] { $seat } bids { $number } cards, face down.
}
    .you = { $number ->
        [one] You bid 1 card, face down.
       *[other] You bid { $number } cards, face down.
    }
event-showed_bid = { $seat } reveals the bid: { $cards }, { $total } in all.
    .you = You reveal your bid: { $cards }, { $total } in all.
event-won_prize = { $seat } wins the prize: { $card } joins the points.
    .you = You win the prize: { $card } joins your points.
event-lost_prize = Nobody wins the prize: { $card } is discarded.
event-reshuffled = { $cards ->
    [one] The single discard becomes the new deck.
   *[other] The { $cards } discards are shuffled and become the new deck.
}
event-routes_reshuffled = { $routes ->
    [one] The single discarded route becomes the new route deck.
   *[other] The { $routes } discarded routes are shuffled and become the new route deck.
}
event-nothing_to_draw = Deck and discards are empty: { $seat } draws nothing.
    .you = Deck and discards are empty: you draw nothing.
event-favoured = Favour of the Gods: { $seat } plays { $card } to { $god }, { $total } there now.
    .you = Favour of the Gods: you play { $card } to { $god }, { $total } there now.
event-consulted = { $card_id ->
    [unseen] Oracle: { $seat } lays a card face down.
   *[other] Oracle: { $seat } lays { $card } face down.
}
    .you = Oracle: you lay { $card } face down.
event-swapped = { $card_id ->
    [unseen] Oracle: { $seat } lays a card face down and discards { $old } for it.
   *[other] Oracle: { $seat } lays { $card } face down and discards { $old } for it.
}
    .you = Oracle: you lay { $card } face down and discard { $old } for it.
event-odyssey = Odyssey: { $seat } lays { $card } on the route.
    .you = Odyssey: you lay { $card } on your route.
event-landed = Landing: { $seat } completes the route { $route } and has travelled { $years ->
    [one] 1 year.
   *[other] { $years } years.
}
    .you = Landing: you complete the route { $route } and have travelled { $years ->
        [one] 1 year.
       *[other] { $years } years.
    }
event-discarded = { $seat } discards { $card } instead of a deed.
    .you = You discard { $card } instead of a deed.
event-rested = { $seat } has no card left to play or discard.
    .you = You have no card left to play or discard.
event-ended = The game ends: { $reason }.
event-showed_oracle = { $cards_count ->
    [0] { $seat } has no Oracle cards: strength { $strength } against the Suitors.
   *[other] { $seat } reveals the Oracle: { $cards }. Strength { $strength } against the Suitors.
}
    .you = { $cards_count ->
        [0] You have no Oracle cards: strength { $strength } against the Suitors.
       *[other] You reveal your Oracle: { $cards }. Strength { $strength } against the Suitors.
    }
event-suitors_beaten = { $seat } defeats the Suitors and keeps all points.
    .you = You defeat the Suitors and keep all your points.
event-suitors_feast = Nobody defeats the Suitors: everybody loses the points of { $god }.
event-lost_points = { $points ->
    [one] { $seat } loses 1 point of { $god } to the Suitors.
   *[other] { $seat } loses { $points } points of { $god } to the Suitors.
}
    .you = { $points ->
        [one] You lose 1 point of { $god } to the Suitors.
       *[other] You lose { $points } points of { $god } to the Suitors.
    }
event-scored = { $points ->
    [one] { $seat } ends with 1 point.
   *[other] { $seat } ends with { $points } points.
}
    .you = { $points ->
        [one] You end with 1 point.
       *[other] You end with { $points } points.
    }
event-won = { $seat } wins!
    .you = You win!

## Choices: what the click is called

click-lot = { $seat } begins
click-route = Deal the route { $route }
click-deal = Deal { $card }
click-keep = Keep the route
click-change = Change route: { $card } to Poseidon
click-trim = Discard { $card } from the route
click-influence = Play { $card }
    .double = Play { $card } …
click-god = To { $god }
click-bid = Bid { $card }
click-done = Done: bid { $laid_count ->
    [one] 1 card, value { $total }
   *[other] { $laid_count } cards, value { $total }
}
click-pass = Pass
click-favour = Favour of the Gods: play { $card }
    .double = Favour of the Gods: play { $card } …
click-oracle = Oracle: lay { $card } face down
    .full = Oracle: lay { $card } face down for an old card …
click-swap = Discard { $card } from your Oracle
click-odyssey = Odyssey: lay { $card } on your route
click-land = Landing: complete the route { $route }
click-discard = Discard { $card }
click-rest = End your turn

## Choices: what the click does and costs

help-lot = The lot decides who begins (I-17).
help-route = The dealer turns up the top route of its deck, open to all (I-11, I-43, I-85).
help-deal = The dealer hands out the top card of the deck (I-10, I-13, I-30) or lays it at its god (I-14).
help-keep = You stay on your route, { $route }, and keep your Oracle cards (I-41).
help-change = You lay { $card } from your Oracle face up at Poseidon, give up your route and draw another (I-42, I-43).{ $cargo_count ->
    [0] {""}
   *[other] {" "}The cards on it ({ $cargo }) go along, as many as the new route has years (I-95, I-96).
} { $unleashed ->
    [yes] Poseidon then has { $angered }, more than { $wrath }: his wrath drives everybody else to a new route, too (I-90, I-91).
   *[no] Poseidon then has { $angered }; above { $wrath } his wrath breaks out (I-90).
}
help-trim = Your new route has room for { $room ->
    [one] 1 card
   *[other] { $room } cards
}; { $card } is discarded (I-96). { $missing ->
    [one] Then the rest fits.
   *[other] { $missing } cards have to go, this one included.
}
help-influence = You play { $card } to { $god } and draw a card (I-50, I-52).
    .double = You play { $card } to one of its two gods, and draw a card (I-51, I-52).
help-god = You play { $held } to { $god } and draw a card (I-51, I-52).
result-score = { $god } then has { $total } of { $limit }.
result-gift = { $god } then has { $total }, more than { $limit }: a divine gift, and the Suitors come there. { $prize_count ->
    [0] There is no prize, as all the cards are doubles.
   *[other] The prize is { $prize }.
}
result-emptied = { $god } then has { $total }, more than { $limit }, and loses all cards.
result-favour = { $god_id ->
    [nobody] Then nobody has the Divine Favour.
   *[other] { $moves ->
        [yes] The Divine Favour goes to { $god }.
       *[no] The Divine Favour stays with { $god }.
    }
}
    .deed = { $god_id ->
        [nobody] Then nobody has the Divine Favour.
       *[other] { $moves ->
            [yes] The Divine Favour goes to { $god }.
           *[no] The Divine Favour stays with { $god }.
        }
    } { $action_id ->
        [none] Your route shows no deed then.
       *[other] Your deed is then { $action }.
    }
help-bid = You add { $card } to your bid, which is then worth { $raised }. Only Oracle cards of { $giver } count, doubles included (I-66).
help-done = You lay your bid face down; it is worth { $total }, but the others see only how many cards it has (R-14). The highest bid wins { $prize }, unless it is tied; all bids are discarded (I-68, I-69).
help-pass = You do not bid for { $prize } and keep your Oracle cards (I-65). If nobody bids, it is discarded (I-67).
help-favour = You play { $card } to { $god } and draw a card; then your turn ends (I-75, I-76).
    .double = You play { $card } to one of its two gods, as in phase 2, and draw a card; then your turn ends (I-75, I-76).
help-oracle = { $card } joins your Oracle, face down, and you draw a card (I-77, I-81). You have { $oracle_count } of { $oracle_most } Oracle cards: they win gifts, change routes, and face the Suitors.
    .full = Your Oracle is full: { $card } takes the place of an old card, which is discarded, and you draw a card (I-78, I-81).
help-swap = { $card } is discarded, face up, and { $held } takes its place, face down (I-78, R-39).
help-odyssey = You lay { $card } on your route, face up, and draw a card (I-80, I-81). The route then has { $loaded } of { $room } cards; they become points when you land (I-84).
help-land = The route joins your landed ones: you then have { $travelled } of { $goal } years of travel (I-83). { $cargo_count ->
    [0] It has no cards, so it brings no points (R-33).
   *[other] Its cards become points: { $cargo }, worth { $worth } (I-84).
} { $ends ->
    [now] The game ends at once (I-101).
    [round] The game ends when this round is over (R-37).
   *[no] Then you draw a new route (I-85).
}
help-discard = Instead of the deed you discard { $card } and draw a card; your turn ends (I-72, I-74).
help-rest = You have no card to discard: your turn ends (R-24, R-35).

## What is asked

question-deal = The cards are being dealt.
question-over = The game is over: { $names } has won.
    .you = The game is over: you have won!
    .shared = The game is over: a shared victory for { $names }.
    .shared-you = The game is over: you share the victory with { $names }!
question-waiting =
    .change = { $name } keeps or changes route.
    .trim = { $name } discards from the route.
    .influence = { $name } plays a card to a god.
    .gift = { $name } bids or passes.
    .deed = { $name } does a deed or discards.
detail-waiting =
    .trim = The new route has too little room.
    .gift = The prize is { $prize }.
    .deed = The route shows { $action }.
question-change = Do you keep your route?
detail-change = { $favour_id ->
    [nobody] Nobody has the Divine Favour.
   *[other] With the favour of { $favour } it shows { $action }.
}
more-change = Phase 1, change of route. Yours is { $route }; another one costs a card of your Oracle. Poseidon has { $anger }; above { $wrath } his wrath breaks out.
question-trim = Which card do you discard?
detail-trim = { $route } has too little room: { $missing ->
    [one] 1 card to go.
   *[other] { $missing } cards to go.
}
question-influence = Which card do you play to its god?
detail-influence = Scores: { $scores }.
more-influence = Phase 2, divine influence. Above { $limit } there is a divine gift.
question-god = To which god do you play it?
detail-god = The card is { $held }.
question-gift = Gift of { $giver }: { $fitting_count ->
    [0] you have to pass.
   *[other] do you bid?
}
detail-gift = The prize is { $prize }.
more-gift = { $fitting_count ->
    [0] No card of your Oracle fits.
   *[other] Your Oracle can bid { $fitting }.
}
question-bid = Do you add a card to your bid?
detail-bid = The prize is { $prize }. Your bid is worth { $total }.
question-so-far = So far: { $laid }, worth { $total }.
question-deed =
    .favour = Play a card to its god, or discard.
    .oracle = Lay a card in your Oracle, or discard.
    .swap = Swap an Oracle card, or discard.
    .odyssey = Lay a card on your route, or discard.
    .full = You have to discard a card.
    .unfit = You have to discard a card.
    .landing = { $hand_count ->
        [0] Do you land, or leave it?
       *[other] Do you land, or discard a card?
    }
    .none = You have to discard a card.
    .idle = There is nothing you can do.
detail-deed = With the favour of { $favour } your route shows { $action }.
    .swap = { $action }: yours is full.
    .full = { $action }: there is no room left on your route.
    .unfit = { $action }: no card in your hand has the colour of your route.
    .landing = { $action }: { $travelled } of { $goal } years, { $worth } more points.
    .none = Your route shows no deed now.
    .idle = You have no card in your hand.
more-deed = Phase 3, heroic deeds. Your route is { $route }.
question-swap = Which card do you discard?
detail-swap = Your Oracle is full: one card makes room for { $held }.

## The position in words

position-spectator = You are watching.
position-setup = The table is being set up.
position-turn = Turn { $turn }, round { $round }: { $active } is to play ({ $stage }).
    .you = Turn { $turn }, round { $round }: you are to play ({ $stage }).
    .over = Turn { $turn }, round { $round }: { $stage }.
position-decides = { $name } is to decide.
    .you = You are to decide.
position-last-round = The years of travel are over: the game ends with this round.
position-ending = The game has ended: { $reason }.
position-never-came = The Suitors never came: nobody loses points.
position-faced = The Suitors are at { $god }: only Oracle cards of { $god } count against them.
position-strength = { $name }: strength { $strength } (Oracle: { $cards })
position-feast = Nobody has defeated the Suitors: everybody loses the points of that god.
position-hero = { $name } has defeated the Suitors; the others lose the points of that god.
    .you = You have defeated the Suitors; the others lose the points of that god.
position-scored = { $name }: { $lost ->
    [0] { $after ->
        [one] 1 point
       *[other] { $after } points
    }
   *[other] { $before } points, minus { $lost } for the Suitors: { $after }
}
position-god = { $god } ({ $colour }): { $score } of { $limit }{ $cards_count ->
    [0] , no cards
   *[other] , cards: { $cards }
}
position-marked = { $line } – { $marks }
mark-favour = Divine Favour
mark-suitors = Suitors
position-poseidon = Poseidon: { $anger }, wrath above { $wrath }{ $cards_count ->
    [0] , no cards
   *[other] , cards: { $cards }
}
position-no-favour = The Divine Favour is with nobody.
position-no-suitors = The Suitors have not come yet.
position-prize = { $god } puts up { $prize }; bids are Oracle cards of { $god }.
position-bid = { $name }: { $count ->
    [0] no bid
    [one] 1 card face down
   *[other] { $count } cards face down
}
    .waits = { $name }: still to be asked
    .you = { $name }: { $cards }, face down, worth { $total }
player-and-notes = { $name } ({ $notes })
note-you = you
note-active = to play
note-first = first player
position-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $years } of { $goal } years of travel, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $oracle ->
    [one] 1 Oracle card
   *[other] { $oracle } Oracle cards
}
position-route = route: { $route } – { $actions }
position-shows = with the favour of { $god } now: { $action }
position-cargo = cards on the route, { $cards_count } of { $room }: { $cards }
    .over = cards on the route, { $cards_count } for { $room } places: { $cards }; { $due } to be discarded
position-landed = landed routes: { $routes }
position-points = cards among the points: { $cards }
position-hand = { $cards_count ->
    [0] You hold no cards.
    [one] 1 card: { $cards }
   *[other] { $cards_count } cards: { $cards }
}
position-oracle = { $cards_count ->
    [0] You have no Oracle cards.
    [one] 1 card, face down: { $cards }
   *[other] { $cards_count } cards, face down: { $cards }
}
position-defence = Strength against the Suitors, now at { $god }: { $strength }
position-deck = Deck: { $count ->
    [one] 1 fate card
   *[other] { $count } fate cards
}
position-discards = Discards: { $cards_count ->
    [0] none
    [one] 1 card ({ $cards })
   *[other] { $cards_count } cards ({ $cards })
}
position-route-deck = Route deck: { $count ->
    [one] 1 route
   *[other] { $count } routes
}
position-route-discards = Discarded routes: { $routes_count ->
    [0] none
   *[other] { $routes }
}

## The card beside the board: a turn in a few lines, and what things cost

aid-turn-1 = Change of route: for a card of your Oracle you may draw another route.
aid-turn-2 = Divine influence: play a card to its god (a double to one of its two), and draw.
aid-turn-3 = Above { $limit } a god loses its cards: the Suitors come to it, and its best single is a divine gift to bid for.
aid-turn-4 = The favour goes to the god with the highest score; on a tie in the order Zeus, Athena, Helios, Aeolus.
aid-turn-5 = Heroic deed: do what your route shows for the god with the favour, or discard a card and draw.
aid-turn-6 = { $final_round ->
    [yes] { $goal } years landed: last round. Whoever alone is strongest against the Suitors then keeps all points; everybody else loses those of their god.
   *[other] { $goal } years landed: the end. Whoever alone is strongest against the Suitors keeps all points; everybody else loses those of their god.
}
aid-cost-1 = Another route
    .price = 1 Oracle card of any kind; once a turn
aid-cost-2 = Poseidon’s wrath
    .price = above { $wrath } the others must draw new routes
aid-cost-3 = Divine gift
    .price = bid 1 to { $oracle } Oracle cards of that god; all bids are discarded
aid-cost-4 = Favour of the Gods
    .price = 1 more hand card to its god
aid-cost-5 = Oracle
    .price = 1 hand card; with { $oracle } there, one of them goes
aid-cost-6 = Odyssey
    .price = 1 hand card of the route’s colour, if a year is free
aid-cost-7 = Landing
    .price = nothing: the cards on the route become points

## Options

option-cards = Cards of your own, in a TOML file
option-gift_in_phase3 = A god above the limit by the deed Favour of the Gods
    .no = only loses its cards
    .yes = gives a divine gift, as in phase 2
option-suitors_unplaced = If the Suitors never came by the end of the game
    .skip = nobody faces them
    .favour = they come to the god with the Divine Favour
option-favour_all_zero = The Divine Favour when no god has cards
    .zeus = lies with Zeus
    .nobody = lies with nobody, and routes show no deed
option-final_round = When a player’s years of travel are over
    .no = the game ends at once
    .yes = the round is completed
    .help = Completing the round turns the advantage of the first player into one of the last: of four captains the first wins 18 % and the last 35 % of the games; without it, 28 % and 22 %.
option-round_cap = After how many rounds the game ends in any case
    .none = no limit

## The page

board-card = { $card }: may be played to its god (I-50), laid in the Oracle (I-77), or on a route of its colour (I-80).
    .double = { $card }: is of both its gods wherever a rule asks for one, and counts its full value once (I-5). The upper one is named first.
board-back = A card face down
board-god = { $god } has { $score } of { $limit }. The highest score has the Divine Favour, on a tie the god further left (I-21, I-22); above { $limit } there is a divine gift (I-53).
board-favour = The Divine Favour lies with { $god }: your deed is what your route shows for { $god } (I-70).
board-suitors = The Suitors are with { $god }: at the end only Oracle cards of { $god } count against them, and the points of { $god } are at stake (I-110, I-113).
board-poseidon = Poseidon’s anger is { $anger }. Once it is above { $wrath }, his wrath drives all others to a new route (I-90, I-91).
board-action-favour = Favour of the Gods – play a hand card to one of its gods (I-75).
board-action-oracle = Oracle – lay a hand card face down in your Oracle; if it is full, for an old one (I-77, I-78).
board-action-odyssey = Odyssey – lay a hand card of the route’s colour on your route (I-80).
board-action-landing = Landing – the route is yours, and its cards become points (I-83, I-84).
board-route = { $route }: { $years ->
    [one] 1 year of travel, and room for 1 card
   *[other] { $years } years of travel, and room for { $years } cards
} (I-82, I-100).
board-span = { $years ->
    [one] 1 year
   *[other] { $years } years
}
board-years = { $years } of { $goal } years of travel; with { $goal } the game ends (I-101).
board-travelled = { $years } of { $goal } years
board-landed = { $route }: landed, { $years ->
    [one] 1 year
   *[other] { $years } years
}
board-decides = decides
board-points = The values of the cards brought ashore and of the gifts won (I-120).
board-scored = points
board-hand = Hand cards: after each card played, cards are drawn again (I-30).
board-oracle = The Oracle lies face down. Its cards win gifts (I-66), change routes (I-42), and face the Suitors (I-110).
board-gift = The prize is { $card }. Each player may bid Oracle cards of that god, face down; the highest bid wins, unless it is tied (I-66, I-68).
board-wins-gift = wins the prize
board-gift-lost = Nobody wins the prize.
board-round = Round { $round }
board-deck = When the deck is empty, the discards become the new deck (I-32).
board-deck-count = Deck { $number }
board-discards-count = Discards { $number }
board-routes-count = Routes { $number }
board-route-discards-count = Discarded routes { $number }
board-feast = Nobody defeats the Suitors: everybody loses the points of { $god }.
board-beaten = { $name } defeats the Suitors; all others lose the points of { $god }.
board-player = Player
board-strength = Strength
board-final = Result
board-winner = Winner
board-kept = Cards kept
board-sign-favour = Divine Favour
board-sign-suitors = Suitors
board-sign-lost = Nobody’s
board-sign-wrath = Wrath!
board-sign-route = New route

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-points =
    { $more ->
        [0] You get more points.
        [one] You get one point more.
       *[other] You get { $more } points more.
    }
    .subject = points
hint-suitors =
    { $more ->
        [0] The Suitors could take less from you.
        [one] The Suitors could take one point less from you.
       *[other] The Suitors could take { $more } points less from you.
    }
    .subject = points to the Suitors
hint-cargo =
    { $more ->
        [0] Your cargo is worth more.
        [one] Your cargo is worth one point more.
       *[other] Your cargo is worth { $more } points more.
    }
    .subject = cargo
hint-room =
    { $more ->
        [0] Your route has more room.
        [one] Your route has room for one more card.
       *[other] Your route has room for { $more } more cards.
    }
    .subject = room on your route
hint-route =
    { $more ->
        [0] Your route is longer, and carries more.
        [one] Your route is one year longer, and carries more.
       *[other] Your route is { $more } years longer, and carries more.
    }
    .subject = a longer route
hint-home =
    { $more ->
        [0] You have travelled more years.
        [one] You have travelled one year more.
       *[other] You have travelled { $more } years more.
    }
    .subject = years of travel
hint-landing = It brings a Landing within your reach.
    .subject = a Landing within reach
hint-loading = It prepares a good Odyssey for you.
    .subject = a good Odyssey
hint-asking = It prepares the Oracle for you.
    .subject = the Oracle within reach
hint-oracle =
    { $more ->
        [0] Your Oracle gets more cards.
        [one] Your Oracle gets one card more.
       *[other] Your Oracle gets { $more } cards more.
    }
    .subject = cards of your Oracle
hint-gift = It raises your hopes of a divine gift.
    .subject = hopes of a divine gift
hint-hand =
    { $more ->
        [0] Your hand is worth more.
        [one] Your hand is worth one point more.
       *[other] Your hand is worth { $more } points more.
    }
    .subject = good cards in hand
hint-turn = It is your turn again.
    .subject = your turn

## Why a thing cannot be clicked now

why-not-held = You have no such card there, and only one’s own cards are played (I-3, I-50).
why-hand-change = A change of route is paid with a card of your Oracle, not of your hand (I-42).
why-hand-bid = Bids are made of Oracle cards, not of hand cards (I-66).
why-trim = First discard cargo until it fits on the new route (I-96).
why-swap = Your Oracle is full: choose which of its cards goes for the new one (I-78).
why-which-god = You have chosen { $held }: now choose to which of its two gods it goes (I-51).
why-oracle = Oracle cards are for a change of route, for bids, and for the Suitors; now you play hand cards (I-42, I-66, I-110).
why-bid-god = It does not show { $giver }, and every card of a bid must (I-66).
why-bid-laid = It is in your bid already (I-66).
why-cargo = Cards on your route stay there until it lands (I-84, I-95).
why-god-other = The card you play, { $held }, does not show { $god } (I-51).
why-change-first = First decide about your route; then a card is played to a god (I-40).
why-card-first = First choose the hand card: it goes to a god that it shows (I-51).
why-deed-other = Your deed is another one ({ $action }); a card goes to a god only by Favour of the Gods (I-70, I-75).
why-poseidon = Nobody plays a hand card to Poseidon; a change of route lays an Oracle card there (I-8, I-42).
why-route-other = That is not your route: a deed is done with one’s own (I-70).
why-influence-first = First play a hand card to a god; then comes the deed of your route (I-40, I-50).
why-no-landing = For { $favour }, who has the Divine Favour, your route shows { $action }, not Landing (I-70).
why-no-deed = Nobody has the Divine Favour, so no deed can be done (R-1).

## What puzzles are about: the kind of the best click

theme-verb-keep = Keeping the route
theme-verb-change = Changing the route
theme-verb-trim = Trimming the route
theme-verb-influence = Influence
theme-verb-god = Choosing a god
theme-verb-bid = Bidding
theme-verb-done = Stopping in time
theme-verb-pass = Passing
theme-verb-favour = Favour of the Gods
theme-verb-oracle = Oracle
theme-verb-swap = Changing the Oracle
theme-verb-odyssey = Odyssey
theme-verb-land = Landing
theme-verb-discard = Discarding
theme-verb-rest = Ending the turn
