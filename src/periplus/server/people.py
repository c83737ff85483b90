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


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean(text: str, field: str, longest: int) -> str:
    """A name or a line as it may be shown: trimmed, of bounded length, without control characters."""
    text = " ".join(text.split())
    if len(text) > longest:
        raise Refused(400, "malformed", f"{field}: {len(text)} characters; expected at most {longest}")
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Cf", "Co") for letter in text):
        raise Refused(400, "malformed", f"{field}: a control character; expected plain text")
    return text
