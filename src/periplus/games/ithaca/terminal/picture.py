"""Ithaca on a terminal: the gods and their piles, below them the routes' actions, then one's own cards."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from periplus.cli.picture import GamePicture
from periplus.games.ithaca.rules.components import ACTION_NAMES, GODS
from periplus.games.ithaca.rules.state import Position
from periplus.games.ithaca.rules.verbs import VERBS
from periplus.games.ithaca.terminal.drawing import (
    BACK,
    BOLD,
    CARD_WIDTH,
    DIM,
    GOD_SIGNS,
    POSEIDON,
    SUITORS_SIGN,
    Altar,
    action_cells,
    altars,
    backs,
    beside,
    card,
    centred,
    faces,
    fitted,
    indented,
    ink,
    key,
    meter,
    route_name,
    slots,
    spread,
    wrapped,
)
from periplus.games.ithaca.view import Ending, Gift, IthacaView, Making

COLUMNS = GODS + 1  # the four gods and Poseidon
NARROWEST, WIDEST = 10, 24  # columns
BETWEEN = 3  # one's hand and one's Oracle, side by side
ACTIVE_SIGN = "▶"
ASKED_SIGN = "▷"
WINNER_SIGN = "♛"
MARK = Style.parse("bold yellow")

HAND_VERBS = ("influence", "favour", "oracle", "odyssey", "discard")
ORACLE_VERBS = ("change", "bid", "swap")
CARGO_VERBS = ("trim",)

Keys = dict[str, dict[int, str]]  # verb -> noun -> what to type


class IthacaPicture(GamePicture[Position, IthacaView]):
    """Draws what a view shows; of the state it keeps only the cards."""

    def keep(self, state: Position) -> None:
        self.cards = state.cards

    def drawn(self, s: IthacaView, keys: dict[int, str], width: int) -> list[RenderableType]:
        on = by_verb(keys)
        column = min(max(width // COLUMNS, NARROWEST), WIDEST)
        lines = self.gods(s, on, column)
        for seat in range(len(s["hands"])):
            lines += self.player(s, seat, on, column)
        lines += [Text(), self.supplies(s)]
        if s["gift"] is not None:
            lines += [Text(), *self.gift(s, s["gift"], column * COLUMNS)]
        if s["hand"] is not None and s["result"] is None:
            lines += [Text(), *self.own(s, on, column * COLUMNS)]
        end = [] if s["result"] is None else [Text(), *self.reckoning(s, s["result"])]
        return [*[whole(line) for line in lines], *end]

    def points_at(self, keys: dict[int, str]) -> bool:
        """Whether cards, gods or a landing can be clicked."""
        on = by_verb(keys)
        return any(verb in on for verb in (*HAND_VERBS, *ORACLE_VERBS, *CARGO_VERBS, "god", "land"))

    # ---- the gods ----

    def gods(self, s: IthacaView, on: Keys, column: int) -> list[Text]:
        """Each god with its pile, and an arrow from the favour down to the actions it allows."""
        limit = self.cards.limits["god_limit"]
        shown = [
            Altar(
                god=god,
                name=self.teller.noun("god", god),
                pile=s["piles"][god],
                total=s["god_scores"][god],
                limit=limit,
                favoured=god == s["favour"],
                suitors=self.words.say("picture-suitors") if god == s["suitors"] else "",
                key=on.get("god", {}).get(god, ""),
            )
            for god in range(GODS)
        ]
        sea = self.words.say("picture-poseidon")
        shown.append(Altar(POSEIDON, sea, s["poseidon"], s["anger"], s["wrath"]))
        lines = altars(self.cards, shown, column)
        if s["favour"] < 0:
            return [*lines, Text()]
        arrow = Text(f"▼ {self.words.say('picture-favour')} ▼", ink(self.cards, s["favour"]) + BOLD)
        return [*lines, indented(centred(arrow, column), s["favour"] * column)]

    def god(self, god: int) -> Text:
        """A god's sign and name."""
        return Text(f"{GOD_SIGNS[god]} {self.teller.noun('god', god)}", ink(self.cards, god) + BOLD)

    # ---- a gift ----

    def gift(self, s: IthacaView, gift: Gift, width: int) -> list[Text]:
        """The prize as a card, and beside it who has laid how many cards for it; one's own can be seen."""
        prize = card(self.cards, gift["prize"])
        lines = [Text.assemble((self.words.say("heading-gift"), BOLD), "  ", self.god(gift["god"]))]
        lines += wrapped([self.bid(gift, seat) for seat in gift["order"]], width - CARD_WIDTH - 4, "   ")
        if s["bid"]:
            own = Text(" ").join(faces(self.cards, s["bid"]))
            lines.append(Text.assemble((f"{self.words.say('picture-own-bid')} ", DIM), own))
        return beside([[indented(line, 2) for line in prize], lines], 2)

    def bid(self, gift: Gift, seat: int) -> Text:
        """How many cards a player has laid face down, or a pass; dots for those still to be asked."""
        number = gift["bids"][seat]
        name = self.teller.noun("seat", seat)
        if number == 0:
            return Text(f"{name} {self.words.say('picture-passed')}", DIM)
        if number < 0:
            return Text(f"{ASKED_SIGN + ' ' if seat == gift['asked'] else ''}{name} …")
        return Text.assemble(f"{name} ", (BACK * number, BOLD))

    # ---- the players ----

    def player(self, s: IthacaView, seat: int, on: Keys, column: int) -> list[Text]:
        """A player: route and cargo, the actions under the gods, what has been landed and won."""
        lines = spread(self.route(s, seat), self.holdings(s, seat), column * COLUMNS)
        limit, unit = self.cards.limits["years_to_end"], self.words.say("picture-years")
        years = meter(s["years"][seat], limit, BOLD, column, unit)
        lines.append(Text().join([*self.actions(s, seat, on, column), years]))
        lines += self.won(s, seat, column * COLUMNS)
        return [lines[0], *[Text.assemble(self.bar(s, seat), line[1:]) for line in lines[1:]]]

    def bar(self, s: IthacaView, seat: int) -> Text:
        """What holds the lines of a player together, in the colour of the route."""
        route = s["routes"][seat]
        return Text("▌", ink(self.cards, self.cards.routes[route].colour) if route >= 0 else DIM)

    def route(self, s: IthacaView, seat: int) -> Text:
        """The player's name and route, and what lies on it."""
        mark = self.bar(s, seat)
        if seat == s["active"] and s["turn"] > 0 and s["result"] is None:
            mark = Text(ACTIVE_SIGN, MARK)
        elif seat == s["seat"]:
            mark = Text(ASKED_SIGN, MARK)
        line = Text.assemble(mark, " ", (self.teller.noun("seat", seat), BOLD), "  ")
        route = s["routes"][seat]
        if route < 0:
            return line
        line.append_text(self.route_name(route))
        return line.append(" ").append_text(slots(self.cards, route, s["cargo"][seat]))

    def holdings(self, s: IthacaView, seat: int) -> Text:
        """Cards face down, and points."""
        limits = self.cards.limits
        return Text.assemble(
            (f"{self.words.say('picture-hand')} ", DIM),
            backs(s["hands"][seat], limits["hand"]),
            (f"  {self.words.say('picture-oracle')} ", DIM),
            backs(s["oracles"][seat], limits["oracle_max"]),
            (f"  {self.words.say('picture-points', points=s['scores'][seat])}", BOLD),
        )

    def actions(self, s: IthacaView, seat: int, on: Keys, column: int) -> list[Text]:
        """What the route shows for each god; a landing that can be clicked has its key."""
        route = s["routes"][seat]
        if route < 0:
            return [fitted(Text(), column)] * GODS
        actions = self.cards.routes[route].actions
        names = [Text(self.words.say(f"picture-action-{ACTION_NAMES[action]}")) for action in actions]
        if "land" in on and seat == s["seat"]:
            names[s["favour"]] = Text.assemble(key(on["land"][0]), names[s["favour"]])
        return action_cells(self.cards, names, s["favour"], column)

    def won(self, s: IthacaView, seat: int, width: int) -> list[Text]:
        """The landed routes and, below their sum, the points card by card."""
        landed = [self.route_name(route) for route in s["landed"][seat]]
        points = faces(self.cards, s["points"][seat])
        if landed:
            landed.insert(0, Text(self.words.say("picture-landed"), DIM))
        left, right = indented(Text("  ").join(landed), 2), Text(" ").join(points)
        if left.cell_len + right.cell_len + 2 <= width:
            return spread(left, right, width) if landed or points else []
        lines = wrapped(landed, width - 2, "  ") + wrapped(points, width - 2)
        return [indented(line, 2) for line in lines]

    def route_name(self, route: int) -> Text:
        return route_name(self.cards, route, self.teller.noun("route", route))

    def supplies(self, s: IthacaView) -> Text:
        """The round, the decks and the discards."""
        return Text(
            self.words.say(
                "picture-supplies",
                round=s["round"],
                deck=s["deck"],
                discards=sum(s["discards"]),
                routes=s["route_deck"],
                route_discards=len(s["route_discards"]),
            ),
            DIM,
        )

    # ---- the viewer's own cards ----

    def own(self, s: IthacaView, on: Keys, width: int) -> list[Text]:
        """Hand and Oracle, and the cargo while some of it must go; side by side if there is room."""
        zones = [
            self.zone("picture-hand", s["hand"] or [], HAND_VERBS, s["choice"], on),
            self.zone("picture-oracle", s["oracle"] or [], ORACLE_VERBS, s["choice"], on),
        ]
        if "trim" in on:
            cargo = s["cargo"][s["viewer"]]
            zones.append(self.zone("picture-cargo", cargo, CARGO_VERBS, s["choice"], on))
        rows = [[zones[0]]]
        for zone in zones[1:]:
            if beside([*rows[-1], zone], BETWEEN)[0].cell_len <= width:
                rows[-1].append(zone)
            else:
                rows.append([zone])
        return [line for row in rows for line in beside(row, BETWEEN)]

    def zone(
        self, title: str, kinds: list[int], verbs: Sequence[str], choice: Making | None, on: Keys
    ) -> list[Text]:
        """Cards side by side, chosen ones ticked; below them what to type, a line for each kind of click."""
        ticks = ticked(kinds, choice if choice is not None and choice["action"] in verbs else None)
        clicks = [verb for verb in verbs if verb in on]
        labels = [self.words.say(f"picture-key-{verb}") for verb in clicks]
        name = self.words.say(title)
        indent = max(map(len, [name, *labels])) + 3
        heading = [Text(" " * indent), fitted(Text(f"  {name}", BOLD), indent)]
        cards = [card(self.cards, kind, tick) for kind, tick in zip(kinds, ticks, strict=True)]
        lines = beside([heading, *(cards or [[Text(), Text("–"), Text()]])])
        for verb, label in zip(clicks, labels, strict=True):
            line = fitted(Text(f"  {label}", DIM), indent)
            for kind, tick in zip(kinds, ticks, strict=True):
                clickable = kind in on[verb] and not tick
                line.append_text(centred(key(on[verb][kind]) if clickable else Text(), CARD_WIDTH))
            lines.append(line)
        return lines

    # ---- the end ----

    def reckoning(self, s: IthacaView, result: Ending) -> list[RenderableType]:
        """The Suitors, person by person: the Oracle against them, what they cost, the points left."""
        if result["strengths"] is None:
            title = Text(self.words.say("picture-no-suitors"), BOLD)
        else:
            suitors = f"{SUITORS_SIGN} {self.words.say('picture-suitors')}  "
            title = Text.assemble((suitors, BOLD), self.god(result["suitors"]))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for seat, points in enumerate(result["after"]):
            table.add_row(
                Text(f"  {WINNER_SIGN if seat in result['winners'] else ''}", MARK),
                Text(self.teller.noun("seat", seat), BOLD),
                *self.faced(s, result, seat),
                Text(self.words.say("picture-points", points=points), BOLD),
            )
        return [indented(title, 2), table]

    def faced(self, s: IthacaView, result: Ending, seat: int) -> list[Text]:
        """A player's Oracle, its strength and what came of it; nothing if the Suitors never came."""
        if result["strengths"] is None or s["shown_oracles"] is None:
            return []
        outcome = Text(self.words.say("picture-lost", points=result["lost"][seat]))
        if seat == result["hero"]:
            outcome = Text(self.words.say("picture-hero"), BOLD)
        return [
            Text(" ").join(faces(self.cards, s["shown_oracles"][seat])),
            Text(self.words.say("picture-strength", strength=result["strengths"][seat])),
            outcome,
        ]


def by_verb(keys: dict[int, str]) -> Keys:
    """What to type for each noun, verb by verb."""
    on: Keys = {}
    for code, typed in keys.items():
        verb, noun = VERBS.split(code)
        on.setdefault(verb.name, {})[noun] = typed
    return on


def ticked(kinds: list[int], choice: Making | None) -> list[bool]:
    """Which of these cards have been chosen so far: of equal ones the first."""
    chosen = [] if choice is None else choice["cards"] or [choice["card"]]
    return [kinds[:index].count(kind) < chosen.count(kind) for index, kind in enumerate(kinds)]


def whole(line: Text) -> Text:
    """A line that stays one, whatever names are in it."""
    line.no_wrap, line.overflow = True, "ellipsis"
    return line
