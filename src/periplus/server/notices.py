"""What the table itself tells its players: a line of the chat, in the language of each reader.

It is kept as a word and what it is about, and becomes a sentence when it is read.
"""

import time

from periplus.kernel.game import NOBODY
from periplus.store import Said
from periplus.text.words import Words

BOT_FAILED = "bot-failed"
BOT_REPLACED = "bot-replaced"


def bot_failed(seat: int, instead: str) -> Said:
    """The bot of a seat failed, and one of another level decided instead."""
    return Said(NOBODY, f"{BOT_FAILED} {seat} {instead}", time.time())


def bot_replaced(seat: int, instead: str) -> Said:
    """The bot of a seat is of a level that the game does not have here; one of another level has its seat."""
    return Said(NOBODY, f"{BOT_REPLACED} {seat} {instead}", time.time())


def told(line: Said, names: list[str], words: Words) -> str:
    """A line of the chat as it is shown: a notice as a sentence, what people said as they said it."""
    if line.seat != NOBODY:
        return line.text
    match line.text.split():
        case [word, seat, instead] if word == BOT_FAILED:
            return words.say("notice-bot-failed", name=names[int(seat)], instead=instead)
        case [word, seat, instead] if word == BOT_REPLACED:
            return words.say("notice-bot-replaced", name=names[int(seat)], instead=instead)
    return line.text  # a notice of a later version
