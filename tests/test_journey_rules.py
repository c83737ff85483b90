"""Laws of Journey that no scenario can tell: other boards, what is hidden, what holds on every voyage."""

from collections import Counter
from collections.abc import Iterator

import pytest

from periplus.games.journey.game import GAME
from periplus.games.journey.rules.board import standard_board
from periplus.games.journey.rules.board_parts import EVENT_NAMES, FOSSIL_NAMES
from periplus.games.journey.rules.components import (
    BISCUITS,
    BLUE,
    EVENT_KINDS,
    FOSSIL_KINDS,
    HAND_KINDS,
    LUCKY,
    RAFT,
)
from periplus.games.journey.rules.payment import bill_counts, move_bills
from periplus.games.journey.rules.state import IN_PUBLIC, Position
from periplus.kernel.cards import counts, size
from periplus.kernel.errors import OptionError
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import DEALER, SPECTATOR
from periplus.testing.covering import covers
from tests.rehearsal import Rehearsal, Step

pytestmark = pytest.mark.both

TABLES = (2, 3, 4)
GAMES_EACH = 2
JOURNEY = Rehearsal(GAME, Position)
start, set_up, clicks, play = JOURNEY.start, JOURNEY.set_up, JOURNEY.clicks, JOURNEY.play

# What a player comes by at an event space: any of the eight cards is due after this.
AT_AN_EVENT = """
pieces = { blue = "F1" }
hands = [{ blue = 3, rope = 1 }, { red = 2, lamp = 1 }]
fossils = [{ single = 2, gold = 1 }, { quartz = 2 }]
kept = [{ lucky = 1 }, { mixed_colours = 1 }]
"""

# Explorer cards and biscuits that pay so many points, none of them needless.
PAYMENTS = {
    1: [(1, 0)],
    2: [(2, 0), (1, 1)],
    3: [(3, 0), (1, 1)],
    4: [(4, 0), (2, 1), (1, 2)],
    5: [(5, 0), (3, 1), (1, 2)],
    6: [(4, 1), (2, 2), (1, 3)],
    7: [(5, 1), (3, 2), (1, 3)],
    8: [(4, 2), (2, 3), (1, 4)],
    9: [(5, 2), (3, 3), (1, 4)],
    10: [(4, 3), (2, 4), (1, 5)],
}

# The order of a turn, by the facts that only one part of it tells (J-14).
PARTS = [
    ("moved",),
    ("won_bonus", "discovered", "shone"),
    ("kept_event", "read_event"),
    ("adventure",),
    ("displayed",),
    ("watered",),
    ("stage_began",),
    ("turn", "flowed"),
]


def voyages() -> Iterator[Iterator[Step[Position]]]:
    """Random games at every table."""
    for seats in TABLES:
        for seed in range(GAMES_EACH):
            yield JOURNEY.voyage(seats, {}, seed)


def board_with(changes: dict[str, str]) -> dict[str, object]:
    """The standard board with other words at some spaces of the descent."""
    board = standard_board()
    data = board.as_data()
    grid = [list(line) for line in board.descent]
    for name, word in changes.items():
        space = board.names.index(name)
        grid[board.row[space]][board.column[space]] = word
    data["descent"] = [" ".join(line) for line in grid]
    return data


def holdings(s: Position, seat: int) -> list[int]:
    """How much a player has: hand cards, fossils, kept events, water."""
    return [int(size(s.hands[seat])), int(size(s.fossils[seat])), int(size(s.kept[seat])), int(s.water[seat])]


# ---- the frame ----


@covers("journey", "J-1", "A-75")
def test_two_to_four_play() -> None:
    for seats in TABLES:
        assert start(seats, {}).seats == seats
    for seats in (0, 1, 5, 6):
        with pytest.raises(OptionError, match=f"2 to 4 players, not {seats}"):
            GAME.start(seats, {})


@covers("journey", "J-4", "J-9", "J-10", "A-74")
def test_the_dealer_is_fair() -> None:
    """Whatever is drawn next is as likely as there are cards of it."""
    state = start(3, {})
    assert state.weights() == [1, 1, 1]
    play(state, "lot 0", "deal blue", "deal blue", "deal red")
    assert state.weights() == [19, 20, 21]
    for steps in voyages():
        for step in steps:
            s = step.before
            dealt = {
                "unearth": (int(s.fossil_deck), FOSSIL_KINDS),
                "event": (int(s.event_deck), EVENT_KINDS),
                "deal": (int(s.deck), HAND_KINDS),
            }
            if s.seat != DEALER:
                continue
            for click, weight in zip(clicks(s), s.weights(), strict=True):
                verb, _, name = click.partition(" ")
                if verb == "adventure":
                    assert weight == 1
                elif verb in dealt and not (verb == "unearth" and s.fossil_deck == 0):
                    cards, kinds = dealt[verb]
                    names = s.names({"unearth": "fossil", "event": "event", "deal": "card"}[verb])
                    assert weight == counts(cards, kinds)[names.index(name)]


@covers("journey", "A-13")
def test_cards_to_draw_are_always_left() -> None:
    """Four full hands, the decks drawn to the last card: a discard lies there for each draw."""
    hand = "{ blue = 5, red = 5, rope = 2, lamp = 2, compass = 1 }"
    text = f"hands = [{', '.join([hand] * 4)}]\ndeck = {{ blue = 1, biscuits = 1 }}"
    for deck in ("explorer", "equipment"):
        state = set_up(text, 4)
        for step in range(12):
            play(state, f"draw {deck}")
            state.apply(state.legal()[0])  # the dealer's card
            state.apply(state.legal()[0])  # one of eleven, or of six, is discarded
            assert state.active == (step + 1) // 3 % 4


@covers("journey", "J-14", "A-40", "A-41", "A-73")
def test_the_parts_of_a_turn_come_in_their_order() -> None:
    ranks = {name: rank for rank, names in enumerate(PARTS) for name in names}
    pairs: Counter[tuple[int, int]] = Counter()
    for steps in voyages():
        last = 0
        for step in steps:
            for name, _ in step.facts:
                rank = ranks.get(name, last)
                assert rank >= last or last == len(PARTS) - 1, f"{name} comes too late in its turn"
                pairs[last, rank] += 1
                last = rank
    assert pairs[0, 2] > 0
    assert pairs[2, 3] > 0


@covers("journey", "J-29", "J-30", "J-89", "A-22")
def test_every_move_brings_its_piece_forward() -> None:
    moved = 0
    for steps in voyages():
        for step in steps:
            for _, origin, space, _ in step.told("moved"):
                assert step.after.board.progress[space] > step.after.board.progress[origin]
                moved += 1
    assert moved > 100


@covers("journey", "J-3", "J-87")
def test_in_the_descent_explorers_move_and_at_sea_the_raft() -> None:
    moved: Counter[bool] = Counter()
    for steps in voyages():
        for step in steps:
            for piece, origin, _, _ in step.told("moved"):
                at_sea = origin >= step.after.board.first_sea
                assert (piece == RAFT) == at_sea
                moved[at_sea] += 1
    assert moved[False] > 10
    assert moved[True] > 10


# ---- moving and discovering ----


@covers("journey", "J-26", "J-27", "J-33", "A-8")
@pytest.mark.parametrize("cost", PAYMENTS)
def test_payments_have_no_card_too_many(cost: int) -> None:
    state = set_up("hands = [{ blue = 10, biscuits = 5 }, {}]")
    state.piece = BLUE
    state.steps = cost
    bills = [bill_counts(int(bill)) for bill in move_bills(state)]
    assert sorted([(bill[BLUE], bill[BISCUITS]) for bill in bills]) == sorted(PAYMENTS[cost])
    assert all(sum(bill) == bill[BLUE] + bill[BISCUITS] for bill in bills)


@covers("journey", "J-41", "J-42", "A-24")
def test_two_canyons_in_a_row_take_two_ropes() -> None:
    board = board_with({"E4": "cc"})
    text = 'pieces = { red = "E2" }\nhands = [{ red = 3, rope = ROPES }, {}]'
    state = set_up(text.replace("ROPES", "2"), board=board)
    play(state, "move red", "step E3", "step E4")
    assert clicks(state) == ["step D4"]
    play(state, "step D4", "stop")
    assert clicks(state) == ["pay red*3+rope*2"]
    state = set_up(text.replace("ROPES", "1"), board=board)
    play(state, "move red", "step E3")
    assert clicks(state) == ["step F3"]


@covers("journey", "J-59", "A-35")
def test_two_stars_are_paid_with_equal_cards_or_different_ones() -> None:
    text = 'pieces = { red = "E7" }\nhands = [{ red = 1, rope = 2, biscuits = 1 }, {}]'
    state = set_up(text, board=board_with({"E8": "d**"}))
    play(state, "move red", "step E8", "stop", "pay red")
    assert clicks(state) == ["discover rope*2", "discover rope+biscuits", "decline"]


# ---- events ----


@covers("journey", "J-64", "J-65", "J-66", "A-38")
@pytest.mark.parametrize("event", EVENT_NAMES)
def test_every_event_is_good_for_the_drawer(event: str) -> None:
    """He has no less of anything when its turn is over, and the others have what they had."""
    state = set_up(AT_AN_EVENT)
    play(state, "move blue", "step F2", "stop", "pay blue")
    before = [holdings(state, seat) for seat in range(2)]
    play(state, f"event {event}")
    steps = JOURNEY.voyage_from(state, 1)
    while state.turn == 1:
        next(steps)
    mine, other = [holdings(state, seat) for seat in range(2)]
    assert all(now >= then for now, then in zip(mine, before[0], strict=True))
    assert other == before[1]
    kept = EVENT_NAMES.index(event) <= LUCKY
    assert int(size(state.event_discards)) == (0 if kept else 1)
    assert mine[2] == before[0][2] + (1 if kept else 0)
    assert state.active == (0 if event == "another_turn" else 1)


# ---- what is hidden ----


@covers("journey", "J-67", "A-37")
def test_kept_events_are_hidden_and_their_number_is_not() -> None:
    one = set_up(AT_AN_EVENT)
    other = set_up(AT_AN_EVENT.replace("kept = [{ lucky = 1 }", "kept = [{ stay_liquid = 1 }"))
    for viewer in (SPECTATOR, 1):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer)["kept"] == [1, 1]
    assert one.view(0) != other.view(0)


@covers("journey", "J-17", "J-67", "A-34", "A-37")
def test_what_is_drawn_unseen_is_told_to_its_owner_only() -> None:
    """Blind draws, kept events, what the lamp showed; but what Opportunity returns was in sight."""
    found: Counter[str] = Counter()
    for steps in voyages():
        for step in steps:
            lamp = "found" in [name for name, _ in step.facts]
            for event in step.events:
                name = GAME.events[event.kind].name
                if name not in ("drew", "kept_event", "glimpsed", "put_back"):
                    continue
                owner = event.values[0]
                secret = name != "put_back" or lamp
                assert event.seen_by(owner, GAME.events).values == event.values
                for viewer in (SPECTATOR, (owner + 1) % int(step.after.seats)):
                    assert (event.seen_by(viewer, GAME.events).values[-1] == UNSEEN) == secret
                found[f"{name} in secret" if secret else name] += 1
    assert all(found[f"{name} in secret"] > 0 for name in ("drew", "kept_event", "glimpsed", "put_back"))


@covers("journey", "J-62", "A-34")
def test_only_the_discoverer_knows_what_the_lamp_returned() -> None:
    text = 'pieces = { red = "E7" }\nhands = [{ red = 1, rope = 1, pickaxe = 1, lamp = 1 }, {}]\n'
    state = set_up(text + 'under = ["single"]')
    play(state, "move red", "step E8", "stop", "pay red", "lamp rope+pickaxe+lamp")
    play(state, "unearth gold", "unearth gold", "unearth quartz", "unearth skull_back")
    assert state.view(0)["pool"] == [0, 0, 1, 0, 0, 0, 2, 1]
    assert state.view(1)["pool"] is None
    play(state, "return quartz", "return skull_back")
    single, back, quartz = [FOSSIL_NAMES.index(name) for name in ("single", "skull_back", "quartz")]
    assert list(state.under_known) == [IN_PUBLIC, 1, 1]
    assert state.view(0)["under"] == [single, quartz, back]
    assert state.view(1)["under"] == [single, -1, -1]
    assert state.view(SPECTATOR)["under"] == [single, -1, -1]


@covers("journey", "J-74", "A-70")
def test_everybody_knows_what_opportunity_returned() -> None:
    state = set_up(AT_AN_EVENT)
    play(state, "move blue", "step F2", "stop", "pay blue", "event opportunity", "return gold", "done")
    for viewer in (SPECTATOR, 0, 1):
        assert state.view(viewer)["under"] == [FOSSIL_NAMES.index("gold")]
