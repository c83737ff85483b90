"""Clicks in writing: `propose dido`, `card zeus`, `agree`."""

from periplus.kernel.errors import NotationError, suggestion
from periplus.kernel.game import Game, State


def write_click(game: Game, state: State, code: int) -> str:
    """The written form of a code."""
    verb, noun = game.verbs.split(code)
    if not verb.noun:
        return verb.name
    names = state.names(verb.noun)
    return f"{verb.name} {names[noun]}" if noun < len(names) else f"{verb.name} {noun}"


def read_click(game: Game, state: State, text: str) -> int:
    """The code of a written click; an error says which word is unknown and what was expected."""
    words = text.lower().split()
    if not words:
        raise NotationError("an empty click; expected a verb and what it is about")
    verb = game.verbs.by_name.get(words[0])
    if verb is None:
        raise NotationError(f"unknown verb {words[0]!r}{suggestion(words[0], list(game.verbs.by_name))}")
    if not verb.noun:
        if len(words) > 1:
            raise NotationError(f"{verb.name!r} stands alone, without {' '.join(words[1:])!r}")
        return verb.base
    names = state.names(verb.noun)
    if len(words) != 2:
        raise NotationError(f"{verb.name!r} needs one {verb.noun}, as in '{verb.name} {names[0]}'")
    if words[1] not in names:
        raise NotationError(f"unknown {verb.noun} {words[1]!r}{suggestion(words[1], names)}")
    return verb.base + names.index(words[1])
