"""Puzzles as messages: the position as its seat knew it, and what there was to find."""

import time
from functools import lru_cache

from periplus.arena.puzzle import PLAYERS, Puzzle, Theme, puzzles_of, themes_of
from periplus.kernel.picking import completes
from periplus.kernel.voyage import Voyage
from periplus.server import messages, wire, wire_library, worded
from periplus.server.refusals import Refused
from periplus.text.telling import Teller, bot_name
from periplus.text.words import Words

DAY = 86_400
KEPT = 64  # positions that somebody looked at
LAST_LINES = 40  # of what had happened


def listed(game: str) -> wire_library.Puzzles:
    """The puzzles of a game with their themes, and the one of today."""
    found = puzzles_of(game)
    facts = [
        wire_library.PuzzleFacts(puzzle.id, [str(theme) for theme in themes])
        for puzzle, themes in zip(found, themes_of_all(game), strict=True)
    ]
    return wire_library.Puzzles(facts, of_today(found).id if found else None)


def of_today(found: tuple[Puzzle, ...]) -> Puzzle:
    """One a day, all in turn; a day is one of Greenwich."""
    return found[int(time.time() // DAY) % len(found)]


@lru_cache
def themes_of_all(game: str) -> list[list[Theme]]:
    """To find out who leads, every puzzle is replayed once."""
    return [themes_of(puzzle, puzzle.voyage().state) for puzzle in puzzles_of(game)]


def named(game: str, id: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise Refused(404, "not_found", f"there is no puzzle {id[:60]!r} of {game}")


@lru_cache(KEPT)
def voyage_of(game: str, id: str) -> Voyage:
    return named(game, id).voyage()


def posed(game: str, id: str, language: str) -> wire_library.Puzzle:
    """A puzzle to be solved: nothing of it tells what is best, or what its seat did not know."""
    puzzle, voyage = named(game, id), voyage_of(game, id)
    tell = teller(voyage, language)
    view = voyage.state.view(voyage.state.seat)
    themes = [str(theme) for theme in themes_of(puzzle, voyage.state)]
    return wire_library.Puzzle(
        id=puzzle.id,
        game=game,
        themes=[theme for theme in themes if not theme.startswith("verb-")],
        table=table(voyage, tell),
        sections=worded.sections(tell, view),
    )


def answered(game: str, id: str, code: int | None, language: str) -> wire_library.PuzzleAnswer:
    """Whether a click is the best; and if it is, or if nobody clicks, the whole choice and why it is best."""
    puzzle, voyage = named(game, id), voyage_of(game, id)
    if code is not None and code != puzzle.best:
        return wire_library.PuzzleAnswer(False, None)
    tell = teller(voyage, language)
    view = voyage.state.view(voyage.state.seat)
    return wire_library.PuzzleAnswer(
        code is not None,
        wire_library.PuzzleSolution(
            code=puzzle.best,
            line=in_words(voyage, puzzle.line, tell),
            why=tell.reason(puzzle.reason, view),
            gap=wire_library.Span(puzzle.gap, puzzle.margin),
            chance=puzzle.chance,
            other=tell.click(puzzle.other, view),
            tempting=tell.click(puzzle.tempting, view),
            themes=[str(theme) for theme in themes_of(puzzle, voyage.state)],
        ),
    )


def in_words(voyage: Voyage, line: list[int], tell: Teller) -> list[str]:
    """All clicks of a choice, each as it is labelled when it comes to it."""
    state, told = voyage.state.clone(), []
    for code in line:
        told.append(tell.click(code, state.view(state.seat)))
        state.apply(code)
    return told


def teller(voyage: Voyage, language: str) -> Teller:
    """The seat that decides is called a guest; the others are the bots that they were."""
    words = Words(language, voyage.game.name)
    seats, me = len(voyage.seats), int(voyage.state.seat)
    others = iter(range(1, seats))
    names = [
        words.say("lesson-name") if seat == me else bot_name(PLAYERS, next(others), words)
        for seat in range(seats)
    ]
    return Teller(voyage.game, voyage.state, names, words)


def table(voyage: Voyage, tell: Teller) -> wire.Table:
    """The position as a table that nobody keeps. Choices are made click by click: the first one counts."""
    state, game = voyage.state, voyage.game
    me = int(state.seat)
    view, clicks = state.view(me), state.legal()
    final = {code for code in clicks if completes(state, code)}
    first = max(0, len(voyage.log) - LAST_LINES)
    return messages.loose_table(
        tell,
        view,
        me,
        title="",
        ply=voyage.ply,
        choices=worded.choices(game, tell, view, clicks, final),
        log=worded.facts(game, tell, voyage.log[first:], me),
    )
