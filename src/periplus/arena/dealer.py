"""The dealer of mirrored games: the same luck again, although the bots play differently."""

import hashlib
from math import log
from typing import Final

BITS: Final = 53  # as many as a float holds exactly


class Dealer:
    """Draws by weight, so that the cards of one seed come in the same order wherever they can.

    Every code waits for its turn, and one that is twice as likely waits half as long: the first to come is
    drawn and waits anew, by the next number of its own stream; the others have waited for so long already.
    That is as fair as drawing by lot each time, since what is left of an exponential waiting time is as long
    as a new one. But what is drawn from one deck does not shift the luck of another, and a deck in which a
    card has come to lie, or is missing, still gives the others in their order.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.waits: dict[int, float] = {}  # what is left to wait at weight 1, by code
        self.drawn: dict[int, int] = {}  # how often a code has been drawn

    def draw(self, codes: list[int], weights: list[int]) -> int:
        """One of the codes, each as likely as its weight."""
        offered = [(code, weight) for code, weight in zip(codes, weights, strict=True) if weight > 0]
        for code, _ in offered:
            if code not in self.waits:
                self.waits[code] = self.wait(code)
        passed, first = min((self.waits[code] / weight, code) for code, weight in offered)
        for code, weight in offered:
            self.waits[code] = max(0.0, self.waits[code] - passed * weight)
        self.drawn[first] = self.drawn.get(first, 0) + 1
        self.waits[first] = self.wait(first)
        return first

    def wait(self, code: int) -> float:
        """The next number of a code's stream: exponential, 1 on average."""
        digest = hashlib.sha256(f"{self.seed} {code} {self.drawn.get(code, 0)}".encode()).digest()
        return -log(1 - (int.from_bytes(digest[:8], "big") >> (64 - BITS)) / (1 << BITS))
