"""Ulysses in words: its nouns, labels with their numbers, and maps of one's own."""

from functools import partial

from periplus.games.ulysses.game import GAME
from periplus.games.ulysses.rules.chart import read_chart, standard_chart
from periplus.games.ulysses.rules.components import FACTION_NAMES, KIND_NAMES
from periplus.games.ulysses.terminal.drawing import Marks, draw_map
from periplus.games.ulysses.words.names import LEGEND, map_words
from periplus.kernel.cards import from_counts
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import DEALER, State
from periplus.text.telling import Question, Teller
from periplus.text.words import LANGUAGES, Words
from tests.telling import SEATS, Options, family, positions

STAGES = ["draw", "strengthen", "ask", "debate", "wind", "over"]


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


def test_a_god_who_knows_anothers_goal_is_told_of_it() -> None:
    """That is rare, so the view is made up."""
    state = GAME.start(3, {})
    view = state.view(1)
    view["goals"] = [[{"colour": 0, "place": 1, "shown": False, "excluded": [], "ways": [0] * 50}]] * 3
    sections = Teller(GAME, state, SEATS[:3], Words("en", "ulysses")).position(view)
    place = standard_chart().places[1].names["en"]
    assert any(place in line for section in sections for line in section.lines)


set_up = partial(positions, GAME, 3)


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
    questions: list[Question] = []
    clicks = ["exchange", "give 0", "take green", "card wind", "card wind"]
    teller, _ = teller_of("en")
    for state in set_up(scene, clicks):
        if state.seat != DEALER:
            view = state.view(state.seat)
            questions.append(teller.question(view))
            labels |= {teller.written(code, view): teller.click(code, view) for code in state.legal()}
            others = state.view(1)
            assert teller.question(others) == Question("Hera acts or proposes.", "The ship lies at Libya.")
            assert all("Dido" not in teller.click(code, others) for code in state.legal() if code >= 209)
    assert labels["propose zakynthos"] == "Propose Zakynthos"
    assert labels["pandora"] == "Draw 2 extra cards (Zeus as Pandora)"
    assert labels["plague"] == "Place a plague (Zeus as Plague)"
    assert labels["give 0"] == "Give up the goal Dido (red)"
    assert labels["take green"] == "Take a new green goal"
    assert labels["card wind"] == "Discard a Wind card"
    assert [question.headline for question in questions[1:4]] == [
        "Which goal do you give up?",
        "Which pile is the new goal from?",
        "Which card do you discard?",
    ]
    assert questions[-1].rest == "To exchange the goal: 1 card to go. So far: 1 Wind."


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
    for state in set_up(scene, clicks):
        view = state.view(state.seat)
        told.append([teller.question(view).rest, *(teller.click(code, view) for code in state.legal())])
    assert told[5][0].startswith("Cards: blue (Dido) 0, red (Zakynthos) 2.")
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
