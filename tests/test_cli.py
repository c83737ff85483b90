"""The `periplus` command: every command explains itself, and ends as a command should."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from periplus import BUILD, __version__
from periplus.build import PACKAGE
from periplus.cli import COMMANDS
from periplus.cli.data import Kind, kinds
from periplus.games import GAMES
from periplus.kernel.datafile import Content
from periplus.kernel.game import Game
from periplus.text.words import LANGUAGES, Words
from tests.make_records import records
from tests.terminals import Desk, command, environment, run

DATA = {kind.name: kind for kind in kinds().values()}
NAMES = [name for command in COMMANDS for name in (DATA if command == "data" else [command])]
EVERY_COMMAND = [
    *[[name] for name in NAMES],
    *[[name, "check"] for name in DATA],
    *[[name, "show"] for name in DATA],
]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
RECORD = records("ulysses") / "3-revised.voyage"


@pytest.mark.parametrize("args", [[], *EVERY_COMMAND], ids=lambda args: " ".join(args) or "periplus")
def test_every_command_explains_itself_with_an_example(desk: Desk, args: list[str]) -> None:
    said = desk.run(*args, "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"usage: {' '.join(['periplus', *args])}")
    assert re.search(r"^examples?:.*\bperiplus \w+", said.out, re.MULTILINE | re.DOTALL)


def test_the_help_lists_every_command(desk: Desk) -> None:
    listed = re.findall(r"^    ([\w-]+)(?: |$)", desk.run("--help").out, re.MULTILINE)
    assert listed == NAMES


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["sail"], "invalid choice: 'sail'"),
        (["map"], "the following arguments are required: COMMAND"),
        (["games", "--fast"], "unrecognized arguments: --fast"),
        (["verify"], "the following arguments are required: FILE"),
    ],
)
def test_a_command_called_wrongly_says_how_to_call_it(desk: Desk, args: list[str], message: str) -> None:
    said = desk.run(*args)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("usage: periplus")
    assert message in said.err


def test_the_version_tells_the_build(desk: Desk) -> None:
    said = desk.run("--version")
    assert (said.code, said.out, said.err) == (0, f"periplus {__version__} ({BUILD})\n", "")


def test_python_m_periplus_is_the_command(tmp_path: Path) -> None:
    said = run(["--version"], tmp_path)
    assert (said.code, said.out, said.err) == (0, f"periplus {__version__} ({BUILD})\n", "")


# games


def test_the_games_are_listed_as_json(desk: Desk) -> None:
    said = desk.run("games", "--json")
    assert (said.code, said.err) == (0, "")
    games = json.loads(said.out)
    assert list(games) == list(GAMES)


@every_game
def test_a_game_tells_its_players_options_and_defaults(desk: Desk, game: Game) -> None:
    (data,) = json.loads(desk.run("games", game.name, "--json").out).values()
    assert data["players"] == list(game.seats)
    assert data["rules"] == game.rules
    assert data["options"] == {option.name: option.values for option in game.options}
    assert data["defaults"] == game.complete(game.seats[0], {})
    assert data["presets"] == game.presets


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_are_listed_in_every_language(desk: Desk, lang: str, game: Game) -> None:
    said = desk.run("games", game.name, "--lang", lang)
    assert said.code == 0
    for option in game.options:
        assert f"  {option.name}: {Words(lang, game.name).say(f'option-{option.name}')}\n" in said.out
        for value in [word for word in option.values if not word.isdecimal()]:
            assert f"    {value}: {Words(lang, game.name).say(f'option-{option.name}.{value}')}" in said.out


@every_game
def test_the_list_marks_what_is_played_when_nobody_chooses(desk: Desk, game: Game) -> None:
    lines = desk.run("games", game.name, "--lang", "en").out.splitlines()
    default = game.complete(game.seats[0], {})
    for option in game.options:
        at = next(at for at, line in enumerate(lines) if line.startswith(f"  {option.name}: "))
        values = lines[at + 1 : at + 1 + len(option.values)]
        (played,) = [line for line in values if re.match(rf" {{4}}{default[option.name]}\b", line)]
        editions = [name for name, preset in game.presets.items() if option.name in preset]
        assert re.search(rf"\[({editions[0] if editions else 'default'})\b", played)


def test_a_game_that_is_not_there_is_reported(desk: Desk) -> None:
    said = desk.run("games", "ulises")
    assert (said.code, said.out) == (2, "")
    assert said.err == "periplus games: there is no game 'ulises'; did you mean 'ulysses'?\n"


# Files of one's own


@pytest.mark.parametrize("kind", DATA.values(), ids=DATA)
def test_the_file_that_comes_with_the_game_is_ok(desk: Desk, kind: Kind[Content]) -> None:
    (path,) = PACKAGE.glob(f"games/*/{kind.name}.toml")
    said = desk.run(kind.name, "check", str(path))
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{path}: OK: {kind.counted(kind.format.standard())}\n"


@pytest.mark.parametrize("kind", DATA.values(), ids=DATA)
def test_a_fault_in_a_file_is_reported_with_its_line(desk: Desk, kind: Kind[Content]) -> None:
    (path,) = PACKAGE.glob(f"games/*/{kind.name}.toml")
    (desk.home / "own.toml").write_text(f"weather = 'fine'\n{path.read_text('utf-8')}", encoding="utf-8")
    said = desk.run(kind.name, "check", "own.toml")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith('own.toml:1: unknown key "weather"')


# verify and check


def test_a_record_is_verified(desk: Desk) -> None:
    said = desk.run("verify", str(RECORD), str(RECORD))
    assert (said.code, said.err) == (0, "")
    assert re.fullmatch(rf"({RECORD}: OK: 104 draws match the seal [0-9a-f]{{64}}\n){{2}}", said.out)


def test_a_record_that_does_not_hold_is_reported(desk: Desk) -> None:
    text = RECORD.read_text(encoding="utf-8")
    (desk.home / "cut.voyage").write_text(text[:100], encoding="utf-8")
    said = desk.run("verify", "cut.voyage")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("periplus verify: cut.voyage:1: not a whole record: ")


SCENARIO = """\
title = "The first god begins"
game = "ulysses"
rules = ["U-54"]
options = { seats = 3 }
[position]
ship = "troy"
[[play]]
seat = 0
do = ["propose CLICK"]
[expect]
stage = "ask"
"""


def test_scenarios_are_checked(desk: Desk) -> None:
    good, bad = desk.home / "good.toml", desk.home / "bad.toml"
    good.write_text(SCENARIO.replace("CLICK", "zypern"), encoding="utf-8")
    said = desk.run("check", "good.toml")
    assert (said.code, said.err) == (0, "")
    assert said.out == "ok  good.toml  The first god begins\n1 of 1 scenarios hold\n"
    bad.write_text(SCENARIO.replace("CLICK", "atlantis"), encoding="utf-8")
    said = desk.run("check", "--quiet", ".")
    assert (said.code, said.out) == (1, "1 of 2 scenarios hold\n")
    assert said.err.startswith("bad.toml:9: ")
    assert "'propose atlantis' is not legal here; expected one of" in said.err


def test_scenarios_that_are_not_there_are_reported(desk: Desk) -> None:
    said = desk.run("check", "none.toml")
    assert (said.code, said.err) == (
        1,
        "periplus check: none.toml: no such file or folder; expected scenarios (*.toml)\n",
    )
    assert desk.run("check", ".").err == "periplus check: no scenarios (*.toml) in .\n"


# Pipes


@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize(
    "args", [["games"], ["--help"], ["play", "--help"], ["replay", str(RECORD)]], ids=lambda args: args[0]
)
def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path, args: list[str], unbuffered: str) -> None:
    """As in `periplus games | true`."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        command(*args),
        stdout=writing,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        env=environment(tmp_path, PYTHONUNBUFFERED=unbuffered),
        cwd=tmp_path,
        text=True,
    )
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode in (0, 1)


@pytest.mark.parametrize("args", [["games", "--lang", "fr"], ["replay", str(RECORD), "--lang", "fr"]])
def test_letters_that_the_output_cannot_show_are_replaced(tmp_path: Path, args: list[str]) -> None:
    said = run(args, tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (said.code, said.err) == (0, "")
    assert "?" in said.out


def test_the_command_is_installed() -> None:
    script = Path(sys.executable).with_name("periplus")
    assert script.exists()
