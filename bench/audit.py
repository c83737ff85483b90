"""Whether the store holds what was confirmed: every click once, in its place, and no other."""

from collections import Counter
from contextlib import closing
from functools import partial

from bench.crowd import Played
from periplus.games import game_named
from periplus.kernel.errors import IllegalClick
from periplus.kernel.game import DEALER
from periplus.kernel.voyage import Voyage
from periplus.store import Kept, Store, tables


def audit(url: str, played: list[Played]) -> list[str]:
    """What is wrong, table by table; nothing if all is well."""
    faults: list[str] = []
    with closing(Store(url)) as store:
        for table in played:
            kept = store.read(partial(tables.load, id=table.id))
            found = ["it is not there"] if kept is None else compare(kept, table)
            faults += [f"table {table.id}: {fault}" for fault in found]
    return faults


def compare(kept: Kept, played: Played) -> list[str]:
    """What one table has lost, doubled, added or changed. The dealer's draws must be those of the seal."""
    try:
        stored = clicks_of(kept)
    except IllegalClick as error:
        return [f"what is stored is not a game: {error}"]
    if stored == played.clicks:
        return []
    confirmed, present = Counter(played.clicks), Counter(stored)
    lost, strange = (confirmed - present).total(), (present - confirmed).total()
    doubled = len(played.clicks) - len({ply for ply, _, _ in played.clicks})
    return [f"{lost} clicks lost, {strange} never confirmed, {doubled} confirmed twice"]


def clicks_of(kept: Kept) -> list[tuple[int, int, int]]:
    """The people's clicks as (ply, seat, code), by playing the stored game again."""
    voyage = Voyage(game_named(kept.table.game), [seat.name for seat in kept.seats], kept.table.options)
    voyage.secret = kept.table.secret
    voyage.deal()
    while voyage.ply < len(kept.decisions):
        voyage.click(kept.decisions[voyage.ply])
    if voyage.decisions != kept.decisions:
        raise IllegalClick("the dealer's draws are not those of its secret")
    decided = enumerate(zip(voyage.deciders, voyage.decisions, strict=True))
    return [(ply, seat, code) for ply, (seat, code) in decided if seat != DEALER]
