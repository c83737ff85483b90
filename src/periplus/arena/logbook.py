"""Games kept in a folder: a record of each, their results, and the plan they belong to.

plan.json        the game, the bots, the options and the seed
results.jsonl    a line for each game, in the order in which they ended
000017.voyage    the record of game 17, for `periplus replay`
"""

import json
import os
from datetime import UTC, datetime
from pathlib import Path

from periplus.arena.match import Match
from periplus.arena.plan import Plan, Played
from periplus.games import game_named
from periplus.kernel.errors import ArenaError, OptionError

FORMAT = 1
PLAN = "plan.json"
RESULTS = "results.jsonl"


class Logbook:
    """The folder of a plan, open for more games. A game counts once its record and its line are on disk."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        begin(folder, plan)
        lines = whole_lines(folder)
        self.played = {
            game.number: game for game in parse(folder, lines) if self.record(game.number).exists()
        }
        self.results = (folder / RESULTS).open("ab")
        self.results.truncate(len(lines))  # drops a last line that was cut off

    def record(self, number: int) -> Path:
        return record_path(self.folder, number)

    def write(self, games: list[Played]) -> None:
        """Keep games that have ended, each with its record."""
        for game in games:
            with self.record(game.number).open("w", encoding="utf-8") as file:
                file.write(game.record)
                file.flush()
                os.fsync(file.fileno())
        self.results.write("".join([line_of(self.plan, game) for game in games]).encode())
        self.results.flush()
        os.fsync(self.results.fileno())
        self.played.update({game.number: game._replace(record="") for game in games})

    def close(self) -> None:
        self.results.close()

    def __enter__(self) -> "Logbook":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def record_path(folder: Path, number: int) -> Path:
    return folder / f"{number:06}.voyage"


def read_logbook(folder: Path) -> tuple[Plan, list[Played]]:
    """What a folder holds, in the order of the games' numbers."""
    plan = read_plan(folder)
    played = {game.number: game for game in parse(folder, whole_lines(folder))}
    return plan, [played[number] for number in sorted(played)]


def last_day(folder: Path) -> str:
    """When the last game was kept."""
    return datetime.fromtimestamp((folder / RESULTS).stat().st_mtime, UTC).date().isoformat()


# The plan


def begin(folder: Path, plan: Plan) -> None:
    """Make the folder, or check that the games in it are of this plan."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / PLAN).exists():
            if any(folder.iterdir()):
                raise OptionError(f"{folder} is not empty and has no {PLAN}: choose another folder")
            draft = folder / f"{PLAN}.part"
            draft.write_text(json.dumps(as_data(plan), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            draft.replace(folder / PLAN)
            return
    except OSError as error:
        raise OptionError(f"{folder}: {error.strerror or 'games cannot be kept here'}") from None
    found, wanted = read_data(folder), as_data(plan)
    for field, value in wanted.items():
        if found.get(field) != value:
            raise OptionError(
                f"{folder} holds games of another plan: {field} {shown(found.get(field))}, "
                f"not {shown(value)}; choose another folder, or give the same {field} to go on"
            )


def as_data(plan: Plan) -> dict[str, object]:
    game = game_named(plan.game)
    data = {
        "format": FORMAT,
        "game": plan.game,
        "rules": game.rules,
        "bots": plan.bots,
        "seed": plan.seed,
        "seatings": plan.seatings,
        "options": game.complete(len(plan.bots), plan.options),
    }
    loaded: dict[str, object] = json.loads(json.dumps(data))  # as it will be read
    return loaded


def shown(value: object) -> str:
    text = " ".join(value) if isinstance(value, list) else str(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def read_data(folder: Path) -> dict[str, object]:
    try:
        data = json.loads((folder / PLAN).read_text("utf-8"))
    except OSError as error:
        raise ArenaError(f"{folder / PLAN}: {error.strerror}; expected games kept by the arena") from None
    except ValueError:
        raise ArenaError(f"{folder / PLAN}: not a plan: the file may be damaged") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ArenaError(f"{folder / PLAN}: not a plan in format {FORMAT}")
    if "seatings" not in data and isinstance(data.get("bots"), list):
        data["seatings"] = len(data["bots"])  # until equals played a deal once
    return data


def read_plan(folder: Path) -> Plan:
    data = read_data(folder)
    try:
        fields = ("game", "bots", "options", "seed", "seatings")
        game, bots, options, seed, seatings = (data[field] for field in fields)
    except KeyError as missing:
        raise ArenaError(f"{folder / PLAN}: the field {missing} is missing") from None
    assert isinstance(bots, list)
    assert isinstance(options, dict)
    assert isinstance(seed, int)
    assert isinstance(seatings, int)
    return Plan(str(game), bots, options, seed, seatings)


# The results


def line_of(plan: Plan, game: Played) -> str:
    data = {
        "number": game.number,
        "seats": plan.seating(game.number),
        "winners": game.match.winners,
        **game.match._asdict(),
    }
    return json.dumps(data, separators=(",", ":")) + "\n"


def whole_lines(folder: Path) -> bytes:
    """The results without a last line that was cut off."""
    path = folder / RESULTS
    lines = path.read_bytes() if path.exists() else b""
    return lines[: lines.rfind(b"\n") + 1]


def parse(folder: Path, lines: bytes) -> list[Played]:
    games: list[Played] = []
    for at, line in enumerate(lines.splitlines(), 1):
        try:
            data = json.loads(line)
            match = Match(**{field: data[field] for field in Match._fields})
            games.append(Played(int(data["number"]), match))
        except (ValueError, TypeError, KeyError):
            where = f"{folder / RESULTS}:{at}"
            raise ArenaError(f"{where}: not the result of a game; delete the line to play it again") from None
    return games
