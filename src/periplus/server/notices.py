"""What the table itself tells its players: lines of the log beside the facts of the game.

It is kept in the chat, as a word and what it is about, and put into a sentence in the language of
whoever reads it.
"""

import time

from periplus.kernel.game import NOBODY
from periplus.store import Said
from periplus.text.words import Words

BOT_FAILED = "bot-failed"
BOT_REPLACED = "bot-replaced"
TIME_PASSED = "time-passed"  # the time ran out, and a bot passed
TIME_DECIDED = "time-decided"  # it could not pass, and chose what commits least
TIME_STANDS_IN = "time-stands-in"  # that happened too often in a row
STANDS_IN = "stands-in"  # as somebody wished for themselves
ASKED_TO_STAND_IN = "asked-to-stand-in"  # as the others wished
RETURNED = "returned"
LEFT = "left"
AUTO_PASSED = "auto-passed"
TAKEN_BACK = "taken-back"


def notice(word: str, seat: int, ply: int, instead: str = "") -> Said:
    """That something was done in the name of a seat, and by which level of bot if that matters."""
    return Said(NOBODY, f"{word} {seat} {instead}".strip(), time.time(), ply)


def auto_passed(seat: int, ply: int) -> Said:
    """That a pass was made as this player had asked: nobody else is to tell it from any other."""
    return Said(NOBODY, f"{AUTO_PASSED} {seat}", time.time(), ply, audience=seat)


def taken_back(seat: int, ply: int, facts: int) -> Said:
    """That a seat has taken back a choice that all saw; so many facts of the log are left."""
    return notice(TAKEN_BACK, seat, ply, str(facts))


def still_told(facts: int, lines: list[Said]) -> int:
    """How many facts somebody still has after these lines: what was taken back is no longer told."""
    for line in lines:
        if subject(line)[0] == TAKEN_BACK:
            facts = min(facts, int(line.text.split()[2]))
    return facts


def subject(line: Said) -> tuple[str, int]:
    """The word of a notice and the seat it is about; nothing of what people said."""
    match line.text.split():
        case [word, seat, *_] if line.seat == NOBODY and seat.isdecimal():
            return word, int(seat)
    return "", NOBODY


def told(line: Said, names: list[str], words: Words, viewer: int) -> str:
    """A line of the chat as it is shown: what people said as they said it."""
    word, seat = subject(line)
    id = f"notice-{word}"
    if not word or not words.has(id):
        return line.text  # somebody's, or of a later version
    own = ".you" if seat == viewer and words.has(f"{id}.you") else ""
    return words.say(f"{id}{own}", name=names[seat], instead="".join(line.text.split()[2:3]))
