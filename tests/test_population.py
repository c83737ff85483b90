"""A population: who meets whom, strengths on one scale, and the worst case of a level."""

import random
from collections import Counter
from pathlib import Path

import pytest

from periplus.arena.population import Census, Standing, companies, read_population, rounds, tables
from periplus.arena.population_page import page_of, read_kept, text_of
from periplus.arena.statistics import Share
from periplus.arena.strengths import POINTS, Ranking, strengths
from periplus.bots.styles import REPORTING, TUNING, name_of, sets_of
from periplus.cli import main
from periplus.kernel.errors import OptionError

CENSUS = Census(REPORTING, 8, 30, {"captain": "captain@20"}, seed=7)


def drawn(worths: dict[str, float], deals: int, seed: int) -> list[list[Ranking]]:
    """Games in which the first is drawn by worth, then the next of the others: two of a deal."""
    rng, found = random.Random(seed), list[list[Ranking]]()
    for _ in range(deals):
        games: list[Ranking] = []
        for _ in range(2):
            seats = rng.sample(list(worths), 3)
            left, places = [*seats], dict[str, float]()
            while left:
                first = rng.choices(left, [worths[bot] for bot in left])[0]
                left.remove(first)
                places[first] = len(places) + 1
            games.append((seats, [places[bot] for bot in seats]))
        found.append(games)
    return found


# ---- strengths ----


def test_strengths_are_those_by_which_the_places_were_drawn() -> None:
    """Ten times as likely to come before another: 400 points."""
    found = strengths(
        drawn({"helmsman": 1, "captain": 10, "sailor": 0.1, "oracle": 10}, 400, 1), "helmsman", 1
    )
    assert (found["helmsman"].points, found["helmsman"].low) == (POINTS, POINTS)
    for bot, points in (("captain", 1400), ("oracle", 1400), ("sailor", 600)):
        assert found[bot].low < points < found[bot].high
        assert found[bot].points == pytest.approx(points, abs=60)
        assert 20 < found[bot].high - found[bot].low < 160


def test_more_games_tell_more() -> None:
    worths = {"helmsman": 1, "captain": 3, "sailor": 0.3}
    few, many = (strengths(drawn(worths, deals, 2), "helmsman", 1)["captain"] for deals in (30, 480))
    assert 3 * (many.high - many.low) < few.high - few.low
    assert (few.games, many.games) == (60, 960)


def test_who_always_shares_the_place_is_as_strong() -> None:
    games: list[list[Ranking]] = [[(["helmsman", "captain", "sailor"], [1, 1, 3])] for _ in range(40)]
    found = strengths(games, "helmsman", 1)
    assert found["captain"].points == pytest.approx(POINTS)
    assert found["sailor"].points < POINTS


def test_who_never_loses_is_not_infinitely_strong() -> None:
    games: list[list[Ranking]] = [[(["oracle", "helmsman", "helmsman"], [1, 2, 3])] for _ in range(50)]
    assert 1500 < strengths(games, "helmsman", 1)["oracle"].points < 4000


def test_without_the_standard_or_any_game_there_is_no_scale() -> None:
    assert strengths([[(["captain", "oracle"], [1, 2])]], "helmsman", 1) == {}
    assert strengths([], "helmsman", 1) == {}


# ---- who meets whom ----


@pytest.mark.parametrize("group", [TUNING, REPORTING])
def test_every_level_sits_in_every_company_with_the_same_deals(group: str) -> None:
    found = list(companies("ulysses", 4, CENSUS._replace(group=group)))
    assert {(table.plan.seed, table.games) for table in found} == {(7, 8)}
    among: dict[str, list[list[str]]] = {}
    for table in found:
        level, *others = table.plan.bots
        among.setdefault(level, []).append([name_of(bot).style for bot in others])
    styles = sets_of("ulysses")[group]
    expected = [[style] * 3 for style in styles] + [styles]
    assert among == dict.fromkeys(("sailor", "helmsman", "captain@20", "oracle"), expected)
    assert {name_of(bot).level for table in found for bot in table.plan.bots[1:]} == {"helmsman"}


def test_in_the_rounds_everybody_sits_equally_often_and_nobody_twice_at_a_table() -> None:
    found = list(rounds("ithaca", 3, CENSUS))
    assert all(len(set(table.plan.bots)) == table.games == 3 for table in found)
    times = Counter(bot for table in found for bot in table.plan.bots)
    assert len(times) == 4 + 2 * 3
    assert max(times.values()) - min(times.values()) <= 1
    assert len({table.plan.seed for table in found}) == len(found)
    assert [table.plan for table in rounds("ithaca", 3, CENSUS)] == [table.plan for table in found]


def test_a_set_that_a_game_lacks_is_refused() -> None:
    with pytest.raises(OptionError, match="has no set of temperaments 'best'; it has tuning, reporting"):
        tables(CENSUS._replace(group="best"), [])


# ---- the worst case, and the page ----


def test_the_worst_case_is_the_company_in_which_a_level_wins_least() -> None:
    shares = {"bold": Share(0.4, 0.3, 0.5), "quiet": Share(0.2, 0.1, 0.3), "mixed": Share(0.3, 0.2, 0.4)}
    standing = Standing("ulysses", 3, TUNING, 30, {}, {"captain": shares})
    assert standing.worst("captain") == ("quiet", shares["quiet"])


def test_a_population_is_played_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, page = tmp_path / "kept", tmp_path / "population.md"
    command = ["ladder", "--population", REPORTING, "--only", "ithaca:2", "--out", str(page)]
    sizes = ["--games", "2", "--rounds", "2", "--captain", "sailor", "--oracle", "sailor", "--processes", "1"]
    assert main([*command, *sizes, "--keep", str(kept)]) == 0
    told = page.read_text("utf-8")
    (standing,) = read_population(kept)
    assert standing.games == 2 * 2 * 4 + 2 * 7 // 2 * 2
    worst, share = standing.worst("helmsman")
    assert f"**{share.text()}** among {worst} |" in told
    assert "| helmsman | **1,000** | – |" in told
    assert list(standing.strengths)[-1] == "sailor"
    beside = page.with_suffix(".json")
    assert list(read_kept(beside).values()) == [standing]
    assert page_of(read_kept(beside).values()) == told
    assert text_of(read_kept(beside).values()) == beside.read_text("utf-8")
    assert main([*command, "--from", str(kept)]) == 0
    assert page.read_text("utf-8") == told
    assert "the population is written to" in capsys.readouterr().out
