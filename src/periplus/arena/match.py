"""One game between bots."""

from collections.abc import Sequence
from typing import NamedTuple

from periplus.bots import Bot
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.errors import IllegalClick
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, Game, State, View
from periplus.kernel.playout import random_click

NOTHING_SEEN: View = {}


class Match(NamedTuple):
    """How a game went. Nobody has won if it was stopped at the game's limit of plies."""

    winners: list[int]
    scores: list[int]  # of each seat; empty if the game was stopped
    plies: int
    decisions: int  # of the seats; the other plies are the dealer's
    turns: int


def play_match(game: Game, options: dict[str, object], bots: Sequence[Bot], seed: int) -> Match:
    """Play a game with a bot in each seat; the seed is the dealer's."""
    state = game.start(len(bots), options)
    choices, chance = Choices(), Chance(seed)
    plies = decisions = 0
    while state.seat != NOBODY and plies < game.plies:
        if state.seat == DEALER:
            code = int(random_click(state, choices, chance))
        else:
            code = ask(state, bots[state.seat])
            decisions += 1
        state.apply(code)
        plies += 1
    if state.seat != NOBODY:
        return Match([], [], plies, decisions, turns_of(state))
    result = state.result()
    return Match(result.winners(), result.scores, plies, decisions, turns_of(state))


def ask(state: State, bot: Bot) -> int:
    """A bot's click, from what its seat sees and may do."""
    legal = state.legal()
    code = bot.choose(state.view(state.seat) if bot.needs_view else NOTHING_SEEN, legal)
    if code not in legal:
        raise IllegalClick(f"{type(bot).__name__} in seat {state.seat} chose {code}, which is not legal")
    return code


def turns_of(state: State) -> int:
    """The number of the last turn, in a game that counts them."""
    turn = state.view(SPECTATOR).get("turn")
    return turn if isinstance(turn, int) else 0
