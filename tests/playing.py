"""What the tests of `periplus play` have in common: a table, and what is read off the terminal."""

import random

from periplus.games import GAMES
from periplus.kernel.notation import write_click
from periplus.kernel.record import load_record
from periplus.kernel.voyage import Voyage
from periplus.text.telling import Teller, seat_names
from periplus.text.words import Words
from tests.terminals import Desk

PROMPT = "Your choice (number, written form, ? for help):"
NUMBERS = [str(number) for number in random.Random(1).choices(range(1, 6), k=4000)]  # some are no choices


def table(game: str, seats: str = "me,helmsman,helmsman", seed: int = 1) -> list[str]:
    """Every game can be played by three."""
    return ["play", game, "--seats", seats, "--seed", str(seed)]


TABLE = table("ulysses")


def kept(desk: Desk) -> Voyage:
    """The game that is kept; there is one."""
    (path,) = desk.games()
    return load_record(path, GAMES)


def questions(out: str, prompt: str = PROMPT) -> list[str]:
    """Each question that was asked, with its choices."""
    return [screen.rstrip().split("\n\n")[-1] for screen in out.split(prompt)[:-1]]


def own_clicks(voyage: Voyage, seat: int = 0) -> list[str]:
    """What a seat clicked, in writing."""
    state, clicks = voyage.at(0), []
    for code, decider in zip(voyage.decisions, voyage.deciders, strict=True):
        if decider == seat:
            clicks.append(write_click(voyage.game, state, code))
        state.apply(code)
    return clicks


def ending(voyage: Voyage, viewer: int) -> str:
    """What a game says at its end."""
    words = Words("en", voyage.game.name)
    teller = Teller(voyage.game, voyage.state, seat_names(voyage, words, viewer), words)
    return teller.question(voyage.state.view(viewer)).headline


def in_one_line(text: str) -> str:
    return " ".join(text.split())
