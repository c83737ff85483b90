"""A finished game looked at again: what happened, how the points grew, and the position at any ply."""

from typing import Final, Literal

from periplus.kernel.game import NOBODY, SPECTATOR, State
from periplus.kernel.voyage import Voyage
from periplus.server import wire, wire_library, worded
from periplus.text.telling import Teller

ALL: Final = "all"  # the eyes that see every card

Eyes = int | Literal["all"]


def history(
    voyage: Voyage, teller: Teller, eyes: Eyes, log_from: int = 0, lines: int | None = None
) -> wire_library.History:
    """What happened as these eyes saw it, from a line on and so many of them; and with the first line, the
    points whenever they changed."""
    told = voyage.log[log_from : None if lines is None else log_from + lines]
    if eyes == ALL:
        log = [worded.fact(voyage.game, teller, ply, event, SPECTATOR) for ply, event in told]
    else:
        log = worded.facts(voyage.game, teller, told, eyes)
    standing = [] if log_from else standings(voyage)
    return wire_library.History(voyage.ply, len(voyage.log), log_from, log, standing)


def standings(voyage: Voyage) -> list[wire_library.Standing]:
    """The points at the start, after each decision that changed them, and at the end."""
    state = voyage.at(0)
    found = [wire_library.Standing(0, points(state))]
    for ply, code in enumerate(voyage.decisions, 1):
        state.apply(code)
        now = points(state)
        if now != found[-1].points or ply == voyage.ply:
            found.append(wire_library.Standing(ply, now))
    return found


def points(state: State) -> list[int]:
    return state.result().scores if state.seat == NOBODY else state.standing()


def moment(voyage: Voyage, teller: Teller, ply: int, eyes: Eyes) -> wire_library.Moment:
    """The position after that many decisions; beyond the end, the last one."""
    ply = max(0, min(ply, voyage.ply))
    state = voyage.at(ply)
    view = state.view(SPECTATOR if eyes == ALL else eyes)
    seats = range(len(voyage.seats))
    everything: list[wire.Data] | None = [state.view(seat) for seat in seats] if eyes == ALL else None
    return wire_library.Moment(ply, view, everything, worded.question(teller, view))
