"""Games at the terminal that are kept and resumed, and what cannot be played."""

import json
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from periplus.games import GAMES
from periplus.games.ulysses.game import GAME
from periplus.kernel.record import load_record, save_record
from periplus.kernel.seal import secret_from_seed
from periplus.kernel.voyage import Voyage
from tests.make_records import records
from tests.playing import NUMBERS, PROMPT, TABLE, kept, own_clicks, questions, table
from tests.terminals import Desk, Keyboard, Said, command, environment, run

every_game = pytest.mark.parametrize("game", GAMES)


# Games that are kept


@every_game
def test_the_end_of_input_keeps_the_game_and_resume_goes_on_with_it(desk: Desk, game: str) -> None:
    said = desk.run(*table(game), "--lang", "en", typed=NUMBERS[:9])
    assert said.code == 0
    assert said.out.endswith("The game is kept; continue with: periplus play --resume\n")
    before = kept(desk)
    asked = questions(said.out)[-1]
    said = desk.run("play", "--resume", "--lang", "en", typed=["1", "1"])
    assert f"The game continues where it stopped, after {before.ply} decisions." in said.out
    assert questions(said.out)[0] == asked
    after = kept(desk)
    assert after.decisions[: before.ply] == before.decisions
    assert len(own_clicks(after)) == len(own_clicks(before)) + 2


def test_resume_takes_the_game_that_was_played_last(desk: Desk) -> None:
    for seed in ("1", "2"):
        desk.run(*TABLE[:-1], seed, typed=["quit"])
    older, newer = desk.games()
    desk.run("play", "--load", str(older), typed=["1", "quit"])
    assert desk.games() == [newer, older]
    assert desk.run("play", "--resume", typed=["quit"]).code == 0
    assert desk.games() == [newer, older]


def test_a_game_that_is_killed_goes_on_at_the_same_ply(tmp_path: Path) -> None:
    with subprocess.Popen(
        command(*TABLE, "--lang", "en"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
        cwd=tmp_path,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        answers = iter(["build", "1", "card temple"])
        for line in process.stdout:
            if line.startswith(PROMPT):
                answer = next(answers, None)
                if answer is None:
                    process.send_signal(signal.SIGKILL)
                    break
                process.stdin.write(f"{answer}\n")
                process.stdin.flush()
        process.stdout.read()
    assert process.returncode == -signal.SIGKILL
    (path,) = tmp_path.glob("*.voyage")
    before = load_record(path, GAMES)
    assert own_clicks(before) == ["build", "card challenge", "card temple"]
    said = run(["play", "--resume", "--lang", "en"], tmp_path, b"1\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert f"after {before.ply} decisions" in said.out
    assert load_record(path, GAMES).decisions[: before.ply] == before.decisions
    assert len(own_clicks(load_record(path, GAMES))) == 4


def test_control_c_keeps_the_game(desk: Desk) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    said = desk.run(*TABLE, "--lang", "en", typed=Keyboard(interrupt))
    assert said.code == 130
    assert said.out.endswith("The game is kept; continue with: periplus play --resume\n")
    assert kept(desk).ply > 0


def test_a_game_that_can_no_longer_be_kept_is_reported(desk: Desk) -> None:
    home = desk.home / "games"
    desk.monkeypatch.setenv("PERIPLUS_HOME", str(home))

    def remove_the_folder() -> str:
        shutil.rmtree(home)
        return "1\n"

    said = desk.run(*TABLE, typed=Keyboard(remove_the_folder))
    assert said.code == 1
    assert re.fullmatch(
        r"periplus play: .*-ulysses\.voyage: the game cannot be kept: No such file or directory\n", said.err
    )


def test_a_saved_game_is_loaded_and_played_on_in_its_file(desk: Desk) -> None:
    desk.run(*TABLE, typed=["build", "save saved.voyage", "quit"])
    saved = desk.home / "saved.voyage"
    before = load_record(saved, GAMES)
    said = desk.run("play", "--load", "saved.voyage", "--lang", "en", typed=["card challenge", "quit"])
    assert said.code == 0
    assert f"after {before.ply} decisions" in said.out
    assert own_clicks(load_record(saved, GAMES)) == ["build", "card challenge"]


def test_a_finished_game_that_is_loaded_shows_its_end_and_stays_as_it_is(desk: Desk) -> None:
    path = shutil.copy(records("ulysses") / "3-revised.voyage", desk.home)
    before = Path(path).read_bytes()
    said = desk.run("play", "--load", str(path), "--lang", "en")
    assert said.code == 0
    assert "The game is over: Helmsman 2 has won." in said.out
    assert Path(path).read_bytes() == before


# What cannot be played


def broken_record(home: Path) -> None:
    (home / "broken.voyage").write_text('{"format": 1,', encoding="utf-8")


def record_without_secret(home: Path) -> None:
    voyage = Voyage(GAME, ["me", "sailor", "sailor"], {}, secret_from_seed(1))
    save_record(home / "sealed.voyage", voyage, with_secret=False)


def broken_map(home: Path) -> None:
    (home / "sea.toml").write_text('schema = 1\nname = "Sea\n', encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        ("play", 2, f"which game? one of {', '.join(GAMES)}"),
        ("play ulyses", 2, "there is no game 'ulyses'; did you mean 'ulysses'?"),
        ("play chess", 2, "there is no game 'chess'; expected one of ulysses"),
        (
            "play ulysses --seats me,helmsmen,sailor",
            2,
            "who is 'helmsmen' in --seats?; did you mean 'helmsman'?",
        ),
        ("play ulysses --seats me,,sailor", 2, "who is '' in --seats?; expected one of me, sailor, helmsman"),
        ("play ulysses --seats me,sailor", 2, "ulysses is for 3 to 5 players; --seats names 2"),
        ("play ulysses --seats me,sailor,sailor,sailor,sailor,sailor", 2, "--seats names 6"),
        ("play ulysses --edition greek", 2, "option 'edition' takes revised or german, not 'greek'"),
        ("play ulysses --set wind=no", 2, "there is no option 'wind'; expected one of edition, "),
        ("play ulysses --set pass_scope=day", 2, "option 'pass_scope' takes debate or turn, not 'day'"),
        (
            "play ulysses --set pass_scope",
            2,
            "--set takes OPTION=VALUE, such as wind_after_pass=yes, not 'pass_sc",
        ),
        ("play ulysses --set map=sea.toml", 2, "'map' is a file: --map FILE"),
        ("play ulysses --map none.toml", 1, "none.toml: no such file"),
        ("play ulysses --map sea.toml", 1, "sea.toml:2: not TOML: "),
        ("play ulysses --lang es", 2, "argument --lang: invalid choice: 'es'"),
        ("play ulysses --seed x", 2, "argument --seed: invalid int value: 'x'"),
        ("play --resume", 1, "no games are kept here; start one with: periplus play GAME"),
        (
            "play --resume --load x.voyage",
            2,
            "--load, --resume and --from each name a game: give one of them",
        ),
        ("play ulysses --resume", 2, "give no others along with it"),
        ("play --resume --map sea.toml", 2, "give no others along with it"),
        ("play --resume --seed 0", 2, "give no others along with it"),
        ("play --load none.voyage", 1, "none.voyage: No such file or directory"),
        ("play --load .", 1, ".: Is a directory"),
        ("play --load broken.voyage", 1, "broken.voyage:1: not a whole record: "),
        ("play --load sealed.voyage", 1, "sealed.voyage: this unfinished game cannot be continued"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(desk: Desk, args: str, code: int, message: str) -> None:
    games = desk.home / "games"
    games.mkdir()
    desk.monkeypatch.setenv("PERIPLUS_HOME", str(games))
    for prepare in (broken_record, record_without_secret, broken_map):
        prepare(desk.home)
    said = desk.run(*args.split(), typed=["quit"])
    assert said.code == code
    assert said.out == ""
    assert message in said.err
    assert "Traceback" not in said.err
    assert not list(games.iterdir()), "a game that does not begin is not kept"


def test_games_that_cannot_be_kept_anywhere_do_not_begin(desk: Desk) -> None:
    (desk.home / "file").touch()
    desk.monkeypatch.setenv("PERIPLUS_HOME", str(desk.home / "file"))
    said = desk.run(*TABLE, typed=["quit"])
    assert said.code == 1
    assert "games cannot be kept here: File exists; set PERIPLUS_HOME" in said.err


def test_a_kept_game_is_a_record_like_any_other(desk: Desk) -> None:
    desk.run(*TABLE, typed=["quit"])
    (path,) = desk.games()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}-ulysses\.voyage", path.name)
    assert json.loads(path.read_text(encoding="utf-8"))["seats"] == ["me", "helmsman", "helmsman"]
    said: Said = desk.run("verify", str(path))
    assert (said.code, said.err) == (0, "")
    assert re.fullmatch(rf"{path}: OK: \d+ draws match the seal [0-9a-f]{{64}}\n", said.out)
