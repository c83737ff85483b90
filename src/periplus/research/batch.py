"""Many games at once, with what a program that learns needs of each: compiled with the rules.

Each row is a game. A step makes one click in every row and goes on to the next decision: the dealer draws,
the opponents play, and a game that is over is dealt anew. What a row needs of luck comes from its own
streams, so it plays the same in whatever batch it is. The buffers stay where they are: they can be looked at
without a copy.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from periplus.bots.search.evaluation import Evaluation
from periplus.bots.search.search import Manner, Search
from periplus.kernel.chance import Chance
from periplus.kernel.choices import ROOM, Choices
from periplus.kernel.encoding import Encoder, Sheet
from periplus.kernel.errors import IllegalClick
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, Result, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.playout import random_click

Returns = Callable[[Result], list[float]]

EVERYBODY: Final = -1  # instead of a learner's seat: it clicks for all
ANY_SEAT: Final = -2  # the learner's seat is drawn anew in each game
SAMPLING: Final = 0x5A5A5A5A  # sets the stream of samples apart from that of the dealer


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Plays the seats that are not the learner's, for all rows: it keeps nothing of a game."""

    def play(self, state: State, luck: Chance) -> None:
        """Make at least one click of the seat that decides. It is given the truth, and must not use it."""
        raise NotImplementedError


class Random(Opponent):
    """Clicks at random, as a sailor does."""

    def __init__(self) -> None:
        self.choices: Choices = Choices()

    def play(self, state: State, luck: Chance) -> None:
        state.apply(random_click(state, self.choices, luck))


class Greedy(Opponent):
    """Tries a few whole choices on a guess, and makes the one after which its prospects are best."""

    def __init__(self, state: State, evaluation: Evaluation, manner: Manner, codes: int) -> None:
        nobody = Knowledge(state, SPECTATOR)  # no seat here is the one that thinks: all have habits
        self.search: Search = Search(nobody, evaluation, None, manner, Chance(0), codes)

    def play(self, state: State, luck: Chance) -> None:
        search = self.search
        search.luck = luck
        state.offer(search.choices)
        if search.choices.count == 1:
            state.apply(search.choices.codes[0])
            return
        search.propose(state)
        at: i64
        for at in range(search.length):
            state.apply(search.clicks[at])


class Batch:
    """Games of one kind, all from the same beginning; `seeds` has one for each row."""

    def __init__(
        self,
        beginning: State,
        codes: int,
        encoder: Encoder | None,
        as_floats: bool,
        seeds: list[int],
        plies: int,
        learner: int,
        opponent: Opponent,
        returns: Returns,
    ) -> None:
        rows = len(seeds)
        self.beginning: State = beginning
        self.table: i64 = len(beginning.standing())
        self.codes: i64 = i64(codes)
        self.encoder: Encoder | None = encoder
        self.plies: i64 = i64(plies)  # after so many a game is broken off
        self.learner: i64 = i64(learner)
        self.opponent: Opponent = opponent
        self.returns: Returns = returns
        self.choices: Choices = Choices()
        self.states: list[State] = [beginning] * rows
        self.lucks: list[Chance] = [Chance(seed) for seed in seeds]
        self.samplers: list[Chance] = [Chance(seed ^ SAMPLING) for seed in seeds]
        self.played: vec[i64] = vec[i64]([0] * rows)
        self.legal: vec[i16] = vec[i16]([0] * (rows * ROOM))
        self.counts: vec[i64] = vec[i64]([0] * rows)

        # what can be looked at
        self.sheet: Sheet | None = None
        self.finals: Sheet | None = None  # the last look of the learner at games that are over
        if encoder is not None:
            self.sheet = Sheet(encoder.layout, rows, as_floats)
            self.finals = Sheet(encoder.layout, rows, as_floats)
        self.masks: vec[u8] = vec[u8]([0] * (rows * codes))
        self.seats: vec[i64] = vec[i64]([0] * rows)  # who decides, or the learner's seat
        self.rewards: vec[float] = vec[float]([0.0] * (rows * int(self.table)))
        self.terminated: vec[u8] = vec[u8]([0] * rows)
        self.truncated: vec[u8] = vec[u8]([0] * rows)
        self.samples: vec[i64] = vec[i64]([0] * rows)
        row: i64
        for row in range(rows):
            self.deal(row)
            self.show(row)

    def __repr__(self) -> str:
        return f"<Batch: {len(self.states)} games of {self.beginning!r}>"

    def step(self, actions: vec[i64]) -> None:
        """Make a click in each row. One that is not legal is refused, and nothing is done in any row."""
        row: i64
        masks, codes = self.masks, self.codes
        for row in range(len(actions)):
            code: i64 = actions[row]
            if code < 0 or code >= codes or i64(masks[row * codes + code]) == 0:
                raise IllegalClick(f"click {int(code)} is not legal in row {int(row)}")
        for row in range(len(actions)):
            self.advance(row, actions[row])

    def sample(self) -> None:
        """Fill `samples` with a legal click for each row, each as likely."""
        row: i64
        for row in range(len(self.counts)):
            at: i64 = self.samplers[row].below(self.counts[row])
            self.samples[row] = i64(self.legal[row * ROOM + at])

    def advance(self, row: i64, code: i64) -> None:
        """A click in one row, and on to the next decision."""
        if i64(self.terminated[row]) + i64(self.truncated[row]) != 0:
            self.forget_end(row)
        state = self.states[row]
        state.apply(code)
        self.played[row] += 1
        self.settle(row)
        if state.seat == NOBODY:
            self.finish(row, 1)
        elif self.played[row] >= self.plies:
            self.finish(row, 0)
        self.show(row)

    def settle(self, row: i64) -> None:
        """Play on until the learner decides, or the game is over."""
        state = self.states[row]
        luck = self.lucks[row]
        while state.seat != NOBODY:
            if state.seat == DEALER:
                state.apply(random_click(state, self.choices, luck))
            elif self.learner == EVERYBODY or state.seat == self.seats[row]:
                return
            else:
                self.opponent.play(state, luck)
            self.played[row] += 1
            if self.played[row] >= self.plies:
                return

    def finish(self, row: i64, is_over: i64) -> None:
        """Note how a game ended, and deal the next one."""
        state = self.states[row]
        if is_over == 1:
            self.terminated[row] = u8(1)
            returns = self.returns(state.result())
            seat: i64
            for seat in range(self.table):
                self.rewards[row * self.table + seat] = returns[seat]
        else:
            self.truncated[row] = u8(1)
        encoder = self.encoder
        finals = self.finals
        if encoder is not None and finals is not None:
            finals.write(encoder, state, self.viewer(row), row)
        self.deal(row)

    def viewer(self, row: i64) -> i64:
        """Who looks at a row: whoever decides, or the learner. Where nobody decides any more, seat 0."""
        if self.learner != EVERYBODY:
            return self.seats[row]
        if self.states[row].seat < 0:
            return 0
        return self.states[row].seat

    def forget_end(self, row: i64) -> None:
        self.terminated[row] = u8(0)
        self.truncated[row] = u8(0)
        seat: i64
        for seat in range(self.table):
            self.rewards[row * self.table + seat] = 0.0

    def deal(self, row: i64) -> None:
        """A new game, up to the first decision that is the learner's; one that ends before is not counted."""
        luck = self.lucks[row]
        while True:
            self.states[row] = self.beginning.clone()
            self.played[row] = 0
            if self.learner == ANY_SEAT:
                self.seats[row] = luck.below(self.table)
            elif self.learner != EVERYBODY:
                self.seats[row] = self.learner
            self.settle(row)
            if self.states[row].seat >= 0 and self.played[row] < self.plies:
                return

    def show(self, row: i64) -> None:
        """Write what the next decision needs: who decides, what is legal, and what that seat knows."""
        state = self.states[row]
        first: i64 = row * self.codes
        start: i64 = row * ROOM
        masks, legal, choices = self.masks, self.legal, self.choices
        at: i64
        for at in range(start, start + self.counts[row]):
            masks[first + i64(legal[at])] = u8(0)
        state.offer(choices)
        codes, count = choices.codes, choices.count
        self.counts[row] = count
        for at in range(count):
            code: i64 = codes[at]
            masks[first + code] = u8(1)
            legal[start + at] = i16(code)
        if self.learner == EVERYBODY:
            self.seats[row] = state.seat
        encoder = self.encoder
        sheet = self.sheet
        if encoder is not None and sheet is not None:
            sheet.write(encoder, state, state.seat, row)
