"""A finished game cut into steps: the whole choices of the seats, and the draws between them."""

from bisect import bisect_left
from typing import NamedTuple

from periplus.kernel.errors import RecordError
from periplus.kernel.game import DEALER, Seat, State
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.voyage import Voyage


class Step(NamedTuple):
    """What happened between two plies: a choice of one seat, or all that the dealer drew in a row."""

    start: int
    end: int
    seat: Seat

    @property
    def is_luck(self) -> bool:
        return self.seat == DEALER


def steps_of(voyage: Voyage) -> list[Step]:
    """All of them, in order. A choice is over once something is told, or somebody else decides."""
    told = {ply for ply, _ in voyage.log}
    steps: list[Step] = []
    start = 0
    for ply, seat in enumerate(voyage.deciders):
        is_last = ply + 1 == voyage.ply
        if is_last or voyage.deciders[ply + 1] != seat or (seat != DEALER and ply in told):
            steps.append(Step(start, ply + 1, seat))
            start = ply + 1
    return steps


class Course:
    """A finished game that can be looked at wherever one step ends and the next begins."""

    def __init__(self, voyage: Voyage) -> None:
        if not voyage.over:
            raise RecordError(
                f"the game is not over: it stands at ply {voyage.ply}; only finished games are reviewed"
            )
        self.voyage = voyage
        self.steps = steps_of(voyage)
        self.positions: dict[int, State] = {}
        wanted = {step.start for step in self.steps} | {voyage.ply}
        state = voyage.beginning.clone()
        for ply in range(voyage.ply + 1):
            if ply in wanted:
                self.positions[ply] = state.clone()
            if ply < voyage.ply:
                state.apply(voyage.decisions[ply])
        kinds = voyage.game.events
        self._facts = [
            [event.seen_by(seat, kinds).as_list() for _, event in voyage.log]
            for seat in range(len(voyage.seats))
        ]
        self._told = [ply for ply, _ in voyage.log]

    def position(self, ply: int) -> State:
        """The truth where a step begins or the game ends."""
        return self.positions[ply].clone()

    def knowledge(self, seat: Seat, ply: int) -> Knowledge:
        """What a seat knew there."""
        told = bisect_left(self._told, ply)
        return Knowledge(self.positions[ply], seat, self._facts[seat][:told])

    def clicks(self, step: Step) -> list[int]:
        return self.voyage.decisions[step.start : step.end]

    def was_forced(self, step: Step) -> bool:
        """Whether there was nothing to choose."""
        state = self.position(step.start)
        for code in self.clicks(step):
            if len(state.legal()) > 1:
                return False
            state.apply(code)
        return True
