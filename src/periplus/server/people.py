"""The people who play: known by a token that their browser keeps, of which only the hash is stored."""

import hashlib
import secrets
import unicodedata

from periplus.server.refusals import Refused

TOKEN_BYTES = 32
ID_BYTES = 12  # too many to find a table by trying ids: its address invites
LONGEST_NAME = 30
LONGEST_TITLE = 60  # of a table
LONGEST_LINE = 500
MOST_LINES = 2_000  # of the chat of one table
MOST_MARKS = 2  # accents on one letter
LOOKALIKES = ("LATIN", "CYRILLIC", "GREEK")


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


class Signed(str):
    """In place of a token, the id of the account that somebody is signed in to. Nobody can send one."""


def hashed(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain hash cannot be reversed.

    Who is signed in holds seats by the id of their account, which looks the same.
    """
    if isinstance(token, Signed):
        return str(token)
    return hashlib.sha256(token.encode()).hexdigest()


def clean(text: str, field: str, longest: int) -> str:
    """A name or a line as it may be shown: trimmed, of bounded length, without control characters."""
    text = " ".join(text.split())
    if len(text) > longest:
        raise Refused(400, "malformed", f"{field}: {len(text)} characters; expected at most {longest}")
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Cf", "Co") for letter in text):
        raise Refused(400, "malformed", f"{field}: a control character; expected plain text")
    return text


def clean_name(text: str, field: str, longest: int) -> str:
    """A name: a line that neither piles up accents nor passes for another with letters that look alike."""
    text = unicodedata.normalize("NFC", clean(text, field, longest))
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            raise Refused(400, "unwanted_name", f"{field}: more than {MOST_MARKS} accents on one letter")
    for word in text.split():
        scripts = sorted({script for letter in word if (script := script_of(letter))})
        if len(scripts) > 1:
            why = f"{word[:20]!r} mixes {' and '.join(scripts)}"
            raise Refused(400, "unwanted_name", f"{field}: {why}")
    return text


def script_of(letter: str) -> str:
    """Which of the alphabets whose letters look alike a letter is of; empty for all others."""
    script = unicodedata.name(letter, "").partition(" ")[0]
    return script if script in LOOKALIKES else ""
