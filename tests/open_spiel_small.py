"""A variant as a game of OpenSpiel, played by the rules themselves: our trees and their keys are not used.

What a seat knows is told in full, as text; only the policy is looked up in ours, by the same facts.
"""

import json
from copy import deepcopy

import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability

from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, NOBODY, State
from periplus.kernel.knowledge import Knowledge
from periplus.research.exploitability import Policy
from periplus.research.small_games import Situation, Tree, Variant


def nash_conv(tree: Tree, policy: Policy) -> float:
    """What OpenSpiel computes for a policy in the game of a tree."""
    game = SmallGame(tree.variant)
    return float(exploitability.nash_conv(game, TheirPolicy(game, policy)))


class TheirPolicy(policies.Policy):  # type: ignore[misc]
    """One of our policies, asked in positions of OpenSpiel's."""

    def __init__(self, game: "SmallGame", policy: Policy) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.policy = policy
        self.known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: "SmallState", player_id: int | None = None) -> dict[int, float]:
        key = state.information_state_string(state.current_player())
        if key not in self.known:
            seat, codes, moment = state.current_player(), state.legal_actions(), state.moment
            situation = Situation(seat, codes, Knowledge(moment.state, seat, moment.facts[seat]), 0)
            self.known[key] = dict(zip(codes, self.policy(situation), strict=True))
        return self.known[key]


class SmallGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, variant: Variant) -> None:
        self.beginning = Moment(variant)
        kind = pyspiel.GameType(
            short_name="periplus_small",
            long_name=variant.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=variant.seats,
            min_num_players=variant.seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            provides_factored_observation_string=False,
        )
        size = variant.game.verbs.size
        facts = pyspiel.GameInfo(size, size, variant.seats, -100.0, 100.0, 0.0, 1000)
        super().__init__(kind, facts, {})

    def new_initial_state(self) -> "SmallState":
        return SmallState(self)


class Moment:
    """Where a game stands, and what each seat has seen of it. OpenSpiel copies it with every state."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.dealt = variant.roots()  # the positions that may be dealt, until one is
        self.seen: list[list[str]] = [[] for _ in range(variant.seats)]
        self.facts: list[list[list[int]]] = [[] for _ in range(variant.seats)]
        self.turns = 0
        self.now: State | None = None
        if len(self.dealt) == 1:
            self.deal(0)

    def __deepcopy__(self, memo: object) -> "Moment":
        twin = Moment.__new__(Moment)
        twin.variant, twin.dealt, twin.turns = self.variant, self.dealt, self.turns
        twin.seen = [list(seen) for seen in self.seen]
        twin.facts = list(self.facts)
        twin.now = None if self.now is None else self.now.clone()
        return twin

    @property
    def state(self) -> State:
        assert self.now is not None
        return self.now

    @property
    def is_over(self) -> bool:
        return self.now is not None and (self.now.seat == NOBODY or self.turns > self.variant.turns > 0)

    def deal(self, number: int) -> None:
        self.now = self.dealt[number].clone()
        for seat, seen in enumerate(self.seen):
            seen.append(json.dumps(self.now.view(seat), sort_keys=True))

    def apply(self, code: int) -> None:
        kinds, seat, log = self.variant.game.events, int(self.state.seat), Log(self.variant.game.events)
        self.state.apply(code, log)
        self.turns += sum(kinds[event.kind].name == "turn" for event in log.events)
        for viewer, seen in enumerate(self.seen):
            own = [event.seen_by(viewer, kinds).as_list() for event in log.events]
            self.facts[viewer] = self.facts[viewer] + own
            if viewer == seat:
                seen.append(f"click {code}")
            if own or int(self.state.seat) != seat:
                seen.append(f"{own}, {int(self.state.seat)} decides")


class SmallState(pyspiel.State):  # type: ignore[misc]
    """The rules' own position; a chance node before it deals one of the variant's."""

    def __init__(self, game: SmallGame) -> None:
        super().__init__(game)
        self.moment = deepcopy(game.beginning)

    def current_player(self) -> int:
        if self.moment.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.moment.now is None or self.moment.now.seat == DEALER:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.moment.now.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(code) for code in self.moment.state.legal()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.moment.now is None:
            dealt = self.moment.dealt
            return [(number, 1 / len(dealt)) for number in range(len(dealt))]
        weights = self.moment.now.weights()
        chances = [weight / sum(weights) for weight in weights]
        return list(zip([int(code) for code in self.moment.now.legal()], chances, strict=True))

    def _apply_action(self, action: int) -> None:
        if self.moment.now is None:
            self.moment.deal(action)
        else:
            self.moment.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return self.moment.is_over

    def returns(self) -> list[float]:
        now = self.moment.now
        if now is None or not self.moment.is_over:
            return [0.0] * self.moment.variant.seats
        points = now.standing() if now.seat != NOBODY else now.result().scores
        return [each - sum(points) / len(points) for each in points]

    def information_state_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return f"{player}: " + "; ".join(self.moment.seen[player])

    def __str__(self) -> str:
        return str(self.moment.seen)
