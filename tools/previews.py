"""Draws web/public/preview/*.png, which links show where they are shared, from the covers of the games.

The page must be built. Chromium draws, and few colours keep the files small.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from periplus.games import KITS
from tools.openapi import OURS

FOLDER = Path(__file__).parents[1] / "web" / "public" / "preview"
SIZE = (1200, 630)
COLOURS = 32
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SERVE = "from periplus.cli import main; import sys; sys.exit(main(sys.argv[1:]))"

# The covers side by side, as large as they fit, beside the ship and the name of the house.
LAY_OUT = """(games) => {
    const article = (game) => document.querySelector(`[data-play="${game}"]`).closest("article");
    const covers = games.map((game) => article(game).querySelector(".cover svg"));
    const brand = document.querySelector("header a");
    const style = (thing, styles) => (Object.assign(thing.style, styles), thing);
    const box = (styles, ...inside) => {
        const made = style(document.createElement("div"), styles);
        made.append(...inside);
        return made;
    };
    const alone = covers.length === 1;
    const height = alone ? "630px" : "300px";
    const width = alone ? "840px" : "400px";
    const shown = covers.map((svg) => box({ width, height }, style(svg, { width: "100%", height: "100%" })));
    style(brand, { display: "grid", justifyItems: "center", gap: "18px", fontSize: "64px" });
    style(brand.querySelector(".ship"), { width: "150px", height: "150px" });
    const name = box({ flex: "1", display: "grid", placeItems: "center" }, brand);
    document.body.replaceChildren(
        box(
            { display: "flex", flexDirection: alone ? "row" : "column", width: "1200px", height: "630px" },
            box({ display: "flex" }, ...shown),
            name,
        ),
    );
}"""


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of our own."""
    with TemporaryDirectory() as folder:
        store = f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [sys.executable, "-u", "-c", SERVE, "serve", "--port", "0", "--store", store, "--no-open"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = (re.search(r"http://[\w.:]+", line) for line in server.stdout)
                yield next(match[0] for match in found if match)
            finally:
                server.terminate()


def draw(page: Page, games: list[str]) -> Image.Image:
    """The picture of a game, or of all."""
    page.goto("/", wait_until="networkidle")
    page.evaluate(LAY_OUT, games)
    page.evaluate("() => document.fonts.ready")
    return Image.open(BytesIO(page.screenshot()))


def keep(picture: Image.Image, name: str) -> None:
    few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)
    print(f"{name}: {(FOLDER / f'{name}.png').stat().st_size / 1000:.0f} kB")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    games = [name for name, kit in KITS.items() if kit.package.startswith(OURS)]
    pictures = {name: [name] for name in games} | {"periplus": games}
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        context = browser.new_context(
            base_url=address, viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce"
        )
        page = context.new_page()
        for name, shown in pictures.items():
            keep(draw(page, shown), name)
        browser.close()


if __name__ == "__main__":
    main()
