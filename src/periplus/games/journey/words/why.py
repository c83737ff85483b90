"""Why a thing cannot be clicked in Journey: what the rules have against it, in the position of now."""

from periplus.games.journey.contents import step
from periplus.games.journey.rules.components import (
    ALL_DECKS,
    BISCUIT_POINTS,
    BISCUITS,
    COLOURS,
    COMPASS,
    EQUIPMENT_DECK,
    EXPLORER_DECK,
    FLEXIBLE_USE,
    FOSSIL_DECK,
    FOSSIL_KINDS,
    HAND_KINDS,
    MIXED_COLOURS,
    MOST_EXPLORERS,
    MOST_PLAYED,
    PICKAXE,
    PIECE_NAMES,
    RAFT,
    ROPE,
)
from periplus.games.journey.rules.decks import deck_of
from periplus.games.journey.rules.terrain import DIRECTIONS
from periplus.games.journey.view import JourneyView, Move, bills, own_move, seen
from periplus.games.journey.words.names import JourneyNames
from periplus.kernel.game import View
from periplus.kernel.verbs import Verb
from periplus.text.words import Value

KEPT = 4  # kinds of events that are kept
LURES = ("spring", "event")


class JourneyWhy(JourneyNames):
    """Answers “why can't I …?”. Called only for what is not lit, when the viewer is to decide."""

    def things(self) -> dict[str, int]:
        cards = {"card": HAND_KINDS, "display": HAND_KINDS, "event": KEPT, "fossil": FOSSIL_KINDS}
        return {**cards, "deck": len(ALL_DECKS), "piece": len(PIECE_NAMES), "space": int(self.board.size)}

    def lights(self, kind: str) -> frozenset[str]:
        if kind == "fossil":
            return frozenset(("give", "return"))
        verbs = {"card": "discard", "display": "take", "deck": "draw", "piece": "move", "space": "step"}
        return frozenset((verbs.get(kind, ""),))

    def is_lit(self, kind: str, number: int, view: View, clicks: list[tuple[Verb, int]]) -> bool:
        """A piece on its way is clicked to stop it."""
        move = own_move(seen(view))
        if kind == "piece" and move is not None and move["piece"] == number:
            return any(verb.name == "stop" for verb, _ in clicks)
        return super().is_lit(kind, number, view, clicks)

    def why(self, kind: str, number: int, s: JourneyView, verbs: set[str]) -> str:
        if kind == "space":
            return self._space(number, s)
        if kind == "piece":
            return self._piece(number, s)
        if kind == "deck" and number >= FOSSIL_DECK:
            return self._no("why-deck", s, deck_id=ALL_DECKS[number])
        if kind in ("deck", "display"):
            return self._source(kind, number, s)
        if kind == "card":
            return self._card(number, s)
        if kind == "event":
            return self._no("why-event", s, **self.described("event", "event", number))
        return self._no("why-fossil", s) if not verbs & {"give", "return"} else ""

    def _no(self, id: str, s: JourneyView, **more: Value) -> str:
        return self.words.fill(id, more, self.spoken_of(s))

    # ---- spaces ----

    def _space(self, space: int, s: JourneyView) -> str:
        if s["task"] != "turn":
            return ""
        if self.ground_id(space) == "granite":
            return self._no("why-granite", s)
        if self.is_sea(space) != (s["stage"] == "sea"):
            return self._no("why-other-stage", s)
        move = own_move(s)
        if move is None:
            return self._no_end(space, s) or self._no("why-no-way", s)
        if bills(s, "pay"):
            return ""
        here = move["path"][-1]
        if space == here:
            return self._no("why-here", s)
        ways = [way for at in range(DIRECTIONS) if (way := step(self.board, here, at)) is not None]
        taken = next((way for way in ways if way["space"] == space), None)
        if taken is None:
            behind = [step(self.board, space, at) for at in range(DIRECTIONS)]
            leads_back = any(way is not None and way["space"] == here for way in behind)
            if leads_back:
                return self._no("why-back", s)
            return self._no_end(space, s) or self._no("why-far", s)
        if self._walked_in_vain(space, move["path"]):
            return self._no("why-in-vain", s)
        return self._missing(space, taken["ropes"], taken["compasses"], s, move)

    def _no_end(self, space: int, s: JourneyView) -> str:
        """Why no move can end on a space, whatever the cards; "" if one could (J-36, J-42)."""
        if self.ground_id(space) == "canyon":
            return self._no("why-no-stop", s, sea="yes" if self.is_sea(space) else "no")
        move = own_move(s)
        others = [at for piece, at in enumerate(s["pieces"]) if move is None or piece != move["piece"]]
        return self._no("why-occupied", s) if s["stage"] == "descent" and space in others else ""

    def _walked_in_vain(self, space: int, path: list[int]) -> bool:
        """Whether the piece was there, and has come to no new spring or event space since (A-30)."""
        lures = [at for at in range(1, len(path)) if self.ground_id(path[at]) in LURES]
        new = [at for at in lures if path[at] not in path[1:at]]
        if self.rules.start_pays and space == path[0] and self.ground_id(space) in LURES:
            path = [-1, *path[1:]]  # to start on it was not to come there
        return space in path[new[-1] if new else 0 :]

    def _missing(self, space: int, ropes: int, compasses: int, s: JourneyView, move: Move) -> str:
        """What the viewer lacks for a step; if it is nothing, the step leads nowhere."""
        hand, flexible = s["hand"] or [0] * HAND_KINDS, (s["events"] or [0, 0])[FLEXIBLE_USE]
        needs = {ROPE: move["ropes"] + ropes, COMPASS: move["compasses"] + compasses}
        for card, needed in needs.items():
            held = hand[card] + flexible
            if needed > held:
                return self._no("why-rope" if card == ROPE else "why-compass", s, needed=needed, held=held)
        lacking = sum(max(0, needed - hand[card]) for card, needed in needs.items())
        flexible = max(0, flexible - lacking)
        most = self._most_explorers(move["piece"], s)
        points = most + BISCUIT_POINTS * (hand[BISCUITS] + flexible)
        picked = move["picked"] + 1
        cost = move["points"] + 1 + int(self.board.extra[space])
        if cost > points and (picked > points or not (hand[PICKAXE] or flexible)):
            rocks = "yes" if cost > picked and not hand[PICKAXE] and not flexible else "no"
            return self._no("why-points", s, needed=cost, held=points, rocks=rocks)
        return self._no("why-dead-end", s)

    def _most_explorers(self, piece: int, s: JourneyView) -> int:
        """The explorer cards that can be played for one move of a piece (J-25, J-26, J-69, J-88)."""
        colours = (s["hand"] or [0] * HAND_KINDS)[:COLOURS]
        if (s["events"] or [0])[MIXED_COLOURS]:
            return min(MOST_PLAYED, sum(colours))
        return min(MOST_PLAYED, max(colours) if piece == RAFT else colours[piece])

    # ---- pieces, cards and decks ----

    def _piece(self, piece: int, s: JourneyView) -> str:
        if s["task"] != "turn":
            return ""
        if (piece == RAFT) != (s["stage"] == "sea"):
            return self._no("why-raft" if piece == RAFT else "why-aboard", s)
        move = own_move(s)
        if move is not None:
            return "" if move["piece"] == piece else self._no("why-one-piece", s)
        if self._most_explorers(piece, s) == 0:
            return self._no("why-no-explorers", s, **self.described("piece", "piece", piece))
        return self._no("why-stuck", s)

    def _source(self, kind: str, number: int, s: JourneyView) -> str:
        if s["task"] == "overflow":
            return self._no("why-discard-first", s)
        if s["task"] == "turn" and own_move(s) is not None:
            return self._no("why-moving", s)
        open_now = kind == "deck" or number in s["display"]
        return "" if open_now else self._no("why-not-open", s)

    def _card(self, card: int, s: JourneyView) -> str:
        if not (s["hand"] or [0] * HAND_KINDS)[card]:
            return self._no("why-no-card", s)
        if s["task"] == "overflow":
            explorers = s["hands"][s["viewer"]][0]
            full = EXPLORER_DECK if explorers > MOST_EXPLORERS else EQUIPMENT_DECK
            return self._no("why-other-sort", s) if deck_of(card) != full else ""
        if s["task"] != "turn" or bills(s, "pay"):
            return ""
        return self._no("why-paid-last" if own_move(s) is not None else "why-move-first", s)
