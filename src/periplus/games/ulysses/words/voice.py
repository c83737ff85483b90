"""What a seat is asked in Ulysses, and its choices: questions, labels, explanations, with the numbers of now.

Every text of a click, a help or a question can use the variables of `_situation` and of the noun clicked.
"""

from periplus.games.ulysses.rules.components import BLACK, BLUE
from periplus.games.ulysses.view import Debate, Making, UlyssesView, seen
from periplus.games.ulysses.words.names import UlyssesNames
from periplus.games.ulysses.words.position import outcome, position
from periplus.kernel.game import View
from periplus.kernel.ways import Way
from periplus.text.voice import Section, put_together_once
from periplus.text.words import Value

NO_PLACE = -1


class UlyssesVoice(UlyssesNames):
    """Tells a table of Ulysses."""

    def click(self, code: int, view: View) -> str:
        s = seen(view)
        verb, _ = self.verbs.split(code)
        return self.words.say(f"click-{verb.name}{self._variant(code, s)}", **self._clicked(code, s))

    def help(self, code: int, view: View) -> str:
        s = seen(view)
        verb, noun = self.verbs.split(code)
        variant = self._variant(code, s)
        texts = [self.words.say(f"help-{verb.name}{variant}", **self._clicked(code, s))]
        if verb.name in ("propose", "red", "black"):
            texts += self._goals_from(noun, s)
        return " ".join(texts)

    def way(self, way: Way, view: View) -> str:
        s = seen(view)
        return self.words.say(f"way-{way.verb}", **self._whole(way, s))

    def _whole(self, way: Way, s: UlyssesView) -> dict[str, Value]:
        """What a play in a debate is about, and the cards that are laid for it."""
        choice = s["choice"]
        cards = self.cards(choice["stake"] if choice is not None else [])
        kind = "faction" if way.verb == "back" else "place"
        return {kind: self.noun(kind, way.noun), "cards": cards}

    def outcome(self, view: View) -> str:
        return outcome(self, seen(view))

    def situation(self, view: View) -> dict[str, Value]:
        return self._situation(seen(view))

    def asked(self, view: View) -> list[str]:
        s = seen(view)
        args = self._situation(s)
        texts = [self.words.say(f"question-{step(s)}", **args)]
        if args["laid_count"]:
            texts.append(self.words.say("question-so-far", cards=args["laid"]))
        return texts

    def position(self, view: View) -> list[Section]:
        return position(self, seen(view))

    # ---- what the texts can speak of ----

    def _variant(self, code: int, s: UlyssesView) -> str:
        """The attribute of a click's texts that fits what is going on; "" for the text itself."""
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

    def _clicked(self, code: int, s: UlyssesView) -> dict[str, Value]:
        """The situation, and the thing clicked."""
        verb, noun = self.verbs.split(code)
        args = self._situation(s)
        if verb.noun:
            args |= self.described(verb.noun, verb.noun, noun)
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

    @put_together_once
    def _situation(self, s: UlyssesView) -> dict[str, Value]:
        seat = s["seat"] if s["seat"] >= 0 else s["active"]
        temples = s["temples"][seat]
        sides = s["debate"]
        args: dict[str, Value] = {
            "name": self.seats[seat],
            "active": self.seats[s["active"]],
            "next": self.seats[s["next"]],
            "stage": self.words.say(f"stage-{s['stage']}"),
            "cards": s["hands"][seat],
            "votes": s["votes"] or 0,
            "temples": temples,
            "cost": s["fees"][seat],
            "price": s["prices"][seat],
            "grown": temples + 1,
            "supply": s["supply"],
            "discs": s["plagues_left"],
            "ship": self.noun("place", s["ship"]),
            "blue": self.noun("place", sides["discs"][BLUE]),
            "sides": self._totals(sides),
            "minimums": self._minimums(sides),
            **self._ruled(),
        }
        return args | self._made(s, s["choice"])

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
            "target": self.noun("place", disc),
            "most": "one" if choice["one_card_only"] else "any",
            "cured": self.noun("place", choice["cure"]),
            "least": choice["least"],
            "missing": max(0, choice["least"] - staked),
            "total": s["debate"]["totals"][faction] + staked,
            **self.described("faction", "faction", faction),
            **self.described_cards("laid", choice["payment" if choice["due"] else "stake"]),
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
        goals = self.goals_ahead(s)
        ways = [
            self.words.say("routes-to", place=self.noun("place", goal), routes=self.routes(place, goal))
            for goal in goals
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


def step(s: UlyssesView) -> str:
    """Which question is asked, as the end of its id."""
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
    return "stake" if action in ("red", "black", "back") else action
