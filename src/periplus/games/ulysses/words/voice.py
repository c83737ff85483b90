"""What a seat is asked in Ulysses, and its choices: questions, labels, help, with the numbers of now."""

from periplus.games.ulysses.rules.components import BLACK, BLUE, PANDORA, PLAGUE
from periplus.games.ulysses.view import Debate, Making, UlyssesView, seen
from periplus.games.ulysses.words.position import PARTS
from periplus.games.ulysses.words.why import UlyssesWhy
from periplus.kernel.game import View
from periplus.kernel.ways import Way
from periplus.text.words import Value

NO_PLACE = -1


class UlyssesVoice(UlyssesWhy):
    """Tells a table of Ulysses."""

    parts = PARTS

    def ended(self, s: UlyssesView) -> str:
        """How the game ended; without reshuffles it can end without a winner."""
        if s["winner"] < 0:
            return self.words.say("question-becalmed")
        own = ".you" if s["winner"] == s["viewer"] else ""
        return self.words.say(f"question-over{own}", name=self.seats[s["winner"]])

    def step(self, s: UlyssesView) -> str:
        choice = s["choice"]
        if choice is None:
            return "blocked" if s["blocked"] and s["stage"] == "strengthen" else s["stage"]
        action = choice["action"]
        if choice["due"] > 0:
            return f"pay.{action}"
        if action == "plague" and choice["place"] >= 0:
            return "plague-card"
        if action == "cure" and choice["place"] >= 0:
            return "cured"
        if action == "exchange" and choice["slot"] >= 0:
            return "exchange-pile"
        return "stake" if action in ("red", "black", "back") else action

    def remind(self, s: UlyssesView) -> list[str]:
        args = self.spoken_of(s)
        return [self.words.say("question-so-far", cards=args["laid"])] if args["laid_count"] else []

    def explain(self, code: int, s: UlyssesView) -> list[str]:
        verb, noun = self.verbs.split(code)
        return self._goals_from(noun, s) if verb.name in ("propose", "red", "black") else []

    def way(self, way: Way, view: View) -> str:
        """A play in a debate: what it is about, and the cards that are laid for it."""
        choice = seen(view)["choice"]
        cards = self.cards(choice["stake"] if choice is not None else [])
        kind = "faction" if way.verb == "back" else "place"
        return self.words.say(f"way-{way.verb}", **{kind: self.noun(kind, way.noun), "cards": cards})

    # ---- what the texts can speak of ----

    def variant(self, code: int, s: UlyssesView) -> str:
        verb, noun = self.verbs.split(code)
        choice = s["choice"]
        if verb.name == "card":
            return f".{use}" if (use := card_use(s)) else ""
        if verb.name == "done" and choice is not None:
            return ".stake"
        if verb.name == "place" and choice is not None:
            return f".{choice['action']}"
        if verb.name in ("red", "black") and noun in s["plagues"]:
            cured = choice is not None and choice["cure"] == noun
            return "" if cured else ".plagued"
        return ".asked" if verb.name == "cure" and s["stage"] == "ask" else ""

    def clicked(self, code: int, s: UlyssesView) -> dict[str, Value]:
        verb, noun = self.verbs.split(code)
        args = super().clicked(code, s)
        if verb.name == "give":
            goal = s["goals"][max(s["seat"], 0)][noun]
            args |= self.described("goal", "place", goal["place"])
            args |= self.described("colour", "colour", goal["colour"])
            args["goal_id"] = self.noun_id("place", goal["place"])
        if verb.name == "take":
            args["pile"] = s["piles"][noun]
        if verb.name in ("back", "black"):
            join = s["debate"]["join"]
            assert join is not None
            args["least"] = join[noun if verb.name == "back" else BLACK]
        return args

    def speak_of(self, s: UlyssesView) -> dict[str, Value]:
        seat = s["seat"] if s["seat"] >= 0 else s["active"]
        temples = s["temples"][seat]
        sides = s["debate"]
        args: dict[str, Value] = {
            "name": self.seats[seat],
            "active": self.seats[s["active"]],
            "next": self.seats[s["next"]],
            "pandora_with": self._played_as(PANDORA, s),
            "plague_with": self._played_as(PLAGUE, s),
            "cards": s["hands"][seat],
            "votes": s["votes"] or 0,
            "temples": temples,
            "cost": s["fees"][seat],
            "price": s["prices"][seat],
            "grown": temples + 1,
            "supply": s["supply"],
            "discs": s["plagues_left"],
            "ship": lambda: self.noun("place", s["ship"]),
            "blue": lambda: self.noun("place", sides["discs"][BLUE]),
            "sides": lambda: self._totals(sides),
            "minimums": lambda: self._minimums(sides),
            **self._ruled(),
        }
        return args | self._made(s, s["choice"])

    def _played_as(self, kind: int, s: UlyssesView) -> str:
        """Whether an action would take the card it is named after, or Zeus for want of one."""
        return "zeus" if s["hand"] is not None and s["hand"][kind] == 0 else "named"

    def _made(self, s: UlyssesView, choice: Making | None) -> dict[str, Value]:
        """The choice in the making: what it is about, the cards laid for it so far, and what is missing."""
        if choice is None:
            return {"laid_count": 0}
        faction = choice["faction"]
        staked = sum(choice["stake"])
        disc = s["debate"]["discs"][faction] if choice["action"] == "back" else choice["place"]
        return {
            "action": choice["action"],
            "due": choice["due"],
            "target": lambda: self.noun("place", disc),
            "most": "one" if choice["one_card_only"] else "any",
            "cured": lambda: self.noun("place", choice["cure"]),
            "least": choice["least"],
            "missing": max(0, choice["least"] - staked),
            "total": s["debate"]["totals"][faction] + staked,
            **self.described("faction", "faction", faction),
            **self.described_cards("laid", choice["payment" if choice["due"] else "stake"]),
        }

    def aided(self, view: View) -> dict[str, Value]:
        """The prices of the viewer, whoever decides; a spectator is told those of the active player."""
        s = seen(view)
        seat = max(0, s["viewer"] if s["viewer"] >= 0 else s["active"])
        return self._ruled() | {
            "temples": s["temples"][seat],
            "cost": s["fees"][seat],
            "price": s["prices"][seat],
            "first_red": "one" if self.rules.first_red_one else "more",
        }

    def _ruled(self) -> dict[str, Value]:
        """What the edition and its options decide, for the texts to choose their wording by."""
        rules = self.rules
        limits_last = rules.limits_survive_wind
        pandora = "turn" if rules.pandora_per_turn and limits_last else "phase"
        return {
            "zeus_as_pandora": "yes" if rules.zeus_as_pandora else "no",
            "pandora_limit": pandora if rules.pandora_limited else "none",
            "exchange_limit": "none" if not rules.one_exchange else "turn" if limits_last else "phase",
            "new_goal": "any" if rules.any_pile else "same",
            "barred_colour": "taken" if rules.bars_taken else "returned",
            "agree_bars_black": "yes" if rules.agree_bars_black else "no",
            "pass_scope": "turn" if rules.pass_lasts_turn else "debate",
        }

    def _totals(self, sides: Debate) -> str:
        """What lies for each side that has its disc out."""
        places = enumerate(sides["discs"])
        return self.listed(
            [
                self.words.say(
                    "side-total",
                    faction=self.noun("faction", side),
                    place=self.noun("place", place),
                    count=sides["totals"][side],
                )
                for side, place in places
                if place != NO_PLACE
            ]
        )

    def _minimums(self, sides: Debate) -> str:
        """What it takes to back each side that has its disc out."""
        least = enumerate(sides["join"] or [])
        return self.listed(
            [
                self.words.say("side-minimum", faction=self.noun("faction", side), count=count)
                for side, count in least
                if sides["discs"][side] != NO_PLACE
            ]
        )

    def _goals_from(self, place: int, s: UlyssesView) -> list[str]:
        """How far the viewer's goals would be from a place."""
        goals = {goal["place"]: goal["ways"][place] for goal in self.goals_ahead(s)}
        ways = [
            self.words.say("routes-to", place=self.noun("place", goal), routes=routes)
            for goal, routes in goals.items()
            if goal != place
        ]
        if ways:
            own = ".own" if place in goals else ""
            return [self.words.say(f"help-goals-from{own}", ways=self.listed(ways))]
        return [self.words.say("help-own-goal")] if place in goals else []


def card_use(s: UlyssesView) -> str:
    """What a card is played for; "" for those who may not know."""
    choice = s["choice"]
    if choice is None:
        return "wind" if s["stage"] == "wind" else ""
    if choice["action"] in ("pandora", "plague"):
        return choice["action"]
    return "pay" if choice["due"] > 0 else "stake"
