"""boardgame.io at the work of `bench.load`: its own server, a socket for each seat, and a click when asked.

The game is a small one and kept in memory, as boardgame.io's server does it if nothing else is asked for.
"""

import json
import shutil
import subprocess
from argparse import Namespace
from pathlib import Path

from bench.crowd import MIX, Report
from bench.server import Server, serving

FOLDER = Path(__file__).parent / "boardgameio"
MODULES = Path(__file__).parent.parent / ".boardgameio" / "node_modules"
NAME = "boardgame.io"


def missing() -> str:
    """Why it can't be measured here; nothing if it can."""
    if shutil.which("node") is None:
        return "there is no Node.js"
    return "" if (MODULES / NAME).is_dir() else "it is not installed"


def version() -> str:
    package = json.loads((FOLDER / "package.json").read_text())
    return str(package["dependencies"][NAME])


def measure(folder: Path, args: Namespace) -> Report:
    with serving(node("server.cjs"), folder / "boardgameio.log") as server:
        return play(server, args)


def node(script: str, *args: str) -> list[str]:
    return ["env", f"NODE_PATH={MODULES}", "node", str(FOLDER / script), *args]


def play(server: Server, args: Namespace) -> Report:
    """All clients are in one process. The server's CPU counts from the first click on."""
    wish = {
        "address": f"http://{server.host}:{server.port}/",
        "seats": [MIX[number % len(MIX)][1] for number in range(args.tables)],
        "seconds": args.seconds,
        "think": args.think,
        "seed": args.seed,
    }
    command = node("crowd.cjs", json.dumps(wish))
    empty = server.memory()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as crowd:
        assert crowd.stdin is not None
        assert crowd.stdout is not None
        if crowd.stdout.readline().strip() != "ready":
            raise SystemExit(f"{NAME}: its tables could not be set up")
        spent, full = server.spent(), server.memory()
        print("go", file=crowd.stdin, flush=True)
        found = json.loads(crowd.stdout.readline())
        spent = server.spent() - spent
    return Report(
        found["seats"],
        answers=found["answers"],
        messages=found["messages"],
        faults=[f"{NAME}: {fault}" for fault in found["faults"]],
        spent=spent,
        memory=full - empty,
    )
