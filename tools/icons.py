"""Draws web/public/icons/*.png, by which the page stands among the programs of a phone or a desktop, from
web/public/icon.svg. Chromium draws, and few colours keep the files small.
"""

import re
import shutil
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
FOLDER = PUBLIC / "icons"
TERRACOTTA = "#c8683a"
COLOURS = 32
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

# What each is for: its size, how much of it the drawing takes, and what is behind it. Systems cut the corners
# off the ones that fill their square.
ICONS = {
    "icon-192": (192, 1.0, "transparent"),
    "icon-512": (512, 1.0, "transparent"),
    "maskable-512": (512, 0.8, TERRACOTTA),
    "apple-180": (180, 0.9, TERRACOTTA),
}
BADGE = 96  # what Android shows in its status bar: a white outline


def picture(page: Page, drawing: str, size: int, part: float, behind: str) -> bytes:
    """A drawing in the middle of a square."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>*{{margin:0}}body{{width:{size}px;height:{size}px;display:grid;place-items:center;"
        f"background:{behind}}}svg{{width:{size * part}px;height:{size * part}px}}</style>{drawing}"
    )
    return page.screenshot(omit_background=True)


def outline(drawing: str) -> str:
    """The ship alone, in white."""
    ship = re.sub(r"<circle[^>]*/>", "", drawing)
    return re.sub(r'(fill|stroke)="#\w+"', r'\1="#fff"', ship)


def small(drawn: bytes) -> Image.Image:
    """A picture with few colours."""
    return Image.open(BytesIO(drawn)).convert("RGBA").quantize(COLOURS, Image.Quantize.FASTOCTREE)


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        for name, (size, part, behind) in ICONS.items():
            small(picture(page, drawing, size, part, behind)).save(FOLDER / f"{name}.png", optimize=True)
        badge = picture(page, outline(drawing), BADGE, 1.0, "transparent")
        small(badge).save(FOLDER / "badge-96.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
