"""What a seat is asked in Ithaca, and its choices: questions, labels, help, with the numbers of now."""

from periplus.games.ithaca.rules.components import row_of
from periplus.games.ithaca.rules.favour import favour_with
from periplus.games.ithaca.rules.gift import best_single
from periplus.games.ithaca.view import IthacaView, seen
from periplus.games.ithaca.words.names import NO_ACTION_ID
from periplus.games.ithaca.words.position import PARTS
from periplus.games.ithaca.words.why import IthacaWhy
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import View
from periplus.text.words import Value

# What is asked once a choice is in the making, by what is chosen.
STEPS = {"influence": "god", "favour": "god", "oracle": "swap", "trim": "trim", "bid": "bid"}


class IthacaVoice(IthacaWhy):
    """Tells a table of Ithaca."""

    parts = PARTS

    def ended(self, s: IthacaView) -> str:
        """Who has won; ties are shared (I-122)."""
        winners = s["result"]["winners"] if s["result"] is not None else []
        others = self.names_of("seat", [seat for seat in winners if seat != s["viewer"]])
        own = s["viewer"] in winners
        if len(winners) > 1:
            return self.words.say(f"question-over.{'shared-you' if own else 'shared'}", names=others)
        return self.words.say(f"question-over{'.you' if own else ''}", names=others)

    def step(self, s: IthacaView) -> str:
        choice = s["choice"]
        if choice is not None:
            return STEPS[choice["action"]]
        return f"deed.{self._deed(s)}" if s["stage"] == "deed" else s["stage"]

    def remind(self, s: IthacaView) -> list[str]:
        args = self.spoken_of(s)
        return [self.words.fill("question-so-far", args)] if args["laid_count"] else []

    def explain(self, code: int, s: IthacaView) -> list[str]:
        verb, noun = self.verbs.split(code)
        if verb.name in ("influence", "favour"):
            return [self._played(noun, god, s) for god in self.cards.fates[noun].gods]
        if verb.name == "god" and s["choice"] is not None:
            return [self._played(s["choice"]["card"], noun, s)]
        return []

    # ---- what the texts can speak of ----

    def variant(self, code: int, s: IthacaView) -> str:
        verb, noun = self.verbs.split(code)
        if verb.name in ("influence", "favour"):
            return ".double" if len(self.cards.fates[noun].gods) > 1 else ""
        return ".full" if verb.name == "oracle" and self._is_full(s) else ""

    def _is_full(self, s: IthacaView) -> bool:
        """Whether the active player's Oracle takes a new card only for an old one (I-78)."""
        return s["oracles"][s["active"]] >= self.cards.oracle_max

    def clicked(self, code: int, s: IthacaView) -> dict[str, Value]:
        verb, noun = self.verbs.split(code)
        args = super().clicked(code, s)
        return args | self._with_card(noun, s) if verb.noun == "card" else args

    def _with_card(self, card: int, s: IthacaView) -> dict[str, Value]:
        """What a card adds to: the bid, the cards on the route, Poseidon's anger."""
        fate = self.cards.fates[card]
        angered = s["anger"] + fate.value
        choice = s["choice"]
        laid = self.cards.worth(choice["cards"]) if choice is not None else 0
        return {
            "value": fate.value,
            "raised": laid + fate.value,
            "angered": angered,
            "unleashed": "yes" if self.cards.enrages(angered, len(s["hands"])) else "no",
            **self.described_god("god", fate.gods[0]),
        }

    def speak_of(self, s: IthacaView) -> dict[str, Value]:
        seat = s["seat"] if s["seat"] >= 0 else s["active"]
        route, cargo = s["routes"][seat], s["cargo"][seat]
        years = self.cards.routes[route].years if route >= 0 else 0
        action = s["action"] or NO_ACTION_ID
        return {
            "name": self.seats[seat],
            "hand_count": s["hands"][seat],
            "oracle_count": s["oracles"][seat],
            "oracle_most": int(self.cards.oracle_max),
            "scores": lambda: self._scores(s),
            "limit": int(self.cards.god_limit),
            "anger": s["anger"],
            "wrath": s["wrath"],
            "route": lambda: self.route(route),
            "room": years,
            "loaded": len(cargo) + 1,
            "travelled": s["years"][seat] + years,
            "goal": int(self.cards.years_to_end),
            "ends": s["landing_ends"],
            "worth": s["cargo_worth"][seat],
            "action": self.action(action),
            "action_id": action,
            **self.described_cards("cargo", cargo),
            **self.described_god("favour", s["favour"]),
            **self._gift(s),
            **self._made(s),
        }

    def aided(self, view: View) -> dict[str, Value]:
        return {
            "limit": int(self.cards.god_limit),
            "oracle": int(self.cards.oracle_max),
            "wrath": seen(view)["wrath"],
            "goal": int(self.cards.years_to_end),
            "final_round": "yes" if self.rules.final_round else "no",
        }

    def _gift(self, s: IthacaView) -> dict[str, Value]:
        """The divine gift that is bid for."""
        gift = s["gift"]
        giver, prize = (gift["god"], gift["prize"]) if gift is not None else (UNSEEN, UNSEEN)
        own = self.cards.with_symbol(s["oracle"] or [], giver)
        return {
            **self.described_god("giver", giver),
            "prize": lambda: self.noun("card", prize),
            **self.described_cards("fitting", own),
        }

    def _made(self, s: IthacaView) -> dict[str, Value]:
        """The choice in the making: the card it is about, the cards laid so far, and how many are missing."""
        choice = s["choice"]
        laid = choice["cards"] if choice is not None else []
        due = s["trimming"]["due"] if s["trimming"] is not None else 0
        return {
            "held": lambda: self.noun("card", choice["card"] if choice is not None else UNSEEN),
            "missing": max(0, due - len(laid)),
            "total": self.cards.worth(laid),
            **self.described_cards("laid", laid),
        }

    def _scores(self, s: IthacaView) -> str:
        """What each god has."""
        scores = enumerate(s["god_scores"])
        return self.listed(
            [self.words.say("god-score", god=self.noun("god", god), score=score) for god, score in scores]
        )

    def _deed(self, s: IthacaView) -> str:
        """What can be done of the action shown, as the attribute of the question."""
        hand, route = s["hand"] or [], s["routes"][s["active"]]
        if not hand and s["action"] != "landing":
            return "idle"
        if s["action"] == "oracle" and self._is_full(s):
            return "swap"
        if s["action"] != "odyssey":
            return s["action"] or NO_ACTION_ID
        printed = self.cards.routes[route]
        if len(s["cargo"][s["active"]]) >= printed.years:
            return "full"
        return "odyssey" if self.cards.with_symbol(hand, printed.colour) else "unfit"

    # ---- what a card played to a god leads to ----

    def _played(self, card: int, god: int, s: IthacaView) -> str:
        """The score of the god, a gift if there is one, and the favour after it."""
        piles = [*s["piles"]]
        piles[god] = [*piles[god], card]
        total = self.cards.worth(piles[god])
        args = self.described_god("god", god)
        args |= {"total": total, "limit": int(self.cards.god_limit)}
        told = "result-score"
        if self.cards.overfills(total):
            told = self._overfull(s)
            best = int(best_single(row_of(piles[god]), self.cards))
            args |= {"prize": self.noun("card", best), "prize_count": int(best != UNSEEN)}
            piles[god] = []
        return f"{self.words.say(told, **args)} {self._favour_after(piles, s)}"

    def _overfull(self, s: IthacaView) -> str:
        """What happens to a god above the limit: a gift, unless the table wants none by a deed (R-12)."""
        return "result-gift" if self.rules.gift_by_deed or s["stage"] != "deed" else "result-emptied"

    def _favour_after(self, piles: list[list[int]], s: IthacaView) -> str:
        """Where the favour is then; before the deed, also what the player's route shows for it."""
        leader = favour_with(piles, self.cards, self.rules)
        args = self.described_god("god", leader)
        args["moves"] = "no" if leader == s["favour"] else "yes"
        if s["stage"] == "deed":
            return self.words.say("result-favour", **args)
        action = self.action_id(s["routes"][s["active"]], leader)
        return self.words.say("result-favour.deed", **args, action=self.action(action), action_id=action)
