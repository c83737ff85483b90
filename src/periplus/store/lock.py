"""One server for a store: a file beside it is locked for as long as somebody has it to themselves.

SQLite lets several processes write, but a server keeps tables in memory: two of them would not know of each
other's clicks. The lock goes with the process, however that ends.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import unquote, urlparse

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from periplus.store.databases import StoreError

if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(StoreError):
    """A store that a server has open."""


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Have a store to oneself; raises InUse if a server has it. Reading is nobody's privilege."""
    path = lock_of(url)
    if path is None:
        yield
        return
    file = locked(path, url)
    try:
        yield
    finally:
        with suppress(OSError):  # whoever opened it meanwhile finds out that it is gone, and tries again
            path.unlink()
        os.close(file)


def is_served(url: str) -> bool:
    """Whether a server has this store open just now."""
    try:
        with alone(url):
            return False
    except InUse:
        return True


def locked(path: Path, url: str) -> int:
    """The lock's file, open and locked, with our number in it."""
    while True:
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"the store {url} cannot be opened: {path}: {error.strerror}") from None
        try:
            take(file)
        except OSError:
            who = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            raise InUse(in_use(url, who)) from None
        if is_still(path, file):
            os.truncate(file, 0)
            os.write(file, b"%d\n" % os.getpid())
            return file
        os.close(file)


def is_still(path: Path, file: int) -> bool:
    """Whether this open file is the one of that name: the last to hold it may have removed it meanwhile."""
    try:
        return os.path.samestat(path.stat(), os.fstat(file))
    except FileNotFoundError:
        return False


def in_use(url: str, who: str) -> str:
    holder = f" (process {who})" if who.isdecimal() else ""
    what_to_do = "stop it first, or choose another store with --store"
    return f"another server has the store {url} open{holder}; {what_to_do}"


def lock_of(url: str) -> Path | None:
    """The file to lock for a store; None if nobody else can open it, or anybody may."""
    file = file_of(url)
    return None if file is None else file.with_name(f"{file.name}-lock")


def file_of(url: str) -> Path | None:
    """The file of a store by its one true name; None for one that is in no file of ours."""
    try:
        place = make_url(url)
        name = (place.database or "") if place.get_backend_name() == "sqlite" else ""
    except ArgumentError:
        raise StoreError(f"{url!r} is not a store: expected a URL such as sqlite:///tables.db") from None
    if name.startswith("file:"):
        name = unquote(urlparse(name).path)
    return None if name in ("", ":memory:") else Path(name).resolve()
