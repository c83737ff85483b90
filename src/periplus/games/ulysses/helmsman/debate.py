"""Agreeing, objecting and backing: a destination is worth its hopes less the cards it takes."""

from periplus.games.ulysses.helmsman.cards import pay
from periplus.games.ulysses.helmsman.estimates import Estimates
from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import BLACK, CHALLENGE


def answer(estimates: Estimates, legal: list[int]) -> int:
    """Object where another place is worth more than the blue one, the fight included."""
    fight = (1 + estimates.measures.resistance) * estimates.challenge()
    scored = [(estimates.hopes(estimates.seen["debate"]["discs"][0]), v.AGREE)]
    for code in legal:
        if code >= v.PUT_RED:
            place = code - v.PUT_RED
            scored.append((estimates.hopes(place) - fight - cure_price(estimates, place), code))
    return estimates.best(scored)


def cure_price(estimates: Estimates, place: int) -> float:
    """What it costs to rid a place of its plague."""
    return estimates.card() * estimates.fee if place in estimates.plagues else 0.0


def speak(estimates: Estimates, legal: list[int]) -> int:
    """Back or open the side whose place is worth the cards; pass where the leading one is good enough."""
    sides = estimates.seen["debate"]
    least, leading = sides["minimum"], sides["leader"]
    assert least is not None
    scored = [(estimates.hopes(sides["discs"][leading]), v.PASS)]
    for code in legal:
        if v.BACK <= code < v.PUT_BLACK and code - v.BACK != leading:
            place, cards = sides["discs"][code - v.BACK], least[code - v.BACK]
        elif code >= v.PUT_BLACK:
            place, cards = code - v.PUT_BLACK, least[BLACK]
        else:
            continue
        price = estimates.challenge() * cards + (cure_price(estimates, place) if code >= v.PUT_BLACK else 0.0)
        scored.append((estimates.hopes(place) - price, code))
    return estimates.best(scored)


def stake(estimates: Estimates, legal: list[int]) -> int:
    """Pay for the cure if there is one, then no more cards than it takes, Challenge before Zeus."""
    choice = estimates.seen["choice"]
    assert choice is not None
    if choice["due"] > 0:
        return pay(estimates, legal)
    if v.DONE in legal:
        return v.DONE
    return v.CARD + CHALLENGE if v.CARD + CHALLENGE in legal else legal[0]
