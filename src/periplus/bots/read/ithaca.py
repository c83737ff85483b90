"""Heroes keep strong cards in their Oracles, of the gods who matter to them; who passes has none to bid."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.bots.search.reading import Reading
from periplus.games.ithaca.components import CARD, CARD_BITS, EMPTY, GODS, worth
from periplus.games.ithaca.favour import score
from periplus.games.ithaca.state import NO_GOD, NO_ROUTE, Position
from periplus.games.ithaca.verbs import CONSULTED, PASSED, PRIZE, SWAPPED
from periplus.kernel.game import State

RENEWED: Final = 0.6  # how much a pass still tells when the Oracle has a new card
TEN: Final = 10.0  # points and piles are counted in tens, so that no trait outgrows the others


class IthacaReading(Reading):
    """Looks at what a guess puts into the Oracles, bids and hands."""

    traits: ClassVar[list[str]] = "oracle suitors exposed passed doubles piled bid hand fitting".split()

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.passed: vec[float] = vec[float]()  # by seat and god: 1 after a pass, then fading
        self.points: vec[float] = vec[float]()  # likewise, the points the Suitors could take there

    def hear(self, world: State, facts: list[list[int]]) -> None:
        assert isinstance(world, Position)
        self.passed = vec[float]([0.0] * int(world.seats * GODS))
        self.points = vec[float]([0.0] * int(world.seats * GODS))
        seat: i64
        for seat in range(world.seats):
            self.count_points(world, seat)
        god: i64 = 0  # whose prize is bid for
        other: i64
        for fact in facts:
            kind: i64 = fact[0]
            if kind == PRIZE:
                god = fact[1]
            elif kind == PASSED:
                seat = fact[1]
                self.passed[seat * GODS + god] = 1.0
            elif kind in (CONSULTED, SWAPPED):
                seat = fact[1]
                for other in range(GODS):
                    self.passed[seat * GODS + other] *= RENEWED

    def count_points(self, world: Position, seat: i64) -> None:
        cards = world.cards
        kind: i64
        god: i64
        for kind in range(cards.kinds):
            total: i64 = world.points[seat * cards.kinds + kind] * cards.value[kind]
            for god in range(GODS):
                if cards.gods[kind] >> god & 1:
                    self.points[seat * GODS + god] += float(total) / TEN

    def measure(self, world: State, out: vec[float]) -> None:
        assert isinstance(world, Position)
        trait: i64
        for trait in range(len(out)):
            out[trait] = 0.0
        seat: i64
        for seat in range(world.seats):
            self.measure_oracle(world, seat, out)
            self.measure_hand(world, seat, out)
            out[6] += float(worth(world.bids[seat], world.cards.value))

    def measure_oracle(self, world: Position, seat: i64, out: vec[float]) -> None:
        cards = world.cards
        row: i64 = world.oracles[seat]
        god: i64
        while row != EMPTY:
            kind: i64 = (row & CARD) - 1
            row >>= CARD_BITS
            value: float = float(cards.value[kind])
            out[0] += value
            if cards.is_double(kind):
                out[4] += 1.0
            for god in range(GODS):
                if cards.gods[kind] >> god & 1 == 0:
                    continue
                if god == world.suitors:
                    out[1] += value
                out[2] += value * self.points[seat * GODS + god]
                out[3] += value * self.passed[seat * GODS + god]
                out[5] += value * float(score(world, god)) / TEN

    def measure_hand(self, world: Position, seat: i64, out: vec[float]) -> None:
        cards = world.cards
        colour: i64 = NO_GOD
        if world.routes[seat] != NO_ROUTE:
            colour = cards.colour[world.routes[seat]]
        row: i64 = world.hands[seat]
        while row != EMPTY:
            kind: i64 = (row & CARD) - 1
            row >>= CARD_BITS
            out[7] += float(cards.value[kind])
            if colour != NO_GOD and cards.gods[kind] >> colour & 1:
                out[8] += 1.0
