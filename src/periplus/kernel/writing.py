"""Writing data files: plain data as TOML that a person can read, with a line for each thing."""

import re
from typing import Final

WIDTH: Final = 110  # what fits is written on one line
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def written(data: dict[str, object], about: str = "") -> str:
    """Plain data as TOML, keys in their order, with a comment at its head. What is None is left out."""
    parts = ["".join([f"# {line}".rstrip() + "\n" for line in about.splitlines()])] if about else []
    _write(parts, "", data)
    return "\n".join(parts)


def _write(parts: list[str], path: str, table: dict[str, object]) -> None:
    """The parts of a file that make a table: first what fits on lines of its own, then what has a header."""
    plain, headed = "", []
    for key, value in table.items():
        if value is None:
            continue
        line = f"{_key(key)} = {_inline(value)}\n"
        if _has_header(value, len(line)):
            headed.append((f"{path}.{_key(key)}" if path else _key(key), value))
        else:
            plain += line if len(line) <= WIDTH or not isinstance(value, list) else _lines(key, value)
    if plain and path:
        plain = f"[{path}]\n{plain}"
    if plain:
        parts.append(plain)
    for name, value in headed:
        if isinstance(value, dict):
            _write(parts, name, value)
        elif isinstance(value, list):
            parts += [f"[[{name}]]\n" + _pairs(item) for item in value]


def _has_header(value: object, length: int) -> bool:
    """Whether a value stands under a header of its own: long tables, and lists of tables that are long."""
    if isinstance(value, dict):
        return length > WIDTH
    if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
        return False
    return any(len(_inline(item)) > WIDTH - 4 for item in value)


def _pairs(table: object) -> str:
    if not isinstance(table, dict):
        return ""
    return "".join([f"{_key(key)} = {_inline(value)}\n" for key, value in table.items() if value is not None])


def _lines(key: str, values: list[object]) -> str:
    """An array with a line for each element."""
    texts = [_inline(value) for value in _aligned(values) if value is not None]
    return f"{_key(key)} = [\n" + "".join([f"  {text},\n" for text in texts]) + "]\n"


def _aligned(values: list[object]) -> list[object]:
    """Strings of as many words each, such as the rows of a grid, with their columns one below the other."""
    rows = [value.split() for value in values if isinstance(value, str)]
    if len(rows) < len(values) or not rows or len({len(row) for row in rows}) > 1:
        return values
    widths = [max([len(word) for word in column]) for column in zip(*rows, strict=True)]
    padded = [[word.ljust(width) for word, width in zip(row, widths, strict=True)] for row in rows]
    return ["  ".join(row).rstrip() for row in padded]


def _inline(value: object) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, list):
        return "[" + ", ".join([_inline(item) for item in value if item is not None]) + "]"
    if isinstance(value, dict):
        pairs = [f"{_key(key)} = {_inline(item)}" for key, item in value.items() if item is not None]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    return str(value)


def _key(key: object) -> str:
    name = str(key)
    return name if _BARE.fullmatch(name) else _string(name)


def _string(text: str) -> str:
    sound = text.encode("utf-8", "replace").decode("utf-8")  # half of a pair of surrogates is no character
    return '"' + "".join([_letter(letter) for letter in sound]) + '"'


def _letter(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return f"\\u{ord(letter):04x}" if ord(letter) < 32 or ord(letter) == 127 else letter
