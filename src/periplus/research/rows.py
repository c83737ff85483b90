"""The rows of a vector environment in this process: what they are, and arrays that show their memory."""

from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from periplus.kernel.encoding import Layout, Sheet
from periplus.kernel.errors import OptionError
from periplus.research.batch import ANY_SEAT, EVERYBODY, Batch
from periplus.research.opponents import RANDOM, opponent_named
from periplus.research.table import Table

Array = np.ndarray[Any, np.dtype[Any]]

FORMS: Final = ("floats", "ints", "none")
SPREAD: Final = 0x9E3779B97F4A7C15  # one row's seed and the next lie far apart
SEEDS: Final = (1 << 63) - 1


class Plan:
    """Everything about a vector environment but its rows: what every worker process is given."""

    def __init__(
        self,
        table: Table,
        opponents: str | None,
        seat: int | None,
        observations: str,
        seed: int,
    ) -> None:
        if observations not in FORMS:
            raise OptionError(f"observations can be {', '.join(FORMS)}, not {observations!r}")
        if seat is not None and (opponents is None or not 0 <= seat < table.seats):
            raise OptionError(f"seat {seat}: the learner sits at 0 to {table.seats - 1}, among opponents")
        self.table = table
        self.opponents = opponents
        self.learner = EVERYBODY if opponents is None else ANY_SEAT if seat is None else seat
        self.observations = observations
        self.seed = seed

    def batch(self, rows: range) -> Batch:
        """The games of these rows. Which other rows are with them makes no difference."""
        table = self.table
        return Batch(
            table.beginning,
            table.codes,
            table.encoder if self.observations != "none" else None,
            self.observations == "floats",
            [seed_of(self.seed, row) for row in rows],
            table.game.plies,
            self.learner,
            opponent_named(self.opponents or RANDOM, table, self.seed),
            table.returns,
        )

    def shapes(self, rows: int) -> dict[str, tuple[tuple[int, ...], type]]:
        """What there is for so many rows: shape and type of each array."""
        found: dict[str, tuple[tuple[int, ...], type]] = {
            "masks": ((rows, self.table.codes), np.bool_),
            "seats": ((rows,), np.int64),
            "returns": ((rows, self.table.seats), np.float64),
            "terminated": ((rows,), np.bool_),
            "truncated": ((rows,), np.bool_),
            "samples": ((rows,), np.int64),
        }
        if self.observations != "none":
            layout = self.table.encoder.layout
            width = layout.floats if self.observations == "floats" else len(layout.fields)
            kind = np.float32 if self.observations == "floats" else np.int16
            found["observations"] = ((rows, width), kind)
            found["finals"] = ((rows, width), kind)
        return found


def seed_of(seed: int, row: int) -> int:
    return (seed * 1_000_003 + (row + 1) * SPREAD) & SEEDS


def buffer_of(sheet: Sheet) -> Any:
    return sheet.floats if sheet.as_floats else sheet.ints


def looked_at(batch: Batch, plan: Plan) -> dict[str, Array]:
    """The arrays of a batch: they show its own memory, and cannot be written."""
    memory: dict[str, Any] = {
        "masks": batch.masks,
        "seats": batch.seats,
        "returns": batch.rewards,
        "terminated": batch.terminated,
        "truncated": batch.truncated,
        "samples": batch.samples,
    }
    if batch.sheet is not None and batch.finals is not None:
        memory["observations"] = buffer_of(batch.sheet)
        memory["finals"] = buffer_of(batch.finals)
    shapes = plan.shapes(len(batch.states))
    return {
        name: np.frombuffer(memoryview(memory[name]), dtype=kind).reshape(shape)
        for name, (shape, kind) in shapes.items()
    }


def floats_of(layout: Layout, ints: Array) -> Array:
    """Rows of ints, as datasets have them, as floats."""
    found = np.zeros((len(ints), layout.floats), np.float32)
    for field in layout.fields:
        rows = np.flatnonzero(ints[:, field.at])
        told = ints[rows, field.at]
        if field.options:
            found[rows, field.first + told - 1] = 1
        else:
            found[rows, field.first] = told / field.most
    return found


class Here:
    """Rows in this process."""

    def __init__(self, plan: Plan, rows: range) -> None:
        self.batch = plan.batch(rows)
        self.arrays = looked_at(self.batch, plan)

    def step(self, actions: Array) -> None:
        self.batch.step(vec[i64](memoryview(actions)))  # type: ignore[arg-type]

    def sample(self) -> None:
        self.batch.sample()

    def close(self) -> None:
        """There is nothing to end."""
