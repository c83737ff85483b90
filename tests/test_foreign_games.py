"""Somebody else's game: it works everywhere, a broken one harms nobody, and a new one is laid out at once."""

import json
import shutil
from pathlib import Path

import pytest

from periplus.cli import main
from periplus.games import GAMES
from tests.installing import KUHN, ROOT, Elsewhere

PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Elsewhere:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    return Elsewhere(folder)


@pytest.fixture
def kuhn(elsewhere: Elsewhere) -> Elsewhere:
    elsewhere.install(KUHN)
    return elsewhere


def test_the_example_keeps_its_own_tests(kuhn: Elsewhere) -> None:
    done = kuhn.python(*PYTEST, str(KUHN))
    assert done.returncode == 0, done.stdout


def test_an_installed_game_is_listed_after_ours_with_the_bots_that_it_has(kuhn: Elsewhere) -> None:
    (code, listed, said), (_, told, _) = kuhn.several("games --json", "games kuhn")
    assert list(json.loads(listed)) == [*GAMES, "kuhn"]
    assert told.splitlines()[:2] == ["kuhn: 2-3 players", "  bots: sailor only"]
    assert (code, said) == (0, "")


def test_it_is_played_and_told_in_the_terminal(kuhn: Elsewhere) -> None:
    typed = "?\nhint\nrules\nbet\n"
    done = kuhn.periplus("play", "kuhn", "--seats", "me,sailor", "--seed", "7", "--lang", "en", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.strip() for line in done.stdout.splitlines()]
    for line in (
        "Your card: queen",
        "You – in the pot: 1",
        "· Sailor 1 gets a card.",
        "Do you check or bet?",
        "Nobody has bet.",
        "2  Bet a chip   bet",
        "There are no hints in this game.",
        "The smallest poker there is, for two or three players: one card each and one bet. Numbers such as",
        "· You bet a chip.",
        "Sailor 1 – in the pot: 1, last: folded",
        "The game is over. The pot goes to you. You: 1, Sailor 1: −1.",
    ):
        assert line in lines
    assert kuhn.periplus("replay", "--lang", "de").stdout.splitlines()[1:] == [
        "  · Spieler 1 bekommt eine Karte.",
        "  · Matrose 1 bekommt eine Karte.",
        "  · Spieler 1 setzt einen Chip.",
        "  · Matrose 1 steigt aus.",
        "  · Spieler 1 gewinnt den Topf mit 3 Chips.",
    ]
    (record,) = (kuhn.folder / "home").rglob("*.voyage")
    assert kuhn.periplus("verify", str(record)).returncode == 0


def test_a_language_that_it_has_not_is_told_in_english(kuhn: Elsewhere) -> None:
    done = kuhn.periplus("play", "kuhn", "--seed", "7", "--lang", "it", typed="bet\n")
    assert "Do you check or bet?\nNobody has bet." in done.stdout
    assert done.stderr == ""


REFUSED = {
    "play kuhn --seats me,captain": "kuhn has no captain; its bots: sailor",
    "play kuhn --seats me,cptain": "who is 'cptain' in --seats?; expected one of me, sailor",
    "play kuhn --set bluff": "--set takes OPTION=VALUE, not 'bluff'",
    "play kuhn --edition first": "kuhn has no editions",
    "arena kuhn sailor oracle": "kuhn has no oracle; its bots: sailor",
    "ladder --keep kept --only kuhn": "kuhn has no two levels of bots to compare",
}


def test_what_it_has_not_is_refused_in_plain_words(kuhn: Elsewhere) -> None:
    told = [(2, "", f"periplus {command.split()[0]}: {why}\n") for command, why in REFUSED.items()]
    assert kuhn.several(*REFUSED) == told


def test_it_is_played_in_the_arena(kuhn: Elsewhere) -> None:
    done = kuhn.periplus("arena", "kuhn", "sailor", "sailor", "sailor", "--games", "30", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 30


def test_its_scenarios_and_rules_are_checked(kuhn: Elsewhere) -> None:
    done = kuhn.periplus("check", "kuhn", "--coverage", "--quiet")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "7 of 7 scenarios hold",
        "kuhn: 8 of 8 rule ids covered (8 by scenarios, 0 by laws)",
    ]


def test_its_speed_is_measured_as_far_as_it_goes(kuhn: Elsewhere) -> None:
    measure = "from periplus.arena.speed import measure; from periplus.games import GAMES; "
    done = kuhn.python("-c", f"{measure}print(measure(GAMES['kuhn'], 0.01).iterations_per_s)")
    assert done.stdout == "None\n", done.stderr


def test_it_is_played_under_the_laws_from_the_command_line(kuhn: Elsewhere) -> None:
    done = kuhn.python("-m", "periplus.testing", "kuhn", "--games", "12")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("kuhn, 2 players, {}: 12 games without a fault, ")


def test_a_game_that_breaks_a_law_is_found_out(elsewhere: Elsewhere) -> None:
    """A view that shows the cards of others."""
    assert main(["new-game", "leaky", "--into", str(elsewhere.folder)]) == 0
    (path,) = (elsewhere.folder / "leaky").rglob("view.py")
    code, hidden = path.read_text(), "if seat in s.showing() else None"
    assert hidden in code
    path.write_text(code.replace(hidden, "if s.cards[seat:] else None"))
    elsewhere.install(elsewhere.folder / "leaky")
    done = elsewhere.python(*PYTEST, str(elsewhere.folder / "leaky"), "-k", "secrets_are_kept")
    assert done.returncode == 1
    assert "can tell a guess from the truth by" in done.stdout


GOOD = "from periplus.kernel.kit import Kit\n"
BROKEN = {
    "missing": (None, "ModuleNotFoundError: No module named 'periplus_missing'"),
    "fails": ("1 / 0", "ZeroDivisionError: division by zero"),
    "leaves": ("raise SystemExit('bye')", "SystemExit: bye"),
    "kitless": ("", "AttributeError: module 'periplus_kitless' has no attribute 'KIT'"),
    "odd": ("KIT = 7", "TypeError: periplus_odd:KIT is not a Kit"),
    "gameless": (
        f"{GOOD}KIT = Kit('periplus_kuhn', game='game:VERBS')",
        "TypeError: the game of periplus_gameless:KIT is not a Game",
    ),
    "other": (
        f"{GOOD}KIT = Kit('periplus_kuhn', game='game:GAME')",
        "ValueError: the game is called 'kuhn', but declared as 'other'",
    ),
    "My-Game": (
        f"{GOOD}KIT = Kit('periplus_kuhn', game='game:GAME')",
        "ValueError: 'My-Game' cannot name a game: use small letters, digits and _, a letter first",
    ),
}


def test_broken_games_are_named_once_and_left_out_and_the_others_play_on(kuhn: Elsewhere) -> None:
    for name, (code, _) in BROKEN.items():
        if code is not None:
            kuhn.write(f"periplus_{name.replace('-', '_')}", code)
        kuhn.declare(f"project-{name}", {name: f"periplus_{name.replace('-', '_')}:KIT"})
    ours = next(iter(GAMES))
    kuhn.declare("thief", {ours: "periplus_kuhn:KIT"})
    done = kuhn.periplus("games", "--json")
    assert list(json.loads(done.stdout)) == [*GAMES, "kuhn"]
    lines = {f"periplus: the game {name} is left out: {why}" for name, (_, why) in BROKEN.items()}
    lines.add(f"periplus: the game {ours} (periplus_kuhn:KIT) is left out: there is another game {ours!r}")
    assert sorted(done.stderr.splitlines()) == sorted(lines)
    arena = kuhn.periplus("arena", "kuhn", "sailor", "sailor", "--games", "8", "--processes", "2", "--json")
    assert json.loads(arena.stdout)["games"] == 8
    assert sorted(arena.stderr.splitlines()) == sorted(lines), "the processes of the arena say nothing more"
    asked = kuhn.periplus("play", "fails")
    assert "there is no game 'fails': it is left out, ZeroDivisionError" in asked.stderr
    assert asked.returncode == 2


def test_a_broken_facet_is_named_once_and_the_game_does_without_it(elsewhere: Elsewhere) -> None:
    assert main(["new-game", "goose", "--into", str(elsewhere.folder)]) == 0
    project = elsewhere.folder / "goose"
    kit = project / "src" / "periplus_goose" / "__init__.py"
    facets = 'voice="voice:GooseVoice", helmsman="helmsman:Helmsman", picture="view:stage_", '
    kit.write_text(kit.read_text().replace('invariants="', f'{facets}invariants="'))
    kit.with_name("voice.py").write_text("1 / 0\n")
    kit.with_name("helmsman.py").write_text("raise SystemExit\n")
    elsewhere.install(project)
    done = elsewhere.periplus("play", "goose", "--seats", "me,sailor", "--seed", "7", typed="bet\n")
    assert done.returncode == 0, done.stderr
    assert "The game is over. The pot goes to you." in done.stdout
    assert sorted(done.stderr.splitlines()) == [
        "periplus: the helmsman of periplus_goose is left out: SystemExit: ",
        "periplus: the picture of periplus_goose is left out: AttributeError: module 'periplus_goose.view' "
        "has no attribute 'stage_'",
        "periplus: the voice of periplus_goose is left out: ZeroDivisionError: division by zero",
    ]


def test_a_game_without_a_word_is_told_by_its_written_names(elsewhere: Elsewhere) -> None:
    assert main(["new-game", "mute", "--into", str(elsewhere.folder)]) == 0
    elsewhere.install(elsewhere.folder / "mute")
    shutil.rmtree(elsewhere.folder / "mute" / "src" / "periplus_mute" / "words")
    table = ("play", "mute", "--seats", "me,sailor", "--seed", "7", "--lang", "en")
    done = elsewhere.periplus(*table, typed="?\nrules\nbet\n")
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.strip() for line in done.stdout.splitlines()]
    for line in (
        "Card: queen",
        "Stakes: 1, 1",
        "· dealt: seat Sailor 1, card hidden",
        "Choose one.",
        "1  check   check",
        "2  bet",
        "Nobody has written down the rules of this game.",
        "The game is over. First: you. You: 1, Sailor 1: −1.",
    ):
        assert line in lines


@pytest.mark.parametrize(("name", "kept"), [("grand_tour", "test"), ("game", "scenarios or rule or texts")])
def test_a_new_game_holds_at_once(
    elsewhere: Elsewhere, name: str, kept: str, capsys: pytest.CaptureFixture[str]
) -> None:
    project = elsewhere.folder / name
    assert main(["new-game", name, "--into", str(elsewhere.folder)]) == 0
    assert f"pip install -e {project}" in capsys.readouterr().out
    rest = [path for path in project.rglob("*") if "kuhn" in path.name or "kuhn" in text_of(path)]
    assert rest == []
    elsewhere.install(project)
    done = elsewhere.periplus("check", name, "--coverage", "--quiet")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{name}: 8 of 8 rule ids covered" in done.stdout
    tested = elsewhere.python(*PYTEST, str(project), "-k", kept)
    assert tested.returncode == 0, tested.stdout


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Goose", "'Goose' cannot name a game"),
        ("7up", "'7up' cannot name a game"),
        ("../up", "'../up' cannot name a game"),
        ("class", "'class' cannot name a game"),
        (next(iter(GAMES)), f"there is a game '{next(iter(GAMES))}' already"),
        ("taken", "taken exists already: choose another name, or another place with --into DIR"),
    ],
)
def test_a_new_game_with_a_bad_or_taken_name_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, told: str
) -> None:
    (tmp_path / "taken").mkdir()
    assert main(["new-game", name, "--into", str(tmp_path)]) == 2
    assert told in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_place_that_cannot_be_written_to_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["new-game", "goose", "--into", str(tmp_path / "file")]) == 2
    assert "Not a directory" in capsys.readouterr().err


def test_a_wheel_has_the_example_too(elsewhere: Elsewhere) -> None:
    lib = elsewhere.folder / "lib"
    done = elsewhere.python(
        "-c",
        f"import os, runpy, sys; os.chdir({str(ROOT)!r}); "
        f"sys.argv = ['setup.py', '-q', 'build_py', '--build-lib', {str(lib)!r}]; "
        "runpy.run_path('setup.py', run_name='__main__')",
    )
    assert done.returncode == 0, done.stderr
    elsewhere.path[0] = str(lib)
    made = elsewhere.periplus("new-game", "goose")
    assert made.returncode == 0, made.stderr
    assert (elsewhere.folder / "goose" / "src" / "periplus_goose" / "__init__.py").exists()
