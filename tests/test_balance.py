"""How balanced map, board and cards are: what is counted is what happened, and 1 is fair at every table."""

from collections import Counter
from pathlib import Path

import pytest

from periplus.arena.balance import counts, read_ledgers, tables_alike
from periplus.arena.ladder import read_rungs
from periplus.arena.ladder_page import page_of
from periplus.arena.ledger import Ledger, Sailed, Stake, strays
from periplus.arena.logbook import Logbook, record_path
from periplus.arena.match import Match
from periplus.arena.plan import Plan
from periplus.arena.standings import Standings, standing_of
from periplus.arena.tournament import play_all
from periplus.games import GAMES
from periplus.games.ithaca.balance import IthacaLedger
from periplus.games.ithaca.rules.state import Position as IthacaPosition
from periplus.games.journey.balance import JourneyLedger
from periplus.games.journey.rules.state import Position as JourneyPosition
from periplus.games.ulysses.balance import UlyssesLedger
from periplus.games.ulysses.rules.chart import standard_chart
from periplus.kernel.notation import write_click
from periplus.kernel.record import load_record
from periplus.kernel.voyage import Voyage

TABLES = {"ulysses": [3, 4], "journey": [2], "ithaca": [2, 3]}
BOTS = {"ulysses": "helmsman", "journey": "helmsman", "ithaca": "sailor"}  # those who are quick


def keep(folder: Path, plan: Plan) -> None:
    """Play one deal, and keep it."""
    with Logbook(folder, plan) as logbook:
        play_all(plan, len(plan.bots), 1, logbook)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few games among equals, and some that must not be counted."""
    folder = tmp_path_factory.mktemp("balance")
    for game, sizes in TABLES.items():
        for size in sizes:
            keep(folder / f"{game}-{size}", Plan(game, [BOTS[game]] * size, {}, 2))
    keep(folder / "unequal", Plan("ithaca", ["helmsman", "sailor"], {}, 2))
    return folder


@pytest.fixture(scope="module")
def ledgers(kept: Path) -> dict[str, Ledger]:
    return read_ledgers(tables_alike(read_rungs(kept)), lambda more: None)


def voyages(kept: Path, game: str) -> list[Voyage]:
    return [load_record(path, GAMES) for path in sorted(kept.glob(f"{game}-*/*.voyage"))]


def rows(ledger: Ledger) -> dict[str, list[str]]:
    """The cells of the section's table by the first of them."""
    lines = [line for line in ledger.section().splitlines() if line.startswith("| ")]
    cells = [line.strip("| ").split(" | ") for line in lines[1:]]
    return {first: rest for first, *rest in cells}


def test_only_games_among_equals_on_our_own_data_are_counted(kept: Path, ledgers: dict[str, Ledger]) -> None:
    folders = {path.name for path in tables_alike(read_rungs(kept))}
    assert folders == {f"{game}-{size}" for game, sizes in TABLES.items() for size in sizes}
    assert {game: dict(ledger.tables) for game, ledger in ledgers.items()} == {
        game: {size: size for size in sizes} for game, sizes in TABLES.items()
    }


def test_games_on_a_map_of_ones_own_do_not_count() -> None:
    table = ["captain"] * 3
    assert counts(Plan("ulysses", table, {"edition": "german"}, 1))
    assert not counts(Plan("ulysses", table, {"map": standard_chart().as_data()}, 1))


def test_each_game_read_is_announced(kept: Path) -> None:
    told: list[int] = []
    read_ledgers(tables_alike(read_rungs(kept)), told.append)
    assert sum(told) == sum(map(sum, TABLES.values()))


def test_games_without_record_or_result_are_left_out(tmp_path: Path) -> None:
    keep(tmp_path / "kept", Plan("ithaca", ["sailor"] * 2, {}, 2))
    record_path(tmp_path / "kept", 0).unlink()
    kept = read_rungs(tmp_path)
    assert read_ledgers(kept, lambda more: None)["ithaca"].games == 1
    (tally,) = kept.values()
    tally.played[:] = [game._replace(match=game.match._replace(ranks=[])) for game in tally.played]
    assert read_ledgers(kept, lambda more: None) == {}


# What a game's ledger counts


def test_every_seat_is_dealt_four_goals_and_together_they_win_their_fair_share(
    ledgers: dict[str, Ledger],
) -> None:
    ledger = ledgers["ulysses"]
    assert isinstance(ledger, UlyssesLedger)
    stakes = list(ledger.dealt.values())
    goals = sum(4 * seats * games for seats, games in ledger.tables.items())
    assert sum(stake.number for stake in stakes) == goals
    assert sum(stake.number * stake.multiple().value for stake in stakes if stake.number) == pytest.approx(
        goals
    )


def test_a_row_for_each_goal_card_the_best_first(ledgers: dict[str, Ledger]) -> None:
    ledger = ledgers["ulysses"]
    table = rows(ledger)
    chart = standard_chart()
    colours = {place.id: chart.colours[place.colour] for place in chart.places if place.colour >= 0}
    assert {place: cells[0] for place, cells in table.items()} == colours
    multiples = [float(cells[2].strip("*")) for cells in table.values() if cells[2] != "–"]
    assert multiples == sorted(multiples, reverse=True)
    never = [cells[1] == "0" for cells in table.values()]
    assert never == sorted(never), "what was never dealt comes last"


def test_goals_are_held_until_they_are_exchanged(kept: Path, ledgers: dict[str, Ledger]) -> None:
    ledger = ledgers["ulysses"]
    assert isinstance(ledger, UlyssesLedger)
    clicks: Counter[str] = Counter()
    shown = 0
    for voyage in voyages(kept, "ulysses"):
        clicks.update([GAMES["ulysses"].verbs.split(code)[0].name for code in voyage.decisions])
        shown += sum(voyage.state.result().scores)
    assert ledger.given.total() == clicks["exchange"]
    assert ledger.held.total() == clicks["goal"]
    assert ledger.reached.total() == shown


def test_discoveries_are_counted_where_they_are_made(kept: Path, ledgers: dict[str, Ledger]) -> None:
    ledger = ledgers["journey"]
    assert isinstance(ledger, JourneyLedger)
    made: Counter[str] = Counter()
    for voyage in voyages(kept, "journey"):
        state = voyage.at(0)
        for code in voyage.decisions:
            assert isinstance(state, JourneyPosition)
            if GAMES["journey"].verbs.split(code)[0].name in ("discover", "lamp"):
                made[state.names("space")[state.space]] += 1
            state.apply(code)
    assert made
    assert made == {ledger.names[space]: found.total() for space, found in ledger.found.items() if found}


def test_spaces_that_are_never_or_rarely_used_are_named(ledgers: dict[str, Ledger]) -> None:
    table = rows(ledgers["journey"])
    unused = {space for space, cells in table.items() if cells[2] == "**0.0**"}
    line = next(
        line for line in ledgers["journey"].section().splitlines() if line.startswith("- Never discovered")
    )
    assert unused
    assert set(line.removeprefix("- Never discovered: ").rstrip(".").split(", ")) == unused
    assert table["A8"][:2] == ["descent", "`RCL`"]
    assert table["e12"][:2] == ["sea", "`RP`"]
    ledger = JourneyLedger()
    ledger.tables[2] = 100
    ledger.found[ledger.names.index("A8")][2] = 1
    ledger.found[ledger.names.index("e12")][2] = 2
    assert ledger.section().endswith("- Almost never, less than 2 times in 100 games: A8.\n")


def test_a_landing_is_counted_for_its_route(kept: Path, ledgers: dict[str, Ledger]) -> None:
    ledger = ledgers["ithaca"]
    assert isinstance(ledger, IthacaLedger)
    landed: Counter[int] = Counter()
    changed: Counter[int] = Counter()
    drawn: Counter[int] = Counter()
    for voyage in voyages(kept, "ithaca"):
        state = voyage.at(0)
        for code in voyage.decisions:
            assert isinstance(state, IthacaPosition)
            verb, noun = GAMES["ithaca"].verbs.split(code)
            if verb.name == "route":
                drawn[noun] += 1
            elif verb.name in ("land", "change"):
                (landed if verb.name == "land" else changed)[int(state.routes[state.seat])] += 1
            state.apply(code)
    assert landed
    assert landed == {route: stake.number for route, stake in ledger.landed.items() if stake.number}
    assert changed == ledger.changed
    assert drawn == ledger.drawn


def test_a_game_played_by_hand_shows_its_landing() -> None:
    game = GAMES["ithaca"]
    voyage = Voyage(game, ["ann", "bob"], {})
    while "land" not in (
        clicks := {write_click(game, voyage.state, code): code for code in voyage.state.legal()}
    ):
        voyage.click(next(iter(clicks.values())))
    state = voyage.state
    assert isinstance(state, IthacaPosition)
    seat = int(state.seat)
    route = state.names("route")[state.routes[seat]]
    voyage.click(clicks["land"])
    ledger = IthacaLedger()
    ledger.note(Sailed(voyage, won(2, seat), (1, 0)))
    cells = rows(ledger)[route]
    assert cells[4:8] == ["100%", "0%", "0%", "**2.00**"]
    told = ledger.section()
    assert "the mean of all landings, 2.00" in told
    assert f" {route}," not in told[told.index("- Never landed") :]


# Multiples of the fair share


def won(players: int, winner: int) -> Match:
    ranks = [1 if seat == winner else 2 for seat in range(players)]
    return Match(0, ranks, ranks, 3, 2, 1, [[0.1]] * players, [])


def stake(players: int, wins: int, games: int) -> Stake:
    """Seat 0 wins some of these games, each of its own luck."""
    found = Stake()
    voyage = Voyage(GAMES["ithaca"], ["bot"] * players, {})
    for number in range(games):
        found.add(Sailed(voyage, won(players, 0 if number < wins else 1), (1, number)), 0)
    return found


def test_the_fair_share_is_one_at_every_table() -> None:
    for players in (2, 3, 4, 5):
        multiple = stake(players, 60, 60 * players).multiple()
        assert multiple.value == pytest.approx(1)
        assert multiple.low < 1 < multiple.high
    mixed = stake(2, 50, 100)
    for luck, wins in stake(5, 20, 100).won.items():
        mixed.won[luck[0] + 1, luck[1]] = wins
        mixed.players += 5
        mixed.number += 1
    assert mixed.multiple().value == pytest.approx(1)
    assert mixed.multiple().low < 1 < mixed.multiple().high


def test_games_of_the_same_luck_count_as_one_another() -> None:
    apart, alike = stake(2, 40, 80), stake(2, 40, 80)
    twins: dict[tuple[int, int], list[float]] = {}
    for (seed, number), wins in alike.won.items():
        twins.setdefault((seed, number // 2), []).extend(wins)
    alike.won = twins
    assert alike.multiple().value == apart.multiple().value
    assert alike.multiple().high > apart.multiple().high


def test_what_is_surely_not_fair_is_named_with_what_chance_does() -> None:
    told = strays({"good": stake(2, 90, 100), "bad": stake(2, 10, 100), "new": Stake()}, 1.0, "places")
    assert told.splitlines() == [
        "- Surely above 1.00: good.",
        "- Surely below 1.00: bad.",
        "- If all were alike, about 0.1 of 2 places would be in these lists by chance.",
    ]
    assert "above 1.00: none." in strays({"few": stake(2, 2, 2)}, 1.0, "places")


# The page


def test_each_chapter_ends_with_its_balance(kept: Path, ledgers: dict[str, Ledger]) -> None:
    tables = [standing_of(tally, "2026-11-17") for tally in read_rungs(kept).values()]
    page = page_of(Standings(tables, {game: ledger.section() for game, ledger in ledgers.items()}))
    chapters = page.split("\n## ")[1:]
    assert [chapter.split("\n")[0] for chapter in chapters] == ["Ulysses", "Journey", "Ithaca"]
    for chapter, title, bot in zip(chapters, ["map", "board", "cards"], BOTS.values(), strict=True):
        assert chapter.count("\n### ") == 1
        assert f"\n\n### The {title}\n\nCounted in the games of `{bot}` among themselves" in chapter
