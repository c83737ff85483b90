"""Why a thing cannot be clicked in Ithaca: what the rules have against it, in the position of now."""

from periplus.games.ithaca.rules.components import GODS
from periplus.games.ithaca.view import IthacaView, seen
from periplus.games.ithaca.words.names import IthacaNames
from periplus.kernel.game import View
from periplus.kernel.verbs import Verb
from periplus.text.words import Value

LIGHTS = {
    "card": frozenset(("influence", "favour", "oracle", "odyssey", "discard")),
    "oracle": frozenset(("change", "swap", "bid")),
    "cargo": frozenset(("trim",)),
    "god": frozenset(("god",)),
}
ENDS = ("land", "keep", "rest")  # what a click on one's own route does


class IthacaWhy(IthacaNames):
    """Answers “why can't I …?”. Called only for what is not lit, when the viewer is to decide.

    A fate card is asked about by where it lies: `card` in the hand, `oracle`, or `cargo` on the route.
    """

    def things(self) -> dict[str, int]:
        cards = dict.fromkeys(("card", "oracle", "cargo"), len(self.cards.fates))
        return {**cards, "god": GODS, "route": len(self.cards.routes), "poseidon": 1}

    def lights(self, kind: str) -> frozenset[str]:
        return LIGHTS.get(kind, frozenset())

    def is_lit(self, kind: str, number: int, view: View, clicks: list[tuple[Verb, int]]) -> bool:
        s = seen(view)
        if kind == "route" and number == s["routes"][s["viewer"]]:
            return any(verb.name in ENDS for verb, _ in clicks)
        return super().is_lit(kind, number, view, clicks)

    def why(self, kind: str, number: int, s: IthacaView, verbs: set[str]) -> str:
        if kind == "card":
            return self._hand(number, s)
        if kind == "oracle":
            return self._oracle(number, s)
        if kind == "cargo":
            return self._cargo(number, s)
        if kind == "god":
            return self._god(number, s)
        return self._no("why-poseidon", s) if kind == "poseidon" else self._route(number, s)

    def _no(self, id: str, s: IthacaView, **more: Value) -> str:
        return self.words.fill(id, more, self.spoken_of(s))

    def _hand(self, card: int, s: IthacaView) -> str:
        if card not in (s["hand"] or []):
            return self._no("why-not-held", s)
        if s["stage"] == "change":
            return self._no("why-hand-change", s)
        if s["stage"] == "gift":
            return self._no("why-hand-bid", s)
        if s["stage"] == "trim":
            return self._no("why-trim", s)
        choice = s["choice"]
        if choice is None:
            return ""
        return self._no("why-swap" if choice["action"] == "oracle" else "why-which-god", s)

    def _oracle(self, card: int, s: IthacaView) -> str:
        if card not in (s["oracle"] or []):
            return self._no("why-not-held", s)
        if s["stage"] == "trim":
            return self._no("why-trim", s)
        if s["stage"] != "gift":
            return self._no("why-oracle", s)
        gift, choice = s["gift"], s["choice"]
        if gift is None:
            return ""
        if gift["god"] not in self.cards.fates[card].gods:
            return self._no("why-bid-god", s)
        laid = choice["cards"] if choice is not None else []
        if laid.count(card) >= (s["oracle"] or []).count(card):
            return self._no("why-bid-laid", s)
        return ""

    def _cargo(self, card: int, s: IthacaView) -> str:
        if card not in s["cargo"][s["viewer"]]:
            return self._no("why-not-held", s)
        return "" if s["stage"] == "trim" else self._no("why-cargo", s)

    def _god(self, god: int, s: IthacaView) -> str:
        choice = s["choice"]
        if choice is not None and choice["gods"]:
            return self._no("why-god-other", s, **self.described_god("god", god))
        if s["stage"] == "change":
            return self._no("why-change-first", s)
        if s["stage"] == "influence" or (s["stage"] == "deed" and s["action"] == "favour"):
            return self._no("why-card-first", s)
        return self._no("why-deed-other", s) if s["stage"] == "deed" else ""

    def _route(self, route: int, s: IthacaView) -> str:
        if route != s["routes"][s["viewer"]]:
            return self._no("why-route-other", s)
        if s["stage"] == "influence":
            return self._no("why-influence-first", s)
        if s["stage"] != "deed" or s["choice"] is not None:
            return ""
        return self._no("why-no-landing" if s["action"] else "why-no-deed", s)
