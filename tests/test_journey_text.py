"""What is special to the words of Journey: payments that are numbered, prices, secrets, boards of one's own."""

import re
from collections.abc import Iterator

import pytest

from periplus.games.journey.board import ADVENTURE_NAMES, EVENT_NAMES, FOSSIL_NAMES, standard_board
from periplus.games.journey.components import BONUS_NAMES, CARD_NAMES, HAND_KINDS, LUCKY, PIECE_NAMES
from periplus.games.journey.game import GAME
from periplus.games.journey.payment import BILL_NAMES, entry
from periplus.games.journey.state import STAGE_NAMES
from periplus.games.journey.view import TASKS
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import DataFile
from periplus.kernel.events import UNSEEN, Event, Log
from periplus.kernel.game import NOBODY, SPECTATOR, State
from periplus.kernel.notation import read_click, write_click
from periplus.kernel.playout import random_click
from periplus.text.journey_names import GROUNDS
from periplus.text.telling import Teller
from periplus.text.words import LANGUAGES, Words
from tests.test_text import CLIENTS, Spy, family, ids, patterns, variables

SEATS = ["Hera", "Ares", "Eris", "Leto"]
EVERY = 61  # of a random game, these positions are told, and all that are of a new kind

Options = dict[str, object]
Told = tuple[State, list[Event]]

TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (3, {"events_per_turn": "per_space", "fossil_reshuffle": "yes"}),
    (4, {"lava_simultaneous": "yes", "adventure_on_arrival": "yes"}),
]

MIXED: Options = {
    "pieces": {"red": "D5"},
    "hands": [{"blue": 2, "red": 2, "yellow": 2, "rope": 2}, {}],
    "kept": [{"mixed_colours": 1}, {}],
}
SCENES: list[tuple[Options, list[str]]] = [  # for rare texts, and the clicks that lead to them
    (MIXED, ["move red", "step D6", "step D7", "stop", "pay rope+mixed_colours+any*2", "pay blue+yellow"]),
    ({"pieces": {"red": "G16"}, "hands": [{"red": 1}, {}], "another": 1}, ["move red", "step G17"]),
    (
        {
            "pieces": {"red": "E7"},
            "hands": [{"red": 1, "rope": 1, "pickaxe": 1}, {}],
            "fossil_deck": {},
        },
        ["move red", "step E8", "stop", "discover rope+pickaxe"],
    ),
    (
        {"pieces": {"red": "F1"}, "hands": [{"red": 1}, {}], "event_deck": {}},
        ["move red", "step F2", "stop"],
    ),
    (
        {"idle": 23},
        ["draw explorer", "deal red", "draw explorer", "deal red", "draw explorer", "deal red"],
    ),
    (
        {"stage": "upkeep", "fossils": [{"single": 3, "gold": 2}, {}], "water": [1, 1]},
        ["give single", "give gold"],
    ),
    ({"stage": "lava", "lava": 10}, ["deal red"]),
]

MIXED_MOVE = (MIXED, SCENES[0][1][:5])  # up to the choice of colours


def set_up(scene: Options, clicks: list[str]) -> Iterator[Told]:
    """A position made on purpose and those after it, each with what happened just before."""
    file = DataFile("scene", scene, {})
    state = GAME.set_up(2, {"fossil_reshuffle": "yes"}, file.root)
    file.finish()
    yield state, []
    for click in clicks:
        log = Log(GAME.events)
        code = read_click(GAME, state, click)
        assert code in state.legal(), click
        state.apply(code, log)
        yield state, log.events


def random_game(seats: int, options: Options, seed: int) -> Iterator[Told]:
    state = GAME.start(seats, options)
    choices, chance = Choices(), Chance(seed)
    yield state, []
    while state.seat != NOBODY:
        log = Log(GAME.events)
        state.apply(random_click(state, choices, chance), log)
        yield state, log.events


def viewers(seats: int) -> list[int]:
    return [*range(seats), SPECTATOR]


def teller_of(language: str, seats: int = 2, options: Options | None = None) -> Teller:
    return Teller(GAME, GAME.start(seats, options or {}), SEATS[:seats], Words(language, "journey"))


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
    view = state.view(state.seat)
    choice = view["choice"]
    making = sorted(choice) if isinstance(choice, dict) else []
    return str([view["stage"], view["task"], making, list(GAME.verbs.grouped(state.legal()))])


def told_of_own_adventures(words: Words) -> list[str]:
    """On a board of one's own an adventure is called by its kind."""
    data = standard_board().as_data()
    adventures = data["adventures"]
    assert isinstance(adventures, list)
    adventures[3]["id"] = "waterspout"
    teller = Teller(GAME, GAME.start(2, {"board": data}), SEATS[:2], words)
    return [teller.noun("adventure", 3)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_to_everybody_without_a_flaw(language: str) -> None:
    words = Spy(language, "journey")
    with_hyphen = [id for name in ("table", "journey") for id in ids(name) if "-" in id]
    flaw = re.compile(
        r"None|(?<![A-Z])-1\b|[{}]|\b_|\S  \S|\b(" + "|".join(map(re.escape, with_hyphen)) + r")\b"
    )
    texts: set[str] = set(told_of_own_adventures(words))
    met: set[str] = set()
    games = [(seats, EVERY, random_game(seats, options, seats)) for seats, options in TABLES]
    games += [(2, 1, set_up(scene, clicks)) for scene, clicks in SCENES]
    for seats, every, game in games:
        teller: Teller | None = None
        for ply, (state, events) in enumerate(game):
            teller = teller or Teller(GAME, state, SEATS[:seats], words)
            for event in events:
                seen = [(event.seen_by(viewer, GAME.events), viewer) for viewer in viewers(seats)]
                texts.update(teller.event(fact, viewer) for fact, viewer in seen)
            kind = sort_of(state)
            if ply % every == 0 or kind not in met:
                met.add(kind)
                texts.update(told(teller, state, seats))
    assert [text for text in texts if not text or flaw.search(text)] == []
    needed = patterns(language, "table") | patterns(language, "journey")
    assert {id for id, given in words.said.items() if not variables(needed[id]) <= given} == set()
    silent = tuple(f"{name}-" for name in CLIENTS)
    assert [id for id in ids("journey") if id not in words.said and not id.startswith(silent)] == []


def test_the_nouns_are_those_of_the_game() -> None:
    tables = {
        "card": CARD_NAMES[:HAND_KINDS],
        "a_card": CARD_NAMES[:HAND_KINDS],
        "cards": [*BILL_NAMES, "star"],
        "fossil": FOSSIL_NAMES,
        "fossils": FOSSIL_NAMES,
        "adventure": ADVENTURE_NAMES,
        "piece": PIECE_NAMES,
        "bonus": BONUS_NAMES,
        "stage": STAGE_NAMES[1:],
        "task": sorted({*TASKS} - {"over"}),
        "ground": GROUNDS[1:],
    }
    for prefix, names in tables.items():
        assert family("journey", prefix) == {f"{prefix}-{name}" for name in names}
    effects = {f"event_card-{name}.effect" for name in EVENT_NAMES[: LUCKY + 1]}
    assert family("journey", "event_card") == {f"event_card-{name}" for name in EVENT_NAMES} | effects


# ---- payments ----


def test_a_payment_is_written_as_the_notation_writes_it() -> None:
    teller = teller_of("it", 3)
    for state, _ in random_game(3, {}, 8):
        for code in state.legal():
            assert teller.written(code, state.view(state.seat)) == write_click(GAME, state, code)


def test_the_others_are_not_told_of_payments_or_of_a_move_in_the_making() -> None:
    teller = teller_of("en")
    labels: list[str] = []
    for state, _ in set_up(*MIXED_MOVE):
        labels += [teller.click(code, state.view(1)) for code in state.legal()]
        assert teller.question(state.view(1)) == "Waiting for Hera (drawing or moving)."
    assert "Stop here" in labels
    assert "Pay" in labels
    assert not [label for label in labels if "rope" in label and "Take" not in label]


def test_the_mover_is_told_of_the_way_and_its_price() -> None:
    teller = teller_of("en")
    labels: list[str] = []
    questions: list[str] = []
    for state, _ in set_up(*MIXED_MOVE):
        view = state.view(0)
        questions.append(teller.question(view))
        labels += [teller.click(code, view) for code in state.legal()]
    assert "Step to D6: canyon" in labels
    assert "Stop on D7 (2 ways to pay)" in labels
    assert "Pay 2 red, 1 rope" in labels
    assert "Pay 1 rope, 1 Mixed colours, 2 explorer cards of your choice" in labels
    assert "Play 1 blue, 1 yellow" in labels
    assert questions[4] == "The way D5, D6, D7 costs 2 movement points, 1 rope. Which cards do you pay with?"
    assert questions[5] == "Which 2 explorer cards do you play with Mixed colours?"


def test_sets_of_cards_are_listed_with_their_plurals() -> None:
    bill = sum(int(entry(kind, number)) for kind, number in ((1, 2), (3, 1), (5, 2)))
    expected = {
        "en": "2 red, 1 rope, 2 compasses",
        "it": "2 rosse, 1 corda, 2 bussole",
        "fr": "2 rouges, 1 corde, 2 boussoles",
        "de": "2 rote, 1 Seil, 2 Kompasse",
    }
    assert {language: teller_of(language).noun("cards", bill) for language in LANGUAGES} == expected


# ---- secrets ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_viewer_may_not_see_is_not_named(language: str) -> None:
    teller = teller_of(language, 4)
    met: set[str] = set()
    for _, events in random_game(4, {}, 11):
        for event in events:
            kind = GAME.events[event.kind]
            for viewer in viewers(4):
                seen = event.seen_by(viewer, GAME.events)
                line = teller.event(seen, viewer)
                for (_, noun), value, shown in zip(kind.args, event.values, seen.values, strict=True):
                    if shown == UNSEEN and value != UNSEEN:
                        met.add(kind.name)
                        assert not re.search(rf"\b{re.escape(teller.noun(noun, value))}\b", line)
    assert met >= {"drew", "glimpsed", "put_back", "kept_event"}


# ---- adventures ----


def test_adventures_have_their_price_on_any_board() -> None:
    names = [teller_of("en").noun("adventure", card) for card in (0, 3, 5, 9)]
    assert names == [
        "fossil find (price: 1 yellow)",
        "geyser (price: 1 blue, 1 red; 3 points)",
        "fighting sea monsters (price: 3 explorer cards of one colour; 5 points)",
        "ball lightning (price: 2 explorer cards of any colours)",
    ]
    assert told_of_own_adventures(Words("de", "journey")) == ["Sichtung (Preis: 1 blaue, 1 rote; 3 Punkte)"]
