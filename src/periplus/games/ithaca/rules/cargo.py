"""Cargo on a changed route (I-95 … I-97)."""

from mypy_extensions import i64

from periplus.games.ithaca.rules import verbs as v
from periplus.games.ithaca.rules.components import EMPTY, all_equal, at, highest, length, put, without
from periplus.games.ithaca.rules.state import Phase, Position
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


def excess(s: Position, seat: i64) -> i64:
    """How many more cargo cards there are than the route has years (I-96)."""
    return length(s.cargo[seat]) - s.cards.years[s.routes[seat]]


def trim(s: Position, log: Log) -> None:
    """The chosen cards are discarded; the others are carried on, whatever their colours (I-44, I-95)."""
    s.cargo[s.drawer] = without(s.cargo[s.drawer], s.picked)
    s.discard_row(s.picked)
    log.tell(v.TRIMMED, s.drawer, s.picked)
    s.picked = EMPTY
    s.go(s.then)


class Trim(Phase):
    """The owner, even out of turn, chooses cargo to discard until it fits (I-96, R-30).

    One click a card, in ascending order of kinds. Of equal cards there is nothing to choose.
    """

    def begin(self, s: Position, log: Log) -> None:
        s.due = excess(s, s.drawer)
        if s.due <= 0:
            s.go(s.then)
        elif all_equal(s.cargo[s.drawer]):
            for _ in range(s.due):
                s.picked = put(s.picked, at(s.cargo[s.drawer], 0))
            trim(s, log)
        else:
            s.seat = s.drawer

    def offer(self, s: Position, out: Choices) -> None:
        left: i64 = without(s.cargo[s.drawer], s.picked)
        number: i64 = length(left)
        more: i64 = s.due - length(s.picked)
        last: i64 = highest(s.picked)
        index: i64
        # The cards from here on must be enough for all that are still due.
        for index in range(number - more + 1):
            kind: i64 = at(left, index)
            if kind >= last and (index == 0 or kind != at(left, index - 1)):
                out.add(v.TRIM + kind)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        s.picked = put(s.picked, code - v.TRIM)
        if length(s.picked) == s.due:
            trim(s, log)
