"""The dealer of mirrored games: the same luck again, although the bots play differently."""

import hashlib
from math import log
from typing import Final

BITS: Final = 53  # as many as a float holds exactly


class Dealer:
    """Draws by weight, so that the cards of one seed come in the same order wherever they can.

    Every code waits for its turn, and one that is twice as likely waits half as long. The first whose time is
    up is drawn, and waits anew for as long as the next number of its own stream says; the others keep the
    time they have waited already. That is as fair as drawing by lot each time, since the rest of an
    exponential waiting time is distributed like a new one. But drawing from one deck does not shift the luck
    of another, and a deck that has gained or lost a card still gives the others in the same order.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.waits: dict[int, float] = {}  # what is left to wait at weight 1, by code
        self.drawn: dict[int, int] = {}  # how often a code has been drawn

    def draw(self, codes: list[int], weights: list[int]) -> int:
        """Draw one of the codes, each with a probability in proportion to its weight."""
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
