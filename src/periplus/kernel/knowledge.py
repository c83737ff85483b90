"""What one seat may know of a position: what it sees and saw, what it may click, and guesses of the rest."""

from typing import Final

from mypy_extensions import i64

from periplus.kernel.chance import Chance
from periplus.kernel.events import Log
from periplus.kernel.game import Code, State, View, whose_turn

ANY_GUESS: Final = 0


class Knowledge:
    """All that a bot is given. It holds a guess instead of the truth, so it cannot give anything away:
    what a seat sees and guesses is the same in every position that agrees with what it knows.
    """

    def __init__(self, state: State, seat: i64, facts: list[list[int]] | None = None) -> None:
        self.seat: i64 = seat
        self.facts: list[list[int]] = facts if facts is not None else []  # as told to the seat, in order
        self.seats: i64 = len(state.standing())
        self._world: State = state.guess(seat, Chance(ANY_GUESS))

    def __repr__(self) -> str:
        told = f"{int(self.seats)} seats, {whose_turn(int(self._world.seat))}, {len(self.facts)} facts"
        return f"<Knowledge of seat {int(self.seat)}: {told}>"

    def view(self) -> View:
        return self._world.view(self.seat)

    def legal(self) -> list[Code]:
        """The clicks of the seat, which is to decide."""
        return self._world.legal()

    def guess(self, chance: Chance) -> State:
        """A random whole truth that agrees with everything the seat has seen."""
        return self._world.guess(self.seat, chance)

    def after(self, code: i64) -> "Knowledge | None":
        """The seat's knowledge after a click of a choice in the making; None if that completes the choice."""
        world = self._world.clone()
        log = Log()
        world.apply(code, log)
        if log.told > 0 or world.seat != self.seat:
            return None
        return Knowledge(world, self.seat, self.facts)

    def pack(self) -> tuple[int, ...]:
        """A position that looks the same to the seat, for another process to look at."""
        return self._world.pack()
