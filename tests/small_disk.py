"""Play on a disk of a few megabytes until it is full, and after: `python -m tests.small_disk FOLDER`.

It is run where the folder is a small filesystem of its own. What fails, fails with a traceback.
"""

import asyncio
import json
import shutil
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

from periplus.cli.admin import fault_of
from periplus.server import health
from periplus.server.journal import open_journal
from periplus.store import Store
from periplus.store.tables import load
from tests.in_process import Client, Json, RunningApp, running_app
from tests.serving import QUICK

RESERVE = 2_000_000
SETTINGS = replace(QUICK, reserve=RESERVE)
MOST = 400  # clicks, of which a few fit into a full disk: the store has room of its own


@dataclass
class Game:
    """Two people at a table, and the clicks that were confirmed to them."""

    id: str
    people: list[Client]
    confirmed: dict[int, int] = field(default_factory=dict)  # by ply

    async def click(self) -> int:
        """Whoever is to decide makes the first choice; the status of the answer."""
        for person in self.people:
            table = (await person.get(f"/tables/{self.id}")).json()
            if table["choices"]:
                body = {"ply": table["ply"], "code": table["choices"][0]["code"]}
                status = (await person.post(f"/tables/{self.id}/decisions", **body)).status
                if status == 200:
                    assert body["ply"] not in self.confirmed
                    self.confirmed[body["ply"]] = body["code"]
                return status
        raise AssertionError(f"nobody decides at {table}")


async def begin(ship: RunningApp) -> Game:
    ada, bruno = Client(ship.app), Client(ship.app)
    made = (await ada.post("/tables", game="journey", seats=["me", "open"])).json()
    assert (await bruno.post(f"/tables/{made['id']}/join")).status == 200
    return Game(made["id"], [ada, bruno])


class Ballast:
    """A file that takes all the room but so much."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "ballast"

    def leave(self, free: int) -> None:
        self.file.unlink(missing_ok=True)
        size = shutil.disk_usage(self.folder).free - free
        with self.file.open("wb") as file:
            while size > 0:
                try:
                    file.write(bytes(min(size, 4096)))
                    file.flush()
                except OSError:  # there is none left
                    return
                size -= 4096


async def readiness(ship: RunningApp) -> int:
    person = Client(ship.app)
    scope = person.scope("GET", "")
    scope["path"] = "/readyz"
    return (await person.send(scope)).status


async def refused(ship: RunningApp) -> Json:
    answer = await Client(ship.app).post("/tables", game="journey", seats=["me", "open"])
    return {"status": answer.status, "error": answer.json()["error"]}


async def play(folder: Path) -> Game:
    ballast = Ballast(folder)
    async with running_app(folder, SETTINGS) as ship:
        game = await begin(ship)

        ballast.leave(RESERVE // 2)
        assert await refused(ship) == {"status": 507, "error": "full"}
        assert [await game.click() for _ in range(10)] == [200] * 10, "games go on while there is a reserve"
        assert await readiness(ship) == 200

        ballast.leave(0)
        statuses = [await game.click()]
        while statuses[-1] == 200 and len(statuses) < MOST:
            statuses.append(await game.click())
        assert statuses[-1] == 503, "a click that can't be kept is refused"
        said = await game.people[0].post(f"/tables/{game.id}/chat", text="x" * 400)
        assert (said.status, said.json()["error"]) == (503, "unavailable")
        assert await readiness(ship) == 503
        assert (await game.people[0].get(f"/tables/{game.id}")).status == 200, "it can still be looked at"

        ballast.file.unlink()
        assert await readiness(ship) == 200
        assert [await game.click() for _ in range(10)] == [200] * 10, "there is room again"
        assert (await begin(ship)).id
    return game


async def look_again(folder: Path, game: Game) -> None:
    """After a restart: every click that was confirmed is there, once, at its place."""
    async with running_app(folder, SETTINGS) as ship:
        for person in game.people:
            person.app = ship.app
        assert await game.click() == 200
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    kept = store.read(lambda connection: load(connection, game.id))
    assert kept is not None
    assert {ply: kept.decisions[ply] for ply in game.confirmed} == game.confirmed
    assert store.read(lambda connection: fault_of(connection, game.id)) is None
    store.close()


def main(folder: Path) -> None:
    health.FRESH = 0.0
    with (folder.parent / "journal").open("w") as journal:
        open_journal("json", journal)
        game = asyncio.run(play(folder))
        asyncio.run(look_again(folder, game))
    events = [json.loads(line) for line in (folder.parent / "journal").read_text().splitlines()]
    assert [line["event"] for line in events].count("no room for new tables") == 1
    assert any("full" in line.get("reason", "") for line in events if line["event"] == "not ready")
    print(f"{len(game.confirmed)} clicks were confirmed and kept")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
