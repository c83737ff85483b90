"""Many games at once in arrays: `periplus.vector(NAME, seats=3, batch=1024)`.

Each row is a game, which goes on as long as steps are made: one that ends is dealt anew at once. The arrays
stay where they are and change with every step; copy what is to be kept.
"""

from typing import Any, Final

try:
    import numpy as np
except ModuleNotFoundError as error:
    needed = "arrays need the extra 'research': pip install 'periplus[research]'"
    raise ModuleNotFoundError(needed, name=error.name) from None

from periplus.kernel.encoding import Layout
from periplus.kernel.errors import OptionError
from periplus.kernel.game import Game
from periplus.kernel.seal import new_secret
from periplus.research.rows import Array, Here, Plan
from periplus.research.table import Table
from periplus.research.workers import Elsewhere


class Vector:
    """The games of a batch, and what is known of each row after the last step.

    `observations` is what the seat that decides knows, and `masks` what it may click. Without opponents the
    learner clicks for every seat: `seats` says for which, and `returns` has a column for each. Among
    opponents it has one seat in each game, and `rewards` is what that got. Where a game has just ended,
    `terminated` (or `truncated`, after `game.plies` decisions) is set, and all else is of the next game.
    """

    def __init__(self, plan: Plan, rows: int, workers: int) -> None:
        if rows < 1:
            raise OptionError(f"batch must be 1 or more, not {rows}")
        self.plan: Final = plan
        self.table: Final = plan.table
        self.batch: Final = rows
        self.rows: Here | Elsewhere = (
            Elsewhere(plan, rows, workers) if workers > 1 else Here(plan, range(rows))
        )
        arrays = self.rows.arrays
        nothing = np.zeros((rows, 0), np.float32)
        self.observations: Final[Array] = arrays.get("observations", nothing)
        self.finals: Final[Array] = arrays.get("finals", nothing)
        self.masks: Final = arrays["masks"]
        self.seats: Final = arrays["seats"]
        self.returns: Final = arrays["returns"]
        self.terminated: Final = arrays["terminated"]
        self.truncated: Final = arrays["truncated"]
        self._samples: Final = arrays["samples"]
        self._all_rows: Final = np.arange(rows)
        self._played_from: Array = self.seats.copy()

    def __repr__(self) -> str:
        return f"<Vector: {self.batch} games of {self.table!r}>"

    @property
    def layout(self) -> Layout:
        """What the columns of the observations mean."""
        return self.table.encoder.layout

    @property
    def dones(self) -> Array:
        """The rows in which a game has just ended."""
        return np.logical_or(self.terminated, self.truncated)

    @property
    def rewards(self) -> Array:
        """What the seat got that made the last click, or among opponents the learner's: 0 but at the end."""
        return self.returns[self._all_rows, self._played_from]

    def step(self, actions: Any) -> None:
        """Make these clicks, one in each row. An IllegalClick says which row's is not legal."""
        clicks = np.ascontiguousarray(actions, dtype=np.int64)
        if clicks.shape != (self.batch,):
            raise OptionError(f"{self.batch} actions are needed, one for each row, not {clicks.shape}")
        self._played_from[:] = self.seats
        self.rows.step(clicks)

    def sample(self) -> Array:
        """A legal click for each row, at random: each row has a stream of its own for them."""
        self.rows.sample()
        return self._samples

    def close(self) -> None:
        """End the workers, if there are any."""
        self.rows.close()

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def vector(
    game: str | Game,
    seats: int = 0,
    batch: int = 1024,
    opponents: str | None = None,
    *,
    seat: int | None = None,
    seed: int | None = None,
    observations: str = "floats",
    returns: str = "rank",
    workers: int = 1,
    **options: object,
) -> Vector:
    """Many games at once. With opponents (`sailor`, `greedy`, or a level of bots) the learner has one seat in
    each game, another every time unless `seat` says which; without, it plays all of them.

    The same seed plays the same games, whatever the number of workers. Observations are `floats`, `ints`, or
    `none`; returns are by `rank` (1 to -1), `win` (shares of 1), or `points`.
    """
    if seed is None:
        seed = int.from_bytes(new_secret()[:4], "big")
    plan = Plan(Table(game, seats, returns, options), opponents, seat, observations, seed)
    return Vector(plan, batch, workers)
