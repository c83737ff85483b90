"""How balanced the map of Ulysses is: whether some goals win more than others."""

from collections import Counter

from periplus.arena.ledger import Ledger, Sailed, Stake, part, strays
from periplus.arena.markdown import table
from periplus.arena.sources import Sources
from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.chart import standard_chart
from periplus.games.ulysses.view import seen
from periplus.kernel.game import SPECTATOR
from periplus.kernel.voyage import Voyage

HEADS = ["place", "colour", "dealt", "wins / fair", "95 % interval", "reached", "exchanged"]

EXPLANATION = """\
Of each goal: how often it was dealt at the beginning; what the gods who were dealt it won, as a multiple of
their fair share; and of the times that somebody held it, how often it was reached and how often exchanged."""


class UlyssesLedger(Ledger):
    """Follows each goal card."""

    title = "The map"

    def __init__(self) -> None:
        super().__init__()
        chart = standard_chart()
        self.names = list(chart.ids)
        self.colours = {
            number: chart.colours[place.colour]
            for number, place in enumerate(chart.places)
            if place.colour >= 0
        }
        self.dealt = {place: Stake() for place in self.colours}
        self.held: Counter[int] = Counter()
        self.reached: Counter[int] = Counter()
        self.given: Counter[int] = Counter()

    def count(self, game: Sailed) -> None:
        for fact in game.facts:
            if fact.kind == v.DEALT_GOAL:
                seat, _, place = fact.values
                self.dealt[place].add(game, seat)
                self.held[place] += 1
            elif fact.kind == v.TOOK_GOAL:
                self.held[fact.values[2]] += 1
            elif fact.kind == v.GAVE_GOAL:
                self.given[fact.values[3]] += 1
            elif fact.kind == v.REACHED:
                self.reached[fact.values[1]] += 1

    def paragraphs(self) -> list[str]:
        order = sorted(self.dealt, key=lambda place: self.dealt[place].order())
        stakes = {self.names[place]: self.dealt[place] for place in order}
        return [EXPLANATION, table(HEADS, map(self.cells, order)), strays(stakes, 1.0, "places")]

    def cells(self, place: int) -> list[str]:
        stake, held = self.dealt[place], self.held[place]
        return [
            self.names[place],
            self.colours[place],
            f"{stake.number:,}",
            *stake.cells(),
            part(self.reached[place], held),
            part(self.given[place], held),
        ]


def sources(voyage: Voyage) -> Sources:
    """The goals that were reached, by the colour of their cards."""
    colours = voyage.state.contents()["colours"]
    assert isinstance(colours, list)
    found: Sources = []
    for goals in seen(voyage.state.view(SPECTATOR))["goals"]:
        reached = [goal["colour"] for goal in goals if goal["shown"]]
        found.append({f"{name} goals": reached.count(at) for at, name in enumerate(colours)})
    return found


def goals(voyage: Voyage) -> list[tuple[int, int]]:
    """How many of its goals each seat has reached, and how many it had."""
    reached = Counter(event.values[0] for _, event in voyage.log if event.kind == v.REACHED)
    return [
        (reached[seat], len(held)) for seat, held in enumerate(seen(voyage.state.view(SPECTATOR))["goals"])
    ]
