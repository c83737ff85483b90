"""The Divine Favour (I-20 … I-28): a pure function of the four piles."""

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.cards import Cards
from periplus.games.ithaca.rules.components import EMPTY, GODS, ZEUS, row_of, take, worth
from periplus.games.ithaca.rules.options import Rules
from periplus.games.ithaca.rules.state import NO_GOD, Position
from periplus.kernel.bits import vec_of
from periplus.kernel.events import Log


def score(s: Position, god: i64) -> i64:
    """The sum of the values at a god; a double counts only where it lies (I-20)."""
    return worth(s.piles[god], s.cards.value)


def favour(s: Position) -> i64:
    """The god who has the favour now."""
    return leader(s.piles, s.cards, s.rules)


def leader(piles: vec[i64], cards: Cards, rules: Rules) -> i64:
    """The god with the highest score, on a tie the highest in the hierarchy; never Poseidon (I-21 … I-27).

    With all scores at 0 that is Zeus; or nobody, if the table has chosen so (R-1).
    """
    leading: i64 = NO_GOD
    if rules.zeus_by_default:
        leading = ZEUS
    most: i64 = 0
    god: i64
    for god in range(GODS):
        total: i64 = worth(piles[god], cards.value)
        if total > most:
            most = total
            leading = god
    return leading


def favour_with(piles: list[list[int]], cards: Cards, rules: Rules) -> int:
    """The god who would have the favour with these cards at the gods."""
    return int(leader(vec_of([row_of(pile) for pile in piles]), cards, rules))


def favour_before(s: Position) -> i64:
    """Where the favour lay before the card that has just been played."""
    pile: i64 = s.piles[s.god]
    s.piles[s.god] = take(pile, s.card)
    leading: i64 = favour(s)
    s.piles[s.god] = pile
    return leading


def tell_favour(s: Position, before: i64, log: Log) -> None:
    """The card is moved if another god leads now (I-54)."""
    if not log.listening:
        return
    now: i64 = favour(s)
    if now != before and now != NO_GOD:
        log.tell(v.FAVOUR_MOVED, now)


def is_overfull(s: Position, god: i64) -> bool:
    """Whether a god's score is above the limit (I-23, I-25)."""
    return s.cards.overfills(score(s, god))


def empty_god(s: Position, god: i64, log: Log) -> None:
    """A god loses all its cards without a gift (I-16, I-23)."""
    log.tell(v.EMPTIED, god, s.piles[god])
    s.discard_row(s.piles[god])
    s.piles[god] = EMPTY


def action_shown(s: Position) -> i64:
    """What the active player's route shows for the god with the favour (I-70, R-54)."""
    return s.cards.shows(s.routes[s.active], favour(s))
