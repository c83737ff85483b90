"""The games as games of OpenSpiel: importing this module registers `periplus_ithaca` and the others.

    import pyspiel
    import periplus.research.openspiel

    game = pyspiel.load_game("periplus_ithaca(players=3)")

The dealer is the chance player, an action is a click, and the options of a game are parameters.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.encoding import Sheet
from periplus.kernel.events import Event, Log
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, Code, Game, Seat, State
from periplus.kernel.notation import write_click
from periplus.research.encoders import has_encoder
from periplus.research.returns import RETURNS
from periplus.research.table import Table

PREFIX: Final = "periplus_"
PLAYERS: Final = "players"
WORTH: Final = "returns"
SPAN: Final = 1 << 32

UTILITIES: Final = {
    "rank": pyspiel.GameType.Utility.ZERO_SUM,
    "win": pyspiel.GameType.Utility.CONSTANT_SUM,
    "points": pyspiel.GameType.Utility.GENERAL_SUM,
}


class Step:
    """A decision and what it told, behind all that came before it."""

    def __init__(self, before: "Step | None", seat: Seat, code: Code, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.code = code
        self.events = events

    def told(self, kinds: Any, viewer: Seat) -> str:
        """What a seat has of it: its own clicks, and the facts as they were told to it."""
        parts = [f"click {self.code}"] if self.seat == viewer else []
        facts = [event.seen_by(viewer, kinds).as_list() for event in self.events]
        return "; ".join([*parts, *[" ".join(map(str, fact)) for fact in facts]])


class Guess(Step):
    """A world as one seat imagined it: to that seat nothing has changed, the others begin with this look."""

    def __init__(self, seat: Seat, world: State, seen: str) -> None:
        super().__init__(None, seat, -1, [])
        self.world = world
        self.seen = seen


def steps_of(last: Step | None) -> list[Step]:
    """The chain from its beginning on."""
    found: list[Step] = []
    while last is not None:
        found.append(last)
        last = last.before
    return found[::-1]


def looks(world: State, viewer: Seat) -> str:
    return repr(sorted(world.view(viewer).items()))


class Course:
    """How far a game has come. OpenSpiel copies and pickles what a state has: this is all that it has."""

    def __init__(self, table: Table, world: State, last: Step | None) -> None:
        self.table = table
        self.world = world
        self.last = last
        self.written: dict[Seat, tuple[Step | None, str]] = {}  # what a seat has seen, up to some step

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        twin = Course(self.table, self.world.clone(), self.last)
        twin.written = dict(self.written)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        steps = steps_of(self.last)
        guess = steps.pop(0) if steps and isinstance(steps[0], Guess) else None
        begun = (guess.seat, guess.world.pack(), guess.seen) if isinstance(guess, Guess) else None
        return course_again, (self.table, begun, [step.code for step in steps])

    def apply(self, code: Code) -> None:
        log, seat = Log(self.table.game.events), int(self.world.seat)
        self.world.apply(code, log)
        self.last = Step(self.last, seat, code, log.events)

    def seen(self, viewer: Seat) -> str:
        """All that a seat has seen, from the beginning on: what is new since it was last asked is added."""
        done, text = self.written.get(viewer, (None, ""))
        fresh: list[str] = []
        step = self.last
        while step is not done and step is not None:
            fresh.append(self.told(step, viewer))
            step = step.before
        text += "".join(reversed(fresh))
        self.written[viewer] = self.last, text
        return text

    def told(self, step: Step, viewer: Seat) -> str:
        if isinstance(step, Guess):
            return step.seen if step.seat == viewer else f"{looks(step.world, viewer)}\n"
        line = step.told(self.table.game.events, viewer)
        return f"{line}\n" if line else ""


def course_again(table: Table, begun: tuple[Seat, tuple[int, ...], str] | None, codes: list[Code]) -> Course:
    """What was pickled: it is played again."""
    course = Course(table, table.beginning.clone(), None)
    if begun is not None:
        seat, packed, seen = begun
        course.world.fill(packed)
        course.last = Guess(seat, course.world.clone(), seen)
    for code in codes:
        course.apply(code)
    return course


class PeriplusState(pyspiel.State):  # type: ignore[misc]
    """A position, with the chain of steps that led to it."""

    def __init__(self, game: "PeriplusGame") -> None:
        super().__init__(game)
        self.course = Course(game.table, game.table.beginning.clone(), None)

    @property
    def world(self) -> State:
        return self.course.world

    @property
    def game(self) -> Game:
        return self.course.table.game

    def current_player(self) -> int:
        seat = int(self.world.seat)
        if seat == DEALER:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        return int(self.world.seat) == NOBODY

    def _legal_actions(self, player: int) -> list[Code]:
        return self.world.legal() if player == self.world.seat else []

    def chance_outcomes(self) -> list[tuple[Code, float]]:
        weights = self.world.weights()
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(self.world.legal(), weights)]

    def _apply_action(self, action: Code) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: Code) -> str:
        return write_click(self.game, self.world, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.course.table.seats
        return self.course.table.returns(self.world.result())

    def resample_from_infostate(self, player: int, sampler: Any) -> "PeriplusState":
        """Another position that this player cannot tell from this one. Its `history` is not known: empty."""
        chance = Chance(int(sampler() * SPAN))
        world = self.world.guess(player, chance)
        twin = PeriplusState(self.get_game())
        guess = Guess(player, world.clone(), self.course.seen(player))
        twin.course = Course(self.course.table, world, guess)
        return twin

    def information_state_string(self, player: int | None = None) -> str:
        if player is None:
            player = self.current_player()
        return f"player {player}\n{self.course.seen(player)}{looks(self.world, player)}"

    def __str__(self) -> str:
        return f"{self.game.name} {self.world.pack()}"


class PeriplusObserver:
    """What a player knows: the encoding of the game, and in words the view or all that was seen."""

    def __init__(self, table: Table, kind: Any) -> None:
        self.table = table
        self.kind = kind
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.sheet: Sheet | None = None
        self.dict: dict[str, Any] = {}
        self.tensor = np.zeros(0, np.float32)
        if has_encoder(table.game):
            layout = table.encoder.layout
            self.sheet = Sheet(layout, 1, as_floats=True)
            self.seen = np.frombuffer(memoryview(self.sheet.floats), np.float32)
            self.tensor = np.zeros(layout.floats, np.float32)
            self.dict = {
                "own": self.tensor[: layout.own_floats],
                "public": self.tensor[layout.own_floats :],
            }

    def set_from(self, state: PeriplusState, player: int) -> None:
        if self.sheet is not None:
            self.sheet.write(self.table.encoder, state.world, self.viewer(player), 0)
            self.tensor[:] = self.seen

    def string_from(self, state: PeriplusState, player: int) -> str:
        if self.kind.perfect_recall and not self.is_public:
            return state.information_state_string(player)
        return looks(state.world, self.viewer(player))

    def viewer(self, player: int) -> Seat:
        return SPECTATOR if self.is_public else player


class PeriplusGame(pyspiel.Game):  # type: ignore[misc]
    """A game at one kind of table."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = {key: value for key, value in (params or {}).items() if value != ""}
        seats, worth = int(given.pop(PLAYERS, 0)), str(given.pop(WORTH, "rank"))
        self.table = Table(game, seats, worth, given)
        _, least, most, total = RETURNS[worth]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.codes,
            max_chance_outcomes=self.table.codes,
            num_players=self.table.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=game.plies,
        )
        super().__init__(type_of(game, worth), info, params or {})

    def new_initial_state(self) -> PeriplusState:
        return PeriplusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PeriplusObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return PeriplusObserver(self.table, kind)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.game.plies


def type_of(game: Game, worth: str = "rank") -> Any:
    """What OpenSpiel has to know of a game before it is loaded."""
    low, high = game.seats
    words = {option.name: "" for option in game.options if option.name not in game.data}
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Periplus: {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES[worth],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=has_encoder(game),
        provides_observation_string=True,
        provides_observation_tensor=has_encoder(game),
        parameter_specification={PLAYERS: game.usual or low, WORTH: "rank", **words},
        default_loadable=True,
    )


def register(game: Game) -> None:
    """Make a game known to `pyspiel.load_game`."""

    class Registered(PeriplusGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(type_of(game), Registered)


for every in GAMES.values():
    if f"{PREFIX}{every.name}" not in pyspiel.registered_names():
        register(every)
