"""How much time there is for a choice: so much for each, or what is left in a bank.

Nights and vacations don't count.

Times are times of day (seconds since 1970), as they are kept. Everything here is known to everybody.
"""

import heapq
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from datetime import time as hour
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from periplus.store import Seat, Table

Pause = tuple[float, float]  # from when to when time stands still

DAY: Final = 86_400.0
NIGHT = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)")
LONGEST_NIGHT: Final = 16 * 3600.0
MOST_VACATION: Final = 28  # days of one player in one game


class NoClock(ValueError):
    """A clock that can't be had, and what was expected."""


def has_clock(table: Table) -> bool:
    return table.clock > 0 or table.bank > 0


def due(table: Table, seat: Seat) -> float | None:
    """When the time for the choice that began with the last change is up; None without a clock."""
    if not has_clock(table):
        return None
    return passed(table.changed, seat.bank if table.bank else table.clock, pauses(table, seat, table.changed))


def charged(table: Table, seat: Seat, now: float) -> Seat:
    """A seat after its choice: of the bank what it took is gone, and the increment is added.

    There is never more in the bank than in the beginning.
    """
    if not table.bank:
        return seat
    left = max(0.0, seat.bank - spent(table.changed, now, pauses(table, seat, table.changed)))
    return replace(seat, bank=min(float(table.bank), left + table.increment))


def refunded(table: Table, seat: Seat) -> Seat:
    """A seat whose last choice is taken back: what was added for it is taken away again."""
    return replace(seat, bank=max(0.0, seat.bank - table.increment)) if table.bank else seat


def gone(seat: Seat, now: float, days: int) -> Seat:
    """A seat whose player is on vacation for so many days."""
    used = seat.vacation_days + days
    return replace(seat, vacation_from=now, vacation_until=now + days * DAY, vacation_days=used)


def returned(seat: Seat, now: float) -> Seat:
    """A seat whose player is back. Whole days of the vacation that they did not take come back too."""
    if seat.vacation_until <= now:
        return seat
    unused = int((seat.vacation_until - now) // DAY)
    return replace(seat, vacation_until=now, vacation_days=seat.vacation_days - unused)


def passed(start: float, seconds: float, standing: Iterator[Pause]) -> float:
    """When so many seconds that count have passed."""
    at = start
    for begin, end in standing:
        if end <= at:
            continue
        if begin > at:
            if seconds <= begin - at:
                return at + seconds
            seconds -= begin - at
        at = end
    return at + seconds


def spent(start: float, until: float, standing: Iterator[Pause]) -> float:
    """How many seconds that count there were between two times."""
    at, total = start, 0.0
    for begin, end in standing:
        if begin >= until or at >= until:
            break
        if end > at:
            total += max(0.0, begin - at)
            at = end
    return total + max(0.0, until - at)


def pauses(table: Table, seat: Seat, start: float) -> Iterator[Pause]:
    """When time stands still for a seat, from some time on; they may overlap."""
    vacation = [(seat.vacation_from, seat.vacation_until)] if seat.vacation_until > start else []
    return heapq.merge(vacation, nights(table.night, table.zone, start))


def nights(night: str, zone: str, start: float) -> Iterator[Pause]:
    """The nights that are not over at some time, for ever on."""
    if not night:
        return
    begin, end = hours(night)
    there = ZoneInfo(zone)
    day = datetime.fromtimestamp(start, there).date() - timedelta(days=1)
    while True:
        morning = day if begin < end else day + timedelta(days=1)
        pause = moment(day, begin, there), moment(morning, end, there)
        if pause[1] > start:
            yield pause
        day += timedelta(days=1)


def moment(day: date, at: hour, zone: ZoneInfo) -> float:
    return datetime.combine(day, at, zone).timestamp()


@lru_cache(maxsize=64)
def hours(night: str) -> tuple[hour, hour]:
    """When a night such as 23:00-07:00 begins and ends."""
    found = NIGHT.fullmatch(night)
    if found is None:
        raise NoClock(f"night: {night[:20]!r}; expected hours such as 23:00-07:00")
    first, second, third, fourth = map(int, found.groups())
    return hour(first, second), hour(third, fourth)


def require(clock: int, bank: int, increment: int, night: str, zone: str) -> None:
    """Raises NoClock if a table can't have such a clock."""
    if clock and bank:
        raise NoClock("bank: time is given for each choice (clock) or from a bank, not both")
    if bool(bank) != bool(increment):
        raise NoClock("increment: a bank needs one, and nothing else has one")
    if increment > bank:
        raise NoClock("increment: more than the bank holds")
    if not night:
        return
    begin, end = hours(night)
    length = (
        moment(date(2001, 1, 2), end, ZoneInfo("UTC")) - moment(date(2001, 1, 2), begin, ZoneInfo("UTC"))
    ) % DAY
    if not 0 < length <= LONGEST_NIGHT:
        raise NoClock("night: it may have up to 16 hours")
    if zone not in zones():
        raise NoClock(f"zone: {zone[:40]!r}; expected a time zone such as Europe/Rome")


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    return frozenset(available_timezones())
