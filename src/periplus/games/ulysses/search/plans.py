"""Choices of Ulysses that are worth trying: too many clicks to come upon them by chance."""

from math import inf
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import (
    BLACK,
    CHALLENGE,
    GOALS,
    KINDS,
    PANDORA,
    PLAGUE,
    TEMPLE,
    WIND,
    ZEUS,
)
from periplus.games.ulysses.rules.factions import leader
from periplus.games.ulysses.rules.payment import temple_cards_missing
from periplus.games.ulysses.rules.plagues import discs_at
from periplus.games.ulysses.rules.state import (
    ASK_PHASE,
    BUILD_ACTION,
    DEBATE_PHASE,
    GIVE_PHASE,
    JOKER_PHASE,
    PAY_PHASE,
    PLAGUE_ACTION,
    STAKE_PHASE,
    STRENGTHEN_PHASE,
    TARGET_PHASE,
    Position,
)
from periplus.games.ulysses.search.debate import place_of
from periplus.kernel.bits import bit, ones
from periplus.kernel.cards import count
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices

WHIM: Final = 0.5  # how much better a click may look by chance
FINE: Final = 1 << 20

# What to pay with, the least valuable kind first, and how many of a kind are worth keeping.
PURSE: Final = [PLAGUE, PANDORA, TEMPLE, WIND, CHALLENGE, ZEUS]
KEPT: Final = [6, 3, 2, 1, 1, 9]


class Plans:
    """Plans an action, a proposal or a word in a debate, click by click. `near` has how near each place is to
    each other."""

    def __init__(self) -> None:
        self.choices: Choices = Choices()
        self.near: vec[float] = vec[float]()
        self.purse: vec[i64] = vec[i64]([i64(kind) for kind in PURSE])
        self.kept: vec[i64] = vec[i64]([i64(number) for number in KEPT])

    def plan(self, state: Position, chance: Chance, out: vec[i64]) -> i64:
        """The clicks of a choice that may be worth its cards, and how many; none when there is wind."""
        code: i64 = self.click(state, chance)
        if code < 0:
            return 0
        return self.write(state, code, chance, out)

    def write(self, state: Position, code: i64, chance: Chance, out: vec[i64]) -> i64:
        """The clicks of the choice that begins with this one, and how many."""
        at: i64 = 0
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
        """The next click of the choice; -1 where there is none to plan."""
        if world.phase < STRENGTHEN_PHASE or world.phase > STAKE_PHASE:
            return -1
        world.offer(self.choices)
        if world.phase == STRENGTHEN_PHASE:
            return self.action(world, chance)
        if world.phase == ASK_PHASE or world.phase == DEBATE_PHASE:
            return self.word(world, chance)
        if world.phase == PAY_PHASE:
            return self.payment(world)
        if world.phase == STAKE_PHASE:
            return v.DONE if self.offers(v.DONE) else self.choices.codes[0]
        if world.phase == JOKER_PHASE:
            return self.choices.codes[0]
        return self.liked(world, 0, chance)

    def liked(self, world: Position, least: i64, chance: Chance) -> i64:
        """The click that looks best among those from this code on; without any, the last one offered."""
        best: i64 = self.choices.codes[self.choices.count - 1]
        most: float = -inf
        at: i64
        for at in range(self.choices.count):
            code: i64 = self.choices.codes[at]
            if code < least:
                continue
            worth: float = self.worth(world, code) + WHIM * float(chance.below(FINE)) / float(FINE)
            if worth > most:
                most = worth
                best = code
        return best

    def worth(self, world: Position, code: i64) -> float:
        """How good a place or a goal looks."""
        if world.phase == TARGET_PHASE:
            return self.strike(world, code - v.AT_PLACE)
        if world.phase == GIVE_PHASE:
            goal: i64 = world.goals[world.seat * GOALS + code - v.GIVE]
            return -self.near[world.ship * world.chart.size + goal]
        if world.phase == STRENGTHEN_PHASE and code < v.DRIFT:
            return self.pull(world, code - v.PROPOSE)
        if world.phase == ASK_PHASE:
            return self.pull(world, code - v.PUT_RED)
        return 0.0

    def action(self, world: Position, chance: Chance) -> i64:
        """Any action, or a proposal towards the seat's own goals: proposals come last in the offer."""
        number: i64 = 0
        while number < self.choices.count and self.choices.codes[number] < v.PROPOSE:
            number += 1
        if number == 0 or (number < self.choices.count and chance.below(2) == 0):
            return self.liked(world, v.PROPOSE, chance)
        return self.choices.codes[chance.below(number)]

    def word(self, world: Position, chance: Chance) -> i64:
        """Leave it to the others, or speak for the way to the seat's own goals."""
        quiet: i64 = v.PASS
        if world.phase == ASK_PHASE:
            quiet = v.AGREE
        if not self.offers(quiet):
            quiet = self.choices.codes[0]  # the objector has cured a place (F-22), and must go on
        if chance.below(2) == 0:
            return quiet
        if world.phase == ASK_PHASE:
            return self.liked(world, v.PUT_RED, chance)
        best: i64 = quiet
        most: float = self.pull(world, place_of(world, leader(world)))
        faction: i64
        for faction in range(BLACK + 1):
            if self.offers(v.BACK + faction) and self.pull(world, place_of(world, faction)) > most:
                most = self.pull(world, place_of(world, faction))
                best = v.BACK + faction
        return best

    def pull(self, world: Position, place: i64) -> float:
        """How near a place is to the goals that the seat has left."""
        total: float = 0.0
        shown: i64 = world.shown(world.seat)
        slot: i64
        for slot in range(GOALS):
            goal: i64 = world.goals[world.seat * GOALS + slot]
            if goal >= 0 and not shown >> slot & 1:
                total += self.near[place * world.chart.size + goal]
        return total

    def offers(self, code: i64) -> bool:
        at: i64
        for at in range(self.choices.count):
            if self.choices.codes[at] == code:
                return True
        return False

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
        discs: i64 = discs_at(world, place)
        if world.action != PLAGUE_ACTION:
            worth = -worth
            discs -= 1
        if discs > 0:  # it is barred already, or will still be
            worth = 0.0
        return (WHIM + worth) * self.near[world.ship * world.chart.size + place]

    def payment(self, world: Position) -> i64:
        """The first of the least valuable cards that make up what is due; Temple cards first for a temple."""
        hand: i64 = world.hands[world.seat] - world.payment
        due: i64 = world.due
        first: i64 = KINDS
        if world.action == BUILD_ACTION:
            missing: i64 = temple_cards_missing(world, world.payment)
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
        """The click of this kind of card; if it is not offered, of the least valuable that is."""
        offered: i64 = 0
        at: i64
        for at in range(self.choices.count):
            offered |= bit(self.choices.codes[at] - v.CARD)
        rank: i64 = 0
        while not offered >> kind & 1:
            kind = self.purse[rank]
            rank += 1
        return v.CARD + kind
