"""The benchmark: opponents that are frozen truly, bots of anybody's, and scores that mean what they say."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from periplus.arena import frozen, outside
from periplus.arena.benchmark import page_of, read_scores, score_of, tables_of
from periplus.arena.frozen import benchmark_of, check_frozen, digest_of, level_of
from periplus.arena.plan import Plan, Played
from periplus.arena.players import make_player
from periplus.arena.tally import Tally
from periplus.bots.sailor import Sailor
from periplus.cli import main
from periplus.games import GAMES, KITS, ours
from periplus.kernel.errors import ArenaError, OptionError
from periplus.kernel.knowledge import Knowledge

ROOT = Path(__file__).resolve().parent.parent
BOTS = ROOT / "examples" / "bots"
QUICK = ["ithaca", "--tables", "quick", "--deals", "1", "--processes", "1"]


@contextmanager
def http_bot() -> Iterator[str]:
    """The example that is a server, on a free port."""
    command = [sys.executable, str(BOTS / "over_http.py"), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield f"http://127.0.0.1:{server.stdout.readline().strip()}/"
        finally:
            server.kill()


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    """Commands that were started end with the test."""
    yield
    for running in outside.RUNNING.values():
        running.close()
    outside.RUNNING.clear()


# ---- frozen opponents ----


@pytest.mark.parametrize("game", ours())
@pytest.mark.parametrize("name", ["helmsman-1", "captain-1"])
def test_a_frozen_opponent_plays_as_it_was_frozen(game: str, name: str) -> None:
    """If this fails, a bot plays otherwise than before: docs/evaluate.md says how to make a new version."""
    assert digest_of(game, name) == benchmark_of(game)["opponents"][name]


@pytest.mark.parametrize("game", ours())
def test_the_positions_show_every_stage_of_a_game(game: str) -> None:
    folder = KITS[game].folder / "records"
    found = [
        knowledge
        for record in benchmark_of(game)["positions"]
        for _, _, knowledge in positions_of(folder / record)
    ]
    assert len(found) >= 24
    verbs = {GAMES[game].verbs.split(code)[0].name for knowledge in found for code in knowledge.legal()}
    assert len(verbs) >= 8


def positions_of(path: Path) -> list[tuple[object, int, Knowledge]]:
    return list(frozen.positions(path))


def test_a_bot_that_was_changed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(self: Sailor, knowledge: Knowledge, clicks: list[int]) -> int:
        return clicks[0]

    digest_of.cache_clear()
    check_frozen("ithaca", "helmsman-1")
    digest_of.cache_clear()
    monkeypatch.setattr("periplus.bots.thumbs.ThumbBot.among", other)
    try:
        with pytest.raises(OptionError, match="helmsman-1 does not play ithaca as it was frozen"):
            check_frozen("ithaca", "helmsman-1")
    finally:
        digest_of.cache_clear()


def test_frozen_names_are_those_of_levels_with_a_version() -> None:
    assert [level_of(name) for name in ("captain-1@500", "helmsman-1", "captain@5", "my_bot:Bot")] == [
        "captain@500",
        "helmsman",
        "captain@5",
        "my_bot:Bot",
    ]
    with pytest.raises(OptionError, match="ithaca has no frozen 'captain-7'; it has"):
        check_frozen("ithaca", "captain-7@5")


# ---- bots of anybody's ----


def evaluate(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["evaluate", *args]) == 0
    return capsys.readouterr().out


def test_a_python_class_is_evaluated(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BOTS)
    said = evaluate(capsys, "dreamer:Dreamer", *QUICK)
    assert said.startswith("score ")
    assert "dreamer:Dreamer: " in said
    assert "ithaca-quick-1" in said


def test_a_command_is_evaluated(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"exec:{sys.executable} {BOTS / 'over_pipes.py'}"
    said = evaluate(capsys, bot, *QUICK, "--called", "Last click 1")
    assert "Last click 1: " in said


def test_an_address_is_evaluated_and_plays_as_the_command_does(capsys: pytest.CaptureFixture[str]) -> None:
    with http_bot() as address:
        over_http = json.loads(evaluate(capsys, address, *QUICK, "--json", "--called", "x"))
    command = f"exec:{sys.executable} {BOTS / 'over_pipes.py'}"
    assert json.loads(evaluate(capsys, command, *QUICK, "--json", "--called", "x")) == over_http


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        ("{}", 'expected {"code": …} with one of'),
        ('{"code": 9999}', "with one of"),
        ('{"code": true}', "with one of"),
        ("propose dido", "expected a JSON object, not 'propose dido'"),
        ("[1]", "expected a JSON object"),
    ],
)
def test_a_wrong_answer_is_shown(answer: str, error: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    said = f"{answer!r} if 'choose' in line[:20] else '{{}}'"
    script.write_text(f"import sys\nfor line in sys.stdin: print({said}, flush=True)\n")
    with pytest.raises(ArenaError, match=error.replace("{", r"\{").replace("[", r"\[")):
        first_choice(f"exec:{sys.executable} {script}")


def test_a_command_that_ends_or_is_not_there_is_told() -> None:
    with pytest.raises(ArenaError, match="it ended, with code 3"):
        first_choice(f"exec:{sys.executable} -c 'import sys; sys.exit(3)'")
    with pytest.raises(ArenaError, match="No such file"):
        first_choice("exec:/nowhere/my_bot")


def test_a_command_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "THINK", 0.2)
    with pytest.raises(ArenaError, match=r"no answer within 0\.2 seconds"):
        first_choice(f"exec:{sys.executable} -c 'import time; time.sleep(60)'")


def test_an_address_where_nobody_answers_is_told() -> None:
    with pytest.raises(ArenaError, match="refused"):
        first_choice("http://127.0.0.1:1/")


def first_choice(name: str) -> int:
    game = GAMES["ithaca"]
    state = game.new(2, seed=1)
    return make_player(name, game, {}, 1).choose(Knowledge(state, state.seat))


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("json:Bot", "has no attribute 'Bot'"),
        ("json:JSONDecoder", "is not a subclass of periplus.Bot"),
        ("captian", "there is no bot 'captian'; did you mean 'captain'"),
    ],
)
def test_what_is_no_bot_is_told(name: str, error: str) -> None:
    with pytest.raises(OptionError, match=error):
        make_player(name, GAMES["ithaca"], {}, 1)


# ---- scores ----


def tally(plan: Plan, winners: list[int]) -> Tally:
    """Games in which these seats won."""
    from periplus.arena.match import Match

    games = []
    for number, winner in enumerate(winners):
        ranks = [1 if seat == winner else 2 for seat in range(len(plan.bots))]
        games.append(Played(number, Match(0, ranks, ranks, 1, 1, 1, [[] for _ in ranks], [])))
    return Tally(plan, games)


def test_the_score_is_the_mean_of_how_many_times_its_fair_share_a_bot_wins() -> None:
    tables = tables_of("ithaca", "standard", "sailor", 1)
    assert [plan.bots for plan in tables.plans] == [
        ["sailor", *[name] * 3] for name in ("helmsman-1", "captain-1@20")
    ]
    always = [plan.seating(number).index("sailor") for plan in tables.plans[:1] for number in range(4)]
    half = [always[0], always[1], (always[2] + 1) % 4, (always[3] + 1) % 4]
    score = score_of(tables, [tally(tables.plans[0], always), tally(tables.plans[1], half)], "")
    assert score.value == (4 * 1.0 + 4 * 0.5) / 2
    assert score.low < score.value
    assert "3.00 (95 %: " in score.cite()
    assert "50.0% among captain-1@20" in score.cite()


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (("ithaca", "hard", "sailor"), "there are no tables 'hard'"),
        (("ithaca", "quick", "helmsman-1"), "is an opponent of the benchmark"),
        (("chess", "quick", "sailor"), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_evaluated_is_told(args: tuple[str, str, str], error: str) -> None:
    with pytest.raises(OptionError, match=error):
        tables_of(*args, None)


def test_the_page_is_made_of_the_numbers_beside_it() -> None:
    scores = read_scores(ROOT / "docs" / "benchmark.json")
    assert {score.game for score in scores} == set(ours())
    assert page_of(scores) == (ROOT / "docs" / "benchmark.md").read_text("utf-8")
    for score in scores:
        assert score.version == benchmark_of(score.game)["version"]


def test_a_new_score_takes_the_place_of_an_older_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    for bot in ("sailor", "helmsman", "sailor"):
        evaluate(capsys, bot, *QUICK, "--page", str(page))
    assert sorted(score.bot for score in read_scores(page.with_suffix(".json"))) == ["helmsman", "sailor"]
    assert page.read_text("utf-8") == page_of(read_scores(page.with_suffix(".json")))


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = evaluate(capsys, "sailor", *QUICK, "--keep", str(tmp_path))
    results = tmp_path / "ithaca-helmsman-1" / "results.jsonl"
    assert len(results.read_text().splitlines()) == 4
    before = results.read_text()
    assert evaluate(capsys, "sailor", *QUICK, "--keep", str(tmp_path)) == first
    assert results.read_text() == before, "the time that was thought is in there too"
