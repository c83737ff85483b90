"""Who plays what, and in which seats. What happens in a game follows from its plan and its number alone.

The games come in deals: with n bots, n games that have the same luck, in which every bot has every seat once.
Among equals one seating is like another, so there a deal is one game.
"""

import hashlib
import json
from typing import NamedTuple

from periplus.arena.dealer import Dealer
from periplus.arena.match import Match, match_of, sail
from periplus.arena.players import make_player
from periplus.games import game_named
from periplus.kernel.record import record_of
from periplus.kernel.voyage import Voyage


class Plan(NamedTuple):
    """A game, its bots, options and seed: plain data, since it is sent to other processes."""

    game: str
    bots: list[str]  # the name of each bot: its level, and how long it may think
    options: dict[str, object]
    seed: int
    per_deal: int = 0  # games; 0 for as many as there are different seatings

    @property
    def seatings(self) -> int:
        """How many games a deal has."""
        turned = [self.bots[by:] + self.bots[:by] for by in range(1, len(self.bots) + 1)]
        return self.per_deal or turned.index(self.bots) + 1

    @property
    def levels(self) -> list[str]:
        """The names of the bots, each once."""
        return list(dict.fromkeys(self.bots))

    def whole_deals(self, games: int) -> int:
        """This many games, rounded up to whole deals, so that every deal is played in all its seatings."""
        return -(-games // self.seatings) * self.seatings

    def deal_of(self, number: int) -> int:
        return number // self.seatings

    def seating(self, number: int) -> list[str]:
        """The bot in each seat of a game: from one game to the next, all move by one seat."""
        return [self.bots[bot] for bot in seating(len(self.bots), number)]


class Played(NamedTuple):
    """A game of the plan that is over, and if it was asked for, its record as text."""

    number: int
    match: Match
    record: str = ""


def check(plan: Plan) -> None:
    """Raise an OptionError if these games cannot be played."""
    game = game_named(plan.game)
    game.start(len(plan.bots), plan.options)
    for bot in plan.levels:
        make_player(bot, game, plan.options, 0)


def seating(bots: int, number: int) -> list[int]:
    """Which bot has each seat in a game."""
    return [(seat + number) % bots for seat in range(bots)]


def seed_for(plan: Plan, who: str, number: int) -> int:
    """A seed of 63 bits: the dealer's for a deal, or a bot's for a game."""
    digest = hashlib.sha256(f"{plan.seed} {who} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def play_numbered(plan: Plan, number: int, with_record: bool) -> Played:
    """One game of the plan."""
    game = game_named(plan.game)
    bots = [
        make_player(plan.bots[bot], game, plan.options, seed_for(plan, f"bot {bot}", number))
        for bot in seating(len(plan.bots), number)
    ]
    voyage = Voyage(game, plan.seating(number), plan.options)
    seconds = sail(voyage, bots, Dealer(seed_for(plan, "deal", plan.deal_of(number))))
    record = json.dumps(record_of(voyage, False), ensure_ascii=False) + "\n" if with_record else ""
    return Played(number, match_of(voyage, seconds), record)


def play_some(plan: Plan, numbers: list[int], with_records: bool) -> list[Played]:
    """A worker's share of the games."""
    return [play_numbered(plan, number, with_records) for number in numbers]
