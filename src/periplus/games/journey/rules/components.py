"""What is in the box: pieces, cards and their kinds.

A hand of explorer and equipment cards is one set of eight kinds; fossils and
event cards are sets of their own.
"""

from typing import Final, Literal

from mypy_extensions import i64

from periplus.kernel.cards import count, size

# Hand cards: explorer cards first, each named by its colour, then equipment.
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
COLOURS: Final = 3
ROPE: Final = 3
PICKAXE: Final = 4
COMPASS: Final = 5
BISCUITS: Final = 6
LAMP: Final = 7
HAND_KINDS: Final = 8
EQUIPMENT: Final = 5
EXPLORER_BYTES: Final = 0xFFFFFF

# Beside them in a payment, two kept events stand for cards.
FLEXIBLE_CARD: Final = 8
MIXED_CARD: Final = 9
CARD_NAMES: Final = "blue red yellow rope pickaxe compass biscuits lamp flexible_use mixed_colours".split()

PIECE_NAMES: Final = ["blue", "red", "yellow", "raft"]
RAFT: Final = 3

SINGLE: Final = 0
SKULL_FRONT: Final = 1
SKULL_BACK: Final = 2
SKELETON_HEAD: Final = 3
SKELETON_BODY: Final = 4
SKELETON_TAIL: Final = 5
GOLD: Final = 6
QUARTZ: Final = 7
FOSSIL_KINDS: Final = 8

# Fossils that are worth something together.
Family = Literal["single", "skull", "skeleton", "gold", "quartz"]
FAMILIES: Final[dict[Family, list[int]]] = {
    "single": [SINGLE],
    "skull": [SKULL_FRONT, SKULL_BACK],
    "skeleton": [SKELETON_HEAD, SKELETON_BODY, SKELETON_TAIL],
    "gold": [GOLD],
    "quartz": [QUARTZ],
}

# Events: the first four are kept, the others are carried out at once (J-65, J-66, A-38).
MIXED_COLOURS: Final = 0
FLEXIBLE_USE: Final = 1
STAY_LIQUID: Final = 2
LUCKY: Final = 3
GERTRUDE: Final = 4
OPPORTUNITY: Final = 5
ANOTHER_TURN: Final = 6
SUPPLIES: Final = 7
EVENT_KINDS: Final = 8

DeckName = Literal["explorer", "equipment", "fossil", "event", "adventure"]
DECK_NAMES: Final[list[DeckName]] = ["explorer", "equipment", "fossil", "event"]
EXPLORER_DECK: Final = 0
EQUIPMENT_DECK: Final = 1
FOSSIL_DECK: Final = 2
EVENT_DECK: Final = 3
ALL_DECKS: Final[list[DeckName]] = [*DECK_NAMES, "adventure"]  # nobody clicks on the last one

BONUS_NAMES: Final = ["mushroom_forest", "ruined_city"]
MUSHROOM_FOREST: Final = 0
RUINED_CITY: Final = 1

FIRST_EXPLORERS: Final = 6  # in each hand at the start (J-5)
FIRST_EQUIPMENT: Final = 3
DISPLAY: Final = 3  # equipment cards that lie face up (J-6)
MOST_EXPLORERS: Final = 10  # in a hand (J-20)
MOST_EQUIPMENT: Final = 5
HAND_LIMITS: Final = [MOST_EXPLORERS, MOST_EQUIPMENT]  # by the deck that a card is of
DRAWS: Final = 3  # cards of a draw action (J-15)
MOST_PLAYED: Final = 5  # explorer cards of a move (J-26)
BISCUIT_POINTS: Final = 2  # movement points of a biscuits card (J-27)
WATER_KEEPS: Final = 3  # fossils that a water token keeps (J-81)
LIQUID_WATER: Final = 2  # tokens that Stay liquid stands for (J-71)
MOST_SAVED: Final = 2  # fossils that Lucky escape saves at most (J-72)
MOST_RETURNED: Final = 3  # by Opportunity (J-74)
LAMP_DRAWS: Final = 2  # more fossils to choose from (J-56)


def explorers(hand: i64) -> i64:
    """How many explorer cards a hand holds."""
    return size(hand & EXPLORER_BYTES)


def equipment(hand: i64) -> i64:
    """How many equipment cards a hand holds."""
    return size(hand >> 24)


def fossil_points(fossils: i64) -> i64:
    """What a collection of fossils is worth."""
    heads: i64 = count(fossils, SKELETON_HEAD)
    bodies: i64 = count(fossils, SKELETON_BODY)
    tails: i64 = count(fossils, SKELETON_TAIL)
    skulls: i64 = smaller(count(fossils, SKULL_FRONT), count(fossils, SKULL_BACK))
    return (
        2 * count(fossils, SINGLE)
        + 5 * skulls
        + skeleton_points(heads, bodies, tails)
        + mineral_points(count(fossils, GOLD))
        + mineral_points(count(fossils, QUARTZ))
    )


def family_points(fossils: i64, family: Family) -> i64:
    """What the fossils of one family in a collection are worth."""
    own: i64 = 0
    for kind in FAMILIES[family]:
        own += count(fossils, kind) << (kind << 3)
    return fossil_points(own)


def skeleton_points(heads: i64, bodies: i64, tails: i64) -> i64:
    """The best grouping: whole skeletons, then pairs of different sections, then single ones (J-118)."""
    least: i64 = smaller(smaller(heads, bodies), tails)
    most: i64 = larger(larger(heads, bodies), tails)
    middle: i64 = heads + bodies + tails - least - most
    return 12 * least + 3 * (middle - least) + (most - middle)


def mineral_points(pieces: i64) -> i64:
    """1, 3, 6, 10, 15 and then 5 for each further piece of one mineral."""
    if pieces <= 5:
        return pieces * (pieces + 1) // 2
    return 15 + 5 * (pieces - 5)


def smaller(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


def larger(a: i64, b: i64) -> i64:
    if a > b:
        return a
    return b
