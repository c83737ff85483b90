"""The names of things in Ithaca: fate cards by their gods and value, routes from the cards' file."""

from periplus.games.ithaca.rules.components import ACTION_NAMES, NO_ACTION, kinds_of
from periplus.games.ithaca.rules.state import Position
from periplus.games.ithaca.view import IthacaView
from periplus.text.voice import GameVoice
from periplus.text.words import Value

NOBODY = "nobody"  # the id of a god when no god is meant
NO_ACTION_ID = "none"  # of an action when a route shows none


class IthacaNames(GameVoice[Position, IthacaView]):
    """The names at a table of Ithaca: its cards and its rules stay the same, whatever the position."""

    def keep(self, state: Position) -> None:
        self.cards = state.cards
        self.rules = state.rules
        self.ids["ending"] = state.names("ending")  # no click has this noun, only a fact

    def named(self, kind: str, number: int) -> str:
        if kind == "card":
            return self.card(number)
        if kind == "route":
            return self.cards.routes[number].names[self.words.language]
        if kind == "cards":
            return self.cards_named(kinds_of(number))
        return super().named(kind, number)

    def described(self, name: str, kind: str, number: int) -> dict[str, Value]:
        if kind == "cards":
            return self.described_cards(name, kinds_of(number))
        described = super().described(name, kind, number)
        if kind == "route":
            described[name] = lambda: self.route(number)
        return described

    def described_cards(self, name: str, kinds: list[int]) -> dict[str, Value]:
        """A set of cards as the variables of a text: which they are, and how many."""
        return {name: lambda: self.cards_named(kinds), f"{name}_count": len(kinds)}

    def described_god(self, name: str, god: int) -> dict[str, Value]:
        """A god as the variables of a text, also if there is none."""
        if god < 0:
            return {name: self.words.say("no-god"), f"{name}_id": NOBODY}
        return self.described(name, "god", god)

    def card(self, kind: int) -> str:
        """A fate card by its gods and its value, as in “Zeus–Helios 3”; ids may be anybody's own."""
        fate = self.cards.fates[kind]
        gods = [self.noun("god", god) for god in fate.gods]
        if len(gods) == 1:
            return self.words.say("card-single", god=gods[0], value=fate.value)
        return self.words.say("card-double", upper=gods[0], lower=gods[1], value=fate.value)

    def cards_named(self, kinds: list[int]) -> str:
        """A set of cards, as in “Zeus 1, 2 × Zeus 3”."""
        if not kinds:
            return self.words.say("no-cards")
        counted = [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]
        return self.listed(
            [self.words.say("card-count", count=count, card=self.card(kind)) for kind, count in counted]
        )

    def route(self, route: int) -> str:
        """A route with its colour and its years; the word for none if there is none."""
        if route < 0:
            return self.words.say("no-route")
        printed = self.cards.routes[route]
        name, colour = self.noun("route", route), self.colour(printed.colour)
        return self.words.say("route-and-years", route=name, colour=colour, years=printed.years)

    def colour(self, god: int) -> str:
        """The colour of a god; cards of one's own may have colours that no file knows."""
        colour = self.cards.colours[god]
        return self.words.say(f"colour-{colour}") if self.words.has(f"colour-{colour}") else colour

    def action_id(self, route: int, god: int) -> str:
        """The action that a route shows for a god; neither of the two need be there."""
        shown = int(self.cards.shows(route, god))
        return NO_ACTION_ID if shown == NO_ACTION else ACTION_NAMES[shown]

    def action(self, action: str) -> str:
        return self.words.say(f"action-{action}")
