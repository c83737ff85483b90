"""What the host of a table may do there: open and close it, remove somebody, have somebody be silent.

Each function holds the table while it works.
"""

from dataclasses import replace

from periplus.server.live import LiveTable
from periplus.server.memory import Arranged, Barred, Seated, Vacated
from periplus.server.refusals import Refused, again, not_host, over
from periplus.store import Seat
from periplus.store.tables import PERSON, Admits


def require_host(live: LiveTable, seat: int) -> None:
    if seat != live.table.host:
        raise not_host()


def require_person(live: LiveTable, number: int) -> Seat:
    """A seat at which somebody else than the host sits."""
    if not 0 <= number < len(live.seats) or live.seats[number].kind != PERSON or number == live.table.host:
        raise Refused(400, "malformed", f"seat: {number}; expected that of another person")
    return live.seats[number]


@again
async def admit(live: LiveTable, seat: int, admits: Admits) -> None:
    """Say who may take an open seat: whoever has the address, anybody at all, or nobody new."""
    async with live.held():
        require_host(live, seat)
        if live.status != "gathering":
            raise Refused(409, "begun", "the game has begun: every seat is taken")
        if admits != live.table.admits:
            await live.change(Arranged(admits=admits))


@again
async def remove(live: LiveTable, seat: int, number: int) -> None:
    """Before the game somebody must give up their seat, and can't sit down again.

    Not during the game: whoever is host would win by it.
    """
    async with live.held():
        require_host(live, seat)
        require_person(live, number)
        if live.status != "gathering":
            raise Refused(409, "begun", "the game has begun: nobody can be removed any more")
        theirs = [Barred(token) for token, held in live.holders.items() if held == number]
        await live.change(Seated(number, Seat()), Vacated(number), *theirs)


@again
async def mute(live: LiveTable, seat: int, number: int, muted: bool) -> None:
    """Somebody can say nothing at this table any more, or again."""
    async with live.held():
        require_host(live, seat)
        sitting = require_person(live, number)
        if sitting.muted != muted:
            await live.change(Seated(number, replace(sitting, muted=muted)))


@again
async def allow_talk(live: LiveTable, seat: int, talk: bool) -> None:
    """Whether there is a chat at this table."""
    async with live.held():
        require_host(live, seat)
        if live.status == "over":
            raise over()
        if talk != live.table.talk:
            await live.change(Arranged(talk=talk))


def require_talk(live: LiveTable, seat: int) -> None:
    """Refuse a line of the chat where there is none, or by somebody who has to be silent."""
    if not live.table.talk:
        raise Refused(403, "no_talk", "there is no chat at this table")
    if live.seats[seat].muted:
        raise Refused(403, "muted", "the host of this table does not let you say anything")
