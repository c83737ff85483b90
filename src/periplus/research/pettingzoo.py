"""The games as environments of PettingZoo (AEC): `env(NAME, seats=4)`.

An action is a click. The observation of an agent is what its seat knows; what it may click, when it is asked,
is the `action_mask` of its info.
"""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from periplus.kernel.game import Game
from periplus.research.rows import Array
from periplus.research.single import Single, bounds, fresh_seed
from periplus.research.table import Table

MODES = ["ansi", "human", "rgb_array"]


class PeriplusEnv(AECEnv):  # type: ignore[misc]
    """A game in which `player_0` has seat 0, and so on. What is not legal is refused by an IllegalClick."""

    def __init__(self, table: Table, observations: str = "floats", render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": table.encoder.layout.id,
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.table = table
        self.render_mode = render_mode
        self.single = Single(table, observations)
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        least, most, kind = bounds(table, observations)
        self.observation_spaces = {
            agent: spaces.Box(least, most, dtype=kind) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(table.codes) for agent in self.possible_agents}
        self._nothing = {"action_mask": self.single.nothing}
        self._drawing: Any = None
        self._is_fresh = True

    def __repr__(self) -> str:
        return f"<PeriplusEnv: {self.table!r}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None and self._is_fresh:
            seed = fresh_seed()
        self._is_fresh = False
        self.single.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = dict.fromkeys(self.agents, self._nothing)
        self.agent_selection = self.agents[0]
        self._ask()

    def _ask(self) -> None:
        """Turn to whoever decides next, with a mask of what may be clicked."""
        self.infos[self.agent_selection] = self._nothing
        self.agent_selection = self.possible_agents[self.single.seat]
        self.infos[self.agent_selection] = {"action_mask": self.single.mask()}

    def observe(self, agent: str) -> Array:
        return self.single.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        single = self.single
        single.click(int(action))
        self._cumulative_rewards[agent] = 0.0
        if single.over:
            self.rewards = dict(zip(self.possible_agents, single.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = dict.fromkeys(self.agents, self._nothing)
            self._accumulate_rewards()
        elif single.broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the agent sees it that is asked: text, printed or not, or a picture."""
        if self.render_mode is None:
            return None
        if self._drawing is None:
            from periplus.research.drawing import Drawing  # it needs more than the rest

            self._drawing = Drawing(self.table)
        viewer = self.seat_of[self.agent_selection]
        if self.render_mode == "rgb_array":
            return self._drawing.image(self.single.state, viewer)
        text = self._drawing.text(self.single.state, viewer)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(
    game: str | Game,
    seats: int = 0,
    *,
    observations: str = "floats",
    returns: str = "rank",
    render_mode: str | None = None,
    **options: object,
) -> PeriplusEnv:
    """The environment by itself; options of the game are given by their names."""
    return PeriplusEnv(Table(game, seats, returns, options), observations, render_mode)


def env(game: str | Game, seats: int = 0, **given: Any) -> AECEnv:
    """The environment with PettingZoo's wrappers: an illegal click ends the game as a loss, and calls in the
    wrong order are told."""
    raw = raw_env(game, seats, **given)
    least = -1.0 if raw.table.worth == "rank" else 0.0
    illegal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=least)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))
