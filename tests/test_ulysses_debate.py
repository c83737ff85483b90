"""Laws of the debate in Ulysses: who may speak, for whom, with how many cards."""

import pytest

from periplus.games.ulysses.rules.components import FACTION_NAMES, KIND_NAMES, counts
from periplus.kernel.cards import size
from tests.covering import covers
from tests.ulysses_voyages import clicks, hand_sizes, pile_sizes, play, set_up, voyages

pytestmark = pytest.mark.both

BLUE, RED, BLACK = range(3)
CALLS = {"challenge", "zeus"}


def winner(totals: list[int]) -> int:
    """Most cards; blue before red before black on equality."""
    return totals.index(max(totals))


@covers(
    "ulysses", "U-60", "U-63", "U-66", "U-67", "U-68", "U-69", "U-73", "U-74", "U-78", "U-79", "U-82", "R-9"
)
def test_the_invariants_of_the_debate() -> None:
    debates = 0
    for seats, _, steps in voyages():
        totals = [0, 0, 0]
        out: set[int] = set()
        last = -1
        for step in steps:
            if step.seat >= 0:
                assert step.seat not in out  # who is out is never asked again
            for name, values in step.facts:
                if name == "proposed":
                    totals, out, last = [0, 0, 0], set(), -1
                elif name in ("put_disc", "backed"):
                    seat, faction, cards = values[0], values[1], values[2 if name == "backed" else 3]
                    assert size(cards) >= 1
                    assert {name for name, n in zip(KIND_NAMES, counts(cards), strict=True) if n} <= CALLS
                    totals[faction] += int(size(cards))
                    assert winner(totals) == faction  # whoever plays brings his side into the lead
                    last = seat
                elif name == "passed":
                    out.add(values[0])
                    assert values[0] != last or len(out) < seats
                elif name == "prevailed":
                    # One is left: the one who played last, for the side that leads.
                    assert set(range(seats)) - out == {last}
                    assert values[0] == winner(totals)
                    assert pile_sizes(step.after) == pile_sizes(step.before) + sum(totals)
                    totals, out, last = [0, 0, 0], set(), -1
                    debates += 1
    assert debates > 200


@covers("ulysses", "U-26", "U-60", "E-29")
def test_in_a_debate_hands_change_only_by_playing_and_paying() -> None:
    paid = 0
    for seats, _, steps in voyages():
        for step in steps:
            if step.before.blue < 0 or step.seat < 0:
                continue
            lost = [a - b for a, b in zip(hand_sizes(step.before), hand_sizes(step.after), strict=True)]
            spent = [0] * seats
            for name, values in step.facts:
                if name in ("cured", "put_disc", "backed"):
                    spent[values[0]] += int(size(values[3 if name == "put_disc" else 2]))
                if name == "cured":
                    assert size(values[2]) == step.before.temples[values[0]]
                    paid += 1
            assert lost == spent
    assert paid > 0


@covers("ulysses", "U-61", "U-64", "U-65", "U-71", "F-09", "F-10", "F-30", "R-5", "R-8")
def test_who_puts_the_discs() -> None:
    """One red and one black disc at most. In the revised edition black comes from between red and blue."""
    blacks = {"revised": 0, "german": 0}
    late = agreers_joined = 0
    for seats, edition, steps in voyages():
        discs: dict[int, int] = {}
        agreed: set[int] = set()
        supporters: set[int] = set()
        for step in steps:
            for name, values in step.facts:
                if name == "proposed":
                    discs, agreed, supporters = {BLUE: values[0]}, set(), set()
                elif name == "agreed":
                    agreed.add(values[0])
                elif name == "backed":
                    agreers_joined += values[0] in agreed
                    supporters.add(values[0])
                elif name == "put_disc":
                    seat, faction = values[:2]
                    assert faction not in discs
                    assert seat not in discs.values()
                    if faction == BLACK:
                        blacks[edition] += 1
                        late += seat in supporters
                        if edition == "revised":
                            after_red = (seat - discs[RED]) % seats
                            assert after_red < (discs[BLUE] - discs[RED]) % seats
                            assert seat not in agreed
                    discs[faction] = seat
    assert min(blacks.values()) > 10
    assert late > 0
    assert agreers_joined > 0


# U-68 … U-75 in tables: how a debate comes to stand, and what the next god needs for blue, red, black.
# Each play is (side, cards), beginning with the objection; the gods speak in turn.
MINIMA = [
    ("0:1", [(RED, 1)], (1, 1, 2)),
    ("0:2", [(RED, 2)], (2, 1, 3)),
    ("1:1", [(RED, 1), (BLUE, 1)], (1, 1, 2)),
    ("2:2", [(RED, 2), (BLUE, 2)], (1, 1, 3)),
    ("3:2", [(RED, 2), (BLUE, 3)], (1, 2, 4)),
    ("3:4", [(RED, 1), (BLUE, 3), (RED, 3)], (1, 1, 5)),
    ("4:1", [(RED, 1), (BLUE, 4)], (1, 4, 5)),
    ("0:1:2", [(RED, 1), (BLACK, 2)], (2, 1, 1)),
    ("0:2:2", [(RED, 1), (BLACK, 2), (RED, 1)], (2, 1, 1)),
    ("2:2:2", [(RED, 1), (BLACK, 2), (RED, 1), (BLUE, 2)], (1, 1, 1)),
    ("2:1:2", [(RED, 1), (BLACK, 2), (BLUE, 2)], (1, 2, 1)),
    ("2:1:3", [(RED, 1), (BLACK, 2), (BLUE, 2), (BLACK, 1)], (1, 2, 1)),
    ("3:1:2", [(RED, 1), (BLACK, 2), (BLUE, 3)], (1, 3, 2)),
    ("1:3:3", [(RED, 1), (BLUE, 1), (BLACK, 3), (RED, 2)], (2, 1, 1)),
    ("1:3:4", [(RED, 1), (BLUE, 1), (BLACK, 3), (RED, 2), (BLACK, 1)], (3, 1, 1)),
]


@covers("ulysses", "U-68", "U-69", "U-73", "U-74", "U-75", "F-32")
@pytest.mark.parametrize("edition", ["revised", "german"])
@pytest.mark.parametrize(("totals", "plays", "minima"), MINIMA, ids=[row[0] for row in MINIMA])
def test_what_it_takes_to_join_a_side(
    totals: str, plays: list[tuple[int, int]], minima: tuple[int, int, int], edition: str
) -> None:
    next_god = (1 + len(plays)) % 5
    black_is_out = totals.count(":") == 2
    for held in range(7):
        hands = [0] * 5
        for seat, (_, cards) in enumerate(plays, 1):
            hands[seat % 5] += cards
        hands[next_god] += held
        rows = ", ".join(f"{{ challenge = {cards} }}" for cards in hands)
        state = set_up(f"ship = 'zypern'\nhands = [{rows}]", 5, edition=edition)
        play(state, "propose joppe")
        placed = {BLUE}
        for side, cards in plays:
            new = f"back {FACTION_NAMES[side]}" if side in placed else ["red pharos", "black troy"][side - 1]
            placed.add(side)
            play(state, new, *["card challenge"] * cards, "done")
        shown = state.describe()["totals"]
        assert isinstance(shown, dict)
        numbers = [str(shown[side]) for side in FACTION_NAMES]
        assert ":".join(numbers if black_is_out else numbers[:2]) == totals
        joining = ["back blue", "back red", "back black" if black_is_out else "black troy"]
        assert state.seat == next_god
        for text, least in zip(joining, minima, strict=True):
            assert (text in clicks(state)) == (held >= least), (text, held)
            if held >= least:
                twin = state.clone()
                play(twin, text)
                for _ in range(least):
                    assert "done" not in clicks(twin)
                    play(twin, "card challenge")
                assert "done" in clicks(twin)
