"""Writes the digests of frozen opponents into each game's benchmark.toml: python -m tools.freeze helmsman-2

Without names it says which of them do not play any more as they were frozen. A digest that is there is never
written over: whoever plays otherwise gets a new version.
"""

import sys
from pathlib import Path

from periplus.arena.frozen import FILE, benchmark_of, digest_of
from periplus.games import KITS

SECTION = "[opponents]"


def thawed() -> list[str]:
    """The opponents that play otherwise than they were frozen."""
    return [
        f"{game}: {name}"
        for game in KITS
        for name, digest in benchmark_of(game).get("opponents", {}).items()
        if digest_of(game, name) != digest
    ]


def freeze(path: Path, game: str, name: str) -> None:
    if name in benchmark_of(game)["opponents"]:
        sys.exit(f"{game}: {name} is frozen already: whoever plays otherwise gets a new version")
    head, heading, rest = path.read_text("utf-8").partition(SECTION)
    line, _, rest = rest.partition("\n")
    path.write_text(f'{head}{heading}{line}\n{name} = "{digest_of(game, name)}"\n{rest}', "utf-8")


def main(names: list[str]) -> int:
    for name in names:
        for game, kit in KITS.items():
            if benchmark_of(game):
                freeze(kit.folder / FILE, game, name)
    if names:
        return 0
    wrong = thawed()
    print("\n".join(wrong) or "all opponents play as they were frozen")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
