"""Links that bring a seat to another device and work once."""

from sqlalchemy import Connection, delete, insert, select, update

from periplus.store.schema import LINKS


class LinkUsed(Exception):
    """A link that was followed before, or is too old."""


def offer(connection: Connection, code: str, id: str, seat: int, expires: float) -> None:
    """Keep a link by the hash of its code; links that expired long ago are dropped."""
    connection.execute(delete(LINKS).where(LINKS.c.expires < expires - 86_400))
    connection.execute(insert(LINKS).values(code=code, table_id=id, seat=seat, expires=expires, used=0))


def follow(connection: Connection, code: str, now: float) -> tuple[str, int] | None:
    """The table and seat of a link, which is then used up; None if there is no such link."""
    found = connection.execute(select(LINKS).where(LINKS.c.code == code)).mappings().first()
    if found is None:
        return None
    if found["used"] or found["expires"] < now:
        raise LinkUsed
    unused = update(LINKS).where(LINKS.c.code == code, LINKS.c.used == 0)
    if connection.execute(unused.values(used=1)).rowcount == 0:
        raise LinkUsed  # on another server, at this very moment
    return found["table_id"], found["seat"]
