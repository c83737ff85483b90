"""Laws of the debate in Ulysses: who may speak, for whom, with how many cards."""

from dataclasses import dataclass, field
from functools import cache

import pytest

from periplus.games.ulysses.rules.components import FACTION_NAMES, KIND_NAMES, counts
from periplus.kernel.cards import size
from periplus.testing.covering import covers
from tests.ulysses_voyages import clicks, hand_sizes, pile_sizes, play, set_up, voyages

pytestmark = pytest.mark.both

BLUE, RED, BLACK = range(3)
CALLS = {"challenge", "zeus"}


def winner(totals: list[int]) -> int:
    """Most cards; blue before red before black on equality."""
    return totals.index(max(totals))


@dataclass
class Deed:
    """Somebody is asked, agrees, puts a disc, backs a side or passes; the cards are laid for the side."""

    name: str
    seat: int
    faction: int = -1
    cards: int = 0


@dataclass
class Debate:
    """A debate from the proposal on, as it was told, and what came of it."""

    seats: int
    edition: str
    proposer: int
    deeds: list[Deed] = field(default_factory=list)
    winner: int = -1
    discarded: int = 0

    def told(self, *names: str) -> list[Deed]:
        return [deed for deed in self.deeds if deed.name in names]

    def totals(self) -> list[int]:
        """The cards of each side, whoever laid them."""
        return [
            sum(int(size(deed.cards)) for deed in self.told(*PLAYS) if deed.faction == faction)
            for faction in (BLUE, RED, BLACK)
        ]


PLAYS = ("put_disc", "backed")


@cache
def debates() -> list[Debate]:
    """All debates of the random games in which somebody objected."""
    found: list[Debate] = []
    for seats, edition, steps in voyages():
        debate = Debate(seats, edition, -1)
        for step in steps:
            if step.seat >= 0:
                debate.deeds.append(Deed("asked", step.seat))
            for name, values in step.facts:
                if name == "proposed":
                    debate = Debate(seats, edition, values[0])
                elif name in ("agreed", "passed"):
                    debate.deeds.append(Deed(name, values[0]))
                elif name in PLAYS:
                    debate.deeds.append(
                        Deed(name, values[0], values[1], values[3 if name == "put_disc" else 2])
                    )
                elif name == "prevailed":
                    debate.winner = values[0]
                    debate.discarded = pile_sizes(step.after) - pile_sizes(step.before)
                    found.append(debate)
                    debate = Debate(seats, edition, -1)
    assert len(found) > 200
    return found


@covers("ulysses", "U-63", "U-82")
def test_who_has_passed_is_never_asked_again() -> None:
    for debate in debates():
        for at, deed in enumerate(debate.deeds):
            if deed.name == "passed":
                assert deed.seat not in {later.seat for later in debate.deeds[at + 1 :]}


@covers("ulysses", "U-60", "U-69")
def test_whoever_objects_or_joins_a_side_plays_a_card_at_least() -> None:
    for debate in debates():
        assert min(size(deed.cards) for deed in debate.told(*PLAYS)) >= 1


@covers("ulysses", "U-79")
def test_only_challenges_and_zeus_count_in_a_debate() -> None:
    played = [deed.cards for debate in debates() for deed in debate.told(*PLAYS)]
    kinds = {name for cards in played for name, n in zip(KIND_NAMES, counts(cards), strict=True) if n}
    assert kinds == CALLS


@covers("ulysses", "U-68", "U-73", "U-74")
def test_whoever_plays_brings_his_side_into_the_lead() -> None:
    for debate in debates():
        totals = [0, 0, 0]
        for deed in debate.told(*PLAYS):
            totals[deed.faction] += int(size(deed.cards))
            assert winner(totals) == deed.faction


@covers("ulysses", "R-9")
def test_who_played_last_is_not_asked_again_and_alone_is_left_in_the_end() -> None:
    for debate in debates():
        last = -1
        for deed in debate.deeds:
            assert deed.seat != last or deed.name in PLAYS
            last = deed.seat if deed.name in PLAYS else last
        staying = set(range(debate.seats)) - {deed.seat for deed in debate.told("passed")}
        assert staying == {last}


@covers("ulysses", "U-66", "U-67", "U-73")
def test_the_side_with_most_cards_prevails_whoever_laid_them() -> None:
    for debate in debates():
        assert debate.winner == winner(debate.totals())
    assert {debate.winner for debate in debates()} == {BLUE, RED, BLACK}


@covers("ulysses", "U-78")
def test_the_cards_of_a_debate_go_to_the_discards() -> None:
    for debate in debates():
        assert debate.discarded == sum(debate.totals())


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


@covers("ulysses", "U-61", "R-5")
def test_each_disc_is_put_once_and_by_a_god_of_its_own() -> None:
    for debate in debates():
        puts = debate.told("put_disc")
        assert sorted(deed.faction for deed in puts) in ([RED], [RED, BLACK])
        owners = [debate.proposer, *[deed.seat for deed in puts]]
        assert len(set(owners)) == len(owners)


def blacks(edition: str) -> list[tuple[Debate, Deed]]:
    """The debates of an edition with a black disc, and who put it."""
    found = [
        (debate, deed)
        for debate in debates()
        for deed in debate.told("put_disc")
        if debate.edition == edition and deed.faction == BLACK
    ]
    assert len(found) > 10
    return found


@covers("ulysses", "U-65", "F-09", "R-8")
def test_in_the_revised_edition_nobody_who_agreed_puts_the_black_disc() -> None:
    for debate, black in blacks("revised"):
        assert black.seat not in {deed.seat for deed in debate.told("agreed")}


@covers("ulysses", "U-71", "F-10")
def test_in_the_revised_edition_black_comes_from_between_red_and_blue() -> None:
    for debate, black in blacks("revised"):
        red = debate.told("put_disc")[0].seat
        assert 0 < (black.seat - red) % debate.seats < (debate.proposer - red) % debate.seats


@covers("ulysses", "U-71", "F-30")
def test_who_has_backed_a_side_may_still_put_the_black_disc() -> None:
    assert any(
        deed.seat == black.seat
        for edition in ("revised", "german")
        for debate, black in blacks(edition)
        for deed in debate.deeds[: debate.deeds.index(black)]
        if deed.name == "backed"
    )


@covers("ulysses", "U-64")
def test_who_agreed_before_the_objection_may_join_a_side_after_it() -> None:
    assert any(
        deed.seat in {earlier.seat for earlier in debate.told("agreed")}
        for debate in debates()
        for deed in debate.told("backed")
    )


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
