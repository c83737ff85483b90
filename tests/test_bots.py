"""What bots must keep to, and that the helmsman is worth his name."""

import pytest

from periplus.arena.dealer import Dealer
from periplus.arena.match import play_match, sail
from periplus.arena.plan import Plan
from periplus.arena.tournament import play_all
from periplus.bots import Bot, make_bot
from periplus.games import GAMES, game_named
from periplus.games.ulysses.helmsman.atlas import Atlas
from periplus.games.ulysses.helmsman.measures import PLAIN_MEASURES
from periplus.games.ulysses.rules.chart import standard_chart
from periplus.kernel.chance import Chance
from periplus.kernel.errors import OptionError
from periplus.kernel.events import Log
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.voyage import Voyage
from periplus.testing.tables import Options, each_option_set
from tests.make_records import TABLES, Table

FLIPPED = [
    pytest.param(game.name, options, id="-".join([game.name, *map(str, options.values())]))
    for game in GAMES.values()
    for options in each_option_set(game)
]
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize(("name", "options"), FLIPPED)
def test_a_helmsman_clicks_only_what_is_legal_whatever_the_options(name: str, options: Options) -> None:
    """`Bot.decide` refuses an illegal click."""
    game, levels = game_named(name), ["helmsman", "sailor", "helmsman"]
    bots = [make_bot(level, game, options, seat) for seat, level in enumerate(levels)]
    assert play_match(game, options, bots, seed=5).decisions > 0


@pytest.mark.parametrize("table", TABLES.values(), ids=[f"{path.parts[-3]}-{path.stem}" for path in TABLES])
def test_one_helmsman_among_sailors_wins_four_games_in_five(table: Table) -> None:
    plan = Plan(table.game, ["helmsman"] + ["sailor"] * (len(table.levels) - 1), table.options, seed=3)
    tally = play_all(plan, games=20, processes=1)
    assert tally.wins["helmsman"] >= 16


@every_game
def test_a_table_of_helmsmen_comes_to_an_end(name: str) -> None:
    tally = play_all(Plan(name, ["helmsman"] * 4, {}, seed=1), games=8, processes=1)
    assert tally.undecided == 0


class Watched(Bot):
    """Notes what a bot is given and what it clicks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.clicks: list[tuple[Knowledge, int]] = []

    def choose(self, knowledge: Knowledge) -> int:
        code = self.bot.choose(knowledge)
        self.clicks.append((knowledge, code))
        return code


@every_game
@pytest.mark.parametrize(
    "level", ["sailor", "helmsman", "captain@8", "oracle@9", "helmsman:any", "captain:any@8"]
)
def test_a_bot_plays_the_same_whenever_its_seed_is_the_same(level: str, name: str) -> None:
    game = game_named(name)

    def clicks(seed: int) -> list[int]:
        bots = [Watched(make_bot(level, game, {}, seed + seat)) for seat in range(3)]
        play_match(game, {}, bots, seed=9)
        return [code for bot in bots for _, code in bot.clicks]

    assert clicks(40) == clicks(40)


@every_game
def test_a_match_gives_a_bot_what_its_seat_knows_and_no_more(name: str) -> None:
    """The view, the clicks and the facts of its seat, and a position that is the same whatever is hidden."""
    game, hidden = game_named(name), 0
    bots = [Watched(make_bot("helmsman", game, {}, seat)) for seat in range(3)]
    voyage = Voyage(game, ["helmsman"] * 3, {})
    sail(voyage, bots, Dealer(2))
    state, log = voyage.at(0), Log(game.events)
    given = [iter(bot.clicks) for bot in bots]
    for ply, (seat, code) in enumerate(zip(voyage.deciders, voyage.decisions, strict=True)):
        if seat >= 0:
            knowledge, clicked = next(given[seat])
            assert clicked == code
            assert (knowledge.seat, knowledge.view(), knowledge.legal()) == (
                seat,
                state.view(seat),
                state.legal(),
            )
            assert knowledge.facts == [event.seen_by(seat, game.events).as_list() for event in log.events]
            assert knowledge.pack() == Knowledge(state.guess(seat, Chance(ply)), seat).pack()
            hidden += knowledge.pack() != state.pack()
        state.apply(code, log)
    assert hidden > 10


@every_game
def test_an_unknown_bot_is_refused_with_the_levels_there_are(name: str) -> None:
    with pytest.raises(OptionError, match=r"helmsmen.*did you mean 'helmsman'"):
        make_bot("helmsmen", game_named(name), {}, 1)


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("captain@", "a number of iterations is expected"),
        ("captain@x", "a number of iterations is expected, not 'x'"),
        ("captain@0", "a number of iterations is expected, not '0'"),
        ("helmsman@9", "a helmsman does not search"),
    ],
)
def test_a_budget_is_a_number_and_only_for_those_who_search(name: str, error: str) -> None:
    with pytest.raises(OptionError, match=error):
        make_bot(name, game_named("ithaca"), {}, 1)


# The helmsman of Ulysses


def test_a_plague_on_the_way_makes_a_place_seem_further() -> None:
    chart = standard_chart()
    atlas = Atlas(chart, PLAIN_MEASURES.fade)
    troy, cyprus, joppe = (chart.index(name) for name in ("troy", "zypern", "joppe"))
    assert atlas.nearness(troy, frozenset())[joppe] == pytest.approx(PLAIN_MEASURES.fade**2)
    assert atlas.nearness(troy, frozenset({cyprus}))[joppe] < PLAIN_MEASURES.fade**2


def test_a_voyage_past_two_goals_is_taken_in_the_better_order() -> None:
    chart = standard_chart()
    atlas = Atlas(chart, PLAIN_MEASURES.fade)
    troy, cyprus, joppe = (chart.index(name) for name in ("troy", "zypern", "joppe"))
    both = frozenset({cyprus, joppe})
    assert atlas.tour_worth(troy, both, frozenset()) == pytest.approx(
        PLAIN_MEASURES.fade * (1 + PLAIN_MEASURES.fade)
    )
