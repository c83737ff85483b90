"""All that players are asked, for the tests that look at how long it is."""

from collections.abc import Iterator
from functools import cache

from periplus.bots import LEVELS
from periplus.games import GAMES
from periplus.kernel.game import NOBODY, Game, State
from periplus.testing.tables import editions
from periplus.text.telling import Question, Teller
from periplus.text.words import Words
from tests.telling import random_game, scenarios, seats_at


def positions(game: Game) -> Iterator[State]:
    """Positions with all kinds of questions: those of random games of every edition, and of the scenarios."""
    for options in editions(game):
        for seats in game.seats:
            yield from (state for state, _ in random_game(game, seats, options, seats))
    for plies in scenarios(game):
        yield from (state for state, _ in plies)


@cache
def asked(name: str, language: str) -> list[Question]:
    """What is asked and told of in these positions, where everybody has the longest name of a bot."""
    game, words = GAMES[name], Words(language, name)
    player = max((words.say(f"terminal-bot-{level}", number=1) for level in LEVELS), key=len)
    found: set[Question] = set()
    for state in positions(game):
        if state.seat == NOBODY:
            continue  # at the end there is room for a whole sentence
        teller = Teller(game, state, [player] * seats_at(state), words)
        others = 1 if state.seat == 0 else 0
        found.update(teller.question(state.view(viewer)) for viewer in {max(0, int(state.seat)), others})
    return sorted(found, key=lambda question: (question.headline, question.detail, question.more))
