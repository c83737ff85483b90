"""The moves of Journey that a player could make now: what the best is worth, and a good one to try."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.components import (
    BISCUIT_POINTS,
    BISCUITS,
    COLOURS,
    EQUIPMENT,
    FLEXIBLE_USE,
    LAMP,
    MIXED_COLOURS,
    MOST_PLAYED,
    RAFT,
    ROPE,
    explorers,
    larger,
    smaller,
)
from periplus.games.journey.rules.moving import written_path
from periplus.games.journey.rules.state import DESCENT, SEA, Position, piece_of
from periplus.games.journey.rules.terrain import DIRECTIONS, FINISH
from periplus.games.journey.rules.upkeep import fossils_kept
from periplus.games.journey.search.ways import (
    EVENT_CARD,
    EXPLORER_CARD,
    FINISH_BONUS,
    STEP_BITS,
    TOOL,
    TOOLS,
    UNKNOWN,
    Reach,
)
from periplus.kernel.bits import bit
from periplus.kernel.cards import count, size
from periplus.kernel.chance import Chance

RATIONS: Final = 24  # the bits before the biscuits among the tools
ONE_PICKAXE: Final = 0x100
ENOUGH: Final = 0x8080808080  # the highest bit of each kind of equipment

LAMP_CHOICE: Final = 1.0  # in points
NEEDED_WATER: Final = 3.0
WHIM: Final = 4.0  # how much better a move may look by chance, when one is proposed

NO_WAY: Final = -1
NOT_POSSIBLE: Final = -99.0
SPACE_BITS: Final = 12


class Seen:
    """What a seat's best moves were last found from, and their worth: positions that are compared often
    differ in something else."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.hand: i64 = 0
        self.kept: i64 = 0
        self.pieces: i64 = 0
        self.active: bool = False
        self.water: float = 0.0
        self.find: float = 0.0
        self.best: float = 0.0
        self.second: float = 0.0

    def is_new(self, state: Position, seat: i64, find: float) -> bool:
        """Whether the moves may be others than before; then this is what they will be found from."""
        active: bool = seat == state.active
        water: float = spring_worth(state, seat)
        pieces: i64 = state.stage
        piece: i64
        for piece in range(RAFT + 1):
            pieces = pieces << SPACE_BITS | state.pieces[piece]
        if (
            self.hand == state.hands[seat]
            and self.kept == state.kept[seat]
            and self.pieces == pieces
            and self.active == active
            and self.water == water
            and self.find == find
            and self.board is state.board
        ):
            return False
        self.board = state.board
        self.hand = state.hands[seat]
        self.kept = state.kept[seat]
        self.pieces = pieces
        self.active = active
        self.water = water
        self.find = find
        return True


class Moves:
    """What moves a player could make now, and what the best is worth in points.

    Whoever asks sets `reach` to the ways of the board, and `find` to what a fossil brings the player.
    """

    def __init__(self, seats: int) -> None:
        self.reach: Reach | None = None
        self.find: float = 0.0
        self.way: i64 = NO_WAY  # the best that was found last
        self.best: float = 0.0
        self.second: float = 0.0
        self.seen: list[Seen] = [Seen() for _ in range(seats)]

    def look_ahead(self, state: Position, seat: i64) -> None:
        """The best move of the seat if it were to move now, in points, and the best one of another piece."""
        seen = self.seen[seat]
        if seen.is_new(state, seat, self.find):
            self.compare_pieces(state, seat)
            seen.best = self.best
            seen.second = self.second
        self.best = seen.best
        self.second = seen.second

    def compare_pieces(self, state: Position, seat: i64) -> None:
        self.best = 0.0
        self.second = 0.0
        if state.stage == SEA:
            self.best = self.best_way(state, seat, RAFT, 0, 0, None)
            return
        piece: i64
        for piece in range(COLOURS):
            worth: float = self.best_way(state, seat, piece, 0, 0, None)
            if worth > self.best:
                self.second = self.best
                self.best = worth
            elif worth > self.second:
                self.second = worth

    def best_way(
        self, state: Position, seat: i64, piece: i64, begun: i64, mask: i64, chance: Chance | None
    ) -> float:
        """The worth of the best move of a piece that begins like this, and its `way`; by a whim, another."""
        reach = self.reach
        assert reach is not None
        self.way = NO_WAY
        cards: i64 = playable_cards(state, seat, piece)
        if cards == 0:
            return 0.0
        start: i64 = state.pieces[piece]
        if reach.first[start] == UNKNOWN:
            reach.explore(start)
        tools: i64 = state.hands[seat] >> TOOLS
        most: i64 = cards + BISCUIT_POINTS * count(state.hands[seat], BISCUITS)
        water: float = spring_worth(state, seat)
        flexible: bool = count(state.kept[seat], FLEXIBLE_USE) > 0
        whim: float = 0.0
        if chance is not None:
            whim = WHIM
        # Nearly all ways are passed over, so that has to be cheap.
        find: float = self.find
        steps, aids, wants, finds = reach.steps, reach.aids, reach.wants, reach.finds
        springs, ceiling = reach.springs, reach.ceiling
        best: float = 0.0
        way: i64
        for way in range(reach.first[start], reach.last[start]):
            if steps[way] > most:
                break
            if not suffice(tools, aids[way]):
                continue
            hope: float = ceiling[way] + water * float(springs[way]) + whim
            if finds[way] > 0 and (flexible or suffice(tools, wants[way])):
                hope += LAMP_CHOICE + find * float(finds[way])
            if hope <= best or reach.path[way] & mask != begun:
                continue
            worth: float = self.way_worth(state, seat, way, cards, water)
            if worth > NOT_POSSIBLE and chance is not None:
                worth += WHIM * float(chance.below(1000)) / 1000.0
            if worth > best:
                best = worth
                self.way = way
        return best

    def way_worth(self, state: Position, seat: i64, way: i64, cards: i64, water: float) -> float:
        """What it is worth to go a way with so many explorer cards; NOT_POSSIBLE if the seat cannot."""
        reach = self.reach
        assert reach is not None
        tools: i64 = state.hands[seat] >> TOOLS
        points: i64 = points_for(reach, way, cards + BISCUIT_POINTS * count(state.hands[seat], BISCUITS))
        spent: i64 = tools_for(reach, way, points, cards)
        stop: i64 = reach.stop[way]
        if not suffice(tools, spent) or is_taken(state, stop):
            return NOT_POSSIBLE
        worth: float = water * float(reach.springs[way]) + EVENT_CARD * float(reach.events[way])
        worth -= TOOL * float(size(spent)) + EXPLORER_CARD * float(points)
        return worth + self.stop_worth(state, seat, stop, tools - spent)

    def stop_worth(self, state: Position, seat: i64, space: i64, tools: i64) -> float:
        """What a move gains by ending on a space with these tools left."""
        if state.board.fossils[space] > 0:
            return self.dig(state, seat, space, tools)
        if state.board.terrain[space] == FINISH:
            return FINISH_BONUS
        return 0.0

    def dig(self, state: Position, seat: i64, space: i64, tools: i64) -> float:
        """What a discovery is worth with these tools, in points; 0 if they are not enough."""
        board = state.board
        number: i64 = board.fossils[space]
        need: i64 = board.symbols[space] >> TOOLS
        flexible: i64 = count(state.kept[seat], FLEXIBLE_USE)
        if size(tools) + flexible < number:
            return 0.0
        if flexible == 0:
            if not suffice(tools, need):
                return 0.0
        elif lacking(tools, need) > flexible:
            return 0.0
        worth: float = float(number) * (self.find - TOOL)
        if seat == state.active or state.stage == DESCENT:
            if count(tools, LAMP - ROPE) > count(need, LAMP - ROPE) and size(tools) > number:
                worth += LAMP_CHOICE
        if worth < 0.0:
            return 0.0
        return worth

    # ---- a move worth trying ----

    def plan_turn(self, state: Position, chance: Chance, out: vec[i64]) -> i64:
        """The clicks of a whole move of the active player, and how many; none if no move looks good."""
        best: float = 0.0
        chosen: i64 = NO_WAY
        mover: i64 = RAFT
        first: i64 = RAFT
        last: i64 = RAFT + 1
        if state.stage == DESCENT:
            first = 0
            last = COLOURS
        piece: i64
        for piece in range(first, last):
            worth: float = self.best_way(state, state.active, piece, 0, 0, chance)
            if self.way != NO_WAY and worth > best:
                best = worth
                chosen = self.way
                mover = piece
        if chosen == NO_WAY:
            return 0
        out[0] = v.MOVE + mover
        return self.write(state, chosen, state.pieces[mover], 0, out, 1)

    def plan_steps(self, state: Position, chance: Chance, out: vec[i64]) -> i64:
        """The rest of the move that has begun."""
        piece: i64 = piece_of(state)
        mask: i64 = bit(STEP_BITS * state.steps) - 1
        self.best_way(state, state.active, piece, written_path(state), mask, chance)
        if self.way == NO_WAY:
            return 0
        return self.write(state, self.way, state.pieces[piece], state.steps, out, 0)

    def write(self, state: Position, way: i64, space: i64, done: i64, out: vec[i64], at: i64) -> i64:
        """The clicks of a way after the steps that are done already; how many there are in all."""
        reach = self.reach
        assert reach is not None
        board = state.board
        path: i64 = reach.path[way]
        step: i64
        for step in range(reach.steps[way]):
            space = board.ahead[space * DIRECTIONS + (path & 7) - 1]
            path >>= STEP_BITS
            if step >= done:
                out[at] = v.STEP + space
                at += 1
        if board.terrain[space] != FINISH:
            out[at] = v.STOP
            at += 1
        return at


# ---- what a way costs ----


def playable_cards(state: Position, seat: i64, piece: i64) -> i64:
    """How many explorer cards a seat could play to move a piece."""
    hand: i64 = state.hands[seat]
    if count(state.kept[seat], MIXED_COLOURS) > 0:
        return smaller(explorers(hand), MOST_PLAYED)
    return smaller(most_cards(hand, piece), MOST_PLAYED)


def most_cards(hand: i64, piece: i64) -> i64:
    """How many explorer cards of one colour a hand has for a piece."""
    if piece == RAFT:
        return larger(larger(count(hand, 0), count(hand, 1)), count(hand, 2))
    return count(hand, piece)


def points_for(reach: Reach, way: i64, most: i64) -> i64:
    """The movement points of a way; without those for rocks, which a pickaxe saves, if there are too few."""
    points: i64 = reach.steps[way] + reach.extra[way]
    if points > most:
        return reach.steps[way]
    return points


def tools_for(reach: Reach, way: i64, points: i64, cards: i64) -> i64:
    """The tools that a way takes if these points have to come from so many explorer cards."""
    spent: i64 = reach.aids[way]
    if points < reach.steps[way] + reach.extra[way]:
        spent += ONE_PICKAXE
    if points > cards:
        eaten: i64 = (points - cards + 1) // BISCUIT_POINTS
        spent += eaten << RATIONS
    return spent


def suffice(tools: i64, need: i64) -> bool:
    """Whether there are as many tools of each kind as needed: no kind has to borrow from its highest bit."""
    return ((tools | ENOUGH) - need) & ENOUGH == ENOUGH


def lacking(tools: i64, need: i64) -> i64:
    """How many of the tools needed are not there."""
    number: i64 = 0
    kind: i64
    for kind in range(EQUIPMENT):
        number += larger(0, count(need, kind) - count(tools, kind))
    return number


# ---- what a way brings ----


def spring_worth(state: Position, seat: i64) -> float:
    """What a water token is worth to a seat: more where its fossils are about to outnumber its water."""
    if state.stage == DESCENT and fossils_kept(state.water[seat], 0) < size(state.fossils[seat]) + 3:
        return NEEDED_WATER
    return 1.0


def is_taken(state: Position, space: i64) -> bool:
    """Whether an explorer stands on a space, so that no other may stop there."""
    return space == state.pieces[0] or space == state.pieces[1] or space == state.pieces[2]
