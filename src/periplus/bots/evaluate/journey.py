"""What makes a position of Journey promising: points, the next find and the cards for it, water, shields."""

from math import sqrt
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.bots.evaluate.journey_collection import (
    begun_sections,
    expected_find,
    lava_losses,
    shield,
    with_best,
    without_worst,
)
from periplus.bots.evaluate.journey_ways import STEP_BITS, UNKNOWN, Reach, reach_of
from periplus.bots.search.evaluation import Evaluation
from periplus.games.journey import verbs as v
from periplus.games.journey.board import FIND
from periplus.games.journey.components import (
    BISCUIT_POINTS,
    BISCUITS,
    COLOURS,
    EQUIPMENT,
    FLEXIBLE_USE,
    FOSSIL_KINDS,
    GOLD,
    HAND_KINDS,
    LAMP,
    LIQUID_WATER,
    LUCKY,
    MIXED_COLOURS,
    MOST_EQUIPMENT,
    MOST_EXPLORERS,
    MOST_PLAYED,
    QUARTZ,
    RAFT,
    ROPE,
    SKULL_BACK,
    SKULL_FRONT,
    STAY_LIQUID,
    WATER_KEEPS,
    equipment,
    explorers,
    fossil_points,
    larger,
    smaller,
)
from periplus.games.journey.fossils import may_be_lucky
from periplus.games.journey.moving import written_path
from periplus.games.journey.payment import adventure_bills
from periplus.games.journey.scoring import bonus_points, sighting_points
from periplus.games.journey.state import (
    BALL_PHASE,
    BY_LAMP,
    DESCENT,
    DISCOVER_PHASE,
    DRAW_PHASE,
    EVENT_PHASE,
    FLEE_PHASE,
    LAVA,
    LOSE_PHASE,
    MIX_PHASE,
    OFFER_PHASE,
    PAY_PHASE,
    RETURN_PHASE,
    SEA,
    STEP_PHASE,
    TURN_PHASE,
    UNEARTH_PHASE,
    Position,
    piece_of,
)
from periplus.games.journey.terrain import (
    DIRECTIONS,
    FINISH,
)
from periplus.kernel.bits import bit
from periplus.kernel.cards import EMPTY, count, size
from periplus.kernel.chance import Chance
from periplus.kernel.game import State

DESCENT_SHARE: Final = 0.6  # of the whole game
LAST_LEG: Final = 9.0  # points from the finish at sea: from here on cards lose their worth
ROOMY: Final = 7  # explorer cards, and
ROOMY_TOOLS: Final = 4  # equipment: with more in hand drawing is wasteful
ENOUGH: Final = 0x8080808080  # the highest bit of each kind of equipment

# How far the scores may still move apart, as variances.
SPREAD: Final = 60.0  # in the descent and at sea
LAVA_SPREAD: Final = 0.7  # for each fossil the lava takes
DRAW_SPREAD: Final = 0.8

# In points, to tell better moves from worse; how much they count altogether is fitted.
EXPLORER_CARD: Final = 0.4
TOOL: Final = 0.5
LAMP_CHOICE: Final = 1.0
LIT: Final = 0.3  # of a find: one more to choose from
NEEDED_WATER: Final = 3.0
EVENT_CARD: Final = 1.6
FINISH_BONUS: Final = 4.0
WHIM: Final = 4.0  # how much better a move may look by chance, when one is proposed

NO_WAY: Final = -1


class JourneyEvaluation(Evaluation):
    """Terms of a player. How far the game has come weighs points, and what is left to do weighs cards."""

    terms: ClassVar[list[str]] = (
        "points points_late next_find half_skulls sections pairs minerals fossils "
        "thirst room chance chance_turn second digging turn due card_due tool_due find_due event_due another "
        "explorers crowded colours longest sea_cards tools kinds lamps biscuits shields lava_loss "
        "mixed flexible lucky offer ball"
    ).split()

    def __init__(self, seats: int, weights: list[float]) -> None:
        super().__init__(seats, weights)
        self.reach: Reach | None = None
        self.progress: float = 0.0  # of the whole game, 0 to 1
        self.left: float = 1.0  # of the finds, 1 to 0
        self.use: float = 1.0  # there still is for cards, 1 to 0
        self.losses: float = 0.0  # fossils that the lava will take from who has no protection
        self.depth: float = 0.0  # of the descent that is done, 0 to 1
        self.find: float = 0.0  # what the next fossil brings the seat
        self.lava: vec[float] = vec[float]()
        self.scale: float = 1.0  # how much a point decides: the less is to come, the more
        self.way: i64 = NO_WAY
        self.best: float = 0.0
        self.second: float = 0.0

    # ---- what all seats have in common ----

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        reach = self.reach
        if reach is None or reach.board is not state.board:
            self.reach = reach_of(state.board)
            self.lava = lava_losses(state.board)
        board = state.board
        self.depth = 1.0
        self.losses = self.lava[state.lava + 1]
        if state.stage == DESCENT:
            piece: i64
            nearest: i64 = board.distance[state.pieces[0]]
            for piece in range(1, COLOURS):
                if board.distance[state.pieces[piece]] < nearest:
                    nearest = board.distance[state.pieces[piece]]
            self.depth = 1.0 - float(nearest) / float(board.distance[board.start[0]])
            if state.arrived:
                self.depth = 1.0
            self.progress = DESCENT_SHARE * self.depth
            self.left = 1.0 - self.progress
            self.use = 1.0
        elif state.stage == SEA and not state.arrived:
            distance: float = float(board.distance[state.pieces[RAFT]])
            ahead: float = distance / float(board.distance[board.start[1]])
            self.progress = 1.0 - (1.0 - DESCENT_SHARE) * ahead
            self.left = 1.0 - self.progress
            self.use = distance / LAST_LEG
            if self.use > 1.0:
                self.use = 1.0
        else:
            self.progress = 1.0
            self.left = 0.0
            self.use = 0.0
        self.scale = 1.0 / sqrt(DRAW_SPREAD + LAVA_SPREAD * self.losses + SPREAD * self.left)

    # ---- the terms of a seat ----

    def measure(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Position)
        term: i64
        for term in range(len(out)):
            out[term] = 0.0
        fossils: i64 = self.holding(state, seat)
        self.find = expected_find(fossils, state.fossil_deck)
        self.measure_collection(state, seat, fossils, out)
        self.measure_turn(state, seat, fossils, out)
        self.measure_cards(state, seat, out)
        for term in range(len(out)):
            out[term] *= self.scale

    def holding(self, state: Position, seat: i64) -> i64:
        """The fossils of a seat after what is about to be kept or lost."""
        fossils: i64 = state.fossils[seat]
        phase: i64 = state.phase
        lit = phase == RETURN_PHASE or (phase == UNEARTH_PHASE and state.reason == BY_LAMP)
        if lit and state.drawer == seat:
            return with_best(fossils, state.pool, state.keeping)
        if phase == LOSE_PHASE and state.asked == seat:
            if may_be_lucky(state, seat, state.loss):
                return fossils
            return without_worst(fossils, state.loss)
        if phase == FLEE_PHASE and is_still_asked(state, seat):
            if count(state.hands[seat], state.revealed) > 0 or count(state.kept[seat], FLEXIBLE_USE) > 0:
                return fossils
            if count(state.kept[seat], LUCKY) > 0:
                return fossils
            return without_worst(fossils, state.board.lava_loss[state.lava])
        return fossils

    def measure_collection(self, state: Position, seat: i64, fossils: i64, out: vec[float]) -> None:
        number: i64 = size(fossils)
        liquid: i64 = LIQUID_WATER * count(state.kept[seat], STAY_LIQUID)
        water: i64 = state.water[seat] + liquid
        points: float = float(
            fossil_points(fossils) + sighting_points(state, seat) + bonus_points(state, seat)
        )
        if state.stage == DESCENT:
            spare: i64 = WATER_KEEPS * water - number
            if spare < 0:
                damage: float = float(fossil_points(fossils) - fossil_points(without_worst(fossils, -spare)))
                points -= damage * self.depth * self.depth
                out[8] = damage * self.depth * (1.0 - self.depth)
            else:
                points += float(spare // WATER_KEEPS)
                out[9] = sqrt(float(spare)) * (1.0 - self.depth)
        else:
            points += float(water)
        out[0] = points
        out[1] = points * self.progress
        out[2] = self.find * self.left
        if count(fossils, SKULL_FRONT) != count(fossils, SKULL_BACK):
            out[3] = self.left
        begun: i64 = begun_sections(fossils)
        if begun == 1:
            out[4] = self.left
        elif begun == 2:
            out[5] = self.left
        out[6] = float(count(fossils, GOLD) + count(fossils, QUARTZ)) * self.left
        out[7] = float(number)
        if self.losses > 0.0 and number > 0:
            doomed: i64 = i64(self.losses + 0.5)
            damage = float(fossil_points(fossils) - fossil_points(without_worst(fossils, doomed)))
            exposed: float = 1.0 - shield(state, seat)
            out[31] = damage * exposed * self.progress * self.progress

    def measure_turn(self, state: Position, seat: i64, fossils: i64, out: vec[float]) -> None:
        phase: i64 = state.phase
        if state.stage == LAVA:
            return
        acted = phase not in (TURN_PHASE, STEP_PHASE, PAY_PHASE, MIX_PHASE)
        ahead: i64 = seat - state.active
        if ahead < 0:
            ahead += state.seats
        if acted and state.another == 0:  # the turn is as good as over
            ahead = ahead - 1 if ahead > 0 else state.seats - 1
        out[14] = float(ahead) / float(state.seats)
        if seat == state.active:
            hand: i64 = state.hands[seat]
            cards: i64 = larger(0, MOST_EXPLORERS - explorers(hand))
            tools: i64 = larger(0, MOST_EQUIPMENT - equipment(hand))
            due: i64 = state.due if acted else 0
            if phase == DRAW_PHASE:
                due -= 1
                out[16 + state.source] = float(smaller(1, tools if state.source > 0 else cards))
            out[15] = float(smaller(due, cards + tools))
            out[19] = float(state.events_due)
            if phase == EVENT_PHASE:
                out[19] += 1.0
            out[20] = float(state.another)
        if phase == UNEARTH_PHASE and seat == state.drawer:
            digging: float = float(state.digging)
            if state.reason == BY_LAMP:
                kept: i64 = larger(0, state.keeping - size(state.pool))
                digging = float(kept) + LIT * float(state.digging - kept)
            out[18] = digging * self.find
        if not state.arrived:
            self.look_ahead(state, seat)
            out[10] = self.best
            if ahead == 0:
                out[11] = self.best
            out[12] = self.second
        if phase == DISCOVER_PHASE and (state.asked == seat or state.stage == SEA):
            if is_still_asked(state, seat):
                flexible: i64 = count(state.kept[seat], FLEXIBLE_USE)
                out[13] = self.dig(state, seat, state.space, state.hands[seat] >> 24, flexible)
        elif phase == OFFER_PHASE and state.asked == seat and len(adventure_bills(state, seat)) > 0:
            gain: float = float(state.board.adventure_points[state.adventure])
            if state.board.adventure_kind[state.adventure] == FIND:
                gain = self.find
            out[35] = gain
        elif phase == BALL_PHASE and state.asked == seat:
            if len(adventure_bills(state, seat)) == 0:
                out[36] = float(fossil_points(fossils) - fossil_points(without_worst(fossils, 1)))

    def measure_cards(self, state: Position, seat: i64, out: vec[float]) -> None:
        if state.stage == LAVA:
            return
        hand: i64 = state.hands[seat]
        use: float = self.use
        blue: i64 = count(hand, 0)
        red: i64 = count(hand, 1)
        yellow: i64 = count(hand, 2)
        total: i64 = smaller(blue + red + yellow, MOST_EXPLORERS)
        out[21] = float(total) * use
        out[22] = float(larger(0, total - ROOMY) + 2 * larger(0, equipment(hand) - ROOMY_TOOLS)) * use
        if state.stage == DESCENT:
            out[23] = sqrt(float(blue)) + sqrt(float(red)) + sqrt(float(yellow))
        else:
            out[24] = float(smaller(larger(larger(blue, red), yellow), MOST_PLAYED)) * use
            out[25] = sqrt(float(total)) * use
        out[26] = float(smaller(equipment(hand), MOST_EQUIPMENT)) * use
        kinds: i64 = 0
        kind: i64
        for kind in range(ROPE, HAND_KINDS):
            if count(hand, kind) > 0:
                kinds += 1
        out[27] = float(kinds) * use
        if count(hand, LAMP) > 0:
            out[28] = use
        if count(hand, BISCUITS) > 0:
            out[29] = use
        out[30] = float(kinds) * self.progress * self.progress
        kept: i64 = state.kept[seat]
        out[32] = float(count(kept, MIXED_COLOURS)) * use
        out[33] = float(count(kept, FLEXIBLE_USE))
        out[34] = float(count(kept, LUCKY))

    # ---- what the next turn may bring ----

    def look_ahead(self, state: Position, seat: i64) -> None:
        """The best move of the seat if it were to move now, in points, and the best one of another piece."""
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
        kept: i64 = state.kept[seat]
        tools: i64 = state.hands[seat] >> 24
        cards: i64 = most_cards(state.hands[seat], piece)
        if count(kept, MIXED_COLOURS) > 0:
            cards = explorers(state.hands[seat])
        if cards > MOST_PLAYED:
            cards = MOST_PLAYED
        if cards == 0:
            return 0.0
        start: i64 = state.pieces[piece]
        if reach.first[start] == UNKNOWN:
            reach.explore(start)
        flexible: i64 = count(kept, FLEXIBLE_USE)
        ropes: i64 = tools & 255
        compasses: i64 = tools >> 16 & 255
        biscuits: i64 = tools >> 24 & 255
        most: i64 = cards + BISCUIT_POINTS * biscuits
        spring: float = 1.0
        if state.stage == DESCENT and WATER_KEEPS * state.water[seat] < size(state.fossils[seat]) + 3:
            spring = NEEDED_WATER
        best: float = 0.0
        self.way = NO_WAY
        way: i64
        for way in range(reach.first[start], reach.last[start]):
            steps: i64 = reach.steps[way]
            if steps > most:
                break
            if (
                reach.ropes[way] > ropes
                or reach.compasses[way] > compasses
                or reach.path[way] & mask != begun
            ):
                continue
            points: i64 = steps + reach.extra[way]
            spent: i64 = reach.ropes[way] + (reach.compasses[way] << 16)
            if points > most:
                if tools >> 8 & 255 == 0:
                    continue
                spent += 256
                points = steps
            price: float = EXPLORER_CARD * float(points)
            if points > cards:
                eaten: i64 = (points - cards + 1) // BISCUIT_POINTS
                spent += eaten << 24
            stop: i64 = reach.stop[way]
            if stop == state.pieces[0] or stop == state.pieces[1] or stop == state.pieces[2]:
                continue
            worth: float = spring * float(reach.springs[way]) + EVENT_CARD * float(reach.events[way])
            worth -= TOOL * float(size(spent)) + price
            if state.board.fossils[stop] > 0:
                worth += self.dig(state, seat, stop, tools - spent, flexible)
            elif state.board.terrain[stop] == FINISH:
                worth += FINISH_BONUS
            if chance is not None:
                worth += WHIM * float(chance.below(1000)) / 1000.0
            if worth > best:
                best = worth
                self.way = way
        return best

    # ---- a move worth trying ----

    def plan(self, state: State, chance: Chance, out: vec[i64]) -> i64:
        """The clicks of a move that looks good, up to its payment, and how many; else none."""
        assert isinstance(state, Position)
        if state.phase == TURN_PHASE:
            self.prepare(state)
            self.find = expected_find(state.fossils[state.active], state.fossil_deck)
            return self.plan_turn(state, chance, out)
        if state.phase == STEP_PHASE:
            return self.plan_steps(state, chance, out)
        if state.phase == RETURN_PHASE:
            pool: i64 = state.pool - state.given
            together: i64 = state.fossils[state.drawer] + pool
            back: i64 = together - with_best(state.fossils[state.drawer], pool, state.keeping)
            return write_fossils(v.RETURN, back, out)
        if state.phase == LOSE_PHASE and state.given == EMPTY:
            fossils: i64 = state.fossils[state.asked]
            return write_fossils(v.GIVE, fossils - without_worst(fossils, state.loss), out)
        return 0

    def plan_steps(self, state: Position, chance: Chance, out: vec[i64]) -> i64:
        """The rest of the move that has begun."""
        self.prepare(state)
        self.find = expected_find(state.fossils[state.active], state.fossil_deck)
        piece: i64 = piece_of(state)
        mask: i64 = bit(STEP_BITS * state.steps) - 1
        self.best_way(state, state.active, piece, written_path(state), mask, chance)
        if self.way == NO_WAY:
            return 0
        return self.write(state, self.way, state.pieces[piece], state.steps, out, 0)

    def plan_turn(self, state: Position, chance: Chance, out: vec[i64]) -> i64:
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

    def dig(self, state: Position, seat: i64, space: i64, tools: i64, flexible: i64) -> float:
        """What a discovery is worth with these tools, in points; 0 if they do not do."""
        board = state.board
        number: i64 = board.fossils[space]
        need: i64 = board.symbols[space] >> 24
        if flexible == 0:
            if ((tools | ENOUGH) - need) & ENOUGH != ENOUGH or size(tools) < number:
                return 0.0
        else:
            lacking: i64 = 0
            kind: i64
            for kind in range(EQUIPMENT):
                lacking += larger(0, count(need, kind) - count(tools, kind))
            if lacking > flexible or size(tools) + flexible < number:
                return 0.0
        worth: float = float(number) * (self.find - TOOL)
        if seat == state.active or state.stage == DESCENT:
            if count(tools, 4) > count(need, 4) and size(tools) > number:
                worth += LAMP_CHOICE
        if worth < 0.0:
            return 0.0
        return worth


def write_fossils(verb: i64, fossils: i64, out: vec[i64]) -> i64:
    """A click for each of the fossils, in the order of their kinds; how many there are."""
    at: i64 = 0
    kind: i64
    for kind in range(FOSSIL_KINDS):
        for _ in range(count(fossils, kind)):
            out[at] = verb + kind
            at += 1
    return at


def is_still_asked(state: Position, seat: i64) -> bool:
    """Whether a seat is asked, or will be, where all are asked in turn from the active one on."""
    at: i64 = state.asked
    while at != seat:
        at = state.next_seat(at)
        if at == state.active:
            return False
    return True


def most_cards(hand: i64, piece: i64) -> i64:
    """How many explorer cards of one colour a hand has for a piece."""
    if piece == RAFT:
        return larger(larger(count(hand, 0), count(hand, 1)), count(hand, 2))
    return count(hand, piece)
