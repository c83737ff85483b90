"""Law 7: every verb, noun, prompt and event has text in all languages; no text is missing or unused.

A text counts as used when one of these holds:
- it is built from a table of a game (verbs, events, options, cards, colours, sides, the legend of the map):
  then the family of ids must be that table, no more and no less;
- it was said while random games and the scenarios of the game were told to every viewer;
- it belongs to a family that the clients speak (CLIENTS): then its id must stand in the source of a client,
  as a string or as the beginning of an f-string (test_page_texts.py looks after what the page speaks).
  Families that no client speaks yet are waiting for theirs. What the page alone says is in PAGE_ONLY.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import periplus
from periplus.games import GAMES, KITS, ours
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import SPECTATOR, Game, State
from periplus.kernel.notation import write_click
from periplus.testing.tables import each_option_set, editions
from periplus.text.telling import Teller
from periplus.text.words import LANGUAGES, LOCALES, MissingText, Words, resource, system_language
from tests.telling import (
    SEATS,
    Spy,
    Told,
    family,
    ids,
    patterns,
    random_game,
    scenarios,
    seats_at,
    things,
    told,
    told_events,
    variables,
    viewers,
)

FILES = ["table", *GAMES]
CLIENTS = (
    "terminal model replay heading game option legend picture board hint lesson preview theme why"
).split()
PAGE_ONLY = {"heading-log"}  # test_page_texts.py looks after it
RULE_ID = re.compile(r"\b[A-Z]-\d+")
EVERY = 41  # of a game, these positions are told, and all that are of a new kind
BEGINNING = 200  # plies of a game with an option otherwise than usual
ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


# ---- the same in every language ----


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_all_languages_have_the_same_texts_with_the_same_variables(name: str, language: str) -> None:
    here, english = patterns(language, name), patterns("en", name)
    assert list(here) == list(english)  # in the same order: so they can be read side by side
    assert {id: things(here[id]) for id in here} == {id: things(english[id]) for id in english}
    assert set(ids("table")) & set(ids(name)) in (set(), set(ids("table")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_name_the_same_rules(language: str) -> None:
    def named(texts: dict[str, ftl.Pattern]) -> dict[str, set[str]]:
        return {id: set(RULE_ID.findall(str(texts[id].to_json()))) for id in texts}

    for game in GAMES.values():
        rules = named(patterns(language, game.name))
        assert rules == named(patterns("en", game.name))
        verbs = tuple(f"help-{verb.name}" for verb in game.verbs.all)
        assert [id for id in rules if id.partition(".")[0] in verbs and not rules[id]] == []
        page = RULE_ID.findall(Words(language, game.name).rules())
        assert page == RULE_ID.findall(Words("en", game.name).rules())
        assert {*page, *set().union(*rules.values())} <= set(game.rule_ids())


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_rules_have_the_same_shape(game: str) -> None:
    def shape(page: str) -> list[str]:
        return [match[0] for line in page.splitlines() if (match := re.match(r"#+|\||-|\d\.", line))]

    pages = {language: Words(language, game).rules() for language in LANGUAGES}
    assert all(shape(page) == shape(pages["en"]) for page in pages.values())
    assert all(900 <= len(re.findall(r"[^\W\d_]{2,}", page)) <= 1500 for page in pages.values())


def test_french_spaces_do_not_break() -> None:
    rooms = [kit.folder / "words" for kit in KITS.values()]
    files = [*(LOCALES / "fr").iterdir(), *(path for room in rooms for path in room.glob("*fr.*"))]
    assert len(files) >= 3 + 3 * len(GAMES)
    for path in files:
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("|--")]
        assert [line for line in lines if re.search(r"\S [:;?!»]|« ", line)] == []


# ---- families that are tables ----


@ALL_GAMES
def test_every_verb_event_and_option_has_its_texts(game: Game) -> None:
    texts = set(ids(game.name))
    verbs = {f"{kind}-{verb.name}" for verb in game.verbs.all for kind in ("click", "help")}
    assert verbs <= texts
    events = {f"event-{kind.name}" for kind in game.events}
    own = {f"event-{kind.name}.you" for kind in game.events if kind.args and kind.args[0][1] == "seat"}
    assert family(game.name, "event") == events | own
    for kind in game.events:
        told = patterns("en", game.name)[f"event-{kind.name}"]
        assert things(told) == {name for name, _ in kind.args}
    words = {(option.name, value) for option in game.options for value in option.values}
    values = {f"option-{name}.{value}" for name, value in words if not value.isdecimal()}
    names = {f"option-{name}" for name in [*(option.name for option in game.options), *game.data]}
    shared = family("table", "option") & (names | values)
    helps = {f"{name}.help" for name in names} & family(game.name, "option")
    assert family(game.name, "option") | shared == names | values | helps
    assert {"game-title", "game-about"} <= texts
    assert KITS[game.name].facet("voice") is not None


# ---- telling games ----


def sort_of(game: Game, state: State) -> str:
    """What is asked and offered, apart from the nouns: positions of one sort use the same texts."""
    view = state.view(state.seat) if state.seat >= 0 else state.view(SPECTATOR)
    choice = view["choice"]
    making = {key: bool(value) for key, value in choice.items()} if isinstance(choice, dict) else {}
    action = choice.get("action") if isinstance(choice, dict) else ""
    verbs = game.verbs.grouped(state.legal())
    return str([view["stage"], view.get("task"), making, action, list(verbs), view.get("action")])


def plays(game: Game) -> Iterator[tuple[int, list[Told] | Iterator[Told]]]:
    """Random games of every shape, of which some positions are told, and all scenarios, every position."""
    low, high = game.seats
    for seats in range(low, high + 1):
        for options in editions(game):
            yield EVERY, random_game(game, seats, options, seats)
    for seed, options in enumerate(each_option_set(game)):
        yield EVERY, random_game(game, low, options, seed, BEGINNING)
    for plies in scenarios(game):
        yield 1, plies


@pytest.mark.parametrize("language", LANGUAGES)
@ALL_GAMES
def test_whole_games_are_told_to_everybody_without_a_flaw(game: Game, language: str) -> None:
    words = Spy(language, game.name)
    with_hyphen = [id for name in ("table", game.name) for id in ids(name) if "-" in id]
    flaw = re.compile(
        r"None|(?<![A-Z])-1\b|[{}]|\b_|\S  \S|\b(" + "|".join(map(re.escape, with_hyphen)) + r")\b"
    )
    texts: set[str] = set()
    met: set[str] = set()
    for every, plies in plays(game):
        teller: Teller | None = None
        for ply, (state, events) in enumerate(plies):
            seats = seats_at(state)
            teller = teller or Teller(game, state, SEATS[:seats], words)
            texts.update(told_events(game, teller, events, seats))
            kind = sort_of(game, state)
            if kind not in met:
                met.add(kind)
                texts.update(told(teller, state, viewers(seats)))
            elif ply % every == 0:
                texts.update(told(teller, state, [state.seat if state.seat >= 0 else SPECTATOR]))
    assert [text for text in texts if not text or flaw.search(text)] == []
    needed = patterns(language, "table") | patterns(language, game.name)
    assert {id for id, given in words.said.items() if not variables(needed[id]) <= given} == set()
    silent = tuple(f"{name}-" for name in CLIENTS)
    assert [id for id in ids(game.name) if id not in words.said and not id.startswith(silent)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@ALL_GAMES
def test_what_a_viewer_may_not_see_is_not_named(game: Game, language: str) -> None:
    met: set[str] = set()
    teller: Teller | None = None
    seats = game.seats[1]
    for state, events in random_game(game, seats, {}, 11):
        teller = teller or Teller(game, state, SEATS[:seats], Words(language, game.name))
        for event in events:
            kind = game.events[event.kind]
            for viewer in viewers(seats):
                seen = event.seen_by(viewer, game.events)
                line = teller.event(seen, viewer)
                for (_, noun), value, shown in zip(kind.args, event.values, seen.values, strict=True):
                    if shown == UNSEEN and value != UNSEEN:
                        met.add(kind.name)
                        assert not re.search(rf"\b{re.escape(teller.noun(noun, value))}\b", line)
    assert met >= SECRET[game.name]


SECRET = {
    "ulysses": {"dealt_goal", "drew", "gave_goal", "took_goal"},
    "journey": {"drew", "kept_event"},
    "ithaca": {"dealt_oracle", "drew", "consulted"},
}


@ALL_GAMES
def test_a_teller_keeps_nothing_of_the_position_it_was_made_with(game: Game) -> None:
    seats = game.seats[1]
    states = [state.clone() for state, _ in random_game(game, seats, {}, 3)]
    early, late = (
        Teller(game, state, SEATS[:seats], Words("en", game.name)) for state in (states[0], states[-1])
    )
    for state in states[::200]:
        assert list(told(early, state, viewers(seats))) == list(told(late, state, viewers(seats)))


@ALL_GAMES
def test_the_written_form_is_that_of_the_notation(game: Game) -> None:
    seats = game.seats[1]
    for language in LANGUAGES:
        teller: Teller | None = None
        for state, _ in random_game(game, seats, {}, 5):
            teller = teller or Teller(game, state, SEATS[:seats], Words(language, game.name))
            for code in state.legal():
                written = teller.written(code, state.view(state.seat))
                assert written == write_click(game, state, code)


# ---- words ----


@pytest.mark.parametrize("id", ["nothing-of-the-kind", "terminal-title.you", "terminal-saved"])
def test_a_text_that_is_not_there_or_lacks_a_variable_is_an_error(id: str) -> None:
    with pytest.raises(KeyError) as caught:
        Words("it").say(id)
    assert isinstance(caught.value, MissingText)
    assert f"text {id!r} in 'it'" in str(caught.value)


def test_a_language_game_or_page_that_is_not_there_is_an_error() -> None:
    with pytest.raises(MissingText, match="the languages are en, it, fr, de"):
        Words("la")
    with pytest.raises(MissingText, match="no such game"):
        Words("en", "chess")
    with pytest.raises(MissingText, match="no such game"):
        Words("en").rules()


def test_a_mistake_in_a_file_is_shown(tmp_path: Path) -> None:
    (tmp_path / "table.ftl").write_text("good = yes\nbad = { $\n")
    with pytest.raises(MissingText, match=r"not Fluent: bad"):
        resource(tmp_path / "table.ftl", "en")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "it_IT", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
        ({"LANG": "frr_DE"}, "en"),
    ],
)
def test_the_language_of_the_system(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in settings.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == language


# ---- what the clients say ----


def strings_in(path: Path) -> Iterator[tuple[str, bool]]:
    """The strings of a module; of an f-string its beginning, marked as open."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value.partition(".")[0], False
        elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            yield str(node.values[0].value), True


def test_no_text_of_the_clients_is_unused() -> None:
    source = Path(str(periplus.__file__)).parent
    strings = {
        string for path in source.rglob("*.py") if path.parent.name != "text" for string in strings_in(path)
    }
    literal = {text for text, _ in strings}
    spoken_here = {string for path in (source / "text").glob("*.py") for string in strings_in(path)}
    own = {text for text, _ in spoken_here}
    beginnings = tuple(text for text, is_open in strings | spoken_here if is_open and text.endswith("-"))
    unused: set[str] = set()
    for name in FILES:
        for prefix in CLIENTS:
            spoken = {id for id in family(name, prefix) if "." not in id}
            used = {id for id in spoken if id in literal or id.startswith(beginnings)}
            unused |= spoken - used - own if used else set()
    assert unused == PAGE_ONLY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ours())
def test_the_others_are_told_what_is_being_decided(name: str, language: str) -> None:
    """A sentence for each kind of question, with the name of whoever is to answer it."""
    game, told = GAMES[name], dict[str, set[str]]()
    teller = Teller(game, game.start(3, {}), ["Ada", "Bea", "Cleo"], Words(language, name))
    for seed in range(3):
        for state, _ in random_game(game, 3, {}, seed):
            if state.seat >= 0:
                view = state.view((state.seat + 1) % 3)
                question = teller.question(view).headline
                assert ["Ada", "Bea", "Cleo"][state.seat] in question
                assert teller.question(view) == teller.question(state.view(SPECTATOR))
                kind = str(view.get("task", view["stage"]))
                told.setdefault(kind, set()).add(re.sub("Ada|Bea|Cleo", "…", question).split(":")[0])
    assert len(told) >= 4
    ways = [way for ways in told.values() for way in ways]
    assert len(set(ways)) == len(ways), "no two kinds of questions are told alike"
