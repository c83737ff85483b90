"""Ithaca in words: names of cards, what a seat is told, and helps that foretell what happens."""

import re
from functools import partial

import pytest

from periplus.games.ithaca.game import GAME
from periplus.games.ithaca.rules.cards import standard_cards
from periplus.games.ithaca.rules.components import ACTION_NAMES, ENDING_NAMES, GOD_NAMES, row_of
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.events import UNSEEN, Log
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, State
from periplus.kernel.playout import random_click
from periplus.text.telling import Question, Teller
from periplus.text.words import Words
from tests.telling import SEATS, Options, family, positions, teller_at

STAGES = ["change", "trim", "influence", "gift", "deed", "over"]
TABLES: list[tuple[int, Options]] = [
    (3, {}),
    (5, {"final_round": "yes"}),
    (2, {"gift_in_phase3": "no", "favour_all_zero": "nobody"}),
]


set_up = partial(positions, GAME, 3)
teller_of = partial(teller_at, GAME, 3)


def test_the_nouns_are_those_of_the_game() -> None:
    tables = {
        "god": [*GOD_NAMES, "score", "action"],
        "card": ["single", "double", "count"],
        "colour": standard_cards().colours,
        "action": [*ACTION_NAMES, "none"],
        "ending": ENDING_NAMES,
        "stage": STAGES,
    }
    for kind, names in tables.items():
        assert family("ithaca", kind) == {f"{kind}-{name}" for name in names}


# ---- the helps foretell what happens ----


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_help_foretells_the_favour_and_the_prize(seats: int, options: Options) -> None:
    """What the rules make of a card played to a god is worked out in the text again, so it is compared."""
    teller: Teller | None = None
    foretold = gifts = 0
    state, choices, chance = GAME.start(seats, options), Choices(), Chance(7)
    while state.seat != NOBODY:
        teller = teller or Teller(GAME, state, SEATS[:seats], Words("en", "ithaca"))
        before = state.view(SPECTATOR)["favour"]
        code, seat = random_click(state, choices, chance), state.seat
        help = teller.help(code, state.view(seat)) if seat >= 0 else ""
        log = Log(GAME.events)
        state.apply(code, log)
        if not any(GAME.events[event.kind].name in ("influenced", "favoured") for event in log.events):
            continue
        while state.seat == DEALER:
            state.apply(random_click(state, choices, chance), log)
        assert favour_told(teller, before, state) in help
        prizes = [event.values[1] for event in log.events if GAME.events[event.kind].name == "prize"]
        assert [teller.noun("card", prize) for prize in prizes] == re.findall(r"The prize is (.*?)\.", help)
        foretold, gifts = foretold + 1, gifts + len(prizes)
    assert foretold > 20
    assert gifts > 3


def favour_told(teller: Teller, before: object, state: State) -> str:
    favour = state.view(SPECTATOR)["favour"]
    assert isinstance(favour, int)
    if favour < 0:
        return "Then nobody has the Divine Favour."
    moved = "stays with" if favour == before else "goes to"
    return f"The Divine Favour {moved} {teller.noun('god', favour)}."


# ---- single texts ----


def test_cards_are_named_by_their_gods_and_their_value() -> None:
    kinds = [standard_cards().fate_ids.index(id) for id in ("ih2", "z1", "ih2", "a3")]
    expected = {
        "en": "Zeus 1, Athena 3, 2 × Aeolus–Helios 2",
        "it": "Zeus 1, Athena 3, 2 × Aiolus–Helios 2",
        "fr": "Zeus 1, Athéna 3, 2 × Éole–Hélios 2",
        "de": "Zeus 1, Athene 3, 2 × Aiolos–Helios 2",
    }
    for language, text in expected.items():
        assert teller_of(language).noun("cards", row_of(kinds)) == text
    assert teller_of("it").noun("cards", 0) == "nessuna"


def test_cards_of_ones_own_may_have_their_own_ids_and_colours() -> None:
    data = standard_cards().as_data()
    fates, colours = data["fate"], data["colours"]
    assert isinstance(fates, list)
    assert isinstance(colours, dict)
    fates[0]["id"] = "thunder"
    colours["zeus"] = "crimson"
    teller = teller_of("de", cards=data)
    assert [teller.noun("card", 0), teller.noun("route", 0)] == ["Zeus 1", "Skylla"]
    state = GAME.start(3, {"cards": data})
    lines = [line for section in teller.position(state.view(0)) for line in section.lines]
    assert "Zeus (crimson): 0 von 6, keine Karten" in lines


def test_nouns() -> None:
    teller = teller_of("fr")
    nouns = {"seat": 1, "card": 4, "route": 8, "god": 3, "ending": 0, "number": 7}
    names = [teller.noun(kind, number) for kind, number in nouns.items()]
    assert names == ["Ares", "Athéna 1", "Cap Malée", "Éole", "les années de voyage sont accomplies", "7"]
    assert {teller.noun(kind, UNSEEN) for kind in nouns} == {"caché"}


def test_a_gift_is_told_with_what_each_may_know() -> None:
    scene: Options = {
        "stage": "influence",
        "gods": {"athena": ["a3", "ah3"]},
        "hands": [["a2", "a2", "z1", "z1"]],
        "oracles": [["a3", "z2"], ["a1", "za3"], ["i3"]],
    }
    teller = teller_of("en")
    questions: list[Question] = []
    labels: list[list[str]] = []
    for state in set_up(scene, ["influence a2", "deal h1", "bid a3", "done", "bid a1"]):
        if state.seat != DEALER:
            view = state.view(state.seat)
            questions.append(teller.question(view))
            labels.append([teller.click(code, view) for code in state.legal()])
    prize = "The prize is Athena 3."
    assert questions[1] == Question("Gift of Athena: do you bid?", prize, "Your Oracle can bid Athena 3.")
    assert labels[1] == ["Bid Athena 3", "Pass"]
    assert questions[3].more == "Your Oracle can bid Athena 1, Zeus–Athena 3."
    assert questions[4] == Question(
        "Do you add a card to your bid?", f"{prize} Your bid is worth 1.", "So far: Athena 1, worth 1."
    )
    assert labels[4] == ["Bid Zeus–Athena 3", "Done: bid 1 card, value 1"]
    assert gift_lines(teller, state, 0) == ["Hera: Athena 3, face down, worth 3", "Ares: still to be asked"]
    assert gift_lines(teller, state, 2) == ["Hera: 1 card face down", "Ares: still to be asked"]


def gift_lines(teller: Teller, state: State, viewer: int) -> list[str]:
    sections = {section.title: section.lines for section in teller.position(state.view(viewer))}
    return sections["Divine gift"][1:3]


def test_a_landing_tells_what_it_brings() -> None:
    scene: Options = {
        "stage": "deed",
        "gods": {"zeus": ["z1"]},
        "routes": ["r07"],
        "landed": [["r05", "r06"]],
        "cargo": [["a4", "z3"]],
    }
    [state] = set_up(scene, [])
    teller, view = teller_of("en"), state.view(0)
    land = state.legal()[0]
    assert teller.click(land, view) == "Landing: complete the route Charybdis (green, 2 years)"
    assert "you then have 10 of 10 years of travel" in teller.help(land, view)
    assert "Zeus 3, Athena 4, worth 7 (I-84). The game ends at once (I-101)." in teller.help(land, view)
    question = teller.question(view)
    assert question.headline == "Do you land, or discard a card?"
    assert question.detail == "Landing: 10 of 10 years, 7 more points."


MUST_DISCARD = "You have to discard a card."


@pytest.mark.parametrize(
    ("scene", "headline", "detail"),
    [
        (
            {"routes": ["r02"], "oracles": [["a1", "a2", "a3"]]},
            "Swap an Oracle card, or discard.",
            "Oracle: yours is full.",
        ),
        (
            {"routes": ["r13"], "cargo": [["h1", "h2"]]},
            MUST_DISCARD,
            "Odyssey: there is no room left on your route.",
        ),
        (
            {"routes": ["r13"], "hands": [["z2", "a1"]]},
            MUST_DISCARD,
            "Odyssey: no card in your hand has the colour of your route.",
        ),
        (
            {"routes": ["r13"], "hands": [["z2", "hi1"]]},
            "Lay a card on your route, or discard.",
            "With the favour of Zeus your route shows Odyssey.",
        ),
        (
            {"routes": ["r07"], "hands": [[]]},
            "Do you land, or leave it?",
            "Landing: 2 of 10 years, 0 more points.",
        ),
        (
            {"routes": ["r01"], "hands": [[]]},
            "There is nothing you can do.",
            "You have no card in your hand.",
        ),
        ({"gods": {}}, MUST_DISCARD, "Your route shows no deed now."),
    ],
)
def test_the_question_says_what_can_be_done(scene: Options, headline: str, detail: str) -> None:
    usual: Options = {"stage": "deed", "gods": {"zeus": ["z1"]}}
    [state] = set_up(usual | scene, [], favour_all_zero="nobody")
    question = teller_of("en", favour_all_zero="nobody").question(state.view(0))
    assert (question.headline, question.detail) == (headline, detail)


def test_a_shared_victory_is_told_to_winners_and_others() -> None:
    [state] = set_up({"stage": "final", "points": [["z1"], ["a1"]]}, [])
    questions = [teller_of("en").question(state.view(viewer)).headline for viewer in (0, 1, 2)]
    assert questions == [
        "The game is over: you share the victory with Ares!",
        "The game is over: you share the victory with Hera!",
        "The game is over: a shared victory for Hera, Ares.",
    ]
