"""What `import periplus` offers besides the classes of the kernel: games, bots, whole games, and records."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from periplus.bots import Bot, make_bot
from periplus.games import GAMES, game_named
from periplus.kernel.game import Game
from periplus.kernel.record import load_record, save_record
from periplus.kernel.seal import new_secret, secret_from_seed
from periplus.kernel.voyage import Voyage


def game(name: str) -> Game:
    """The game of this name; a PeriplusError lists those there are."""
    return game_named(name)


def bot(level: str, game: Game, seed: int = 0, **options: object) -> Bot:
    """One of our bots: a sailor, helmsman, captain or oracle. `captain@50` thinks for 50 iterations.

    It plays the same whenever its seed is the same. The options are those of the game it is to play.
    """
    return make_bot(level, game, options, seed)


def play(game: Game, bots: Sequence[Bot | str], seed: int | None = None, **options: object) -> Voyage:
    """A whole game, with a bot in each seat: one of your own, or the level of one of ours.

    With a seed the cards and our bots are the same each time. A game that lasts longer than random play ever
    takes (`game.plies`) is stopped, and then `voyage.over` is false.
    """
    secret = new_secret() if seed is None else secret_from_seed(seed)
    voyage = Voyage(game, [name_of(bot) for bot in bots], options, secret)
    luck = int.from_bytes(secret[:4], "big")
    players = [
        make_bot(bot, game, options, luck + seat) if isinstance(bot, str) else bot
        for seat, bot in enumerate(bots)
    ]
    while not voyage.over and voyage.ply < game.plies:
        seat = int(voyage.state.seat)
        for code in players[seat].decide(voyage.knowledge(seat)):
            voyage.click(code)
    return voyage


def name_of(bot: Bot | str) -> str:
    return bot if isinstance(bot, str) else type(bot).__name__


def load(path: str | PathLike[str]) -> Voyage:
    """The game in a record, a `*.voyage` file; a PeriplusError says what is wrong with it."""
    return load_record(Path(path), GAMES)


def save(voyage: Voyage, path: str | PathLike[str]) -> None:
    """Write the record of a game. Its secret, and so every card to come, is in it."""
    save_record(Path(path), voyage)
