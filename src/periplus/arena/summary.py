"""The results of some games as plain data: what `--json` prints."""

from periplus.arena.statistics import Share
from periplus.arena.tally import Spread, Tally

SHARES = (
    "95 % intervals of shares are Wilson's, for the number of independent games that the mirrored ones are "
    "worth (the design effect of the deals); those of ratings are bootstrapped over the deals"
)


def summary_of(tally: Tally) -> dict[str, object]:
    plan = tally.plan
    seats = range(len(plan.bots))
    return {
        "game": plan.game,
        "seats": plan.bots,
        "options": plan.options,
        "seed": plan.seed,
        "games": tally.games,
        "deals": tally.deals,
        "undecided": tally.undecided,
        "bots": [bot_data(tally, level) for level in plan.levels],
        "beats": {
            level: {other: tally.beats(level, other) for other in plan.levels if other != level}
            for level in plan.levels
        },
        "by_seat": [share_data(tally.seat_share(seat)) for seat in seats],
        "by_order": [share_data(tally.order_share(place)) for place in seats],
        "turns": spread_data(tally.lengths("turns")),
        "decisions": spread_data(tally.lengths("decisions")),
        "plies": spread_data(tally.lengths("plies")),
        "winning_score": spread_data(tally.winning_scores()),
        "intervals": SHARES,
    }


def bot_data(tally: Tally, level: str) -> dict[str, object]:
    rating = tally.ratings[level]
    return {
        "name": level,
        "copies": tally.copies[level],
        "wins": tally.wins[level],
        **share_data(tally.share(level)),
        "fair": tally.fair(level),
        "rating": rating.mu,
        "rating_interval": [rating.low, rating.high],
        "score": spread_data(tally.scores(level)),
        "seconds": spread_data(tally.seconds(level)),
        "sources": tally.sources(level),
    }


def share_data(share: Share) -> dict[str, object]:
    return {"share": share.value, "interval": [share.low, share.high]}


def spread_data(numbers: list[float]) -> dict[str, float] | None:
    """The mean, the median, and the 5th and 95th percentile."""
    spread = Spread.of(numbers)
    return (
        {"mean": spread.mean, "median": spread.median, "p5": spread.low, "p95": spread.high}
        if spread
        else None
    )
