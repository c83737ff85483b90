"""The games there are. Games never import each other."""

from periplus.games.ithaca.game import GAME as ITHACA
from periplus.games.journey.game import GAME as JOURNEY
from periplus.games.ulysses.game import GAME as ULYSSES
from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (ULYSSES, JOURNEY, ITHACA)}


def game_named(name: str) -> Game:
    """The game of this name, or an error that lists the games."""
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}{suggestion(name, list(GAMES))}")
    return GAMES[name]
