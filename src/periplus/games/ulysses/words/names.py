"""The names of things in Ulysses: places from the map, cards, colours, sides."""

from periplus.games.ulysses.rules.chart import Chart
from periplus.games.ulysses.rules.components import FACTION_NAMES, counts
from periplus.games.ulysses.rules.state import Position
from periplus.games.ulysses.view import Goal, UlyssesView, own_goals
from periplus.text.voice import GameVoice
from periplus.text.words import Value, Words

LEGEND = ["start", "ship", "plague", "goal", "reached", "choice"]


def map_words(words: Words, chart: Chart) -> dict[str, str]:
    """The words for the legend of `draw_map`."""
    legend = {key: words.say(f"legend-{key}") for key in LEGEND}
    discs = {f"disc-{side}": words.say(f"disc-{side}") for side in FACTION_NAMES}
    return {**{colour: colour_word(words, colour) for colour in chart.colours}, **discs, **legend}


def colour_word(words: Words, colour: str) -> str:
    """A colour in the language of the words; a map of one's own may have colours that no file knows."""
    return words.say(f"colour-{colour}") if words.has(f"colour-{colour}") else colour


class UlyssesNames(GameVoice[Position, UlyssesView]):
    """The names at a table of Ulysses: its map and its rules stay the same, whatever the position."""

    def keep(self, state: Position) -> None:
        self.chart = state.chart
        self.rules = state.rules

    def named(self, kind: str, number: int) -> str:
        if kind == "place":
            return self.chart.places[number].names[self.words.language]
        if kind == "colour":
            return colour_word(self.words, self.chart.colours[number])
        if kind == "slot":
            return self.noun("number", number + 1)
        if kind == "cards":
            return self.cards(counts(number))
        return super().named(kind, number)

    def described(self, name: str, kind: str, number: int) -> dict[str, Value]:
        if kind == "cards":
            return self.described_cards(name, counts(number))
        return super().described(name, kind, number)

    def described_cards(self, name: str, numbers: list[int]) -> dict[str, Value]:
        """A set of cards as the variables of a text: what it is made of, and how many they are."""
        return {name: lambda: self.cards(numbers), f"{name}_count": sum(numbers)}

    def cards(self, numbers: list[int]) -> str:
        """A set of cards, as in “2 Challenge, 1 Zeus”."""
        kinds = [
            self.words.say("card-count", count=count, card=self.noun("card", kind))
            for kind, count in enumerate(numbers)
            if count
        ]
        return self.listed(kinds) if kinds else self.words.say("no-cards")

    def with_colour(self, place: int) -> str:
        """A place and the colour of its goal card, if it has one."""
        colour = self.chart.places[place].colour
        name = self.noun("place", place)
        if colour < 0:
            return name
        return self.words.say("place-and-colour", place=name, colour=self.noun("colour", colour))

    def goals_ahead(self, s: UlyssesView) -> list[Goal]:
        """The viewer's goals that the ship has still to reach."""
        return [goal for goal in own_goals(s) if goal["place"] >= 0 and not goal["shown"]]
