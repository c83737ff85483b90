"""People's own maps, boards and cards while they make them: what the checker says, and how it would look.

All of it is done in a worker, down to the bytes of the answer: what people send may take long to read.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from periplus.games import KITS, game_named
from periplus.kernel.chance import Chance
from periplus.kernel.datafile import Fault
from periplus.kernel.editing import Checked, Editing, check_data, check_text
from periplus.kernel.game import SPECTATOR, Game
from periplus.server import wire_files
from periplus.server.refusals import Refused

SEED = 1  # of the position that is shown: the same whenever a file is checked
LARGEST = 1 << 63  # JSON has numbers of 64 bits


def editing_of(game: Game) -> Editing:
    """How a game's files are made; Refused if there is nothing to make."""
    editing: Editing | None = KITS[game.name].facet("editing")
    if editing is None:
        raise Refused(404, "not_found", f"{game.name} says nothing of how its files are made")
    return editing


def own_file(game: str) -> str:
    """The option of a game that takes a file, if it says how such a file is made; else ""."""
    editing: Editing | None = KITS[game].facet("editing")
    return editing.format.name if editing else ""


def described(game: Game) -> wire_files.FileFormat:
    editing = editing_of(game)
    ours = editing.format.standard().as_data()
    return wire_files.FileFormat(editing.format.name, editing.terms(), ours, editing.empty())


def check(name: str, text: str | None, data: Mapping[str, object], drawn: bool) -> bytes:
    """In a worker: what there is to say of a file that was typed, or is made of data; as JSON."""
    game = game_named(name)
    editing = editing_of(game)
    checked = check_data(editing, dict(data)) if text is None else check_text(editing, text)
    table = shown(game, editing, checked) if drawn and checked.content is not None else None
    content = plain(checked.data) if text is not None else None
    return msgspec.json.encode(
        wire_files.FileCheck(
            text=checked.text,
            data=content if isinstance(content, dict) else None,
            faults=[remark(fault) for fault in checked.faults],
            more=checked.more,
            warnings=[remark(fault) for fault in checked.warnings],
            table=table,
        )
    )


def remark(fault: Fault) -> wire_files.Remark:
    return wire_files.Remark(fault.line, fault.path, fault.message)


def shown(game: Game, editing: Editing, checked: Checked) -> wire_files.FileTable:
    """The beginning of a game with a file, as a spectator sees it."""
    assert checked.content is not None
    seats = game.usual or game.seats[0]
    state = game.start(seats, {editing.format.name: checked.content.as_data()})
    state.deal(Chance(SEED))
    return wire_files.FileTable(seats, state.contents(), state.view(SPECTATOR))


def plain(value: object) -> Any:
    """What a TOML file says, as JSON can say it: dates and numbers that are too large become texts."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, int) and not -LARGEST <= value < LARGEST:
        return str(value)
    return value if isinstance(value, str | int | float) else str(value)


def readable(text: str) -> str:
    """A text with nothing in it that can't be sent: half of a pair of surrogates is no character."""
    return text.encode("utf-8", "replace").decode("utf-8")
