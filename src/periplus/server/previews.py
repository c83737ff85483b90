"""What a link shows where it is shared: a title, a sentence and a picture. Nothing of how a game stands."""

import asyncio
import re
from dataclasses import dataclass
from functools import partial
from html import escape

from sqlalchemy.exc import DBAPIError

from periplus.games import GAMES
from periplus.server import messages
from periplus.server.asking import liked
from periplus.store import Outline, Store, tables
from periplus.store.tables import OPEN
from periplus.text.shelf import about, title_of
from periplus.text.words import Words

TABLE = re.compile(r"/t/([\w-]{1,32})(?:/(?:replay|print|embed))?")
PUZZLES = re.compile(r"/puzzles(?:/([^/]+)(?:/[^/]+)?)?")
RULES = re.compile(r"/rules/([^/]+)")
LOCALES = {"en": "en_GB", "it": "it_IT", "fr": "fr_FR", "de": "de_DE"}


@dataclass(frozen=True)
class Preview:
    """The words of a preview in one language, and the game whose picture it has; none for the house's own."""

    title: str
    text: str
    language: str
    game: str = ""

    def head(self, address: str, picture: str | None) -> str:
        """The tags that programs look for, in the place of the page's title; names are people's own."""
        tags = {
            "og:site_name": "Periplus",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.text,
            "og:url": address,
            "og:locale": LOCALES[self.language],
        }
        if picture is not None:
            tags |= {"og:image": picture, "og:image:width": "1200", "og:image:height": "630"}
        lines = [
            f"<title>{escape(self.title)}</title>",
            f'<meta name="description" content="{escape(self.text)}" />',
            '<meta name="twitter:card" content="summary_large_image" />',
            *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()),
        ]
        return "\n        ".join(lines)


class Previews:
    """Finds what an address leads to. A table is told of in its own language: its friends speak it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, path: str, accept_language: str | None) -> Preview | None:
        """The preview of an address; None where there is nothing to tell."""
        language = liked(accept_language)
        if path == "/":
            words = Words(language)
            return Preview(words.say("terminal-title"), words.say("preview-home"), language)
        if found := RULES.fullmatch(path):
            return of_rules(found[1], language)
        if found := PUZZLES.fullmatch(path):
            return of_puzzles(found[1], language)
        if found := TABLE.fullmatch(path):
            try:
                outline = await asyncio.to_thread(self.store.read, partial(tables.outline, id=found[1]))
            except DBAPIError:
                return None  # the page itself can be had all the same
            return of_table(outline) if outline else None
        return None


def of_rules(name: str, language: str) -> Preview | None:
    if name not in GAMES:
        return None
    words = Words(language, name)
    title = words.say("preview-rules", game=title_of(GAMES[name], words))
    return Preview(title, about(words), language, name)


def of_puzzles(name: str | None, language: str) -> Preview | None:
    """The puzzles of a game, or of all; what a puzzle asks is left to the page."""
    if name is None:
        words = Words(language)
        return Preview(words.say("preview-puzzles"), words.say("preview-puzzles-about"), language)
    if name not in GAMES:
        return None
    words = Words(language, name)
    title = f"{title_of(GAMES[name], words)} · {words.say('preview-puzzles')}"
    return Preview(title, words.say("preview-puzzles-about"), language, name)


def of_table(table: Outline) -> Preview | None:
    """Who invites, or that one can watch. Of a game that is not here there is nothing to tell."""
    if table.game not in GAMES:
        return None
    words = Words(table.language, table.game)
    game = title_of(GAMES[table.game], words)
    open_seats = sum(seat.kind == OPEN for seat in table.seats)
    if table.ended is not None:
        text = words.say("preview-over", game=game)
    elif table.started is not None or not open_seats:
        text = words.say("preview-running", game=game)
    else:
        host = messages.name(table.seats, table.host, words)
        text = words.say("preview-invited", game=game, name=host, open=open_seats)
    return Preview(f"{game} · {table.name}" if table.name else game, text, table.language, table.game)
