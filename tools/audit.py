"""Ask a public database whether anything that we depend on is known to be unsafe: `python -m tools.audit`.

Everything that is pinned is looked up at once, for Python and for the page. Where the database cannot be
reached, nothing is audited, and a line says so; what is found fails.
"""

import http.client
import json
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DATABASE = "https://api.osv.dev/v1/querybatch"
AT_ONCE = 1_000  # packages in one question, as many as the database takes
SECONDS = 10.0
PIN = re.compile(r"^([\w.-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)

# What is known and does not concern us: the id, and why.
ACCEPTED: dict[str, str] = {}


class Pin(NamedTuple):
    """A version of a package that we use."""

    ecosystem: str
    name: str
    version: str


class Unreachable(Exception):
    """There is no database to ask."""


def pins(root: Path) -> list[Pin]:
    """All that is pinned, in the locks of Python and of the page."""
    found = {
        Pin("PyPI", re.sub(r"[-_.]+", "-", name).lower(), version)
        for lock in root.glob("requirements/*.txt")
        for name, version in PIN.findall(lock.read_text("utf-8"))
    }
    for lock in root.glob("web/package-lock.json"):
        for place, package in json.loads(lock.read_text("utf-8"))["packages"].items():
            if place and "version" in package:
                found.add(Pin("npm", place.rpartition("node_modules/")[2], package["version"]))
    return sorted(found)


def known(wanted: list[Pin], database: str = DATABASE) -> dict[Pin, list[str]]:
    """What is known to be wrong with each of them, by id. Raises Unreachable."""
    found: dict[Pin, list[str]] = {}
    for start in range(0, len(wanted), AT_ONCE):
        part = wanted[start : start + AT_ONCE]
        for pin, result in zip(part, ask(part, database), strict=True):
            ids = [fault["id"] for fault in result.get("vulns", []) if fault["id"] not in ACCEPTED]
            if ids:
                found[pin] = ids
    return found


def ask(part: list[Pin], database: str) -> list[dict[str, list[dict[str, str]]]]:
    queries = [
        {"package": {"ecosystem": pin.ecosystem, "name": pin.name}, "version": pin.version} for pin in part
    ]
    request = urllib.request.Request(
        database, json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            results: list[dict[str, list[dict[str, str]]]] = json.load(answer)["results"]
    except (OSError, http.client.HTTPException, ValueError, KeyError) as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        raise Unreachable(f"{type(error).__name__}: {reason}") from None
    return results


def main(database: str = DATABASE, root: Path = ROOT) -> int:
    wanted = pins(root)
    try:
        found = known(wanted, database)
    except Unreachable as error:
        print(f"dependencies are not audited: {database.split('/')[2]} cannot be reached ({error})")
        return 0
    for pin, ids in found.items():
        print(f"{pin.ecosystem} {pin.name} {pin.version}: {', '.join(ids)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
