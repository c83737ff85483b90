"""Positions in words, for scenarios: what is left out is filled in legally."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules.components import (
    BY_YEARS,
    GOD_NAMES,
    ROOM,
    kinds_of,
    length,
    put,
    row_of,
    worth,
)
from periplus.games.ithaca.rules.ending import finish
from periplus.games.ithaca.rules.favour import favour, score
from periplus.games.ithaca.rules.state import (
    CHANGE_PHASE,
    DEED_PHASE,
    INFLUENCE_PHASE,
    NO_CARD,
    NO_GOD,
    NO_ROUTE,
    NO_SEAT,
    TURN_PHASE,
    Position,
)
from periplus.games.ithaca.view import action, points_of, result, round_number, stage
from periplus.kernel.bits import lowest, members
from periplus.kernel.datafile import Table
from periplus.kernel.events import SILENT
from periplus.kernel.game import DEALER, NOBODY

ANY: Final = "any"  # instead of a hand or a route: one that is free
NONE: Final = "none"
STAGES: Final = ["change", "turn", "influence", "deed", "final"]


def set_up(s: Position, scene: Table) -> None:
    """Lay out a position at phase 1 of a turn, or at another stage; stage = "final" ends the game at once."""
    seats = int(s.seats)
    s.first = scene.integer("first", 0, seats - 1, 0)
    s.active = scene.integer("active", 0, seats - 1, 0)
    s.turn = scene.integer("turn", 1, 10_000, int(s.active - s.first) % seats + 1)
    if (s.first + s.turn - 1 - s.active) % seats != 0:
        scene.fault("turn", f"turn {s.turn} is not that of seat {s.active}, if seat {s.first} was the first")
    suitors = scene.string("suitors", NONE)
    s.suitors = NO_GOD if suitors == NONE else scene.choice("suitors", GOD_NAMES)
    set_up_routes(s, scene)
    set_up_cards(s, scene)
    begin(s, STAGES[scene.choice("stage", STAGES)] if scene.has("stage") else STAGES[0])


def begin(s: Position, stage: str) -> None:
    s.idle = 1
    if stage == "change":
        s.go(CHANGE_PHASE)
    elif stage == "influence":
        s.go(INFLUENCE_PHASE)
    elif stage == "deed":
        s.go(DEED_PHASE)
    elif stage == "final":
        finish(s, BY_YEARS, SILENT)
    else:
        s.idle = 0
        s.turn -= 1
        s.go(TURN_PHASE)


def listed(s: Position, scene: Table, key: str) -> list[object]:
    """An array with an entry for each seat; the last ones may be left out."""
    values = optional(scene, key)
    if len(values) > s.seats:
        scene.fault(key, f"{key} has {len(values)} entries for {s.seats} seats")
    return values[: int(s.seats)]


def optional(scene: Table, key: str) -> list[object]:
    return scene.array(key) if scene.has(key) else []


def numbered(scene: Table, key: str, names: list[str], value: object) -> list[int]:
    """The numbers of the cards or routes in a list of ids."""
    if not isinstance(value, list):
        scene.fault(key, f"{key.partition('.')[0]} must be a list of ids, not {value!r}")
        return []
    numbers: list[int] = []
    for word in value:
        if str(word) in names:
            numbers.append(names.index(str(word)))
        else:
            scene.unknown(key, f"{key.partition('.')[0]}: unknown id", str(word), names)
    return numbers


# ---- routes ----


def set_up_routes(s: Position, scene: Table) -> None:
    """Routes as given; the others get the first that are free. The rest is the deck, or discards."""
    for seat, value in enumerate(listed(s, scene, "landed")):
        s.landed[seat] = take_routes(s, scene, f"landed.{seat}", value)
    given = listed(s, scene, "routes")
    for seat, value in enumerate(given):
        if value not in (ANY, NONE):
            for route in members(take_routes(s, scene, f"routes.{seat}", [value])):
                s.routes[seat] = route
    deck = take_routes(s, scene, "route_deck", optional(scene, "route_deck"))
    s.route_discards = take_routes(s, scene, "route_discards", optional(scene, "route_discards"))
    for seat in range(s.seats):
        if seat >= len(given) or given[seat] == ANY:
            fill_route(s, scene, seat)
    if scene.has("route_deck"):
        s.route_discards |= s.route_deck
        s.route_deck = deck


def take_routes(s: Position, scene: Table, key: str, value: object) -> int:
    """Take routes out of the deck; returns the set of them."""
    taken = 0
    for route in numbered(scene, key, s.cards.route_ids, value):
        if not s.route_deck >> route & 1:
            scene.fault(key, f'the route "{s.cards.route_ids[route]}" is elsewhere already')
        s.route_deck &= ~(1 << route)
        taken |= 1 << route
    return taken


def fill_route(s: Position, scene: Table, seat: int) -> None:
    if s.route_deck == 0:
        scene.fault("routes", f"there is no route left for seat {seat}")
        return
    s.routes[seat] = lowest(s.route_deck)
    s.route_deck &= s.route_deck - 1


# ---- fate cards ----


def set_up_cards(s: Position, scene: Table) -> None:
    """Every zone as given, hands filled up, and all the other cards where `rest` says."""
    set_up_gods(s, scene)
    s.poseidon = take_row(s, scene, "poseidon", optional(scene, "poseidon"), ROOM)
    for seat, value in enumerate(listed(s, scene, "oracles")):
        s.oracles[seat] = take_row(s, scene, f"oracles.{seat}", value, int(s.cards.oracle_max))
    for seat, value in enumerate(listed(s, scene, "cargo")):
        room = int(s.cards.years[s.routes[seat]]) if s.routes[seat] != NO_ROUTE else ROOM - 1
        s.cargo[seat] = take_row(s, scene, f"cargo.{seat}", value, room)
    for seat, value in enumerate(listed(s, scene, "points")):
        for kind in numbered(scene, f"points.{seat}", s.cards.fate_ids, value):
            take_card(s, scene, "points", kind)
            s.gain(seat, kind)
    hands = listed(s, scene, "hands")
    for seat, value in enumerate(hands):
        if value != ANY:
            s.hands[seat] = take_row(s, scene, f"hands.{seat}", value, int(s.cards.hand))
    deck, s.discards = take_counts(s, scene, "deck"), take_counts(s, scene, "discards")
    for seat in range(s.seats):
        if seat >= len(hands) or hands[seat] == ANY:
            fill_hand(s, scene, seat)
    put_rest(s, scene, deck)
    s.deck_size = sum([int(number) for number in s.deck])
    s.discards_size = sum([int(number) for number in s.discards])


def set_up_gods(s: Position, scene: Table) -> None:
    if not scene.has("gods"):
        return
    table = scene.table("gods")
    for god, name in enumerate(GOD_NAMES):
        if table.has(name):
            s.piles[god] = take_row(s, table, name, table.array(name), ROOM)
            for kind in numbered(table, name, s.cards.fate_ids, table.array(name)):
                if not s.cards.gods[kind] >> god & 1:
                    table.fault(name, f'"{s.cards.fate_ids[kind]}" is no card of {name}')
            if worth(s.piles[god], s.cards.value) > s.cards.god_limit:
                table.fault(name, f"a god holds at most {s.cards.god_limit}")


def take_card(s: Position, scene: Table, key: str, kind: int) -> None:
    if s.deck[kind] == 0:
        copies = int(s.cards.copies[kind])
        scene.fault(key, f'there are only {copies} cards "{s.cards.fate_ids[kind]}"')
    else:
        s.deck[kind] -= 1


def take_row(s: Position, scene: Table, key: str, value: object, room: int) -> int:
    kinds = numbered(scene, key, s.cards.fate_ids, value)
    for kind in kinds:
        take_card(s, scene, key, kind)
    if len(kinds) > room:
        scene.fault(key, f"{len(kinds)} cards are too many here: there is room for {room}")
    return row_of(kinds[:room])


def take_counts(s: Position, scene: Table, key: str) -> vec[i64]:
    """A table such as { z4 = 2, za1 = 1 } as counts by kind."""
    counts = vec[i64]([0] * int(s.cards.kinds))
    table = scene.table(key) if scene.has(key) else None
    for kind, name in enumerate(s.cards.fate_ids):
        number = table.integer(name, 0, int(s.cards.copies[kind]), 0) if table is not None else 0
        for _ in range(number):
            take_card(s, scene, key, kind)
        counts[kind] = number
    return counts


def fill_hand(s: Position, scene: Table, seat: int) -> None:
    """A full hand of the kinds of which most are left."""
    for _ in range(s.cards.hand):
        left = [int(number) for number in s.deck]
        if max(left) == 0:
            scene.fault("hands", f"there are no cards left for the hand of seat {seat}")
            return
        kind = left.index(max(left))
        s.deck[kind] -= 1
        s.hands[seat] = put(s.hands[seat], kind)


def put_rest(s: Position, scene: Table, deck: vec[i64]) -> None:
    """The cards named nowhere: rest = "deck", "discards" (as when the deck is given), or "points 1"."""
    rest = scene.string("rest", "discards" if scene.has("deck") else "deck")
    places = ["deck", "discards", *[f"points {seat}" for seat in range(s.seats)]]
    if rest not in places:
        scene.unknown("rest", "unknown place", rest, places)
        return
    kinds = int(s.cards.kinds)
    for kind in range(kinds):
        number = s.deck[kind]
        s.deck[kind] = deck[kind]
        if rest == "deck":
            s.deck[kind] += number
        elif rest == "discards":
            s.discards[kind] += number
        else:
            s.points[(places.index(rest) - 2) * kinds + kind] += number


# ---- a position in the same words ----


def describe(s: Position) -> dict[str, object]:
    """The whole truth in the words of `set_up`, and what a scenario may expect beyond them."""
    seats = range(int(s.seats))
    return {
        "first": int(s.first),
        "active": int(s.active),
        "turn": int(s.turn),
        "round": round_number(s),
        "seat": "dealer" if s.seat == DEALER else ("nobody" if s.seat == NOBODY else int(s.seat)),
        "stage": stage(s),
        "gods": {name: named(s, int(s.piles[god])) for god, name in enumerate(GOD_NAMES)},
        "scores": {name: int(score(s, god)) for god, name in enumerate(GOD_NAMES)},
        "favour": god_name(int(favour(s))),
        "suitors": god_name(int(s.suitors)),
        "action": action(s) or NONE,
        "poseidon": named(s, int(s.poseidon)),
        "anger": int(worth(s.poseidon, s.cards.value)),
        "hands": [named(s, int(s.hands[seat])) for seat in seats],
        "hand_sizes": [int(length(s.hands[seat])) for seat in seats],
        "oracles": [named(s, int(s.oracles[seat])) for seat in seats],
        "oracle_sizes": [int(length(s.oracles[seat])) for seat in seats],
        "bids": [named(s, int(s.bids[seat])) for seat in seats],
        "prize": s.cards.fate_ids[s.prize] if s.prize != NO_CARD else NONE,
        "routes": [s.cards.route_ids[s.routes[seat]] if s.routes[seat] >= 0 else NONE for seat in seats],
        "cargo": [named(s, int(s.cargo[seat])) for seat in seats],
        "landed": [named_routes(s, int(s.landed[seat])) for seat in seats],
        "years": [int(s.years(seat)) for seat in seats],
        "points": [[s.cards.fate_ids[kind] for kind in points_of(s, seat)] for seat in seats],
        "points_total": [int(s.score(seat)) for seat in seats],
        "deck": named_counts(s, s.deck),
        "deck_size": int(s.deck_size),
        "discards": named_counts(s, s.discards),
        "discards_size": int(s.discards_size),
        "route_deck": named_routes(s, int(s.route_deck)),
        "route_discards": named_routes(s, int(s.route_discards)),
    } | describe_ending(s)


def describe_ending(s: Position) -> dict[str, object]:
    """How the game ended; "none" and "nobody" while it goes on."""
    found = result(s)
    if found is None:
        return {"reason": NONE, "hero": "nobody", "before": NONE, "winners": []}
    hero = "nobody" if s.hero == NO_SEAT else int(s.hero)
    return {"reason": found["reason"], "hero": hero, "before": found["before"], "winners": found["winners"]}


def god_name(god: int) -> str:
    return GOD_NAMES[god] if god != NO_GOD else NONE


def named(s: Position, row: int) -> list[str]:
    return [s.cards.fate_ids[kind] for kind in kinds_of(row)]


def named_routes(s: Position, routes: int) -> list[str]:
    return [s.cards.route_ids[route] for route in members(routes)]


def named_counts(s: Position, counts: vec[i64]) -> dict[str, int]:
    return {name: int(counts[kind]) for kind, name in enumerate(s.cards.fate_ids) if counts[kind] > 0}
