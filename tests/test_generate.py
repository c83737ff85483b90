"""What is generated from declarations: it is up to date, does what it says, and refuses what it can't do."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from periplus import generate

ROOMS = sorted(path.parent.parent.name for path in generate.GAMES.glob("*/rules/__init__.py"))

COUNTER = """
from periplus.kernel.game import State


class Rules:
    pass


class Counter(State):
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.pile: list[int] = []
        self.busy = False  # only while a decision is carried out
        self.seat: int = 1
        self.seen: list[int] = []
        self.total: int = 0

    def lay_out(self) -> None:
        self.pile = [1, 2, 3]
"""

TOML = """
[nouns]
seat = 3
card = "KINDS"

[verbs]
lot = "seat"
play = "card"
pass = "as LEAVE"
draw = "card as TAKE_CARD"

[events]
over = ""
drew = "seat card? of:seat"
pass = "seat"
"""


@pytest.mark.parametrize(
    "source",
    generate.declarations(),
    ids=lambda source: "/".join(source.relative_to(generate.GAMES).parts),
)
def test_what_is_generated_is_up_to_date(source: Path) -> None:
    target, text = generate.generated(source)
    assert target.read_text("utf-8") == text, "run: python -m periplus.generate"


def test_every_game_declares_its_fields_and_verbs_once() -> None:
    declared = {source.relative_to(generate.GAMES).as_posix() for source in generate.declarations()}
    assert declared == {f"{room}/rules/{file}" for room in ROOMS for file in ("state.py", "verbs.toml")}


@pytest.mark.both
@pytest.mark.parametrize("room", ROOMS)
def test_the_constants_are_the_codes_of_the_verbs_and_the_numbers_of_the_events(room: str) -> None:
    module = importlib.import_module(f"periplus.games.{room}.rules.verbs")
    constants = [value for value in vars(module).values() if isinstance(value, int)]
    numbers = [verb.base for verb in module.VERBS.all] + list(range(len(module.EVENTS)))
    assert sorted(constants) == sorted(numbers)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A game of somebody else's, in plain Python."""
    room = tmp_path / "counter"
    room.mkdir()
    (room / "__init__.py").touch()
    (room / "state.py").write_text(COUNTER)
    (room / "components.py").write_text("from typing import Final\n\nKINDS: Final = 4  # of cards\n")
    (room / "verbs.toml").write_text(TOML)
    sys.path.insert(0, str(tmp_path))
    yield room
    sys.path.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.split(".")[0] == "counter"]:
        del sys.modules[name]


def made(folder: Path, name: str) -> ModuleType:
    generate.main([str(folder / "state.py"), str(folder / "verbs.toml")])
    return importlib.import_module(f"counter.{name}")


def test_fields_are_packed_numbers_first_and_come_back(folder: Path) -> None:
    fields = made(folder, "fields")
    state = importlib.import_module("counter.state")
    here, there = state.Counter(state.Rules()), state.Counter(state.Rules())
    here.seat, here.total, here.pile, here.seen, here.busy = 2, 5, [3, 1], [7], True
    assert fields.pack_fields(here) == (2, 5, 2, 3, 1, 1, 7)
    fields.fill_fields(there, fields.pack_fields(here))
    assert (there.seat, there.total, there.pile, there.seen, there.busy) == (2, 5, [3, 1], [7], False)


def test_a_copy_shares_nothing_that_changes(folder: Path) -> None:
    fields = made(folder, "fields")
    state = importlib.import_module("counter.state")
    here = state.Counter(state.Rules())
    here.pile, here.seen, here.total = [3], [7], 5
    twin = state.Counter(here.rules)
    fields.copy_fields(here, twin)
    assert fields.pack_fields(twin) == fields.pack_fields(here)
    twin.pile.append(4)
    twin.seen.append(8)
    assert (here.pile, here.seen) == ([3], [7])


def test_verbs_are_laid_out_one_after_another(folder: Path) -> None:
    verbs = made(folder, "verbs")
    assert [(verb.name, verb.noun, verb.base) for verb in verbs.VERBS.all] == [
        ("lot", "seat", 0),
        ("play", "card", 3),
        ("pass", "", 7),
        ("draw", "card", 8),
    ]
    assert (verbs.LOT, verbs.PLAY, verbs.LEAVE, verbs.TAKE_CARD) == (0, 3, 7, 8)


def test_facts_have_their_arguments_types_and_secrets(folder: Path) -> None:
    verbs = made(folder, "verbs")
    assert [(kind.name, kind.args, kind.secret) for kind in verbs.EVENTS] == [
        ("over", [], []),
        ("drew", [("seat", "seat"), ("card", "card"), ("of", "seat")], ["card"]),
        ("pass", [("seat", "seat")], []),
    ]
    assert (verbs.OVER, verbs.DREW, verbs.PASS) == (0, 1, 2)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("state.py", "self.total: int = 0", "self.total = 0", "self.total needs its type"),
        ("state.py", "self.total: int = 0", "self.total: float = 0", "total is float; a field can be i64"),
        ("state.py", "pile: list[int] = []", "pile: list[int] = [1]", "pile has to begin as []"),
        ("state.py", "__init__", "begin", "Counter has no constructor"),
        ("state.py", "(State)", "(Rules)", "there is no class derived from State"),
        ("verbs.toml", "[events]", "[facts]", "the tables have to be nouns, verbs and events"),
        ("verbs.toml", '"as LEAVE"', '""', "two constants are called PASS"),
        ("verbs.toml", '"card as TAKE_CARD"', '"dice"', "draw: no number for the noun 'dice'"),
        ("verbs.toml", '"KINDS"', '"SORTS"', "there is no number SORTS in components.py"),
    ],
)
def test_a_declaration_that_says_too_little_is_refused(
    folder: Path, file: str, old: str, new: str, told: str
) -> None:
    source = folder / file
    source.write_text(source.read_text().replace(old, new))
    with pytest.raises(generate.DeclarationError) as refused:
        generate.generated(source)
    assert f"{file}: {told}" in str(refused.value)
