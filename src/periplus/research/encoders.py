"""The encoders of the games: what a seat knows, in numbers."""

from periplus.games import KITS
from periplus.kernel.encoding import Encoder
from periplus.kernel.errors import OptionError
from periplus.kernel.game import Game, State


def has_encoder(game: Game) -> bool:
    return KITS[game.name].facet("encoder") is not None


def encoder_of(game: Game, state: State) -> Encoder:
    """The encoder for tables like that of a position: as many seats, the same map, board or cards."""
    make = KITS[game.name].facet("encoder")
    if make is None:
        raise OptionError(f"{game.name} has no encoder: what its seats know cannot be had in numbers")
    encoder: Encoder = make(state)
    return encoder
