"""The games as environments of Gymnasium: one seat learns, bots play the others.

    gymnasium.make("periplus/NAME-v1", opponents=["helmsman", "sailor"])    one game at a time
    Seats(NAME, seats=3, batch=256, opponents="greedy")                     many, a `VectorEnv`

Importing this module registers the first for every game. An action is a click; what may be clicked is the
`action_mask` of the info.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from periplus.bots import Bot, make_bot, stand_in
from periplus.games import GAMES
from periplus.kernel.encoding import Sheet
from periplus.kernel.errors import OptionError
from periplus.kernel.game import Game
from periplus.kernel.seal import secret_from_seed
from periplus.kernel.voyage import Voyage
from periplus.research.encoders import has_encoder
from periplus.research.rows import Array, buffer_of
from periplus.research.single import bounds
from periplus.research.table import Table
from periplus.research.vector import Vector, vector

ILLEGAL = -1.0  # what an illegal click is worth: it ends the game as if all others had won


class Seat(gymnasium.Env[Array, Any]):
    """One seat of a game, the same each time or another one in every game. Opponents are levels or bots of
    your own, one for each other seat clockwise from the learner; if not given, as many as usual."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        opponents: Sequence[str | Bot] = (),
        *,
        seat: int | None = None,
        observations: str = "floats",
        returns: str = "rank",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = Table(game, len(opponents) + 1 if opponents else 0, returns, options)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise OptionError(f"there is no seat {seat}: seats are 0 to {self.table.seats - 1}")
        self.opponents = opponents or [stand_in(self.table.game.name)] * (self.table.seats - 1)
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.sheet = Sheet(self.table.encoder.layout, 1, observations == "floats")
        least, most, kind = bounds(self.table, observations)
        self.seen: Array = np.frombuffer(memoryview(buffer_of(self.sheet)), kind)
        self.observation_space = spaces.Box(least, most, dtype=kind)
        self.action_space = spaces.Discrete(self.table.codes)
        self.voyage: Voyage | None = None
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self._drawing: Any = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        table = self.table
        while self.voyage is None or self.voyage.over:  # a game that ends before the learner is asked
            luck = int(self.np_random.integers(1 << 31))
            self.seat = luck % table.seats if self.fixed_seat is None else self.fixed_seat
            others = [(self.seat + place + 1) % table.seats for place in range(table.seats - 1)]
            self.bots = {
                seat: make_bot(bot, table.game, table.options, luck + seat) if isinstance(bot, str) else bot
                for seat, bot in zip(others, self.opponents)
            }
            names = [f"seat {seat}" for seat in range(table.seats)]
            self.voyage = Voyage(table.game, names, table.options, secret_from_seed(luck))
            self.let_others_play()
        return self.observation(), self.info()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        voyage = self.game
        if int(action) not in voyage.state.legal():
            found = self.observation(), ILLEGAL, True, False, {**self.info(), "illegal": True}
            self.voyage = None
            return found
        voyage.click(int(action))
        self.let_others_play()
        reward = self.table.returns(voyage.state.result())[self.seat] if voyage.over else 0.0
        is_broken_off = not voyage.over and voyage.ply >= self.table.game.plies
        found = self.observation(), reward, voyage.over, is_broken_off, self.info()
        if voyage.over or is_broken_off:
            self._ended, self.voyage = voyage, None
        return found

    @property
    def game(self) -> Voyage:
        if self.voyage is None:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        return self.voyage

    def let_others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        voyage = self.game
        while not voyage.over and voyage.state.seat != self.seat and voyage.ply < self.table.game.plies:
            seat = int(voyage.state.seat)
            for code in self.bots[seat].decide(voyage.knowledge(seat)):
                voyage.click(code)

    def observation(self) -> Array:
        self.sheet.write(self.table.encoder, self.game.state, self.seat, 0)
        return self.seen.copy()

    def action_masks(self) -> Array:
        """What may be clicked now; under this name libraries look for it."""
        mask = np.zeros(self.table.codes, np.int8)
        if self.game.state.seat == self.seat:
            mask[self.game.state.legal()] = 1
        return mask

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> Any:
        """The table as the learner sees it: text, or a picture."""
        if self.render_mode is None:
            return None
        if self._drawing is None:
            from periplus.research.drawing import Drawing  # it needs more than the rest

            self._drawing = Drawing(self.table)
        voyage = self.voyage or self._ended
        draw = self._drawing.text if self.render_mode == "ansi" else self._drawing.image
        return draw(voyage.state, self.seat)


class Seats(VectorEnv[Array, Array, Array]):
    """A vector environment (`periplus.vector`) in Gymnasium's way. A game that is over is dealt anew in the
    same step: the last observation of the old one is in `final_obs` of the info."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str | Game, seats: int = 0, batch: int = 1024, opponents: str = "sailor", **given: Any
    ) -> None:
        self.given = {"game": game, "seats": seats, "batch": batch, "opponents": opponents, **given}
        self.games: Vector = vector(**self.given)
        self.num_envs = batch
        form = self.games.plan.observations
        least, most, kind = bounds(self.games.table, form)
        self.single_observation_space = spaces.Box(least, most, dtype=kind)
        self.single_action_space = spaces.Discrete(self.games.table.codes)
        self.observation_space = batch_space(self.single_observation_space, batch)
        self.action_space = batch_space(self.single_action_space, batch)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal anew in all rows: without a seed, from another one."""
        self.games.close()
        self.games = vector(**{**self.given, "seed": seed})
        return self.games.observations.copy(), self.info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        games = self.games
        games.step(actions)
        info = self.info()
        if games.dones.any():
            info["final_obs"], info["_final_obs"] = games.finals.copy(), games.dones
        terminated, truncated = games.terminated.copy(), games.truncated.copy()
        return games.observations.copy(), games.rewards, terminated, truncated, info

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks.copy(), "seat": self.games.seats.copy()}

    def sample(self) -> Array:
        """A legal click for each row, at random."""
        return self.games.sample().copy()

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()


def register(game: Game) -> None:
    """Make a game known to `gymnasium.make`, by the id of its encoding."""
    id = Table(game, 0, "rank", {}).encoder.layout.id
    if id not in gymnasium.registry:
        gymnasium.register(id, f"{__name__}:Seat", kwargs={"game": game.name})


for every in GAMES.values():
    if has_encoder(every):
        register(every)
