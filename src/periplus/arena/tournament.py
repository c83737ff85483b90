"""Many games between bots: on all cores or on a cluster, kept or not, from the start or resumed."""

from collections.abc import Callable, Generator
from contextlib import closing

from periplus.arena.cluster import play_on_ray
from periplus.arena.logbook import Logbook
from periplus.arena.plan import Plan, Played
from periplus.arena.processes import play_here
from periplus.arena.tally import Tally


def play_all(
    plan: Plan,
    games: int,
    processes: int,
    logbook: Logbook | None = None,
    cluster: str = "",
    tell: Callable[[int], None] = lambda games: None,
) -> Tally:
    """Play the first `games` games of the plan, in whole deals; `tell` is told how many more are over."""
    wanted = range(plan.whole_deals(games))
    played = {
        number: game for number, game in (logbook.played if logbook else {}).items() if number in wanted
    }
    tell(len(played))
    missing = [number for number in wanted if number not in played]
    with closing(begin(plan, missing, processes, logbook is not None, cluster)) as batches:
        for ended in batches:
            if logbook:
                logbook.write(ended)
            played.update({game.number: game._replace(record="") for game in ended})
            tell(len(ended))
    return Tally(plan, [played[number] for number in wanted])


def begin(
    plan: Plan, numbers: list[int], processes: int, with_records: bool, cluster: str
) -> Generator[list[Played]]:
    """The games as they end."""
    if numbers and cluster:
        yield from play_on_ray(plan, numbers, with_records, cluster, processes)
    elif numbers:
        yield from play_here(plan, numbers, with_records, processes)
