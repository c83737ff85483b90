"""The table of Ithaca as every hero sees it: what the terms of all seats have in common."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules.cards import Cards
from periplus.games.ithaca.rules.components import CARD, CARD_BITS, EMPTY, GODS, ZEUS, worth
from periplus.games.ithaca.rules.state import NO_CARD, NO_GOD, NO_ROUTE, NO_SEAT, Position
from periplus.kernel.bits import vec_of

MOST_SEATS: Final = 5


class Table:
    """The gods' piles, everybody's points, power and cargo, and who would beat the Suitors."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # of the cards
        self.cards: Cards | None = None
        self.value: vec[i64] = vec[i64]()
        self.gods: vec[i64] = vec[i64]()
        self.one: vec[i64] = vec[i64]()  # the god of a kind, the lower-numbered of a double's two
        self.two: vec[i64] = vec[i64]()  # the other god of a double, of a single NO_GOD
        # of the gods
        self.piled: vec[i64] = vec[i64]([0] * GODS)
        self.prize: vec[i64] = vec[i64]([0] * GODS)
        self.rival: vec[i64] = vec[i64]([0] * GODS)  # who has the favour if this god is empty
        self.favour: i64 = NO_GOD
        # of the seats
        self.years: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.points: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.at_god: vec[i64] = vec[i64]([0] * (MOST_SEATS * GODS))  # what the Suitors at a god would take
        self.power: vec[i64] = vec[i64]([0] * (MOST_SEATS * GODS))  # Oracle cards of a god
        self.cargo: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.lost: vec[i64] = vec[i64]([0] * MOST_SEATS)  # of the cargo, if it landed and the Suitors came
        self.carried: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.final: vec[i64] = vec[i64]([0] * MOST_SEATS)  # points if the game ended now
        self.lead: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.home: vec[i64] = vec[i64]([0] * MOST_SEATS)  # whether the next landing ends the game
        self.threats: i64 = 0  # seats that would win by a landing
        self.hero: i64 = NO_SEAT
        self.progress: float = 0.0
        self.bidder: i64 = NO_SEAT  # who has laid the highest bid so far

    def lead_at_home(self, seat: i64) -> i64:
        """The lead that a seat would have if it landed its cargo now and that ended the game."""
        return self.lead[seat] + self.cargo[seat] - self.lost[seat]

    def prepare(self, s: Position) -> None:
        """Look at a position."""
        if self.cards is not s.cards:
            self.prepare_cards(s.cards)
        self.prepare_piles(s)
        self.prepare_favour(s)
        seat: i64
        most: i64 = 0
        for seat in range(self.seats):
            self.years[seat] = s.years(seat)
            if self.years[seat] > most:
                most = self.years[seat]
            self.prepare_points(s, seat)
            self.prepare_power(s, seat)
        self.progress = float(most) / float(s.cards.years_to_end)
        self.prepare_hero(s)
        for seat in range(self.seats):
            self.prepare_cargo(s, seat)
        self.prepare_end(s)
        self.prepare_home(s)
        self.prepare_bids(s)

    def prepare_cards(self, cards: Cards) -> None:
        self.cards = cards
        self.value = cards.value
        self.gods = cards.gods
        fates = cards.fates
        self.one = vec_of([min(fate.gods) for fate in fates])
        self.two = vec_of([max(fate.gods) if len(fate.gods) > 1 else NO_GOD for fate in fates])

    # ---- the gods ----

    def prepare_piles(self, s: Position) -> None:
        """What lies at each god, and the prize it would be good for: the best single (I-61)."""
        value, two = self.value, self.two
        god: i64
        for god in range(GODS):
            total: i64 = 0
            best: i64 = 0
            pile: i64 = s.piles[god]
            while pile != EMPTY:
                kind: i64 = (pile & CARD) - 1
                total += value[kind]
                if value[kind] > best and two[kind] == NO_GOD:
                    best = value[kind]
                pile >>= CARD_BITS
            self.piled[god] = total
            self.prize[god] = best

    def prepare_favour(self, s: Position) -> None:
        """Who has the favour, and who would have it if that god were emptied (I-21 … I-27)."""
        piled = self.piled
        first: i64 = NO_GOD  # the favour without any cards
        if s.rules.zeus_by_default:
            first = ZEUS
        second: i64 = first
        most: i64 = 0
        next_most: i64 = 0
        god: i64
        for god in range(GODS):
            if piled[god] > most:
                second = first
                next_most = most
                first = god
                most = piled[god]
            elif piled[god] > next_most:
                second = god
                next_most = piled[god]
        self.favour = first
        for god in range(GODS):
            self.rival[god] = first
        if most > 0:
            self.rival[first] = second

    # ---- a seat ----

    def prepare_points(self, s: Position, seat: i64) -> None:
        at_god, value, one, two = self.at_god, self.value, self.one, self.two
        here: i64 = seat * GODS
        god: i64
        for god in range(GODS):
            at_god[here + god] = 0
        total: i64 = 0
        kind: i64
        points = s.points
        base: i64 = seat * s.cards.kinds
        for kind in range(s.cards.kinds):
            number: i64 = points[base + kind]
            if number > 0:
                number *= value[kind]
                total += number
                at_god[here + one[kind]] += number
                if two[kind] != NO_GOD:
                    at_god[here + two[kind]] += number
        self.points[seat] = total

    def prepare_power(self, s: Position, seat: i64) -> None:
        power, value, one, two = self.power, self.value, self.one, self.two
        here: i64 = seat * GODS
        god: i64
        for god in range(GODS):
            power[here + god] = 0
        row: i64 = s.oracles[seat]
        while row != EMPTY:
            kind: i64 = (row & CARD) - 1
            power[here + one[kind]] += value[kind]
            if two[kind] != NO_GOD:
                power[here + two[kind]] += value[kind]
            row >>= CARD_BITS

    def prepare_cargo(self, s: Position, seat: i64) -> None:
        cargo: i64 = 0
        lost: i64 = 0
        number: i64 = 0
        row: i64 = s.cargo[seat]
        while row != EMPTY:
            kind: i64 = (row & CARD) - 1
            cargo += self.value[kind]
            if s.suitors != NO_GOD and seat != self.hero and self.gods[kind] >> s.suitors & 1:
                lost += self.value[kind]
            number += 1
            row >>= CARD_BITS
        self.cargo[seat] = cargo
        self.lost[seat] = lost
        self.carried[seat] = number

    # ---- the end of the game ----

    def prepare_hero(self, s: Position) -> None:
        """Who alone has the most power against the Suitors and would beat them (I-112, I-114)."""
        self.hero = NO_SEAT
        if s.suitors == NO_GOD:
            return
        seat: i64
        most: i64 = -1
        for seat in range(self.seats):
            own: i64 = self.power[seat * GODS + s.suitors]
            if own > most:
                most = own
                self.hero = seat
            elif own == most:
                self.hero = NO_SEAT

    def prepare_end(self, s: Position) -> None:
        """The points that the Suitors would leave everybody with (I-113), and the leads they make."""
        seat: i64
        best: i64 = 0
        second: i64 = 0
        for seat in range(self.seats):
            final: i64 = self.points[seat]
            if s.suitors != NO_GOD and seat != self.hero:
                final -= self.at_god[seat * GODS + s.suitors]
            self.final[seat] = final
            if final > best:
                second = best
                best = final
            elif final > second:
                second = final
        for seat in range(self.seats):
            self.lead[seat] = self.final[seat] - best
            if self.final[seat] == best:
                self.lead[seat] = best - second

    def prepare_home(self, s: Position) -> None:
        """Who would end the game by a landing, and how many of them would not lose it."""
        cards = s.cards
        self.threats = 0
        seat: i64
        for seat in range(self.seats):
            self.home[seat] = 0
            route: i64 = s.routes[seat]
            if route != NO_ROUTE and self.years[seat] + cards.years[route] >= cards.years_to_end:
                self.home[seat] = 1
                if self.lead_at_home(seat) >= 0:
                    self.threats += 1

    def prepare_bids(self, s: Position) -> None:
        self.bidder = NO_SEAT
        if s.prize == NO_CARD:
            return
        seat: i64
        most: i64 = 0
        for seat in range(self.seats):
            if s.bids[seat] != EMPTY:
                bid: i64 = worth(s.bids[seat], self.value)
                if bid > most:
                    most = bid
                    self.bidder = seat
                elif bid == most:
                    self.bidder = NO_SEAT
