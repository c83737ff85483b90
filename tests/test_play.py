"""`periplus play`: whole games from a pipe, games kept and resumed, several people at one screen."""

import json
import random
import re
import shutil
import signal
import subprocess
from itertools import groupby
from pathlib import Path
from typing import cast

import pytest

from periplus.build import PACKAGE
from periplus.cli.entry import Choice, Entry, understand
from periplus.cli.options import DATA
from periplus.cli.terminal import seat_names
from periplus.games import GAMES
from periplus.games.ulysses.chart import standard_chart
from periplus.games.ulysses.game import GAME
from periplus.kernel.game import DEALER, SPECTATOR
from periplus.kernel.notation import write_click
from periplus.kernel.record import load_record, save_record, verify_draws
from periplus.kernel.seal import seal_of, secret_from_seed
from periplus.kernel.voyage import Voyage
from periplus.text.telling import Teller
from periplus.text.words import LANGUAGES, Words
from tests.make_records import RECORDS
from tests.terminals import Desk, Keyboard, Said, command, environment, run, run_at_terminal

PROMPT = "Your choice (number, written form, ? for help):"
NUMBERS = [str(number) for number in random.Random(1).choices(range(1, 6), k=4000)]  # some are no choices
OWNERS = {kind: game.name for game in GAMES.values() for kind in game.data}
every_game = pytest.mark.parametrize("game", GAMES)


def table(game: str, seats: str = "me,helmsman,helmsman", seed: int = 1) -> list[str]:
    """Every game can be played by three."""
    return ["play", game, "--seats", seats, "--seed", str(seed)]


TABLE = table("ulysses")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path, monkeypatch, capsys)


def kept(desk: Desk) -> Voyage:
    """The game that is kept; there is one."""
    (path,) = desk.games()
    return load_record(path, GAMES)


def questions(out: str, prompt: str = PROMPT) -> list[str]:
    """Each question that was asked, with its choices."""
    return [screen.rstrip().split("\n\n")[-1] for screen in out.split(prompt)[:-1]]


def own_clicks(voyage: Voyage, seat: int = 0) -> list[str]:
    """What a seat clicked, in writing."""
    state, clicks = voyage.at(0), []
    for code, decider in zip(voyage.decisions, voyage.deciders, strict=True):
        if decider == seat:
            clicks.append(write_click(voyage.game, state, code))
        state.apply(code)
    return clicks


def ending(voyage: Voyage, viewer: int) -> str:
    """What a game says at its end."""
    words = Words("en", voyage.game.name)
    teller = Teller(voyage.game, voyage.state, seat_names(voyage, words, viewer), words)
    return teller.question(voyage.state.view(viewer))


def in_one_line(text: str) -> str:
    return " ".join(text.split())


# Whole games


@every_game
def test_a_whole_game_is_played_by_numbers_from_a_pipe(tmp_path: Path, game: str) -> None:
    said = run([*table(game), "--lang", "en"], tmp_path, "\n".join(NUMBERS).encode())
    assert (said.code, said.err) == (0, "")
    assert "\x1b" not in said.out, "what is no terminal gets no escape codes"
    (path,) = tmp_path.glob("*.voyage")
    voyage = load_record(path, GAMES)
    assert voyage.over
    assert verify_draws(str(path), voyage) == voyage.deciders.count(DEALER)
    assert own_clicks(voyage)
    assert f"The cards are sealed with {seal_of(secret_from_seed(1))}" in said.out
    assert in_one_line(ending(voyage, 0)) in in_one_line(said.out)
    assert said.out.splitlines()[-2:] == [
        f"The secret behind the seal: {secret_from_seed(1).hex()}",
        f"The record of the game: {path}",
    ]


@every_game
def test_the_same_seed_gives_the_same_game(desk: Desk, game: str) -> None:
    for seed, lang in ((1, "en"), (1, "de"), (2, "en")):
        seats = "me,helmsman,sailor"
        assert desk.run(*table(game, seats, seed), "--lang", lang, typed=NUMBERS[:40]).code == 0
    first, second, other = [load_record(path, GAMES).decisions for path in desk.games()]
    assert first == second
    assert other != first


@every_game
def test_a_game_without_people_plays_itself(desk: Desk, game: str) -> None:
    said = desk.run(*table(game, "helmsman,helmsman,helmsman"), "--lang", "en")
    assert said.code == 0
    voyage = kept(desk)
    assert voyage.over
    assert in_one_line(ending(voyage, SPECTATOR)) in in_one_line(said.out)


@every_game
def test_a_table_that_nobody_laid_is_for_one_person_and_helmsmen(desk: Desk, game: str) -> None:
    assert desk.run("play", game, typed=["quit"]).code == 0
    assert kept(desk).seats == ["me", "helmsman", "helmsman", "helmsman"]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_can_be_played_in_every_language(desk: Desk, lang: str, game: str) -> None:
    typed = ["?", "position", "log", "rules", "table", *["1", "?"] * 12, "quit"]
    said = desk.run(*table(game), "--lang", lang, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert len(own_clicks(kept(desk))) == 12
    assert Words(lang, game).say("terminal-choose") in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_named_in_the_language_of_the_player(desk: Desk, lang: str) -> None:
    said = desk.run(*TABLE, "--lang", lang, typed=["2", "1", "1", "quit"])
    assert own_clicks(kept(desk))[:3] == ["build", "card challenge", "card temple"]
    assert Words(lang, "ulysses").say("card-challenge") in said.out


def test_the_language_is_that_of_the_system(desk: Desk) -> None:
    desk.monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert Words("it", "ulysses").say("terminal-choose") in desk.run(*TABLE, typed=["quit"]).out


def test_options_of_the_game_are_played(desk: Desk) -> None:
    options = ["--edition", "german", "--set", "pass_scope=turn"]
    assert desk.run(*TABLE, *options, typed=["quit"]).code == 0
    voyage = kept(desk)
    assert (voyage.options["edition"], voyage.options["pass_scope"]) == ("german", "turn")
    assert voyage.options["new_goal"] == "same"


@every_game
@pytest.mark.parametrize("kind", OWNERS)
def test_a_game_is_played_with_files_of_its_own_kinds_and_no_others(desk: Desk, game: str, kind: str) -> None:
    own = shutil.copy(PACKAGE / "games" / OWNERS[kind] / f"{kind}.toml", desk.home / "own.toml")
    said = desk.run(*table(game), f"--{kind}", str(own), typed=["quit"])
    if game == OWNERS[kind]:
        assert said.code == 0
        assert kept(desk).options[kind] == DATA[kind].standard().as_data()
    else:
        assert said.code == 2
        assert f"{game} is not played with {DATA[kind].called} of one's own" in said.err


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if not game.presets])
def test_a_game_without_editions_says_so(desk: Desk, game: str) -> None:
    said = desk.run(*table(game), "--edition", "german")
    assert (said.code, said.out) == (2, "")
    assert said.err == f"periplus play: {game} has no editions\n"


# What is typed


CHOICES = [
    Choice(10, "build", "Costruire un tempio (4 carte)"),
    Choice(11, "propose zypern", "Proporre Cipro"),
    Choice(12, "propose dido", "Proporre Didone"),
    Choice(13, "pass", "Passare"),
    Choice(14, "pay red*2+Biscuits", "Pagare: 2× rosso, biscotti"),
    Choice(15, "pay red*2", "Pagare: 2× rosso"),
]


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("1", Entry(code=10)),
        ("4", Entry(code=13)),
        ("04", Entry(code=13)),
        ("0", Entry(command="unknown", argument="0")),
        ("7", Entry(command="unknown", argument="7")),
        ("9" * 5000, Entry(command="unknown", argument="9" * 5000)),
        ("propose zypern", Entry(code=11)),
        ("Propose  ZYPERN", Entry(code=11)),
        ("propose z", Entry(code=11)),
        ("b", Entry(code=10)),
        ("pay red*2", Entry(code=15)),
        ("pay red*2+biscuits", Entry(code=14)),
        ("PAY red*2+b", Entry(code=14)),
        ("propose", Entry(command="ambiguous", argument="propose")),
        ("p", Entry(command="ambiguous", argument="p")),
        ("cipro", Entry(code=11)),
        ("proporre didone", Entry(code=12)),
        ("proporre", Entry(command="ambiguous", argument="proporre")),
        ("itaca", Entry(command="unknown", argument="itaca")),
        ("?", Entry(command="?")),
        ("UNDO", Entry(command="undo")),
        ("save My Game.voyage", Entry(command="save", argument="My Game.voyage")),
        ("savings", Entry(command="unknown", argument="savings")),
    ],
)
def test_a_number_a_written_form_or_a_part_of_the_words_is_understood(text: str, entry: Entry) -> None:
    assert understand(text, CHOICES) == entry


def test_a_number_that_no_choice_has_is_never_a_part_of_the_words() -> None:
    assert understand("4", CHOICES[:1]) == Entry(command="unknown", argument="4")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("written", ["propose zypern", "PROPOSE zy", "name"])
def test_places_are_understood_in_writing_and_in_the_players_language(
    desk: Desk, lang: str, written: str
) -> None:
    chart = standard_chart()
    text = chart.places[chart.index("zypern")].names[lang] if written == "name" else written
    assert desk.run(*TABLE, "--lang", lang, typed=[text, "quit"]).code == 0
    assert own_clicks(kept(desk))[0] == "propose zypern"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "5  Propose Libya"),
        ("?", "2  Build a temple (2 cards): You discard 1 Temple card (or Zeus) and 1 more card"),
        ("?", "undo         takes back your last clicks"),
        ("log", "What has happened\n  · You begin.\n  · You are dealt the goal "),
        ("rules", "Ulysses"),
        ("table", "★ no goal card   ● violet"),
        ("position", "Piles and supplies\n  Draw pile: "),
        ("save", "Saved in ulysses.voyage."),
        ("save my game.voyage", "Saved in my game.voyage."),
        ("save nowhere/game.voyage", "Could not save in nowhere/game.voyage: No such file or directory"),
        ("save .", "Could not save in .: "),
        ("save ..", "Could not save in ..: "),
        ("save a\0b", "Could not save in a\0b: "),
        ("undo", "Nothing can be taken back: "),
        ("swim", "“swim” is none of the choices. Type a number or a written form"),
        ("77", "“77” is none of the choices."),
        ("propose", "That could be several of the choices"),
        ("   ", PROMPT),
    ],
)
def test_what_is_no_click_is_answered_and_changes_nothing(desk: Desk, typed: str, answer: str) -> None:
    said = desk.run(*TABLE, "--lang", "en", typed=[typed, "quit"])
    assert (said.code, said.err) == (0, "")
    answered = said.out.split(PROMPT)[1]
    assert answer in answered or answer == PROMPT
    voyage = load_record(next(path for path in desk.games() if path.name[:2] == "20"), GAMES)
    assert own_clicks(voyage) == []
    assert not list(desk.home.glob("*.part"))


def test_the_rules_can_be_read_in_full(desk: Desk) -> None:
    said = desk.run(*TABLE, "--lang", "de", typed=["rules", "quit"])
    titles = re.findall(r"^#+ (.+)$", Words("de", "ulysses").rules(), re.MULTILINE)
    assert len(titles) > 3
    assert all(title in said.out for title in titles)


def test_undo_gives_back_the_same_question(desk: Desk) -> None:
    said = desk.run(*TABLE, "--lang", "en", typed=["build", "1", "undo", "undo", "undo", "quit"])
    first, paying, paying_more, again, at_first = questions(said.out)[:5]
    assert first.startswith("Your action phase.")
    assert (again, at_first) == (paying, first)
    assert paying_more != paying
    assert said.out.count("Your last click is taken back.") == 2
    assert said.out.count("Nothing can be taken back") == 1
    assert own_clicks(kept(desk)) == []


def test_what_others_have_seen_cannot_be_taken_back(desk: Desk) -> None:
    said = desk.run(*TABLE, "--lang", "en", typed=["build", "1", "card temple", "undo", "quit"])
    assert "Nothing can be taken back" in said.out
    assert own_clicks(kept(desk)) == ["build", "card challenge", "card temple"]


def test_bytes_that_are_no_text_are_an_unknown_entry(tmp_path: Path) -> None:
    said = run([*TABLE, "--lang", "en"], tmp_path, b"\xff\xfe\nquit\n", PYTHONIOENCODING="utf-8:strict")
    assert (said.code, said.err) == (0, "")
    assert "is none of the choices" in said.out


# Games that are kept


@every_game
def test_the_end_of_input_keeps_the_game_and_resume_goes_on_with_it(desk: Desk, game: str) -> None:
    said = desk.run(*table(game), "--lang", "en", typed=NUMBERS[:9])
    assert said.code == 0
    assert said.out.endswith("The game is kept; go on with: periplus play --resume\n")
    before = kept(desk)
    asked = questions(said.out)[-1]
    said = desk.run("play", "--resume", "--lang", "en", typed=["1", "1"])
    assert f"The game goes on where it stopped, after {before.ply} decisions." in said.out
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
    assert said.out.endswith("The game is kept; go on with: periplus play --resume\n")
    assert kept(desk).ply > 0


def test_a_game_that_can_no_longer_be_kept_is_told(desk: Desk) -> None:
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
    path = shutil.copy(RECORDS / "ulysses-3-revised.voyage", desk.home)
    before = Path(path).read_bytes()
    said = desk.run("play", "--load", str(path), "--lang", "en")
    assert said.code == 0
    assert "The game is over: Helmsman 2 has won." in said.out
    assert Path(path).read_bytes() == before


# Several people at one screen

HAND_OVER = re.compile(
    r"Pass the screen to Player (\d)\. Player \d: press Enter when the others look away\.\n"
)
GOAL = re.compile(r"[●▲■◆] ([^(]+) \(\d+\)")


def screens(out: str) -> list[tuple[int, str]]:
    """The number of the player whom the screen was passed to, and all that was shown until the next one."""
    _, *parts = HAND_OVER.split(out)
    return list(zip(map(int, parts[0::2]), parts[1::2], strict=True))


def hands_on(screen: str) -> list[dict[str, int]]:
    """Every hand that a screen shows."""
    return [
        {card.lower(): int(number) for number, card in re.findall(r"(\d+)× (\w+)", line)}
        for line in screen.splitlines()
        if line.startswith("  Your hand")
    ]


def hands_of(voyage: Voyage, people: list[int]) -> list[tuple[int, list[dict[str, int]]]]:
    """The hands that each of the people held in turn, when they were asked again and again."""
    deciders = enumerate([*voyage.deciders, int(voyage.state.seat)])
    truths = [(seat, voyage.at(ply).describe()) for ply, seat in deciders if seat in people]
    return [
        (seat, [cast(list[dict[str, int]], truth["hands"])[seat] for _, truth in run])
        for seat, run in groupby(truths, key=lambda asked: asked[0])
    ]


def test_at_a_shared_screen_everybody_sees_his_own_cards_and_nobody_elses(desk: Desk) -> None:
    """Enter wherever the screen is passed on, and a click: an empty line is never one."""
    table = ["play", "ulysses", "--seats", "me,sailor,me", "--seed", "4", "--lang", "en"]
    said = desk.run(*table, typed=["", "1", "", "2"] * 12)
    shown, held = screens(said.out), hands_of(kept(desk), [0, 2])
    assert [player for player, _ in shown] == [{0: 1, 2: 2}[seat] for seat, _ in held]
    assert len(shown) > 4, "the screen goes to and fro"
    for (_, screen), (_, hands) in zip(shown, held, strict=True):
        assert hands_on(screen)[0] == hands[0]
        assert all(hand in hands for hand in hands_on(screen))


@every_game
def test_nothing_is_shown_until_the_next_one_has_the_screen(desk: Desk, game: str) -> None:
    shared = [*table(game, "me,me,me"), "--lang", "en"]
    waiting = desk.run(*shared, typed=[]).out
    assert HAND_OVER.search(waiting)
    assert len(waiting.splitlines()) < 6, "the title, the seal, who is called, how to go on"
    assert PROMPT in desk.run(*shared, typed=[""]).out


@every_game
def test_every_choice_can_be_typed_as_it_is_written(desk: Desk, game: str) -> None:
    """What the list of choices shows, and what the notation of the scenarios has for it, are the same."""

    clicks: list[str] = []

    def answer() -> str:
        if len(clicks) == 25:
            return ""
        state = kept(desk).state
        clicks.append(write_click(GAMES[game], state, state.legal()[-1]))
        return f"{clicks[-1]}\n"

    said = desk.run(*table(game), "--lang", "en", typed=Keyboard(answer))
    assert (said.code, said.err) == (0, "")
    assert own_clicks(kept(desk)) == clicks


def test_at_a_shared_screen_nobody_reads_of_the_others_goals_and_draws(desk: Desk) -> None:
    table = ["play", "ulysses", "--seats", "me,sailor,me", "--seed", "4", "--lang", "en"]
    said = desk.run(*table, typed=["", "1", "", "log", "position", "2"] * 12)
    voyage, chart = kept(desk), standard_chart()
    held: dict[int, set[str]] = {1: set(), 2: set()}
    for _, event in voyage.log:
        if GAME.events[event.kind].name in ("dealt_goal", "took_goal") and event.values[0] != 1:
            held[1 if event.values[0] == 0 else 2].add(chart.places[event.values[2]].names["en"])
    for player, screen in screens(said.out):
        goals = [line for line in screen.splitlines() if line.startswith("  Your goals")]
        assert goals
        assert {name for line in goals for name in GOAL.findall(line)} <= held[player]
        assert f"Player {3 - player} draws a card." in screen
        assert not re.search(
            rf"Player {3 - player} (draws a [A-Z]|is dealt the goal|takes a new \w+ goal:)", screen
        )


def test_the_screen_is_wiped_before_it_is_passed_on(tmp_path: Path) -> None:
    said = run_at_terminal(
        ["play", "ulysses", "--seats", "me,me,sailor", "--seed", "1", "--lang", "en"],
        tmp_path,
        [
            ("press Enter", ""),
            ("Your choice", "propose zy\t"),
            ("press Enter", ""),
            ("Your choice", "quit"),
        ],
    )
    assert said.code == 0
    wiped = "\x1b[3J\x1b[2J\x1b[H"
    _, waiting_1, table_1, waiting_2, table_2 = said.out.split(wiped)
    assert "Player 1: press Enter" in waiting_1
    assert "Your hand" in table_1
    assert "Player 2: press Enter" in waiting_2
    assert "Your hand" not in waiting_2
    assert "Player 1 proposes Cyprus." in table_2
    (path,) = tmp_path.glob("*.voyage")
    assert own_clicks(load_record(path, GAMES)) == ["propose zypern"]


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
            "--set takes OPTION=VALUE, such as exchange_shown=yes, not 'pass_sc",
        ),
        ("play ulysses --set map=sea.toml", 2, "'map' is a file: --map FILE"),
        ("play ulysses --map none.toml", 1, "none.toml: no such file"),
        ("play ulysses --map sea.toml", 1, "sea.toml:2: not TOML: "),
        ("play ulysses --lang es", 2, "argument --lang: invalid choice: 'es'"),
        ("play ulysses --seed x", 2, "argument --seed: invalid int value: 'x'"),
        ("play --resume", 1, "no game is kept here; begin one with: periplus play GAME"),
        ("play --resume --load x.voyage", 2, "--load and --resume are two games: give one of them"),
        ("play ulysses --resume", 2, "give --load or --resume alone"),
        ("play --resume --map sea.toml", 2, "give --load or --resume alone"),
        ("play --resume --seed 0", 2, "give --load or --resume alone"),
        ("play --load none.voyage", 1, "none.voyage: No such file or directory"),
        ("play --load .", 1, ".: Is a directory"),
        ("play --load broken.voyage", 1, "broken.voyage:1: not a whole record: "),
        ("play --load sealed.voyage", 1, "sealed.voyage: the record of a running game without its secret"),
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
    assert re.fullmatch(rf"{path}: \d+ draws as sealed \([0-9a-f]{{64}}\)\n", said.out)
