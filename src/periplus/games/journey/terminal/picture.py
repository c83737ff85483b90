"""Journey on a terminal: the stage being played, the cards on the table, the players with their fossils."""

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from periplus.cli.picture import GamePicture
from periplus.games.journey.rules.components import (
    ALL_DECKS,
    CARD_NAMES,
    COLOURS,
    DECK_NAMES,
    FAMILIES,
    MOST_EQUIPMENT,
    MOST_EXPLORERS,
    RAFT,
)
from periplus.games.journey.rules.state import STAGE_NAMES, Position
from periplus.games.journey.rules.terrain import DISCOVERY, EVENT, SPRING
from periplus.games.journey.rules.verbs import VERBS
from periplus.games.journey.terminal.drawing import (
    MARGIN,
    ONE_LINE,
    SEA_COMFORT,
    Marks,
    draw_descent,
    draw_lava,
    draw_sea,
    lava_width,
)
from periplus.games.journey.terminal.signs import (
    DIM,
    LOSS,
    LOSS_SIGN,
    RAFT_SIGN,
    RAFT_STYLE,
    SIGNS,
    STYLES,
    TRAIL,
    card_letters,
    explorer_name,
    explorer_sign,
    flowing,
    key_sign,
    legend,
)
from periplus.games.journey.view import JourneyView, own_gift, own_move
from periplus.games.journey.words.names import adventure_title

MOST_COLUMNS = 120
PANEL = 20  # the narrowest column beside the board
INDENT = 1
ROOMY = 90
ONE_TABLE = 78  # from this width on, the players' fossils stand in the same rows as all else
NAME = 12
TROPHY_SIGN = "★"
WATER_SIGN = SIGNS[SPRING]
EVENT_SIGN = SIGNS[EVENT]
GONE = "–"


@dataclass(frozen=True)
class Item:
    """A thing on the table, with what to type for it if it can be clicked."""

    text: Text
    key: str | None = None

    def sign(self) -> Text:
        return Text("") if self.key is None else Text.assemble(key_sign(self.key), " ")


@dataclass(frozen=True)
class Section:
    """Things on the table under a title: in a column beside the board, or in lines below it."""

    title: str
    items: list[Item]

    def upright(self, width: int) -> RenderableType:
        keys = max([item.sign().cell_len for item in self.items])
        grid = Table.grid()
        grid.add_column(width=INDENT + keys)
        grid.add_column(width=width - INDENT - keys)
        for item in self.items:
            grid.add_row(Text(" " * INDENT).append(item.sign()), item.text)
        return Group(Text(self.title, "bold"), grid)

    def flat(self, width: int) -> list[Text]:
        items = [Text.assemble(item.sign(), item.text) for item in self.items]
        return flowing([Text(self.title, "bold"), *items], width, INDENT)


class JourneyPicture(GamePicture[Position, JourneyView]):
    """Draws what a view shows; of the state it keeps only the board."""

    def keep(self, state: Position) -> None:
        self.board = state.board
        self.letters = card_letters(self.words)

    def drawn(self, s: JourneyView, keys: dict[int, str], width: int) -> list[RenderableType]:
        width = min(width, MOST_COLUMNS)
        parts: list[RenderableType] = [self.stages(stage_shown(s)), *self.table(s, keys, width)]
        parts += [Text(), *self.players(s, width)]
        if s["hand"] is not None:
            parts += [Text(), *flat(self.own(s, keys), width)]
        return parts

    def points_at(self, keys: dict[int, str]) -> bool:
        """Whether anything to click is on the picture: a space, a piece, a card, a fossil."""
        return any(VERBS.split(code)[0].name in ON_PICTURE for code in keys)

    # ---- the board and what lies beside it ----

    def stages(self, shown: str) -> Text:
        """The way so far and still to go."""
        names: list[Text] = []
        for number, name in enumerate(STAGE_NAMES):
            if name:
                sign, style = ("●", "bold") if name == shown else ("○", DIM)
                names.append(Text(f"{sign} {self.teller.noun('stage', number)}", style))
        return Text.assemble((" ─ ", DIM)).join(names)

    def table(self, s: JourneyView, keys: dict[int, str], width: int) -> list[RenderableType]:
        """The board, and what else is on the table: beside it if there is room, else below it."""
        stage = stage_shown(s)
        sections = self.sections(s, stage, keys)
        room = width - PANEL - 1
        below = [*self.move(s), *legend(stage, self.words, width)]
        if room < self.comfort(stage):
            lines = self.board_lines(s, stage, keys, width)
            return [Text("\n").join(lines), *below, Text(), *flat(sections, width)]
        lines = self.board_lines(s, stage, keys, room)
        across = max([line.cell_len for line in lines]) + 1
        panel = [part for section in sections for part in (section.upright(width - across), Text())]
        grid = Table.grid()
        grid.add_column(width=across, no_wrap=True)
        grid.add_column(width=width - across)
        grid.add_row(Text("\n").join(lines), Group(*panel[:-1]))
        return [grid, *below]

    def comfort(self, stage: str) -> int:
        """The least width in which a board is not cramped."""
        if stage == "lava":
            return lava_width(self.board)
        if stage == "sea":
            return MARGIN + SEA_COMFORT * len(self.board.sea[0])
        return MARGIN + ONE_LINE * len(self.board.descent[0])

    def board_lines(self, s: JourneyView, stage: str, keys: dict[int, str], width: int) -> list[Text]:
        if stage == "lava":
            return draw_lava(self.board, self.letters, width, s["lava"])
        pieces = [RAFT] if stage == "sea" else list(range(COLOURS))
        places = {piece: s["pieces"][piece] for piece in pieces}
        path: list[int] = []
        clicks = lit(keys, "move")
        if (move := own_move(s)) is not None:
            piece = RAFT if stage == "sea" else move["piece"]
            path = move["path"]
            places[piece] = path[-1]
            stop = lit(keys, "stop").get(0)
            clicks = {} if stop is None else {piece: stop}
        draw = draw_sea if stage == "sea" else draw_descent
        return draw(self.board, self.letters, width, Marks(places, path, lit(keys, "step"), clicks))

    def sections(self, s: JourneyView, stage: str, keys: dict[int, str]) -> list[Section]:
        if stage == "lava":
            return [*self.danger(s), self.decks(s, stage, keys)]
        sections = [self.pieces(s, stage, keys), self.display(s, keys), self.decks(s, stage, keys)]
        if s["adventure"] >= 0:
            adventure = Text(self.teller.noun("adventure", s["adventure"]))
            sections.insert(0, Section(self.words.say("picture-adventure"), [Item(adventure)]))
        return sections

    def danger(self, s: JourneyView) -> list[Section]:
        """What everybody loses where the raft is, and the card that saves from it."""
        if s["danger"] == 0:
            return []
        sections = [Section(self.words.say("picture-danger"), [Item(Text(LOSS_SIGN * s["danger"], LOSS))])]
        if s["revealed"] >= 0:
            sections.append(Section(self.words.say("picture-revealed"), [Item(self.card(s["revealed"]))]))
        return sections

    def pieces(self, s: JourneyView, stage: str, keys: dict[int, str]) -> Section:
        """Who can be moved."""
        moves = lit(keys, "move")
        items: list[Item] = []
        for piece in [RAFT] if stage == "sea" else range(COLOURS):
            sign = (RAFT_SIGN, RAFT_STYLE) if piece == RAFT else explorer_sign(piece, self.letters)
            name = self.board.names[s["pieces"][RAFT]] if piece == RAFT else explorer_name(piece, self.words)
            items.append(Item(Text.assemble(sign, f" {name}"), moves.get(piece)))
        return Section(self.words.say(f"picture-pieces-{stage}"), items)

    def display(self, s: JourneyView, keys: dict[int, str]) -> Section:
        """The equipment that lies open. Of equal cards the first one has the key."""
        taking = lit(keys, "take")
        items = [
            Item(self.card(kind), taking.pop(kind, None)) if kind >= 0 else Item(Text(GONE, DIM))
            for kind in s["display"]
        ]
        return Section(self.words.say("picture-display"), items)

    def decks(self, s: JourneyView, stage: str, keys: dict[int, str]) -> Section:
        """What is left to draw, and in the descent the water in the springs."""
        drawing = lit(keys, "draw")
        names = {"sea": ALL_DECKS, "lava": DECK_NAMES[:2]}.get(stage, DECK_NAMES)
        items = [
            Item(Text(f"{self.words.say(f'picture-deck-{name}')} {s['decks'][name]}"), drawing.get(deck))
            for deck, name in enumerate(names)
        ]
        if stage == "descent":
            items.append(Item(Text(f"{self.words.say('picture-reserve')} {WATER_SIGN}{s['reserve']}")))
        return Section(self.words.say("picture-decks"), items)

    def card(self, kind: int) -> Text:
        """A hand card: its sign and its name."""
        name = self.teller.noun("card", kind)
        if kind < COLOURS:
            return Text.assemble(explorer_sign(kind, self.letters), f" {name}")
        return Text.assemble((self.letters[CARD_NAMES[kind]], STYLES[DISCOVERY]), f" {name}")

    def move(self, s: JourneyView) -> list[Text]:
        """The way that the viewer's move, if there is one, has taken so far, and what it costs."""
        move = own_move(s)
        if move is None:
            return []
        sign = (RAFT_SIGN, RAFT_STYLE) if s["stage"] == "sea" else explorer_sign(move["piece"], self.letters)
        line = Text.assemble(sign, " ")
        line.append(Text.assemble((" → ", TRAIL)).join([Text(self.board.names[at]) for at in move["path"]]))
        line.append(f"   {self.words.say('picture-points', points=move['points'])}", "bold")
        for name, number in (("rope", move["ropes"]), ("compass", move["compasses"])):
            if number:
                line.append(f"   {number}× ").append(self.letters[name], STYLES[DISCOVERY])
        return [line]

    # ---- the players ----

    def players(self, s: JourneyView, width: int) -> list[RenderableType]:
        """Everybody's points, water, cards and fossils, and what else is worth points."""
        seats = range(len(s["points"]))
        heads = [self.words.say("picture-player"), TROPHY_SIGN, WATER_SIGN, self.words.say("picture-hand")]
        means = [[self.name(s, seat), *self.means(s, seat)] for seat in seats]
        families = [self.words.say(f"picture-family-{family}") for family in FAMILIES]
        fossils = [self.fossils(s, seat) for seat in seats]
        trophies = [line for seat in seats if (line := self.trophies(s, seat))]
        if width >= ONE_TABLE:
            rows = [a + b for a, b in zip(means, fossils, strict=True)]
            return [ruled([*heads, *families], rows, 2 if width >= ROOMY else 1), *trophies]
        named = [[row[0], *found] for row, found in zip(means, fossils, strict=True)]
        return [ruled(heads, means, 2), Text(), ruled(["", *families], named, 1), *trophies]

    def name(self, s: JourneyView, seat: int) -> Text:
        """A player: full arrow for who decides, hollow for whose turn it is."""
        arrow = "▶ " if seat == s["seat"] else "▷ " if seat == s["active"] and s["stage"] != "over" else "  "
        name = Text(self.teller.noun("seat", seat), "bold" if seat == s["viewer"] else "")
        name.truncate(NAME, overflow="ellipsis")
        return Text.assemble((arrow, "bold yellow"), name)

    def means(self, s: JourneyView, seat: int) -> list[Text]:
        """Points, water, hand cards with their limits, events kept."""
        explorers, equipment = s["hands"][seat]
        hand = Text(f"{explorers}/{MOST_EXPLORERS} {equipment}/{MOST_EQUIPMENT}")
        if s["kept"][seat]:
            hand.append(f" {EVENT_SIGN}{s['kept'][seat]}", STYLES[EVENT])
        water = Text(str(s["water"][seat]), STYLES[SPRING])
        return [Text(str(s["points"][seat]), "bold"), water, hand]

    def fossils(self, s: JourneyView, seat: int) -> list[Text]:
        """What a player has of each family of fossils, and its worth."""
        cells: list[Text] = []
        for family, kinds in FAMILIES.items():
            numbers = [s["fossils"][seat][kind] for kind in kinds]
            if not sum(numbers):
                cells.append(Text(GONE, DIM))
                continue
            cell = Text("+".join([str(number) for number in numbers]))
            cells.append(cell.append(f" {TROPHY_SIGN}{s['tally'][seat][family]}", STYLES[DISCOVERY]))
        return cells

    def trophies(self, s: JourneyView, seat: int) -> Text | None:
        """Bonus cards and sightings of a player with their points, if there are any."""
        won = [
            (self.teller.noun("bonus", bonus), self.board.bonuses[bonus])
            for bonus, owner in enumerate(s["bonuses"])
            if owner == seat
        ]
        seen = [self.board.adventures[card] for card in s["sightings"][seat]]
        won += [(adventure_title(self.words, adventure), adventure.points) for adventure in seen]
        if not won:
            return None
        values = ", ".join([self.words.say("worth", thing=thing, points=points) for thing, points in won])
        name = self.teller.noun("seat", seat)
        return Text.assemble((f"{TROPHY_SIGN} ", STYLES[DISCOVERY]), f"{name}: {values}")

    def own(self, s: JourneyView, keys: dict[int, str]) -> list[Section]:
        """What only the viewer sees, and those of his fossils that can be clicked."""
        say = self.words.say
        discards = lit(keys, "discard")
        hand = [
            Item(Text(f"{number}× ").append(self.card(kind)), discards.get(kind))
            for kind, number in held(s["hand"])
        ]
        sections = [Section(say("heading-hand"), hand or [Item(Text(GONE, DIM))])]
        if events := self.named("event", s["events"], {}):
            sections.append(Section(say("picture-events"), events))
        clicks = lit(keys, "return") | lit(keys, "give")
        if any(s["pool"] or []):
            pool = self.named("fossil", left(s, s["pool"]), clicks)
            sections.append(Section(say("picture-pool", keeping=s["keeping"]), pool))
        elif clicks:
            fossils = self.named("fossil", left(s, s["fossils"][s["viewer"]]), clicks)
            sections.append(Section(say("picture-fossils"), fossils))
        return sections

    def named(self, noun: str, numbers: list[int] | None, clicks: dict[int, str]) -> list[Item]:
        """A set of things by their names."""
        return [
            Item(Text(f"{number}× {self.teller.noun(noun, kind)}"), clicks.get(kind))
            for kind, number in held(numbers)
        ]


ON_PICTURE = {"step", "move", "take", "draw", "discard", "return", "give"}


def stage_shown(s: JourneyView) -> str:
    """The stage to draw: the first one before the game, the last one after it."""
    return {"setup": "descent", "over": "lava"}.get(s["stage"], s["stage"])


def flat(sections: list[Section], width: int) -> list[Text]:
    return [line for section in sections for line in section.flat(width)]


def lit(keys: dict[int, str], name: str) -> dict[int, str]:
    """The nouns that can be clicked with a verb, with what to type for them."""
    found = {VERBS.split(code): key for code, key in keys.items()}
    return {noun: key for (verb, noun), key in found.items() if verb.name == name}


def held(numbers: list[int] | None) -> list[tuple[int, int]]:
    """The kinds of a set that there are, with their numbers."""
    return [(kind, number) for kind, number in enumerate(numbers or []) if number]


def left(s: JourneyView, numbers: list[int] | None) -> list[int]:
    """What is left of some fossils without those that the viewer has chosen already."""
    numbers = numbers or []
    gift = own_gift(s) or [0] * len(numbers)
    return [number - given for number, given in zip(numbers, gift, strict=False)]


def ruled(heads: list[str], rows: list[list[Text]], gap: int) -> Table:
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style=DIM)
    for head in heads:
        table.add_column(head, no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table
