"""Drawing action cards (U-14 … U-20): everybody draws at the start of a turn; Pandora's two."""

from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.components import GOALS, KINDS
from periplus.games.ulysses.rules.memory import note_draw, note_reshuffle
from periplus.games.ulysses.rules.routes import open_destinations
from periplus.games.ulysses.rules.state import (
    DRAW_PHASE,
    IN_PUBLIC,
    NOTHING,
    OVER_PHASE,
    STRENGTHEN_PHASE,
    Phase,
    Position,
)
from periplus.kernel.bits import bit, lowest
from periplus.kernel.cards import EMPTY, count, one, size
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, NOBODY


def begin_turn(s: Position, log: Log) -> None:
    """Every god draws a card for each of his temples, before the active one acts (U-16, U-17)."""
    s.turn += 1
    s.out_this_turn = 0
    s.pandoras = 0
    s.exchanges = 0
    log.tell(v.TURN, s.active, s.turn)
    s.drawer = s.first if s.rules.first_draws_first else s.active
    s.due = s.temples[s.drawer]
    s.waiting = s.seats - 1
    s.phase = DRAW_PHASE
    s.seat = DEALER
    if card_ready(s, log):
        return
    begin_leg(s)
    if is_becalmed(s):
        log.tell(v.BECALMED)
        end_game(s)


def end_game(s: Position) -> None:
    """Nobody decides any more, and all turn up their goals: a game that is over has no secrets."""
    s.phase = OVER_PHASE
    s.seat = NOBODY
    at: i64
    for at in range(len(s.known)):
        s.known[at] = s.everyone() | IN_PUBLIC


def is_becalmed(s: Position) -> bool:
    """Whether nobody can win any more: possible only when discards are not reshuffled (F-14).

    Without draws hands never grow; if none is large enough to pay for a cure or
    an exchange, every god with a goal that plagues keep from the ship has lost.
    """
    seat: i64
    slot: i64
    for seat in range(s.seats):
        if s.hand_size(seat) >= s.temples[seat]:
            return False
    sea: i64 = within_reach(s)
    for seat in range(s.seats):
        barred = False
        for slot in range(GOALS):
            card: i64 = seat * GOALS + slot
            if not s.reached >> card & 1 and not sea >> s.goals[card] & 1:
                barred = True
        if not barred:
            return False
    return True


def within_reach(s: Position) -> i64:
    """The places that the ship can get to without passing a plague."""
    barred: i64 = s.plagues
    if not s.rules.start_revisited:
        barred |= bit(s.chart.start)
    sea: i64 = 0
    shore: i64 = open_destinations(s)
    while shore != 0:
        place: i64 = lowest(shore)
        sea |= bit(place)
        shore = (shore | s.chart.neighbours[place] & ~barred) & ~sea
    return sea


def end_turn(s: Position, log: Log) -> None:
    """The role moves on to the left neighbour, never to a successful objector (U-20)."""
    s.active = s.next_seat(s.active)
    begin_turn(s, log)


def begin_leg(s: Position) -> None:
    """The active god's action phase (U-21); after a wind again (U-86)."""
    s.due = 0
    s.waiting = 0
    s.last_action = NOTHING
    s.phase = STRENGTHEN_PHASE
    s.seat = s.active


def card_ready(s: Position, log: Log) -> bool:
    """Make sure there is a card to draw: an empty deck is made anew from the discards (U-18, R-2)."""
    if s.deck == EMPTY and s.discards != EMPTY and s.rules.reshuffles:
        reshuffle(s, log)
    return s.deck != EMPTY


def reshuffle(s: Position, log: Log) -> None:
    s.deck = s.discards
    s.discards = EMPTY
    s.discard_top = -1
    note_reshuffle(s)
    log.tell(v.RESHUFFLED, size(s.deck))


def draw_card(s: Position, seat: i64, kind: i64, log: Log) -> None:
    """A god takes the card that the dealer found on top."""
    s.deck -= one(kind)
    s.hands[seat] += one(kind)
    note_draw(s, seat, kind)
    log.whisper(v.DREW, bit(seat), seat, kind)
    if s.rules.reshuffles_at_once and s.deck == EMPTY and s.discards != EMPTY:
        reshuffle(s, log)


def offer_deck(s: Position, out: Choices) -> None:
    """The dealer's choices: each kind as likely as there are cards of it."""
    kind: i64
    for kind in range(KINDS):
        copies: i64 = count(s.deck, kind)
        if copies > 0:
            out.add_weighted(v.DEAL + kind, copies)


class Draw(Phase):
    """The draw of a turn, one card a ply: each god takes his whole share before the next does (U-16, R-3)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_deck(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        draw_card(s, s.drawer, code - v.DEAL, log)
        s.due -= 1
        if s.due == 0 and s.waiting > 0:
            s.waiting -= 1
            s.drawer = s.next_seat(s.drawer)
            s.due = s.temples[s.drawer]
        if s.due == 0 or not card_ready(s, log):
            begin_leg(s)


class Bonus(Phase):
    """The two cards of Pandora (U-27), or what there is of them (E-1)."""

    def offer(self, s: Position, out: Choices) -> None:
        offer_deck(s, out)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        draw_card(s, s.active, code - v.DEAL, log)
        s.due -= 1
        if s.due == 0 or not card_ready(s, log):
            s.due = 0
            s.phase = STRENGTHEN_PHASE
            s.seat = s.active
