"""What makes a position of Ithaca promising: points safe from the Suitors, cargo, a landing within reach."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.bots.search.evaluation import Evaluation
from periplus.games.ithaca.cards import Cards
from periplus.games.ithaca.components import (
    CARD,
    CARD_BITS,
    EMPTY,
    GODS,
    LANDING_ACTION,
    ODYSSEY_ACTION,
    ORACLE_ACTION,
    ZEUS,
    worth,
)
from periplus.games.ithaca.state import BID_PHASE, DEED_PHASE, NO_CARD, NO_GOD, NO_ROUTE, NO_SEAT, Position
from periplus.kernel.bits import bit
from periplus.kernel.game import State

MOST_SEATS: Final = 5
DECISIVE: Final = 4.0  # a lead in points that is half safe


def lean(lead: i64) -> float:
    """How decisive a lead is: from -1 to 1, a few points more matter most around 0."""
    x: float = float(lead) / DECISIVE
    if x < 0.0:
        return x / (1.0 - x)
    return x / (1.0 + x)


class IthacaEvaluation(Evaluation):
    """Terms of a hero. «Now» is what the active player's turn still offers; «soon» is what the others could
    do if the gods stayed as they are, which counts less the longer it takes until their turn.
    """

    terms: ClassVar[list[str]] = (
        "points late_points exposed late_exposed saved strength widest "
        "cargo late_cargo exposed_cargo hurried_cargo room "
        "years leader_years lead late_lead home home_lead home_wins ending ending_soon "
        "landing_now landing_soon loading_now loading_soon asking_now asking_soon "
        "hand fitting oracle_cards oracle gift_power gift_now gift_soon bidding "
        "route_years short turn acting looming"
    ).split()

    def __init__(self, seats: int, weights: list[float]) -> None:
        super().__init__(seats, weights)
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
        self.lost: vec[i64] = vec[i64]([0] * MOST_SEATS)  # of the cargo, if it were landed for the Suitors
        self.carried: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.final: vec[i64] = vec[i64]([0] * MOST_SEATS)  # points if the game ended now
        self.lead: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.home: vec[i64] = vec[i64]([0] * MOST_SEATS)  # whether the next landing ends the game
        self.threats: i64 = 0  # seats that would win by a landing
        self.hero: i64 = NO_SEAT
        self.progress: float = 0.0
        self.bidder: i64 = NO_SEAT  # who has laid the highest bid so far
        # of the seat being measured: what its turn may offer
        self.landing: bool = False
        self.asking: bool = False
        self.loading: i64 = 0
        self.gift: i64 = 0

    # ---- what all seats have in common ----

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        if self.cards is not state.cards:
            self.prepare_cards(state.cards)
        self.prepare_gods(state)
        seat: i64
        most: i64 = 0
        for seat in range(self.seats):
            self.prepare_seat(state, seat)
            if self.years[seat] > most:
                most = self.years[seat]
        self.progress = float(most) / float(state.cards.years_to_end)
        self.prepare_end(state)
        self.bidder = NO_SEAT
        if state.prize != NO_CARD:
            self.prepare_bids(state)

    def prepare_cards(self, cards: Cards) -> None:
        self.cards = cards
        self.value = cards.value
        self.gods = cards.gods
        self.one = vec[i64]()
        self.two = vec[i64]()
        for fate in cards.fates:
            gods = sorted(fate.gods)
            self.one = append(self.one, i64(gods[0]))
            self.two = append(self.two, i64(gods[1] if len(gods) > 1 else NO_GOD))

    def prepare_gods(self, s: Position) -> None:
        piled = self.piled
        god: i64
        for god in range(GODS):
            pile: i64 = s.piles[god]
            total: i64 = 0
            best: i64 = 0
            while pile != EMPTY:
                kind: i64 = (pile & CARD) - 1
                value: i64 = self.value[kind]
                total += value
                if value > best and self.two[kind] == NO_GOD:
                    best = value
                pile >>= CARD_BITS
            piled[god] = total
            self.prize[god] = best
        first: i64 = NO_GOD  # the favour without any cards
        if s.rules.zeus_by_default:
            first = ZEUS
        second: i64 = first
        most: i64 = 0
        next_most: i64 = 0
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

    def prepare_seat(self, s: Position, seat: i64) -> None:
        self.years[seat] = s.years(seat)
        at_god, power, value, one, two = self.at_god, self.power, self.value, self.one, self.two
        here: i64 = seat * GODS
        god: i64
        for god in range(GODS):
            at_god[here + god] = 0
            power[here + god] = 0
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
        row: i64 = s.oracles[seat]
        while row != EMPTY:
            kind = (row & CARD) - 1
            power[here + one[kind]] += value[kind]
            if two[kind] != NO_GOD:
                power[here + two[kind]] += value[kind]
            row >>= CARD_BITS

    def prepare_end(self, s: Position) -> None:
        """Who would beat the Suitors, and the points everybody would be left with (I-112 … I-114)."""
        seat: i64
        suitors: i64 = s.suitors
        self.hero = NO_SEAT
        if suitors != NO_GOD:
            most: i64 = -1
            for seat in range(self.seats):
                own: i64 = self.power[seat * GODS + suitors]
                if own > most:
                    most = own
                    self.hero = seat
                elif own == most:
                    self.hero = NO_SEAT
        best: i64 = 0
        second: i64 = 0
        for seat in range(self.seats):
            self.prepare_cargo(s, seat)
            final: i64 = self.points[seat]
            if suitors != NO_GOD and seat != self.hero:
                final -= self.at_god[seat * GODS + suitors]
            self.final[seat] = final
            if final > best:
                second = best
                best = final
            elif final > second:
                second = final
        self.threats = 0
        for seat in range(self.seats):
            self.lead[seat] = self.final[seat] - best
            if self.final[seat] == best:
                self.lead[seat] = best - second
            self.home[seat] = 0
            route: i64 = s.routes[seat]
            if route != NO_ROUTE and self.years[seat] + s.cards.years[route] >= s.cards.years_to_end:
                self.home[seat] = 1
                if self.lead[seat] + self.cargo[seat] - self.lost[seat] >= 0:
                    self.threats += 1

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

    def prepare_bids(self, s: Position) -> None:
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

    # ---- a seat ----

    def measure(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Position)
        term: i64
        for term in range(len(out)):
            out[term] = 0.0
        self.measure_points(state, seat, out)
        self.measure_journey(state, seat, out)
        self.measure_turn(state, seat, out)
        self.measure_cards(state, seat, out)

    def measure_points(self, s: Position, seat: i64, out: vec[float]) -> None:
        progress: float = self.progress
        points: float = float(self.points[seat])
        out[0] = points
        out[1] = points * progress
        here: i64 = seat * GODS
        if s.suitors != NO_GOD:
            exposed: float = float(self.at_god[here + s.suitors])
            if seat == self.hero:
                out[4] = exposed * progress
            else:
                out[2] = exposed
                out[3] = exposed * progress
            out[5] = float(self.power[here + s.suitors]) * progress
        widest: i64 = 0
        looming: i64 = 0
        god: i64
        for god in range(GODS):
            risk: i64 = self.at_god[here + god]
            if risk > widest:
                widest = risk
            risk -= 2 * self.power[here + god]
            if god != s.suitors and risk > 0:
                looming += risk * self.piled[god]
        out[6] = float(widest)
        out[39] = float(looming) / 6.0 * progress
        cargo: float = float(self.cargo[seat])
        out[7] = cargo
        out[8] = cargo * progress
        out[9] = float(self.lost[seat]) * progress

    def measure_journey(self, s: Position, seat: i64, out: vec[float]) -> None:
        lead: float = lean(self.lead[seat])
        years: float = float(self.years[seat]) / float(s.cards.years_to_end)
        out[12] = years
        out[13] = years * lead
        out[14] = lead
        out[15] = lead * self.progress
        threats: i64 = self.threats
        route: i64 = s.routes[seat]
        if self.home[seat] == 1:
            at_home: i64 = self.lead[seat] + self.cargo[seat] - self.lost[seat]
            out[16] = 1.0
            out[17] = lean(at_home)
            if at_home > 0:
                out[18] = 1.0
            elif at_home == 0:
                out[18] = 0.5
            if at_home >= 0:
                threats -= 1
        elif route != NO_ROUTE:
            out[36] = float(s.cards.years_to_end - self.years[seat] - s.cards.years[route])
        if threats > 0:
            out[10] = out[7]
        if route != NO_ROUTE:
            out[11] = float(s.cards.years[route] - self.carried[seat])
            out[35] = float(s.cards.years[route])

    def measure_turn(self, s: Position, seat: i64, out: vec[float]) -> None:
        """What the own turn offers: all of it if it is now, less if it comes later."""
        ahead: i64 = seat - s.active
        if ahead < 0:
            ahead += self.seats
        decided: bool = s.phase == DEED_PHASE or s.phase == BID_PHASE
        if ahead == 0 and s.phase == BID_PHASE and s.in_deed == 1:
            ahead = self.seats  # a gift by the deed ends the turn
        self.landing = False
        self.asking = False
        self.loading = 0
        self.gift = 0
        if ahead == 0 and decided:
            self.open_deed(s, seat, self.favour, NO_CARD)
        else:
            self.open_turn(s, seat)
        out[37] = float(ahead) / float(self.seats)
        at: i64 = 0  # the terms of «now» stand before those of «soon»
        near: float = 1.0
        if ahead == 0:
            out[38] = 1.0
        else:
            at = 1
            near = 1.0 / float(ahead)
        if self.landing:
            out[19 + at] = out[18] * near
            if out[16] == 0.0:
                out[21 + at] = out[7] * near
        out[23 + at] = float(self.loading) * near
        if self.asking:
            out[25 + at] = near
        out[32 + at] = float(self.gift) * near

    def open_turn(self, s: Position, seat: i64) -> None:
        """What can be reached by playing a hand card to a god first (I-50)."""
        row: i64 = s.hands[seat]
        while row != EMPTY:
            kind: i64 = (row & CARD) - 1
            self.open_play(s, seat, kind, self.one[kind])
            if self.two[kind] != NO_GOD:
                self.open_play(s, seat, kind, self.two[kind])
            row >>= CARD_BITS

    def open_play(self, s: Position, seat: i64, kind: i64, god: i64) -> None:
        """What a card played to a god leads to: a gift above the limit, and the favour for the deed."""
        total: i64 = self.piled[god] + self.value[kind]
        rival: i64 = self.rival[god]
        if total > s.cards.god_limit:
            self.open_gift(s, seat, kind, god)
            self.open_deed(s, seat, rival, kind)
        elif rival == NO_GOD or total > self.piled[rival] or (total == self.piled[rival] and god < rival):
            self.open_deed(s, seat, god, kind)
        else:
            self.open_deed(s, seat, rival, kind)

    def open_gift(self, s: Position, seat: i64, kind: i64, god: i64) -> None:
        """A gift that the seat is strong enough to win."""
        prize: i64 = self.prize[god]
        if self.value[kind] > prize and self.two[kind] == NO_GOD:
            prize = self.value[kind]
        if prize <= self.gift:
            return
        own: i64 = self.power[seat * GODS + god]
        other: i64
        for other in range(self.seats):
            if other != seat and self.power[other * GODS + god] >= own:
                return
        self.gift = prize

    def open_deed(self, s: Position, seat: i64, god: i64, played: i64) -> None:
        """The deed that the route shows for a god, with the hand less a card that was played (I-70)."""
        route: i64 = s.routes[seat]
        if route == NO_ROUTE or god == NO_GOD:
            return
        action: i64 = s.cards.action[route * GODS + god]
        if action == LANDING_ACTION:
            self.landing = True
        elif action == ORACLE_ACTION:
            self.asking = True
        elif action == ODYSSEY_ACTION and self.carried[seat] < s.cards.years[route]:
            colour: i64 = s.cards.colour[route]
            row: i64 = s.hands[seat]
            while row != EMPTY:
                kind: i64 = (row & CARD) - 1
                if kind == played:
                    played = NO_CARD
                elif self.gods[kind] >> colour & 1 and self.value[kind] > self.loading:
                    self.loading = self.value[kind]
                row >>= CARD_BITS

    def measure_cards(self, s: Position, seat: i64, out: vec[float]) -> None:
        gods: i64 = 0
        if out[11] > 0.0:  # there is room for more
            gods = bit(s.cards.colour[s.routes[seat]])
        total: i64 = 0
        fitting: i64 = 0
        row: i64 = s.hands[seat]
        while row != EMPTY:
            kind: i64 = (row & CARD) - 1
            total += self.value[kind]
            if self.gods[kind] & gods:
                fitting += self.value[kind]
            row >>= CARD_BITS
        out[27] = float(total)
        out[28] = float(fitting)
        number: i64 = 0
        total = 0
        row = s.oracles[seat]
        while row != EMPTY:
            total += self.value[(row & CARD) - 1]
            number += 1
            row >>= CARD_BITS
        out[29] = float(number)
        out[30] = float(total)
        power: i64 = 0
        god: i64
        for god in range(GODS):
            power += self.power[seat * GODS + god] * self.piled[god] * self.prize[god]
        out[31] = float(power) / 24.0
        if seat == self.bidder:
            out[34] = float(self.value[s.prize])
