"""A game being played: the list of decisions, and everything that is derived from it."""

from periplus.kernel.errors import IllegalClick, OptionError
from periplus.kernel.events import Event, Log
from periplus.kernel.fork import TRUTH, Fork, taken_up
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, Code, Game, Seat, State, whose_turn
from periplus.kernel.knowledge import Knowledge
from periplus.kernel.notation import write_click
from periplus.kernel.revealing import shows_something_hidden
from periplus.kernel.seal import seal_of, sealed_draw


class Voyage:
    """The decisions so far, the position they lead to, and the facts they told.

    With a secret, the dealer draws by itself whenever it is to decide. A fork begins where it took up another
    game.
    """

    def __init__(
        self,
        game: Game,
        seats: list[str],
        options: dict[str, object],
        secret: bytes | None = None,
        fork: Fork | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, object] = game.complete(len(seats), options)
        self.secret = secret
        self.fork = fork
        if fork is None:
            self.beginning: State = game.start(len(seats), self.options)
        else:
            self.beginning = game.unpack(len(seats), self.options, fork.position)
        self.state: State = self.beginning.clone()
        self.decisions: list[Code] = []
        self.deciders: list[Seat] = []
        self.log: list[tuple[int, Event]] = []  # each fact with the ply that told it
        self.deal()

    def __repr__(self) -> str:
        turn = whose_turn(int(self.state.seat))
        return f"<Voyage of {self.game.name}: {', '.join(self.seats)}; ply {self.ply}, {turn}>"

    @property
    def ply(self) -> int:
        return len(self.decisions)

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    def click(self, code: Code) -> None:
        """Make a decision; an IllegalClick leaves everything as it was."""
        self._decide(code)
        self.deal()

    def deal(self) -> None:
        """Let the dealer draw, if it is to decide and has a secret to draw from."""
        secret = self.secret
        while secret is not None and self.state.seat == DEALER:
            codes = self.state.legal()
            self._decide(sealed_draw(secret, self.ply, codes, self.state.weights()))

    def _decide(self, code: Code) -> None:
        legal = self.state.legal()
        if code not in legal:
            raise IllegalClick(self._refusal(code, legal))
        log = Log(self.game.events)
        decider = int(self.state.seat)
        self.state.apply(code, log)
        self.log += [(self.ply, event) for event in log.events]
        self.decisions.append(code)
        self.deciders.append(decider)

    def _refusal(self, code: Code, legal: list[Code]) -> str:
        if not legal:
            return "the game is over"
        offered = ", ".join([write_click(self.game, self.state, other) for other in legal])
        if not 0 <= code < self.game.verbs.size:
            return f"there is no click {code}; expected one of {offered}"
        return f"{write_click(self.game, self.state, code)!r} is not legal here; expected one of {offered}"

    def at(self, ply: int) -> State:
        """The position after that many decisions."""
        state = self.beginning.clone()
        for code in self.decisions[:ply]:
            state.apply(code)
        return state

    def knowledge(self, seat: Seat, ply: int | None = None) -> Knowledge:
        """What a seat knows now, or knew after that many decisions."""
        state = self.state if ply is None else self.at(ply)
        told = [event for at, event in self.log if ply is None or at < ply]
        return Knowledge(state, seat, [event.seen_by(seat, self.game.events).as_list() for event in told])

    def fork_at(self, ply: int, seat: Seat, secret: bytes) -> Fork:
        """A fork of this game, from what a seat knew after that many decisions, or from the TRUTH."""
        if not 0 <= ply < self.ply:
            raise OptionError(f"a fork of this game begins at ply 0 to {self.ply - 1}, not {ply}")
        if seat != TRUTH and not 0 <= seat < len(self.seats):
            raise OptionError(f"there is no seat {seat} in this game; expected 0 to {len(self.seats) - 1}")
        seal = seal_of(self.secret) if self.secret is not None else ""
        beginning = self.fork.position if self.fork is not None else ()
        position = taken_up(self.at(ply), seat, secret).pack()
        return Fork(self.decisions[:ply], seat, position, seal, beginning)

    def undo_limit(self, seat: Seat) -> int:
        """The earliest ply this seat may go back to; the present one if it may not take back anything.

        Nobody else may have decided since, nor the dealer drawn, nor anything been told,
        and what every other seat and a spectator see must be what they saw then.
        """
        others = [SPECTATOR] + [other for other in range(len(self.seats)) if other != seat]
        now = [self.state.view(other) for other in others]
        told = self.log[-1][0] if self.log else -1
        ply = self.ply
        while ply > told + 1 and self.deciders[ply - 1] == seat:
            before = self.at(ply - 1)
            if [before.view(other) for other in others] != now:
                break
            ply -= 1
        return ply

    def last_choice(self) -> tuple[Seat, int, int] | None:
        """Who made the last choice that others saw, the ply at which it began, and the one after it."""
        end = self.undo_limit(int(self.state.seat))
        if end == 0:
            return None
        seat, start = self.deciders[end - 1], end - 1
        if seat == DEALER:
            return seat, start, end
        told = max([ply for ply, _ in self.log if ply < start], default=-1)
        others = [SPECTATOR] + [other for other in range(len(self.seats)) if other != seat]
        seen = [self.at(start).view(other) for other in others]
        while start > told + 1 and self.deciders[start - 1] == seat:
            if [self.at(start - 1).view(other) for other in others] != seen:
                break
            start -= 1
        return seat, start, end

    def regret(self) -> tuple[Seat, int] | None:
        """Who may take back a whole choice that others saw, and to which ply.

        Nobody has learnt anything hidden from it, and nobody has decided since; what somebody is only about
        to choose is no decision yet.
        """
        last = None if self.over else self.last_choice()
        if last is None or last[0] == DEALER:
            return None
        seat, start, end = last
        if shows_something_hidden(self.at(start), self.decisions[start:end], len(self.seats)):
            return None
        return seat, start

    def take_back(self, seat: Seat, ply: int) -> None:
        """Go back to an earlier ply, if this seat may."""
        limit = self.undo_limit(seat)
        if not limit <= ply < self.ply and self.regret() != (seat, ply):
            raise IllegalClick(f"seat {seat} may go back to ply {limit} at the earliest, not to {ply}")
        self.state = self.at(ply)
        del self.decisions[ply:]
        del self.deciders[ply:]
        self.log = [(told, event) for told, event in self.log if told < ply]
