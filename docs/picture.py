"""Draws docs/GAME.svg for each game, from a moment of a real game that is kept in docs/GAME.voyage.

`python docs/picture.py` draws; with --anew GAME it first plays games from seeds, until one comes to a good
moment, and keeps that. So the pictures follow the texts and the drawing, but not every change of the bots.
"""

import argparse
import io
import re
from html import escape, unescape
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from periplus.bots import make_bot
from periplus.cli.screen import Screen
from periplus.games import GAMES, game_named
from periplus.games.ithaca import view as ithaca_view
from periplus.games.journey import view as journey_view
from periplus.games.ulysses import view as ulysses_view
from periplus.kernel.game import View
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.record import load_record, save_record
from periplus.kernel.seal import secret_from_seed
from periplus.kernel.voyage import Voyage
from periplus.text.telling import PERSON, Teller, seat_names
from periplus.text.words import Words

DOCS = Path(__file__).resolve().parent
SEATS = {
    "ulysses": [PERSON, "helmsman", "helmsman", "sailor"],
    "journey": [PERSON, "helmsman", "helmsman"],
    "ithaca": [PERSON, "helmsman", "helmsman"],
}
VIEWER = 0
STAND_IN = "helmsman"  # plays the person's seat up to the moment
WIDTH = 110

# The frame of Rich's pictures, with no fonts from elsewhere.
FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; }}
.{unique_id}-title {{ font: bold 18px sans-serif; }}
{styles}
</style>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
INK = TerminalTheme(
    background=(18, 20, 24),
    foreground=(214, 214, 208),
    normal=[
        (18, 20, 24),
        (190, 60, 55),
        (98, 164, 90),
        (214, 168, 70),
        (52, 92, 170),
        (160, 104, 180),
        (86, 170, 180),
        (214, 214, 208),
    ],
    bright=[
        (110, 114, 120),
        (232, 104, 92),
        (140, 200, 120),
        (240, 200, 110),
        (110, 160, 240),
        (206, 140, 226),
        (130, 208, 216),
        (246, 246, 240),
    ],
)

TEXT = re.compile(r'<text class="([^"]*)" x="([^"]*)" y="([^"]*)" textLength[^>]*>([^<]*)</text>')
WORD = re.compile(r"\S+")
BLANK = 0x2800  # braille without a dot
DOTS = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))  # column and row of each bit
CELL = 12.2  # the width of a character in Rich's pictures; a line is twice as high,
ASCENT = 18.5  # and its text stands so far below its top
DOT = 2.4


def ulysses_moment(view: View, choices: int) -> bool:
    """A debate in the middle of a game, with something of everything on the table and places to choose."""
    s = ulysses_view.seen(view)
    shown = [sum(goal["shown"] for goal in goals) for goals in s["goals"]]
    return (
        s["stage"] == "debate"
        and s["choice"] is None
        and min(s["debate"]["totals"][:2]) > 0
        and choices > 4
        and 0 < len(s["plagues"]) < 4
        and 2 < max(s["temples"]) < 5
        and sum(number > 0 for number in s["hand"] or []) > 2
        and shown[VIEWER] in (1, 2)
        and 2 < sum(shown) < 8
    )


def journey_moment(view: View, choices: int) -> bool:
    """In the middle of a move down the mountain, when everybody has fossils, and there are ways to go on."""
    s = journey_view.seen(view)
    found = [sum(fossils) for fossils in s["fossils"]]
    spread = {int(space) for space in s["pieces"][:3]}
    moving = s["stage"] == "descent" and s["choice"] is not None
    return moving and min(found) > 2 and len(spread) == 3 and choices > 3


def ithaca_moment(view: View, choices: int) -> bool:
    """The deed of a turn in the middle of a game, with cards at every god and something on every route."""
    s = ithaca_view.seen(view)
    return (
        s["stage"] == "deed"
        and s["choice"] is None
        and s["action"] in ("odyssey", "oracle")
        and sum(score > 0 for score in s["god_scores"]) > 2
        and min(map(len, s["cargo"])) > 0
        and s["suitors"] >= 0
        and s["anger"] > 0
        and min(s["years"]) > 0
        and choices > 5
    )


MOMENTS = {"ulysses": ulysses_moment, "journey": journey_moment, "ithaca": ithaca_moment}


def record_of(name: str) -> Path:
    return DOCS / f"{name}.voyage"


def picture_of(name: str) -> Path:
    return DOCS / f"{name}.svg"


def play_anew(name: str) -> Voyage:
    """Games from one seed after another, until one comes to a moment worth a picture."""
    game = game_named(name)
    levels = [STAND_IN if level == PERSON else level for level in SEATS[name]]
    for seed in count(1):
        voyage = Voyage(game, SEATS[name], {}, secret_from_seed(seed))
        bots = [make_bot(level, game, {}, 10 * seed + seat) for seat, level in enumerate(levels)]
        while not voyage.over:
            seat, legal = int(voyage.state.seat), voyage.state.legal()
            view = voyage.state.view(seat)
            if seat == VIEWER and MOMENTS[name](view, len(legal)):
                print(f"{name}: seed {seed}, after {voyage.ply} decisions")
                return voyage
            voyage.click(bots[seat].choose(Knowledge(voyage.state, seat)))
    raise AssertionError("seeds never end")


def draw(voyage: Voyage) -> str:
    """What the person sees who is asked now, as an SVG."""
    words = Words("en", voyage.game.name)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False, color_system="truecolor")
    teller = Teller(voyage.game, voyage.state, seat_names(voyage, words, VIEWER), words)
    view, legal = voyage.state.view(VIEWER), voyage.state.legal()
    Screen(console, voyage, teller, words).show(view, legal, facts_told(voyage))
    console.print(words.say("terminal-choose"))
    title = f"periplus play {voyage.game.name} --seats {','.join(SEATS[voyage.game.name])}"
    svg = console.export_svg(title=title, theme=INK, code_format=FRAME, unique_id="terminal")
    return re.sub(r"\s*\n\s*", "\n", TEXT.sub(lambda match: spelt_out(*match.groups()), svg))


def facts_told(voyage: Voyage) -> int:
    """How many facts of the log the person had been shown when asked the last time."""
    asked = max(ply for ply, seat in enumerate(voyage.deciders) if seat == VIEWER)
    return sum(ply < asked for ply, _ in voyage.log)


def spelt_out(style: str, x: str, y: str, text: str) -> str:
    """A text word by word, each in its place, and braille dot by dot: so it looks alike in any font."""
    parts, dots = "", ""
    for word in WORD.finditer(unescape(text).replace("\xa0", " ")):
        left = float(x) + word.start() * CELL
        if ord(word[0][0]) >> 8 == BLANK >> 8:
            dots += "".join(dotted(left + at * CELL, float(y), letter) for at, letter in enumerate(word[0]))
        else:
            place = f'x="{left:.1f}" y="{y}" textLength="{len(word[0]) * CELL:.1f}"'
            parts += f'<text class="{style}" {place}>{escape(word[0])}</text>\n'
    return parts + (f'<path class="{style}" d="{dots}"/>\n' if dots else "")


def dotted(x: float, y: float, letter: str) -> str:
    """The dots of a braille letter as a path of little squares."""
    path = ""
    for bit, (column, row) in enumerate(DOTS):
        if ord(letter) - BLANK >> bit & 1:
            left, top = x + (0.25 + column / 2) * CELL, y - ASCENT + (row + 0.5) * CELL / 2
            path += f"M{left - DOT / 2:.1f} {top - DOT / 2:.1f}h{DOT}v{DOT}h-{DOT}z"
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw docs/GAME.svg from docs/GAME.voyage, for each game.")
    parser.add_argument("--anew", metavar="GAME", choices=list(GAMES), help="play on to another moment")
    anew = parser.parse_args().anew
    if anew is not None:
        save_record(record_of(anew), play_anew(anew), with_secret=False)
    for name in GAMES:
        picture_of(name).write_text(draw(load_record(record_of(name), GAMES)), encoding="utf-8")


if __name__ == "__main__":
    main()
