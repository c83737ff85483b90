"""A real PostgreSQL for the tests: Debian's, run by an unprivileged user in a scratch folder of its own."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
from sqlalchemy import make_url

from tests.serving import SOON

OWNER = "periplus"
SERVANT = "nobody"  # who runs it if we are root, as whom it refuses to run
# The machine does not crash in a test, so nothing has to wait for its disk.
SETTINGS = {"listen_addresses": "", "fsync": "off", "shared_buffers": "16MB", "max_connections": "60"}


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, of the newest version there is. Debian keeps them off the path."""
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    debian = max(versions, key=lambda found: int(found.parts[-3]), default=None)
    found = debian or shutil.which("initdb")
    return Path(found).parent if found else None


def making(programs: Path, data: Path) -> list[str]:
    """The command that makes the folder of a server in which nothing is kept yet."""
    how = f"-U {OWNER} -A trust -E UTF8 --no-sync"
    return [str(programs / "initdb"), "-D", str(data), *how.split()]


class Postgres:
    """A server that is reached by a socket in its folder, with as many databases as tests ask for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count(1)

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"store{next(self._numbers)}"
        self.run("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def cut(self, url: str) -> None:
        """End every connection to a database, as a restart does."""
        name = make_url(url).database
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        self.run("postgres", cut)

    def run(self, database: str, statements: str) -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statements.encode())


@contextmanager
def running_postgres(programs: Path, settings: dict[str, str] | None = None) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # a socket's path must be short
    servant = SERVANT if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    if os.geteuid() == 0:
        shutil.chown(folder, servant)
    user = servant if os.geteuid() == 0 else None
    try:
        initdb = making(programs, folder / "data")
        subprocess.run(initdb, user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        options = [f"--{name}={value}" for name, value in (SETTINGS | (settings or {})).items()]
        command: list[str | Path] = [programs / "postgres", "-D", folder / "data", "-k", folder, *options]
        with (
            (folder / "log").open("w") as log,
            subprocess.Popen(command, user=user, cwd=folder, stdout=log, stderr=log) as server,
        ):
            try:
                yield answering(Postgres(folder), server)
            finally:
                server.send_signal(signal.SIGQUIT)  # at once: nothing in it is wanted any more
                server.wait(SOON)
    finally:
        shutil.rmtree(folder)


def answering(postgres: Postgres, server: "subprocess.Popen[bytes]") -> Postgres:
    """The same server, when it can be asked something."""
    deadline = time.monotonic() + SOON
    while True:
        try:
            postgres.run("postgres", "SELECT 1")
            return postgres
        except psycopg.OperationalError:
            said = (postgres.folder / "log").read_text()
            assert server.poll() is None, said
            assert time.monotonic() < deadline, said
            time.sleep(0.05)
