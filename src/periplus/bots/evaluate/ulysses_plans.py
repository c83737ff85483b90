"""Choices of Ulysses that are worth trying: too many clicks to come upon them by chance."""

from math import inf
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ulysses import verbs as v
from periplus.games.ulysses.components import (
    CHALLENGE,
    GOALS,
    KINDS,
    PANDORA,
    PLAGUE,
    TEMPLE,
    WIND,
    ZEUS,
)
from periplus.games.ulysses.state import (
    BUILD_ACTION,
    GIVE_PHASE,
    JOKER_PHASE,
    PAY_PHASE,
    PLAGUE_ACTION,
    STRENGTHEN_PHASE,
    TARGET_PHASE,
    Position,
)
from periplus.kernel.bits import bit, ones
from periplus.kernel.cards import count
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices

WHIM: Final = 0.5  # how much better a click may look by chance
FINE: Final = 1 << 20

# What to pay with, the least worthy kind first, and how many of a kind are worth keeping.
PURSE: Final = [PLAGUE, PANDORA, TEMPLE, WIND, CHALLENGE, ZEUS]
KEPT: Final = [6, 3, 2, 1, 1, 9]


class Plans:
    """Plans an action of the active god, click by click. `near` is from each place to each other."""

    def __init__(self) -> None:
        self.choices: Choices = Choices()
        self.near: vec[float] = vec[float]()
        self.purse: vec[i64] = vec[i64]([i64(kind) for kind in PURSE])
        self.kept: vec[i64] = vec[i64]([i64(number) for number in KEPT])

    def plan(self, state: Position, chance: Chance, out: vec[i64]) -> i64:
        """The clicks of an action that may be worth its cards, and how many; none without an action."""
        at: i64 = 0
        code: i64 = self.click(state, chance)
        if code < 0:
            return 0
        world = state.clone()
        while code >= 0:
            out[at] = code
            at += 1
            world.apply(code)
            if world.phase == STRENGTHEN_PHASE or world.seat != state.seat:
                break
            code = self.click(world, chance)
        return at

    def click(self, world: Position, chance: Chance) -> i64:
        """The next click of the action; -1 in a debate, or without an action."""
        if world.phase < STRENGTHEN_PHASE or world.phase > PAY_PHASE:
            return -1
        world.offer(self.choices)
        if world.phase == STRENGTHEN_PHASE:
            return self.action(chance)
        if world.phase == PAY_PHASE:
            return self.payment(world)
        if world.phase == JOKER_PHASE:
            return self.choices.codes[0]
        best: i64 = -1
        most: float = -inf
        at: i64
        for at in range(self.choices.count):
            code: i64 = self.choices.codes[at]
            worth: float = WHIM * float(chance.below(FINE)) / float(FINE)
            if world.phase == TARGET_PHASE:
                worth += self.strike(world, code - v.AT_PLACE)
            elif world.phase == GIVE_PHASE:
                goal: i64 = world.goals[world.seat * GOALS + code - v.GIVE]
                worth -= self.near[world.ship * world.chart.size + goal]
            if worth > most:
                most = worth
                best = code
        return best

    def action(self, chance: Chance) -> i64:
        """Any of the actions there are, before the proposals in the offer."""
        number: i64 = 0
        while number < self.choices.count and self.choices.codes[number] < v.PROPOSE:
            number += 1
        return self.choices.codes[chance.below(number)] if number > 0 else -1

    def strike(self, world: Position, place: i64) -> float:
        """How well a plague there hits the others, or how well its cure suits oneself."""
        worth: float = 0.0
        seat: i64
        slot: i64
        for seat in range(world.seats):
            shown: i64 = world.shown(seat)
            for slot in range(GOALS):
                if world.goals[seat * GOALS + slot] != place or shown >> slot & 1:
                    continue
                if seat == world.seat:
                    worth -= float(GOALS)
                else:
                    worth += 1.0 + float(ones(shown))
        if world.action != PLAGUE_ACTION:
            worth = -worth
        return (WHIM + worth) * self.near[world.ship * world.chart.size + place]

    def payment(self, world: Position) -> i64:
        """The first of the least worthy cards that make up what is due; for a temple its own cards first."""
        hand: i64 = world.hands[world.seat] - world.payment
        due: i64 = world.due
        first: i64 = KINDS
        if world.action == BUILD_ACTION:
            missing: i64 = (
                world.temples[world.seat] - count(world.payment, TEMPLE) - count(world.payment, ZEUS)
            )
            if missing > 0 and count(hand, TEMPLE) > 0:
                first = TEMPLE
                due -= missing
        rank: i64
        spared: i64
        for spared in range(2):
            for rank in range(KINDS):
                kind: i64 = self.purse[rank]
                number: i64 = count(hand, kind)
                if spared == 0:
                    number -= self.kept[kind]
                elif number > self.kept[kind]:
                    number = self.kept[kind]
                if due > 0 and number > 0:
                    due -= number
                    if kind < first:
                        first = kind
        return self.card(first)

    def card(self, kind: i64) -> i64:
        """The click of this kind of card; if it is not offered, of the least worthy that is."""
        offered: i64 = 0
        at: i64
        for at in range(self.choices.count):
            offered |= bit(self.choices.codes[at] - v.CARD)
        rank: i64 = 0
        while not offered >> kind & 1:
            kind = self.purse[rank]
            rank += 1
        return v.CARD + kind
