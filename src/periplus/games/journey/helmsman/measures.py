"""What a helmsman of Journey goes by, in points unless it says otherwise."""

from dataclasses import dataclass

from periplus.bots.thumbs import Measures


@dataclass(frozen=True)
class JourneyMeasures(Measures):
    explorer: float = 0.5  # an explorer card in half a hand; more in a smaller one
    tool: float = 0.7  # the first card of a kind of equipment
    shield: float = 0.9  # a kind of equipment when only the lava is left
    kept_event: float = 1.2  # Flexible use or Mixed colours, to pay with
    event_card: float = 1.6  # a card drawn for an event space
    water: float = 3.5  # a token that is needed
    lamp: float = 1.3  # to choose among two fossils more
    fossil: float = 1.0  # how many times its worth a find is worth to him
    finish: float = 1.0  # likewise, the bonus for whoever ends a stage
    haste: float = 0.0  # each point of distance that a move puts behind it


PLAIN_MEASURES = JourneyMeasures()
