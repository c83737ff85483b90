"""How puzzles are found: captains play, and where one choice stands out that a helmsman misses, it is kept.

A position has to pass these filters, the cheap ones first:

- there is something to choose;
- the captain's first impression is that it matters;
- the helmsman would click something else;
- the game is open: the chance to win is neither nearly nothing nor nearly certain;
- a longer search also finds the captain's click best, by a wide gap;
- so does a search with another seed;
- in the same guesses with the same luck, it is better than the next best one by more than the error;
- there is a reason that can be said.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from periplus.arena.dealer import Dealer
from periplus.arena.plan import Plan, seed_for
from periplus.arena.puzzle import Puzzle
from periplus.arena.statistics import NORMAL_95
from periplus.bots import make_bot
from periplus.bots.hint import Comparison
from periplus.bots.search.search import Search
from periplus.bots.searcher import Budget, Searcher
from periplus.games import game_named
from periplus.kernel.errors import OptionError
from periplus.kernel.game import DEALER, Code, Game
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.reasons import EVEN
from periplus.kernel.voyage import Voyage

IMPRESSION = 0.75  # of the gap: what looks like less to the captain who plays is not looked into
LOOKED_INTO = 0.02  # of all iterations: the chance with a click that was tried less is a guess,
AT_LEAST = 4  # and so is that with one that was tried less often than this
RIVALS = 3  # other clicks, with the best chances, in spite of that: the best has to beat each of them
FIRST_LOOK = 4  # the first of the longer searches is so many times shorter: most positions fail there


class Filters(NamedTuple):
    """What a position has to pass, and how much is thought about it."""

    choices: int = 3  # clicks to choose among, at least
    open: tuple[float, float] = (0.1, 0.95)  # the chance to win with the best choice
    gap: float = 0.05  # how much better it is than the next best, at least
    iterations: int = 4000  # of the searches that confirm it
    samples: int = 256  # guesses in which the two are compared
    apart: int = 24  # plies between two puzzles of the same game


class Found(NamedTuple):
    """The best click at a position, the next best, the chance with the best, and the gap between them."""

    best: Code
    other: Code
    chance: float
    gap: float


class Candidate(NamedTuple):
    """A choice that may make a puzzle: its ply, its clicks, and what a helmsman would have clicked."""

    ply: int
    line: list[Code]
    tempting: Code


class Searched(NamedTuple):
    """A game that was looked through: its puzzles, and how many positions got past each filter."""

    number: int
    puzzles: list[Puzzle]
    passed: dict[str, int]


def search_game(plan: Plan, number: int, filters: Filters) -> Searched:
    """Play a game of the plan, and look for puzzles in it."""
    game = game_named(plan.game)
    voyage = Voyage(game, plan.seating(number), plan.options)
    captains = [
        Captain(game, seed_for(plan, f"bot {seat}", number), Budget(iterations))
        for seat, iterations in enumerate(budgets(plan))
    ]
    helmsman = make_bot("helmsman", game, plan.options, seed_for(plan, "helmsman", number))
    dealer = Dealer(seed_for(plan, "deal", number))
    finder = Finder(game, filters, seed_for(plan, "finder", number))
    candidates: list[Candidate] = []
    while not voyage.over and voyage.ply < game.plies:
        seat = int(voyage.state.seat)
        if seat == DEALER:
            voyage.click(dealer.draw(voyage.state.legal(), voyage.state.weights()))
            continue
        knowledge = voyage.knowledge(seat)
        line = captains[seat].decide(knowledge)
        if finder.is_promising(knowledge, captains[seat].found):
            tempting = helmsman.choose(knowledge)
            if tempting != line[0]:
                finder.passed["helmsman"] += 1
                candidates.append(Candidate(voyage.ply, line, tempting))
        for code in line:
            voyage.click(code)
    puzzles: list[Puzzle] = []
    for candidate in candidates:
        if puzzles and candidate.ply < puzzles[-1].ply + filters.apart:
            continue
        if (puzzle := finder.puzzle(voyage, number, candidate)) is not None:
            puzzles.append(puzzle)
    return Searched(number, puzzles, dict(finder.passed))


def budgets(plan: Plan) -> list[int]:
    """The iterations of each captain of a plan."""
    bots = [make_bot(bot, game_named(plan.game), plan.options, 0) for bot in plan.bots]
    searchers = [bot for bot in bots if isinstance(bot, Searcher)]
    if len(searchers) < len(bots):
        raise OptionError(f"{', '.join(plan.levels)}: only bots that search find puzzles")
    return [searcher.budget.iterations for searcher in searchers]


class Captain(Searcher):
    """A captain who remembers what was found about the first click of the last choice."""

    found: Found | None = None
    _choosing = False

    def decide(self, knowledge: Knowledge) -> list[Code]:
        self.found, self._choosing = None, False
        return super().decide(knowledge)

    def think(self, search: Search, until: float) -> None:
        super().think(search, until)
        if not self._choosing:
            self.found, self._choosing = found_in(search), True


class Finder:
    """Puts positions of a game through the filters."""

    def __init__(self, game: Game, filters: Filters, seed: int) -> None:
        self.game = game
        self.filters = filters
        self.seed = seed
        self.passed: Counter[str] = Counter()

    def is_promising(self, knowledge: Knowledge, found: Found | None) -> bool:
        """Whether there is something to choose, and the captain's first impression is that it matters."""
        self.passed["all"] += 1
        if found is None or len(knowledge.legal()) < self.filters.choices:
            return False
        return found.gap >= IMPRESSION * self.filters.gap

    def puzzle(self, voyage: Voyage, number: int, candidate: Candidate) -> Puzzle | None:
        """The puzzle at this ply, if it passes every filter."""
        ply, line, tempting = candidate
        knowledge = voyage.knowledge(voyage.deciders[ply], ply)
        quick = self.look(knowledge, ply, self.filters.iterations // FIRST_LOOK)[1]
        if not self.stands_out(quick, line[0]):
            return None
        self.passed["gap"] += 1
        search, found = self.look(knowledge, ply + 1, self.filters.iterations)
        if not self.stands_out(found, line[0]):
            return None
        again = self.look(knowledge, ply + 2, self.filters.iterations)[1]
        if not self.stands_out(again, line[0]):
            return None
        assert found is not None
        self.passed["other seed"] += 1
        margins = [self.margin(search, found.best, rival) for rival in rivals(search, found)]
        if None in margins:
            return None
        self.passed["error"] += 1
        reason = Comparison(self.game, search, found.best, found.other).reason()
        if reason.name == EVEN:
            return None
        self.passed["reason"] += 1
        return Puzzle(
            id=f"{number}-{ply}",
            game=self.game.name,
            rules=self.game.rules,
            seats=len(voyage.seats),
            options=voyage.options,
            length=voyage.ply,
            decisions=voyage.decisions[:ply],
            best=found.best,
            line=line,
            other=found.other,
            tempting=tempting,
            chance=round(found.chance, 3),
            gap=round(found.gap, 3),
            margin=round(margins[0] or 0.0, 3),
            reason=reason,
        )

    def stands_out(self, found: Found | None, best: Code) -> bool:
        """Whether this click was found best, by a wide gap, in a game that is open."""
        low, high = self.filters.open
        return (
            found is not None
            and found.best == best
            and low <= found.chance <= high
            and found.gap >= self.filters.gap
        )

    def look(self, knowledge: Knowledge, seed: int, iterations: int) -> tuple[Search, Found | None]:
        """Search the position. Nothing is found where only one click was worth a try."""
        search = Searcher(self.game, self.seed + seed, Budget(iterations)).search(knowledge)
        search.think(iterations)
        return search, found_in(search)

    def margin(self, search: Search, best: Code, rival: Code) -> float | None:
        """How far the difference between two clicks may be off, in the same guesses with the same luck; None
        if the best may be no better."""
        values = [
            search.value_after(best, at) - search.value_after(rival, at) for at in range(self.filters.samples)
        ]
        margin = NORMAL_95 * stdev(values) / sqrt(len(values))
        return margin if fmean(values) > margin else None


def found_in(search: Search) -> Found | None:
    """What a search found best, and what next best of those that it has looked into."""
    tried = search.clicks_tried()
    if len(tried) < 2:
        return None
    enough = max(AT_LEAST, LOOKED_INTO * float(search.root.visits))
    best, _, chance = tried[0]
    looked_into = [click for click in tried[1:] if click[1] >= enough] or tried[1:]
    other, _, next_chance = max(looked_into, key=lambda click: click[2])
    return Found(best, other, chance, chance - next_chance)


def rivals(search: Search, found: Found) -> list[Code]:
    """The next best click, and others whose chances look good, though they were hardly tried."""
    hopeful = sorted(search.clicks_tried()[1:], key=lambda click: -click[2])
    others = [code for code, _, _ in hopeful if code != found.other]
    return [found.other, *others[: RIVALS - 1]]


# ---- which of them are kept ----


def chosen(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """As many as are wanted, of as many kinds as there are: by the verb in turn, the widest gap first."""
    by_verb: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(found, key=lambda puzzle: -puzzle.gap):
        verb, _ = game_named(puzzle.game).verbs.split(puzzle.best)
        by_verb.setdefault(verb.name, []).append(puzzle)
    return [puzzle for puzzle, _ in zip(in_turn(by_verb), range(count), strict=False)]


def in_turn(groups: dict[str, list[Puzzle]]) -> Iterator[Puzzle]:
    """One of each group, then again one of each, until there are none left."""
    for at in range(max(map(len, groups.values()), default=0)):
        for name in sorted(groups):
            if at < len(groups[name]):
                yield groups[name][at]
