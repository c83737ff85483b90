"""How much of the screen the board has on one's own turn. `python -m tests.shares` prints the table.

Only what is really seen counts: points of the screen at which nothing else lies over the board.
"""

import random
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from periplus.games import GAMES
from tests.browsing import DESKTOP, PHONE, Json, Visitor, asked, browsing, click_any
from tests.serving import serving

TURNS = 8  # own questions looked at in each game
SEEN = """() => {
    const step = 8, board = document.querySelector("main .board");
    let seen = 0, all = 0;
    for (let x = step / 2; x < innerWidth; x += step)
        for (let y = step / 2; y < innerHeight; y += step, all++)
            if (board.contains(document.elementFromPoint(x, y))) seen++;
    return seen / all;
}"""


def share(page: Page) -> float:
    """The part of the screen that the board has now, as one comes to it."""
    page.evaluate("() => scrollTo(0, 0)")
    return float(page.evaluate(SEEN))


def shares(visitor: Visitor, game: str) -> list[float]:
    """Of one game, from the first own question on."""
    visitor.play_now(game)
    rng = random.Random(4)
    found: list[float] = []
    while len(found) < TURNS and asked(visitor.page):
        found.append(share(visitor.page))
        click_any(visitor.page, rng)
    return found


def main() -> None:
    sizes: list[Json] = [PHONE, DESKTOP]
    print("game      size      least  mean of the board's share of the screen, own turn")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        browsing() as browser,
    ):
        for game in GAMES:
            for size in sizes:
                visitor = Visitor(browser, address, viewport=size)
                found = shares(visitor, game)
                visitor.close()
                label = f"{size['width']}×{size['height']}"
                print(f"{game:9} {label:9} {min(found):4.0%}   {sum(found) / len(found):4.0%}")


if __name__ == "__main__":
    main()
