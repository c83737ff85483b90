"""Accounts: who they are, their passkeys and sessions, and the seats they hold."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from periplus.store.schema import ACCOUNTS, CEREMONIES, HOLDERS, IDENTITIES, PASSKEYS, SESSIONS, TABLES
from periplus.store.upkeep import forget


@dataclass(frozen=True)
class Account:
    """Holds seats by its id, as a browser does by the hash of its token. Others know it by its profile."""

    id: str
    profile: str
    name: str
    rated: bool
    recovery: str
    created: float


@dataclass(frozen=True)
class Passkey:
    id: str
    account: str
    public_key: bytes
    uses: int
    name: str
    created: float


@dataclass(frozen=True)
class Identity:
    """Who somebody is at another server, which says so: its name there never changes."""

    issuer: str
    subject: str


@dataclass(frozen=True)
class Session:
    """A browser in which somebody is signed in, by the hash of its token."""

    token: str
    account: str
    device: str
    created: float
    seen: float


def make(connection: Connection, account: Account, proof: Passkey | Identity) -> None:
    """A new account, and by what its owner is known."""
    connection.execute(insert(ACCOUNTS).values(vars(account)))
    if isinstance(proof, Passkey):
        add_passkey(connection, proof)
    else:
        add_identity(connection, account.id, proof)


def find(connection: Connection, **known: str) -> Account | None:
    """The account with this id, profile or recovery code (its hash)."""
    wanted = select(ACCOUNTS).where(*[ACCOUNTS.c[name] == value for name, value in known.items()])
    row = connection.execute(wanted).mappings().first()
    return Account(**row) if row else None


def change(connection: Connection, id: str, **facts: Any) -> None:
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(facts))


def recover(connection: Connection, code: str, renewed: str) -> Account | None:
    """The account of a recovery code, which is replaced by a new one (both are hashes)."""
    account = find(connection, recovery=code)
    if account is None:
        return None
    same = update(ACCOUNTS).where(ACCOUNTS.c.id == account.id, ACCOUNTS.c.recovery == code)
    return account if connection.execute(same.values(recovery=renewed)).rowcount else None


def delete_account(connection: Connection, id: str) -> list[str]:
    """Delete an account, the name at its seats and what it said; the games remain. Which tables changed."""
    ids = tables_of(connection, id)
    forget(connection, id)
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == id))
    renew(connection, ids)
    return ids


# ---- passkeys ----


def passkey(connection: Connection, id: str) -> Passkey | None:
    row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == id)).mappings().first()
    return Passkey(**row) if row else None


def passkeys(connection: Connection, account: str) -> list[Passkey]:
    wanted = select(PASSKEYS).where(PASSKEYS.c.account == account).order_by(PASSKEYS.c.created)
    return [Passkey(**row) for row in connection.execute(wanted).mappings()]


def add_passkey(connection: Connection, added: Passkey) -> None:
    connection.execute(insert(PASSKEYS).values(vars(added)))


def remove_passkey(connection: Connection, account: str, id: str) -> None:
    connection.execute(delete(PASSKEYS).where(PASSKEYS.c.account == account, PASSKEYS.c.id == id))


def used(connection: Connection, id: str, uses: int) -> None:
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == id).values(uses=uses))


# ---- identities ----


def known_as(connection: Connection, identity: Identity) -> str | None:
    """The account of whoever this is elsewhere."""
    known = (IDENTITIES.c.issuer == identity.issuer, IDENTITIES.c.subject == identity.subject)
    account: str | None = connection.execute(select(IDENTITIES.c.account).where(*known)).scalar()
    return account


def has_identity(connection: Connection, account: str, issuer: str) -> bool:
    known = (IDENTITIES.c.account == account, IDENTITIES.c.issuer == issuer)
    return connection.execute(select(exists().where(*known))).scalar_one()


def add_identity(connection: Connection, account: str, identity: Identity) -> None:
    connection.execute(insert(IDENTITIES).values(account=account, **vars(identity)))


def remove_identity(connection: Connection, account: str, issuer: str) -> None:
    known = (IDENTITIES.c.account == account, IDENTITIES.c.issuer == issuer)
    connection.execute(delete(IDENTITIES).where(*known))


# ---- sessions ----


def begin(connection: Connection, session: Session, stale: float) -> None:
    """Begin a session; those that were not seen since a time are over."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < stale))
    connection.execute(insert(SESSIONS).values(vars(session)))


def session(connection: Connection, token: str) -> Session | None:
    row = connection.execute(select(SESSIONS).where(SESSIONS.c.token == token)).mappings().first()
    return Session(**row) if row else None


def sessions(connection: Connection, account: str) -> list[Session]:
    wanted = select(SESSIONS).where(SESSIONS.c.account == account).order_by(SESSIONS.c.seen.desc())
    return [Session(**row) for row in connection.execute(wanted).mappings()]


def still_there(connection: Connection, tokens: list[str]) -> set[str]:
    """Of these sessions those that have not ended."""
    return set(connection.execute(select(SESSIONS.c.token).where(SESSIONS.c.token.in_(tokens))).scalars())


def seen(connection: Connection, token: str, at: float) -> None:
    connection.execute(update(SESSIONS).where(SESSIONS.c.token == token).values(seen=at))


def end(connection: Connection, account: str, tokens: list[str]) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.account == account, SESSIONS.c.token.in_(tokens)))


# ---- ceremonies: what a browser was asked, until it answers ----


def ask(connection: Connection, code: str, facts: dict[str, Any], expires: float, now: float) -> None:
    connection.execute(delete(CEREMONIES).where(CEREMONIES.c.expires < now))
    connection.execute(insert(CEREMONIES).values(code=code, facts=facts, expires=expires))


def answered(connection: Connection, code: str, now: float) -> dict[str, Any] | None:
    """What was asked under a code, this once; None if nothing was, or too long ago."""
    asked = select(CEREMONIES.c.facts).where(CEREMONIES.c.code == code, CEREMONIES.c.expires >= now)
    facts: dict[str, Any] | None = connection.execute(asked).scalar()
    first = connection.execute(delete(CEREMONIES).where(CEREMONIES.c.code == code)).rowcount > 0
    return facts if first else None


# ---- seats ----


def tables_of(connection: Connection, holder: str) -> list[str]:
    """The tables at which somebody has or had a seat."""
    wanted = select(HOLDERS.c.table_id).where(HOLDERS.c.token == holder)
    return list(connection.execute(wanted).scalars())


def unclaimed(connection: Connection, guest: str) -> int:
    return connection.execute(select(func.count()).where(HOLDERS.c.token == guest)).scalar_one()


def claim(connection: Connection, guest: str, account: str) -> list[str]:
    """Give a guest's seats to an account, unless it has another at the same table. Which tables changed."""
    theirs = HOLDERS.alias()
    taken = exists().where(theirs.c.table_id == HOLDERS.c.table_id, theirs.c.token == account)
    free = select(HOLDERS.c.table_id).where(HOLDERS.c.token == guest, ~taken)
    ids = list(connection.execute(free).scalars())
    for id in ids:
        place = (HOLDERS.c.token == guest, HOLDERS.c.table_id == id)
        connection.execute(update(HOLDERS).where(*place).values(token=account))
    renew(connection, ids)
    return ids


def renew(connection: Connection, ids: list[str]) -> None:
    """Whoever has these tables in memory has to read them anew."""
    for id in ids:
        changed = update(TABLES).where(TABLES.c.id == id)
        connection.execute(changed.values(version=TABLES.c.version + 1))
