"""Law 7: every verb, noun, prompt and event has text in all languages; no text is missing or unused.

A text counts as used when one of these holds:
- it is built from a table of a game (verbs, events, options, cards, colours, sides, the legend of the map):
  then the family of ids must be that table, no more and no less;
- it was said while the games and positions below were told to every viewer;
- it belongs to a family that the clients speak (CLIENTS): then its id must stand in the source of a client,
  as a string or as the beginning of an f-string. Families that no client speaks yet are waiting for theirs,
  and so are the texts in AWAITED: one that comes into use, or out of the plan, leaves that list.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import periplus
from periplus.games import GAMES
from periplus.games.ulysses.chart import read_chart, standard_chart
from periplus.games.ulysses.components import FACTION_NAMES, KIND_NAMES
from periplus.games.ulysses.game import GAME
from periplus.kernel.cards import from_counts
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import DataFile
from periplus.kernel.events import UNSEEN, Event, Log
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, Game, State
from periplus.kernel.notation import read_click, write_click
from periplus.kernel.playout import random_click
from periplus.text.telling import VOICES, Teller
from periplus.text.ulysses_map import Marks, draw_map
from periplus.text.ulysses_names import LEGEND, map_words
from periplus.text.words import LANGUAGES, LOCALES, MissingText, Value, Words, resource, system_language

FILES = ["table", *GAMES]
CLIENTS = ["terminal", "replay", "heading", "game", "option", "legend", "picture"]
AWAITED = {"terminal-thinking", "heading-log", "heading-temples"}  # ordered, but no client says them yet
STAGES = ["setup", "draw", "strengthen", "ask", "debate", "wind", "over"]
SEATS = ["Hera", "Ares", "Eris", "Leto", "Maia"]
RULE_ID = re.compile(r"\b[A-Z]-\d+")

Options = dict[str, object]
TABLES: list[tuple[int, Options]] = [
    (3, {}),
    (5, {"edition": "german"}),
    (4, {"first_red": "one", "first_black": "one", "pandora_limit": "none", "exchange_limit": "none"}),
    (3, {"edition": "german", "objection_cure": "any", "pass_scope": "turn", "discards": "top"}),
    (4, {"exchange_shown": "yes", "limits_survive_wind": "no", "temple_supply": "endless"}),
]
PLIES = 2000
EVERY = 41  # of a game, these positions are told, and all that are of a new kind

CLOSED_IN: Options = {"ship": "zypern", "plagues": ["troy", "pharos", "joppe"], "temples": [2, 1, 1]}
POSITIONS: list[tuple[Options, list[str]]] = [  # scenes for rare texts, and the clicks that lead to them
    (CLOSED_IN | {"hands": [{"wind": 1}, {}, {}]}, ["drift"]),
    (CLOSED_IN | {"hands": [{"wind": 2}, {}, {}]}, ["cure", "place troy", "card wind"]),
    (
        {"plagues": ["dido"], "hands": [{}, {"challenge": 2}, {}]},
        ["propose zypern", "cure", "place dido", "card challenge"],
    ),
    (
        {
            "ship": "lybien",
            "plagues": ["dido", "pharos"],
            "hands": [{}, {"zeus": 4}, {"challenge": 4, "wind": 1}],
        },
        ["propose triton", "red dido", "card zeus", "card zeus", "done", "black pharos"],
    ),
    (
        {"ship": "olymp", "goals": [["olymp"], [], []], "hands": [{"zeus": 3}, {}, {}]},
        ["pandora", "card zeus"],
    ),
    ({"hands": [{"zeus": 3}, {}, {}]}, ["plague", "place hades", "card zeus"]),
    ({"hands": [{"zeus": 1}, {}, {}]}, ["propose zypern", "agree", "agree", "card zeus"]),
    (
        {
            "goals": [["zypern", "hades", "dido", "olymp"], [], []],
            "shown": [["hades", "dido", "olymp"], [], []],
        },
        ["propose zypern", "agree", "agree"],
    ),
    (
        {"goals": [["hades"], ["dido"], ["olymp"]], "plagues": ["hades", "dido", "olymp"], "deck": {}},
        ["propose zypern", "agree", "agree", "rest"],
    ),
]


class Spy(Words):
    """Words that remember what they were asked for."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.said: dict[str, set[str]] = {}  # id -> the variables that were always given

    def say(self, id: str, /, **args: Value) -> str:
        self.said[id] = self.said.get(id, set(args)) & set(args)
        return super().say(id, **args)


class Variables(Visitor):
    """Gathers the variables of a text, in all its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ftl.Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


def things(pattern: ftl.Pattern) -> set[str]:
    """What a text speaks of: its variables without the endings that only serve to choose the wording."""
    return {re.sub("_(id|count)$", "", name) for name in variables(pattern)}


@cache
def patterns(language: str, name: str) -> dict[str, ftl.Pattern]:
    """The texts of a file, by id; an attribute is `id.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def ids(name: str) -> list[str]:
    return list(patterns("en", name))


def family(name: str, prefix: str) -> set[str]:
    return {id for id in ids(name) if id.startswith(f"{prefix}-")}


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
    for path in (LOCALES / "fr").iterdir():
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("|--")]
        assert [line for line in lines if re.search(r"\S [:;?!»]|« ", line)] == []


# ---- families that are tables ----


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
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
    assert family(game.name, "option") == names | values
    assert {"game-title", "game-about"} <= texts
    assert game.name in VOICES


def test_the_nouns_of_ulysses_are_those_of_the_game() -> None:
    assert family("ulysses", "card") == {f"card-{name}" for name in [*KIND_NAMES, "count"]}
    assert family("ulysses", "colour") == {f"colour-{name}" for name in standard_chart().colours}
    assert family("ulysses", "faction") == {f"faction-{name}" for name in FACTION_NAMES}
    assert family("ulysses", "disc") == {f"disc-{name}" for name in FACTION_NAMES}
    assert family("ulysses", "stage") == {f"stage-{name}" for name in STAGES}
    assert family("ulysses", "legend") == {f"legend-{name}" for name in LEGEND}


def test_the_legend_has_a_word_for_every_sign() -> None:
    chart = standard_chart()
    for language in LANGUAGES:
        words = map_words(Words(language, "ulysses"), chart)
        legend = "".join(line.plain for line in draw_map(chart, language, 160, Marks(), words))
        assert [word for word in words.values() if word not in legend] == []
        assert len(words) == len(chart.colours) + len(FACTION_NAMES) + len(LEGEND)


# ---- telling games ----


def viewers(seats: int) -> list[int]:
    return [*range(seats), SPECTATOR]


def random_game(seats: int, options: Options, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """The positions of a game, each with what happened just before it."""
    state = GAME.start(seats, options)
    choices, chance = Choices(), Chance(seed)
    yield state, []
    for _ in range(PLIES):
        if state.seat == NOBODY:
            return
        log = Log(GAME.events)
        state.apply(random_click(state, choices, chance), log)
        yield state, log.events


def set_up(scene: Options, clicks: list[str]) -> Iterator[tuple[State, list[Event]]]:
    """The same for a position made on purpose, where something rare happens."""
    file = DataFile("scene", scene, {})
    state = GAME.set_up(3, {"objection_cure": "any", "reshuffle": "never"}, file.root)
    file.finish()
    yield state, []
    for click in clicks:
        log = Log(GAME.events)
        code = read_click(GAME, state, click)
        assert code in state.legal(), click
        state.apply(code, log)
        yield state, log.events


def told(teller: Teller, state: State, seats: int) -> Iterator[str]:
    """All that can be told of a position to anybody."""
    for viewer in viewers(seats):
        view = state.view(viewer)
        yield teller.question(view)
        for section in teller.position(view):
            yield section.title
            yield from section.lines
        for code in state.legal():
            yield teller.click(code, view)
            yield teller.help(code, view)


def sort_of(state: State) -> str:
    """What is asked and offered, apart from the numbers: positions of one sort use the same texts."""
    view = state.view(state.seat) if state.seat >= 0 else state.view(SPECTATOR)
    choice = view["choice"]
    making = [choice["action"], choice["due"] > 0, choice["place"] >= 0] if isinstance(choice, dict) else []
    return str([view["stage"], making, list(GAME.verbs.grouped(state.legal()))])


def told_of_known_goals(words: Words) -> list[str]:
    """It is rare that one god knows another's goal, so the view is made up."""
    state = GAME.start(3, {})
    view = state.view(1)
    view["goals"] = [[{"colour": 0, "place": 1, "shown": False, "not": []}]] * 3
    sections = Teller(GAME, state, SEATS[:3], words).position(view)
    return [line for section in sections for line in section.lines]


def told_events(teller: Teller, events: list[Event], seats: int) -> Iterator[str]:
    for event in events:
        for viewer in viewers(seats):
            yield teller.event(event.seen_by(viewer, GAME.events), viewer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_to_everybody_without_a_flaw(language: str) -> None:
    words = Spy(language, "ulysses")
    with_hyphen = [id for name in FILES for id in ids(name) if "-" in id]
    flaw = re.compile(
        r"None|(?<![A-Z])-1\b|[{}]|\b_|\S  \S|\b(" + "|".join(map(re.escape, with_hyphen)) + r")\b"
    )
    texts: set[str] = set()
    met: set[str] = set()
    games = [
        (seats, EVERY, random_game(seats, options, seed)) for seed, (seats, options) in enumerate(TABLES)
    ]
    games += [(3, 1, set_up(scene, clicks)) for scene, clicks in POSITIONS]
    for seats, every, game in games:
        teller: Teller | None = None
        for ply, (state, events) in enumerate(game):
            teller = teller or Teller(GAME, state, SEATS[:seats], words)
            texts.update(told_events(teller, events, seats))
            kind = sort_of(state)
            if ply % every == 0 or kind not in met:
                met.add(kind)
                texts.update(told(teller, state, seats))
    texts.update(told_of_known_goals(words))
    assert [text for text in texts if not text or flaw.search(text)] == []
    needed = patterns(language, "table") | patterns(language, "ulysses")
    assert {id for id, given in words.said.items() if not variables(needed[id]) <= given} == set()
    silent = tuple(f"{name}-" for name in CLIENTS)
    assert [id for id in ids("ulysses") if id not in words.said and not id.startswith(silent)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_viewer_may_not_see_is_not_named(language: str) -> None:
    met: set[str] = set()
    teller: Teller | None = None
    for state, events in random_game(4, {}, 11):
        teller = teller or Teller(GAME, state, SEATS[:4], Words(language, "ulysses"))
        for event in events:
            kind = GAME.events[event.kind]
            for viewer in viewers(4):
                seen = event.seen_by(viewer, GAME.events)
                line = teller.event(seen, viewer)
                for (_, noun), value, shown in zip(kind.args, event.values, seen.values, strict=True):
                    if shown == UNSEEN and value != UNSEEN:
                        met.add(kind.name)
                        assert not re.search(rf"\b{re.escape(teller.noun(noun, value))}\b", line)
    assert met >= {"dealt_goal", "drew", "gave_goal", "took_goal"}


def test_a_teller_keeps_nothing_of_the_position_it_was_made_with() -> None:
    states = [state.clone() for state, _ in random_game(4, {}, 3)]
    early, late = (
        Teller(GAME, state, SEATS[:4], Words("en", "ulysses")) for state in (states[0], states[-1])
    )
    for state in states[::200]:
        assert list(told(early, state, 4)) == list(told(late, state, 4))


def test_the_written_form_is_that_of_the_notation() -> None:
    for language in LANGUAGES:
        teller: Teller | None = None
        for state, _ in random_game(3, {}, 5):
            teller = teller or Teller(GAME, state, SEATS[:3], Words(language, "ulysses"))
            for code in state.legal():
                written = teller.written(code, state.view(state.seat))
                assert written == write_click(GAME, state, code)


# ---- single texts ----


def teller_of(language: str, **options: object) -> tuple[Teller, State]:
    state = GAME.start(3, options)
    return Teller(GAME, state, SEATS[:3], Words(language, "ulysses")), state


def test_sets_of_cards_are_listed() -> None:
    cards = from_counts([2, 0, 0, 0, 0, 1])
    expected = {"en": "2 Challenge, 1 Zeus", "it": "2 sfida, 1 Zeus", "fr": "2 opposition, 1 Zeus"}
    for language, text in (expected | {"de": "2 Einspruch, 1 Zeus"}).items():
        assert teller_of(language)[0].noun("cards", cards) == text
    assert teller_of("it")[0].noun("cards", 0) == "nessuna"


def test_nouns() -> None:
    teller, _ = teller_of("fr")
    dido = standard_chart().index("dido")
    nouns = {"seat": 1, "place": dido, "card": 3, "colour": 1, "faction": 2, "slot": 0, "number": 1234}
    names = [teller.noun(kind, number) for kind, number in nouns.items()]
    assert names == ["Ares", "Didon", "calamité", "vert", "noir", "1", "1\u202f234"]
    assert {teller.noun(kind, UNSEEN) for kind in nouns} == {"caché"}


def test_labels_say_what_the_click_is_about() -> None:
    scene: Options = {
        "ship": "lybien",
        "hands": [{"zeus": 3, "wind": 2}, {"challenge": 3}, {}],
        "goals": [["dido"], [], []],
        "temples": [2, 1, 1],
    }
    labels: dict[str, str] = {}
    questions: list[str] = []
    clicks = ["exchange", "give 0", "take green", "card wind", "card wind"]
    teller, _ = teller_of("en")
    for state, _ in set_up(scene, clicks):
        if state.seat != DEALER:
            view = state.view(state.seat)
            questions.append(teller.question(view))
            labels |= {teller.written(code, view): teller.click(code, view) for code in state.legal()}
            others = state.view(1)
            assert teller.question(others) == "Waiting for Hera (action phase)."
            assert all("Dido" not in teller.click(code, others) for code in state.legal() if code >= 209)
    assert labels["propose zakynthos"] == "Propose Zakynthos"
    assert labels["give 0"] == "Give up the goal Dido (red)"
    assert labels["take green"] == "Take a new green goal"
    assert labels["card wind"] == "Discard a Wind card"
    assert questions[-1].endswith("1 card to go. So far: 1 Wind.")


def test_a_debate_is_told_with_its_numbers() -> None:
    scene: Options = {"ship": "lybien", "hands": [{"challenge": 3}, {"challenge": 4}, {"zeus": 5}]}
    clicks = [
        "propose dido",
        "red zakynthos",
        "card challenge",
        "card challenge",
        "done",
        "back red",
        "card zeus",
    ]
    teller, _ = teller_of("en")
    told = []
    for state, _ in set_up(scene, clicks):
        view = state.view(state.seat)
        told.append([teller.question(view), *(teller.click(code, view) for code in state.legal())])
    assert told[5][0].startswith("Cards on the table: blue (Dido) 0, red (Zakynthos) 2.")
    assert "at least 2 for blue, 1 for red" in told[5][0]
    assert told[5][1:4] == ["Pass", "Back blue (at least 2 cards)", "Back red (at least 1 card)"]
    assert told[7][-1] == "Done: 1 card for red"


def test_a_map_of_ones_own_may_have_its_own_colours() -> None:
    data = standard_chart().as_data()
    places = data["places"]
    assert isinstance(places, list)
    data["colours"] = ["violet", "green", "red", "ochre"]
    for place in places:
        if place["colour"] == "blue":
            place["colour"] = "ochre"
    teller, _ = teller_of("de", map=data)
    assert [teller.noun("colour", colour) for colour in (0, 3)] == ["Violett", "ochre"]
    assert map_words(Words("de", "ulysses"), read_chart(data))["ochre"] == "ochre"


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
    with pytest.raises(MissingText, match="no such file"):
        Words("en", "chess")
    with pytest.raises(MissingText, match="no such page"):
        Words("en").rules()


def test_a_mistake_in_a_file_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "table.ftl").write_text("good = yes\nbad = { $\n")
    monkeypatch.setattr("periplus.text.words.LOCALES", tmp_path)
    with pytest.raises(MissingText, match=r"not Fluent: bad"):
        resource("en", "table")


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
    beginnings = tuple(text for text, is_open in strings if is_open and text.endswith("-"))
    own = {text for path in (source / "text").glob("*.py") for text, _ in strings_in(path)}
    unused: set[str] = set()
    for name in FILES:
        for prefix in CLIENTS:
            spoken = {id for id in family(name, prefix) if "." not in id}
            used = {id for id in spoken if id in literal or id.startswith(beginnings)}
            unused |= spoken - used - own if used else set()
    assert unused == AWAITED
