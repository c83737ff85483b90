"""Ulysses on a terminal: the map, the debate, the gods around the table, one's own goals and cards."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from periplus.cli.picture import GamePicture
from periplus.games.ulysses.rules.components import FACTION_NAMES, KIND_NAMES
from periplus.games.ulysses.rules.state import Position
from periplus.games.ulysses.rules.verbs import VERBS
from periplus.games.ulysses.terminal.drawing import (
    DISC_SIGNS,
    DISCS,
    GROUP_SIGNS,
    GROUP_STYLES,
    REACHED_SIGN,
    Marks,
    draw_map,
)
from periplus.games.ulysses.view import Goal, UlyssesView, own_goals
from periplus.games.ulysses.words.names import map_words

MOST_COLUMNS = 140  # a wider map is only harder to take in
TEMPLE_SIGN = "⌂"


class UlyssesPicture(GamePicture[Position, UlyssesView]):
    """Draws what a view shows; of the state it keeps only the map."""

    def keep(self, state: Position) -> None:
        self.chart = state.chart

    def drawn(self, s: UlyssesView, keys: dict[int, str], width: int) -> list[RenderableType]:
        parts: list[RenderableType] = [self.map(s, keys, min(width, MOST_COLUMNS))]
        if s["debate"]["discs"][0] >= 0:
            parts += [Text(), self.debate(s)]
        parts += [Text(), self.players(s)]
        if s["hand"] is not None:
            parts += [Text(), self.own(s)]
        return parts

    def points_at(self, keys: dict[int, str]) -> bool:
        """Whether places on the map can be clicked."""
        return bool(lit_places(keys))

    def map(self, s: UlyssesView, keys: dict[int, str], width: int) -> RenderableType:
        own = own_goals(s)
        marks = Marks(
            ship=s["ship"],
            plagued=s["plagues"],
            discs={name: at for name, at in zip(FACTION_NAMES, s["debate"]["discs"], strict=True) if at >= 0},
            goals=[goal["place"] for goal in own if not goal["shown"]],
            reached=[goal["place"] for goal in own if goal["shown"]],
            choices=lit_places(keys),
        )
        lines = draw_map(self.chart, self.words.language, width, marks, map_words(self.words, self.chart))
        return Text("\n").join(lines)

    def debate(self, s: UlyssesView) -> RenderableType:
        """The sides with their places, cards and the fewest cards to join them."""
        sides = s["debate"]
        table = Table(box=None, padding=(0, 2), show_header=False)
        for side, place in enumerate(sides["discs"]):
            if place < 0:
                continue
            name = FACTION_NAMES[side]
            least = sides["join"][side] if sides["join"] is not None else 0
            table.add_row(
                Text(DISC_SIGNS[name], style=DISCS[name]),
                Text(self.teller.noun("place", place), style="bold"),
                Text("▮" * sides["totals"][side] + f" {sides['totals'][side]}"),
                Text(self.words.say("picture-minimum", least=least), style="dim") if least else "",
            )
        return table

    def players(self, s: UlyssesView) -> RenderableType:
        """Each god: whose turn it is, temples, cards in hand, goals shown and the backs of hidden ones."""
        table = Table(box=None, padding=(0, 2), show_header=False)
        for seat in range(len(s["hands"])):
            mark = "▶" if seat == s["active"] and s["turn"] > 0 else ""
            table.add_row(
                Text(mark, style="bold yellow"),
                Text(self.teller.noun("seat", seat), style="bold" if seat == s["seat"] else ""),
                Text(TEMPLE_SIGN * s["temples"][seat], style="yellow"),
                Text(self.words.say("picture-cards", cards=s["hands"][seat])),
                Text("  ").join([self.goal(goal) for goal in s["goals"][seat] if goal["colour"] >= 0]),
                Text(self.status(s, seat), style="dim"),
            )
        return table

    def goal(self, goal: Goal) -> Text:
        """The front of a goal that was reached, the back of a hidden one."""
        colour = goal["colour"]
        if not goal["shown"]:
            return Text(GROUP_SIGNS[colour], style=GROUP_STYLES[colour])
        name = self.teller.noun("place", goal["place"])
        return Text(f"{REACHED_SIGN}{name}", style=GROUP_STYLES[colour])

    def status(self, s: UlyssesView, seat: int) -> str:
        if seat in s["debate"]["out"]:
            return self.words.say("picture-out")
        return self.words.say("picture-agreed") if seat in s["debate"]["agreed"] else ""

    def own(self, s: UlyssesView) -> RenderableType:
        """The viewer's hidden goals with their distance from the ship, and the cards in hand."""
        goals = Text("  ").join([self.own_goal(s, goal) for goal in own_goals(s)])
        cards = Text("   ")
        for kind, number in enumerate(s["hand"] or []):
            if number:
                cards.append(f"{number}× ", style="bold")
                cards.append(f"{self.teller.noun('card', kind)}   ", style=CARD_STYLES[kind])
        lines = [
            Text.assemble((self.words.say("heading-goals"), "bold"), "   ", goals),
            Text.assemble((self.words.say("heading-hand"), "bold"), cards),
        ]
        return Padding(Group(*lines), (0, 0, 0, 2))

    def own_goal(self, s: UlyssesView, goal: Goal) -> Text:
        if goal["shown"] or goal["place"] < 0:
            return self.goal(goal)
        name = self.teller.noun("place", goal["place"])
        away = int(self.chart.distance[s["ship"] * int(self.chart.size) + goal["place"]])
        sign = GROUP_SIGNS[goal["colour"]]
        return Text(f"{sign} {name} ({away})", style=GROUP_STYLES[goal["colour"]])


CARD_STYLES = dict(enumerate(["orange3", "yellow", "dark_orange", "bright_magenta", "green", "bright_red"]))
assert len(CARD_STYLES) == len(KIND_NAMES)


def lit_places(keys: dict[int, str]) -> dict[int, str]:
    """The places that can be clicked, with what to type for them."""
    lit: dict[int, str] = {}
    for code, key in keys.items():
        verb, noun = VERBS.split(code)
        if verb.noun == "place":
            lit[noun] = key
    return lit
