"""Advice for a person: the choices a search likes best, how likely each is to win, and why."""

from collections import defaultdict
from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

from periplus.bots.parts import parts_of
from periplus.bots.reasons import EVEN, ONLY, RIVALS, WIN
from periplus.bots.search.search import Search
from periplus.bots.searcher import Budget, Searcher
from periplus.games import KITS
from periplus.kernel.game import NOBODY, Game, State
from periplus.kernel.knowledge import Knowledge

BUDGET = Budget(4000, 1.0)
CHOICES = 3  # that are worth a mention
COMPARED = 8  # choices that those are compared with
GUESSES = 16  # in which they are compared
TRIED = 0.02  # of all iterations: what was looked into less is not mentioned
MOSTLY = 0.5  # of the guesses
REASON = 0.02  # in the evaluation's units: what makes less of a difference is no reason

Merits = dict[str, float]  # by reason, how much speaks for a choice


class Hint(NamedTuple):
    """A click, the chance to win with it, and the reason that speaks for it."""

    code: int
    chance: float
    reason: str

    @property
    def percent(self) -> int:
        """The chance for people, who take 0 and 100 for certain."""
        if 0 < self.chance < 1:
            return min(max(round(100 * self.chance), 1), 99)
        return round(100 * self.chance)


class Effects(NamedTuple):
    """What comes of a choice: how often it wins at once, and in each guess what speaks for it.

    Where the game is over, nothing does.
    """

    won: float
    merits: list[Merits | None]


def has_hints(game: Game) -> bool:
    """Whether there is advice in this game: somebody must have told the search how to judge it."""
    return KITS[game.name].facet("search") is not None


def hints(
    game: Game, knowledge: Knowledge, seed: int, budget: Budget = BUDGET, by_clock: bool = False
) -> list[Hint]:
    """The best clicks first. Only what the seat knows is used; a forced click needs no thought."""
    legal = knowledge.legal()
    searcher = Searcher(game, seed, budget, by_clock)
    search = searcher.search(knowledge)
    if len(legal) == 1:
        return [Hint(legal[0], search.win_chance(), ONLY)]
    searcher.think(search, perf_counter() + budget.seconds)
    enough = TRIED * float(search.root.visits)
    tried = [(code, chance) for code, visits, chance in search.clicks_tried() if visits >= enough]
    codes = dict.fromkeys([*(code for code, _ in tried), *legal])
    effects = {code: effects_of(game, search, code) for code in list(codes)[:COMPARED]}
    found = [Hint(code, chance, main_reason(code, effects)) for code, chance in tried[:CHOICES]]
    return sorted(found, key=lambda hint: -hint.chance)


def main_reason(code: int, effects: dict[int, Effects]) -> str:
    """The reason for which a choice is ahead of the other choices by most."""
    own = effects[code]
    if own.won > MOSTLY:
        return WIN
    edges: dict[str, float] = defaultdict(float)
    pairs = [pair for other in effects if other != code for pair in comparable(own, effects[other])]
    for mine, theirs in pairs:
        for reason, merit in mine.items():
            edges[reason] += (merit - theirs[reason]) / len(pairs)
    best = max(edges, key=lambda reason: edges[reason], default=EVEN)
    return best if edges[best] > REASON else EVEN


def comparable(one: Effects, other: Effects) -> Iterator[tuple[Merits, Merits]]:
    """Two choices in each guess in which the game goes on after both."""
    for mine, theirs in zip(one.merits, other.merits, strict=True):
        if mine is not None and theirs is not None:
            yield mine, theirs


def effects_of(game: Game, search: Search, code: int) -> Effects:
    """Look at a choice in some guesses.

    They are the same, with the same luck, for all choices: so those differ by what they do.
    """
    reasons, seat = parts_of(game.name).reason_of, search.knowledge.seat
    worlds = [search.after(code, number) for number in range(GUESSES)]
    won = sum(world.seat == NOBODY and seat in world.result().winners() for world in worlds)
    merits = [None if world.seat == NOBODY else merits_of(search, world, reasons) for world in worlds]
    return Effects(won / GUESSES, merits)


def merits_of(search: Search, world: State, reasons: dict[str, str]) -> Merits:
    """What speaks for the seat, by reason; what speaks for the others speaks against it."""
    evaluation, seat = search.evaluation, search.knowledge.seat
    merits = dict.fromkeys([*reasons.values(), RIVALS], 0.0)
    for other, measured in enumerate(evaluation.merits(world)):
        for term, merit in zip(evaluation.terms, measured, strict=True):
            if other == seat:
                merits[reasons[term]] += merit
            else:
                merits[RIVALS] -= merit / float(evaluation.seats - 1)
    return merits
