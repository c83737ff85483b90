"""What an encoding has to say, taken from the view of a seat: field by field, for each game."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from periplus.games.ithaca.view import IthacaView
from periplus.games.journey.rules.payment import BILL_NAMES
from periplus.games.journey.view import JourneyView
from periplus.games.ulysses.rules.components import FACTION_NAMES
from periplus.games.ulysses.view import UlyssesView
from periplus.kernel.memory import (
    COUNT_BITS,
    DETAIL_BITS,
    DETAIL_MASK,
    DRAWS,
    HOLDER_BITS,
    HOLDER_MASK,
    PLAYS,
)

Told = dict[str, int | str | None]
Telling = Iterator[tuple[str, int | str | None]]


def each(name: str, keys: Sequence[str], values: Sequence[int]) -> Telling:
    for key, value in zip(keys, values, strict=True):
        yield f"{name}.{key}", int(value)


def flags(name: str, keys: Sequence[str], members: Sequence[int]) -> Telling:
    return each(name, keys, [int(at in members) for at in range(len(keys))])


def tally(name: str, keys: Sequence[str], things: Sequence[int]) -> Telling:
    """Cards that are listed one by one."""
    return each(name, keys, [list(things).count(at) for at in range(len(keys))])


def option(keys: Sequence[str], at: int) -> str | None:
    return keys[at] if at >= 0 else None


def place_of(viewer: int, seats: int) -> Callable[[int], str | None]:
    """How a viewer counts the seats: from itself on."""
    return lambda seat: str((seat - max(viewer, 0)) % seats) if seat >= 0 else None


def who(view: Any, keys: Sequence[str], seats: int) -> Telling:
    place = place_of(view["viewer"], seats)
    for key in keys:
        yield key, place(view[key])


def ulysses(state: Any, viewer: int) -> Telling:
    view: UlyssesView = state.view(viewer)
    chart, kinds, seats = state.chart, state.names("card"), len(view["hands"])
    of_colour = [[p for p in range(len(chart.ids)) if chart.colour[p] == c] for c in range(4)]
    place = place_of(viewer, seats)
    yield from who(view, ["seat", "first", "active", "winner"], seats)
    yield "stage", view["stage"]
    for key in ("turn", "supply", "deck", "discarded", "pandoras", "exchanges"):
        yield key, int(view[key])
    yield "ship", option(chart.ids, view["ship"])
    yield "discard_top", option(kinds, view["discard_top"])
    yield from tally("plagues", chart.ids, view["plagues"])
    yield from each("discards", kinds, view["discards"] or [0] * 6)
    yield from each("piles", chart.colours, view["piles"])
    yield from each("own.hand", kinds, view["hand"] or [0] * 6)
    yield from ulysses_buried(view, chart)
    yield from ulysses_debate(view, chart, kinds, place)
    yield from ulysses_choice(view, chart, kinds)
    for seat in range(seats):
        name = f"seats.{place(seat)}"
        yield f"{name}.hand", view["hands"][seat]
        yield f"{name}.temples", view["temples"][seat]
        for slot, goal in enumerate(view["goals"][seat]):
            at, colour = f"{name}.goals.{slot}", goal["colour"]
            public = state.view(-3)["goals"][seat][slot]["place"]
            yield f"{at}.colour", option("0123", colour)
            yield f"{at}.shown", int(goal["shown"])
            group = of_colour[colour] if colour >= 0 else []
            numbers = [str(number) for number in range(9)]
            yield f"{at}.number", str(group.index(public)) if public >= 0 else None
            yield from flags(f"{at}.not", numbers, [group.index(other) for other in goal["excluded"]])
            if seat == viewer:
                yield f"own.goals.{slot}", option(chart.ids, goal["place"])
            elif viewer >= 0 or seat > 0:
                known = goal["place"] if public < 0 else -1
                yield f"own.rivals.{place(seat)}.{slot}", str(group.index(known)) if known >= 0 else None
    if viewer < 0:
        yield from ((f"own.goals.{slot}", None) for slot in range(4))


def ulysses_buried(view: UlyssesView, chart: Any) -> Telling:
    depth, lies = Counter[int](), Counter[int]()
    for card in view["under"]:
        depth[card["colour"]] += 1
        if card["place"] >= 0:
            lies[card["place"]] = depth[card["colour"]]
    yield from each("under", chart.colours, [depth[colour] for colour in range(4)])
    yield from each("own.buried", chart.ids, [lies[place] for place in range(len(chart.ids))])


def ulysses_debate(
    view: UlyssesView, chart: Any, kinds: list[str], place: Callable[[int], str | None]
) -> Telling:
    debate = view["debate"]
    for at, faction in enumerate(FACTION_NAMES):
        yield f"debate.{faction}", option(chart.ids, debate["discs"][at])
        yield from each(f"debate.{faction}", kinds, debate["cards"][at])
    for seat in range(len(view["hands"])):
        name = f"seats.{place(seat)}"
        yield f"{name}.agreed", int(seat in debate["agreed"])
        yield f"{name}.out", int(seat in debate["out"])
        yield f"{name}.owns_disc", int(seat in debate["owners"])
        yield f"{name}.side", option(FACTION_NAMES, debate["sides"][seat])


def ulysses_choice(view: UlyssesView, chart: Any, kinds: list[str]) -> Telling:
    choice = view["choice"]
    yield "own.choice.action", choice["action"] if choice else None
    yield "own.choice.place", option(chart.ids, choice["place"]) if choice else None
    yield "own.choice.cure", option(chart.ids, choice["cure"]) if choice else None
    yield "own.choice.slot", option("0123", choice["slot"]) if choice else None
    yield "own.choice.faction", option(FACTION_NAMES, choice["faction"]) if choice else None
    yield "own.choice.due", choice["due"] if choice else 0
    yield from each("own.choice.payment", kinds, choice["payment"] if choice else [0] * 6)
    yield from each("own.choice.stake", kinds, choice["stake"] if choice else [0] * 6)


def journey(state: Any, viewer: int) -> Telling:
    view: JourneyView = state.view(viewer)
    board, seats = state.board, len(view["hands"])
    cards, fossils, events = state.names("card"), state.names("fossil"), state.names("event")
    adventures, place = state.names("adventure"), place_of(viewer, seats)
    yield from who(view, ["seat", "first", "active", "asked"], seats)
    for name, owner in zip(("mushroom_forest", "ruined_city"), view["bonuses"], strict=True):
        yield f"bonuses.{name}", place(owner)
    for key in ("stage", "task"):
        yield key, str(view[key])
    counters: dict[str, Any] = {**view}
    for key in ("turn", "loss", "events_due", "another", "idle", "due", "keeping", "reserve", "water_box"):
        yield key, int(counters[key])
    yield "space", option(board.names, view["space"])
    yield "revealed", option(cards, view["revealed"])
    yield "adventure", option(adventures, view["adventure"])
    yield "lava", str(view["lava"]) if view["lava"] >= 0 else None
    for piece, space in zip(state.names("piece"), view["pieces"], strict=True):
        yield f"pieces.{piece}", board.names[space]
    for slot, card in enumerate(view["display"]):
        yield f"display.{slot}", option(cards, card)
    for deck, cards_left in view["decks"].items():
        yield f"decks.{deck}", int(str(cards_left))
    yield "under", len(view["under"])
    yield from tally("own.under", fossils, view["under"])
    yield from each("discards", cards, view["discards"])
    yield from each("event_discards", events, view["event_discards"])
    yield from each("lost_fossils", fossils, view["lost_fossils"])
    yield from flags("adventure_box", adventures, view["adventure_box"])
    yield from each("own.hand", cards, view["hand"] or [0] * 8)
    yield from each("own.events", events, view["events"] or [0] * 8)
    yield from each("own.pool", fossils, view["pool"] or [0] * 8)
    yield from journey_choice(view["choice"], board, state, fossils)
    for seat in range(seats):
        name = f"seats.{place(seat)}"
        yield from each(name, ["explorers", "equipment"], view["hands"][seat])
        yield f"{name}.kept", view["kept"][seat]
        yield f"{name}.water", view["water"][seat]
        yield from each(f"{name}.known", cards, view["known"][seat])
        yield from each(f"{name}.fossils", fossils, view["fossils"][seat])
        yield from flags(f"{name}.sightings", adventures, view["sightings"][seat])


def journey_choice(choice: Any, board: Any, state: Any, fossils: list[str]) -> Telling:
    move = choice if choice and "piece" in choice else None
    gift = choice if choice and "given" in choice else None
    yield "own.choice.piece", option(state.names("piece"), move["piece"]) if move else None
    yield "own.choice.space", board.names[move["path"][-1]] if move else None
    yield from flags("own.choice.path", board.names, move["path"] if move else [])
    yield "own.choice.steps", move["picked"] if move else 0
    for key in ("extra", "ropes", "compasses"):
        yield f"own.choice.{key}", move[key] if move else 0
    yield from each("own.choice.bill", BILL_NAMES, move["bill"] if move else [0] * len(BILL_NAMES))
    yield from each("own.choice.given", fossils, gift["given"] if gift else [0] * 8)
    yield "own.choice.returns", gift["returns"] if gift else 0


def ithaca(state: Any, viewer: int) -> Telling:
    view: IthacaView = state.view(viewer)
    kinds, routes, gods = state.names("card"), state.names("route"), state.names("god")
    seats, gift, choice = len(view["hands"]), view["gift"], view["choice"]
    place = place_of(viewer, seats)
    yield from who(view, ["seat", "first", "active"], seats)
    yield "hero", place(view["result"]["hero"]) if view["result"] else None
    yield "stage", view["stage"]
    for key in ("turn", "deck", "route_deck"):
        yield key, int(view[key])
    yield "suitors", option(gods, view["suitors"])
    yield from each("god_scores", gods, view["god_scores"])
    for god, pile in zip(gods, view["piles"], strict=True):
        yield from tally(f"piles.{god}", kinds, pile)
    yield from tally("poseidon", kinds, view["poseidon"])
    yield from each("discards", kinds, view["discards"])
    yield from flags("route_discards", routes, view["route_discards"])
    yield "gift.god", gods[gift["god"]] if gift else None
    yield "gift.prize", kinds[gift["prize"]] if gift else None
    yield "due", view["trimming"]["due"] if view["trimming"] else 0
    yield from tally("own.hand", kinds, view["hand"] or [])
    yield from tally("own.oracle", kinds, view["oracle"] or [])
    yield from tally("own.bid", kinds, view["bid"] or [])
    yield "own.choice.action", choice["action"] if choice else None
    yield "own.choice.card", option(kinds, choice["card"]) if choice else None
    yield from tally("own.choice.cards", kinds, choice["cards"] if choice else [])
    for seat in range(seats):
        name = f"seats.{place(seat)}"
        bid = gift["bids"][seat] if gift else -1
        yield f"{name}.hand", view["hands"][seat]
        yield f"{name}.oracle", view["oracles"][seat]
        yield f"{name}.bid", max(bid, 0)
        yield f"{name}.has_passed", int(bid == 0)
        yield f"{name}.route", option(routes, view["routes"][seat])
        yield f"{name}.years", view["years"][seat]
        yield f"{name}.score", view["scores"][seat]
        yield from tally(f"{name}.cargo", kinds, view["cargo"][seat])
        yield from tally(f"{name}.points", kinds, view["points"][seat])
        yield from flags(f"{name}.landed", routes, view["landed"][seat])


VIEWS: dict[str, Callable[[Any, int], Telling]] = {"ulysses": ulysses, "journey": journey, "ithaca": ithaca}

# For each game the memories of a position: field, attribute, its kinds by their noun from one on, its zones.
MEMORIES: dict[str, list[tuple[str, str, str, int, int, list[str]]]] = {
    "ulysses": [("memory", "memory", "card", 0, 6, ["hand"])],
    "journey": [
        ("explorers", "explorer_memory", "card", 0, 3, ["hand"]),
        ("equipment", "equipment_memory", "card", 3, 8, ["hand"]),
        ("events", "event_memory", "event", 0, 8, ["kept"]),
    ],
    "ithaca": [("memory", "memory", "card", 0, 64, ["hand", "oracle", "laid"])],
}


def remembered(game: str, state: Any, viewer: int) -> Told:
    """What is told of the cards seen since the last reshuffle; nothing that is 0."""
    told: Counter[str] = Counter()
    place = place_of(viewer, int(state.seats))
    for name, attribute, noun, low, high, zones in MEMORIES[game]:
        memory, kinds = getattr(state, attribute), state.names(noun)[low:high]
        if memory is None:
            continue
        for kind, word in enumerate(kinds):
            told[f"own.{name}.hidden.{word}"] += int(memory.old[kind])
        for holder in range(int(memory.holders)):
            seat, zone = divmod(holder, len(zones))
            told[f"seats.{place(seat)}.{name}.had.{zones[zone]}"] += int(memory.begun[holder])
            if seat == viewer:
                for kind, word in enumerate(kinds):
                    told[f"own.{name}.hidden.{word}"] -= int(memory.drawn[holder * len(kinds) + kind])
        for entry in (int(entry) for entry in memory.flow):
            seat, zone = divmod(entry >> HOLDER_BITS & HOLDER_MASK, len(zones))
            told_at, detail = f"seats.{place(seat)}.{name}", entry >> DETAIL_BITS & DETAIL_MASK
            if entry & 3 == PLAYS:
                told[f"{told_at}.showed.{kinds[detail]}"] += entry >> COUNT_BITS
            elif entry & 3 == DRAWS:
                told[f"{told_at}.got.{zones[zone]}"] += entry >> COUNT_BITS
            else:
                told[f"{told_at}.moved.{zones[zone]}"] += entry >> COUNT_BITS
                told[f"{told_at}.got.{zones[detail % len(zones)]}"] += entry >> COUNT_BITS
    return {name: number for name, number in told.items() if number}
