"""Games that did not begin at their table: forks of finished ones, and those brought in a file."""

import asyncio
import time
from dataclasses import replace
from functools import partial
from typing import Any

from periplus.bots import is_bot, stand_in
from periplus.games import GAMES
from periplus.kernel.errors import OptionError, PeriplusError, RecordError, cut
from periplus.kernel.fork import TRUTH
from periplus.kernel.game import Seat as SeatNumber
from periplus.kernel.record import FORK, fork_data, read_record, verify_fork
from periplus.kernel.seal import new_secret
from periplus.server import wire
from periplus.server.hall import ME, Hall, Plan
from periplus.server.live import LiveTable
from periplus.server.people import LONGEST_NAME, clean, hashed, new_id
from periplus.server.refusals import Refused
from periplus.server.seating import bot_named
from periplus.server.shown import origin_of
from periplus.server.workers import check_lengths
from periplus.store import Seat, Table, tables
from periplus.store.tables import BOT, PERSON, Ending, Origin

BRINGER = "me"  # what the terminal calls a person in its records
LONGEST_MESSAGE = 3_000  # it may quote what was sent


async def fork(
    hall: Hall,
    live: LiveTable,
    ply: int,
    seat: SeatNumber,
    as_it_was: bool,
    level: str,
    asked: Plan,
    token: str,
) -> LiveTable:
    """Play a finished game on from a ply, alone against bots. `asked` says who, and in which language."""
    voyage, secret = live.voyage, new_secret()
    level = bot_named(level or stand_in(live.table.game), live.table.game)
    try:
        voyage.fork_at(ply, seat, secret)  # refuses what cannot be
        taken = voyage.fork_at(ply, TRUTH if as_it_was else seat, secret)
    except OptionError as error:
        raise Refused(400, "malformed", str(error)) from None
    origin: Origin = {"file": False, FORK: fork_data(taken)}
    plan = replace(
        asked,
        options=voyage.options,
        seats=[ME if number == seat else level for number in range(len(live.seats))],
        name=live.table.name,
        secret=secret,
        origin=origin,
        forked_from=live.table.id,
    )
    return await hall.make(plan, token)


async def bring_in(hall: Hall, record: dict[str, Any], language: str) -> LiveTable:
    """A finished game from its record, as a table at which nobody sits."""
    hall.room.require()
    try:
        await hall.workers.read(partial(examine, record))
    except PeriplusError as error:
        raise Refused(400, "malformed", cut(str(error), LONGEST_MESSAGE)) from None
    seats = [seat_of(name) for name in record["seats"]]
    now = time.time()
    result: Ending = record["result"]
    table = Table(
        id=new_id(),
        game=record["game"],
        rules=record["rules"],
        options=record["options"],
        name="",
        language=language,
        clock=0,
        secret=bytes.fromhex(record["secret"] or ""),
        host=0,
        created=now,
        started=now,
        changed=now,
        ended=now,
        result=result,
        origin={"file": True, FORK: record.get(FORK)},
    )
    work = partial(
        tables.bring_in, table=table, seats=seats, decisions=record["decisions"], owner=hall.store.server
    )
    await hall.store.keep(work)
    return await hall.table(table.id)


def seat_of(name: str) -> Seat:
    """Who sat there, by what a record calls them."""
    if is_bot(name):
        return Seat("", BOT, name)
    return Seat("" if name == BRINGER else clean(name, "seats", LONGEST_NAME), PERSON)


def examine(record: dict[str, Any]) -> None:
    """In a worker: replay a record, to see whether it is one of a finished game that can be kept here.

    A fork says itself at which position it begins. Whoever sent it may have made that up, so it is worked out
    again.
    """
    voyage = read_record("record", record, GAMES)
    if not voyage.over:
        raise RecordError(f"record: the game is not over: it stands at ply {voyage.ply}")
    if voyage.fork is not None and (voyage.secret is None or voyage.fork.beginning):
        raise RecordError("record: a fork can only be brought in with its secret, and if its origin is none")
    verify_fork("record", voyage)
    check_lengths(voyage.game, voyage.options)


async def forks_of(hall: Hall, live: LiveTable, token: str) -> wire.Forks:
    """The forks of a game that somebody plays, the latest first."""
    work = partial(tables.forks, id=live.table.id, token=hashed(token))
    found = await asyncio.to_thread(hall.store.read, work)
    return wire.Forks(
        [
            wire.Fork(one.id, origin_of(one.origin, live.table.id), one.ended is not None, one.created)
            for one in found
        ]
    )
