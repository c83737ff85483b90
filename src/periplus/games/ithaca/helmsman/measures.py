"""What a helmsman of Ithaca goes by, in points unless it says otherwise."""

from dataclasses import dataclass

from periplus.bots.thumbs import Measures


@dataclass(frozen=True)
class IthacaMeasures(Measures):
    content: float = 1.5  # a turn that promises so much needs no other route
    length: float = 0.4  # a year of a route: long routes take fewer landings
    wrath: float = 3.0  # to drive a rival off the landing that would end the game
    par: float = 1.2  # a year of travel should bring so much: landing with less wastes years
    landing: float = 2.0  # a landing, beyond its points: the journey goes on
    certainty: float = 0.6  # the chance to win that he wants before he ends the game, at its beginning
    any_gift: float = 0.35  # of its value, what an Oracle card brings in later gifts
    next_gift: float = 0.3  # what it brings more at a god who is about to give the best prize
    prize: float = 1.0  # how many times its worth a prize is worth to him
    others_prize: float = 0.5  # of a prize, how much it hurts when a rival takes it
    route_money: float = 0.5  # any Oracle card: it pays for another route (I-42)
    strong: float = 6.0  # Oracle values that beat the Suitors nearly always


PLAIN_MEASURES = IthacaMeasures()
