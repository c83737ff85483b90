"""Tables in Markdown."""

from collections.abc import Iterable


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    """A table with its heads, one line for each row, without a last line break."""
    return "\n".join([row(heads), f"|{'---|' * len(heads)}", *map(row, rows)])
