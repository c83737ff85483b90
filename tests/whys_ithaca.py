"""What the answers of Ithaca claim, checked on the whole truth."""

from periplus.games.ithaca.rules.components import ACTION_NAMES, kinds_of
from periplus.games.ithaca.rules.favour import action_shown, favour
from periplus.games.ithaca.rules.state import (
    BID_PHASE,
    CHANGE_PHASE,
    DEED_PHASE,
    INFLUENCE_PHASE,
    NO_GOD,
    SWAP_PHASE,
    TO_GOD_PHASE,
    TRIM_PHASE,
    Position,
)
from tests.whys import Answer, Claims, named

Why = Answer[Position]
FROM_HAND = {"influence", "favour", "oracle", "odyssey", "discard"}


def held(w: Why) -> list[int]:
    """The cards that lie where the one asked about is."""
    rows = {"card": w.s.hands, "oracle": w.s.oracles, "cargo": w.s.cargo}
    return kinds_of(rows[w.kind][w.me])


def shows(w: Why, card: int, god: int) -> bool:
    return god in w.s.cards.fates[card].gods


def deed(w: Why) -> str:
    """What my route shows for the god who has the favour."""
    return ACTION_NAMES[action_shown(w.s)] if favour(w.s) != NO_GOD else ""


def which_god(w: Why) -> bool:
    card = int(w.s.card)
    told = w.args["held"] == named("ithaca", w, "card", card)
    return told and w.s.phase == TO_GOD_PHASE and w.verbs == {"god"} and len(w.s.cards.fates[card].gods) == 2


def other_god(w: Why) -> bool:
    told = w.args["held"] == named("ithaca", w, "card", int(w.s.card))
    return told and w.s.phase == TO_GOD_PHASE and not shows(w, int(w.s.card), w.number)


def no_landing(w: Why) -> bool:
    told = w.args["favour"] == named("ithaca", w, "god", int(favour(w.s)))
    return told and deed(w) != "land" and "land" not in w.verbs


CLAIMS: Claims[Position] = {
    "why-not-held": lambda w: w.number not in held(w),
    "why-hand-change": lambda w: w.s.phase == CHANGE_PHASE and w.verbs <= {"change", "keep"},
    "why-hand-bid": lambda w: w.s.phase == BID_PHASE and w.verbs <= {"bid", "done", "pass"},
    "why-trim": lambda w: w.s.phase == TRIM_PHASE and w.s.due > 0 and w.verbs == {"trim"},
    "why-swap": lambda w: w.verbs == {"swap"} and len(kinds_of(w.s.oracles[w.me])) == w.s.cards.oracle_max,
    "why-which-god": which_god,
    "why-oracle": lambda w: (
        w.s.phase in (INFLUENCE_PHASE, TO_GOD_PHASE, DEED_PHASE)
        and (w.s.phase == TO_GOD_PHASE or bool(w.verbs & FROM_HAND))
    ),
    "why-bid-god": lambda w: (
        not shows(w, w.number, int(w.s.god)) and w.args["giver"] == named("ithaca", w, "god", int(w.s.god))
    ),
    "why-bid-laid": lambda w: kinds_of(w.s.picked).count(w.number) == held(w).count(w.number),
    "why-cargo": lambda w: w.number in held(w) and w.s.phase != TRIM_PHASE,
    "why-god-other": other_god,
    "why-change-first": lambda w: w.s.phase == CHANGE_PHASE,
    "why-card-first": lambda w: bool(w.verbs & {"influence", "favour"}),
    "why-deed-other": lambda w: w.s.phase in (DEED_PHASE, SWAP_PHASE) and deed(w) not in ("favour", ""),
    "why-poseidon": lambda w: w.kind == "poseidon",
    "why-route-other": lambda w: w.number != w.s.routes[w.me],
    "why-influence-first": lambda w: w.s.phase in (INFLUENCE_PHASE, TO_GOD_PHASE) and not w.s.in_deed,
    "why-no-landing": no_landing,
    "why-no-deed": lambda w: favour(w.s) == NO_GOD,
}
