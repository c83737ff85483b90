"""Bots that search: the same way to think, with more or less time for it."""

from time import perf_counter
from typing import NamedTuple

from periplus.bots.bot import Bot
from periplus.bots.parts import evaluation_of, parts_of, reading_of
from periplus.bots.search.evaluation import Evaluation
from periplus.bots.search.search import Search
from periplus.bots.styles import PLAIN, Style
from periplus.kernel.chance import Chance
from periplus.kernel.game import Game
from periplus.kernel.knowledge import Knowledge

AT_LEAST = 32  # iterations for a click, even if the time is up


class Budget(NamedTuple):
    """How long to think about a choice: iterations, and for people no longer than so many seconds."""

    iterations: int
    seconds: float = 0.0


class Searcher(Bot):
    """Plays what the search trusts most. By the clock it keeps to the seconds of its budget; otherwise the
    same seed gives the same play.
    """

    def __init__(
        self, game: Game, seed: int, budget: Budget, by_clock: bool = False, style: Style = PLAIN
    ) -> None:
        self.game = game
        self.style = style
        self.budget = budget
        self.by_clock = by_clock
        self.chance = Chance(seed)
        self.evaluation: Evaluation | None = None
        self.reading = reading_of(game.name)
        # of each click of the last choice: the codes that were tried, how often, and the chances to win
        self.thoughts: list[list[tuple[int, int, float]]] = []

    def __repr__(self) -> str:
        manner = f"{self.style.name}, " if self.style.name else ""
        return f"<Searcher: {manner}{self.budget.iterations} iterations>"

    def search(self, knowledge: Knowledge) -> Search:
        if self.evaluation is None or self.evaluation.seats != knowledge.seats:
            self.evaluation = evaluation_of(self.game.name, int(knowledge.seats), self.style)
        self.evaluation.own = knowledge.seat
        manner = parts_of(self.game.name).manner
        return Search(knowledge, self.evaluation, self.reading, manner, self.chance, self.game.verbs.size)

    def choose(self, knowledge: Knowledge) -> int:
        return self.decide(knowledge)[0]

    def decide(self, knowledge: Knowledge) -> list[int]:
        """A whole choice from one tree: what was thought about its first click serves the others."""
        search, until = self.search(knowledge), perf_counter() + self.budget.seconds
        clicks: list[int] = []
        self.thoughts = []
        ahead: Knowledge | None = knowledge
        while ahead is not None:
            legal = ahead.legal()
            if len(legal) > 1:
                self.think(search, until)
            code = search.best() if len(legal) > 1 else legal[0]
            clicks.append(code)
            self.thoughts.append(search.clicks_tried() if len(legal) > 1 else [])
            ahead = ahead.after(code)
            if ahead is not None:
                search.advance(code, ahead)
        return clicks

    def think(self, search: Search, until: float) -> None:
        if self.by_clock:
            search.think(AT_LEAST)
            search.think(self.budget.iterations, until - perf_counter())
        else:
            search.think(self.budget.iterations)
