"""Prints the schemas of the API, from which `make types` makes the page's types.

Only our own games are included, whatever others are installed.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from periplus.games import KITS
from periplus.server.app import make_app
from periplus.server.settings import Settings
from periplus.server.shapes import shapes
from periplus.store import Store

OURS = "periplus.games."


def document() -> dict[str, Any]:
    """The description of the API, without its requests."""
    with TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'tables.db'}")
        described = make_app(store, Settings()).openapi()
        store.close()
    theirs = shapes({name: kit for name, kit in KITS.items() if not kit.package.startswith(OURS)})
    schemas = sorted(described["components"]["schemas"].items())
    ours = {name: schema for name, schema in schemas if name not in theirs}
    return described | {"paths": {}, "components": {"schemas": ours}}


if __name__ == "__main__":
    json.dump(document(), sys.stdout)
