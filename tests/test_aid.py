"""The card beside the board: a turn in a few lines, with the prices and limits of this table."""

import pytest

from periplus.games import GAMES
from periplus.kernel.game import SPECTATOR
from periplus.text.voice import MOST_LINES, Aid
from periplus.text.words import LANGUAGES
from tests.telling import teller_at

LONGEST = 170  # letters that a line may have: some four lines on a phone


def aid(game: str, seats: int, language: str = "en", **options: object) -> Aid:
    state = GAMES[game].start(seats, options)
    return teller_at(GAMES[game], seats, language, **options).aid(state.view(0))


def price(card: Aid, beginning: str) -> str:
    return next(price for what, price in card.costs if what.startswith(beginning))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_short(game: str, language: str) -> None:
    card = aid(game, GAMES[game].seats[0], language)
    assert 3 <= len(card.turn) <= MOST_LINES
    assert len(card.costs) >= 5
    assert [line for line in card.turn if len(line) > LONGEST] == []


def test_prices_are_those_of_whoever_looks() -> None:
    game = GAMES["ulysses"]
    state = game.start(3, {})
    view = state.view(1)
    view["fees"] = [1, 3, 2]
    view["prices"] = [2, 6, 4]
    view["temples"] = [1, 3, 2]
    card = teller_at(game, 3, "en").aid(view)
    assert price(card, "Remove a plague") == "3 cards of any kind"
    assert price(card, "Build") == "6 cards, 3 of them Temple or Zeus"
    assert teller_at(game, 3, "en").aid(state.view(SPECTATOR)).costs


def test_it_tells_the_rules_of_this_table() -> None:
    assert price(aid("ulysses", 3), "Draw 2") == "1 Pandora or Zeus"
    assert price(aid("ulysses", 3, zeus_as_pandora="no"), "Draw 2") == "1 Pandora"
    assert price(aid("ulysses", 3, first_red="one"), "Object") == "1 Challenge or Zeus"
    wrath = [price(aid("ithaca", seats), "Poseidon") for seats in (2, 5)]
    assert [text.split()[1] for text in wrath] == ["3", "6"]
    assert "last round" in aid("ithaca", 2, final_round="yes").turn[-1]
    assert "each event space" in aid("journey", 2, events_per_turn="per_space").turn[3]


def test_in_the_lava_there_is_another_card() -> None:
    game = GAMES["journey"]
    view = game.start(2, {}).view(0)
    view["stage"] = "lava"
    card = teller_at(game, 2, "en").aid(view)
    assert card.turn[0] == "One after the other, you turn up an explorer card."
    assert len(card.costs) == 2
