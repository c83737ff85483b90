"""Reports: what somebody found wrong with another player, for the host of the server."""

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from periplus.store.schema import REPORTS

SAID = 20  # lines of the reported person that are kept with a report


@dataclass(frozen=True)
class Report:
    """Who was reported, where, by whom, and why; with the last that they said there."""

    id: str
    table_id: str
    seat: int
    person: str
    name: str
    reporter: str
    reason: str
    text: str
    said: list[str]
    made: float
    settled: float | None = None


def new_id() -> str:
    return secrets.token_hex(4)


def keep(connection: Connection, report: Report) -> None:
    """Keep a report; a second one by the same person about the same takes its place."""
    same = (REPORTS.c.table_id == report.table_id, REPORTS.c.seat == report.seat)
    connection.execute(delete(REPORTS).where(*same, REPORTS.c.reporter == report.reporter))
    connection.execute(insert(REPORTS).values(vars(report)))


def listed(connection: Connection, settled: bool) -> list[Report]:
    """The reports that are still to be looked at, or all of them, the newest first."""
    wanted = select(REPORTS).order_by(REPORTS.c.made.desc(), REPORTS.c.id)
    if not settled:
        wanted = wanted.where(REPORTS.c.settled.is_(None))
    return [Report(**row) for row in connection.execute(wanted).mappings()]


def settle(connection: Connection, id: str, at: float) -> bool:
    """Mark a report as done with; False if there is none of this id."""
    found = update(REPORTS).where(REPORTS.c.id == id).values(settled=at)
    return connection.execute(found).rowcount > 0


def forget(connection: Connection, person: str) -> None:
    """Erase what reports say of somebody, and those that they made."""
    connection.execute(update(REPORTS).where(REPORTS.c.person == person).values(name="", said=[]))
    connection.execute(delete(REPORTS).where(REPORTS.c.reporter == person))
