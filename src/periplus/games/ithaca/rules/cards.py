"""The cards of Ithaca: read from a file, checked, and laid out for the rules.

The rules know no particular cards: `standard_cards()` are the ones that come with the game, and anybody's own
are read in the same way. Cards never change once they are made, so games share them.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.ithaca.rules.components import ACTION_NAMES, GOD_NAMES, GODS, LANDING_ACTION, NO_ACTION
from periplus.kernel.bits import mask_of, vec_of
from periplus.kernel.datafile import Content, DataFile, Fault, Format, Table

SCHEMA: Final = 1
LIMITS: Final = ["hand", "oracle_max", "setup_cards", "god_limit", "years_to_end"]
# A row has room for ten cards, so no pile may be able to grow beyond them.
MOST: Final = {"hand": 4, "oracle_max": 3, "setup_cards": 8, "god_limit": 9, "years_to_end": 99}
MOST_KINDS: Final = 62  # the kinds are bits of one i64
MOST_ROUTES: Final = 32
MOST_COPIES: Final = 50
MOST_VALUE: Final = 6
MOST_YEARS: Final = 9
MOST_WRATH: Final = 9
PLAYERS: Final = [2, 3, 4, 5]
SPARE_CARDS: Final = 10  # beyond what five players need to begin


class Fate:
    """A kind of fate card; of a double, the first god is the upper symbol."""

    def __init__(self, id: str, gods: list[int], value: int, copies: int) -> None:
        self.id: Final = id
        self.gods: Final = gods
        self.value: Final = value
        self.copies: Final = copies

    def as_data(self) -> dict[str, object]:
        gods = [GOD_NAMES[god] for god in self.gods]
        return {"id": self.id, "gods": gods, "value": self.value, "copies": self.copies}


class Route:
    """A route; `actions` has the action for each god in the order of their hierarchy."""

    def __init__(self, id: str, colour: int, years: int, actions: list[int], names: dict[str, str]) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.years: Final = years
        self.actions: Final = actions
        self.names: Final = names

    def as_data(self) -> dict[str, object]:
        actions = {GOD_NAMES[god]: ACTION_NAMES[action] for god, action in enumerate(self.actions)}
        return {
            "id": self.id,
            "colour": GOD_NAMES[self.colour],
            "years": self.years,
            "actions": actions,
            "names": dict(self.names),
        }


class Cards(Content):
    """Checked cards. The vecs serve the rules; masks of gods have bit g for god g, masks of kinds bit k."""

    def __init__(
        self,
        name: str,
        fates: list[Fate],
        routes: list[Route],
        colours: list[str],
        limits: dict[str, int],
        wrath: list[int],
        warnings: list[Fault],
    ) -> None:
        super().__init__(name, warnings)
        self.fates: Final = fates
        self.routes: Final = routes
        self.colours: Final = colours
        self.limits: Final = limits
        self.fate_ids: Final = [fate.id for fate in fates]
        self.route_ids: Final = [route.id for route in routes]

        self.kinds: Final[i64] = i64(len(fates))
        self.value: Final[vec[i64]] = vec_of([fate.value for fate in fates])
        self.copies: Final[vec[i64]] = vec_of([fate.copies for fate in fates])
        self.upper: Final[vec[i64]] = vec_of([fate.gods[0] for fate in fates])
        self.gods: Final[vec[i64]] = vec_of([mask_of(fate.gods) for fate in fates])
        owned = [[kind for kind, fate in enumerate(fates) if god in fate.gods] for god in range(GODS)]
        self.of_god: Final[vec[i64]] = vec_of([mask_of(kinds) for kinds in owned])

        self.colour: Final[vec[i64]] = vec_of([route.colour for route in routes])
        self.years: Final[vec[i64]] = vec_of([route.years for route in routes])
        # Flat: action[route * GODS + god].
        self.action: Final[vec[i64]] = vec_of([action for route in routes for action in route.actions])

        self.hand: Final[i64] = i64(limits["hand"])
        self.oracle_max: Final[i64] = i64(limits["oracle_max"])
        self.setup_cards: Final[i64] = i64(limits["setup_cards"])
        self.god_limit: Final[i64] = i64(limits["god_limit"])
        self.years_to_end: Final[i64] = i64(limits["years_to_end"])
        self.wrath: Final[vec[i64]] = vec_of([0, 0, *wrath])  # by the number of players

    def is_double(self, kind: i64) -> bool:
        """Whether a card has the symbols of two gods (I-3)."""
        gods: i64 = self.gods[kind]
        return gods & (gods - 1) != 0

    def shows(self, route: i64, god: i64) -> i64:
        """The action that a route shows for a god; NO_ACTION if either is -1, that is, not there (I-9)."""
        if route < 0 or god < 0:
            return NO_ACTION
        return self.action[route * GODS + god]

    def fits(self, kind: i64, route: i64, carried: i64) -> bool:
        """Whether a card may join so many others on a route: its colour, and room (I-80, I-82)."""
        return carried < self.years[route] and self.gods[kind] >> self.colour[route] & 1 != 0

    def overfills(self, total: i64) -> bool:
        """Whether a god with such a score is above the limit; exactly the limit stays (I-23, I-25)."""
        return total > self.god_limit

    def enrages(self, anger: i64, seats: i64) -> bool:
        """Whether Poseidon's wrath breaks out at a table of so many seats (I-90, R-32)."""
        return anger > self.wrath[seats]

    def worth(self, kinds: list[int]) -> int:
        """The sum of the values of some cards."""
        return sum([self.fates[kind].value for kind in kinds])

    def with_symbol(self, kinds: list[int], god: int) -> list[int]:
        """Those of some cards that have a god's symbol, doubles included (I-5)."""
        return [kind for kind in kinds if god in self.fates[kind].gods]

    def as_data(self) -> dict[str, object]:
        return {
            "schema": SCHEMA,
            "name": self.name,
            "fate": [fate.as_data() for fate in self.fates],
            "route": [route.as_data() for route in self.routes],
            "colours": dict(zip(GOD_NAMES, self.colours, strict=True)),
            "limits": dict(self.limits),
            "wrath": {str(players): int(self.wrath[players]) for players in PLAYERS},
        }

    def __reduce__(self) -> tuple[object, ...]:
        return (read_cards, (self.as_data(), self.name))


def read_cards(data: object, name: str = "") -> Cards:
    """The cards in plain data: what pickled ones are made of."""
    return CARDS.read(data, name)


# ---- reading ----


def _read(file: DataFile) -> Cards:
    root = file.root
    root.at_most("fate", MOST_KINDS, "kinds of fate cards")
    root.at_most("route", MOST_ROUTES, "routes")
    root.integer("schema", SCHEMA, SCHEMA)
    name = root.string("name")
    colours = _read_colours(root.table("colours"))
    table = root.table("limits")
    limits = {key: table.integer(key, 1, MOST[key]) for key in LIMITS}
    table = root.table("wrath")
    wrath = [table.integer(str(players), 1, MOST_WRATH) for players in PLAYERS]
    before = file.found
    fates = _read_fates(root)
    if file.found == before:
        _check_supply(root, fates, limits)
    routes = _read_routes(root)
    file.finish()
    return Cards(name, fates, routes, colours, limits, wrath, file.warnings)


def _read_colours(table: Table) -> list[str]:
    colours: list[str] = []
    for god in GOD_NAMES:
        colour = table.word(god)
        if colour and colour in colours:
            table.fault(god, f'the colour "{colour}" belongs to {GOD_NAMES[colours.index(colour)]} already')
        colours.append(colour)
    return colours


def _read_fates(root: Table) -> list[Fate]:
    fates: list[Fate] = []
    taken: dict[str, str] = {}
    for table in root.tables("fate", "fate card"):
        fate = _read_fate(table)
        table.take_once(taken, "id", fate.id, "id", f"fate card {len(fates) + 1}")
        face = "-".join([*[GOD_NAMES[god] for god in fate.gods], str(fate.value)])
        if fate.gods and face in taken:
            table.fault("gods", f'is the same card as "{taken[face]}": give that one more copies')
        taken.setdefault(face, fate.id)
        fates.append(fate)
    return fates


def _read_fate(table: Table) -> Fate:
    id = table.identified("fate card")
    gods = _read_gods(table)
    return Fate(id, gods, table.integer("value", 1, MOST_VALUE), table.integer("copies", 1, MOST_COPIES))


def _read_gods(table: Table) -> list[int]:
    """One god, or two different ones; none if there is a fault in them (I-3)."""
    names = table.strings("gods")
    gods: list[int] = []
    for index, god in enumerate(names):
        if god in GOD_NAMES:
            gods.append(GOD_NAMES.index(god))
        elif god:
            table.unknown(f"gods.{index}", "unknown god", god, GOD_NAMES)
    if table.has("gods") and (not 1 <= len(names) <= 2 or len(set(names)) != len(names)):
        table.fault("gods", f"gods must be one god or two different ones, not {len(names)}")
        return []
    return gods if len(gods) == len(names) else []


def _read_routes(root: Table) -> list[Route]:
    tables = root.tables("route", "route")
    if root.has("route") and len(tables) <= PLAYERS[-1]:
        root.fault("route", f"{len(tables)} routes are too few: five players need {PLAYERS[-1] + 1}")
    routes: list[Route] = []
    taken: dict[str, str] = {}
    for table in tables:
        route = _read_route(table)
        routes.append(route)
        table.take_once(taken, "id", route.id, "id", f"route {len(routes)}")
        for language, text in route.names.items():
            table.take_once(taken, f"names.{language}", text, f"{language} name", route.id)
    return routes


def _read_route(table: Table) -> Route:
    id = table.identified("route")
    colour = table.choice("colour", GOD_NAMES)
    years = table.integer("years", 1, MOST_YEARS)
    return Route(id, colour, years, _read_actions(table), table.translations("names"))


def _read_actions(route: Table) -> list[int]:
    """An action for each god (I-6); on cards of one's own an action may stand for several (R-43)."""
    table = route.table("actions")
    return [table.choice(god, ACTION_NAMES) for god in GOD_NAMES]


def _check_supply(root: Table, fates: list[Fate], limits: dict[str, int]) -> None:
    """Five players need an Oracle card and a hand each, and the gods the first cards (I-10 … I-14)."""
    number = sum([fate.copies for fate in fates])
    needed = PLAYERS[-1] * (limits["hand"] + 1) + limits["setup_cards"] + SPARE_CARDS
    if root.has("fate") and number < needed:
        root.fault("fate", f"{number} fate cards are too few: five players need at least {needed}")


# ---- what makes cards good, but is not needed to play with them ----


def _warn(file: DataFile, cards: Cards) -> None:
    _warn_of_gods(file, cards)
    _warn_of_colours(file, cards)
    _warn_of_landings(file, cards)
    _warn_of_dry_routes(file, cards)


def _warn_of_gods(file: DataFile, cards: Cards) -> None:
    """Every god should be worth the same, and have singles: only they are prizes (I-62)."""
    worths = [
        sum([fate.value * fate.copies for fate in cards.fates if god in fate.gods]) for god in range(GODS)
    ]
    if min(worths) != max(worths):
        told = ", ".join([f"{GOD_NAMES[god]} {worths[god]}" for god in range(GODS)])
        file.warn("fate", f"the gods' cards are not worth the same: {told}")
    for god in range(GODS):
        if not any(fate.gods == [god] for fate in cards.fates):
            file.warn("fate", f"{GOD_NAMES[god]} has no single cards: no gift of that god has a prize")


def _warn_of_colours(file: DataFile, cards: Cards) -> None:
    for god in range(GODS):
        if not any(route.colour == god for route in cards.routes):
            file.warn("route", f"no route has the colour of {GOD_NAMES[god]}")


def _warn_of_landings(file: DataFile, cards: Cards) -> None:
    """A route that is never landed brings neither years nor points."""
    for number, route in enumerate(cards.routes):
        if LANDING_ACTION not in route.actions:
            file.warn(f"route.{number}.actions", f'route "{route.id}" shows no landing: it must be changed')


def _warn_of_dry_routes(file: DataFile, cards: Cards) -> None:
    """How many of the shortest routes five players can have landed before the end."""
    years = PLAYERS[-1] * (cards.limits["years_to_end"] - 1)
    landed = 0
    for route in sorted([route.years for route in cards.routes]):
        years -= route
        if years < 0:
            break
        landed += 1
    if landed + PLAYERS[-1] > len(cards.routes):
        message = (
            f"five players can land {landed} of the {len(cards.routes)} routes, and then have none to draw"
        )
        file.warn("route", message)


CARDS: Final = Format("cards", _read, _warn, Path(__file__).parents[1] / "cards.toml")
load_cards: Final = CARDS.load
standard_cards: Final = CARDS.standard
