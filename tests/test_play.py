"""`periplus play`: whole games from a pipe, and what is typed in them."""

import re
import shutil
from pathlib import Path

import pytest

from periplus.build import PACKAGE
from periplus.cli.data import kinds
from periplus.cli.entry import Entry, understand
from periplus.games import GAMES
from periplus.games.ulysses.rules.chart import standard_chart
from periplus.kernel.game import DEALER, SPECTATOR
from periplus.kernel.record import load_record, verify_draws
from periplus.kernel.seal import seal_of, secret_from_seed
from periplus.text.reading import Choice
from periplus.text.words import LANGUAGES, Words
from tests.playing import NUMBERS, PROMPT, TABLE, ending, in_one_line, kept, own_clicks, questions, table
from tests.terminals import Desk, run

OWNERS = {kind: game.name for game in GAMES.values() for kind in game.data}
every_game = pytest.mark.parametrize("game", GAMES)


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
        assert kept(desk).options[kind] == kinds()[game].format.standard().as_data()
    else:
        assert said.code == 2
        assert f"{game} takes no --{kind} FILE" in said.err


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
        ("card", "What things cost\nDraw 2 extra cards, once a turn: 1 Pandora or Zeus"),
        ("position", "Piles and supplies\n  Draw pile: "),
        ("save", "Saved in ulysses.voyage."),
        ("save my game.voyage", "Saved in my game.voyage."),
        ("save nowhere/game.voyage", "Could not save in nowhere/game.voyage: No such file or directory"),
        ("save .", "Could not save in .: "),
        ("save ..", "Could not save in ..: "),
        ("save a\0b", "Could not save in a\0b: "),
        ("undo", "Nothing can be taken back: "),
        ("swim", "“swim” is not one of the choices. Type a number or a written form"),
        ("77", "“77” is not one of the choices."),
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
    assert first.startswith("Take an action, or propose a place.\n")
    assert (again, at_first) == (paying, first)
    assert paying_more != paying
    assert said.out.count("Your last click was taken back.") == 2
    assert said.out.count("Nothing can be taken back") == 1
    assert own_clicks(kept(desk)) == []


def test_what_others_have_seen_cannot_be_taken_back(desk: Desk) -> None:
    said = desk.run(*TABLE, "--lang", "en", typed=["build", "1", "card temple", "undo", "quit"])
    assert "Nothing can be taken back" in said.out
    assert own_clicks(kept(desk)) == ["build", "card challenge", "card temple"]


def test_bytes_that_are_no_text_are_an_unknown_entry(tmp_path: Path) -> None:
    said = run([*TABLE, "--lang", "en"], tmp_path, b"\xff\xfe\nquit\n", PYTHONIOENCODING="utf-8:strict")
    assert (said.code, said.err) == (0, "")
    assert "is not one of the choices" in said.out
