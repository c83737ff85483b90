"""Changing a goal (U-38 … U-45)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import COLOURS, GOALS
from periplus.games.ulysses.rules.discarding import discard_from_hand
from periplus.games.ulysses.rules.payment import ask_payment, fee
from periplus.games.ulysses.rules.setup import offer_pile
from periplus.games.ulysses.rules.state import (
    EXCHANGE_ACTION,
    IN_PUBLIC,
    NEW_GOAL_PHASE,
    STRENGTHEN_PHASE,
    TAKE_PHASE,
    Phase,
    Position,
)
from periplus.kernel.bits import bit, ones
from periplus.kernel.choices import Choices
from periplus.kernel.events import EVERYONE, Log
from periplus.kernel.game import DEALER


def pile_size(s: Position, colour: i64) -> i64:
    """Goal cards in a pile, the returned ones beneath included."""
    number: i64 = ones(s.pile(colour))
    at: i64
    for at in range(len(s.under)):
        if s.chart.colour[s.under[at]] == colour:
            number += 1
    return number


def may_take(s: Position, slot: i64, colour: i64) -> bool:
    """Whether the goal in a slot may be exchanged for one of this colour (U-42, U-43, E-7)."""
    own: i64 = s.chart.colour[s.goals[s.active * GOALS + slot]]
    if not s.rules.any_pile and colour != own:
        return False
    if s.rules.bars_taken and colour == s.ship_colour():
        return False
    return pile_size(s, colour) > 0


def may_give(s: Position, slot: i64) -> bool:
    """Whether a goal may be given up: not one already shown (R-23), and there must be a new one to take."""
    if s.shown(s.active) >> slot & 1 and not s.rules.shown_exchanged:
        return False
    own: i64 = s.chart.colour[s.goals[s.active * GOALS + slot]]
    if not s.rules.bars_taken and own == s.ship_colour():
        return False
    colour: i64
    for colour in range(COLOURS):
        if may_take(s, slot, colour):
            return True
    return False


def may_exchange(s: Position) -> bool:
    """Once a turn (U-39), for a card for each own temple (U-38)."""
    if s.rules.one_exchange and s.exchanges > 0:
        return False
    if s.hand_size(s.active) < fee(s, s.active):
        return False
    slot: i64
    for slot in range(GOALS):
        if may_give(s, slot):
            return True
    return False


class Give(Phase):
    """Which goal to give up: the player's choice (U-40)."""

    def offer(self, s: Position, out: Choices) -> None:
        slot: i64
        for slot in range(GOALS):
            if may_give(s, slot):
                out.add(v.GIVE + slot)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        s.slot = code - v.GIVE
        if s.rules.any_pile:
            s.phase = TAKE_PHASE
            return
        s.colour = s.chart.colour[s.goals[s.active * GOALS + s.slot]]
        ask_payment(s, fee(s, s.active))


class Take(Phase):
    """From which pile to draw the new goal (U-42)."""

    def offer(self, s: Position, out: Choices) -> None:
        colour: i64
        for colour in range(COLOURS):
            if may_take(s, s.slot, colour):
                out.add(v.TAKE + colour)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        s.colour = code - v.TAKE
        ask_payment(s, fee(s, s.active))


def give_up_goal(s: Position, log: Log) -> None:
    """Pay, put the old goal under its pile, and have the dealer turn up a new one (U-40, U-41)."""
    card: i64 = s.active * GOALS + s.slot
    place: i64 = s.goals[card]
    knowing: i64 = s.known[card]
    audience: i64 = EVERYONE if knowing & IN_PUBLIC else knowing
    log.whisper(v.GAVE_GOAL, audience, s.active, s.chart.colour[place], s.payment, place)
    discard_from_hand(s, s.active, s.payment)
    s.under = append(s.under, place)
    s.under_not = append(s.under_not, s.not_here[card])
    s.under_known = append(s.under_known, knowing)
    s.goals[card] = -1
    s.reached &= ~bit(card)
    s.exchanges += 1
    s.last_action = EXCHANGE_ACTION
    s.drop_choice()
    s.phase = NEW_GOAL_PHASE
    s.seat = DEALER


def first_under(s: Position, colour: i64) -> i64:
    """Where the uppermost returned card of a colour lies."""
    at: i64 = 0
    while s.chart.colour[s.under[at]] != colour:
        at += 1
    return at


def without(values: vec[i64], at: i64) -> vec[i64]:
    rest = vec[i64]()
    i: i64
    for i in range(len(values)):
        if i != at:
            rest = append(rest, values[i])
    return rest


class NewGoal(Phase):
    """The top card of the chosen pile: an unknown one, or when there is none the top returned one."""

    def offer(self, s: Position, out: Choices) -> None:
        pile: i64 = s.pile(s.colour)
        if pile == 0:
            pile = bit(s.under[first_under(s, s.colour)])
        offer_pile(pile, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        place: i64 = code - v.GOAL
        card: i64 = s.active * GOALS + s.slot
        s.goals[card] = place
        s.known[card] = bit(s.active)
        s.not_here[card] = 0
        if s.pile(s.colour) != 0:
            s.unknown &= ~bit(place)
        else:
            at: i64 = first_under(s, s.colour)
            s.known[card] |= s.under_known[at]
            s.not_here[card] = s.under_not[at]
            s.under = without(s.under, at)
            s.under_not = without(s.under_not, at)
            s.under_known = without(s.under_known, at)
        audience: i64 = EVERYONE if s.known[card] & IN_PUBLIC else s.known[card]
        log.whisper(v.TOOK_GOAL, audience, s.active, s.colour, place)
        s.phase = STRENGTHEN_PHASE
        s.seat = s.active
