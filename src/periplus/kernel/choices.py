"""The list of legal clicks, in a buffer that is used again from ply to ply."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# No position may offer more clicks than this at once.
ROOM: Final = 512


class Choices:
    """Legal codes in ascending order; at the dealer's plies each has a weight."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * ROOM)
        self.weights: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.total: i64 = 0

    def __repr__(self) -> str:
        if self.total == 0:
            return f"<Choices: {self.as_list()}>"
        return f"<Choices by weight: {dict(zip(self.as_list(), self.weights_list()))}>"

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, code: i64) -> None:
        """Offer a click to a seat."""
        self.codes[self.count] = code
        self.count += 1

    def add_weighted(self, code: i64, weight: i64) -> None:
        """Offer the dealer a draw that is as likely as its weight."""
        self.codes[self.count] = code
        self.weights[self.count] = weight
        self.count += 1
        self.total += weight

    def add_lot(self, base: i64, seats: i64) -> None:
        """Offer the dealer a lot among the seats, each as likely, by codes from `base` on."""
        seat: i64
        for seat in range(seats):
            self.add_weighted(base + seat, 1)

    def as_list(self) -> list[int]:
        return [int(self.codes[i]) for i in range(self.count)]

    def weights_list(self) -> list[int]:
        return [int(self.weights[i]) for i in range(self.count)]
