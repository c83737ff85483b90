"""Tournaments between bots: mirrored deals, honest counting, the same result on any number of cores."""

import json
import random
import re
from collections import Counter
from itertools import pairwise

import pytest

from periplus.arena.dealer import Dealer
from periplus.arena.match import Match
from periplus.arena.plan import Plan, Played, play_numbered, seating
from periplus.arena.ratings import ratings_of
from periplus.arena.statistics import share_of, wilson
from periplus.arena.tally import Spread, Tally
from periplus.arena.tournament import play_all
from periplus.cli import main
from periplus.games import GAMES, game_named
from periplus.kernel.game import DEALER
from periplus.kernel.voyage import Voyage

TABLE = ["helmsman", "sailor", "sailor"]  # every game can be played by three
every_game = pytest.mark.parametrize("game", GAMES)


# The dealer


def test_every_draw_is_as_likely_as_its_weight() -> None:
    """A deck of 1, 2 and 3 cards of a kind, drawn to its end and put together again."""
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        dealer, left = Dealer(seed), {7: 1, 8: 2, 9: 3}
        drawn = []
        for _ in range(2):
            drawn.append(dealer.draw(list(left), list(left.values())))
            left[drawn[-1]] -= 1
        pairs[drawn[0], drawn[1]] += 1
    expected = {
        (first, second): 3000
        * {7: 1, 8: 2, 9: 3}[first]
        / 6
        * ({7: 1, 8: 2, 9: 3}[second] - (first == second))
        / 5
        for first in (7, 8, 9)
        for second in (7, 8, 9)
    }
    assert pairs[7, 7] == expected[7, 7] == 0
    surprise = sum((pairs[pair] - mean) ** 2 / mean for pair, mean in expected.items() if mean)
    assert surprise < 24.3, "chi-square with 7 degrees of freedom: one in a thousand"


def test_draws_are_independent_of_those_before() -> None:
    dealer = Dealer(5)
    drawn = [dealer.draw([1, 2], [1, 1]) for _ in range(4000)]
    changes = sum(a != b for a, b in pairwise(drawn))
    assert abs(changes - 2000) < 110, "more than three standard deviations"
    assert abs(drawn.count(1) - 2000) < 110


def deck(dealer: Dealer, counts: dict[int, int], number: int) -> list[int]:
    """Draw so many cards, without putting them back."""
    left, drawn = dict(counts), []
    for _ in range(number):
        drawn.append(dealer.draw(list(left), list(left.values())))
        left[drawn[-1]] -= 1
    return drawn


def test_what_is_drawn_from_one_deck_does_not_shift_another() -> None:
    fate, events = {1: 5, 2: 5, 3: 5}, {20: 4, 21: 4}
    alone, mixed = Dealer(3), Dealer(3)
    deck(mixed, events, 5)
    assert deck(alone, fate, 15) == deck(mixed, fate, 15)


def test_a_card_more_does_not_change_the_order_of_the_others() -> None:
    """With every draw by a ticket of its own, one card more would change nearly all."""
    kept = 0
    for seed in range(200):
        few = deck(Dealer(seed), dict.fromkeys(range(10), 1), 10)
        more = deck(Dealer(seed), dict.fromkeys(range(11), 1), 11)
        kept += few == [card for card in more if card != 10]
    assert kept == 200


# Deals and seatings


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_every_bot_has_every_seat_once_in_a_deal(bots: int) -> None:
    seats = [seating(bots, number) for number in range(bots)]
    for bot in range(bots):
        assert sorted(row.index(bot) for row in seats) == list(range(bots))


def opening(plan: Plan, number: int) -> list[int]:
    """What is dealt before anybody decides."""
    record = json.loads(play_numbered(plan, number, with_record=True).record)
    voyage, dealt = Voyage(game_named(plan.game), record["seats"], record["options"]), []
    for code in record["decisions"]:
        if voyage.state.seat != DEALER:
            break
        voyage.click(code)
        dealt.append(code)
    return dealt


@every_game
def test_the_games_of_a_deal_have_the_same_luck(game: str) -> None:
    plan = Plan(game, TABLE, {}, seed=8)
    first, second, third, other = (opening(plan, number) for number in range(4))
    assert first == second == third
    assert len(first) > 10
    assert other != first


@every_game
def test_what_is_dealt_differs_only_where_the_play_does(game: str) -> None:
    """The cards of a whole game, in the order in which they come, are much the same for every seating."""
    plan = Plan(game, ["sailor"] * 3, {}, seed=2)

    def dealt(number: int) -> Counter[int]:
        record = json.loads(play_numbered(plan, number, with_record=True).record)
        voyage = Voyage(game_named(game), record["seats"], record["options"])
        drawn: list[int] = []
        for code in record["decisions"]:
            if voyage.state.seat == DEALER:
                drawn.append(code)
            voyage.click(code)
        return Counter(drawn[:40])

    mirrored, strange = dealt(0) & dealt(1), dealt(0) & dealt(3)
    assert mirrored.total() > strange.total()


@pytest.mark.parametrize(("asked", "games"), [(1, 3), (3, 3), (4, 6), (100, 102)])
def test_no_deal_is_left_without_one_of_its_seatings(asked: int, games: int) -> None:
    assert Plan("ulysses", TABLE, {}, 1).whole_deals(asked) == games


def results(tally: Tally) -> list[Played]:
    """Without the time that the bots took."""
    return [game._replace(match=game.match._replace(seconds=[])) for game in tally.played]


@every_game
def test_the_result_depends_on_the_seed_and_not_on_the_number_of_processes(game: str) -> None:
    plan = Plan(game, TABLE, {}, seed=11)
    alone, together = play_all(plan, 6, 1), play_all(plan, 6, 2)
    assert results(alone) == results(together)
    assert results(play_all(plan._replace(seed=12), 6, 1)) != results(alone)


@every_game
def test_games_wins_and_points_add_up(game: str) -> None:
    tally = play_all(Plan(game, TABLE, {}, seed=4), 9, 1)
    assert (tally.games, tally.deals) == (9, 3)
    assert sum(tally.wins.values()) == pytest.approx(tally.games - tally.undecided)
    for shares in ([tally.seat_share(seat) for seat in range(3)], [tally.order_share(at) for at in range(3)]):
        assert sum(share.value for share in shares) * 9 == pytest.approx(tally.games - tally.undecided)
    for played in tally.played:
        match = played.match
        assert 0 < match.turns < match.decisions < match.plies
        assert [len(seconds) > 0 for seconds in match.seconds] == [True] * 3
        assert [sum(seat.values()) for seat in match.sources] == match.scores, (
            "all points come from somewhere"
        )


# Counting


def match(ranks: list[int], scores: list[int], first: int = 0) -> Match:
    seconds = [[0.5, 1.5], [0.1], [0.1]]
    sources = [{"land": score - 1, "sea": 1} for score in scores]
    return Match(first, scores, ranks, plies=30, decisions=20, turns=10, seconds=seconds, sources=sources)


def counted() -> Tally:
    """Three games: won, shared, and stopped."""
    games = [match([1, 3, 2], [9, 2, 4]), match([2, 1, 1], [5, 7, 7], first=1), match([], [])]
    return Tally(Plan("ulysses", TABLE, {}, 1), [Played(at, game) for at, game in enumerate(games)])


def test_a_shared_win_is_split() -> None:
    tally = counted()
    assert (tally.games, tally.undecided) == (3, 1)
    assert tally.plan.seating(1) == ["sailor", "sailor", "helmsman"]
    assert tally.wins == {"helmsman": 1.5, "sailor": 0.5}
    assert tally.share("helmsman").value == 0.5
    assert [tally.seat_share(seat).value * 3 for seat in range(3)] == [1, 0.5, 0.5]
    assert [tally.order_share(place).value * 3 for place in range(3)] == [1.5, 0.5, 0]


def test_a_level_beats_another_when_it_finishes_ahead_of_it() -> None:
    tally = counted()
    assert tally.beats("helmsman", "sailor") == (2 + 1.5) / 4, "two sailors, one game shared with one of them"
    assert tally.beats("sailor", "helmsman") == 1 - 3.5 / 4
    assert tally.beats("sailor", "sailor") is None


def test_points_and_times_are_counted_for_each_level() -> None:
    tally = counted()
    assert tally.winning_scores() == [9, 7]
    assert tally.scores("helmsman") == [9, 7]
    assert tally.scores("sailor") == [2, 4, 5, 7]
    assert tally.sources("helmsman") == {"land": 7, "sea": 1}
    assert tally.seconds("helmsman") == [0.5, 1.5, 0.1, 0.1]


def test_without_an_end_there_are_no_scores() -> None:
    tally = Tally(Plan("ulysses", TABLE, {}, 1), [Played(0, match([], []))])
    assert Spread.of(tally.scores("sailor")) is None
    assert tally.beats("helmsman", "sailor") is None
    assert tally.ratings["helmsman"].mu == tally.ratings["sailor"].mu


# How far to trust it


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (800, 1000, 0.7741, 0.8236)],
)
def test_wilson_intervals_are_those_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_games_of_a_deal_that_end_alike_are_worth_one_game() -> None:
    alike = share_of([[1.0, 1.0], [0.0, 0.0]] * 50)
    assert (alike.low, alike.high) == pytest.approx(wilson(50, 100), abs=0.002)


def test_games_of_a_deal_that_balance_each_other_are_worth_more() -> None:
    balanced = share_of([[1.0, 0.0], [1.0, 0.0]] * 50)
    low, high = wilson(100, 200)
    assert low < balanced.low < 0.5 < balanced.high < high


def test_few_deals_make_no_interval_narrower() -> None:
    balanced = share_of([[1.0, 0.0]] * 4)
    assert (balanced.low, balanced.high) == wilson(4, 8)


def test_what_is_the_same_in_a_deal_is_counted_once_a_deal() -> None:
    """Four games of a deal have the same beginner: a hundred deals tell of him what a hundred games would."""
    deals = [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]] * 25
    once = share_of(deals, deals_count_once=True)
    assert (once.low, once.high) == wilson(25, 100)
    apart = share_of(deals)
    assert once.low < apart.low < 0.25 < apart.high < once.high


def test_the_order_of_play_is_counted_by_deals_and_the_strength_of_bots_by_games() -> None:
    """Seat 0 begins all games of a deal and wins one of three; the first bot, who moves on, wins them all."""
    ranks = [[1 if bot == 0 else 2 for bot in seating(3, number)] for number in range(300)]
    won = [match(row, [1, 1, 1]) for row in ranks]
    tally = Tally(Plan("ulysses", TABLE, {}, 1), [Played(at, game) for at, game in enumerate(won)])
    assert (tally.games, tally.deals) == (300, 100)
    begins, helmsman = tally.order_share(0), tally.share("helmsman")
    assert (begins.low, begins.high) == pytest.approx(wilson(100 / 3, 100))
    assert (helmsman.low, helmsman.high) == wilson(300, 300)


def test_equals_play_a_deal_once() -> None:
    tables = ["a"] * 4, ["a", "b"] * 2, ["a", "b", "b"]
    equals, two, mixed = [Plan("ulysses", bots, {}, 1) for bots in tables]
    assert (equals.seatings, two.seatings, mixed.seatings) == (1, 2, 3)
    assert [equals.deal_of(number) for number in range(3)] == [0, 1, 2]
    assert (equals.whole_deals(5), two.whole_deals(5), mixed.whole_deals(5)) == (5, 6, 6)


def test_intervals_of_mirrored_games_hold_what_they_promise() -> None:
    """Deals of two games with luck in common: 95 % of the intervals have the true share in them."""
    rng, held = random.Random(1), 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = rng.choice([0.1, 0.3, 0.5])  # the true share is their mean
            deals.append([float(rng.random() < luck) for _ in range(2)])
        share = share_of(deals)
        held += share.low <= 0.3 <= share.high
    assert 0.92 < held / 400 < 0.98


def beaten(games: int, upsets: int) -> list[Played]:
    """Games in which the helmsman is first, but for some."""
    found = []
    for number in range(games):
        winner = seating(3, number).index(0)
        ranks = [1 if (seat == winner) != (number % games < upsets) else 2 for seat in range(3)]
        found.append(Played(number, match(ranks, [1, 1, 1])))
    return found


def test_who_wins_more_is_rated_higher_and_more_games_tell_it_more_exactly() -> None:
    plan = Plan("ulysses", TABLE, {}, 1)
    few, many = ratings_of(plan, beaten(12, 2)), ratings_of(plan, beaten(120, 20))
    for found in (few, many):
        assert found["helmsman"].low < found["helmsman"].mu < found["helmsman"].high
    assert many["helmsman"].low > many["sailor"].high
    assert many["helmsman"].high - many["helmsman"].low < few["helmsman"].high - few["helmsman"].low


def test_who_wins_every_game_is_not_rated_without_any_doubt() -> None:
    rating = ratings_of(Plan("ulysses", TABLE, {}, 1), beaten(30, 0))["helmsman"]
    assert rating.high - rating.low > 1


# The command


@every_game
def test_json_has_everything(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", game, *TABLE, "--games", "5", "--json", "--processes", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["deals"]) == (6, 2)
    assert 0 < data["turns"]["mean"] < data["decisions"]["mean"] <= data["plies"]["mean"]
    assert [row["name"] for row in data["bots"]] == ["helmsman", "sailor"]
    for row in data["bots"]:
        assert row["share"] == pytest.approx(row["wins"] / data["games"])
        assert row["interval"][0] <= row["share"] <= row["interval"][1]
        assert row["rating_interval"][0] < row["rating"] < row["rating_interval"][1]
        assert row["score"]["mean"] <= data["winning_score"]["mean"]
        assert sum(row["sources"].values()) == pytest.approx(row["score"]["mean"])
        assert row["seconds"]["mean"] > 0
    assert data["beats"]["helmsman"]["sailor"] == pytest.approx(1 - data["beats"]["sailor"]["helmsman"])
    for shares in (data["by_seat"], data["by_order"]):
        assert [0 <= row["interval"][0] <= row["share"] <= row["interval"][1] <= 1 for row in shares] == [
            True
        ] * 3


@every_game
def test_the_tables_name_each_level_with_its_share(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", game, *TABLE, "--games", "4", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(
        f"6 games of {game}: 2 deals, each in 3 seatings; 4 were asked for; undecided: "
    )
    assert re.match(r"helmsman +1 +[\d.]+ +[\d.]+% +[\d.]+% – [\d.]+% +33.3% +[\d.]+ ", lines[3])
    assert re.match(r"sailor +2 ", lines[4])
    assert "by order of play" in "\n".join(lines)
    assert not any("…" in line for line in lines), "nothing is cut off"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ulysses", "helmsman", "sailor"], "ulysses is for 3 to 5 players, not 2"),
        (["ulysses", "helmsman", "sailor", "admiral"], "there is no bot 'admiral'"),
        (["odyssey", *TABLE], "there is no game 'odyssey'"),
        (["ulysses", *TABLE, "--set", "pass_scope=ever"], "takes debate or turn, not 'ever'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_no_games_at_all_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["arena", "ulysses", *TABLE, "--games", "0"])
    assert stopped.value.code == 2
    assert "must be at least 1, not 0" in capsys.readouterr().err
