"""The rows of a vector environment in processes of their own, which write into memory that all share."""

import math
from contextlib import suppress
from itertools import pairwise
from mmap import mmap
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import numpy as np

from periplus.arena.processes import deaf_to_interrupts
from periplus.kernel.errors import ArenaError, IllegalClick
from periplus.research.rows import Array, Here, Plan

STEP, SAMPLE, END = "step", "sample", "end"
ALIGNED = 64  # bytes: an array begins where a cache line does
SHARED = Path("/dev/shm")  # memory that looks like files, where there is such a thing


class Room:
    """Arrays in a file that several processes have in their memory. They stay when the file is gone."""

    def __init__(self, plan: Plan, rows: int, path: str) -> None:
        shapes = {**plan.shapes(rows), "actions": ((rows,), np.int64)}
        starts, size = {}, 0
        for key, (shape, kind) in shapes.items():
            starts[key] = size
            size += -(-math.prod(shape) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
        with open(path, "r+b") as file:
            file.truncate(size)
            memory = mmap(file.fileno(), size)
        self.arrays: dict[str, Array] = {
            key: np.ndarray(shape, kind, memory, starts[key]) for key, (shape, kind) in shapes.items()
        }


def work(plan: Plan, rows: int, own: range, path: str, pipe: Connection) -> None:
    """What a worker does: its own rows, as often as it is told to."""
    room, here, told = Room(plan, rows, path), Here(plan, own), STEP
    part = slice(own.start, own.stop)
    shared = {key: room.arrays[key][part] for key in here.arrays}
    try:
        while told != END:
            for key, array in here.arrays.items():
                if told == STEP or key == "samples":
                    shared[key][...] = array
            pipe.send(None)
            told = pipe.recv()
            if told == STEP:
                here.step(room.arrays["actions"][part])
            elif told == SAMPLE:
                here.sample()
    except EOFError:
        pass  # whoever gave the orders is gone
    except Exception as error:
        pipe.send(error)


class Elsewhere:
    """All rows, each in one of several processes."""

    def __init__(self, plan: Plan, rows: int, workers: int) -> None:
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        ends = [rows * number // workers for number in range(workers + 1)]
        with NamedTemporaryFile(dir=SHARED if SHARED.is_dir() else None) as file:
            self.room = Room(plan, rows, file.name)
            with deaf_to_interrupts():
                for first, last in pairwise(ends):
                    own, theirs = context.Pipe()
                    given = (plan, rows, range(first, last), file.name, theirs)
                    process = context.Process(target=work, args=given, daemon=True)
                    process.start()
                    theirs.close()
                    self.pipes.append(own)
                    self.processes.append(process)
            self.wait()
        self.actions = self.room.arrays.pop("actions")
        self.arrays = {key: array.view() for key, array in self.room.arrays.items()}
        for array in self.arrays.values():
            array.flags.writeable = False
        self.rows = np.arange(rows)

    def tell(self, what: str) -> None:
        for pipe in self.pipes:
            pipe.send(what)
        self.wait()

    def wait(self) -> None:
        """Until all have done their part; what went wrong in one of them is raised here."""
        errors: list[Exception] = []
        for pipe in self.pipes:
            try:
                error = pipe.recv()
            except EOFError:
                raise ArenaError("a worker process was killed: make the environment again") from None
            if error is not None:
                errors.append(error)
        if errors:
            raise errors[0]

    def step(self, actions: Array) -> None:
        codes = self.arrays["masks"].shape[1]
        known = (actions >= 0) & (actions < codes)
        legal = known & self.arrays["masks"][self.rows, np.where(known, actions, 0)]
        if not legal.all():  # before any worker has done anything
            row = int(np.argmin(legal))
            raise IllegalClick(f"click {actions[row]} is not legal in row {row}")
        self.actions[...] = actions
        self.tell(STEP)

    def sample(self) -> None:
        self.tell(SAMPLE)

    def close(self) -> None:
        for pipe, process in zip(self.pipes, self.processes):
            with suppress(OSError):
                pipe.send(END)
            pipe.close()
            process.join()
        self.pipes, self.processes = [], []
