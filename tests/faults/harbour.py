"""The machines: namespaces with a network between them, a database in one, and servers in others."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tests.postgres import OWNER, SERVANT, SETTINGS, making

NET = "10.77.0"
DATABASE, CLIENTS = "db", "clients"
PORT = 8000
SOON = 60.0  # seconds that a process may take to start on a busy machine
LAST = 2_000  # letters of a log that are shown
SERVE = "from periplus.cli import main; import sys; sys.exit(main(sys.argv[1:]))"


def missing(programs: Path | None) -> str:
    """What there is not that this needs; nothing if it has all."""
    if os.geteuid() != 0:
        return "networks of one's own need root"
    absent = [name for name in ("ip", "unshare", "setpriv") if shutil.which(name) is None]
    if absent:
        return f"there is no {', '.join(absent)}: apt-get install iproute2 util-linux"
    return "" if programs else "no PostgreSQL: apt-get install postgresql"


def run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


class Machine:
    """A namespace with one address, which may lose any other one from its sight."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self.space = f"periplus-{os.getpid()}-{name}"
        self.address = f"{NET}.{number}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def hardware(self) -> str:
        return f"02:00:00:00:77:{self.number:02x}"

    def within(self, *command: str) -> list[str]:
        return ["ip", "netns", "exec", self.space, *command]

    def plug_in(self) -> None:
        """Connect it to the bridge."""
        outer = f"port{self.number}"
        run("ip", "netns", "add", self.space)
        run("ip", "link", "add", outer, "type", "veth", "peer", "name", "eth0", "netns", self.space)
        run("ip", "link", "set", outer, "master", "bridge0", "up")
        run(*self.within("ip", "link", "set", "lo", "up"))
        run(*self.within("ip", "link", "set", "eth0", "address", self.hardware, "up"))
        run(*self.within("ip", "address", "add", f"{self.address}/24", "dev", "eth0"))

    def sees(self, other: "Machine", whether: bool) -> None:
        """What is sent to the other arrives, or gets lost without a word: it goes to nobody's address."""
        hardware = other.hardware if whether else "02:00:00:00:00:99"
        neighbour = ["ip", "neigh", "replace", other.address, "lladdr", hardware, "nud", "permanent", "dev"]
        run(*(self.within(*neighbour, "eth0")))

    def start(self, command: list[str], log: Path, **environment: str) -> None:
        with log.open("ab") as lines:
            self.process = subprocess.Popen(
                self.within(*command),
                stdout=lines,
                stderr=lines,
                start_new_session=True,
                env=os.environ | environment,
            )

    def signal(self, number: int) -> None:
        """Send a signal to its process and to all that belong to that."""
        if self.process is not None:
            os.killpg(self.process.pid, number)

    def kill(self) -> None:
        if self.process is not None:
            self.signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def unplug(self) -> None:
        self.kill()
        subprocess.run(["ip", "netns", "delete", self.space], check=False)


class Clients(Machine):
    """Where this process is: it has the bridge."""

    def within(self, *command: str) -> list[str]:
        return list(command)

    def plug_in(self) -> None:
        run("ip", "link", "set", "lo", "up")
        run("ip", "link", "add", "bridge0", "address", self.hardware, "type", "bridge")
        run("ip", "link", "set", "bridge0", "up")
        run("ip", "address", "add", f"{self.address}/24", "dev", "bridge0")

    def sees(self, other: Machine, whether: bool) -> None:
        hardware = other.hardware if whether else "02:00:00:00:00:99"
        run("ip", "neigh", "replace", other.address, "lladdr", hardware, "nud", "permanent", "dev", "bridge0")

    def unplug(self) -> None:
        pass


class Harbour:
    """All of them. What happens to them is for others to say."""

    def __init__(self, programs: Path, servers: int, pace: float) -> None:
        self.programs = programs
        self.pace = pace
        self.folder = Path(tempfile.mkdtemp(prefix="faults"))
        self.clients = Clients(CLIENTS, 1)
        self.database = Machine(DATABASE, 2)
        self.servers = [Machine(f"server{number}", 10 + number) for number in range(1, servers + 1)]
        self.all: list[Machine] = [self.clients, self.database, *self.servers]

    @property
    def store(self) -> str:
        return f"postgresql://{OWNER}@{self.database.address}/periplus"

    def addresses(self) -> list[tuple[str, int]]:
        return [(server.address, PORT) for server in self.servers]

    def open(self) -> None:
        for machine in self.all:
            machine.plug_in()
        for machine in self.all:
            for other in self.all:
                if machine is not other:
                    machine.sees(other, True)
        shutil.chown(self.folder, SERVANT)
        made = making(self.programs, self.folder / "data")
        run(*self.database.within(*as_servant(made)))
        with (self.folder / "data/pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {NET}.0/24 trust\n")
        self.start_database()
        create = [str(self.programs / "createdb"), "-h", self.database.address, "-U", OWNER, "periplus"]
        deadline = time.monotonic() + SOON
        while subprocess.run(self.database.within(*create), check=False, capture_output=True).returncode:
            assert time.monotonic() < deadline, (self.folder / "db.log").read_text()[-LAST:]
            time.sleep(0.1)
        for server in self.servers:
            self.start_server(server)
        for server in self.servers:
            self.wait_for(server)

    def start_database(self) -> None:
        settings = SETTINGS | {"listen_addresses": "*", "max_connections": "100"}
        options = [f"--{name}={value}" for name, value in settings.items()]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder)]
        self.database.start(as_servant([*command, *options]), self.folder / "db.log")

    def start_server(self, server: Machine) -> None:
        options = ["--port", str(PORT), "--host", server.address, "--store", self.store, "--no-open"]
        limits = ["--rate", "0", "--pace", str(self.pace), "--bot-workers", "1"]
        command = [sys.executable, "-c", SERVE, "serve", *options, *limits]
        server.start(command, self.folder / f"{server.name}.log")

    def wait_for(self, server: Machine) -> None:
        """Wait until a server is ready; one that gave up, since there was no database, is started again."""
        deadline = time.monotonic() + SOON
        while True:
            if server.process is not None and server.process.poll() is not None:
                self.start_server(server)
            try:
                with urllib.request.urlopen(f"http://{server.address}:{PORT}/readyz", timeout=5):
                    return
            except OSError:
                log = (self.folder / f"{server.name}.log").read_text()
                assert time.monotonic() < deadline, log[-LAST:]
                time.sleep(0.2)

    async def cut(self, one: Machine, other: Machine, seconds: float) -> None:
        """Neither of the two hears of the other for so long."""
        one.sees(other, False)
        other.sees(one, False)
        await asyncio.sleep(seconds)
        one.sees(other, True)
        other.sees(one, True)

    def close(self) -> None:
        for machine in self.all[::-1]:
            machine.unplug()
        shutil.rmtree(self.folder)


def as_servant(command: list[str]) -> list[str]:
    """PostgreSQL refuses to be run by root."""
    return ["setpriv", f"--reuid={SERVANT}", "--regid=nogroup", "--clear-groups", *command]
