"""Reviews of finished games: worked out in the background, kept in the store, and told in any language."""

import asyncio
import hashlib
import json
import time
import zlib
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from periplus.arena.review import FORMAT, Choice, Parts, Point, as_data, from_data, review_of
from periplus.arena.review_judge import Effort, Judge, Look
from periplus.arena.review_steps import Course
from periplus.arena.review_words import ToldChoice, ToldTurn, told_review
from periplus.bots.parts import reading_of, searches, traits_of, weights_of
from periplus.games import game_named
from periplus.kernel.fork import TRUTH, Fork
from periplus.kernel.voyage import Voyage
from periplus.server import messages, wire_library
from periplus.server.background import Background
from periplus.server.journal import note, reason_of
from periplus.server.live import LiveTable
from periplus.server.queueing import Queue
from periplus.server.refusals import Refused, no_review
from periplus.store import Store, reviews
from periplus.text.telling import Teller
from periplus.text.words import Words

AT_ONCE: Final = 2  # reviews that are being worked out; whoever asks for another has to ask again
SLICE: Final = 0.2  # seconds of work at a time
TOLD: Final = 16  # reviews in words that are kept in memory

Found = wire_library.Review | wire_library.ReviewProgress


class Game(msgspec.Struct, frozen=True):
    """A finished game, for the process that reviews it. As JSON it names itself."""

    game: str
    options: dict[str, Any]
    seats: int
    decisions: list[int]
    effort: Effort
    position: tuple[int, ...] = ()  # where a fork begins

    def packed(self) -> bytes:
        return msgspec.json.encode(self)

    def key(self) -> str:
        """Changes with everything that a review depends on."""
        weights = weights_of(self.game, self.seats)
        traits = traits_of(self.game) if reading_of(self.game) else {}
        rules = game_named(self.game).rules
        on = json.dumps([FORMAT, rules, weights, traits, msgspec.to_builtins(self)], sort_keys=True)
        return hashlib.sha256(on.encode()).hexdigest()


class Reviewer:
    """The reviews of all tables. Each is worked out once, however many ask for it."""

    def __init__(self, store: Store, queue: Queue) -> None:
        self.store = store
        self.background = Background(queue)
        self.effort = Effort()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        self._progress: dict[str, wire_library.ReviewProgress] = {}
        self._told: OrderedDict[tuple[str, str, tuple[str, ...]], wire_library.Review] = OrderedDict()

    async def ask(self, live: LiveTable, language: str) -> Found:
        """The review of a finished game, or how far it is. The first to ask sets it going."""
        if not searches(live.table.game):
            raise no_review(live.table.game)
        teller = messages.teller(live, language)
        asked = live.table.id, language, tuple(teller.seats)
        if (told := self._told.get(asked)) is not None:
            self._told.move_to_end(asked)
            return told
        voyage = live.voyage
        seats, decisions = len(voyage.seats), list(voyage.decisions)
        position = voyage.fork.position if voyage.fork else ()
        game = Game(voyage.game.name, voyage.options, seats, decisions, self.effort, position)
        body = await self._found(live.table.id, game)
        if body is None:
            return self._progress.get(live.table.id) or wire_library.ReviewProgress("waiting", 0, 0)
        words = partial(told_in, game.packed(), body, language, list(teller.seats))
        self._told[asked] = found = await self.background.run(words)
        if len(self._told) > TOLD:
            self._told.popitem(last=False)
        return found

    async def _found(self, id: str, game: Game) -> bytes | None:
        """The review as it is kept; None while it is worked out, which may begin with this."""
        if id in self._under_way:
            return None
        key = game.key()
        if key in self._failed:
            raise Refused(500, "failed", "the game could not be reviewed; the log of the server says why")
        body = await asyncio.to_thread(self.store.read, partial(reviews.kept, id=id, key=key))
        if body is None and id not in self._under_way and len(self._under_way) < AT_ONCE:
            self._progress[id] = wire_library.ReviewProgress("computing", 0, 0)
            self._under_way[id] = asyncio.create_task(self._work_out(id, game, key))
        return body

    async def _work_out(self, id: str, game: Game, key: str) -> None:
        packed, looks, steps = game.packed(), list[Look](), -1
        try:
            while steps != len(looks):
                more, steps = await self.background.run(partial(look_on, packed, len(looks), SLICE))
                looks += more
                self._progress[id] = wire_library.ReviewProgress("computing", len(looks), steps)
            body = await self.background.run(partial(finished, packed, looks))
            await self._keep(id, key, body)
        except Exception as fault:
            note("review failed", fault, table=id, reason=reason_of(fault))
            self._failed.add(key)
        finally:
            self._progress.pop(id, None)
            self._under_way.pop(id, None)

    async def _keep(self, id: str, key: str, body: bytes) -> None:
        with suppress(IntegrityError):  # the table has expired, or another server was faster
            await self.store.keep(partial(reviews.keep, id=id, key=key, body=body))

    async def close(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.background.close()


# ---- in the process ----


@lru_cache(maxsize=AT_ONCE)
def judge_of(packed: bytes) -> Judge:
    game = msgspec.json.decode(packed, type=Game)
    fork = Fork([], TRUTH, game.position) if game.position else None
    voyage = Voyage(game_named(game.game), [""] * game.seats, game.options, None, fork)
    for code in game.decisions:
        voyage.click(code)
    return Judge(Course(voyage), game.effort)


def look_on(packed: bytes, start: int, seconds: float) -> tuple[list[Look], int]:
    """Look at steps from one on, until the time is up; and how many there are in all."""
    judge, until = judge_of(packed), time.perf_counter() + seconds
    steps = len(judge.course.steps)
    looks: list[Look] = []
    while start + len(looks) < steps and (not looks or time.perf_counter() < until):
        looks.append(judge.look(start + len(looks)))
    return looks, steps


def finished(packed: bytes, looks: list[Look]) -> bytes:
    """The whole review, as it is kept."""
    judge = judge_of(packed)
    review = review_of(judge.course, judge.beginning(), looks)
    return zlib.compress(json.dumps(as_data(review), separators=(",", ":")).encode())


def told_in(packed: bytes, body: bytes, language: str, names: list[str]) -> wire_library.Review:
    """A review as it is sent, in the words of a language."""
    voyage, review = judge_of(packed).course.voyage, from_data(json.loads(zlib.decompress(body)))
    teller = Teller(voyage.game, voyage.beginning, names, Words(language, voyage.game.name))
    told = told_review(review, voyage, teller)
    return wire_library.Review(
        review.plies,
        [point_on_wire(point) for point in review.points],
        [choice_on_wire(choice) for choice in told.choices],
        [turn_on_wire(turn) for turn in told.turns],
        [parts_on_wire(parts) for parts in review.parts],
    )


def point_on_wire(point: Point) -> wire_library.Chances:
    truth, known = ([span.value for span in spans] for spans in (point.truth, point.known))
    margins = ([span.margin for span in spans] for spans in (point.truth, point.known))
    return wire_library.Chances(point.ply, truth, known, *margins)


def choice_on_wire(told: ToldChoice) -> wire_library.ReviewedChoice:
    choice: Choice = told.choice
    cost = wire_library.Span(*choice.cost) if choice.costs else None
    return wire_library.ReviewedChoice(
        choice.start,
        choice.end,
        choice.seat,
        choice.grade,
        told.text,
        cost,
        told.chosen,
        told.better,
        told.why,
    )


def turn_on_wire(told: ToldTurn) -> wire_library.TurningPoint:
    turn = told.turn
    return wire_library.TurningPoint(turn.start, turn.end, turn.seat, told.text, turn.before, turn.after)


def parts_on_wire(parts: Parts) -> wire_library.ResultParts:
    start, draws, own, others, rest = (
        wire_library.Span(*part) for part in parts[:5] if isinstance(part, tuple)
    )
    return wire_library.ResultParts(start, draws, own, others, rest, parts.result)
