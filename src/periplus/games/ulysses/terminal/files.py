"""Maps of Ulysses that somebody drew, for `periplus map` and `--map`."""

from periplus.cli.data import Kind
from periplus.games.ulysses.rules.chart import MAPS, Chart


def counted(chart: Chart) -> str:
    return f"{len(chart.places)} places, {len(chart.edges)} routes"


KIND = Kind(
    MAPS,
    called="a map",
    warned="routes that cross, places with fewer than three routes",
    counted=counted,
    drawing="periplus.games.ulysses.terminal.drawing:draw_own",
)
