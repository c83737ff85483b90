"""What the table itself tells its players: a line of the chat, in the language of each reader.

It is kept as a word and what it is about, and becomes a sentence when it is read.
"""

import time

from periplus.kernel.game import NOBODY
from periplus.store import Said
from periplus.text.words import Words

BOT_FAILED = "bot-failed"
BOT_REPLACED = "bot-replaced"
TAKEN_BACK = "taken-back"


def bot_failed(seat: int, instead: str) -> Said:
    """The bot of a seat failed, and one of another level decided instead."""
    return Said(NOBODY, f"{BOT_FAILED} {seat} {instead}", time.time())


def bot_replaced(seat: int, instead: str) -> Said:
    """The bot of a seat is of a level that the game does not have here; one of another level has its seat."""
    return Said(NOBODY, f"{BOT_REPLACED} {seat} {instead}", time.time())


def taken_back(seat: int, facts: int) -> Said:
    """A seat has taken back a choice that all saw; so many facts of the log are left."""
    return Said(NOBODY, f"{TAKEN_BACK} {seat} {facts}", time.time())


def still_told(facts: int, lines: list[Said]) -> int:
    """How many facts somebody still has after these lines: what was taken back is no longer told."""
    for line in lines:
        match line.text.split():
            case [word, _, left] if word == TAKEN_BACK and line.seat == NOBODY:
                facts = min(facts, int(left))
    return facts


def told(line: Said, names: list[str], words: Words) -> str:
    """A line of the chat as it is shown: a notice as a sentence, what people said as they said it."""
    if line.seat != NOBODY:
        return line.text
    match line.text.split():
        case [word, seat, instead] if word == BOT_FAILED:
            return words.say("notice-bot-failed", name=names[int(seat)], instead=instead)
        case [word, seat, instead] if word == BOT_REPLACED:
            return words.say("notice-bot-replaced", name=names[int(seat)], instead=instead)
        case [word, seat, _] if word == TAKEN_BACK:
            return words.say("notice-taken-back", name=names[int(seat)])
    return line.text  # a notice of a later version
