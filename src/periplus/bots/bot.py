"""What every bot is."""

from periplus.kernel.game import View


class Bot:
    """A player that gets exactly what a person gets: what its seat sees, and the clicks it may make."""

    needs_view = True  # a bot that never looks spares the others the work of showing it

    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal clicks."""
        raise NotImplementedError
