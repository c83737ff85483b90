"""What a helmsman makes of hidden cards: who would win a gift, beat the Suitors, win the game."""

from functools import cached_property
from itertools import accumulate, combinations

from periplus.games.ithaca.helmsman.lore import Lore, Ship
from periplus.games.ithaca.rules.components import GODS
from periplus.games.ithaca.view import IthacaView

PACE = 1.2  # rounds that a year of travel takes the fastest player
CALM = 0.8  # the chance that a turn leaves the Suitors where they are
LANDFALL = 0.3  # the chance that a player lands in a round
LAST_LANDFALL = 0.5  # likewise in a last turn, when nothing else is left to do

Chances = list[float]  # of each total of values, from 0 on


class Odds:
    """One decision: the view, and chances estimated from it."""

    def __init__(self, seen: IthacaView, lore: Lore) -> None:
        self.seen = seen
        self.lore = lore
        self.me = seen["viewer"]
        self.rivals = [seat for seat in range(len(seen["hands"])) if seat != self.me]
        self.hand = seen["hand"] or []
        self.oracle = seen["oracle"] or []
        self.piles = seen["piles"]
        self.points = seen["points"]
        self.ship = Ship(seen["routes"][self.me], seen["cargo"][self.me])
        self._strengths: dict[tuple[int, int], Chances] = {}
        self._heroes: dict[int, Chances] = {}

    # ---- how near the end is ----

    @cached_property
    def stay(self) -> float:
        """The chance that the Suitors will be found at the end where they are now."""
        rounds = max(1.0, PACE * (self.lore.years_to_end - max(self.seen["years"])))
        return float(CALM ** (rounds * len(self.seen["hands"])))

    @cached_property
    def hurry(self) -> float:
        """The chance that a rival ends the game before his next turn: one landing would do."""
        if self.seen["last_round"]:
            return 1.0
        near = [seat for seat in self.racing if self.reaches_home(seat, self.seen["routes"][seat])]
        return float(1 - (1 - LANDFALL) ** len(near))

    def place(self, seat: int) -> int:
        """Where in a round a seat plays, from 0."""
        return (seat - self.seen["first"]) % len(self.seen["hands"])

    @cached_property
    def racing(self) -> list[int]:
        """The rivals whose landing can end the game before his next turn.

        Where the round is completed (R-37), only those who play in this round after his own turn: who ends
        the game in the next round, before his turn, still leaves him that turn.
        """
        if not self.lore.final_round:
            return self.rivals
        mine, now = self.place(self.me), self.place(self.seen["active"])
        if mine > now:
            return []
        return [seat for seat in self.rivals if self.place(seat) >= max(now, mine + 1)]

    @cached_property
    def answering(self) -> list[int]:
        """The rivals who have a turn left when he ends the game now (R-37)."""
        if not self.lore.final_round:
            return []
        return [seat for seat in self.rivals if self.place(seat) > self.place(self.me)]

    @cached_property
    def later(self) -> float:
        """How much of what is usually still to come: in a last round, the turns that are left of it."""
        if not self.seen["last_round"]:
            return 1.0
        seats = len(self.seen["hands"])
        return (seats - 1 - self.place(self.seen["active"])) / seats

    def reaches_home(self, seat: int, route: int) -> bool:
        """Whether landing this route would end the game (I-101)."""
        years = self.lore.years[route] if route >= 0 else 0
        return self.seen["years"][seat] + years >= self.lore.years_to_end

    # ---- what the others hide ----

    @cached_property
    def unseen(self) -> list[list[int]]:
        """For each god how many hidden cards there are of each value; of other gods they count as 0."""
        seen, lore = self.seen, self.lore
        left = [copies - gone for copies, gone in zip(lore.copies, seen["discards"], strict=True)]
        rows = [*self.piles, *self.points, *seen["cargo"], seen["poseidon"], self.hand, self.oracle]
        if seen["gift"] is not None:
            rows += [[seen["gift"]["prize"]], seen["bid"] or []]
        for row in rows:
            for card in row:
                left[card] -= 1
        table = [[0] * (max(lore.value) + 1) for _ in range(GODS)]
        for card, number in enumerate(left):
            for god in lore.gods[card]:
                table[god][lore.value[card]] += number
        everything = sum(left)
        for numbers in table:
            numbers[0] = everything - sum(numbers)
        return table

    def strength(self, god: int, cards: int) -> Chances:
        """How likely so many hidden cards add up to each total of a god's values."""
        key = god, cards
        if key not in self._strengths:
            self._strengths[key] = self.lore.spread(self.unseen[god], cards)
        return self._strengths[key]

    def bid_laid(self, god: int, cards: int) -> Chances:
        """Likewise of a bid, whose cards are all of the god (I-66)."""
        return self.lore.spread([0, *self.unseen[god][1:]], cards)

    def own_strength(self, god: int) -> int:
        return self.lore.total(self.lore.of_god(self.oracle, god))

    # ---- the Suitors, and the end ----

    def heroes(self, god: int) -> Chances:
        """For each seat the chance to beat the Suitors alone, were they faced at a god now (I-112)."""
        if god not in self._heroes:
            totals = [self.strength(god, cards) for cards in self.seen["oracles"]]
            own = self.own_strength(god)
            totals[self.me] = [float(total == own) for total in range(len(totals[0]))]
            self._heroes[god] = sole_leads(totals)
        return self._heroes[god]

    def at_stake(self, seat: int, god: int) -> int:
        """The points that the Suitors at a god would take from a seat (I-113)."""
        return self.lore.total(self.lore.of_god(self.points[seat], god))

    def victory(self) -> float:
        """The chance to win, or share the victory, if he ended the game now with his own cargo landed."""
        cargo = self.seen["cargo"]
        laden = [seat for seat in self.answering if cargo[seat]]
        chance = 0.0
        for number in range(len(laden) + 1):
            share = LAST_LANDFALL**number * (1 - LAST_LANDFALL) ** (len(laden) - number)
            for landing in combinations(laden, number):
                home = {self.me, *landing}
                rows = [row + cargo[seat] if seat in home else row for seat, row in enumerate(self.points)]
                chance += share * self.victory_with(rows)
        return chance

    def victory_with(self, rows: list[list[int]]) -> float:
        """The chance to win, or share the victory, if all had these points when the Suitors are faced."""
        before = [self.lore.total(row) for row in rows]
        god = self.seen["suitors"]
        if god < 0:
            return float(before[self.me] == max(before))
        after = [self.lore.total(row) - self.lore.total(self.lore.of_god(row, god)) for row in rows]
        heroes = self.heroes(god)
        chance = (1 - sum(heroes)) * (after[self.me] == max(after))
        for seat, share in enumerate(heroes):
            scores = [*after]
            scores[seat] = before[seat]
            chance += share * (scores[self.me] == max(scores))
        return chance


def sole_leads(totals: list[Chances]) -> Chances:
    """For each seat the chance that its total is higher than every other."""
    below = [list(accumulate(chances, initial=0.0)) for chances in totals]
    leads = []
    for seat, chances in enumerate(totals):
        lead = 0.0
        for total, chance in enumerate(chances):
            if chance > 0:
                for other, lower in enumerate(below):
                    if other != seat:
                        chance *= lower[total]
                lead += chance
        leads.append(lead)
    return leads
