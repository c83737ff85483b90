"""The ladder: the tables it has, what its page says of them, and that it can be continued."""

from pathlib import Path

import pytest

from periplus.arena.ladder import Size, read_rungs, rungs
from periplus.arena.ladder_page import page_of
from periplus.arena.match import Match
from periplus.arena.plan import Plan, Played, seating
from periplus.arena.standings import Standing, Standings, read_standings, standing_of, text_of
from periplus.arena.statistics import Share
from periplus.arena.tally import Tally
from periplus.games import GAMES
from periplus.kernel.errors import ArenaError
from tests.terminals import Desk

SIZE = Size(games=1000, oracle_games=300, fair_games=600, names={}, seed=1)


def page(*tables: Standing) -> str:
    return page_of(Standings(list(tables), {}))


def won(bots: list[str], deals: int, winners: list[int]) -> Standing:
    """Games won by these bots, over and over; seat 0 begins."""
    played = []
    for number in range(deals * len(bots)):
        winner = seating(len(bots), number).index(winners[number % len(winners)])
        played.append(ended(number, [1 if seat == winner else 2 for seat in range(len(bots))]))
    return standing_of(Tally(Plan("journey", bots, {}, 1), played), "2026-11-17")


def ended(number: int, ranks: list[int]) -> Played:
    return Played(number, Match(0, ranks, ranks, 3, 2, 1, [[0.1] for _ in ranks], []))


def test_every_table_of_every_game_is_on_the_ladder() -> None:
    tables = rungs(SIZE, [])
    for game in GAMES.values():
        for seats in range(game.seats[0], game.seats[1] + 1):
            here = [
                (rung.plan.bots, rung.games)
                for rung in tables
                if rung.folder.startswith(f"{game.name}-{seats}-")
            ]
            assert here == [
                (["helmsman"] + ["sailor"] * (seats - 1), 1000),
                (["captain"] + ["helmsman"] * (seats - 1), 1000),
                (["oracle"] + ["captain"] * (seats - 1), 300),
                (["captain"] * seats, 600),
            ]
    assert len({rung.folder for rung in tables}) == len(tables)


def test_some_tables_can_be_chosen_and_budgets_given() -> None:
    size = SIZE._replace(names={"captain": "captain@50", "oracle": "oracle@500"})
    tables = rungs(size, [("journey", 2), ("ulysses", None)])
    assert {(rung.plan.game, len(rung.plan.bots)) for rung in tables} == {
        ("ulysses", 3),
        ("ulysses", 4),
        ("ulysses", 5),
        ("journey", 2),
    }
    assert tables[-2].plan.bots == ["oracle@500", "captain@50"]


def test_a_share_is_held_against_its_bar() -> None:
    surely = won(["captain@50", "helmsman"], 200, [0, 0, 0, 0, 1])
    met = won(["oracle", "captain"], 10, [0, 0, 1, 0, 1])
    missed = won(["captain", "helmsman", "helmsman"], 50, [0, 1])
    told = page(met, missed, surely)
    assert "| 2 | captain@50 | helmsman | 400 | 2026-11-17 | **80.0%** |" in told
    rows = [line for line in told.splitlines() if line.startswith(("| 2 |", "| 3 |"))]
    assert [row.split(" | ")[-2:] for row in rows] == [
        ["70%", "surely met |"],
        ["52%", "**not met** |"],
        ["57%", "met |"],
    ]


def test_the_page_says_which_budgets_were_scaled_down() -> None:
    scaled = won(["oracle@500", "captain@50"], 4, [0])
    assert "the budget of `oracle@500`, `captain@50`" in page(scaled)
    assert "All bots think as long as their levels do." in page(won(["helmsman", "sailor"], 4, [0]))


def fairness(shares: list[float]) -> str:
    """What is said of two captains, of whom the first to play wins as often as the list says."""
    played = [
        ended(number, [1, 2] if share > at else [2, 1])
        for number, (share, at) in enumerate((share, at) for share in shares for at in (0.25, 0.75))
    ]
    tally = Tally(Plan("journey", ["captain", "captain"], {}, 1), played)
    return page(standing_of(tally, "2026-11-17")).rstrip().splitlines()[-1]


def test_a_seat_that_wins_too_much_is_marked_plainly() -> None:
    assert fairness([0.5, 0.5, 0.5, 1.0] * 100) == (
        "- 2 players, all `captain`: **the first player is favoured by 25% of the fair share**."
    )
    assert fairness([0.5, 0.5, 0.0, 0.5] * 100) == (
        "- 2 players, all `captain`: **the last player is favoured by 25% of the fair share**."
    )
    assert fairness([0.5, 0.5, 0.5, 1.0]).endswith("of the fair share**, though that may be chance.")
    assert fairness([0.5] * 100).startswith("- 2 players, all `captain`: neither the first nor the last")


def test_the_ladder_is_played_continued_and_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Desk(tmp_path, monkeypatch, capsys)
    few = ["--games", "2", "--oracle-games", "2", "--fair-games", "2", "--processes", "1"]
    names = ["--captain", "sailor", "--oracle", "helmsman", "--only", "ithaca:2"]
    said = desk.run("ladder", "--keep", "kept", "--out", "pages/ladder.md", *few, *names)
    assert (said.code, said.out) == (0, "the ladder is written to pages/ladder.md\n")
    page = (tmp_path / "pages" / "ladder.md").read_text("utf-8")
    assert "| 2 | helmsman | sailor | 2 | " in page
    assert "| 2 | sailor | helmsman | 2 | " in page
    assert "Counted in the games of `sailor` among themselves, by the number of players: 2 with 2." in page
    assert "reading 2 games among equals" in said.err
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("kept/*/*.voyage")}
    assert len(before) == 3 * 2, "the tables of helmsman and of oracle are the same here"
    assert desk.run("ladder", "--from", "kept", "--out", "again.md").code == 0
    assert (tmp_path / "again.md").read_text("utf-8") == page
    assert desk.run("ladder", "--keep", "kept", "--out", "again.md", *few, *names).code == 0
    assert {path: path.stat().st_mtime_ns for path in tmp_path.glob("kept/*/*.voyage")} == before
    assert (tmp_path / "again.md").read_text("utf-8") == page


def test_a_table_that_is_played_again_takes_the_place_of_what_was_known_of_it() -> None:
    before = Standings(
        [won(["captain", "helmsman"], 4, [0]), won(["oracle", "captain"], 4, [0])], {"ithaca": "fair"}
    )
    again = won(["captain", "helmsman"], 8, [0, 1])
    assert before.renewed([again], {"journey": "new"}) == Standings(
        [again, before.tables[1]], {"ithaca": "fair", "journey": "new"}
    )


def test_standings_are_read_as_they_were_written(tmp_path: Path) -> None:
    standings = Standings([won(["captain", "helmsman"], 4, [0, 1])], {"journey": "### The board – né\n"})
    path = tmp_path / "ladder.json"
    path.write_text(text_of(standings), encoding="utf-8")
    assert read_standings(path) == standings
    assert isinstance(read_standings(path).tables[0].share, Share)
    assert read_standings(tmp_path / "none.json") == Standings([], {})


def test_our_page_is_made_of_the_standings_beside_it() -> None:
    page = Path(__file__).parent.parent / "docs" / "ladder.md"
    assert page.read_text("utf-8") == page_of(read_standings(page.with_suffix(".json")))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not the standings of a ladder"),
        ("[]", "not the standings of a ladder"),
        ('{"format": 2, "tables": [{"game": "journey"}], "balance": {}}', "not the standings of a ladder"),
        ('{"format": 1}', "format 1, expected 2"),
    ],
)
def test_damaged_standings_are_refused(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ArenaError, match=said):
        read_standings(path)


def test_damaged_standings_are_noticed_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "ladder.json").write_text("{", encoding="utf-8")
    said = Desk(tmp_path, monkeypatch, capsys).run("ladder", "--keep", "kept", "--out", "ladder.md")
    assert said.code == 1
    assert "not the standings of a ladder" in said.err
    assert not (tmp_path / "kept").exists()


def test_where_there_is_no_ladder_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="no games of a ladder are kept here"):
        read_rungs(tmp_path)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--only", "odyssey"], "'odyssey' is not GAME or GAME:SEATS, such as ulysses:4"),
        (["--only", "ulysses:2"], "ulysses is for 3 to 5 players, not 2"),
        (["--captain", "admiral"], "there is no bot 'admiral'"),
        (["--from", "elsewhere"], "not allowed with argument"),
        (["--out", "ladder.json"], "the page is Markdown"),
    ],
)
def test_what_cannot_be_played_is_refused(
    args: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = Desk(tmp_path, monkeypatch, capsys).run("ladder", "--keep", "kept", *args)
    assert found.code == 2
    assert said in found.err
