"""What bots must keep to, and that the helmsman is worth his name."""

import pytest

from periplus.arena.match import play_match
from periplus.arena.tournament import Plan, play_all
from periplus.bots import LEVELS, Bot, make_bot
from periplus.bots.ulysses.atlas import FADE, Atlas
from periplus.games.ulysses.chart import standard_chart
from periplus.games.ulysses.game import GAME
from periplus.kernel.errors import OptionError
from periplus.kernel.game import View
from tests.laws import Options, each_option_set

FLIPPED = [
    pytest.param(options, id="-".join(map(str, options.values()))) for options in each_option_set(GAME)
]


@pytest.mark.parametrize("options", FLIPPED)
def test_a_helmsman_clicks_only_what_is_legal_whatever_the_options(options: Options) -> None:
    """`play_match` refuses an illegal click."""
    bots = [
        make_bot(level, GAME, options, seat) for seat, level in enumerate(["helmsman", "sailor", "helmsman"])
    ]
    assert play_match(GAME, options, bots, seed=5).decisions > 0


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("edition", ["revised", "german"])
def test_one_helmsman_among_sailors_wins_four_games_in_five(seats: int, edition: str) -> None:
    plan = Plan("ulysses", ["helmsman"] + ["sailor"] * (seats - 1), {"edition": edition}, seed=3)
    tally = play_all(plan, games=20, processes=1)
    assert tally.wins["helmsman"] >= 16


def test_a_table_of_helmsmen_comes_to_an_end() -> None:
    tally = play_all(Plan("ulysses", ["helmsman"] * 4, {}, seed=1), games=8, processes=1)
    assert tally.undecided == 0


class Watched(Bot):
    """Notes what a bot is shown and what it clicks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.needs_view = bot.needs_view
        self.seen: list[tuple[View, list[int], int]] = []

    def choose(self, view: View, legal: list[int]) -> int:
        code = self.bot.choose(view, legal)
        self.seen.append((view, list(legal), code))
        return code


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_the_same_whenever_its_seed_is_the_same(level: str) -> None:
    def clicks(seed: int) -> list[int]:
        bots = [Watched(make_bot(level, GAME, {}, seed + seat)) for seat in range(3)]
        play_match(GAME, {}, bots, seed=9)
        return [code for bot in bots for _, _, code in bot.seen]

    assert clicks(40) == clicks(40)


def test_a_bot_sees_nothing_but_the_view_of_its_own_seat() -> None:
    bots = [Watched(make_bot("helmsman", GAME, {}, seat)) for seat in range(3)]
    play_match(GAME, {}, bots, seed=2)
    for seat, bot in enumerate(bots):
        assert bot.seen
        for view, legal, code in bot.seen:
            assert view["viewer"] == seat == view["seat"]
            assert code in legal


def test_an_unknown_bot_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(OptionError, match=r"helmsmen.*did you mean 'helmsman'"):
        make_bot("helmsmen", GAME, {}, 1)


def test_a_plague_on_the_way_makes_a_place_seem_further() -> None:
    chart = standard_chart()
    atlas = Atlas(chart)
    troy, cyprus, joppe = (chart.index(name) for name in ("troy", "zypern", "joppe"))
    assert atlas.nearness(troy, frozenset())[joppe] == pytest.approx(FADE**2)
    assert atlas.nearness(troy, frozenset({cyprus}))[joppe] < FADE**2


def test_a_voyage_past_two_goals_is_taken_in_the_better_order() -> None:
    chart = standard_chart()
    atlas = Atlas(chart)
    troy, cyprus, joppe = (chart.index(name) for name in ("troy", "zypern", "joppe"))
    both = frozenset({cyprus, joppe})
    assert atlas.voyage(troy, both, frozenset()) == pytest.approx(FADE * (1 + FADE))
