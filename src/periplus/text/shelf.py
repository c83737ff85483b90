"""What is told of a game before it is played: its title, what it is about, and its page of rules."""

import re
from typing import Final

from periplus.kernel.game import Game
from periplus.kernel.options import Option
from periplus.text.words import Words

# A line of a page of rules that says what stands here on the web: a scenario, or the drawing of a chapter.
PLACED: Final = re.compile(r"^\{(scene|drawing): ([\w-]+)\}\n\n?", re.MULTILINE)


def title_of(game: Game, words: Words) -> str:
    """What a game is called: by its words, else by its name."""
    return words.say("game-title") if words.has("game-title") else game.name


def about(words: Words) -> str:
    """What a game is, in a sentence or two; empty if its words do not say."""
    return words.say("game-about") if words.has("game-about") else ""


def rules_page(game: Game, words: Words) -> str:
    """A game's page of rules, in Markdown; if it has none, its title, what it is about, and its options."""
    if words.has_rules():
        return words.rules()
    parts = [f"# {title_of(game, words)}", about(words), words.say("rules-none")]
    if game.options:
        parts.append(f"## {words.say('rules-options')}")
        parts.append("\n".join(f"- {told_option(option, words)}" for option in game.options))
    return "\n\n".join(part for part in parts if part) + "\n"


def unplaced(page: str) -> str:
    """A page of rules where nothing is drawn: without the lines that say where pictures stand."""
    return PLACED.sub("", page)


def told_option(option: Option, words: Words) -> str:
    """An option and its values, the usual one first."""
    values = [option.default, *(value for value in option.values if value != option.default)]
    id = f"option-{option.name}"
    texts = [words.say(f"{id}.{value}") if words.has(f"{id}.{value}") else value for value in values]
    return f"**{words.say(id) if words.has(id) else option.name}:** {'; '.join(texts)}"
