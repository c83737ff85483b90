"""Reviews of finished games. One that was made in another way than asked for counts as none."""

from sqlalchemy import Connection, delete, insert, select

from periplus.store.schema import REVIEWS


def kept(connection: Connection, id: str, key: str) -> bytes | None:
    """The review of a table, if it was made from what the key stands for."""
    wanted = select(REVIEWS.c.body).where(REVIEWS.c.table_id == id, REVIEWS.c.key == key)
    found: bytes | None = connection.execute(wanted).scalar_one_or_none()
    return found


def keep(connection: Connection, id: str, key: str, body: bytes) -> None:
    """Keep a review in place of any other of the table."""
    connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == id))
    connection.execute(insert(REVIEWS).values(table_id=id, key=key, body=body))
