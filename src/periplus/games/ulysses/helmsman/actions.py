"""The active god's turn: strengthening, proposing, and staying active."""

from periplus.games.ulysses.helmsman.cards import MOST_TEMPLES, named_card, pay
from periplus.games.ulysses.helmsman.outlook import Outlook
from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import COLOURS, GOALS, PANDORA, PLAGUE, WIND, ZEUS

PLAGUE_CARD = 1.0  # in cards: what a Plague card must bring to be played
WIND_CARD = 2.0
ZEUS_CARD = 2.0  # how many times as much Zeus must bring in another card's place
REACH = 3  # routes: plagues further away trouble nobody soon


def strengthen(outlook: Outlook, legal: list[int]) -> int:
    """Cards first, then trouble for the others, a better course for oneself, temples, and off."""
    price = outlook.card() * outlook.temples
    if v.OPEN_PANDORA in legal and outlook.hand[PANDORA] > 0:
        return v.OPEN_PANDORA
    if v.SPREAD_PLAGUE in legal and outlook.hand[PLAGUE] > 0:
        if best_strike(outlook)[0] > PLAGUE_CARD * outlook.card():
            return v.SPREAD_PLAGUE
    if v.CURE in legal and max(cure_gain(outlook, place) for place in outlook.plagues) > price:
        return v.CURE
    if v.EXCHANGE in legal and max(give_gain(outlook, slot) for slot in range(GOALS)) > price:
        return v.EXCHANGE
    if v.BUILD in legal and outlook.temples < MOST_TEMPLES:
        return v.BUILD
    return propose(outlook, legal)


def propose(outlook: Outlook, legal: list[int]) -> int:
    """The neighbour with the best hopes; shut in by plagues, cure one or drift."""
    places = [code for code in legal if v.PROPOSE <= code < v.DRIFT]
    if not places:
        return v.CURE if v.CURE in legal else v.DRIFT
    return outlook.best([(outlook.hopes(code - v.PROPOSE), code) for code in places])


def best_strike(outlook: Outlook) -> tuple[float, int]:
    """The nearby place where a plague helps most, never an own goal."""
    now = outlook.hopes(outlook.ship)
    spared = outlook.plagues | outlook.goals | {outlook.ship}
    near = outlook.atlas.distance[outlook.ship]
    targets = [place for place, away in enumerate(near) if away <= REACH and place not in spared]
    gains = [(outlook.hopes(outlook.ship, outlook.plagues | {place}) - now, place) for place in targets]
    return max(gains, default=(0.0, -1))


def strike(outlook: Outlook, legal: list[int]) -> int:
    if legal[0] >= v.CARD:
        return named_card(outlook, legal)
    target = v.AT_PLACE + best_strike(outlook)[1]
    return target if target in legal else legal[0]


def cure_gain(outlook: Outlook, place: int) -> float:
    return outlook.hopes(outlook.ship, outlook.plagues - {place}) - outlook.hopes(outlook.ship)


def cure(outlook: Outlook, legal: list[int]) -> int:
    """The plague that is most in the way; shut in, one beside the ship, or it would not help."""
    if legal[0] >= v.CARD:
        return pay(outlook, legal)
    beside = outlook.atlas.neighbours[outlook.ship]
    shut_in = outlook.plagues.issuperset(beside)
    codes = [code for code in legal if code - v.AT_PLACE in beside] if shut_in else legal
    return outlook.best([(cure_gain(outlook, code - v.AT_PLACE), code) for code in codes])


def take_gain(outlook: Outlook, slot: int, colour: int) -> float:
    """What a new goal of this colour in a slot would do for the chances, on average."""
    seen = outlook.seen
    unknown = [place for place in outlook.atlas.of_colour[colour] if place not in outlook.known]
    if not unknown or colour == outlook.atlas.colour[outlook.ship] or seen["piles"][colour] == 0:
        return -1.0
    kept = outlook.goals - {seen["goals"][outlook.me][slot]["place"]}
    hopes = [outlook.hopes(outlook.ship, goals=kept | {place}) for place in unknown]
    return sum(hopes) / len(hopes) - outlook.hopes(outlook.ship)


def give_gain(outlook: Outlook, slot: int) -> float:
    """What giving up a hopeless goal would bring with the best new one."""
    if outlook.seen["goals"][outlook.me][slot]["shown"]:
        return -1.0
    return max(take_gain(outlook, slot, colour) for colour in range(COLOURS))


def change_goal(outlook: Outlook, legal: list[int]) -> int:
    if legal[0] >= v.CARD:
        return pay(outlook, legal)
    if legal[0] >= v.TAKE:
        choice = outlook.seen["choice"]
        assert choice is not None
        return outlook.best([(take_gain(outlook, choice["slot"], code - v.TAKE), code) for code in legal])
    return outlook.best([(give_gain(outlook, code - v.GIVE), code) for code in legal])


def stay(outlook: Outlook, legal: list[int]) -> int:
    """Sail on with the wind if the next place is worth the card."""
    onward = [p for p in outlook.atlas.neighbours[outlook.ship] if p not in outlook.plagues]
    gain = max((outlook.hopes(place) for place in onward), default=0.0) - outlook.hopes(outlook.ship)
    price = WIND_CARD * outlook.card()
    if v.CARD + WIND in legal and gain > price:
        return v.CARD + WIND
    if v.CARD + ZEUS in legal and gain > price * ZEUS_CARD:
        return v.CARD + ZEUS
    return v.REST
