"""Whole choices as actions, for agents that do not want ten clicks for a move.

An action is the number of a choice among those offered now: all there are, or if they are too many, some
taken at random. What the choices are is in the info of the agent, as lists of clicks.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from periplus.kernel.chance import Chance
from periplus.kernel.events import Log
from periplus.kernel.game import Code, State
from periplus.research.pettingzoo import PeriplusEnv
from periplus.research.rows import Array, seed_of
from periplus.research.single import fresh_seed

MOST = 64  # choices offered at once
LOOKED_AT = 16  # paths looked at for each choice that may be offered


def listed(state: State, most: int) -> list[list[Code]] | None:
    """All whole choices of the seat that decides, click by click; None if they are more than `most`.

    A choice in the making draws nothing and tells nothing, so they can be tried on clones.
    """
    found: list[list[Code]] = []
    ahead: list[tuple[list[Code], State]] = [([], state)]
    looked = 0
    while ahead:
        clicks, here = ahead.pop()
        for code in reversed(here.legal()):
            looked += 1
            if len(found) > most or looked > most * LOOKED_AT:
                return None
            after, log = here.clone(), Log()
            after.apply(code, log)
            if log.told > 0 or after.seat != state.seat:
                found.append([*clicks, code])
            else:
                ahead.append(([*clicks, code], after))
    return sorted(found) if len(found) <= most else None


def sampled(state: State, most: int, chance: Chance) -> list[list[Code]]:
    """Some of the whole choices: clicks at random, up to the end of the choice, until enough differ."""
    found: set[tuple[Code, ...]] = set()
    for _ in range(2 * most):
        clicks: list[Code] = []
        here, log = state.clone(), Log()
        while log.told == 0 and here.seat == state.seat:
            legal = here.legal()
            clicks.append(legal[chance.below(len(legal))])
            here.apply(clicks[-1], log)
        found.add(tuple(clicks))
        if len(found) == most:
            break
    return [list(clicks) for clicks in sorted(found)]


class WholeChoices(AECEnv):  # type: ignore[misc]
    """An environment whose actions are whole choices, around one whose actions are clicks."""

    def __init__(self, env: PeriplusEnv, most: int = MOST) -> None:
        super().__init__()
        self.env = env
        self.most = most
        self.metadata = env.metadata
        self.render_mode = env.render_mode
        self.possible_agents = env.possible_agents
        self.action_spaces = {agent: spaces.Discrete(most) for agent in self.possible_agents}
        self.observation_spaces = env.observation_spaces
        self.choices: list[list[Code]] = []
        self.chance = Chance(fresh_seed())
        self._nothing = {"action_mask": np.zeros(most, np.int8), "choices": []}

    def __repr__(self) -> str:
        return f"<WholeChoices: up to {self.most} of {self.env!r}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = Chance(seed_of(seed, self.most))
        self.env.reset(seed, options)
        self._take_over()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self.env.step(None)
        else:
            assert action is not None
            for code in self.choices[int(action)]:
                self.env.step(code)
        self._take_over()

    def _take_over(self) -> None:
        """Everything is as in the inner environment but for what may be chosen."""
        env = self.env
        self.agents = env.agents
        self.agent_selection = env.agent_selection
        self.rewards = env.rewards
        self._cumulative_rewards = env._cumulative_rewards
        self.terminations, self.truncations = env.terminations, env.truncations
        self.infos = dict.fromkeys(self.agents, self._nothing)
        if self.agents and not env.single.over and not any(self.truncations.values()):
            self.infos[self.agent_selection] = self._offer()

    def _offer(self) -> dict[str, Any]:
        state = self.env.single.state
        self.choices = listed(state, self.most) or sampled(state, self.most, self.chance)
        mask = np.zeros(self.most, np.int8)
        mask[: len(self.choices)] = 1
        return {"action_mask": mask, "choices": self.choices}

    def observe(self, agent: str) -> Array:
        return self.env.observe(agent)

    def render(self) -> Any:
        return self.env.render()

    def close(self) -> None:
        self.env.close()
