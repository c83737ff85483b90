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
    words = text.split()
    if not words:
        raise NotationError("an empty click; expected a verb and what it is about")
    first = words[0].lower()
    verb = game.verbs.by_name.get(first)
    if verb is None:
        raise NotationError(f"unknown verb {first!r}{suggestion(first, list(game.verbs.by_name))}")
    if not verb.noun:
        if len(words) > 1:
            raise NotationError(f"{verb.name!r} stands alone, without {' '.join(words[1:])!r}")
        return verb.base
    names = state.names(verb.noun)
    if len(words) != 2:
        example = f", as in '{verb.name} {names[0]}'" if names else ""
        raise NotationError(f"{verb.name!r} needs one {verb.noun}{example}")
    return verb.base + names.index(matching(words[1], names, verb.noun))


def matching(word: str, names: list[str], noun: str) -> str:
    """The name that a word means: as it is written, else the only one that differs in capitals alone."""
    if word in names:
        return word
    alike = [name for name in names if name.lower() == word.lower()]
    if len(alike) != 1:
        raise NotationError(f"unknown {noun} {word!r}{suggestion(word, names)}")
    return alike[0]
