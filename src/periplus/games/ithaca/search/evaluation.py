"""What makes a position of Ithaca promising: points safe from the Suitors, cargo, a landing within reach."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.bots.search.evaluation import Evaluation
from periplus.games.ithaca.rules.components import (
    CARD,
    CARD_BITS,
    EMPTY,
    GODS,
    LANDING_ACTION,
    ODYSSEY_ACTION,
    ORACLE_ACTION,
)
from periplus.games.ithaca.rules.state import BID_PHASE, DEED_PHASE, NO_CARD, NO_GOD, NO_ROUTE, Position
from periplus.games.ithaca.search.table import Table
from periplus.kernel.bits import bit
from periplus.kernel.game import State

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
        self.table: Table = Table(seats)
        # of the seat being measured: what its turn may offer
        self.landing: bool = False
        self.asking: bool = False
        self.loading: i64 = 0
        self.gift: i64 = 0

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        self.table.prepare(state)

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
        table = self.table
        progress: float = table.progress
        points: float = float(table.points[seat])
        out[0] = points
        out[1] = points * progress
        here: i64 = seat * GODS
        if s.suitors != NO_GOD:
            exposed: float = float(table.at_god[here + s.suitors])
            if seat == table.hero:
                out[4] = exposed * progress
            else:
                out[2] = exposed
                out[3] = exposed * progress
            out[5] = float(table.power[here + s.suitors]) * progress
        widest: i64 = 0
        looming: i64 = 0
        god: i64
        for god in range(GODS):
            risk: i64 = table.at_god[here + god]
            if risk > widest:
                widest = risk
            risk -= 2 * table.power[here + god]
            if god != s.suitors and risk > 0:
                looming += risk * table.piled[god]
        out[6] = float(widest)
        out[39] = float(looming) / 6.0 * progress
        cargo: float = float(table.cargo[seat])
        out[7] = cargo
        out[8] = cargo * progress
        out[9] = float(table.lost[seat]) * progress

    def measure_journey(self, s: Position, seat: i64, out: vec[float]) -> None:
        table = self.table
        lead: float = lean(table.lead[seat])
        years: float = float(table.years[seat]) / float(s.cards.years_to_end)
        out[12] = years
        out[13] = years * lead
        out[14] = lead
        out[15] = lead * table.progress
        threats: i64 = table.threats
        route: i64 = s.routes[seat]
        if table.home[seat] == 1:
            at_home: i64 = table.lead_at_home(seat)
            out[16] = 1.0
            out[17] = lean(at_home)
            if at_home > 0:
                out[18] = 1.0
            elif at_home == 0:
                out[18] = 0.5
            if at_home >= 0:
                threats -= 1
        elif route != NO_ROUTE:
            out[36] = float(s.cards.years_to_end - table.years[seat] - s.cards.years[route])
        if threats > 0:
            out[10] = out[7]
        if route != NO_ROUTE:
            out[11] = float(s.cards.years[route] - table.carried[seat])
            out[35] = float(s.cards.years[route])

    def measure_turn(self, s: Position, seat: i64, out: vec[float]) -> None:
        """What the seat's turn offers: all of it if it is now, less if it comes later."""
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
            self.open_deed(s, seat, self.table.favour, NO_CARD)
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

    def measure_cards(self, s: Position, seat: i64, out: vec[float]) -> None:
        table = self.table
        gods: i64 = 0
        if out[11] > 0.0:  # there is room for more
            gods = bit(s.cards.colour[s.routes[seat]])
        total: i64 = 0
        fitting: i64 = 0
        row: i64 = s.hands[seat]
        while row != EMPTY:
            kind: i64 = (row & CARD) - 1
            total += table.value[kind]
            if table.gods[kind] & gods:
                fitting += table.value[kind]
            row >>= CARD_BITS
        out[27] = float(total)
        out[28] = float(fitting)
        number: i64 = 0
        total = 0
        row = s.oracles[seat]
        while row != EMPTY:
            total += table.value[(row & CARD) - 1]
            number += 1
            row >>= CARD_BITS
        out[29] = float(number)
        out[30] = float(total)
        power: i64 = 0
        god: i64
        for god in range(GODS):
            power += table.power[seat * GODS + god] * table.piled[god] * table.prize[god]
        out[31] = float(power) / 24.0
        if seat == table.bidder:
            out[34] = float(table.value[s.prize])

    # ---- what a turn offers ----

    def open_turn(self, s: Position, seat: i64) -> None:
        """What can be reached by playing a hand card to a god first (I-50)."""
        table = self.table
        row: i64 = s.hands[seat]
        while row != EMPTY:
            kind: i64 = (row & CARD) - 1
            self.open_play(s, seat, kind, table.one[kind])
            if table.two[kind] != NO_GOD:
                self.open_play(s, seat, kind, table.two[kind])
            row >>= CARD_BITS

    def open_play(self, s: Position, seat: i64, kind: i64, god: i64) -> None:
        """What a card played to a god leads to: a gift above the limit, and the favour for the deed."""
        table = self.table
        total: i64 = table.piled[god] + table.value[kind]
        rival: i64 = table.rival[god]
        if total > s.cards.god_limit:
            self.open_gift(s, seat, kind, god)
            self.open_deed(s, seat, rival, kind)
        elif rival == NO_GOD or total > table.piled[rival] or (total == table.piled[rival] and god < rival):
            self.open_deed(s, seat, god, kind)
        else:
            self.open_deed(s, seat, rival, kind)

    def open_gift(self, s: Position, seat: i64, kind: i64, god: i64) -> None:
        """A gift that the seat is strong enough to win."""
        table = self.table
        prize: i64 = table.prize[god]
        if table.value[kind] > prize and table.two[kind] == NO_GOD:
            prize = table.value[kind]
        if prize <= self.gift:
            return
        own: i64 = table.power[seat * GODS + god]
        other: i64
        for other in range(self.seats):
            if other != seat and table.power[other * GODS + god] >= own:
                return
        self.gift = prize

    def open_deed(self, s: Position, seat: i64, god: i64, played: i64) -> None:
        """The deed that the route shows for a god, with the hand less a card that was played (I-70)."""
        table = self.table
        route: i64 = s.routes[seat]
        if route == NO_ROUTE or god == NO_GOD:
            return
        action: i64 = s.cards.action[route * GODS + god]
        if action == LANDING_ACTION:
            self.landing = True
        elif action == ORACLE_ACTION:
            self.asking = True
        elif action == ODYSSEY_ACTION and table.carried[seat] < s.cards.years[route]:
            colour: i64 = s.cards.colour[route]
            row: i64 = s.hands[seat]
            while row != EMPTY:
                kind: i64 = (row & CARD) - 1
                if kind == played:
                    played = NO_CARD
                elif table.gods[kind] >> colour & 1 and table.value[kind] > self.loading:
                    self.loading = table.value[kind]
                row >>= CARD_BITS
