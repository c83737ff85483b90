"""The tree of a search: one node for each click that was tried, with what came of it."""

from math import sqrt

from mypy_extensions import i64


class Node:
    """A click, and what followed it in the guesses so far. The root is no click."""

    def __init__(self, code: i64, seat: i64) -> None:
        self.code: i64 = code
        self.seat: i64 = seat  # who clicks
        self.offered: i64 = 0  # how often it could have been clicked: guesses differ in what is legal
        self.visits: i64 = 0
        self.total: float = 0.0  # the chances to win that it led to, of the one who clicks, added up
        self.children: list[Node] = []

    def mean(self) -> float:
        """The chance to win of the one who clicks; 0 of a click never made."""
        if self.visits == 0:
            return 0.0
        return self.total / float(self.visits)

    def trusted(self, caution: float) -> float:
        """The mean, less a margin that shrinks the more often the click was made."""
        if self.visits == 0:
            return -caution
        return self.mean() - caution / sqrt(float(self.visits))

    def child(self, code: i64, seat: i64) -> "Node | None":
        """What followed if this seat clicked that."""
        for node in self.children:
            if node.code == code and node.seat == seat:
                return node
        return None

    def favourite(self, caution: float) -> "Node | None":
        """The click that is trusted most."""
        best: Node | None = None
        most: float = -1.0e9
        for node in self.children:
            if node.trusted(caution) > most:
                most = node.trusted(caution)
                best = node
        return best
