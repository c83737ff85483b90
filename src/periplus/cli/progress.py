"""A bar that shows how many games are over, and how long the others will take."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

PERIOD = 3600.0  # seconds to judge the speed by: a game between searching bots may take minutes


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar, at a terminal only. Yields a function to call with how many more games are over."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("· left"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(
        *columns,
        console=console,
        disable=not console.is_terminal,
        transient=True,
        speed_estimate_period=PERIOD,
    ) as bar:
        task = bar.add_task(title, total=games)
        first = True

        def tell(more: int) -> None:
            nonlocal first
            if first and more:
                bar.reset(task, completed=more)  # played in an earlier run: they say nothing about the speed
            elif more:
                bar.advance(task, more)
            first = False

        yield tell
