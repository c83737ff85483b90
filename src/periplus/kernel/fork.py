"""Forks: a game played on from an earlier ply of another, from what a seat knew there or from the truth."""

from typing import Final, NamedTuple

from periplus.kernel.chance import Chance
from periplus.kernel.game import Code, Seat, State
from periplus.kernel.seal import sealed_seed

TRUTH: Final = -4  # in place of a seat: the fork goes on from how things really stood


class Fork(NamedTuple):
    """Where a game took up another one, its origin.

    The origin's decisions `before` were inherited; they led from its `beginning` (empty for the start of the
    game) to the ply of the fork. Whatever this `seat` did not know there was dealt anew, with luck that
    follows from the secret of the fork: `position` is what came of it. The fork's own decisions go on from
    there. `seal` is that of the origin, empty if it had none.
    """

    before: list[Code]
    seat: Seat
    position: tuple[int, ...]
    seal: str = ""
    beginning: tuple[int, ...] = ()


def taken_up(truth: State, seat: Seat, secret: bytes) -> State:
    """The position from which a fork goes on."""
    return truth if seat == TRUTH else truth.guess(seat, Chance(sealed_seed(secret)))
