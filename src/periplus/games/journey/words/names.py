"""The names of things in Journey: spaces, cards and sets of them, fossils, adventures with their prices."""

from periplus.games.journey.rules.board_parts import (
    ADVENTURE_NAMES,
    COLOUR_NAMES,
    FOSSIL_NAMES,
    SIGHTING,
    Adventure,
)
from periplus.games.journey.rules.components import BONUS_NAMES, FOSSIL_KINDS, HAND_KINDS
from periplus.games.journey.rules.moving import spaces_entered
from periplus.games.journey.rules.payment import BILL_NAMES, bill_counts
from periplus.games.journey.rules.state import STAGE_NAMES, Position
from periplus.games.journey.rules.terrain import TERRAIN_NAMES
from periplus.games.journey.view import JourneyView
from periplus.kernel.cards import counts
from periplus.kernel.events import UNSEEN
from periplus.text.voice import GameVoice
from periplus.text.words import Value, Words


def adventure_title(words: Words, adventure: Adventure) -> str:
    """The name of an adventure; a board of one's own may have sightings that no file knows."""
    if adventure.kind != SIGHTING:
        return words.say(f"adventure-{ADVENTURE_NAMES[adventure.kind]}")
    title = f"sighting-{adventure.id}"
    return words.say(title) if words.has(title) else adventure.id.replace("_", " ")


class JourneyNames(GameVoice[Position, JourneyView]):
    """The names at a table of Journey: its board and its rules stay the same, whatever the position."""

    def keep(self, state: Position) -> None:
        self.board = state.board
        self.rules = state.rules
        self.ids |= {"stage": STAGE_NAMES, "bonus": BONUS_NAMES}

    def named(self, kind: str, number: int) -> str:
        if kind == "space":
            return self.board.names[number]
        if kind == "event":
            return self.words.say(f"event_card-{self.noun_id(kind, number)}")
        if kind == "adventure":
            return self.adventure(number)
        if kind == "cards":
            return self.cards(bill_counts(number))
        if kind == "fossils":
            return self.fossils(counts(number, FOSSIL_KINDS))
        return super().named(kind, number)

    def fact(self, args: list[tuple[str, str]], values: list[int]) -> dict[str, Value]:
        """A path makes sense only from where it begins: it is told by the spaces between its ends."""
        told = super().fact(args, values)
        if ("path", "path") in args:
            entered = spaces_entered(self.board, values[1], values[-1])
            told |= {"path": lambda: self.names_of("space", entered[:-1]), "path_count": len(entered)}
        return told

    def described(self, name: str, kind: str, number: int) -> dict[str, Value]:
        if kind == "cards":
            return self.described_cards(name, bill_counts(number))
        if kind == "fossils":
            return self.described_fossils(name, counts(number, FOSSIL_KINDS))
        if kind == "path":
            return {}
        described = super().described(name, kind, number)
        if kind == "card" and number != UNSEEN:
            described[name] = lambda: self.a_card(number)
        if kind == "adventure" and number != UNSEEN:
            described[f"{name}_id"] = self.adventure_kind(number)  # a board of one's own has ids of its own
        return described

    # ---- sets of cards ----

    def a_card(self, kind: int) -> str:
        """A hand card within a sentence, as in “a rope card”."""
        return self.words.say(f"a_card-{self.noun_id('card', kind)}")

    def described_cards(self, name: str, numbers: list[int]) -> dict[str, Value]:
        """A set of cards as the variables of a text: what it is made of, and how many they are."""
        return {name: lambda: self.cards(numbers), f"{name}_count": sum(numbers)}

    def described_fossils(self, name: str, numbers: list[int]) -> dict[str, Value]:
        return {name: lambda: self.fossils(numbers), f"{name}_count": sum(numbers)}

    def cards(self, numbers: list[int]) -> str:
        """Hand cards or a payment, as in “2 red, 1 biscuits”."""
        return self.counted("cards", BILL_NAMES, numbers)

    def fossils(self, numbers: list[int]) -> str:
        return self.counted("fossils", FOSSIL_NAMES, numbers)

    def events(self, numbers: list[int]) -> str:
        """Event cards, as in “Lucky escape, 2 × Flexible use”."""
        titles = [(self.noun("event", kind), count) for kind, count in enumerate(numbers) if count]
        return self.listed(
            [
                title if count == 1 else self.words.say("several", count=count, thing=title)
                for title, count in titles
            ]
        )

    def counted(self, family: str, kinds: list[str], numbers: list[int]) -> str:
        items = [
            self.words.say(f"{family}-{kind}", count=count)
            for kind, count in zip(kinds, numbers, strict=False)
            if count
        ]
        return self.listed(items) if items else self.words.say("no-cards")

    def parted(self, items: list[str]) -> str:
        """A list of items that have commas of their own."""
        return self.words.say("between").join(items)

    # ---- spaces ----

    def is_sea(self, space: int) -> bool:
        return space >= int(self.board.first_sea)

    def ground_id(self, space: int) -> str:
        return TERRAIN_NAMES[int(self.board.terrain[space])]

    def ground_args(self, space: int) -> dict[str, Value]:
        """What a text on a space can speak of."""
        return {
            "sea": "yes" if self.is_sea(space) else "no",
            "points": int(self.board.extra[space]) + 1,
            "symbols": lambda: self.symbols(space),
            "fossils": int(self.board.fossils[space]),
        }

    def ground(self, space: int) -> str:
        """What a space is, as in “rocks, 2 points”."""
        return self.words.fill(f"ground-{self.ground_id(space)}", self.ground_args(space))

    def symbols(self, space: int) -> str:
        """The cards that a discovery asks for."""
        asked = counts(int(self.board.symbols[space]), HAND_KINDS)
        stars = int(self.board.stars[space])
        items = [self.cards(asked)] if sum(asked) else []
        if stars:
            items.append(self.words.say("cards-star", count=stars))
        return self.listed(items)

    # ---- adventures ----

    def adventure_kind(self, card: int) -> str:
        """Find, sighting or ball."""
        return ADVENTURE_NAMES[self.board.adventures[card].kind]

    def adventure(self, card: int) -> str:
        """An adventure with its price and, if it has any, its points."""
        adventure = self.board.adventures[card]
        points = ".points" if adventure.kind == SIGHTING else ""
        title, price = adventure_title(self.words, adventure), self.price(card)
        return self.words.say(f"priced{points}", title=title, price=price, points=adventure.points)

    def price(self, card: int) -> str:
        adventure = self.board.adventures[card]
        if adventure.same:
            return self.words.say("price-same", count=adventure.same)
        if adventure.any:
            return self.words.say("price-any", count=adventure.any)
        return self.cards([adventure.colours.get(colour, 0) for colour in COLOUR_NAMES])

    def sighting(self, card: int) -> str:
        """A sighting that somebody has, with its points."""
        adventure = self.board.adventures[card]
        return self.words.say("worth", thing=adventure_title(self.words, adventure), points=adventure.points)
