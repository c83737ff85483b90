"""Information-set Monte Carlo tree search over a seat's guesses, for any game on the kernel.

An iteration takes a guess of the hidden cards, walks down the tree by clicks that are legal in it, adds one
click, plays on for a few choices, and gives everybody's chances in the position reached to all clicks on the
way: each seat is taken to maximise its own. Draws of the dealer are made at random and leave no trace in the
tree. New clicks are proposed by trying a few whole choices at random and taking the best: so a choice of
many clicks is weighed as a whole, and the tree grows only where something good was found.
"""

from math import inf, log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.bots.search.evaluation import Evaluation
from periplus.bots.search.reading import Reading
from periplus.bots.search.tree import Node
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, NOBODY, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.playout import random_click

LONGEST: Final = 256  # clicks of a choice
WORLDS: Final = 512  # guesses of one search
DOUBTS: Final = 6  # guesses from which one is drawn, the plausible ones more often
FINE: Final = 1 << 30  # steps of a random fraction
SETTLING: Final = 48  # choices to play at most until a position can be judged: debates can be long
CAUTION: Final = 0.15  # how much a click is marked down for having been tried little, when one is chosen
CLOCK: Final = 8  # iterations between two looks at the clock


class Manner:
    """How a search goes about it. Each game has the settings that it was measured to play best with."""

    def __init__(self, curiosity: float, tries: int, horizon: int, width: float, ideas: int = 0) -> None:
        self.curiosity: float = curiosity  # how much a click is tried because it was tried little
        self.tries: i64 = tries  # choices that are tried to propose one
        self.ideas: i64 = ideas  # how many of the tries follow a plan of the evaluation
        self.horizon: i64 = horizon  # choices that are played on beyond the tree
        self.width: float = width  # clicks considered, as a multiple of the square root of the visits


class Search:
    """One decision of one seat. It can be asked for its best click at any time, and go on thinking."""

    def __init__(
        self,
        knowledge: Knowledge,
        evaluation: Evaluation,
        reading: Reading | None,
        manner: Manner,
        chance: Chance,
        codes: int,
    ) -> None:
        self.knowledge: Knowledge = knowledge
        self.evaluation: Evaluation = evaluation
        self.reading: Reading | None = reading
        self.manner: Manner = manner
        self.chance: Chance = chance
        self.luck: Chance = chance
        self.worlds: list[State] = []
        self.root: Node = Node(-1, -1)
        self.choices: Choices = Choices()
        self.spare: Choices = Choices()
        self.values: vec[float] = vec[float]([0.0] * int(evaluation.seats))
        self.trial: vec[float] = vec[float]([0.0] * int(evaluation.seats))
        self.legal: vec[i64] = vec[i64]([0] * codes)  # by code, when it was last found legal
        self.now: i64 = 0
        self.quiet: Log = Log()
        self.proposed: i64 = 0
        self.clicks: vec[i64] = vec[i64]([0] * LONGEST)  # of the best choice tried
        self.length: i64 = 0
        self.trying: vec[i64] = vec[i64]([0] * LONGEST)
        self.tried: i64 = 0

    def think(self, visits: int, seconds: float = inf) -> None:
        """Iterate until the root has this many visits, those it had before included, or the time is up."""
        until: float = perf_counter() + seconds
        while self.root.visits < visits:
            self.iterate()
            if self.root.visits % CLOCK == 0 and perf_counter() > until:
                return

    def advance(self, code: int, knowledge: Knowledge) -> None:
        """Go on after a click of the seat itself, with the part of the tree below it.

        A forced click has no node of its own: the root already stands for what follows it.
        """
        if len(self.knowledge.legal()) > 1:
            below = self.root.child(code, self.knowledge.seat)
            self.root = below if below is not None else Node(-1, -1)
        self.knowledge = knowledge
        self.worlds = []

    # ---- what it has found ----

    def best(self) -> int:
        """The click it trusts most; before any thinking the first legal one."""
        favourite = self.root.favourite(CAUTION)
        return int(favourite.code) if favourite is not None else self.knowledge.legal()[0]

    def line(self) -> list[tuple[int, int]]:
        """The clicks it expects from here on, each with its seat; the dealer's draws are left out."""
        expected: list[tuple[int, int]] = []
        node = self.root.favourite(CAUTION)
        while node is not None:
            expected.append((int(node.seat), int(node.code)))
            node = node.favourite(CAUTION)
        return expected

    def clicks_tried(self) -> list[tuple[int, int, float]]:
        """Clicks it has tried: the code, how often, and the chance to win with it; the best first."""
        tried = sorted(self.root.children, key=lambda node: -node.trusted(CAUTION))
        return [(int(node.code), int(node.visits), node.mean()) for node in tried]

    def win_chance(self) -> float:
        """The seat's chance to win as things stand, from a guess."""
        self.evaluation.values(self.knowledge.guess(self.chance), self.values)
        return self.values[self.knowledge.seat]

    def after(self, code: i64, number: i64) -> State:
        """A guess as it stands after the choice that begins with this click and the dealer's draws after it.

        The same number gives the same guess and the same luck, so that choices differ only by what they do.
        """
        world = self.world(number)
        self.luck = Chance(int(number))
        self.quiet.told = 0
        world.apply(code, self.quiet)
        if self.quiet.told == 0 and world.seat == self.knowledge.seat:
            self.make_choice(world)
        while world.seat == DEALER:
            world.apply(random_click(world, self.choices, self.luck))
        return world

    def value_after(self, code: i64, number: i64) -> float:
        """The seat's chance to win in one of the guesses, once the position after a choice can be judged."""
        world = self.after(code, number)
        self.play_to_rest(world)
        self.evaluation.values(world, self.values)
        return self.values[self.knowledge.seat]

    # ---- an iteration ----

    def iterate(self) -> None:
        """Grow the tree by a click. Those at the root are compared in the same guesses with the same luck,
        so that luck cancels out."""
        world = self.world(self.chance.below(len(self.worlds) + 1))
        node = self.root
        path: list[Node] = []
        growing = True
        while growing:
            self.advance_to_choice(world)
            if world.seat == NOBODY:
                break
            chosen = self.select(node, world)
            if chosen is None:
                chosen = Node(self.proposed, world.seat)
                chosen.offered = 1
                node.children.append(chosen)
                growing = False
            if node is self.root:
                world = self.world(chosen.visits)
                self.luck = Chance(int(chosen.visits))
            self.quiet.told = 0
            world.apply(chosen.code, self.quiet)
            path.append(chosen)
            node = chosen
        if not growing and self.quiet.told == 0 and world.seat == node.seat:
            self.make_choice(world)
        for _ in range(self.manner.horizon):
            self.make_choice(world)
        self.play_to_rest(world)
        self.evaluation.values(world, self.values)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += self.values[node.seat]

    def world(self, number: i64) -> State:
        """A copy of one of the guesses; after the first `WORLDS` they are used again."""
        number %= WORLDS
        while number >= len(self.worlds):
            self.worlds.append(self.plausible_guess())
        return self.worlds[number].clone()

    def plausible_guess(self) -> State:
        """One of a few guesses, by how likely each is after what the others did."""
        chosen = self.knowledge.guess(self.chance)
        reading = self.reading
        if reading is None:
            return chosen
        if len(self.worlds) == 0:
            reading.hear(chosen, self.knowledge.facts)
        total: float = reading.likely(chosen)
        for _ in range(DOUBTS - 1):
            other = self.knowledge.guess(self.chance)
            likely: float = reading.likely(other)
            total += likely
            if float(self.chance.below(FINE)) * total < likely * float(FINE):
                chosen = other
        return chosen

    def play_to_rest(self, world: State) -> None:
        """Play on to where the position can be judged, but not for ever."""
        self.advance_to_choice(world)
        for _ in range(SETTLING):
            if world.seat == NOBODY or self.evaluation.at_rest(world):
                return
            self.make_choice(world)
            self.advance_to_choice(world)

    def advance_to_choice(self, world: State) -> None:
        """Up to where somebody has a choice: the dealer draws, and what is forced is clicked."""
        while world.seat != NOBODY:
            if world.seat == DEALER:
                world.apply(random_click(world, self.choices, self.luck))
                continue
            world.offer(self.choices)
            if self.choices.count > 1:
                return
            world.apply(self.choices.codes[0])

    def select(self, node: Node, world: State) -> Node | None:
        """The click to look into; None if the one `proposed` is to be added."""
        self.now += 1
        at: i64
        for at in range(self.choices.count):
            self.legal[self.choices.codes[at]] = self.now
        known: i64 = 0
        best: Node | None = None
        most: float = -1.0
        for child in node.children:
            if self.legal[child.code] != self.now or child.seat != world.seat:
                continue
            known += 1
            child.offered += 1
            hope: float = child.total / float(child.visits) + self.manner.curiosity * sqrt(
                log(float(child.offered) + 1.0) / float(child.visits)
            )
            if hope > most:
                most = hope
                best = child
        if known == self.choices.count:
            return best
        if best is not None and float(known) >= self.manner.width * sqrt(float(node.visits)):
            return best
        self.propose(world)
        return node.child(self.proposed, world.seat)

    def make_choice(self, world: State) -> None:
        """Play on by the best of a few choices."""
        self.advance_to_choice(world)
        if world.seat == NOBODY:
            return
        self.propose(world)
        for at in range(self.length):
            world.apply(self.clicks[at])

    def propose(self, world: State) -> None:
        """Try a few choices in full, and keep the `clicks` of the best. Expects the legal ones in `choices`.

        Whoever decides goes by a guess of their own: they cannot know the hidden cards of this world. The
        others follow their habits, where the game knows any.
        """
        seat: i64 = world.seat
        if seat != self.knowledge.seat:
            self.length = self.evaluation.habit(world, self.luck, self.clicks)
            if self.length > 0:
                self.proposed = self.clicks[0]
                return
        count: i64 = self.choices.count
        first: i64 = self.luck.below(count)
        most: float = -1.0
        before = world.guess(seat, self.luck)
        trial: i64
        for trial in range(self.manner.tries):
            after = before.clone()
            planned: i64 = 0
            if trial < self.manner.ideas:
                planned = self.evaluation.plan(before, self.luck, self.trying)
            if planned == 0:
                self.trying[0] = self.choices.codes[(first + trial) % count]
                planned = 1
            self.attempt(after, planned, seat)
            self.evaluation.values(after, self.trial)
            if self.trial[seat] > most:
                most = self.trial[seat]
                self.length = self.tried
                self.clicks, self.trying = self.trying, self.clicks
        self.proposed = self.clicks[0]

    def attempt(self, world: State, planned: i64, seat: i64) -> None:
        """Make these clicks, go on at random to the end of the choice, and let the dealer draw after it."""
        self.quiet.told = 0
        self.tried = 0
        while self.tried < planned and world.seat == seat and self.quiet.told == 0:
            world.apply(self.trying[self.tried], self.quiet)
            self.tried += 1
        while world.seat == seat and self.quiet.told == 0:
            code: i64 = random_click(world, self.spare, self.luck)
            self.trying[self.tried] = code
            self.tried += 1
            world.apply(code, self.quiet)
        while world.seat == DEALER:
            world.apply(random_click(world, self.spare, self.luck))
