"""Games told to everybody, for the tests of the text: what was said, and what a text speaks of."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from periplus.games import GAMES, KITS
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.datafile import DataFile
from periplus.kernel.events import Event, Log
from periplus.kernel.game import NOBODY, SPECTATOR, Game, State
from periplus.kernel.notation import read_click
from periplus.kernel.playout import random_click
from periplus.kernel.scenario import run_scenario
from periplus.kernel.ways import Way
from periplus.text.telling import Teller
from periplus.text.words import LOCALES, NOTHING, WORDS, Value, Words, room_file

SEATS = ["Hera", "Ares", "Eris", "Leto", "Maia"]
PLIES = 2000
MOST_WAYS = 12  # of a position

Options = dict[str, object]
Told = tuple[State, list[Event]]


class Spy(Words):
    """Words that remember what they were asked for."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.said: dict[str, set[str]] = {}  # id -> the variables that were always given

    def fill(self, id: str, args: Mapping[str, Value], rest: Mapping[str, Value] = NOTHING) -> str:
        given = {*args, *rest}
        self.said[id] = self.said.get(id, given) & given
        return super().fill(id, args, rest)


class Variables(Visitor):
    """Gathers the variables of a text, in all its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ftl.Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


def things(pattern: ftl.Pattern) -> set[str]:
    """What a text speaks of: its variables without the endings that only serve to choose the wording."""
    return {re.sub("_(id|count)$", "", name) for name in variables(pattern)}


def fluent_file(name: str, language: str) -> Path:
    """The file of a game, as in `ulysses` or `ulysses/lessons`, or one that all games share."""
    game, _, folder = name.partition("/")
    own = room_file(game, language, "{}.ftl", folder or WORDS) if game in GAMES else None
    return own or LOCALES / language / f"{name}.ftl"


@cache
def patterns(language: str, name: str) -> dict[str, ftl.Pattern]:
    """The texts of a file, by id; an attribute is `id.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    text = fluent_file(name, language).read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def ids(name: str) -> list[str]:
    return list(patterns("en", name))


def family(name: str, prefix: str) -> set[str]:
    return {id for id in ids(name) if id.startswith(f"{prefix}-")}


def viewers(seats: int) -> list[int]:
    return [*range(seats), SPECTATOR]


def seats_at(state: State) -> int:
    """How many play."""
    return len(state.result().ranks)


def random_game(game: Game, seats: int, options: Options, seed: int, plies: int = PLIES) -> Iterator[Told]:
    """The positions of a game, each with what happened just before it."""
    state = game.start(seats, options)
    choices, chance = Choices(), Chance(seed)
    yield state, []
    for _ in range(plies):
        if state.seat == NOBODY:
            return
        log = Log(game.events)
        state.apply(random_click(state, choices, chance), log)
        yield state, log.events


def scenarios(game: Game) -> Iterator[list[Told]]:
    """The same for each scenario of a game: there rare things happen."""
    return map(scenario, sorted((KITS[game.name].folder / "scenarios").glob("*.toml")))


def scenario(path: Path) -> list[Told]:
    plies: list[Told] = []

    def watch(state: State, events: list[Event]) -> None:
        plies.append((state.clone(), events))

    run_scenario(path, GAMES, watch)
    return plies


def told(teller: Teller, state: State, watching: list[int]) -> Iterator[str]:
    """All that can be told of a position to these viewers."""
    find = KITS[teller.game].facet("ways")
    ways = find(state)[:MOST_WAYS] if find and state.seat >= 0 else []
    for viewer in watching:
        view = state.view(viewer)
        question = teller.question(view)
        yield question.headline
        yield from filter(None, (question.detail, question.more))
        for section in teller.position(view):
            yield section.title
            yield from section.lines
        aid = teller.aid(view)
        yield from [*aid.turn, *(text for cost in aid.costs for text in cost)]
        for code in state.legal():
            yield teller.click(code, view)
            yield teller.help(code, view)
        if viewer == state.seat:
            yield from told_ways(teller, state, ways)


def told_ways(teller: Teller, state: State, ways: list[Way]) -> Iterator[str]:
    """The whole choices of the seat that decides, and what they lead to."""
    for way in ways:
        yield teller.way(way, way.last_look(state))
        yield teller.target([way]) or "by its way"


def told_events(game: Game, teller: Teller, events: list[Event], seats: int) -> Iterator[str]:
    for event in events:
        for viewer in viewers(seats):
            yield teller.event(event.seen_by(viewer, game.events), viewer)


def positions(
    game: Game, seats: int, scene: Options, clicks: list[str], **options: object
) -> Iterator[State]:
    """The position that a scene describes, then the one after each of these clicks."""
    file = DataFile("scene", scene, {})
    state = game.set_up(seats, options, file.root)
    file.finish()
    yield state
    for click in clicks:
        code = read_click(game, state, click)
        assert code in state.legal(), click
        state.apply(code)
        yield state


def teller_at(game: Game, seats: int, language: str, **options: object) -> Teller:
    return Teller(game, game.start(seats, options), SEATS[:seats], Words(language, game.name))
