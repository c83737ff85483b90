"""My games: all that a browser has ever played, a page at a time, found by game and by opponent."""

import asyncio
import re
import unicodedata
from dataclasses import dataclass
from functools import partial

from periplus.games import GAMES
from periplus.server import messages, wire
from periplus.server.hall import Hall
from periplus.server.people import hashed
from periplus.server.refusals import Refused
from periplus.store import Outline, tables
from periplus.store.tables import Mark
from periplus.text.words import Words

BATCH = 100  # tables that are looked through at once
PLACE = re.compile(r"(\d{1,12}(?:\.\d{1,12})?):([\w-]{1,32})")


@dataclass(frozen=True)
class Wanted:
    """Which of my tables are wanted; what is not said is all the same."""

    limit: int
    game: str | None = None
    opponent: str = ""
    over: bool | None = None
    after: Mark | None = None


def place_of(text: str | None) -> Mark | None:
    """The place in the list that `next` of the page before named."""
    if text is None:
        return None
    if found := PLACE.fullmatch(text):
        return float(found[1]), found[2]
    raise Refused(400, "malformed", f"after: {text[:60]!r}; expected the `next` of another answer")


async def my_games(hall: Hall, token: str, wanted: Wanted, language: str) -> wire.Tables:
    """A page of somebody's tables, the one that changed last first."""
    # One more than is wanted, to know whether there is another page.
    found = await asyncio.to_thread(look_up, hall, token, wanted, language)
    page = found[: wanted.limit]
    summaries = [summary(hall, outline, seat, language) for outline, seat in page]
    last = page[-1][0] if len(found) > len(page) else None
    return wire.Tables(summaries, f"{last.changed!r}:{last.id}" if last else None)


def look_up(hall: Hall, token: str, wanted: Wanted, language: str) -> list[tuple[Outline, int]]:
    """As many tables as are wanted, and one more. Names are compared as they are shown: not by the store."""
    found: list[tuple[Outline, int]] = []
    after = wanted.after
    while True:
        work = partial(
            tables.held_by, token=hashed(token), limit=BATCH, game=wanted.game, over=wanted.over, after=after
        )
        batch = hall.store.read(work)
        found += [
            (outline, seat) for outline, seat in batch if meets(outline, seat, wanted.opponent, language)
        ]
        if len(found) > wanted.limit or len(batch) < BATCH:
            return found[: wanted.limit + 1]
        after = batch[-1][0].changed, batch[-1][0].id


def meets(outline: Outline, seat: int, opponent: str, language: str) -> bool:
    """Whether somebody else at the table goes by this name, or one that has it in it."""
    words, wanted = Words(language), plain(opponent)
    return not wanted or any(
        wanted in plain(messages.name(outline.seats, number, words))
        for number in range(len(outline.seats))
        if number != seat
    )


def plain(name: str) -> str:
    """A name without accents and capitals, so that it is found however it is typed."""
    letters = unicodedata.normalize("NFKD", name.strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def summary(hall: Hall, outline: Outline, seat: int, language: str) -> wire.Summary:
    """A table as it is in memory, or as far as what is kept of it tells: no game is replayed for a list."""
    if hall.is_aside(outline.id) or not is_known(outline):
        return messages.outlined(outline, seat, "set_aside", language)
    live = hall.at_hand(outline.id)
    if live is not None:
        return messages.summary(live, seat, language)
    return messages.outlined(outline, seat, outline.status, language)


def is_known(outline: Outline) -> bool:
    """Whether there is such a game here, by rules as old as its or newer."""
    return outline.game in GAMES and GAMES[outline.game].rules >= outline.rules
