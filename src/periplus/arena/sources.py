"""Where the points of a finished game come from, for each seat: a name and a number of points."""

from collections.abc import Callable

from periplus.kernel.game import SPECTATOR
from periplus.kernel.voyage import Voyage
from periplus.text.ithaca_sight import sight as ithaca_sight
from periplus.text.ulysses_sight import sight as ulysses_sight

Sources = list[dict[str, int]]


def sources_of(voyage: Voyage) -> Sources:
    """By seat; they add up to its score. Of a game that has no such table, the scores as a whole."""
    scores: list[int] = voyage.state.result().scores
    split = SPLIT.get(voyage.game.name)
    return split(voyage) if split else [{"points": score} for score in scores]


def of_ulysses(voyage: Voyage) -> Sources:
    """The goals that were reached, by the colour of their cards."""
    colours = voyage.state.contents()["colours"]
    assert isinstance(colours, list)
    found: Sources = []
    for goals in ulysses_sight(voyage.state.view(SPECTATOR))["goals"]:
        reached = [goal["colour"] for goal in goals if goal["shown"]]
        found.append({f"{name} goals": reached.count(at) for at, name in enumerate(colours)})
    return found


def of_journey(voyage: Voyage) -> Sources:
    """The families of fossils, the bonuses, the sightings and the water."""
    tally = voyage.state.view(SPECTATOR)["tally"]
    assert isinstance(tally, list)
    return [{source.replace("_", " "): points for source, points in seat.items()} for seat in tally]


def of_ithaca(voyage: Voyage) -> Sources:
    """What was landed and what the gods gave, less what the Suitors took."""
    end = ithaca_sight(voyage.state.view(SPECTATOR))["result"]
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


SPLIT: dict[str, Callable[[Voyage], Sources]] = {
    "ulysses": of_ulysses,
    "journey": of_journey,
    "ithaca": of_ithaca,
}
