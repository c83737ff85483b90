"""What goes over the wire of people's own maps, boards and cards, while they make them."""

import msgspec

from periplus.server.wire import Data, Seen


class FileFormat(msgspec.Struct, frozen=True):
    """A kind of file that a game may be played with: the option that takes it, and what it is made of.

    `terms` are the words and limits in it, GAMEEditingTerms. `ours` is what comes with the game, and `empty`
    is nothing yet; both as plain data.
    """

    name: str
    terms: Data
    ours: Data
    empty: Data


class Remark(msgspec.Struct, frozen=True):
    """Something the checker says, in English: on which line, and of which part, as in `places.3.colour`."""

    line: int | None
    path: str
    message: str


class FileTable(msgspec.Struct, frozen=True):
    """The beginning of a game with a file: how many play, what lies on the table, what a spectator sees."""

    seats: int
    contents: Data
    view: Seen


class FileCheck(msgspec.Struct, frozen=True):
    """A file, and what the checker says of it. Without faults it can be played with, whatever it warns of.

    `text` is the file itself. `data` is what it says, if a text was asked about and is TOML. There are `more`
    faults than those told. The `table` comes if it was asked for and there is no fault.
    """

    text: str
    data: Data | None
    faults: list[Remark]
    more: int
    warnings: list[Remark]
    table: FileTable | None
