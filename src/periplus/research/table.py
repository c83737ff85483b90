"""A game at one kind of table: its seats and options, its encoder, and what a result is worth."""

from functools import cached_property
from typing import Final

from periplus.games import game_named
from periplus.kernel.encoding import Encoder
from periplus.kernel.game import Game, State
from periplus.research.encoders import encoder_of
from periplus.research.returns import Returns, returns_named


class Table:
    """A game with so many seats, or as many as usual, and these options."""

    def __init__(self, game: str | Game, seats: int, returns: str, options: dict[str, object]) -> None:
        self.game: Final[Game] = game_named(game) if isinstance(game, str) else game
        self.seats: Final[int] = seats or self.game.usual or self.game.seats[0]
        self.options: Final = self.game.complete(self.seats, options)
        self.worth: Final = returns
        self.returns: Final[Returns] = returns_named(returns)
        self.codes: Final[int] = self.game.verbs.size
        self.beginning: Final[State] = self.game.start(self.seats, self.options)

    def __repr__(self) -> str:
        return f"<Table of {self.game.name}: {self.seats} seats>"

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.game.name, self.seats, self.worth, self.options)

    @cached_property
    def encoder(self) -> Encoder:
        """An OptionError if the game has none."""
        return encoder_of(self.game, self.beginning)
