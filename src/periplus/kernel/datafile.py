"""Reading the data files of the games (maps, boards, cards): TOML, with faults that name the line.

A game opens a file with `load`, looks at its limits (`Table.at_most`), takes what it needs through `Table`
readers and ends with `finish`. A reader that meets a fault notes it and returns a harmless value, so one
reading finds them all. Strangers send files too: the first faults are kept, and the others only counted.
"""

import re
import tomllib
from bisect import bisect_right
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, NoReturn, TypeVar

from periplus.kernel.errors import PeriplusError, cut, suggestion

MOST_FAULTS: Final = 10
LONGEST_FAULT: Final = 1_000
LONGEST_NOTE: Final = 2_000
LONGEST_TEXT: Final = 200  # any other
LONGEST_NAME: Final = 40
LANGUAGES: Final = ["en", "it", "fr", "de"]

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN: Final = re.compile(r"[^,\]}#\n]+")
_WORD: Final = re.compile(r"[a-z0-9_-]+")
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class Fault:
    """One thing wrong with a data file: its line if that is known, its part, such as "places.3.colour"."""

    def __init__(self, line: int | None, message: str, path: str = "") -> None:
        self.line: Final = line
        self.message: Final = cut(message, LONGEST_FAULT)
        self.path: Final = cut(path, LONGEST_FAULT)

    def __repr__(self) -> str:
        return f"Fault({self.line!r}, {self.message!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Fault, (self.line, self.message, self.path))

    def at(self, name: str) -> str:
        """The fault as a line of text about the file called `name`."""
        return f"{name}: {self.message}" if self.line is None else f"{name}:{self.line}: {self.message}"


class DataError(PeriplusError):
    """A data file that cannot be used: the first things wrong with it, and how many more there are."""

    def __init__(self, name: str, faults: list[Fault], more: int = 0) -> None:
        super().__init__(name, faults, more)
        self.name: Final = name
        self.faults: Final = faults
        self.more: Final = more

    def __str__(self) -> str:
        told = [fault.at(self.name) for fault in self.faults]
        return "\n".join([*told, f"{self.name}: and {self.more:,} more"] if self.more else told)


class DataFile:
    """A data file while it is read: its content, the lines of its parts, what was found wrong so far."""

    def __init__(self, name: str, data: object, lines: dict[str, int]) -> None:
        self.name: Final = name
        self.found = 0  # how many faults
        self.faults: Final[list[Fault]] = []  # the first of them
        self.warnings: Final[list[Fault]] = []
        self._data: Final = data
        self._lines: Final = lines
        self._tables: Final[list[Table]] = []
        self.root: Final = self.table("", "", data)

    def line(self, path: str) -> int | None:
        """The line of a part such as "places.3.colour", or of the nearest part around it."""
        while path and path not in self._lines:
            path = path.rpartition(".")[0]
        return self._lines.get(path)

    def fault(self, path: str, message: str) -> None:
        self.found += 1
        if self.found <= MOST_FAULTS:
            self.faults.append(Fault(self.line(path), message, path))

    def warn(self, path: str, message: str) -> None:
        """Note something that is allowed, but seldom meant."""
        self.warnings.append(Fault(self.line(path), message, path))

    def table(self, path: str, name: str, value: object) -> "Table":
        """The table `value` at `path`; an empty one, and a fault, if it is something else."""
        if isinstance(value, dict):
            table = Table(self, path, name, value)
            self._tables.append(table)
            return table
        self.fault(path, f"{name or 'the file'} must be a table, not {_kind(value)}")
        return Table(self, path, name, None)

    def content(self) -> object:
        """What the file says, whether or not that is any good."""
        return self._data

    def finish(self) -> None:
        """Add the keys that no reader asked for to the faults, and raise if there are any."""
        for table in self._tables:
            table.check_unread()
        if self.found:
            self.stop()

    def stop(self) -> NoReturn:
        """Read no further: the faults found so far are enough."""
        raise DataError(self.name, sorted(self.faults, key=_order), self.found - len(self.faults))

    def check_lengths(self) -> None:
        """Raise if a text is too long. For files that are new: games begun with a longer one go on."""
        self._check_lengths("", self._data)
        if self.found:
            self.stop()

    def _check_lengths(self, path: str, value: object) -> None:
        if isinstance(value, str):
            most = LONGEST_NOTE if path.endswith(".note") else LONGEST_TEXT
            if len(value) > most:
                self.fault(path, f"{path} has {len(value):,} characters; at most {most:,} are allowed")
        elif isinstance(value, dict):
            for key, item in value.items():
                self._check_lengths(f"{path}.{key}" if path else key, item)
        elif isinstance(value, list):
            for i, item in enumerate(value):
                self._check_lengths(f"{path}.{i}", item)


class Table:
    """One table of a data file; `name` is how faults call it, as in `place "dido"`."""

    def __init__(self, file: DataFile, path: str, name: str, data: dict[str, object] | None) -> None:
        self.file: Final = file
        self.path: Final = path
        self.name = name
        # A table that is missing has been reported as such: what is missing in it is no news.
        self.present: Final = data is not None
        self._data: Final[dict[str, object]] = data if data is not None else {}
        self._asked: dict[str, None] = {}

    def fault(self, key: str, message: str) -> None:
        """Note a fault at a key of this table, or at an element, as in "edges.4"."""
        self.file.fault(self._at(key), f"{self.name}: {message}" if self.name else message)

    def unknown(self, key: str, what: str, word: str, known: list[str]) -> None:
        """Note a word that is none of those known, and what may have been meant."""
        # Comparing words takes long, and is not done for a fault that nobody is told of.
        meant = suggestion(word, known) if self.file.found < MOST_FAULTS else ""
        self.fault(key, f'{what} "{word}"{meant}')

    def at_most(self, key: str, most: int, what: str) -> None:
        """Read no further if an array is longer than this."""
        value = self._data.get(key)
        if isinstance(value, list) and len(value) > most:
            self.fault(f"{key}.{most}", f"{len(value):,} {what} are too many: there is room for {most:,}")
            self.file.stop()

    def check_unread(self) -> None:
        for key in self._data:
            if key not in self._asked:
                self.unknown(key, "unknown key", key, list(self._asked))

    def has(self, key: str) -> bool:
        self._asked[key] = None
        return key in self._data

    def names(self) -> list[str]:
        """The keys that are present."""
        return list(self._data)

    def value(self, key: str) -> object:
        """The value of a key that is present, unchecked."""
        self._asked[key] = None
        return self._data[key]

    def string(self, key: str, default: str | None = None) -> str:
        """A string on one line; "" if it is faulty. With a default it may be left out."""
        if not self.has(key):
            return self._missing(key) if default is None else default
        return self._string(key, key, self._data[key])

    def word(self, key: str) -> str:
        """A name for programs: lower-case letters, digits, - and _."""
        text = self.string(key)
        if text and not _WORD.fullmatch(text):
            self.fault(key, f'{key} "{text}" may have only the letters a-z, digits, - and _')
        return text

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`; `low` if it is faulty."""
        if not self.has(key):
            if default is None:
                self._missing(key)
            return low if default is None else default
        value = self._data[key]
        if not isinstance(value, int) or isinstance(value, bool):
            self.fault(key, f"{key} must be a whole number, not {_kind(value)}")
        elif not low <= value <= high:
            expected = str(low) if low == high else f"from {low} to {high}"
            self.fault(key, f"{key} must be {expected}, not {value}")
        else:
            return value
        return low

    def choice(self, key: str, options: list[str]) -> int:
        """The index among `options` of the string at `key`; -1 if it is faulty."""
        text = self.string(key)
        if text in options:
            return options.index(text)
        if text:
            expected = " or ".join([", ".join(options[:-1]), options[-1]])
            self.fault(key, f'unknown {key} "{text}" (expected one of {expected})')
        return -1

    def array(self, key: str) -> list[object]:
        if not self.has(key):
            self._missing(key)
            return []
        value = self._data[key]
        if isinstance(value, list):
            return value
        self.fault(key, f"{key} must be an array, not {_kind(value)}")
        return []

    def strings(self, key: str) -> list[str]:
        """An array of strings; faulty ones read as ""."""
        return self._strings(key, self.array(key))

    def rows(self, key: str, length: int) -> list[list[str]]:
        """An array of arrays of `length` strings each; faulty ones read as []."""
        rows: list[list[str]] = []
        for i, value in enumerate(self.array(key)):
            row: list[str] = []
            if isinstance(value, list) and len(value) == length:
                row = self._strings(f"{key}.{i}", value)
            else:
                self.fault(f"{key}.{i}", f"{key}, number {i + 1}: must be an array of {length} strings")
            rows.append(row if "" not in row else [])
        return rows

    def table(self, key: str) -> "Table":
        name = f"{self.name}: {key}" if self.name else key
        if self.has(key):
            return self.file.table(self._at(key), name, self._data[key])
        self._missing(key)
        return Table(self.file, self._at(key), name, None)

    def tables(self, key: str, each: str) -> "list[Table]":
        """An array of tables, called `each` 1, 2, … until the caller gives them better names."""
        path = self._at(key)
        return [self.file.table(f"{path}.{i}", f"{each} {i + 1}", t) for i, t in enumerate(self.array(key))]

    def identified(self, each: str) -> str:
        """The id of a thing, by which faults call it from here on, as in `place "dido"`."""
        id = self.word("id")
        if id:
            self.name = f'{each} "{id}"'
        return id

    def translations(self, key: str) -> dict[str, str]:
        """A name in each language."""
        table = self.table(key)
        names: dict[str, str] = {}
        for language in LANGUAGES:
            names[language] = table.string(language)
            if len(names[language]) > LONGEST_NAME:
                table.fault(language, f"{language} must not be longer than {LONGEST_NAME} characters")
        return names

    def take_once(self, taken: dict[str, str], key: str, text: str, what: str, owner: str) -> None:
        """Note in `taken` whose text this is ("it name didone"); it is a fault if it is another's."""
        mark = f"{what} {text.casefold()}"
        if text and mark in taken:
            self.fault(key, f'the {what} "{text}" belongs to {taken[mark]} already')
        taken.setdefault(mark, owner)

    def _at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def _missing(self, key: str) -> str:
        if self.present:
            self.fault(key, f'missing key "{key}"')
        return ""

    def _string(self, path: str, what: str, value: object) -> str:
        if not isinstance(value, str):
            self.fault(path, f"{what} must be a string, not {_kind(value)}")
        elif not value.strip():
            self.fault(path, f"{what} must not be empty")
        elif not value.isprintable():
            # Line breaks would tear a table apart, and escape codes would reach the terminal.
            self.fault(path, f"{what} must be one line of printable characters")
        else:
            return value
        return ""

    def _strings(self, key: str, values: list[object]) -> list[str]:
        what = f"{key.partition('.')[0]}, number"
        return [self._string(f"{key}.{i}", f"{what} {i + 1}:", value) for i, value in enumerate(values)]


class Content:
    """What a data file is about, checked: a map, a board, cards. Equal data, equal content."""

    def __init__(self, name: str, warnings: list[Fault]) -> None:
        self.name: Final = name
        self.warnings: Final = warnings

    def as_data(self) -> dict[str, object]:
        """The content as plain data, as its file has it: what a record of a game with it carries along."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and self.as_data() == other.as_data()

    def __hash__(self) -> int:
        return hash(self.name)


C = TypeVar("C", bound=Content)


class Format(Generic[C]):
    """A kind of data file: what the option is called that takes one, how it is read and warned of, ours."""

    def __init__(
        self,
        name: str,
        read: Callable[[DataFile], C],
        warn: Callable[[DataFile, C], None],
        ours: Path,
    ) -> None:
        self.name: Final = name
        self._read: Final = read
        self._warn: Final = warn
        self._ours: Final = ours
        self._standard: C | None = None

    def load(self, path: str | Path) -> C:
        """What is in a TOML file, with warnings; a `DataError` with faults and lines if it is no good."""
        return self.check(load(path))

    def check(self, file: DataFile) -> C:
        """What is in a file that is open, with warnings; a `DataError` with faults if it is no good."""
        content = self._read(file)
        file.check_lengths()
        self._warn(file, content)
        return content

    def read(self, data: object, name: str = "") -> C:
        """What is in plain data, as `Content.as_data` gives it; `name` is what its faults call it."""
        return self._read(DataFile(name or self.name, data, {}))

    def standard(self) -> C:
        """The one that comes with the game, read once."""
        if self._standard is None:
            self._standard = self.load(self._ours)
        return self._standard

    def chosen(self, options: dict[str, object]) -> C:
        """The one of a game: ours, or what came with its options."""
        data = options.get(self.name)
        return self.standard() if data is None else self.read(data)


def load(path: str | Path) -> DataFile:
    """Open a TOML file for reading; a `DataError` if there is none or it is not TOML."""
    name = str(path)
    try:
        raw = Path(path).read_bytes()
    except FileNotFoundError:
        raise DataError(name, [Fault(None, "no such file")]) from None
    except IsADirectoryError:
        raise DataError(name, [Fault(None, "is a directory, not a file")]) from None
    except OSError as error:
        raise DataError(name, [Fault(None, error.strerror or "cannot be read")]) from None
    try:
        # Editors that put a byte order mark in front are forgiven: -sig drops it.
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DataError(name, [Fault(line, f"not UTF-8 text (byte 0x{raw[error.start]:02x})")]) from None
    return parse(text, name)


def parse(text: str, name: str) -> DataFile:
    """Read TOML text; a `DataError` with the line if it is not TOML."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        found = _PLACE.search(message)
        number = found.group(1) if found else None
        line = int(number) if number else text.rstrip("\n").count("\n") + 1
        raise DataError(name, [Fault(line, f"not TOML: {_PLACE.sub('', message)}")]) from None
    except RecursionError:
        raise DataError(name, [Fault(None, "not TOML: arrays or tables nested too deeply")]) from None
    return DataFile(name, data, _Lines(text).found)


def _order(fault: Fault) -> int:
    return fault.line if fault.line is not None else 0


def _kind(value: object) -> str:
    """What a value is, in the words of a person who writes data files."""
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, str):
        return "a string"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, int):
        return "a number"
    if isinstance(value, list):
        return "an array"
    if isinstance(value, dict):
        return "a table"
    return "nothing" if value is None else "a date or time"


class _Lines:
    """Finds the line of every key and array element of valid TOML, which tomllib does not tell.

    `found` maps paths ("places.3.names.it", "edges.4.0") to lines, counted from 1.
    """

    def __init__(self, text: str) -> None:
        self.found: Final[dict[str, int]] = {}
        self._text: Final = text
        self._breaks: Final = [i for i, char in enumerate(text) if char == "\n"]
        self._counts: Final[dict[str, int]] = {}  # how many [[tables]] of a path there were so far
        self._at = 0
        inside = ""
        while self._next():
            if text[self._at] == "[":
                inside = self._header()
            else:
                self._pair(inside)

    def _next(self) -> str:
        """The next character that is neither blank nor comment; "" at the end."""
        self._take(_BLANK)
        return self._text[self._at : self._at + 1]

    def _take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self._text, self._at)
        if match is None:
            return ""
        self._at = match.end()
        return match.group()

    def _note(self, path: str, at: int) -> None:
        self.found.setdefault(path, bisect_right(self._breaks, at) + 1)

    def _keys(self) -> list[str]:
        """A key such as names.it or "a b", in its parts; stops before what follows it."""
        keys: list[str] = []
        while True:
            keys.append(self._take(_STRING)[1:-1] if self._next() in ('"', "'") else self._take(_BARE))
            if self._next() != ".":
                return keys
            self._at += 1

    def _header(self) -> str:
        """A [table] or [[table]] line; returns the path that the keys below it are in."""
        start = self._at
        brackets = 2 if self._text.startswith("[[", start) else 1
        self._at += brackets
        keys = self._keys()
        self._at += brackets
        path = ""
        for i, key in enumerate(keys):
            path = f"{path}.{key}" if path else key
            self._note(path, start)
            if brackets == 2 and i == len(keys) - 1:
                self._counts[path] = self._counts.get(path, 0) + 1
            if path in self._counts:
                path = f"{path}.{self._counts[path] - 1}"
            self._note(path, start)
        return path

    def _pair(self, path: str) -> None:
        """key = value, inside the table at `path`."""
        self._next()
        start = self._at
        for key in self._keys():
            path = f"{path}.{key}" if path else key
            self._note(path, start)
        self._at += 1
        self._value(path)

    def _value(self, path: str) -> None:
        opening = self._next()
        if opening == '"' or opening == "'":
            self._take(_STRING)
        elif opening == "[" or opening == "{":
            self._at += 1
            count = 0
            while self._next() not in ("]", "}", ""):
                if opening == "{":
                    self._pair(path)
                else:
                    self._note(f"{path}.{count}", self._at)
                    self._value(f"{path}.{count}")
                count += 1
                if self._next() == ",":
                    self._at += 1
            self._at += 1
        else:
            self._take(_PLAIN)
