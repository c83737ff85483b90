"""What one server tells the others: on one channel of PostgreSQL's, once it is durable."""

from sqlalchemy import Connection, bindparam, func, select

from periplus.store.prepared import Prepared

CHANNEL = "periplus"
NOTIFY = Prepared(select(func.pg_notify(CHANNEL, bindparam("payload"))))
NEWS = "news"  # what a connection is to tell at the end of its transaction
LONGEST = 7_900  # bytes: PostgreSQL takes less than 8,000


def tell(connection: Connection, line: str) -> None:
    """Have a line told with this transaction, if it is kept. On SQLite there is nobody to tell it to."""
    if connection.dialect.name == "postgresql":
        connection.info.setdefault(NEWS, []).append(line)


def told(connection: Connection) -> int:
    """How many lines are to be told so far."""
    return len(connection.info.get(NEWS, ()))


def forget(connection: Connection, number: int = 0) -> None:
    """Tell only so many of them."""
    if NEWS in connection.info:
        del connection.info[NEWS][number:]


def send(connection: Connection, server: str) -> None:
    """Tell all there is to tell: as many lines at once as fit, each time after the name of the server."""
    lines = connection.info.pop(NEWS, None)
    if lines:
        NOTIFY.send(connection, [{"payload": payload} for payload in payloads(server, lines)])


def payloads(server: str, lines: list[str]) -> list[str]:
    found, length = [[server]], len(server)
    for line in lines:
        size = len(line.encode()) + 1
        if length + size > LONGEST:
            found.append([server])
            length = len(server)
        found[-1].append(line)
        length += size
    return ["\n".join(part) for part in found]
