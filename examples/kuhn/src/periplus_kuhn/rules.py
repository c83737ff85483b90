"""The rules: the cards, the clicks, the facts, and the position with all that may be done in it."""

from periplus.kernel.choices import Choices
from periplus.kernel.events import SILENT, EventKind, Log
from periplus.kernel.game import DEALER, NOBODY, Result, State
from periplus.kernel.verbs import Verbs

CARDS = ["jack", "queen", "king", "ace"]  # ascending; at a table of two there is no ace (K-1)

# A click is a small int: where its verb begins, and the number of the thing clicked.
VERBS = Verbs(
    [("deal", "card", len(CARDS)), ("check", "", 1), ("bet", "", 1), ("fold", "", 1), ("call", "", 1)]
)
DEAL, CHECK, BET, FOLD, CALL = (verb.base for verb in VERBS.all)

# A fact: its name, its arguments with their types, and which of them may be secret.
EVENTS = [
    EventKind("dealt", [("seat", "seat"), ("card", "card")], secret=["card"]),
    EventKind("checked", [("seat", "seat")]),
    EventKind("bet", [("seat", "seat")]),
    EventKind("folded", [("seat", "seat")]),
    EventKind("called", [("seat", "seat")]),
    EventKind("showed", [("seat", "seat"), ("card", "card")]),
    EventKind("won", [("seat", "seat"), ("chips", "number")]),
]
DEALT, CHECKED, HAS_BET, FOLDED, CALLED, SHOWED, WON = range(len(EVENTS))
FACT_OF = {CHECK: CHECKED, BET: HAS_BET, FOLD: FOLDED, CALL: CALLED}


class Position(State):
    """The whole truth. All else follows from the cards and from what the seats have clicked."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.cards: list[int] = []  # of each seat that has one
        self.clicks: list[int] = []  # in turn, from the first seat on
        self.seat = DEALER

    # What may be done

    def offer(self, out: Choices) -> None:
        """The legal clicks, ascending; at the dealer's plies each with its weight."""
        out.clear()
        if self.seat == DEALER:
            for card in self.unseen():
                out.add_weighted(DEAL + card, 1)
        elif self.seat != NOBODY:
            for code in (CHECK, BET) if self.bettor() is None else (FOLD, CALL):
                out.add(code)

    def apply(self, code: int, log: Log = SILENT) -> None:
        if self.seat == DEALER:
            self.give_card(code - DEAL, log)
        else:
            log.tell(FACT_OF[code], self.seat)
            self.clicks.append(code)
        self.seat = self.next_seat()
        if self.seat == NOBODY:
            self.tell_the_end(log)

    def give_card(self, card: int, log: Log) -> None:
        """Everybody is told that a seat has its card, the seat itself which one (K-3)."""
        seat = len(self.cards)
        self.cards.append(card)
        log.whisper(DEALT, 1 << seat, seat, card)

    def next_seat(self) -> int:
        """One after the other, until everybody has checked or has answered a bet (K-4, K-5)."""
        if len(self.cards) < self.seats:
            return DEALER
        bettor = self.bettor()
        last = self.seats if bettor is None else self.seats + bettor
        return len(self.clicks) % self.seats if len(self.clicks) < last else NOBODY

    def tell_the_end(self, log: Log) -> None:
        """Those who are left show their cards, unless there is only one (K-6, K-7)."""
        for seat in self.showing():
            log.tell(SHOWED, seat, self.cards[seat])
        log.tell(WON, self.winner(), self.pot())

    # What follows from it

    def unseen(self) -> list[int]:
        """The cards that nobody has, of a deck with one more than there are players (K-1)."""
        return [card for card in range(self.seats + 1) if card not in self.cards]

    def bettor(self) -> int | None:
        """Who has bet, if anybody has."""
        return self.clicks.index(BET) if BET in self.clicks else None

    def deed(self, seat: int) -> str:
        """What a seat did last; "" if nothing yet."""
        own = self.clicks[seat :: self.seats]
        return VERBS.split(own[-1])[0].name if own else ""

    def left(self) -> list[int]:
        """The seats that have not folded."""
        return [seat for seat in range(self.seats) if self.deed(seat) != "fold"]

    def stake(self, seat: int) -> int:
        """The chips of a seat in the pot: the ante, and one for a bet or a call (K-2, K-4, K-5)."""
        return 2 if self.deed(seat) in ("bet", "call") else 1

    def pot(self) -> int:
        return sum(self.stake(seat) for seat in range(self.seats))

    def showing(self) -> list[int]:
        """The seats whose cards lie open."""
        return self.left() if self.seat == NOBODY and len(self.left()) > 1 else []

    def winner(self) -> int:
        """The highest card of those who are left (K-6)."""
        return max(self.left(), key=lambda seat: self.cards[seat])

    def standing(self) -> list[int]:
        """What each seat has won or lost so far; in the end they add up to nothing (K-8)."""
        chips = [-self.stake(seat) for seat in range(self.seats)]
        if self.seat == NOBODY:
            chips[self.winner()] += self.pot()
        return chips

    def result(self) -> Result:
        """The more chips, the better the rank; equal chips share one (K-8)."""
        chips = self.standing()
        return Result(chips, [1 + sum(other > own for other in chips) for own in chips])

    # What every position must be able to do

    def names(self, noun: str) -> list[str]:
        return CARDS[: self.seats + 1]

    def lay_out(self) -> None:
        """Nothing lies on the table but the antes."""

    def pack(self) -> tuple[int, ...]:
        return (len(self.cards), *self.cards, *self.clicks)

    def fill(self, packed: tuple[int, ...]) -> None:
        dealt = packed[0]
        self.cards = list(packed[1 : 1 + dealt])
        self.clicks = list(packed[1 + dealt :])
        self.seat = self.next_seat()
