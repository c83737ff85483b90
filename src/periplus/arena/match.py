"""One game between bots."""

from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from periplus.arena.dealer import Dealer
from periplus.arena.sources import Sources, sources_of
from periplus.bots import Bot
from periplus.kernel.game import DEALER, SPECTATOR, Game
from periplus.kernel.voyage import Voyage


class Match(NamedTuple):
    """How a game went; lists go by seat. A game that was stopped at its limit of plies has no result."""

    first: int  # the seat that began
    scores: list[int]
    ranks: list[int]
    plies: int
    decisions: int  # of the seats; the other plies are the dealer's
    turns: int
    seconds: list[list[float]]  # the CPU time of each whole choice of a seat
    sources: Sources  # of the points

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def credit(self, seat: int) -> float:
        """A seat's part of the win: all of it, none, or a share if there are several winners."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_match(game: Game, options: dict[str, object], bots: Sequence[Bot], seed: int) -> Match:
    """Play a game with a bot in each seat; the seed is the dealer's."""
    voyage = Voyage(game, [type(bot).__name__ for bot in bots], options)
    return match_of(voyage, sail(voyage, bots, Dealer(seed)))


def sail(voyage: Voyage, bots: Sequence[Bot], dealer: Dealer) -> list[list[float]]:
    """Play a game to its end, or to its limit of plies; returns the CPU time of each seat's choices."""
    seconds: list[list[float]] = [[] for _ in bots]
    while not voyage.over and voyage.ply < voyage.game.plies:
        seat = int(voyage.state.seat)
        if seat == DEALER:
            voyage.click(dealer.draw(voyage.state.legal(), voyage.state.weights()))
            continue
        begun = process_time()
        clicks = bots[seat].decide(voyage.knowledge(seat))
        seconds[seat].append(round(process_time() - begun, 6))
        for code in clicks:
            voyage.click(code)
    return seconds


def match_of(voyage: Voyage, seconds: list[list[float]]) -> Match:
    view = voyage.state.view(SPECTATOR)
    result = voyage.state.result() if voyage.over else None
    return Match(
        first=number(view.get("first")),
        scores=result.scores if result else [],
        ranks=result.ranks if result else [],
        plies=voyage.ply,
        decisions=sum(seat != DEALER for seat in voyage.deciders),
        turns=number(view.get("turn")),
        seconds=seconds,
        sources=sources_of(voyage) if result else [],
    )


def number(value: object) -> int:
    """A number from the view, or 0 if the game has no such field."""
    return value if isinstance(value, int) else 0
