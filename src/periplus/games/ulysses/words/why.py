"""Why a thing cannot be clicked in Ulysses: what the rules have against it, in the position of now."""

from periplus.games.ulysses.rules.components import (
    BLACK,
    BLUE,
    CHALLENGE,
    COLOURS,
    GOALS,
    PANDORA,
    PLAGUE,
    RED,
    TEMPLE,
    WIND,
    ZEUS,
)
from periplus.games.ulysses.view import Making, UlyssesView
from periplus.games.ulysses.words.names import UlyssesNames
from periplus.kernel.game import DEALER, View
from periplus.text.words import Value

NOT_OUT = -1
FIGHTERS = (CHALLENGE, ZEUS)
DISCS = ("red", "black")
ACTIONS = {"pandora", "plague", "cure", "exchange", "build"}


class UlyssesWhy(UlyssesNames):
    """Answers “why can't I …?”. Called only for what is not lit, when the viewer is to decide."""

    def things(self) -> dict[str, int]:
        places = {"place": len(self.chart.places), "card": ZEUS + 1, "slot": GOALS, "colour": COLOURS}
        tiles = dict.fromkeys(("pandora", "plague", "cure", "exchange", "build"), 1)
        return {**places, "faction": BLACK + 1, **tiles}

    def idle(self, view: View) -> str:
        """Whoever has passed is not asked again in this debate."""
        debate = view.get("debate")
        assert isinstance(debate, dict)
        in_debate = view["stage"] == "debate" and view["seat"] != DEALER
        if in_debate and view["viewer"] in debate["out"]:
            return self.words.say("why-passed")
        return super().idle(view)

    def why(self, kind: str, number: int, s: UlyssesView, verbs: set[str]) -> str:
        if kind == "place":
            return self._place(number, s, verbs)
        if kind == "card":
            return self._card(number, s, verbs)
        if kind == "faction":
            return self._side(number, s, verbs)
        if s["stage"] != "strengthen" and not (kind == "cure" and s["stage"] == "ask"):
            return self._no("why-own-phase", s)
        if kind in ("slot", "colour"):
            return self._goal(kind, number, s, verbs)
        return self._action(kind, s) if s["choice"] is None else ""

    def _no(self, id: str, s: UlyssesView, **more: Value) -> str:
        return self.words.fill(id, more, self.spoken_of(s))

    # ---- places ----

    def _place(self, place: int, s: UlyssesView, verbs: set[str]) -> str:
        choice = s["choice"]
        if choice is not None and choice["due"] == 0:
            if choice["action"] == "plague" and choice["place"] < 0:
                return self._no("why-plague-twice" if place in s["plagues"] else "why-plague-goals", s)
            if choice["action"] == "cure" and choice["place"] < 0:
                return self._no("why-no-plague", s, place=self.noun("place", place))
        if s["stage"] not in ("strengthen", "ask", "debate"):
            return ""
        if choice is not None and not is_cured(choice):
            return ""
        return self._out_of_reach(place, s) or self._disc(place, s, verbs)

    def _out_of_reach(self, place: int, s: UlyssesView) -> str:
        """No disc can be put where the ship is, nor where no route leads."""
        if place == s["ship"]:
            return self._no("why-ship-there", s)
        if place in s["near"]:
            return ""
        joined = self.chart.neighbours[s["ship"]] >> place & 1
        return self._no(
            "why-start-barred" if joined else "why-not-joined", s, place=self.noun("place", place)
        )

    def _disc(self, place: int, s: UlyssesView, verbs: set[str]) -> str:
        """Why no disc can be put on a place that the ship could go to."""
        if s["stage"] == "strengthen":
            return self._plagued(s, verbs)
        if s["stage"] == "ask":
            if place == s["debate"]["discs"][BLUE] and self.rules.red_differs:
                return self._no("why-blue-there", s)
            if s["choice"] is not None:
                return self._no("why-one-cure", s)
            return self._too_dear(place, 1, s)
        taken = [side for side in (BLUE, RED) if s["debate"]["discs"][side] == place]
        if taken:
            return self._no("why-third-place", s, disc=self._disc_name(taken[0]))
        if barred := self._no_black(s):
            return self._no(barred, s)
        if place in s["plagues"] and not self.rules.black_may_cure:
            return self._no("why-black-plague", s)
        join = s["debate"]["join"]
        return self._too_dear(place, join[BLACK], s) if join is not None else ""

    def _disc_name(self, side: int) -> str:
        return self.words.say(f"disc-{self.noun_id('faction', side)}")

    def _plagued(self, s: UlyssesView, verbs: set[str]) -> str:
        """A place with a plague cannot be proposed, but the plague can be removed, if one can pay."""
        if "cure" in verbs:
            return self._no("why-plagued", s)
        is_poor = s["hands"][s["viewer"]] < s["fees"][s["viewer"]]
        return self._no("why-plagued.poor" if is_poor else "why-plagued.late", s)

    def _too_dear(self, place: int, least: int, s: UlyssesView) -> str:
        """Too few cards to play for a disc there, or to remove the plague there as well."""
        votes, is_plagued = s["votes"] or 0, place in s["plagues"]
        others = s["hands"][s["viewer"]] - votes
        left = votes - max(0, s["fees"][s["viewer"]] - others) if is_plagued else votes
        if left >= least:
            return ""
        return self._no("why-plagued-disc" if is_plagued else "why-few-votes", s, least=least)

    def _no_black(self, s: UlyssesView) -> str:
        """The text on why the viewer may put no black disc at all; "" if that is open."""
        debate, viewer, rules = s["debate"], s["viewer"], self.rules
        side = debate["sides"][viewer]
        if debate["discs"][BLACK] != NOT_OUT:
            return "why-black-out"
        if rules.faction_lock and side >= 0:
            return "why-locked"
        if viewer in debate["owners"] and not rules.owner_may_place_black:
            return "why-black-owner"
        if viewer in debate["agreed"] and rules.agree_bars_black:
            return "why-black-agreed"
        helped = side >= 0 and viewer not in debate["owners"]
        return "why-black-helped" if helped and not rules.black_after_support else ""

    # ---- sides ----

    def _side(self, side: int, s: UlyssesView, verbs: set[str]) -> str:
        if s["stage"] != "debate":
            return self._no("why-no-debate", s)
        if s["choice"] is not None:
            return ""
        if s["debate"]["discs"][side] == NOT_OUT and "black" in verbs:
            return self._no("why-black-first", s)
        if s["debate"]["discs"][side] == NOT_OUT and (barred := self._no_black(s)):
            return self._no(barred, s)
        if self.rules.faction_lock and s["debate"]["sides"][s["viewer"]] not in (NOT_OUT, side):
            return self._no("why-locked", s)
        least = join[side] if (join := s["debate"]["join"]) is not None else 0
        return self._no("why-few-votes", s, least=least) if (s["votes"] or 0) < least else ""

    # ---- cards ----

    def _card(self, card: int, s: UlyssesView, verbs: set[str]) -> str:
        hand, choice = s["hand"] or [0] * (ZEUS + 1), s["choice"]
        named = self.described("card", "card", card)
        if hand[card] == 0:
            return self._no("why-no-card", s, **named)
        if choice is not None:
            if hand[card] <= choice["payment"][card] + choice["stake"][card]:
                return self._no("why-all-laid", s, **named)
            return self._card_for(card, s, choice)
        if s["stage"] == "wind":
            return self._no("why-wind-only", s)
        if s["stage"] != "strengthen":
            return self._card_in_debate(card, s, verbs)
        action = {TEMPLE: "build", PLAGUE: "plague", PANDORA: "pandora"}.get(card, "")
        if action and action not in verbs:
            return self._action(action, s)
        if card in (CHALLENGE, WIND):
            return self._no("why-card-challenge" if card == CHALLENGE else "why-card-wind", s)
        if card == ZEUS and not verbs & ACTIONS:
            return self._no("why-zeus-idle", s)
        return self._no("why-card-first", s, **named)

    def _card_in_debate(self, card: int, s: UlyssesView, verbs: set[str]) -> str:
        if card not in FIGHTERS:
            return self._no("why-no-vote", s)
        return self._no("why-side-first" if verbs & {"red", "back", "black", "cure"} else "why-only-pass", s)

    def _card_for(self, card: int, s: UlyssesView, choice: Making) -> str:
        """Why a card does not serve the choice in the making."""
        action = choice["action"]
        if action == "pandora":
            return self._no("why-pandora-card", s)
        if choice["due"]:
            return self._payment(card, s, choice)
        if action == "plague":
            return self._no("why-plague-card", s) if choice["place"] >= 0 else ""
        if action != "back" and action not in DISCS:
            return ""
        if card not in FIGHTERS:
            return self._no("why-no-vote", s)
        return self._no("why-one-card", s) if choice["one_card_only"] else ""

    def _payment(self, card: int, s: UlyssesView, choice: Making) -> str:
        hand, paid = s["hand"] or [], choice["payment"]
        if choice["action"] == "build":
            temples = s["temples"][s["viewer"]]
            if card == TEMPLE and not self.rules.pays_temples_freely and paid[TEMPLE] >= temples:
                return self._no("why-temple-other", s)
            if card not in (TEMPLE, ZEUS) and choice["due"] <= choice["temple_cards"]:
                return self._no("why-temple-needed", s, needed=choice["temple_cards"])
        needed = choice["least"] if choice["action"] in DISCS else int(s["stage"] == "ask")
        fighters = sum(hand[kind] - paid[kind] for kind in FIGHTERS)
        if card in FIGHTERS and fighters <= needed:
            return self._no("why-card-kept", s, least=needed)
        return ""

    # ---- goals and the other actions ----

    def _goal(self, kind: str, number: int, s: UlyssesView, verbs: set[str]) -> str:
        choice = s["choice"]
        if choice is None:
            if "exchange" not in verbs:
                return self._action("exchange", s)
            barred = self._kept(number, s) if kind == "slot" else ""
            return barred or self._no("why-exchange-first", s)
        if choice["action"] != "exchange" or choice["due"]:
            return ""
        if kind == "slot":
            return self._kept(number, s) if "give" in verbs else ""
        return self._no("why-give-first", s) if "give" in verbs else self._pile(number, s)

    def _ship_colour(self, s: UlyssesView) -> int:
        return int(self.chart.colour[s["ship"]])

    def _kept(self, slot: int, s: UlyssesView) -> str:
        """Why a goal of the viewer cannot be given up; "" if it can."""
        goal = s["goals"][s["viewer"]][slot]
        if goal["shown"] and not self.rules.shown_exchanged:
            return self._no("why-goal-shown", s)
        if not self.rules.bars_taken and goal["colour"] == self._ship_colour(s):
            return self._no("why-goal-colour", s)
        piles = range(COLOURS) if self.rules.any_pile else [goal["colour"]]
        barred = self._ship_colour(s) if self.rules.bars_taken else -1
        if any(s["piles"][colour] and colour != barred for colour in piles):
            return ""
        return self._no("why-no-pile" if any(colour != barred for colour in piles) else "why-pile-colour", s)

    def _pile(self, colour: int, s: UlyssesView) -> str:
        if self.rules.bars_taken and colour == self._ship_colour(s):
            return self._no("why-pile-colour", s)
        return self._no("why-no-pile", s) if not s["piles"][colour] else ""

    def _action(self, action: str, s: UlyssesView) -> str:
        """Why an action of the action phase is not open."""
        hand = s["hand"] or [0] * (ZEUS + 1)
        told = {
            "pandora": self._no_pandora,
            "plague": self._no_plague,
            "cure": self._no_cure,
            "exchange": self._no_exchange,
            "build": self._no_temple,
        }[action](s, hand)
        return self._no(told or "why-action-order", s, held=hand[TEMPLE] + hand[ZEUS])

    def _no_pandora(self, s: UlyssesView, hand: list[int]) -> str:
        if self.rules.pandora_limited and s["pandoras"]:
            return "why-pandora-used"
        if not hand[PANDORA] and not (hand[ZEUS] and self.rules.zeus_as_pandora):
            return "why-pandora-card"
        if s["deck"] or (self.rules.reshuffles and s["discarded"]):
            return ""
        return "why-pandora-empty.never" if s["discarded"] else "why-pandora-empty"

    def _no_plague(self, s: UlyssesView, hand: list[int]) -> str:
        if not s["plagues_left"]:
            return "why-plague-supply"
        return "" if hand[PLAGUE] or hand[ZEUS] else "why-plague-card"

    def _no_cure(self, s: UlyssesView, hand: list[int]) -> str:
        if not s["plagues"]:
            return "why-no-plagues"
        if s["stage"] == "ask":
            return "why-cure-there" if not self.rules.objector_cures_anywhere else "why-cure-poor"
        return "why-poor" if sum(hand) < s["fees"][s["viewer"]] else ""

    def _no_exchange(self, s: UlyssesView, hand: list[int]) -> str:
        if self.rules.one_exchange and s["exchanges"]:
            return "why-exchanged"
        if sum(hand) < s["fees"][s["viewer"]]:
            return "why-poor"
        return "" if any(not self._kept(slot, s) for slot in range(GOALS)) else "why-no-goal"

    def _no_temple(self, s: UlyssesView, hand: list[int]) -> str:
        viewer = s["viewer"]
        if self.rules.temples_bound and not s["supply"]:
            return "why-no-temple"
        if sum(hand) < s["prices"][viewer]:
            return "why-build-poor"
        return "why-build-cards" if hand[TEMPLE] + hand[ZEUS] < s["temples"][viewer] else "why-temple-other"


def is_cured(choice: Making) -> bool:
    """Whether an objector has removed a plague, and is to put the red disc."""
    return choice["action"] == "cure" and choice["place"] >= 0 and not choice["due"]
