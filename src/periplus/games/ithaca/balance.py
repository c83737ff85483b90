"""How balanced the routes of Ithaca are: which are landed, which are changed, and which win."""

from collections import Counter

from periplus.arena.ledger import Ledger, Sailed, Stake, listed, part, strays
from periplus.arena.markdown import table
from periplus.arena.sources import Sources
from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.cards import standard_cards
from periplus.games.ithaca.view import seen
from periplus.kernel.game import SPECTATOR
from periplus.kernel.voyage import Voyage

HEADS = ["route", "name", "colour", "years", "drawn", "landed", "changed", "driven off", "wins / fair"]

EXPLANATION = """\
Of each route: how often it was dealt or drawn; how often it was then landed, changed by choice, or lost to
Poseidon's wrath; and what those who landed it won, as a multiple of their fair share. Players who land
more often win more often, so compare a route with the mean of all landings, {mean:.2f}."""


class IthacaLedger(Ledger):
    """Follows the route of each seat."""

    title = "The cards"

    def __init__(self) -> None:
        super().__init__()
        cards = standard_cards()
        self.routes = cards.routes
        self.colours = cards.colours
        self.drawn: Counter[int] = Counter()
        self.changed: Counter[int] = Counter()
        self.driven: Counter[int] = Counter()
        self.landed = {route: Stake() for route in range(len(self.routes))}
        self.landings = Stake()

    def count(self, game: Sailed) -> None:
        routes: dict[int, int] = {}  # of each seat that has one
        for fact in game.facts:
            if fact.kind in (v.DEALT_ROUTE, v.CHANGED_ROUTE, v.DRIVEN):
                seat, route = fact.values
                if fact.kind == v.CHANGED_ROUTE:
                    self.changed[routes[seat]] += 1
                elif fact.kind == v.DRIVEN and seat in routes:
                    self.driven[routes[seat]] += 1
                routes[seat] = route
                self.drawn[route] += 1
            elif fact.kind == v.LANDED:
                seat, route, _ = fact.values
                self.landed[route].add(game, seat)
                self.landings.add(game, seat)
                del routes[seat]

    def paragraphs(self) -> list[str]:
        mean = self.landings.multiple().value
        order = sorted(self.landed, key=lambda route: self.landed[route].order())
        stakes = {self.routes[route].id: self.landed[route] for route in order}
        never = listed([self.routes[route].id for route in self.landed if not self.landed[route].number])
        return [
            EXPLANATION.format(mean=mean),
            table([*HEADS, "95 % interval"], map(self.cells, order)),
            f"- Never landed: {never}.\n{strays(stakes, mean, 'routes')}",
        ]

    def cells(self, number: int) -> list[str]:
        route, drawn, landed = self.routes[number], self.drawn[number], self.landed[number]
        return [
            route.id,
            route.names["en"],
            self.colours[route.colour],
            str(route.years),
            f"{drawn:,}",
            part(landed.number, drawn),
            part(self.changed[number], drawn),
            part(self.driven[number], drawn),
            *landed.cells(),
        ]


def sources(voyage: Voyage) -> Sources:
    """What was landed and what the gods gave, less what the Suitors took."""
    end = seen(voyage.state.view(SPECTATOR))["result"]
    assert end is not None
    cards = voyage.state.contents()["cards"]
    assert isinstance(cards, list)
    gifts = [0] * len(voyage.seats)
    for _, event in voyage.log:
        if voyage.game.events[event.kind].name == "won_prize":
            seat, card = event.values
            gifts[seat] += cards[card]["value"]
    return [
        {"landings": before - gift, "divine gifts": gift, "the Suitors": -lost}
        for before, gift, lost in zip(end["before"], gifts, end["lost"], strict=True)
    ]
