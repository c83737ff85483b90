"""Positions in words, for scenarios: what is left out is filled in legally."""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.rules.board_parts import EVENT_NAMES, FOSSIL_NAMES
from periplus.games.journey.rules.components import (
    BONUS_NAMES,
    CARD_NAMES,
    COLOURS,
    DISPLAY,
    EVENT_KINDS,
    FOSSIL_KINDS,
    HAND_KINDS,
    LUCKY,
    PIECE_NAMES,
)
from periplus.games.journey.rules.decks import put_under
from periplus.games.journey.rules.lava import begin_lava
from periplus.games.journey.rules.scoring import result, score
from periplus.games.journey.rules.state import (
    DESCENT,
    GAP,
    IN_PUBLIC,
    OVER_PHASE,
    SEA,
    Position,
    whole_deck,
)
from periplus.games.journey.rules.terrain import GRANITE
from periplus.games.journey.rules.turn import begin_turn
from periplus.games.journey.rules.upkeep import begin_upkeep
from periplus.games.journey.view import TASKS, numbers, stage
from periplus.kernel.bits import members
from periplus.kernel.cards import counts, from_counts, one, size
from periplus.kernel.datafile import Table
from periplus.kernel.events import SILENT
from periplus.kernel.game import DEALER, NOBODY

HAND_NAMES = CARD_NAMES[:HAND_KINDS]
STAGES = ["descent", "upkeep", "sea", "lava"]


def set_up(s: Position, scene: Table) -> None:
    """Lay out a position at the start of a turn, of the upkeep, or of the lava flow."""
    seats = int(s.seats)
    s.first = scene.integer("first", 0, seats - 1, 0)
    s.active = scene.integer("active", 0, seats - 1, 0)
    s.turn = scene.integer("turn", 1, 10_000, 1) - 1
    s.idle = scene.integer("idle", 0, 1_000, 0)
    s.another = scene.integer("another", 0, 9, 0)
    began = STAGES[scene.choice("stage", STAGES)] if scene.has("stage") else "descent"
    s.stage = SEA if began in ("sea", "lava") else DESCENT
    set_up_pieces(s, scene)
    set_up_hands(s, scene)
    set_up_fossils(s, scene)
    set_up_events(s, scene)
    set_up_adventures(s, scene)
    set_up_water(s, scene)
    s.lava = scene.integer("lava", 0, int(s.board.lava_length), 0) - 1
    if began == "upkeep":
        s.turn += 1
        begin_upkeep(s, SILENT)
    elif began == "lava":
        s.turn += 1
        s.active = (s.active - 1) % seats  # the next player turns the first card
        begin_lava(s, SILENT)
    else:
        begin_turn(s, s.active, SILENT)


def set_up_pieces(s: Position, scene: Table) -> None:
    pieces = scene.table("pieces") if scene.has("pieces") else None
    for piece, name in enumerate(PIECE_NAMES):
        if s.stage == SEA:
            s.pieces[piece] = s.board.start[1]
        if pieces is not None and pieces.has(name):
            s.pieces[piece] = read_space(s, pieces, name)


def read_space(s: Position, table: Table, key: str) -> int:
    """The number of a space by its name; a fault and the start if none can stand there."""
    name = table.string(key)
    if name in s.board.names and s.board.terrain[s.board.names.index(name)] != GRANITE:
        return s.board.names.index(name)
    table.fault(key, f'{key}: there is no space "{name}" to stand on')
    return int(s.board.start[0])


def each_seat(s: Position, scene: Table, key: str, each: str) -> list[Table]:
    """An array with a table for each seat; none if it is left out."""
    if not scene.has(key):
        return []
    tables = scene.tables(key, each)
    if len(tables) != s.seats:
        scene.fault(key, f"{key} must have one entry for each of the {s.seats} seats, not {len(tables)}")
    return tables[: int(s.seats)]


def read_set(table: Table, names: list[str]) -> list[int]:
    """Numbers of cards from a table such as { red = 2, rope = 1 }."""
    return [table.integer(name, 0, 127, 0) for name in names]


class Stock:
    """The cards of one sort that are not yet in any zone."""

    def __init__(self, scene: Table, whole: list[int], names: list[str]) -> None:
        self.scene = scene
        self.left = list(whole)
        self.names = names

    def take(self, numbers: list[int]) -> int:
        """Put these cards into a zone."""
        self.left = [left - number for left, number in zip(self.left, numbers, strict=True)]
        return from_counts(numbers)

    def take_zone(self, key: str) -> int:
        """The cards of a zone by its key; none if it is left out."""
        return self.take(read_set(self.scene.table(key), self.names)) if self.scene.has(key) else 0

    def rest(self, key: str) -> int:
        """All other cards; a fault if more were used than there are."""
        for name, number in zip(self.names, self.left, strict=True):
            if number < 0:
                self.scene.fault(key, f"there are not that many {name} cards: {-number} too many")
        return self.take([max(0, left) for left in self.left])


def set_up_hands(s: Position, scene: Table) -> None:
    """Hands and display as given; of deck and discards, the one left out gets all the other cards."""
    stock = Stock(scene, counts(whole_deck(s.board), HAND_KINDS), HAND_NAMES)
    for seat, table in enumerate(each_seat(s, scene, "hands", "hand")):
        s.hands[seat] = stock.take(read_set(table, HAND_NAMES))
    for seat, table in enumerate(each_seat(s, scene, "known", "known")):
        s.known[seat] = from_counts(read_set(table, HAND_NAMES))
    shown = scene.strings("display") if scene.has("display") else first_equipment(stock)
    for slot, name in enumerate(shown[:DISPLAY]):
        if name in HAND_NAMES[COLOURS:]:
            s.display[slot] = HAND_NAMES.index(name)
            stock.take(counts(int(one(s.display[slot])), HAND_KINDS))
        else:
            scene.fault("display", f'display: "{name}" is no equipment card')
    if len(shown) != DISPLAY:
        scene.fault("display", f"display must have {DISPLAY} cards")
    s.discards = stock.take_zone("discards")
    s.deck = stock.take_zone("deck")
    if scene.has("deck"):
        s.discards += stock.rest("hands")
    else:
        s.deck = stock.rest("hands")


def first_equipment(stock: Stock) -> list[str]:
    """For the display, one card each of the first kinds there are."""
    there = [name for name, left in zip(stock.names, stock.left, strict=True) if left > 0]
    return [name for name in there if name in HAND_NAMES[COLOURS:]][:DISPLAY]


def set_up_fossils(s: Position, scene: Table) -> None:
    """Fossils as given; the others in the deck, or lost if the deck is given."""
    stock = Stock(scene, s.board.fossil, FOSSIL_NAMES)
    for seat, table in enumerate(each_seat(s, scene, "fossils", "fossils")):
        s.fossils[seat] = stock.take(read_set(table, FOSSIL_NAMES))
    for name in scene.strings("under") if scene.has("under") else []:
        if name in FOSSIL_NAMES:
            kind = FOSSIL_NAMES.index(name)
            stock.take(counts(int(one(kind)), FOSSIL_KINDS))
            put_under(s, kind, IN_PUBLIC)
        else:
            scene.fault("under", f'under: there is no fossil "{name}"')
    s.lost_fossils = stock.take_zone("lost_fossils")
    s.fossil_deck = stock.take_zone("fossil_deck")
    if scene.has("fossil_deck"):
        s.lost_fossils += stock.rest("fossils")
    else:
        s.fossil_deck = stock.rest("fossils")


def set_up_events(s: Position, scene: Table) -> None:
    """Kept events as given; the others in the deck, or used if the deck is given."""
    stock = Stock(scene, s.board.event, EVENT_NAMES)
    for seat, table in enumerate(each_seat(s, scene, "kept", "events")):
        kept = read_set(table, EVENT_NAMES)
        if any(kept[LUCKY + 1 :]):
            scene.fault(f"kept.{seat}", f"kept: only {', '.join(EVENT_NAMES[: LUCKY + 1])} can be kept")
        s.kept[seat] = stock.take(kept)
    s.event_discards = stock.take_zone("event_discards")
    s.event_deck = stock.take_zone("event_deck")
    if scene.has("event_deck"):
        s.event_discards += stock.rest("kept")
    else:
        s.event_deck = stock.rest("kept")


def set_up_adventures(s: Position, scene: Table) -> None:
    """Sightings as given; the deck as given, or all the others."""
    ids = [adventure.id for adventure in s.board.adventures]
    rows = scene.array("sightings") if scene.has("sightings") else []
    for seat, row in enumerate(rows[: int(s.seats)]):
        for name in row if isinstance(row, list) else [row]:
            s.sightings[seat] |= read_adventure(scene, "sightings", str(name), ids)
        s.adventure_deck &= ~s.sightings[seat]
    if scene.has("adventures"):
        deck = 0
        for name in scene.strings("adventures"):
            deck |= read_adventure(scene, "adventures", name, ids)
        s.adventure_box = s.adventure_deck & ~deck
        s.adventure_deck = deck


def read_adventure(scene: Table, key: str, name: str, ids: list[str]) -> int:
    if name not in ids:
        scene.fault(key, f'{key}: there is no adventure "{name}" (the board has {", ".join(ids)})')
        return 0
    return 1 << ids.index(name)


def set_up_water(s: Position, scene: Table) -> None:
    """Water and bonus cards."""
    seats = int(s.seats)
    if scene.has("water"):
        values = scene.array("water")
        if len(values) != seats or not all(isinstance(value, int) and value >= 0 for value in values):
            scene.fault("water", f"water must be {seats} whole numbers")
        else:
            s.water = vec[i64]([int(str(value)) for value in values])
    s.water_box = scene.integer("water_box", 0, int(s.board.water), 0)
    s.reserve = s.board.water - s.water_box - sum(numbers(s.water))
    if s.reserve < 0:
        scene.fault("water", f"there are {s.board.water} water tokens, {-s.reserve} too many are given")
    s.forest_owner = scene.integer(BONUS_NAMES[0], 0, seats - 1, -1)
    s.city_owner = scene.integer(BONUS_NAMES[1], 0, seats - 1, -1)


def describe(s: Position) -> dict[str, object]:
    """The whole truth in the words of `set_up`, and what a scenario may expect beyond them."""
    seats = range(int(s.seats))
    ids = [adventure.id for adventure in s.board.adventures]
    return {
        "first": int(s.first),
        "active": int(s.active),
        "turn": int(s.turn),
        "seat": "dealer" if s.seat == DEALER else ("nobody" if s.seat == NOBODY else int(s.seat)),
        "stage": stage(s),
        "task": TASKS[s.phase],
        "idle": int(s.idle),
        "another": int(s.another),
        "pieces": {name: s.board.names[s.pieces[piece]] for piece, name in enumerate(PIECE_NAMES)},
        "lava": int(s.lava) + 1,
        "hands": [named(int(s.hands[seat]), HAND_NAMES) for seat in seats],
        "hand_sizes": [int(size(s.hands[seat])) for seat in seats],
        "known": [named(int(s.known[seat]), HAND_NAMES) for seat in seats],
        "display": ["gap" if kind == GAP else HAND_NAMES[kind] for kind in numbers(s.display)],
        "deck": named(int(s.deck), HAND_NAMES),
        "deck_sizes": deck_sizes(s),
        "discards": named(int(s.discards), HAND_NAMES),
        "fossils": [named(int(s.fossils[seat]), FOSSIL_NAMES) for seat in seats],
        "fossil_counts": [int(size(s.fossils[seat])) for seat in seats],
        "fossil_deck": named(int(s.fossil_deck), FOSSIL_NAMES),
        "under": [FOSSIL_NAMES[kind] for kind in numbers(s.under)],
        "lost_fossils": named(int(s.lost_fossils), FOSSIL_NAMES),
        "kept": [named(int(s.kept[seat]), EVENT_NAMES) for seat in seats],
        "event_deck": named(int(s.event_deck), EVENT_NAMES),
        "event_discards": named(int(s.event_discards), EVENT_NAMES),
        "adventures": [ids[card] for card in members(int(s.adventure_deck))],
        "adventure_box": [ids[card] for card in members(int(s.adventure_box))],
        "sightings": [[ids[card] for card in members(int(s.sightings[seat]))] for seat in seats],
        "water": numbers(s.water),
        "reserve": int(s.reserve),
        "water_box": int(s.water_box),
        "mushroom_forest": owner(int(s.forest_owner)),
        "ruined_city": owner(int(s.city_owner)),
        "points": [int(score(s, seat)) for seat in seats],
        "winners": result(s).winners() if s.phase == OVER_PHASE else [],
    }


def deck_sizes(s: Position) -> dict[str, int]:
    cards = counts(int(s.deck), HAND_KINDS)
    return {
        "explorer": sum(cards[:COLOURS]),
        "equipment": sum(cards[COLOURS:]),
        "fossil": int(size(s.fossil_deck)) + len(s.under),
        "event": sum(counts(int(s.event_deck), EVENT_KINDS)),
        "adventure": int(s.adventure_deck).bit_count(),
    }


def owner(seat: int) -> int | str:
    return "nobody" if seat < 0 else seat


def named(cards: int, names: list[str]) -> dict[str, int]:
    numbers = counts(cards, len(names))
    return {name: number for name, number in zip(names, numbers, strict=True) if number}
