"""How balanced the maps, boards and cards are that come with the games: read from games that are kept.

Only tables with the same bot in every seat count: there nobody wins for being stronger. And only games with
the data that comes with the game count, not those with somebody's own map.
"""

from collections.abc import Callable
from pathlib import Path

from periplus.arena.ledger import Ledger, Sailed
from periplus.arena.logbook import record_path
from periplus.arena.plan import Plan
from periplus.arena.tally import Tally
from periplus.games import GAMES, KITS
from periplus.kernel.record import load_record


def ledger_of(game: str) -> type[Ledger] | None:
    """How the balance of a game is counted; None if the game has no ledger."""
    ledger: type[Ledger] | None = KITS[game].facet("ledger")
    return ledger


def tables_alike(kept: dict[Path, Tally]) -> dict[Path, Tally]:
    """The tables of equals, with our own data: each a folder with its games."""
    return {folder: tally for folder, tally in kept.items() if counts(tally.plan)}


def counts(plan: Plan) -> bool:
    ours = not any(option in plan.options for option in GAMES[plan.game].data)
    return ours and len(plan.levels) == 1 and ledger_of(plan.game) is not None


def read_ledgers(tables: dict[Path, Tally], tell: Callable[[int], None]) -> dict[str, Ledger]:
    """Replay the records of these tables, and count what happens, by game; calls `tell` after each record.

    Games that were stopped at their limit of plies, and those without a record, are left out.
    """
    ledgers: dict[str, Ledger] = {}
    for folder, tally in tables.items():
        plan = tally.plan
        for played in tally.played:
            path = record_path(folder, played.number)
            if played.match.ranks and path.exists():
                luck = (plan.seed, plan.deal_of(played.number))
                ledger = ledger_of(plan.game)
                assert ledger is not None, "tables_alike left out games without a ledger"
                game = Sailed(load_record(path, GAMES), played.match, luck)
                ledgers.setdefault(plan.game, ledger()).note(game)
            tell(1)
    return ledgers
