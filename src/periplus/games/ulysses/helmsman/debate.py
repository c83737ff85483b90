"""Agreeing, objecting and backing: a destination is worth its hopes less the cards it takes."""

from periplus.games.ulysses.helmsman.cards import pay
from periplus.games.ulysses.helmsman.outlook import Outlook
from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import BLACK, CHALLENGE

RESISTANCE = 1.0  # cards that an objection will take beyond the first


def answer(outlook: Outlook, legal: list[int]) -> int:
    """Object where another place is worth more than the blue one, the fight included."""
    fight = (1 + RESISTANCE) * outlook.challenge()
    scored = [(outlook.hopes(outlook.seen["debate"]["discs"][0]), v.AGREE)]
    for code in legal:
        if code >= v.PUT_RED:
            place = code - v.PUT_RED
            scored.append((outlook.hopes(place) - fight - cure_price(outlook, place), code))
    return outlook.best(scored)


def cure_price(outlook: Outlook, place: int) -> float:
    """What it costs to rid a place of its plague."""
    return outlook.card() * outlook.temples if place in outlook.plagues else 0.0


def speak(outlook: Outlook, legal: list[int]) -> int:
    """Back or found the side whose place is worth the cards; pass where the leading one is good enough."""
    sides = outlook.seen["debate"]
    least = sides["minimum"] or [1, 1, 1]
    leading = leader(sides["totals"], sides["discs"][BLACK] >= 0)
    scored = [(outlook.hopes(sides["discs"][leading]), v.PASS)]
    for code in legal:
        if v.BACK <= code < v.PUT_BLACK and code - v.BACK != leading:
            place, cards = sides["discs"][code - v.BACK], least[code - v.BACK]
        elif code >= v.PUT_BLACK:
            place, cards = code - v.PUT_BLACK, least[BLACK]
        else:
            continue
        price = outlook.challenge() * cards + (cure_price(outlook, place) if code >= v.PUT_BLACK else 0.0)
        scored.append((outlook.hopes(place) - price, code))
    return outlook.best(scored)


def leader(totals: list[int], black_is_out: bool) -> int:
    """The side that would win now: blue before red before black among equals."""
    sides = totals if black_is_out else totals[:BLACK]
    return sides.index(max(sides))


def stake(outlook: Outlook, legal: list[int]) -> int:
    """Pay for the cure if there is one, then no more cards than it takes, Challenge before Zeus."""
    choice = outlook.seen["choice"]
    assert choice is not None
    if choice["due"] > 0:
        return pay(outlook, legal)
    if v.DONE in legal:
        return v.DONE
    return v.CARD + CHALLENGE if v.CARD + CHALLENGE in legal else legal[0]
