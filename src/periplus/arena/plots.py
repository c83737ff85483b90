"""The plots of a report, as SVG for its page. The figures are written beside what is drawn."""

import io
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import matplotlib
import matplotlib.ticker
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from periplus.arena.statistics import Share
from periplus.arena.tally import Tally

INK, SOFT, LINE = "#2b2320", "#6b5f57", "#ddd3c4"
INKS = ("#b5502f", "#2f5d73", "#6d7f3a", "#8a6fa3", "#c2973a", "#444444")
HATCHES = ("", "///", "...", "xxx", "---", "+++")  # colour is never the only sign
WIDTH = 8.4  # inches; the page scales the plots to its own width
ORDER = ("begins", "2nd", "3rd", "4th", "5th")
BARS = 40  # of a histogram, about, at most

STYLE: Any = {
    "svg.fonttype": "none",  # text stays text: it can be read, searched and copied
    "font.family": "sans-serif",
    "font.size": 10.5,
    "text.color": INK,
    "axes.facecolor": "none",
    "axes.labelcolor": SOFT,
    "axes.edgecolor": LINE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "hatch.color": "white",
}


class Plot:
    """A figure in the making; once it is drawn, `svg` is a piece of a page."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.svg = ""


@contextmanager
def drawn(name: str, height: float) -> Iterator[Plot]:
    """Draw in our style. The name keeps the SVG ids of several plots on a page apart."""
    with matplotlib.rc_context({**STYLE, "svg.hashsalt": name}):
        plot = Plot(Figure(figsize=(WIDTH, height), layout="constrained", facecolor="none"))
        yield plot
        out = io.StringIO()
        unsaid = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        plot.figure.savefig(out, format="svg", metadata=unsaid, facecolor="none")
    text = out.getvalue()
    plot.svg = text[text.index("<svg") :]


def ladder(tally: Tally) -> str:
    """The rating of each level, the strongest on top."""
    levels = sorted(tally.plan.levels, key=lambda level: tally.ratings[level].mu)
    with drawn("ladder", 0.8 + 0.45 * len(levels)) as plot:
        axes = plot.figure.subplots()
        for row, level in enumerate(levels):
            rating = tally.ratings[level]
            axes.plot([rating.low, rating.high], [row, row], color=INKS[1], linewidth=6, alpha=0.3)
            axes.plot([rating.mu], [row], "o", color=INKS[1], markersize=8)
            axes.annotate(
                f"{rating.mu:.1f}", (rating.mu, row), (0, 8), textcoords="offset points", ha="center"
            )
        axes.set_yticks(range(len(levels)), levels)
        axes.set_ylim(-0.5, len(levels) - 0.3)
        axes.set_xlabel("rating (openskill), with its 95 % interval")
        grid(axes, "x")
    return plot.svg


def matrix(tally: Tally) -> str:
    """How often the row finishes ahead of the column."""
    levels = tally.plan.levels
    with drawn("matrix", 1.0 + 0.55 * len(levels)) as plot:
        axes = plot.figure.subplots()
        for row, level in enumerate(levels):
            for column, other in enumerate(levels):
                share = tally.beats(level, other)
                shade = INKS[1] if share is not None and share >= 0.5 else INKS[0]
                depth = abs(share - 0.5) * 1.2 if share is not None else 0.0
                axes.fill_between([column, column + 1], row, row + 1, color=shade, alpha=depth, linewidth=0)
                text = "–" if share is None else f"{share:.1%}"
                axes.text(column + 0.5, row + 0.5, text, ha="center", va="center")
        axes.set_xticks([at + 0.5 for at in range(len(levels))], levels)
        axes.set_yticks([at + 0.5 for at in range(len(levels))], levels)
        axes.xaxis.tick_top()
        axes.set_xlim(0, len(levels))
        axes.set_ylim(len(levels), 0)
        axes.tick_params(length=0, colors=INK)
        axes.spines[:].set_visible(False)
    return plot.svg


def fairness(tally: Tally) -> str:
    """Who wins by the order of play, and by the seat."""
    seats = range(len(tally.plan.bots))
    order = [tally.order_share(place) for place in seats]
    by_seat = [tally.seat_share(seat) for seat in seats]
    with drawn("fairness", 3.0) as plot:
        left, right = plot.figure.subplots(1, 2, sharey=True)
        share_bars(left, order, ORDER[: len(order)])
        share_bars(right, by_seat, [f"seat {seat}" for seat in seats])
        left.set_title("by the order of play", loc="left", fontsize=10.5)
        right.set_title("by the seat at the table", loc="left", fontsize=10.5)
        left.yaxis.set_major_formatter(matplotlib.ticker.PercentFormatter(1, decimals=0))
    return plot.svg


def share_bars(axes: Axes, shares: Sequence[Share], names: Sequence[str]) -> None:
    for at, share in enumerate(shares):
        axes.bar(at, share.value, width=0.6, color=INKS[1], alpha=0.75)
        axes.plot([at, at], [share.low, share.high], color=INK, linewidth=1.4)
        axes.annotate(f"{share.value:.1%}", (at, share.high), (0, 3), textcoords="offset points", ha="center")
    axes.axhline(1 / len(shares), color=INKS[0], linewidth=1.2, linestyle="--")
    axes.set_xticks(range(len(shares)), names)
    axes.set_ylim(0, min(1.08, 1.25 * max(share.high for share in shares)))
    grid(axes, "y")


def scores(tally: Tally) -> str:
    """How many points bots of each level have at the end: a histogram for each, on one scale."""
    found = {level: numbers for level in tally.plan.levels if (numbers := tally.scores(level))}
    if not found:
        return ""
    with drawn("scores", 0.7 + 1.25 * len(found)) as plot:
        rows = plot.figure.subplots(len(found), 1, sharex=True, squeeze=False)[:, 0]
        step = step_of([number for numbers in found.values() for number in numbers])
        for at, (axes, (level, numbers)) in enumerate(zip(rows, found.items(), strict=True)):
            histogram(axes, numbers, step, INKS[at % len(INKS)])
            axes.set_ylabel(level, rotation=0, ha="right", va="center", color=INK)
        rows[-1].set_xlabel("points at the end")
    return plot.svg


def lengths(tally: Tally) -> str:
    """How long games are."""
    with drawn("lengths", 2.5) as plot:
        for axes, what in zip(plot.figure.subplots(1, 2), ("turns", "decisions"), strict=True):
            numbers = tally.lengths(what)
            histogram(axes, numbers, step_of(numbers), INKS[2])
            axes.set_xlabel(f"{what} of a game")
    return plot.svg


def histogram(axes: Axes, numbers: list[float], step: int, ink: str) -> None:
    """A bar for each step, as a share of all numbers, and a line at the mean."""
    counted = Counter(int(number // step) for number in numbers)
    for bar, count in sorted(counted.items()):
        axes.bar(bar * step + (step - 1) / 2, count / len(numbers), width=step * 0.9, color=ink, alpha=0.8)
    middle = sum(numbers) / len(numbers)
    axes.axvline(middle, color=INK, linewidth=1.2, linestyle="--")
    axes.set_ylim(0, 1.25 * max(counted.values()) / len(numbers))
    axes.annotate(
        f"mean {middle:.1f}",
        (middle, 1),
        (4, -10),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
    )
    axes.yaxis.set_major_formatter(matplotlib.ticker.PercentFormatter(1, decimals=0))
    axes.yaxis.set_major_locator(matplotlib.ticker.MaxNLocator(3))


def step_of(numbers: list[float]) -> int:
    """How many points or turns a bar stands for, so that there are not too many."""
    return max(1, round((max(numbers) - min(numbers)) / BARS))


def sources(tally: Tally) -> str:
    """Where the points of a bot come from in an average game: a bar for each level."""
    levels = tally.plan.levels
    found = {level: tally.sources(level) for level in levels}
    names = list(dict.fromkeys(name for level in levels for name in found[level]))
    if not names:
        return ""
    thick = 0.8 / len(levels)
    with drawn("sources", 0.9 + (0.12 + 0.2 * len(levels)) * len(names)) as plot:
        axes = plot.figure.subplots()
        for at, level in enumerate(levels):
            rows = [row + (at - (len(levels) - 1) / 2) * thick for row in range(len(names))]
            points = [found[level].get(name, 0.0) for name in names]
            ink, hatch = INKS[at % len(INKS)], HATCHES[at % len(HATCHES)]
            axes.barh(rows, points, height=thick * 0.9, color=ink, hatch=hatch, alpha=0.85, label=level)
            for row, number in zip(rows, points, strict=True):
                side = "left" if number >= 0 else "right"
                axes.annotate(
                    f"{number:.1f}",
                    (number, row),
                    (4 if number >= 0 else -4, 0),
                    textcoords="offset points",
                    ha=side,
                    va="center",
                    fontsize=8.5,
                )
        axes.axvline(0, color=SOFT, linewidth=0.8)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.margins(x=0.1, y=0.01)
        axes.set_xlabel("points in an average game")
        axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(0, 1), ncols=len(levels))
        grid(axes, "x")
    return plot.svg


def grid(axes: Axes, which: str) -> None:
    axes.set_axisbelow(True)
    axes.grid(axis="x" if which == "x" else "y", color=LINE, linewidth=0.8)
