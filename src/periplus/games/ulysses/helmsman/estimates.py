"""How a helmsman sees the table: what a place is worth, and what a card."""

from functools import cached_property

from periplus.games.ulysses.helmsman.atlas import Atlas, Plagues
from periplus.games.ulysses.helmsman.measures import PLAIN_MEASURES, UlyssesMeasures
from periplus.games.ulysses.rules.components import GOALS, votes
from periplus.games.ulysses.view import Goal, UlyssesView
from periplus.kernel.cards import from_counts
from periplus.kernel.chance import Chance

PATIENCE = 20  # turns after which he cares less and less about the others and his moods: somebody must win
FULL_HAND = 8
FULL_DEBATE = 5


class Estimates:
    """One decision: the view, and estimates of the chances to win made from it."""

    def __init__(
        self, seen: UlyssesView, atlas: Atlas, chance: Chance, measures: UlyssesMeasures = PLAIN_MEASURES
    ) -> None:
        self.seen = seen
        self.atlas = atlas
        self.chance = chance
        self.heed = min(1.0, PATIENCE / max(1, seen["turn"]))
        self.measures = measures.worn(PLAIN_MEASURES, self.heed)
        self.me = seen["viewer"]
        self.ship = seen["ship"]
        self.plagues: Plagues = frozenset(seen["plagues"])
        self.temples = seen["temples"][self.me]
        self.fee = seen["fees"][self.me]
        self.hand = self.cards_left()
        self.votes = int(votes(from_counts(self.hand)))
        self.goals = frozenset(g["place"] for g in seen["goals"][self.me] if not g["shown"])
        self._hopes: dict[tuple[int, Plagues, frozenset[int]], float] = {}

    def cards_left(self) -> list[int]:
        """The hand without the cards of the choice in the making."""
        hand, choice = self.seen["hand"] or [], self.seen["choice"]
        if choice is None:
            return hand
        used = zip(hand, choice["payment"], choice["stake"], strict=True)
        return [held - paid - staked for held, paid, staked in used]

    def hopes(self, place: int, plagues: Plagues | None = None, goals: frozenset[int] | None = None) -> float:
        """The chance to win with the ship at a place: own prospects among everybody's."""
        key = place, self.plagues if plagues is None else plagues, self.goals if goals is None else goals
        if key not in self._hopes:
            self._hopes[key] = self._estimate(*key)
        return self._hopes[key]

    def _estimate(self, place: int, plagues: Plagues, goals: frozenset[int]) -> float:
        if not goals - {place}:
            return 1.0
        leap, spite = self.measures.leap, self.measures.spite
        mine: float = leap ** (GOALS - len(goals) + self.atlas.tour_worth(place, goals, plagues))
        prospects, lost, strongest = mine, 0.0, 0.0
        for shown, hidden in self.rivals:
            standing, won = self._rival(place, plagues, shown, hidden)
            prospects += standing
            lost += won
            strongest = max(strongest, standing)
        begrudged = spite * (lost + max(0.0, 1 - lost) * strongest / prospects)
        return max(0.0, 1 - lost) * mine / prospects - begrudged

    def _rival(
        self, place: int, plagues: Plagues, shown: int, hidden: list[list[int]]
    ) -> tuple[float, float]:
        """Another god's prospects, and his chance to win by this very arrival."""
        near = self.atlas.nearness(place, plagues)
        hit = progress = 0.0
        for candidates in hidden:
            share = self.heed / len(candidates)
            hit += share * (place in candidates)
            progress += share * sum(near[goal] for goal in candidates if goal != place)
        standing: float = self.measures.leap ** (shown + progress)
        if shown == GOALS - 1:
            return standing, hit
        return standing * (1 + hit * (self.measures.leap - 1)), 0.0

    @cached_property
    def rivals(self) -> list[tuple[int, list[list[int]]]]:
        """Of each other god: how many goals are shown, and what each hidden one may be."""
        others = [goals for seat, goals in enumerate(self.seen["goals"]) if seat != self.me]
        return [
            (sum(g["shown"] for g in goals), [self.candidates(g) for g in goals if not g["shown"]])
            for goals in others
        ]

    @cached_property
    def known(self) -> set[int]:
        """Goals whose whereabouts are known: nobody else hides them."""
        return {g["place"] for goals in self.seen["goals"] for g in goals} | {
            buried["place"] for buried in self.seen["under"]
        }

    def candidates(self, goal: Goal) -> list[int]:
        """The places that another god's hidden goal may be."""
        if goal["place"] >= 0:
            return [goal["place"]]
        ruled_out = self.known.union(goal["excluded"])
        return [place for place in self.atlas.of_colour[goal["colour"]] if place not in ruled_out]

    def card(self) -> float:
        """What a card of any kind is worth: the fewer there are, the more."""
        return self.measures.card * FULL_HAND / max(1, sum(self.hand))

    def challenge(self) -> float:
        """What a card that counts in a debate is worth."""
        return self.measures.challenge * FULL_DEBATE / max(1, self.votes)

    def best(self, scored: list[tuple[float, int]]) -> int:
        """The click with the highest score; between equals chance decides."""
        top = max(score for score, _ in scored)
        ties = [code for score, code in scored if score == top]
        return ties[int(self.chance.below(len(ties)))]
