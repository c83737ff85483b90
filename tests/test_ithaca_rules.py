"""Laws of Ithaca that no scenario can tell: what holds at every ply, what is hidden, what never happens."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from periplus.games.ithaca.game import GAME
from periplus.games.ithaca.rules.components import (
    EMPTY,
    GOD_NAMES,
    GODS,
    all_equal,
    at,
    highest,
    kinds_of,
    length,
    put,
    row_of,
    take,
    without,
    worth,
)
from periplus.games.ithaca.rules.favour import favour, score
from periplus.games.ithaca.rules.state import (
    BID_PHASE,
    CHANGE_PHASE,
    DEED_PHASE,
    INFLUENCE_PHASE,
    NO_CARD,
    TURN_PHASE,
    Position,
)
from periplus.games.ithaca.view import stage
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import DataError, DataFile
from periplus.kernel.errors import NotationError, OptionError
from periplus.kernel.game import DEALER, NOBODY
from periplus.kernel.notation import read_click
from periplus.kernel.playout import random_click
from periplus.testing.covering import covers
from tests.ithaca_voyages import (
    CARDS,
    TABLES,
    clicks,
    kinds,
    play,
    set_up,
    size_of,
    start,
    steps,
    voyage,
)

pytestmark = pytest.mark.both


# ---- rows ----


def test_a_row_is_a_sorted_list() -> None:
    for number in range(5):
        for cards in combinations_with_replacement([0, 1, 33, 61], number):
            row = row_of(list(reversed(cards)))
            assert kinds_of(row) == list(cards)
            assert length(row) == number
            assert [at(row, index) for index in range(number + 1)] == [*cards, -1]
            assert highest(row) == max(cards, default=0)
            assert all_equal(row) == (len(set(cards)) == 1)
            for kind in set(cards):
                rest = list(cards)
                rest.remove(kind)
                assert kinds_of(int(take(row, kind))) == rest
                assert put(take(row, kind), kind) == row


def test_a_row_has_room_for_ten_cards() -> None:
    row = row_of([61] * 10)
    assert row > 0
    assert kinds_of(row) == [61] * 10
    assert kinds_of(int(put(row_of([61] * 9), 0))) == [0, *[61] * 9]
    assert without(row, row) == EMPTY


def test_a_row_is_worth_the_sum_of_its_values() -> None:
    assert worth(row_of(kinds("z4", "zh3", "i1", "i1")), CARDS.value) == 9
    assert worth(EMPTY, CARDS.value) == 0


# ---- the favour ----


SINGLES = [["", "z1", "z2", "z3"], ["", "a1", "a2", "a3"], ["", "h1", "h2", "h3"], ["", "i1", "i2", "i3"]]


def each_favour(**options: object) -> Iterator[tuple[list[int], Position]]:
    """The scores of all small piles, and a position with these piles."""
    state = start(2, options)
    for piles in product(*SINGLES):
        for god, name in enumerate(piles):
            state.piles[god] = row_of(kinds(name)) if name else EMPTY
        yield [int(name[1:] or 0) for name in piles], state


@covers("ithaca", "I-20")
def test_the_score_of_a_god_is_what_its_pile_is_worth() -> None:
    for scores, state in each_favour():
        assert [score(state, god) for god in range(GODS)] == scores


@covers("ithaca", "I-21", "I-24", "I-27", "I-28", "R-4")
def test_the_favour_is_with_a_god_of_the_highest_score_whatever_was_before() -> None:
    for scores, state in each_favour():
        assert scores[favour(state)] == max(scores)


@covers("ithaca", "I-7", "I-22")
def test_of_gods_with_the_same_score_the_first_has_the_favour() -> None:
    for scores, state in each_favour():
        assert favour(state) == scores.index(max(scores))


@covers("ithaca", "I-26", "R-1")
def test_when_no_god_has_any_cards_the_favour_is_with_zeus_or_by_option_with_nobody() -> None:
    for scores, state in each_favour(favour_all_zero="nobody"):
        assert favour(state) == (scores.index(max(scores)) if any(scores) else -1)
    assert favour(start(2, {})) == GOD_NAMES.index("zeus")


@covers("ithaca", "I-5", "R-51")
def test_a_double_counts_once_and_where_it_lies() -> None:
    state = start(2, {})
    state.piles[GOD_NAMES.index("helios")] = row_of(kinds("zh3"))
    assert [score(state, god) for god in range(GODS)] == [0, 0, 3, 0]


@covers("ithaca", "I-54", "I-94", "I-64", "R-8")
def test_the_favour_is_told_to_move_when_it_moves_and_only_then() -> None:
    moved = 0
    told = -1
    for step in steps():
        if (
            step.before.turn == 0
            and step.seat == DEALER
            and step.verb == "deal"
            and not step.told("laid_out")
        ):
            told = -1
        for (god,) in step.told("favour_moved"):
            assert god != told
            told = god
            moved += 1
        if step.after.seat >= 0:
            assert told == favour(step.after)
        if step.told("wrath") or step.told("driven"):
            assert not step.told("favour_moved")
            assert not step.told("suitors_moved")
    assert moved > 100


@covers("ithaca", "I-8", "I-60")
def test_the_suitors_stand_where_the_last_gift_was() -> None:
    for step in steps():
        for (god,) in step.told("suitors_moved"):
            assert step.after.suitors == god
            assert step.told("prize") or step.told("no_prize")
        if not step.told("suitors_moved"):
            assert step.after.suitors == step.before.suitors


# ---- the frame ----


@covers("ithaca", "I-1", "R-41")
def test_two_to_five_play() -> None:
    for seats in TABLES:
        assert start(seats, {}).seats == seats
    for seats in (0, 1, 6, 7):
        with pytest.raises(OptionError, match=f"2 to 5 players, not {seats}"):
            GAME.start(seats, {})


@pytest.fixture(params=TABLES)
def first_turn(request: pytest.FixtureRequest) -> Position:
    """The table when the first turn begins."""
    return next(step.after for step in voyage(request.param, {}, 1) if step.told("turn"))


@covers("ithaca", "I-10", "I-13", "R-42")
def test_everybody_begins_with_four_cards_and_one_in_the_oracle(first_turn: Position) -> None:
    seats = int(first_turn.seats)
    assert size_of(first_turn) == [4] * seats + [1] * seats + [0] * seats


@covers("ithaca", "I-11")
def test_everybody_begins_with_a_route_and_the_others_are_in_the_deck(first_turn: Position) -> None:
    assert len(set(first_turn.routes)) == first_turn.seats
    assert int(first_turn.route_deck).bit_count() == 24 - first_turn.seats
    assert first_turn.route_discards == 0


@covers("ithaca", "I-12")
def test_the_suitors_begin_aside(first_turn: Position) -> None:
    assert first_turn.suitors == -1


@covers("ithaca", "I-14", "I-18")
def test_four_cards_are_laid_at_the_gods_and_the_rest_is_the_deck(first_turn: Position) -> None:
    assert first_turn.deck_size == 68 - 5 * first_turn.seats
    assert sum(length(pile) for pile in first_turn.piles) + first_turn.discards_size == 4


@covers("ithaca", "I-17")
def test_the_dealer_is_fair() -> None:
    state = start(3, {})
    assert dict(zip(clicks(state), state.weights(), strict=True))["deal z1"] == 3
    assert dict(zip(clicks(state), state.weights(), strict=True))["deal az2"] == 2
    lot = next(step.before for step in voyage(3, {}, 0) if step.verb == "lot")
    assert (clicks(lot), lot.weights()) == (["lot 0", "lot 1", "lot 2"], [1, 1, 1])


@covers("ithaca", "I-30", "I-31", "I-52", "I-81", "R-7")
def test_hands_are_full_at_every_decision_while_there_are_cards() -> None:
    for step in steps():
        s = step.after
        if s.phase >= TURN_PHASE and s.seat >= 0 and s.discards_size + s.deck_size > 0:
            assert length(s.hands[s.active]) == 4 or s.deck_size == 0


@covers("ithaca", "I-35", "R-28")
def test_what_leaves_an_oracle_or_a_route_touches_no_hand() -> None:
    for step in steps():
        if step.verb in ("change", "bid", "done", "pass", "keep", "trim") and step.seat >= 0:
            assert list(step.after.hands) == list(step.before.hands)


PARTS = {"keep": 1, "change": 1, "influence": 2, "favour": 3, "oracle": 3, "odyssey": 3, "land": 3}
PARTS |= {"discard": 3, "rest": 3}


@covers("ithaca", "I-41", "I-50", "I-74", "R-27", "R-36")
def test_a_turn_is_a_change_an_influence_and_a_deed_in_this_order() -> None:
    """Each once at most: without Oracle cards there is no change to choose, without a hand no influence."""
    for seats in TABLES:
        done: list[int] = []
        for step in voyage(seats, {}, 4):
            if step.verb in PARTS:
                done.append(PARTS[step.verb])
                assert step.seat == step.before.active
            if step.told("turn"):
                assert done in ([], [2, 3], [1, 2, 3], [3], [1, 3])
                done = []


@covers("ithaca", "I-40")
def test_turns_go_clockwise() -> None:
    for seats in TABLES:
        active = [seat for step in voyage(seats, {}, 4) for seat, _ in step.told("turn")]
        assert len(active) > seats
        assert active == [(active[0] + turn) % seats for turn in range(len(active))]


@covers("ithaca", "I-65", "R-14", "R-17", "R-18", "R-53")
def test_everybody_with_oracle_cards_is_asked_for_a_bid_once() -> None:
    gifts = 0
    for step in steps():
        s = step.before
        if step.told("prize"):
            gifts += 1
            asked: list[int] = []
            able = [seat for seat in range(int(s.seats)) if step.after.oracles[seat] != EMPTY]
            expected = sorted(able, key=lambda seat: (seat - s.active) % s.seats)
        if s.phase == BID_PHASE and step.verb in ("pass", "done"):
            asked.append(step.seat)
            if step.told("won_prize") or step.told("lost_prize"):
                assert asked == expected
    assert gifts > 50


@covers("ithaca", "I-66")
def test_a_bid_is_one_to_three_cards_of_the_god_of_the_prize() -> None:
    bids = 0
    for step in steps():
        for _, cards, _ in step.told("showed_bid"):
            assert 1 <= length(cards) <= 3
            assert all(CARDS.gods[kind] >> step.before.god & 1 for kind in kinds_of(cards))
            bids += 1
    assert bids > 10


@covers("ithaca", "I-100", "I-101", "R-38")
def test_the_game_ends_with_ten_years_and_never_before() -> None:
    for seats in TABLES:
        *_, last = voyage(seats, {}, 2)
        assert last.verb == "land"
        assert [int(last.after.years(seat)) >= 10 for seat in range(seats)].count(True) == 1
        assert all(last.before.years(seat) < 10 for seat in range(seats))


@covers("ithaca", "R-37")
def test_a_final_round_gives_everybody_as_many_turns() -> None:
    for seats in TABLES:
        turns = Counter(
            seat for step in voyage(seats, {"final_round": True}, 2) for seat, _ in step.told("turn")
        )
        assert len(set(turns.values())) == 1


@covers("ithaca", "R-40")
def test_a_cap_ends_the_game_after_so_many_rounds() -> None:
    reasons: Counter[int] = Counter()
    for seats in TABLES:
        for seed in range(4):
            *_, last = voyage(seats, {"round_cap": 20}, seed)
            assert last.after.turn <= 20 * seats
            ((reason,),) = last.told("ended")
            assert reason != 2 or last.after.turn == 20 * seats
            reasons[reason] += 1
    assert reasons[2] > 3


@covers("ithaca", "I-120", "I-121", "I-122", "R-48", "R-49")
def test_the_most_points_win_and_ties_are_shared() -> None:
    state = set_up('stage = "final"\npoints = [["z4"], ["a3", "i1"], ["h3"]]', 3)
    assert (state.result().scores, state.result().ranks) == ([4, 4, 3], [1, 1, 3])


# ---- stages, names, scenes ----


def test_every_stage_has_a_name() -> None:
    seen = {stage(step.after) for step in steps()}
    assert seen == {"setup", "change", "trim", "influence", "gift", "deed", "over"}


def test_there_are_no_other_nouns() -> None:
    with pytest.raises(NotationError, match="Ithaca has no nouns of type 'place'"):
        GAME.start(2, {}).names("place")


def test_a_scene_is_filled_in_legally() -> None:
    state = set_up("", 5)
    assert size_of(state) == [4] * 5 + [0] * 10
    assert (state.phase, state.seat, state.prize) == (INFLUENCE_PHASE, 0, NO_CARD)
    assert set_up('stage = "deed"').phase == DEED_PHASE
    assert set_up('stage = "turn"\nhands = [["z1"]]').seat == DEALER


SCENES = {
    'gods = { zeus = ["a1"] }': '"a1" is no card of zeus',
    'gods = { zeus = ["z4", "z3"] }': "a god holds at most 6",
    'poseidon = ["x9"]': 'unknown id "x9"',
    'oracles = [["z1", "z1", "z1", "z2"]]': "4 cards are too many here: there is room for 3",
    'oracles = [["z1", "z1"], ["z1", "z1"]]': 'there are only 3 cards "z1"',
    'routes = ["r01", "r01"]': 'the route "r01" is elsewhere already',
    "hands = [[], [], []]": "hands has 3 entries for 2 seats",
    "turn = 2": "turn 2 is not that of seat 0",
    'rest = "sea"': 'unknown place "sea"',
    'hands = ["some"]': "hands must be a list of ids",
    "anything = 1": 'unknown key "anything"',
}


@pytest.mark.parametrize("text", SCENES)
def test_a_scene_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(DataError) as caught:
        set_up(text)
    assert SCENES[text] in str(caught.value)


def test_a_scene_says_where_the_rest_of_the_cards_is() -> None:
    state = set_up('deck = { a4 = 1 }\nhands = [[], []]\npoints = [["z4"]]')
    assert (state.deck_size, state.discards_size, state.score(0)) == (1, 70, 4)
    state = set_up('rest = "points 1"\nhands = [[], []]\nroute_deck = ["r20"]\nroutes = ["r01", "any"]')
    assert (state.deck_size, state.discards_size, state.score(1)) == (0, 0, 168)
    assert (int(state.route_deck), int(state.route_discards).bit_count()) == (1 << 19, 21)


ZONES = (
    "first active turn suitors gods poseidon hands oracles routes cargo landed points deck discards "
    "route_deck route_discards"
)


def test_a_description_is_a_scene() -> None:
    """What `describe` tells of the zones, `set_up` lays out again."""
    described = 0
    for step in voyage(3, {}, 1):
        if step.after.seat >= 0 and step.after.phase == CHANGE_PHASE:
            told = step.after.describe()
            file = DataFile("a description", {zone: told[zone] for zone in ZONES.split()}, {})
            assert GAME.set_up(3, {}, file.root).describe() == told
            described += 1
    assert described > 10


@covers("ithaca", "R-24")
def test_short_hands_do_not_stop_the_game_from_ending() -> None:
    """With most cards among the points nothing is drawn; a round without any card moved is the last."""
    state = set_up('rest = "points 0"\nhands = [["z1"], []]\noracles = [["z2"], ["a2"]]')
    choices, chance = Choices(), Chance(3)
    for _ in range(200):
        if state.seat == NOBODY:
            break
        state.apply(random_click(state, choices, chance))
    assert state.seat == NOBODY


def test_clicks_are_read_in_any_case() -> None:
    state = set_up('hands = [["zh3", "a1", "i1", "i2"]]')
    play(state, "influence zh3")
    assert clicks(state) == ["god zeus", "god helios"]
    assert read_click(GAME, state, "God HELIOS") in state.legal()
