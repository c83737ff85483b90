"""Games small enough to be walked through whole: a table with few cards, a few positions, a few turns.

A variant is data: options of the game, with cards or a map of its own, and if it does not begin at the start,
the positions that may be dealt, in the words of the scenarios. After its last turn it is over, and the
points count as they stand.
"""

import json
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from periplus.games import KITS, game_named
from periplus.kernel.datafile import DataFile
from periplus.kernel.errors import OptionError, suggestion
from periplus.kernel.events import Event, Log
from periplus.kernel.game import DEALER, NOBODY, Code, Game, Seat, State
from periplus.kernel.knowledge import Knowledge

TURN: Final = "turn"  # the fact that tells of a new turn, in games that have one
FOLDER: Final = "small"
MOST_NODES: Final = 3_000_000


class Variant(NamedTuple):
    """A reduced game. `deals` are the positions it begins with, all as likely; none for the usual start."""

    game: Game
    title: str
    seats: int
    options: dict[str, object]
    deals: list[dict[str, object]]
    turns: int = 0  # after so many it is over; 0 for as long as it lasts

    def roots(self) -> list[State]:
        if not self.deals:
            return [self.game.start(self.seats, self.options)]
        return [self._dealt(deal) for deal in self.deals]

    def _dealt(self, deal: dict[str, object]) -> State:
        file = DataFile(self.title, deal, {})
        state = self.game.set_up(self.seats, self.options, file.root)
        file.finish()
        return state


def variants_of(game: str) -> dict[str, Path]:
    """The variants that come with a game, by name."""
    return {path.stem: path for path in sorted((KITS[game].folder / FOLDER).glob("*.toml"))}


def load_variant(game: Game, name: str) -> Variant:
    """A variant that comes with the game, or that of a file."""
    known = variants_of(game.name)
    path = known.get(name, Path(name))
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        more = suggestion(name, list(known))
        raise OptionError(f"{name}: no variant of {game.name} and no file ({error.strerror}){more}") from None
    except ValueError as error:
        raise OptionError(f"{path}: {error}") from None
    return read_variant(path, data)


def read_variant(path: Path, data: dict[str, Any]) -> Variant:
    try:
        common = data.get("position", {})
        deals = [{**common, **deal} for deal in data.get("deal", [])] or ([common] if common else [])
        variant = Variant(
            game_named(data["game"]),
            str(data["title"]),
            int(data["seats"]),
            dict(data.get("options", {})),
            deals,
            int(data.get("turns", 0)),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise OptionError(f"{path}: expected title, game and seats, and no {error}") from None
    variant.game.start(variant.seats, variant.options)
    return variant


class Situation:
    """All that a seat cannot tell apart: what it has seen and clicked is the same."""

    def __init__(self, seat: Seat, codes: list[Code], knowledge: Knowledge, key: int) -> None:
        self.seat = seat
        self.codes = codes
        self.knowledge = knowledge
        self.key = f"{key & (1 << 64) - 1:016x}"  # what it is called in a table of a policy


class Node:
    """A position: who decides, what may follow, and at the dealer's how likely; at the end its worth."""

    __slots__ = ("chances", "children", "situation", "worth")

    def __init__(self) -> None:
        self.situation: Situation | None = None
        self.chances: list[float] = []
        self.children: list[Node] = []
        self.worth: list[float] = []


class Tree:
    """The whole of a variant. Points are told as what a seat has more than all have on average."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.seats = variant.seats
        self.situations: dict[tuple[Seat, int], Situation] = {}
        self.nodes = 0
        self.ends = 0
        roots = variant.roots()
        self.root = self._node()
        for state in roots:
            seen = [first_look(state, seat) for seat in range(self.seats)]
            facts: list[list[list[int]]] = [[] for _ in range(self.seats)]
            self.root.chances.append(1 / len(roots))
            self.root.children.append(self._grow(state, seen, facts, 0))

    def _node(self) -> Node:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise OptionError(f"{self.variant.title}: more than {MOST_NODES:,} positions: it is too large")
        return Node()

    def _grow(self, state: State, seen: list[int], facts: list[list[list[int]]], turns: int) -> Node:
        """Everything from a position on; `seen` is what each seat has seen so far, as a number."""
        node, seat = self._node(), int(state.seat)
        if seat == NOBODY or turns > self.variant.turns > 0:
            self.ends += 1
            points = state.standing() if seat != NOBODY else state.result().scores
            average = sum(points) / len(points)
            node.worth = [each - average for each in points]
            return node
        codes = state.legal()
        if seat == DEALER:
            weights = state.weights()
            node.chances = [weight / sum(weights) for weight in weights]
        else:
            node.situation = self._situation(state, seat, codes, seen[seat], facts[seat])
        for code in codes:
            after, log = state.clone(), Log(self.variant.game.events)
            after.apply(code, log)
            node.children.append(self._after(after, seat, code, log.events, (seen, facts, turns)))
        return node

    def _after(
        self,
        after: State,
        seat: Seat,
        code: Code,
        events: list[Event],
        before: tuple[list[int], list[list[list[int]]], int],
    ) -> Node:
        seen, facts, turns = before
        kinds = self.variant.game.events
        turns += sum(kinds[event.kind].name == TURN for event in events)
        passed_on = (
            bool(events) or int(after.seat) != seat
        )  # else it is within a choice that nobody else sees
        looks: list[int] = []
        told: list[list[list[int]]] = []
        for viewer in range(self.seats):
            own = [event.seen_by(viewer, kinds).as_list() for event in events]
            told.append(facts[viewer] + own if own else facts[viewer])
            look = seen[viewer]
            if viewer == seat:
                look = hash((look, code))
            if passed_on:
                look = hash((look, int(after.seat), *[hash(tuple(fact)) for fact in own]))
            looks.append(look)
        return self._grow(after, looks, told, turns)

    def _situation(
        self, state: State, seat: Seat, codes: list[Code], seen: int, facts: list[list[int]]
    ) -> Situation:
        found = self.situations.get((seat, seen))
        if found is None:
            knowledge = Knowledge(state, seat, facts)
            found = self.situations[seat, seen] = Situation(seat, codes, knowledge, seen)
        assert found.codes == codes, "what may be clicked tells what may not be known"
        return found


def first_look(state: State, seat: Seat) -> int:
    """What a seat sees of the position that the game begins with, as a number."""
    text = json.dumps(state.view(seat), sort_keys=True).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") >> 1


def walk(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from walk(child)
