"""What is in exactly one zone at every ply, per game (law 2), and which facts show a hidden card (law 4)."""

from collections.abc import Callable

from periplus.kernel.game import State
from tests.ithaca_invariants import ithaca
from tests.journey_invariants import journey
from tests.ulysses_invariants import ulysses

INVARIANTS: dict[str, Callable[[State], None]] = {"ulysses": ulysses, "journey": journey, "ithaca": ithaca}
REVEALING: dict[str, set[str]] = {
    "ulysses": {"reached", "becalmed"},
    "journey": {"put_back", "scored", "won"},
    "ithaca": {"showed_bid", "showed_oracle"},
}
# These tell less than all can see: not which of two hidden goals of a colour is given.
VAGUE: dict[str, set[str]] = {"ulysses": {"gave_goal"}, "journey": set(), "ithaca": set()}
# Where all choose how to flee before anyone shows it, these tell what the others chose.
SHOWN_TOGETHER = {"protected", "suffered"}


def revealing(game: str, options: dict[str, object]) -> set[str]:
    """The facts that show something hidden, under these options."""
    if options.get("lava_simultaneous") == "yes":
        return REVEALING[game] | SHOWN_TOGETHER
    return REVEALING[game]
