"""Maps of Ulysses that somebody drew, for `periplus map` and `--map`."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from periplus.cli.data import Kind
from periplus.games.ulysses.rules.chart import MAPS, Chart

if TYPE_CHECKING:
    from rich.text import Text


def counted(chart: Chart) -> str:
    return f"{len(chart.places)} places, {len(chart.edges)} routes"


def draw(chart: Chart, language: str, width: int) -> "Iterable[Text]":
    from periplus.games.ulysses.terminal.drawing import Marks, draw_map  # it loads rich

    words = {"start": "no goal", "ship": "ship", **{colour: colour for colour in chart.colours}}
    return draw_map(chart, language, width, Marks(ship=int(chart.start)), words)


KIND = Kind(
    MAPS,
    called="a map",
    warned="routes that cross, places with fewer than three routes",
    counted=counted,
    draw=draw,
)
