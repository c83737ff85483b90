"""The executable rulebook: every scenario holds, every rule id is covered, and a wrong scenario is told what
is wrong with it, and where."""

import argparse
from pathlib import Path

import pytest

from periplus.cli import check
from periplus.games import GAMES
from periplus.kernel.scenario import run_scenario
from periplus.testing.suite import scenarios_of

ROOT = Path(__file__).resolve().parent.parent

GOOD = """\
title = "A debate"
game = "ulysses"
rules = ["U-60", "U-67"]
options = { seats = 3, edition = "revised" }

[position]
ship = "zypern"
active = 0
stage = "strengthen"
hands = [{ challenge = 2, zeus = 1 }, { challenge = 4 }, { wind = 1 }]
temples = [1, 1, 1]
goals = [["talos"], ["delos"], ["rhodos"]]
shown = [["talos"], [], []]
plagues = ["hades"]

[[play]]
seat = 0
offer = ["propose joppe"]
do = ["propose joppe"]
expect = { discs = { blue = "joppe" } }

[[play]]
seat = 1
legal = ["agree", "red troy", "red pharos"]
refuse = ["red joppe"]
do = ["red pharos", "card challenge", "done"]

[[play]]
seat = 2
do = ["pass"]

[expect]
stage = "debate"
totals = { blue = 0, red = 1 }
"""

HANDS = "hands = [{ challenge = 2, zeus = 1 }, { challenge = 4 }, { wind = 1 }]"

# What is wrong: the line of GOOD that is written differently, and what the message says.
BROKEN = {
    "place of the ship": ('ship = "zypern"', 'ship = "libya"', ['unknown place "libya"', "troy, zypern"]),
    "place of a plague": ('plagues = ["hades"]', 'plagues = ["hads"]', ['unknown place "hads"', "hades"]),
    "place of a goal": (
        'goals = [["talos"], ["delos"], ["rhodos"]]',
        'goals = [["tales"], ["delos"], ["rhodos"]]',
        ['unknown place "tales"', "talos"],
    ),
    "place in a click": (
        'do = ["propose joppe"]',
        'do = ["propose jope"]',
        ["unknown place 'jope'", "did you mean 'joppe'"],
    ),
    "goal without a card": (
        'goals = [["talos"], ["delos"], ["rhodos"]]',
        'goals = [["troy", "talos"], ["delos"], ["rhodos"]]',
        ['"troy" has no goal card'],
    ),
    "goal twice": (
        'goals = [["talos"], ["delos"], ["rhodos"]]',
        'goals = [["talos"], ["delos"], ["talos"]]',
        ["every goal card exists once"],
    ),
    "five goals": (
        'goals = [["talos"], ["delos"], ["rhodos"]]',
        'goals = [["talos", "dido", "hades", "olymp", "delphi"], ["delos"], ["rhodos"]]',
        ["seat 0 must own 4 goals, not 5"],
    ),
    "goals of two seats": (
        'goals = [["talos"], ["delos"], ["rhodos"]]',
        'goals = [["talos"], ["delos"]]',
        ["one list for each of the 3 seats, not 2"],
    ),
    "shown but not owned": (
        'shown = [["talos"], [], []]',
        'shown = [["dido"], [], []]',
        ['seat 0 does not own the goal "dido"'],
    ),
    "kind of card in a hand": (
        HANDS,
        HANDS.replace("wind", "wimd"),
        ['unknown key "wimd"', "did you mean 'wind'"],
    ),
    "kind of card in a click": (
        'do = ["red pharos", "card challenge", "done"]',
        'do = ["red pharos", "card chance", "done"]',
        ["unknown card 'chance'", "challenge"],
    ),
    "verb": ('do = ["pass"]', 'do = ["paas"]', ["unknown verb 'paas'", "did you mean 'pass'"]),
    "click without a noun": ('do = ["propose joppe"]', 'do = ["propose"]', ["'propose' needs one place"]),
    "click with too much": ('do = ["pass"]', 'do = ["pass wine"]', ["'pass' stands alone, without 'wine'"]),
    "empty click": ('do = ["pass"]', 'do = [""]', ["must not be empty"]),
    "illegal click": (
        'do = ["pass"]',
        'do = ["agree"]',
        ["'agree' is not legal here", "expected one of pass"],
    ),
    "clicks on another's turn": (
        'do = ["red pharos", "card challenge", "done"]',
        'do = ["red pharos", "card challenge", "done", "pass"]',
        ["'pass' comes when it is no longer seat 1's turn"],
    ),
    "rule id": (
        'rules = ["U-60", "U-67"]',
        'rules = ["U-60", "U-93"]',
        ["unknown rule id 'U-93'", "U-1 to U-92"],
    ),
    "game": ('game = "ulysses"', 'game = "ulises"', ["unknown game 'ulises'", "did you mean 'ulysses'"]),
    "option": (
        'options = { seats = 3, edition = "revised" }',
        'options = { seats = 3, editon = "revised" }',
        ['unknown key "editon"', "did you mean 'edition'"],
    ),
    "value of an option": (
        'options = { seats = 3, edition = "revised" }',
        'options = { seats = 3, edition = "italian" }',
        ["option 'edition' takes revised or german, not 'italian'"],
    ),
    "number of seats": (
        'options = { seats = 3, edition = "revised" }',
        'options = { seats = 6, edition = "revised" }',
        ["ulysses is for 3 to 5 players, not 6"],
    ),
    "seats in words": (
        'options = { seats = 3, edition = "revised" }',
        'options = { seats = "three", edition = "revised" }',
        ["seats must be a whole number, not a string"],
    ),
    "number of hands": (HANDS, "hands = [{}, {}]", ["one entry for each of the 3 seats, not 2"]),
    "temples": ("temples = [1, 1, 1]", "temples = [1, 1]", ["temples must be 3 whole numbers"]),
    "too many temples": ("temples = [1, 1, 1]", "temples = [8, 8, 8]", ["there are 23 temples, not 24"]),
    "too many plagues": (
        'plagues = ["hades"]',
        'plagues = ["hades", "olymp", "talos", "delos", "pylos", "skylla", "kalypso"]',
        ["there are 6 plague discs"],
    ),
    "too many cards of a kind": (
        HANDS,
        HANDS.replace("zeus = 1", "zeus = 12"),
        ["there are not that many zeus cards: 1 too many"],
    ),
    "too many cards for anything": (
        HANDS,
        HANDS.replace("challenge = 4", "challenge = 51"),
        ["challenge must be from 0 to 50, not 51"],
    ),
    "active seat": ("active = 0", "active = 3", ["active must be from 0 to 2, not 3"]),
    "stage": ('stage = "strengthen"', 'stage = "debate"', ['unknown stage "debate"', "strengthen or draw"]),
    "turn": ("seat = 2", "seat = 0", ["seat 0 is to play, but it is the turn of 2"]),
    "key of a position": (
        'ship = "zypern"',
        'shipp = "zypern"',
        ['unknown key "shipp"', "did you mean 'ship'"],
    ),
    "key of a play": ('do = ["pass"]', 'doo = ["pass"]', ['unknown key "doo"', "did you mean 'do'"]),
    "key of what is expected": (
        'stage = "debate"',
        'stagge = "debate"',
        ["nothing called 'stagge' can be expected", "did you mean 'stage'"],
    ),
    "key of the scenario": (
        'title = "A debate"',
        'title = "A debate"\nauthor = "Homer"',
        ['unknown key "author"'],
    ),
    "legal clicks": (
        'legal = ["agree", "red troy", "red pharos"]',
        'legal = ["agree", "red troy"]',
        ["legal is ['agree', 'red troy', 'red pharos'], not ['agree', 'red troy']"],
    ),
    "refused click that is legal": (
        'refuse = ["red joppe"]',
        'refuse = ["red troy"]',
        ["'red troy' must be refused, but it is legal"],
    ),
    "offered click that is not": (
        'offer = ["propose joppe"]',
        'offer = ["propose olymp"]',
        ["'propose olymp' must be legal, but it is refused"],
    ),
    "what is expected on the way": (
        'expect = { discs = { blue = "joppe" } }',
        'expect = { discs = { blue = "olymp" } }',
        ["discs is {'blue': 'joppe'}, not {'blue': 'olymp'}"],
    ),
    "what is expected at the end": (
        "totals = { blue = 0, red = 1 }",
        "totals = { blue = 1, red = 1 }",
        ["totals is {'blue': 0, 'red': 1}, not {'blue': 1, 'red': 1}"],
    ),
    "list that is none": ('do = ["pass"]', 'do = "pass"', ["do must be an array, not a string"]),
    "cut off": ("totals = { blue = 0, red = 1 }", "totals = { blue = 0, red", ["not TOML"]),
}


test_a_scenario_holds = pytest.mark.both(scenarios_of(*GAMES))


@pytest.mark.both
@pytest.mark.parametrize(
    ("name", "pile"), [(game.name, pile) for game in GAMES.values() for pile in game.piles]
)
def test_of_a_pile_everything_must_be_expected(name: str, pile: str, tmp_path: Path) -> None:
    cards = GAMES[name].start(3, {}).describe()[pile]
    assert isinstance(cards, dict)
    for left_out in cards:
        rest = ", ".join(f"{kind} = {number}" for kind, number in cards.items() if kind != left_out)
        path = tmp_path / f"{left_out}.toml"
        path.write_text(
            f'title = "All but one"\ngame = "{name}"\nrules = []\noptions = {{ seats = 3 }}\n'
            f"[expect]\n{pile} = {{ {rest} }}\n"
        )
        assert f"{pile} is {cards}, not" in str(run_scenario(path, GAMES).error)


def run_check(*args: str) -> int:
    parser = argparse.ArgumentParser()
    check.add(parser.add_subparsers())
    return check.run(parser.parse_args(["check", *args]))


def test_every_rule_is_covered_by_a_scenario_or_a_law(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    code = run_check("--coverage", "--quiet")
    printed = capsys.readouterr()
    assert printed.err == ""
    for game in GAMES.values():
        known = len(game.rule_ids())
        assert f"{game.name}: {known} of {known} rule ids covered" in printed.out
    assert code == 0, printed.out


def test_a_rule_that_nothing_covers_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.toml").write_text(GOOD)
    (tmp_path / "test_law.py").write_text('@covers("ulysses", "U-3", "U-99")\ndef test() -> None: ...\n')
    assert run_check(str(tmp_path), "--coverage", "--tests", str(tmp_path)) == 1
    printed = capsys.readouterr().out
    assert "1 of 1 scenarios hold" in printed
    assert f"ulysses: 3 of {len(GAMES['ulysses'].rule_ids())} rule ids covered" in printed
    assert "covered by nothing: U-1, U-2, U-4, U-5," in printed
    assert "laws name unknown ids: U-99" in printed


def test_legal_clicks_are_listed_in_any_order(tmp_path: Path) -> None:
    path = tmp_path / "order.toml"
    shuffled = GOOD.replace('["agree", "red troy", "red pharos"]', '["red pharos", "agree", "red troy"]')
    assert shuffled != GOOD
    path.write_text(shuffled)
    assert run_scenario(path, GAMES).error is None


def test_a_scenario_that_holds_is_told_by_its_title(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "good.toml"
    path.write_text(GOOD)
    assert run_check(str(path)) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"ok  {path}  A debate"


@pytest.mark.both
@pytest.mark.parametrize(("old", "new", "told"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_scenario_is_told_its_line_and_what_was_expected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: list[str]
) -> None:
    assert f"\n{GOOD}".count(f"\n{old}\n") == 1, "the line to change must be there, once"
    line = GOOD[: GOOD.index(f"{old}\n")].count("\n") + 1 + new.count("\n")
    path = tmp_path / "broken.toml"
    path.write_text(GOOD.replace(f"{old}\n", f"{new}\n"))
    assert run_check(str(path)) == 1
    first = capsys.readouterr().err.splitlines()[0]
    assert first.startswith(f"{path}:{line}: "), first
    for words in told:
        assert words in first


def test_a_scenario_that_says_nothing_is_told_all_that_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty.toml"
    path.write_text("")
    assert run_check(str(path)) == 1
    printed = capsys.readouterr().err
    for key in ("title", "game", "rules"):
        assert f'{path}: missing key "{key}"' in printed


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    error = run_scenario(tmp_path / "nowhere.toml", GAMES).error
    assert str(error) == f"{tmp_path / 'nowhere.toml'}: no such file"
