"""Whether hints tell the truth: `python -m tools.hints`.

In positions from captains' games the best choice is asked for with its reason, which is then held against
other guesses than those it was found in: what the sentence speaks of must speak for the choice there, too.
The three largest differences of the evaluation between this choice and the next best stand beside it.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

from periplus.bots.hint import Comparison, Hint, hints
from periplus.bots.searcher import Budget, Searcher
from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.game import Game
from periplus.kernel.reasons import EVEN, KEEPS, ONLY, RIVALS, WIN
from periplus.kernel.voyage import Voyage
from periplus.library import play
from periplus.text.telling import Teller
from periplus.text.words import Words
from tools.commands import parser_of

EVERY = 7  # decisions between two positions of a game: its phases come up in turn


class Moment(NamedTuple):
    """A decision of a captain's game."""

    voyage: Voyage
    ply: int
    seat: int


def moments(game: Game, number: int, seed: int) -> Iterator[Moment]:
    """Decisions with a choice, spread over as many games as it takes."""
    while number > 0:
        seats = game.seats[0] + seed % (game.seats[1] - game.seats[0] + 1)
        voyage = play(game, ["captain@50"] * seats, seed)
        plies = [ply for ply, seat in enumerate(voyage.deciders) if seat >= 0]
        for ply in plies[seed % EVERY :: EVERY][:number]:
            if len(voyage.at(ply).legal()) > 1:
                number -= 1
                yield Moment(voyage, ply, voyage.deciders[ply])
        seed += 1


def contradicted(game: Game, moment: Moment, best: Hint, other: int, seed: int) -> tuple[bool, str]:
    """Whether the reason does not hold in other guesses; and what differs most in them."""
    searcher = Searcher(game, seed, Budget(1))
    search = searcher.search(moment.voyage.knowledge(moment.seat, moment.ply))
    found = Comparison(game, search, best.code, other)
    apart = sorted(found.apart.merits.items(), key=lambda merit: -abs(merit[1]))[:3]
    differences = ", ".join(f"{name} {merit:+.2f}" for name, merit in apart)
    reason = best.reason
    if reason.name in (EVEN, ONLY):
        return False, differences
    if reason.name == WIN:
        return not found.wins(), differences
    if reason.name == KEEPS:
        return not found.keeps(reason.subject), differences
    if reason.name == RIVALS:
        harmed = reason.clue[0][2]
        return max(found.apart.rivals[harmed], found.changed.rivals[harmed]) >= 0, differences
    return not found.gains(reason.name), differences


def check(game: Game, positions: int, seed: int, budget: Budget) -> int:
    """Print every position; how many reasons were contradicted."""
    wrong = 0
    words = Words("en", game.name)
    for number, moment in enumerate(moments(game, positions, seed), 1):
        state = moment.voyage.at(moment.ply)
        knowledge = moment.voyage.knowledge(moment.seat, moment.ply)
        found = hints(game, knowledge, moment.ply, budget)
        best = found[0]
        others = [hint.code for hint in found[1:]] or [code for code in state.legal() if code != best.code]
        false, differences = contradicted(game, moment, best, others[0], Chance(number).below(1 << 30))
        wrong += false
        teller = Teller(game, state, [f"seat {seat}" for seat in range(len(moment.voyage.seats))], words)
        view = state.view(moment.seat)
        mark = "CONTRADICTED" if false else "alike" if best.alike else "ok"
        print(f"{game.name} {number}: {teller.click(best.code, view)} — {teller.reason(best.reason, view)}")
        print(f"    {mark}; next best: {teller.click(others[0], view)}; {differences}", flush=True)
    return wrong


def main() -> int:
    parser = parser_of("tools.hints", __doc__, "ulysses --positions 10 --iterations 500")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--positions", type=int, default=50, metavar="N", help="positions a game (50)")
    parser.add_argument("--iterations", type=int, default=2000, metavar="N", help="thought for each (2000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the games that are played (1)")
    args = parser.parse_args()
    wrong = {
        name: check(GAMES[name], args.positions, args.seed, Budget(args.iterations))
        for name in args.games or GAMES
    }
    for name, number in wrong.items():
        print(f"{name}: {args.positions} positions, {number} contradicted")
    return 1 if any(wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
