"""A profile: what somebody has played, how well, and with whom. Only games that are over count."""

from collections import Counter, defaultdict
from functools import partial

from periplus.games import KITS
from periplus.kernel.game import SPECTATOR
from periplus.server import rating, wire_people
from periplus.server.listing import is_known
from periplus.server.memory import revive
from periplus.store import Outline, Store, ratings, tables
from periplus.store.accounts import Account
from periplus.store.tables import PERSON

LOOKED_AT = 1_000  # games, the last ones
OPPONENTS = 8
REPLAYED = 20  # games at most whose goals are counted for one answer: the others are for the next
Played = list[tuple[Outline, int]]  # finished games with the seat somebody had; SPECTATOR if they left
Goals = dict[str, tuple[int, int]]


def profile(store: Store, account: Account) -> wire_people.Profile:
    """All that is shown of somebody. It reads a lot, and belongs into a thread of its own."""
    held = partial(tables.held_by, token=account.id, limit=LOOKED_AT, over=True)
    by_game: defaultdict[str, Played] = defaultdict(list)
    for outline, seat in store.read(held):
        by_game[outline.game].append((outline, seat))
    goals = goals_of(store, account.id, [each for found in by_game.values() for each in found])
    records = [record(store, account, game, found, goals) for game, found in sorted(by_game.items())]
    everything = [each for found in by_game.values() for each in found]
    return wire_people.Profile(account.name, account.rated, account.created, records, opponents(everything))


def record(store: Store, account: Account, game: str, played: Played, goals: Goals) -> wire_people.Record:
    """What somebody did in one game; with a rating if they want one."""
    rated = store.read(partial(ratings.of_account, account=account.id)).get(game) if account.rated else None
    grown = store.read(partial(ratings.history, account=account.id)) if rated else []
    counted = [goals[outline.id] for outline, _ in played if outline.id in goals]
    places = Counter(
        outline.result["ranks"][seat] for outline, seat in played if outline.result and seat >= 0
    )
    return wire_people.Record(
        game=game,
        played=len(played),
        left=sum(seat == SPECTATOR for _, seat in played),
        places=[places[place] for place in range(1, max(places, default=0) + 1)],
        goals=[sum(part) for part in zip(*counted, strict=True)] or None,
        rating=wire_people.Rating(*rating.shown(rated), rated.games) if rated else None,
        history=[
            wire_people.Grown(at, *rating.shown(ratings.Rating(mu, sigma, 0)))
            for name, at, mu, sigma in grown
            if name == game
        ],
        bots={level: rating.points(mu) for level, mu in rating.bots().get(game, {}).items()},
    )


def opponents(played: Played) -> list[wire_people.Opponent]:
    """The people somebody has played with most, by their names."""
    met: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    for outline, own in played:
        if own == SPECTATOR or outline.result is None:
            continue
        ranks = outline.result["ranks"]
        others = [(at, seat.name) for at, seat in enumerate(outline.seats) if at != own]
        for at, name in others:
            if name and outline.seats[at].kind == PERSON:
                met[name] += 1
                ahead[name] += ranks[own] < ranks[at]
    return [wire_people.Opponent(name, games, ahead[name]) for name, games in met.most_common(OPPONENTS)]


def goals_of(store: Store, holder: str, played: Played) -> Goals:
    """How many goals were reached in each game that has any. It is counted once, and kept."""
    known: Goals = store.read(partial(ratings.goals, holder=holder))
    left = REPLAYED
    for outline, seat in played:
        if outline.id in known or seat == SPECTATOR or not is_known(outline) or not left:
            continue
        count = KITS[outline.game].facet("goals")
        kept = store.read(partial(tables.load, id=outline.id)) if count else None
        if kept is not None:
            left -= 1
            reached, number = count(revive(kept))[seat]
            work = partial(ratings.count_goals, id=outline.id, seat=seat, reached=reached, number=number)
            store.write(work).result()
            known[outline.id] = reached, number
    return known
