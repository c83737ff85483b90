"""The words that the host of a server does not want: masked in what people say, refused in names."""

import re
import unicodedata
from pathlib import Path

from periplus.kernel.errors import PeriplusError
from periplus.server.refusals import Refused

MASK = "∗"
LONGEST = 100_000  # bytes of a list
WORD = re.compile(r"[\w'’]+")


class WordlistError(PeriplusError):
    """A list of words that cannot be read, with what to do about it."""


class Wordlist:
    """Words by themselves, or the beginnings of words (`abc*`), without regard to accents and capitals."""

    def __init__(self, words: list[str]) -> None:
        plain = [plain_of(word.removesuffix("*")) for word in words]
        self.whole = {word for word, given in zip(plain, words) if not given.endswith("*")}
        self.beginnings = tuple(word for word, given in zip(plain, words) if given.endswith("*") and word)

    @classmethod
    def read(cls, path: Path | None) -> "Wordlist":
        """One word in each line; `#` begins a comment. Without a file nothing is unwanted."""
        if path is None:
            return cls([])
        try:
            if path.stat().st_size > LONGEST:
                raise WordlistError(f"--words {path}: more than {LONGEST} bytes")
            lines = path.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise WordlistError(f"--words {path}: {error}") from None
        words = [line.partition("#")[0].strip() for line in lines]
        return cls([word for word in words if word.strip("*")])

    def masked(self, text: str) -> str:
        """What somebody says, with a sign in place of each letter of an unwanted word."""
        if not (self.whole or self.beginnings):
            return text
        return WORD.sub(lambda found: MASK * len(found[0]) if self._is_unwanted(found[0]) else found[0], text)

    def require_wanted(self, text: str, field: str) -> None:
        """Refuse a name that has an unwanted word in it."""
        if any(self._is_unwanted(word) for word in WORD.findall(text)):
            raise Refused(400, "unwanted_name", f"{field}: the host of this server does not want this name")

    def _is_unwanted(self, word: str) -> bool:
        plain = plain_of(word)
        return plain in self.whole or plain.startswith(self.beginnings)


def plain_of(word: str) -> str:
    """A word without accents, capitals and other shapes of its letters."""
    letters = unicodedata.normalize("NFKD", word)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
