"""The divine gift (I-60 … I-69): a god above 6 puts a prize up, and Oracle cards are bid for it."""

from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.cards import Cards
from periplus.games.ithaca.rules.components import EMPTY, at, highest, length, put, take, without, worth
from periplus.games.ithaca.rules.favour import empty_god, favour_before, is_overfull, tell_favour
from periplus.games.ithaca.rules.memory import note_move, note_row
from periplus.games.ithaca.rules.state import (
    BID_PHASE,
    DEED_PHASE,
    END_TURN_PHASE,
    LAID,
    NO_CARD,
    NO_GOD,
    NO_SEAT,
    ORACLE,
    Phase,
    Position,
)
from periplus.kernel.bits import bit
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


class Settle(Phase):
    """What a card played to a god leads to: above 6 a gift (I-53, I-76), and the favour moves (I-54).

    The favour is settled before the bidding, which cannot change it any more (I-64, R-8).
    """

    def begin(self, s: Position, log: Log) -> None:
        before: i64 = NO_GOD
        if log.listening:  # in play-outs nobody asks where the favour was
            before = favour_before(s)
        if is_overfull(s, s.god):
            if s.in_deed and not s.rules.gift_by_deed:
                empty_god(s, s.god, log)
            else:
                open_gift(s, log)
        tell_favour(s, before, log)
        if s.prize != NO_CARD:
            s.go(BID_PHASE)
        else:
            close_play(s)


def close_play(s: Position) -> None:
    """After phase 2 comes the deed; after the deed the turn ends (I-74, R-36)."""
    s.card = NO_CARD
    s.god = NO_GOD
    if s.in_deed:
        s.go(END_TURN_PHASE)
    else:
        s.go(DEED_PHASE)


def open_gift(s: Position, log: Log) -> None:
    """The Suitors come, prize or no prize (I-60, R-11); of the pile only the prize is kept (I-62)."""
    s.suitors = s.god
    log.tell(v.SUITORS_MOVED, s.god)
    pile: i64 = s.piles[s.god]
    s.prize = best_single(pile, s.cards)
    if s.prize == NO_CARD:
        log.tell(v.NO_PRIZE, s.god)
    else:
        log.tell(v.PRIZE, s.god, s.prize)
        pile = take(pile, s.prize)
    s.discard_row(pile)
    s.piles[s.god] = EMPTY


def best_single(pile: i64, cards: Cards) -> i64:
    """The single of the highest value, even below a double, if there is one (I-61, I-63, R-9, R-10)."""
    best: i64 = NO_CARD
    index: i64
    for index in range(length(pile)):
        kind: i64 = at(pile, index)
        if not cards.is_double(kind) and (best == NO_CARD or cards.value[kind] > cards.value[best]):
            best = kind
    return best


class Bid(Phase):
    """From the active player on, each once passes or lays 1 to 3 Oracle cards face down (I-65, R-13, R-14).

    They must be of the prize's god (I-66). Whoever has Oracle cards is asked even if none of
    them fits: being skipped would tell (R-17, R-18).
    """

    def begin(self, s: Position, log: Log) -> None:
        bidder: i64 = s.active
        for _ in range(s.seats):
            if not s.asked >> bidder & 1 and s.oracles[bidder] != EMPTY:
                s.seat = bidder
                return
            bidder = s.next_seat(bidder)
        award(s, log)
        close_play(s)

    def offer(self, s: Position, out: Choices) -> None:
        left: i64 = without(s.oracles[s.seat], s.picked)
        last: i64 = highest(s.picked)
        index: i64
        for index in range(length(left)):
            kind: i64 = at(left, index)
            if kind >= last and s.cards.gods[kind] >> s.god & 1:
                if index == 0 or kind != at(left, index - 1):
                    out.add(v.BID + kind)
        if s.picked != EMPTY:
            out.add(v.DONE)
        else:
            out.add(v.PASS)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code < v.DONE:
            s.picked = put(s.picked, code - v.BID)
            return
        s.asked |= bit(s.seat)
        if code == v.PASS:
            log.tell(v.PASSED, s.seat)
        else:
            lay_bid(s, log)
        s.go(BID_PHASE)


def lay_bid(s: Position, log: Log) -> None:
    """The cards go in front of the player, face down; their number is open (R-14)."""
    number: i64 = length(s.picked)
    s.oracles[s.seat] = without(s.oracles[s.seat], s.picked)
    s.bids[s.seat] = s.picked
    for _ in range(number):
        note_move(s, s.seat, ORACLE, LAID)
    s.picked = EMPTY
    log.tell(v.LAID_BID, s.seat, number)


def award(s: Position, log: Log) -> None:
    """Bids are shown together; the single highest takes the prize, all bids are discarded (I-67 … I-69)."""
    winner: i64 = show_bids(s, log)
    if winner != NO_SEAT:
        s.gain(winner, s.prize)  # open, among the points
        log.tell(v.WON_PRIZE, winner, s.prize)
    else:
        s.discard(s.prize)
        log.tell(v.LOST_PRIZE, s.prize)
    s.prize = NO_CARD
    s.asked = 0


def show_bids(s: Position, log: Log) -> i64:
    """Turn all bids up and discard them; returns who bid most, nobody on a tie (I-68, R-15, R-16)."""
    winner: i64 = NO_SEAT
    most: i64 = 0
    bidder: i64 = s.active
    for _ in range(s.seats):
        cards: i64 = s.bids[bidder]
        if cards != EMPTY:
            total: i64 = worth(cards, s.cards.value)
            log.tell(v.SHOWED_BID, bidder, cards, total)
            note_row(s, bidder, LAID, cards)
            s.discard_row(cards)
            s.bids[bidder] = EMPTY
            if total > most:
                most = total
                winner = bidder
            elif total == most:
                winner = NO_SEAT
        bidder = s.next_seat(bidder)
    return winner
