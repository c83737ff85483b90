"""Positions in words, for scenarios: what is left out is filled in legally."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ulysses.rules.components import (
    COLOURS,
    FACTION_NAMES,
    GOALS,
    KIND_NAMES,
    PLAGUE_DISCS,
    TEMPLES,
    counts,
    votes,
    whole_deck,
)
from periplus.games.ulysses.rules.drawing import begin_leg, begin_turn
from periplus.games.ulysses.rules.plagues import discs_out, plagued_places, put_plague
from periplus.games.ulysses.rules.state import IN_PUBLIC, Position
from periplus.games.ulysses.view import stage
from periplus.kernel.bits import lowest, members
from periplus.kernel.cards import from_counts, size
from periplus.kernel.datafile import Table
from periplus.kernel.events import SILENT
from periplus.kernel.game import NOBODY


def set_up(s: Position, scene: Table) -> None:
    """Lay out a position at the start of a god's action phase or, with stage = "draw", of his turn."""
    seats = int(s.seats)
    s.first = scene.integer("first", 0, seats - 1, 0)
    s.active = scene.integer("active", 0, seats - 1, 0)
    s.turn = scene.integer("turn", 1, 10_000, 1)
    s.ship = read_place(s, scene, "ship", scene.string("ship", s.chart.ids[s.chart.start]))
    s.pandoras = scene.integer("pandoras", 0, 9, 0)
    s.exchanges = scene.integer("exchanges", 0, 99, 0)
    set_up_cards(s, scene)
    set_up_temples(s, scene)
    set_up_plagues(s, scene)
    set_up_goals(s, scene)
    drawing = scene.has("stage") and scene.choice("stage", ["strengthen", "draw"]) == 1
    if drawing:
        s.turn -= 1
        begin_turn(s, SILENT)
    else:
        begin_leg(s)


def read_place(s: Position, scene: Table, key: str, name: str) -> int:
    """The number of a place by its name; a fault and the start place if there is none."""
    if name in s.chart.ids:
        return s.chart.index(name)
    if name:
        scene.fault(key, f'unknown place "{name}" (the map has {", ".join(s.chart.ids)})')
    return int(s.chart.start)


def read_places(s: Position, scene: Table, key: str) -> list[int]:
    names = scene.strings(key) if scene.has(key) else []
    return [read_place(s, scene, key, name) for name in names]


def read_cards(table: Table) -> int:
    """A set of cards from a table such as { challenge = 2, zeus = 1 }."""
    return from_counts([table.integer(kind, 0, 50, 0) for kind in KIND_NAMES])


def set_up_cards(s: Position, scene: Table) -> None:
    """Hands as given; of deck and discards, the one left out gets all the other cards."""
    left = counts(whole_deck())
    if scene.has("hands"):
        for seat, table in enumerate(take(s, scene, "hands", "hand")):
            s.hands[seat] = read_cards(table)
            left = less(left, int(s.hands[seat]))
    if scene.has("discards"):
        s.discards = read_cards(scene.table("discards"))
        left = less(left, int(s.discards))
    if scene.has("deck"):
        s.deck = read_cards(scene.table("deck"))
        left = less(left, int(s.deck))
        if any(left) and scene.has("discards"):
            scene.fault("deck", f"hands, deck and discards must add up to 132 cards, {sum(left)} are missing")
        elif min(left) >= 0:
            s.discards += from_counts(left)
    elif min(left) >= 0:
        s.deck = from_counts(left)
    for kind, number in enumerate(left):
        if number < 0:
            scene.fault("hands", f"there are not that many {KIND_NAMES[kind]} cards: {-number} too many")
    if s.discards != 0:
        s.discard_top = max(kind for kind, number in enumerate(counts(int(s.discards))) if number)


def less(left: list[int], cards: int) -> list[int]:
    return [number - used for number, used in zip(left, counts(cards), strict=True)]


def take(s: Position, scene: Table, key: str, each: str) -> list[Table]:
    """An array with a table for each seat."""
    tables = scene.tables(key, each)
    if len(tables) != s.seats:
        scene.fault(key, f"{key} must have one entry for each of the {s.seats} seats, not {len(tables)}")
    return tables[: int(s.seats)]


def set_up_temples(s: Position, scene: Table) -> None:
    if scene.has("temples"):
        values = scene.array("temples")
        if len(values) != s.seats or not all(isinstance(value, int) and value >= 1 for value in values):
            scene.fault("temples", f"temples must be {s.seats} whole numbers, at least 1 each")
            return
        for seat, value in enumerate(values):
            assert isinstance(value, int)
            s.temples[seat] = value
    standing = sum(int(s.temples[seat]) for seat in range(s.seats))
    if standing > TEMPLES and s.rules.temples_bound:
        scene.fault("temples", f"there are {TEMPLES} temples, not {standing}")
    s.supply = max(0, TEMPLES - standing)


def set_up_plagues(s: Position, scene: Table) -> None:
    for place in read_places(s, scene, "plagues"):
        if s.plagues >> place & 1 and not s.rules.plagues_heap:
            scene.fault("plagues", f"{s.chart.ids[place]} has a plague already")
        elif discs_out(s) <= PLAGUE_DISCS:
            put_plague(s, place)
    if discs_out(s) > PLAGUE_DISCS:
        scene.fault("plagues", f"there are {PLAGUE_DISCS} plague discs")


def set_up_goals(s: Position, scene: Table) -> None:
    """Goals as given, the rest from the piles, one of each colour; `shown` ones are face up."""
    given = read_goal_rows(s, scene, "goals")
    shown = read_goal_rows(s, scene, "shown")
    beneath = read_places(s, scene, "under")
    taken = [place for row in given for place in row] + beneath
    if len(set(taken)) != len(taken):
        scene.fault("goals", "every goal card exists once: a place is named twice")
    for place in taken:
        if s.chart.colour[place] < 0:
            scene.fault("goals", f'"{s.chart.ids[place]}" has no goal card')
            return
        s.unknown &= ~(1 << place)
    for seat, row in enumerate(given):
        fill_goals(s, scene, seat, row)
        for place in shown[seat]:
            if place not in row:
                scene.fault("shown", f'seat {seat} does not own the goal "{s.chart.ids[place]}"')
                continue
            s.reached |= 1 << (seat * GOALS + row.index(place))
            s.known[seat * GOALS + row.index(place)] = s.everyone() | IN_PUBLIC
    s.under = vec[i64](beneath)
    s.under_not = vec[i64]([0] * len(beneath))
    s.under_known = vec[i64]([0] * len(beneath))


def fill_goals(s: Position, scene: Table, seat: int, row: list[int]) -> None:
    """Complete a seat's goals to four, of colours it has not got yet, and lay them in front of it."""
    has = [int(s.chart.colour[place]) for place in row]
    for colour in range(COLOURS):
        if len(row) < GOALS and colour not in has:
            if s.pile(colour) == 0:
                scene.fault("goals", f"the {s.chart.colours[colour]} pile has no goal left for seat {seat}")
                return
            place = int(lowest(s.pile(colour)))
            s.unknown &= ~(1 << place)
            row.append(place)
    if len(row) != GOALS:
        scene.fault("goals", f"seat {seat} must own {GOALS} goals, not {len(row)}")
        return
    for slot, place in enumerate(row):
        s.goals[seat * GOALS + slot] = place
        s.known[seat * GOALS + slot] = 1 << seat


def read_goal_rows(s: Position, scene: Table, key: str) -> list[list[int]]:
    """For each seat a list of places."""
    rows: list[list[int]] = []
    values = scene.array(key) if scene.has(key) else []
    for at, value in enumerate(values):
        names = value if isinstance(value, list) else []
        if not isinstance(value, list):
            scene.fault(f"{key}.{at}", f"{key}, number {at + 1}: must be a list of places")
        rows.append([read_place(s, scene, f"{key}.{at}", str(name)) for name in names])
    if values and len(values) != s.seats:
        scene.fault(key, f"{key} must have one list for each of the {s.seats} seats, not {len(values)}")
    return (rows + [[] for _ in range(s.seats)])[: int(s.seats)]


def describe(s: Position) -> dict[str, object]:
    """The whole truth in the words of `set_up`, and what a scenario may expect beyond them."""
    seats = range(int(s.seats))
    ids = s.chart.ids
    return {
        "first": int(s.first),
        "active": int(s.active),
        "turn": int(s.turn),
        "seat": "dealer" if s.seat == -1 else ("nobody" if s.seat == NOBODY else int(s.seat)),
        "stage": stage(s),
        "ship": ids[s.ship],
        "hands": [named_cards(int(s.hands[seat])) for seat in seats],
        "hand_sizes": [int(s.hand_size(seat)) for seat in seats],
        "deck": named_cards(int(s.deck)),
        "deck_size": int(size(s.deck)),
        "discards": named_cards(int(s.discards)),
        "discards_size": int(size(s.discards)),
        "temples": [int(s.temples[seat]) for seat in seats],
        "supply": int(s.supply),
        "plagues": [ids[place] for place in plagued_places(s)],
        "goals": [
            [place_name(s, int(s.goals[seat * GOALS + slot])) for slot in range(GOALS)] for seat in seats
        ],
        "shown": [
            [ids[s.goals[seat * GOALS + slot]] for slot in members(int(s.shown(seat)))] for seat in seats
        ],
        "under": [ids[s.under[at]] for at in range(len(s.under))],
        "pandoras": int(s.pandoras),
        "exchanges": int(s.exchanges),
        "discs": by_faction([place_name(s, int(place)) for place in (s.blue, s.red, s.black)]),
        "totals": by_faction([int(votes(cards)) for cards in (s.blue_cards, s.red_cards, s.black_cards)]),
        "agreed": members(int(s.agreed)),
        "out": members(int(s.out)),
        "winner": "nobody" if s.winner < 0 else int(s.winner),
    }


def by_faction(values: Sequence[object]) -> dict[str, object]:
    return dict(zip(FACTION_NAMES, values, strict=True))


def place_name(s: Position, place: int) -> str:
    return s.chart.ids[place] if place >= 0 else "none"


def named_cards(cards: int) -> dict[str, int]:
    return {name: number for name, number in zip(KIND_NAMES, counts(cards), strict=True) if number}
