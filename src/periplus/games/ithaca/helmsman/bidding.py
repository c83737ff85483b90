"""A divine gift: which Oracle cards to bid."""

from itertools import combinations

from periplus.games.ithaca.helmsman.estimates import Estimates
from periplus.games.ithaca.rules import verbs as v

EAGER = 0.7  # the chance that a rival who can bid does


def bid(estimates: Estimates, legal: list[int]) -> int:
    """The next card of the best bid, or done when all of them are chosen."""
    choice = estimates.seen["choice"]
    laid = choice["cards"] if choice else []
    rest = best_bid(estimates)[len(laid) :]
    if rest:
        return v.BID + rest[0]
    return v.DONE if laid else v.PASS


def best_bid(estimates: Estimates) -> list[int]:
    """The cards, ascending, whose chance at the prize is worth most beyond their own worth; none to pass."""
    gift = estimates.seen["gift"]
    assert gift is not None
    prize = estimates.kept[gift["prize"]] * estimates.measures.prize
    eligible = sorted(estimates.lore.of_god(estimates.oracle, gift["god"]))
    most, best = 0.0, list[int]()
    for number in range(1, len(eligible) + 1):
        for cards in combinations(eligible, number):
            price = sum([estimates.in_oracle[card] for card in cards])
            gain = prize * win_chance(estimates, estimates.lore.total([*cards])) - price
            if gain > most:
                most, best = gain, [*cards]
    return best


def win_chance(estimates: Estimates, total: int) -> float:
    """The chance that no rival bids as much (I-68)."""
    gift = estimates.seen["gift"]
    assert gift is not None
    chance = 1.0
    for seat in estimates.rivals:
        laid = gift["bids"][seat]
        if laid > 0:
            chance *= sum(estimates.bid_laid(gift["god"], laid)[:total])
        elif laid < 0:
            strength = estimates.strength(gift["god"], estimates.seen["oracles"][seat])
            chance *= 1 - EAGER * (1 - sum(strength[:total]))
    return chance
