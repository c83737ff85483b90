"""How a helmsman sees the table: what cards, fossils, water and the finish are worth to him, in points."""

from functools import cached_property

from periplus.games.journey.helmsman.atlas import Atlas, Route
from periplus.games.journey.helmsman.collection import with_one, worth
from periplus.games.journey.helmsman.measures import PLAIN_MEASURES, JourneyMeasures
from periplus.games.journey.rules.components import (
    COLOURS,
    FLEXIBLE_USE,
    HAND_KINDS,
    MIXED_COLOURS,
    MOST_EXPLORERS,
    MOST_PLAYED,
    RAFT,
    STAY_LIQUID,
)
from periplus.games.journey.rules.terrain import FINISH, SPRING
from periplus.games.journey.rules.upkeep import fossils_kept
from periplus.games.journey.view import JourneyView, own_gift
from periplus.kernel.chance import Chance

SECOND_TOOL = 0.75  # of a card of equipment, how much each further one of its kind is worth
LAST_LEG = 9  # points from the finish at sea: from here on cards lose their worth
WATER = 1.0  # a token that is not needed: its point
COMING_FOSSILS = 3  # he wants water for so many more fossils than he has
PARCHED = 0.7  # how much of a fossil's worth is left if there is no water for it


class Estimates:
    """One decision: the view, and what everything in it is worth."""

    def __init__(
        self, seen: JourneyView, atlas: Atlas, chance: Chance, measures: JourneyMeasures = PLAIN_MEASURES
    ) -> None:
        self.seen = seen
        self.atlas = atlas
        self.chance = chance
        self.measures = measures
        self.me = seen["viewer"]
        self.stage = seen["stage"]
        self.hand = seen["hand"] or []
        self.events = seen["events"] or []
        self.tools = self.hand[COLOURS:]
        self.explorers = sum(self.hand[:COLOURS])
        self.flexible = self.events[FLEXIBLE_USE]
        self.mine = seen["fossils"][self.me]

    # ---- cards ----

    @cached_property
    def use(self) -> float:
        """How much use there still is for cards: 1 until the end of the sea is near."""
        if self.stage == "descent":
            return 1.0
        if self.stage == "lava":
            return 0.0
        return min(1.0, self.atlas.distance[self.seen["pieces"][RAFT]] / LAST_LEG)

    def explorer(self, held: int) -> float:
        """What an explorer card is worth beside so many others."""
        return self.measures.explorer * self.use * (1.5 - held / MOST_EXPLORERS)

    def tool(self, held: int) -> float:
        """What a card of equipment is worth beside so many of its kind."""
        first = self.measures.tool * self.use + self.measures.shield * (1 - self.use)
        return first * SECOND_TOOL**held

    @cached_property
    def prices(self) -> list[float]:
        """What it hurts to pay a card of each kind that can be on a bill; of a common colour a bit less."""
        card = self.explorer(self.explorers - 1)
        colours = [card * (1.1 - held / (2 * MOST_EXPLORERS)) for held in self.hand[:COLOURS]]
        tools = [self.tool(max(0, held - 1)) for held in self.tools]
        event = self.measures.kept_event * self.use
        return [*colours, *tools, event, event, card]

    def price(self, bill: list[int]) -> float:
        return sum(number * price for number, price in zip(bill, self.prices))

    def most_played(self, piece: int) -> int:
        """The most explorer cards he can play for a piece."""
        if self.events[MIXED_COLOURS]:
            return min(MOST_PLAYED, self.explorers)
        held = max(self.hand[:COLOURS]) if piece == RAFT else self.hand[piece]
        return min(MOST_PLAYED, held)

    # ---- fossils ----

    @cached_property
    def unseen(self) -> list[int]:
        """The fossils that the next one may be, for all he knows."""
        left = list(self.atlas.board.fossil)
        for seen in [*self.seen["fossils"], self.seen["lost_fossils"]]:
            left = [number - gone for number, gone in zip(left, seen)]
        for kind in self.seen["under"]:
            if kind >= 0:
                left[kind] -= 1
        return left

    @cached_property
    def fossil(self) -> float:
        """What a fossil from the deck will be worth to him, on average."""
        now = worth(self.mine, self.stage)
        gains = [
            number * (worth(with_one(self.mine, kind), self.stage) - now)
            for kind, number in enumerate(self.unseen)
            if number > 0
        ]
        mean = self.measures.fossil * (sum(gains) / max(1, sum(self.unseen)))
        return mean * PARCHED if self.needs_water(1) else mean

    # ---- places ----

    def dry(self) -> int:
        """How many of his fossils he has no water for (J-81); below 0 there is water to spare."""
        room = fossils_kept(self.seen["water"][self.me], self.events[STAY_LIQUID])
        return sum(self.mine) - int(room)

    def needs_water(self, fossils: int) -> bool:
        """Whether he will be thirsty with so many fossils more; at sea nobody is (J-91)."""
        return self.stage == "descent" and self.dry() + fossils > 0

    def reward(self, route: Route) -> float:
        """What a way brings, apart from the discovery at its end."""
        springs = sum(self.atlas.terrain[space] == SPRING for space in route.lures)
        reward = WATER * springs
        if springs and self.needs_water(COMING_FOSSILS):
            reward += self.measures.water - WATER
        if springs < len(route.lures):
            reward += self.measures.event_card
        if self.atlas.terrain[route.stop] == FINISH:
            reward += self.measures.finish * self.finish()
        far = self.atlas.distance
        return reward + self.measures.haste * (far[route.path[0]] - far[route.stop])

    def finish(self) -> float:
        """The bonus card, less what dies of thirst if the descent ends now."""
        forest, city = self.atlas.board.bonuses
        if self.stage == "sea":
            return float(city)
        return float(forest) - self.fossil * max(0, self.dry())

    def dig(self, space: int, paid: list[int], flexible: int) -> float:
        """What a discovery is worth after such a payment for the way; 0 if it cannot be made."""
        number = self.atlas.fossils[space]
        if number == 0 or self.seen["decks"]["fossil"] < number:
            return 0.0
        symbols = self.atlas.symbols[space]
        left = [held - gone for held, gone in zip(self.tools, paid)]
        spare = self.flexible - flexible
        lacking = sum(max(0, need - held) for need, held in zip(symbols, left))
        if lacking > spare or sum(left) + spare < number:
            return 0.0
        prices = self.prices[COLOURS:HAND_KINDS]
        stars = self.atlas.stars[space] * min(prices)
        price = sum(need * each for need, each in zip(symbols, prices)) + stars
        return max(0.0, number * self.fossil - price)

    def given(self) -> int:
        """How many fossils are chosen already, where several are to be given up or put back."""
        return sum(own_gift(self.seen) or [])

    def best(self, scored: list[tuple[float, int]]) -> int:
        """The click with the highest score; between equals chance decides."""
        top = max(score for score, _ in scored)
        ties = [code for score, code in scored if score == top]
        return ties[int(self.chance.below(len(ties)))]
