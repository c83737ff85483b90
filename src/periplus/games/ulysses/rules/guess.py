"""A random whole truth that agrees with everything a seat has seen."""

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.games.ulysses.rules.components import COLOURS
from periplus.games.ulysses.rules.memory import guess_cards
from periplus.games.ulysses.rules.state import (
    ASK_PHASE,
    BACK_ACTION,
    BLACK_ACTION,
    BUILD_ACTION,
    DEBATE_PHASE,
    NOTHING,
    STRENGTHEN_PHASE,
    Position,
    knows,
)
from periplus.kernel.bits import bit
from periplus.kernel.chance import Chance, distinct


def guess(truth: Position, viewer: i64, chance: Chance) -> Position:
    s = truth.clone()
    if s.seat != viewer:
        forget_choice(s)
    guess_cards(s, viewer, chance)
    colour: i64
    for colour in range(COLOURS):
        guess_goals(s, viewer, colour, chance)
    return s


def forget_choice(s: Position) -> None:
    """Nobody else knows of a choice in the making: put it back to its first click."""
    if s.action == NOTHING:
        return
    if s.action <= BUILD_ACTION:
        s.phase = STRENGTHEN_PHASE
    else:
        s.phase = DEBATE_PHASE if s.action in (BLACK_ACTION, BACK_ACTION) else ASK_PHASE
    s.drop_choice()


def guess_goals(s: Position, viewer: i64, colour: i64, chance: Chance) -> None:
    """Deal the unknown goals of a colour anew: in other hands, under the pile, and in the rest of it.

    A goal cannot be a place that the ship reached while it lay hidden.
    """
    pool: i64 = s.pile(colour)
    s.unknown &= ~pool
    allowed = vec[i64]()
    cards = vec[i64]()  # where each guessed goal goes: a goal in front of a seat, or ~index under the pile
    at: i64
    for at in range(len(s.goals)):
        place: i64 = s.goals[at]
        if place >= 0 and s.chart.colour[place] == colour and not knows(s.known[at], viewer):
            pool |= bit(place)
            allowed = append(allowed, ~s.not_here[at])
            cards = append(cards, at)
    for at in range(len(s.under)):
        place = s.under[at]
        if s.chart.colour[place] == colour and not knows(s.under_known[at], viewer):
            pool |= bit(place)
            allowed = append(allowed, ~s.under_not[at])
            cards = append(cards, ~at)
    number: i64 = len(cards)
    chosen = vec[i64]([0] * int(number))
    for at in range(number):
        allowed[at] &= pool
    distinct(allowed, number, chance, chosen)
    for at in range(number):
        pool &= ~bit(chosen[at])
        if cards[at] >= 0:
            s.goals[cards[at]] = chosen[at]
        else:
            s.under[~cards[at]] = chosen[at]
    s.unknown |= pool
