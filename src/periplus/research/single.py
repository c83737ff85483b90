"""One game at a time, for the environments that step through it: dealt, clicked, seen, masked."""

from typing import Any, Final

import numpy as np

from periplus.kernel.chance import Chance
from periplus.kernel.errors import IllegalClick
from periplus.kernel.game import NOBODY, Code, Seat, State
from periplus.kernel.seal import new_secret
from periplus.research.rows import Array, Plan, looked_at, seed_of
from periplus.research.table import Table


class Single:
    """A game that is played by clicks, with the dealer's luck from a seed. It is the only row of a batch."""

    def __init__(self, table: Table, observations: str) -> None:
        self.table: Final = table
        self.plan: Final = Plan(table, None, None, observations, 0)
        self.batch: Final = self.plan.batch(range(1))
        seen = looked_at(self.batch, self.plan)
        self.row: Final[Array] = seen["observations"][0] if "observations" in seen else np.zeros(0)
        self.legal: Final[Array] = seen["masks"][0].view(np.int8)
        self.nothing: Final[Array] = np.zeros(table.codes, np.int8)
        self.state: State = self.batch.states[0]
        self.shown: Seat = int(self.state.seat)

    def deal(self, seed: int | None) -> None:
        """Begin another game; without a seed the luck of the last one goes on."""
        if seed is not None:
            self.batch.lucks[0] = Chance(seed_of(seed, 0))
        self.batch.deal(0)
        self.state = self.batch.states[0]
        self.show()

    def show(self) -> None:
        self.batch.show(0)
        self.shown = int(self.state.seat)

    @property
    def seat(self) -> Seat:
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    @property
    def broken_off(self) -> bool:
        """Whether it has gone on for longer than a random game ever takes."""
        return not self.over and int(self.batch.played[0]) >= self.table.game.plies

    def may(self, code: Code) -> bool:
        return 0 <= code < self.table.codes and bool(self.legal[code])

    def click(self, code: Code) -> None:
        """A click of the seat that decides, and the dealer's draws after it."""
        if not self.may(code):
            raise IllegalClick(f"click {code} is not legal here; legal are {self.state.legal()}")
        self.state.apply(code)
        self.batch.played[0] += 1
        self.batch.settle(0)
        if self.state.seat != NOBODY:
            self.show()

    def observe(self, viewer: Seat) -> Array:
        """What a seat knows."""
        if viewer != self.shown or self.over:
            assert self.batch.sheet is not None
            self.batch.sheet.write(self.table.encoder, self.state, viewer, 0)
            self.shown = viewer
        return self.row.copy()

    def mask(self) -> Array:
        """What the seat that decides may click."""
        if self.over:
            return self.nothing.copy()
        return self.legal.copy()

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before it is over."""
        return self.table.returns(self.state.result()) if self.over else [0.0] * self.table.seats


def bounds(table: Table, observations: str) -> tuple[Any, Any, type]:
    """The least and the most of each number of an observation, and their type."""
    layout = table.encoder.layout
    if observations == "floats":
        return np.zeros(layout.floats, np.float32), np.ones(layout.floats, np.float32), np.float32
    most = np.array([field.most for field in layout.fields], np.int16)
    return np.zeros(len(most), np.int16), most, np.int16


def fresh_seed() -> int:
    return int.from_bytes(new_secret()[:4], "big")
