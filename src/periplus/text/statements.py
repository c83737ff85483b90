"""The rules of a game in a sentence each, as the tables of its RULES.md have them."""

import re
from pathlib import Path
from typing import Final

# A row: the rule, what it says, where it is kept, and what shows it.
ROW: Final = re.compile(r"^\| ([A-Z]-\d+) \|([^|\n]*)\|([^|\n]*)\|([^|\n]*)\|$", re.MULTILINE)


def statements(path: Path) -> dict[str, str]:
    """The sentence on each rule id; none without the file."""
    if not path.is_file():
        return {}
    return {rule: sentence.strip() for rule, sentence, _, _ in ROW.findall(path.read_text(encoding="utf-8"))}
