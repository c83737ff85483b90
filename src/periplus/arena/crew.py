"""Who plays the games: the processes of this machine.

No pool with threads of its own stands between us and the workers: whoever waits for an answer can be
interrupted at any moment, and nothing is left locked.
"""

import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from periplus.arena.plan import Plan, Played, play_some
from periplus.kernel.errors import ArenaError

ENDED = "a process was ended from outside; the same command plays the rest"


def play_here(plan: Plan, numbers: list[int], with_records: bool, processes: int) -> Iterator[list[Played]]:
    """The games of these numbers, as they end."""
    if processes == 1:
        for number in numbers:
            yield play_some(plan, [number], with_records)
        return
    waiting = iter(numbers)
    with crew_of(min(processes, len(numbers)), plan, with_records) as crew:
        for worker, number in zip(crew, waiting, strict=False):
            ask(worker, number)
        busy = list(crew)
        while busy:
            for ready in wait(busy):
                assert isinstance(ready, Connection)
                yield answer_of(ready)
                number = next(waiting, -1)
                if number < 0:
                    busy.remove(ready)
                else:
                    ask(ready, number)


@contextmanager
def crew_of(size: int, plan: Plan, with_records: bool) -> Iterator[list[Connection]]:
    """Lines to as many workers. In the end nobody waits for them: a game may have minutes to go."""
    # Spawned workers are the same on every system, and a fork beside the threads of a progress bar may hang.
    context = get_context("spawn")
    lines, workers = [], []
    try:
        with deaf_to_interrupts():
            for _ in range(size):
                ours, theirs = context.Pipe()
                worker = context.Process(target=work, args=(theirs, plan, with_records), daemon=True)
                worker.start()
                theirs.close()  # so that ours ends when the worker does
                lines.append(ours)
                workers.append(worker)
        yield lines
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()
        for line in lines:
            line.close()


def work(line: Connection, plan: Plan, with_records: bool) -> None:
    """A worker: plays the games whose numbers it is told, until nobody is there to tell it."""
    while True:
        try:
            number = line.recv()
        except EOFError:
            return
        try:
            line.send(play_some(plan, [number], with_records))
        except Exception as error:
            error.add_note(traceback.format_exc())
            line.send(error)


def ask(worker: Connection, number: int) -> None:
    try:
        worker.send(number)
    except OSError:
        raise ArenaError(ENDED) from None


def answer_of(worker: Connection) -> list[Played]:
    try:
        answer: list[Played] | Exception = worker.recv()
    except (EOFError, OSError):
        raise ArenaError(ENDED) from None
    if isinstance(answer, Exception):
        raise answer
    return answer


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Workers that are started now never hear Ctrl-C: it is for the main process, which then ends them."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def cores() -> int:
    """How many processes this machine runs at once for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
