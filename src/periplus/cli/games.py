"""`periplus games`: the games there are, their options and defaults."""

import argparse
import json
from typing import TYPE_CHECKING

from periplus.bots import LEVELS, levels_of
from periplus.bots.styles import styles_of
from periplus.cli.command import Commands, command
from periplus.cli.options import EXAMPLE
from periplus.games import GAMES, game_named
from periplus.kernel.game import Game
from periplus.text.languages import LANGUAGES, system_language

if TYPE_CHECKING:
    from periplus.text.words import Words

DESCRIPTION = "List the games with their editions, options and defaults, and the bots."
EPILOG = f"example: periplus games {EXAMPLE} --lang fr"


def add(commands: Commands) -> None:
    parser = command(commands, "games", "list the games, their options and defaults", DESCRIPTION, EPILOG)
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this one")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: the system's)")
    parser.add_argument("--json", action="store_true", help="print as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = [game_named(args.game)] if args.game else list(GAMES.values())
    if args.json:
        print(json.dumps({game.name: as_data(game) for game in games}, indent=2))
        return 0
    from periplus.text.words import Words  # Fluent is an extra, and --json does without it

    for game in games:
        print_game(game, Words(args.lang or system_language(), game.name))
    print("bots: " + "; ".join(f"{name} ({level.text})" for name, level in LEVELS.items()))
    return 0


def as_data(game: Game) -> dict[str, object]:
    return {
        "players": list(game.seats),
        "rules": game.rules,
        "options": {option.name: option.values for option in game.options},
        "defaults": game.complete(game.seats[0], {}),
        "presets": game.presets,
        "styles": {name: style.manner for name, style in styles_of(game.name).items()},
    }


def print_game(game: Game, words: "Words") -> None:
    low, high = game.seats
    print(f"{game.name}: {low}-{high} players")
    if len(levels := levels_of(game.name)) < len(LEVELS):
        print(f"  bots: {', '.join(levels)} only")
    if styles := styles_of(game.name):
        print("  temperaments of bots:")
    for name in styles:
        print(f"    {described(name, f'style-{name}.about', words)}")
    for option in game.options:
        print(f"  {described(option.name, f'option-{option.name}', words)}")
        for value in option.values:
            text = described(value, f"option-{option.name}.{value}", words)
            marks = ", ".join(chosen_by(game, option.name, value))
            print(f"    {text}{f'  [{marks}]' if marks else ''}")
        if words.has(help := f"option-{option.name}.help"):
            print(f"    {words.say(help)}")


def described(name: str, id: str, words: "Words") -> str:
    """A name, and its text if there is one."""
    return f"{name}: {words.say(id)}" if words.has(id) else name


def chosen_by(game: Game, option: str, value: str) -> list[str]:
    """The editions that set a value; for an option that editions leave alone, whether it is the default."""
    presets = {name: preset[option] for name, preset in game.presets.items() if option in preset}
    if presets:
        return [name for name, chosen in presets.items() if chosen == value]
    return ["default"] if game.complete(game.seats[0], {})[option] == value else []
