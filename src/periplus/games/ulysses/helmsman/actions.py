"""The active god's turn: strengthening, proposing, and staying active."""

from periplus.games.ulysses.helmsman.cards import MOST_TEMPLES, named_card, pay
from periplus.games.ulysses.helmsman.estimates import Estimates
from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import COLOURS, GOALS, PANDORA, PLAGUE, WIND, ZEUS

ZEUS_CARD = 2.0  # how many times as much Zeus must bring in another card's place
REACH = 3  # routes: plagues further away trouble nobody soon


def strengthen(estimates: Estimates, legal: list[int]) -> int:
    """Cards first, then trouble for the others, a better course for himself, temples, and a proposal."""
    price = estimates.card() * estimates.fee
    if v.OPEN_PANDORA in legal and estimates.hand[PANDORA] > 0:
        return v.OPEN_PANDORA
    if v.SPREAD_PLAGUE in legal and estimates.hand[PLAGUE] > 0:
        if best_strike(estimates)[0] > estimates.measures.plague * estimates.card():
            return v.SPREAD_PLAGUE
    if v.CURE in legal and max(cure_gain(estimates, place) for place in estimates.plagues) > price:
        return v.CURE
    if v.EXCHANGE in legal and max(give_gain(estimates, slot) for slot in range(GOALS)) > price:
        return v.EXCHANGE
    if v.BUILD in legal and estimates.temples < MOST_TEMPLES:
        return v.BUILD
    return propose(estimates, legal)


def propose(estimates: Estimates, legal: list[int]) -> int:
    """The neighbour with the best hopes; if plagues shut the ship in, cure one or drift."""
    places = [code for code in legal if v.PROPOSE <= code < v.DRIFT]
    if not places:
        return v.CURE if v.CURE in legal else v.DRIFT
    return estimates.best([(estimates.hopes(code - v.PROPOSE), code) for code in places])


def best_strike(estimates: Estimates) -> tuple[float, int]:
    """The nearby place where a plague helps most, never one of his own goals."""
    now = estimates.hopes(estimates.ship)
    spared = estimates.plagues | estimates.goals | {estimates.ship}
    near = estimates.atlas.distance[estimates.ship]
    targets = [place for place, away in enumerate(near) if away <= REACH and place not in spared]
    gains = [(estimates.hopes(estimates.ship, estimates.plagues | {place}) - now, place) for place in targets]
    return max(gains, default=(0.0, -1))


def strike(estimates: Estimates, legal: list[int]) -> int:
    if legal[0] >= v.CARD:
        return named_card(estimates, legal)
    target = v.AT_PLACE + best_strike(estimates)[1]
    return target if target in legal else legal[0]


def cure_gain(estimates: Estimates, place: int) -> float:
    if estimates.seen["plagues"].count(place) > 1:
        return 0.0  # another plague would stay
    return estimates.hopes(estimates.ship, estimates.plagues - {place}) - estimates.hopes(estimates.ship)


def cure(estimates: Estimates, legal: list[int]) -> int:
    """The plague that is most in the way; if the ship is shut in, one beside it, or it would not help."""
    if legal[0] >= v.CARD:
        return pay(estimates, legal)
    beside = estimates.atlas.neighbours[estimates.ship]
    shut_in = estimates.plagues.issuperset(beside)
    codes = [code for code in legal if code - v.AT_PLACE in beside] if shut_in else legal
    return estimates.best([(cure_gain(estimates, code - v.AT_PLACE), code) for code in codes])


def take_gain(estimates: Estimates, slot: int, colour: int) -> float:
    """What a new goal of this colour in a slot would do for the chances, on average."""
    seen = estimates.seen
    unknown = [place for place in estimates.atlas.of_colour[colour] if place not in estimates.known]
    if not unknown or colour == estimates.atlas.colour[estimates.ship] or seen["piles"][colour] == 0:
        return -1.0
    kept = estimates.goals - {seen["goals"][estimates.me][slot]["place"]}
    hopes = [estimates.hopes(estimates.ship, goals=kept | {place}) for place in unknown]
    return sum(hopes) / len(hopes) - estimates.hopes(estimates.ship)


def give_gain(estimates: Estimates, slot: int) -> float:
    """What giving up a hopeless goal would bring with the best new one."""
    if estimates.seen["goals"][estimates.me][slot]["shown"]:
        return -1.0
    return max(take_gain(estimates, slot, colour) for colour in range(COLOURS))


def change_goal(estimates: Estimates, legal: list[int]) -> int:
    if legal[0] >= v.CARD:
        return pay(estimates, legal)
    if legal[0] >= v.TAKE:
        choice = estimates.seen["choice"]
        assert choice is not None
        return estimates.best([(take_gain(estimates, choice["slot"], code - v.TAKE), code) for code in legal])
    return estimates.best([(give_gain(estimates, code - v.GIVE), code) for code in legal])


def stay(estimates: Estimates, legal: list[int]) -> int:
    """Sail on with the wind if the next place is worth the card."""
    onward = [p for p in estimates.atlas.neighbours[estimates.ship] if p not in estimates.plagues]
    gain = max((estimates.hopes(place) for place in onward), default=0.0) - estimates.hopes(estimates.ship)
    price = estimates.measures.wind * estimates.card()
    if v.CARD + WIND in legal and gain > price:
        return v.CARD + WIND
    if v.CARD + ZEUS in legal and gain > price * ZEUS_CARD:
        return v.CARD + ZEUS
    return v.REST
