"""What a helmsman of Ulysses goes by, in numbers."""

from dataclasses import dataclass

from periplus.bots.thumbs import Measures


@dataclass(frozen=True)
class UlyssesMeasures(Measures):
    leap: float = 4.0  # a goal more makes the chances this many times as good
    fade: float = 0.7  # what a goal one route further away is still worth
    card: float = 0.01  # the chances a card is worth in a hand of FULL_HAND; more in a smaller one
    challenge: float = 0.05  # likewise, a card that counts in a debate, in a hand with FULL_DEBATE of them
    resistance: float = 1.0  # cards that an objection will take beyond the first
    plague: float = 1.0  # in cards: what a Plague card must bring to be played
    wind: float = 2.0  # likewise, a Wind


PLAIN_MEASURES = UlyssesMeasures()
