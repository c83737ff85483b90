"""Journey in words: payments by their cards, the way and its price, and what the others are not told."""

from functools import partial

from periplus.games.journey.game import GAME
from periplus.games.journey.rules.board import standard_board
from periplus.games.journey.rules.board_parts import ADVENTURE_NAMES, EVENT_NAMES, FIND, FOSSIL_NAMES
from periplus.games.journey.rules.components import BONUS_NAMES, CARD_NAMES, HAND_KINDS, LUCKY, PIECE_NAMES
from periplus.games.journey.rules.payment import BILL_NAMES, entry
from periplus.games.journey.rules.state import STAGE_NAMES
from periplus.games.journey.rules.terrain import TERRAIN_NAMES
from periplus.games.journey.view import TASKS
from periplus.kernel.game import SPECTATOR, State
from periplus.kernel.notation import read_click
from periplus.text.telling import Question, Teller
from periplus.text.words import LANGUAGES
from tests.telling import Options, family, positions, teller_at

MIXED: Options = {
    "pieces": {"red": "D5"},
    "hands": [{"blue": 2, "red": 2, "yellow": 2, "rope": 2}, {}],
    "kept": [{"mixed_colours": 1}, {}],
}
OVER_THE_CANYON = ["move red", "step D6", "step D7", "stop", "pay rope+mixed_colours+any*2"]


set_up = partial(positions, GAME, 2)
teller_of = partial(teller_at, GAME, 2)


def lines(teller: Teller, state: State, viewer: int) -> list[str]:
    return [line for section in teller.position(state.view(viewer)) for line in section.lines]


def test_the_nouns_are_those_of_the_game() -> None:
    tables = {
        "card": CARD_NAMES[:HAND_KINDS],
        "a_card": CARD_NAMES[:HAND_KINDS],
        "cards": [*BILL_NAMES, "star"],
        "fossil": FOSSIL_NAMES,
        "fossils": FOSSIL_NAMES,
        "piece": PIECE_NAMES,
        "bonus": BONUS_NAMES,
        "stage": STAGE_NAMES[1:],
        "task": sorted({*TASKS} - {"setup", "over"}),
        "ground": TERRAIN_NAMES[1:],
        "adventure": [name for name in ADVENTURE_NAMES if name != "sighting"],
        "sighting": [card.id for card in standard_board().adventures if card.points],
    }
    for kind, names in tables.items():
        assert family("journey", kind) == {f"{kind}-{name}" for name in names}
    effects = {f"event_card-{name}.effect" for name in EVENT_NAMES[: LUCKY + 1]}
    assert family("journey", "event_card") == {f"event_card-{name}" for name in EVENT_NAMES} | effects


def test_sets_of_cards_are_listed_with_their_plurals() -> None:
    bill = sum(int(entry(kind, number)) for kind, number in ((1, 2), (3, 1), (5, 2)))
    expected = {
        "en": "2 red, 1 rope, 2 compasses",
        "it": "2 rosse, 1 corda, 2 bussole",
        "fr": "2 rouges, 1 corde, 2 boussoles",
        "de": "2 rote, 1 Seil, 2 Kompasse",
    }
    assert {language: teller_of(language).noun("cards", bill) for language in LANGUAGES} == expected


def test_adventures_have_their_price_on_any_board() -> None:
    names = [teller_of("en").noun("adventure", card) for card in (0, 3, 5, 9)]
    assert names == [
        "fossil find (price: 1 yellow)",
        "geyser (price: 1 blue, 1 red; 3 points)",
        "fighting sea monsters (price: 3 explorer cards of one colour; 5 points)",
        "ball lightning (price: 2 explorer cards of any colours)",
    ]
    data = standard_board().as_data()
    adventures = data["adventures"]
    assert isinstance(adventures, list)
    adventures[3]["id"] = "water_spout"
    adventures[FIND]["id"] = "amber"
    names = [teller_of("de", board=data).noun("adventure", card) for card in (FIND, 3)]
    assert names == ["Fossilienfund (Preis: 1 gelbe)", "water spout (Preis: 1 blaue, 1 rote; 3 Punkte)"]


# ---- a move ----


def test_the_mover_is_told_of_the_way_and_its_price() -> None:
    teller = teller_of("en")
    labels: dict[str, str] = {}
    helps: dict[str, str] = {}
    questions: list[Question] = []
    for state in set_up(MIXED, OVER_THE_CANYON):
        view = state.view(0)
        questions.append(teller.question(view))
        labels |= {teller.written(code, view): teller.click(code, view) for code in state.legal()}
        helps |= {teller.written(code, view): teller.help(code, view) for code in state.legal()}
    assert labels["step D6"] == "Step to D6: canyon"
    assert helps["step D6"].endswith("With this step the way costs 1 movement point, 1 rope.")
    assert labels["stop"] == "Stop on D7 (2 ways to pay)"
    assert "1 of any kind for 1 fossil" in helps["stop"]
    assert labels["pay red*2+rope"] == "Pay 2 red, 1 rope"
    mixed = "Pay 1 rope, 1 Mixed colours, 2 explorer cards of your choice"
    assert labels["pay rope+mixed_colours+any*2"] == mixed
    assert labels["pay blue+yellow"] == "Play 1 blue, 1 yellow"
    assert questions[4] == Question(
        "Which cards do you pay with?", "The way costs 2 movement points, 1 rope.", "The way: D5, D6, D7."
    )
    assert questions[5].headline == "Which 2 explorer cards do you play?"


def test_the_others_are_told_nothing_of_a_move_in_the_making() -> None:
    teller = teller_of("en")
    for viewer in (1, SPECTATOR):
        states = set_up(MIXED, OVER_THE_CANYON)
        told = [
            [teller.question(state.view(viewer)).headline, *lines(teller, state, viewer)] for state in states
        ]
        assert all(words == told[0] for words in told)
        assert told[0][0] == "Hera draws cards or moves."


def test_a_payment_that_one_may_not_know_has_no_name() -> None:
    teller = teller_of("en")
    *_, state = set_up(MIXED, OVER_THE_CANYON[:4])
    others = state.view(1)
    assert {teller.written(code, others) for code in state.legal()} == {"pay unseen"}
    assert {teller.click(code, others) for code in state.legal()} == {"Pay"}


def test_rocks_have_two_prices() -> None:
    teller = teller_of("de")
    scene: Options = {"pieces": {"red": "E6"}, "hands": [{"red": 3, "pickaxe": 1}, {}]}
    *_, state = set_up(scene, ["move red"])
    help = teller.help(read_click(GAME, state, "step E7"), state.view(0))
    assert help.endswith("Mit diesem Schritt kostet der Weg 3 Bewegungspunkte (1 mit Spitzhacke).")


# ---- water, fossils, the position ----


def test_helps_count_what_is_kept_and_what_it_is_worth() -> None:
    teller = teller_of("en")
    scene: Options = {
        "stage": "upkeep",
        "fossils": [{"single": 1, "gold": 4}, {}],
        "water": [1, 1],
        "kept": [{"stay_liquid": 1}, {}],
    }
    *_, state = set_up(scene, [])
    view = state.view(0)
    helps = [teller.help(code, view) for code in state.legal()]
    assert "water for up to 3 fossils. You lose 2 of your 5." in helps[0]
    assert "water for up to 9 fossils. You lose none." in helps[1]
    state.apply(read_click(GAME, state, "liquid 0"))
    worth = [teller.help(code, state.view(0)) for code in state.legal()]
    assert worth[0].endswith("Your fossils are worth 12 points now, without it 10.")
    assert worth[1].endswith("Your fossils are worth 12 points now, without it 8.")
    state.apply(read_click(GAME, state, "give gold"))
    assert teller.question(state.view(0)) == Question(
        "Which 2 fossils do you lose?", "You are short of water.", "So far: 1 gold."
    )


def test_the_position_lists_the_spaces_ahead_row_by_row() -> None:
    teller = teller_of("en")
    pieces = {"red": "F15", "blue": "G16", "yellow": "E15"}
    *_, state = set_up({"pieces": pieces, "hands": [{"lamp": 1}, {"red": 2}]}, [])
    told = lines(teller, state, 1)
    assert "Hans (red): F15, discovery (1 compass, 1 of any kind for 2 fossils); 6 movement points" in told[3]
    rows = [line for line in told if line.startswith("Row")]
    assert [row.partition(":")[0] for row in rows] == ["Row 15", "Row 16", "Row 17"]
    assert rows[1] == "Row 16: F16 rocks (3 points); G16 rocks (2 points), Lidenbrock (blue); H16; I16"
    assert "Explorer cards: 2 of at most 10 (2 red)" in told
    assert not [line for line in told if "lamp" in line and "equipment" in line]
