"""A review in words: what was done, what would have been better and why. The game is over, so all is told."""

from typing import NamedTuple

from periplus.arena.review import Choice, Review, Turn
from periplus.kernel.game import DEALER, SPECTATOR, State
from periplus.kernel.voyage import Voyage
from periplus.text.telling import Teller

MOST_FACTS = 3  # of a step that are told


class ToldChoice(NamedTuple):
    """A choice in words; `chosen`, `better` and `why` are empty where nothing better was found for sure."""

    choice: Choice
    text: str
    chosen: str = ""
    better: str = ""
    why: str = ""


class ToldTurn(NamedTuple):
    turn: Turn
    text: str


class ToldReview(NamedTuple):
    """A review and its words, in one language."""

    review: Review
    names: list[str]
    choices: list[ToldChoice]
    turns: list[ToldTurn]


def told_review(review: Review, voyage: Voyage, teller: Teller) -> ToldReview:
    """Every choice and turning point in the words of this teller."""
    telling = Telling(voyage, teller)
    choices = [telling.choice(choice) for choice in review.choices]  # in order of play
    turns = [ToldTurn(turn, telling.step(turn.start, turn.end, turn.seat)) for turn in review.turns]
    return ToldReview(review, teller.seats, choices, turns)


class Telling:
    """Tells of one choice after the other; going back in the game takes longer."""

    def __init__(self, voyage: Voyage, teller: Teller) -> None:
        self.voyage = voyage
        self.teller = teller
        self.state, self.ply = voyage.beginning.clone(), 0

    def choice(self, choice: Choice) -> ToldChoice:
        text = self.step(choice.start, choice.end, choice.seat)
        if not choice.costs:
            return ToldChoice(choice, text)
        view, teller = self.position(choice.at).view(choice.seat), self.teller
        chosen, better = teller.click(choice.chosen, view), teller.click(choice.better, view)
        return ToldChoice(choice, text, chosen, better, teller.reason(choice.reason, view))

    def step(self, start: int, end: int, seat: int) -> str:
        """The first facts of a step; if there are none, the draw or the last click."""
        told = [event for ply, event in self.voyage.log if start <= ply < end]
        facts = list(dict.fromkeys(self.teller.event(event, SPECTATOR) for event in told))
        if facts:
            return " ".join(facts[:MOST_FACTS])
        if seat == DEALER:
            return self.teller.words.say("review-drawn")
        last = end - 1
        return self.teller.click(self.voyage.decisions[last], self.position(last).view(seat))

    def position(self, ply: int) -> State:
        if ply < self.ply:
            self.state, self.ply = self.voyage.beginning.clone(), 0
        for code in self.voyage.decisions[self.ply : ply]:
            self.state.apply(code)
        self.ply = ply
        return self.state
