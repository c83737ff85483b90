"""The page about some games: all in one file, nothing from elsewhere, nothing that is not escaped."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from periplus.arena.plan import Plan
from periplus.arena.report import page_of
from periplus.arena.tally import Tally
from periplus.arena.tournament import play_all
from periplus.games import GAMES
from tests.browsing import CHROMIUM, DESKTOP, PHONE, shoot
from tests.terminals import Desk

SECTIONS = [
    "Ladder",
    "Who beats whom",
    "Seat fairness",
    "Points",
    "Where points come from",
    "Length",
    "Time to think",
]
TABLE = ["helmsman", "sailor", "sailor"]


@pytest.fixture(scope="module", params=GAMES)
def tally(request: pytest.FixtureRequest) -> Tally:
    return play_all(Plan(request.param, TABLE, {}, seed=5), 6, 1)


class Reader(HTMLParser):
    """The headings of a page, and every address in it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.headings: list[str] = []
        self.addresses: list[str] = []
        self.tags: list[str] = []
        self.heading = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.heading = tag == "h2"
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_data(self, data: str) -> None:
        if self.heading:
            self.headings.append(data)
        self.heading = False


def test_the_page_has_its_sections_with_their_plots(tally: Tally) -> None:
    page = Reader(page_of(tally))
    assert page.headings == SECTIONS
    assert page.tags.count("svg") == 6


def test_nothing_is_asked_for_from_elsewhere(tally: Tally) -> None:
    text = page_of(tally)
    page = Reader(text)
    assert [address for address in page.addresses if not address.startswith("#")] == []
    assert not {"script", "link", "iframe", "img", "image"} & set(page.tags)
    assert "@import" not in text
    assert set(re.findall(r"url\(([^)]*)", text)) <= {
        f"#{name}" for name in re.findall(r'id="([^"]+)"', text)
    }


def test_what_plots_define_is_kept_apart(tally: Tally) -> None:
    """A clip of one plot must not be cut to that of another."""
    plots = re.findall(r"<svg.*?</svg>", page_of(tally), re.DOTALL)
    clips = [set(re.findall(r'<clipPath id="([^"]+)"', plot)) for plot in plots]
    assert sum(map(len, clips)) == len(set().union(*clips))


def test_the_same_games_give_the_same_page(tally: Tally) -> None:
    assert page_of(tally) == page_of(tally)


def test_words_from_outside_are_escaped(tally: Tally) -> None:
    strange = tally.plan._replace(
        options={"edition": "<script>alert(1)</script>"}, bots=["a<b>", "c&d", "c&d"]
    )
    page = page_of(Tally(strange, tally.played))
    assert "<script>" not in page
    assert "<b>" not in page
    assert "&lt;script&gt;" in page


def test_games_that_were_all_stopped_still_make_a_page(tally: Tally) -> None:
    stopped = [
        game._replace(match=game.match._replace(scores=[], ranks=[], sources=[])) for game in tally.played
    ]
    page = Reader(page_of(Tally(tally.plan, stopped)))
    assert "Length" in page.headings
    assert "Points" not in page.headings


def test_the_command_writes_the_page_and_keeps_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Desk(tmp_path, monkeypatch, capsys)
    said = desk.run(
        "arena", "ithaca", *TABLE, "--games", "3", "--processes", "1", "--report", "fair <ladder>"
    )
    assert said.code == 0
    assert said.err == "the report is fair <ladder>/index.html\n"
    assert Reader((desk.home / "fair <ladder>" / "index.html").read_text("utf-8")).headings == SECTIONS
    assert len(list(desk.home.glob("fair <ladder>/games/*.voyage"))) == 3


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: apt-get install chromium")
@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_fits_a_window(tally: Tally, browser: Browser, window: ViewportSize, tmp_path: Path) -> None:
    path = tmp_path / "index.html"
    path.write_text(page_of(tally), encoding="utf-8")
    page = browser.new_page(viewport=window)
    complaints: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    shoot(page, f"arena-{tally.plan.game}-{'desktop' if window == DESKTOP else 'phone'}")
    page.close()
    assert (complaints, asked) == ([], [path.as_uri()])
