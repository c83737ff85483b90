"""What makes a position of Journey promising: points, the next find and the cards for it, water, shields."""

from math import sqrt
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from periplus.bots.search.evaluation import Evaluation
from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.board_parts import FIND
from periplus.games.journey.rules.components import (
    BISCUITS,
    COLOURS,
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
from periplus.games.journey.rules.payment import adventure_bills
from periplus.games.journey.rules.scoring import bonus_points, sighting_points
from periplus.games.journey.rules.state import (
    BALL_PHASE,
    BY_LAMP,
    DESCENT,
    DISCOVER_PHASE,
    DRAW_PHASE,
    EVENT_PHASE,
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
)
from periplus.games.journey.search.collection import (
    begun_sections,
    damage,
    expected_find,
    holding,
    is_still_asked,
    lava_losses,
    shield,
    with_best,
    without_worst,
)
from periplus.games.journey.search.moves import Moves
from periplus.games.journey.search.ways import TOOLS, reach_of
from periplus.kernel.cards import EMPTY, count, size
from periplus.kernel.chance import Chance
from periplus.kernel.game import State

DESCENT_SHARE: Final = 0.6  # of the whole game
LAST_LEG: Final = 9.0  # points from the finish at sea: from here on cards lose their worth
ROOMY: Final = 7  # explorer cards, and
ROOMY_TOOLS: Final = 4  # equipment: with more in hand drawing is wasteful
LIT: Final = 0.3  # of a find: one more to choose from

# How far the scores may still move apart, as variances.
SPREAD: Final = 60.0  # in the descent and at sea
LAVA_SPREAD: Final = 0.7  # for each fossil the lava takes
DRAW_SPREAD: Final = 0.8


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
        self.moves: Moves = Moves(seats)
        self.progress: float = 0.0  # of the whole game, 0 to 1
        self.left: float = 1.0  # of the finds, 1 to 0
        self.use: float = 1.0  # there still is for cards, 1 to 0
        self.losses: float = 0.0  # fossils that the lava will take from those without protection
        self.depth: float = 0.0  # of the descent that is done, 0 to 1
        self.lava: vec[float] = vec[float]()
        self.scale: float = 1.0  # how much a point decides: the less is to come, the more

    # ---- what all seats have in common ----

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        board = state.board
        reach = self.moves.reach
        start_pays: bool = state.rules.start_pays
        if reach is None or reach.board is not board or reach.start_pays != start_pays:
            self.moves.reach = reach_of(board, start_pays)
            self.lava = lava_losses(board)
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
        fossils: i64 = holding(state, seat)
        self.moves.find = expected_find(fossils, state.fossil_deck)
        self.measure_points(state, seat, fossils, out)
        self.measure_fossils(state, seat, fossils, out)
        if state.stage != LAVA:
            self.measure_turn(state, seat, out)
            self.measure_question(state, seat, fossils, out)
            self.measure_cards(state, seat, out)
        for term in range(len(out)):
            out[term] *= self.scale

    def measure_points(self, state: Position, seat: i64, fossils: i64, out: vec[float]) -> None:
        """Points, with what the water will leave of them at the end of the descent."""
        liquid: i64 = LIQUID_WATER * count(state.kept[seat], STAY_LIQUID)
        water: i64 = state.water[seat] + liquid
        points: float = float(
            fossil_points(fossils) + sighting_points(state, seat) + bonus_points(state, seat)
        )
        if state.stage == DESCENT:
            spare: i64 = WATER_KEEPS * water - size(fossils)
            if spare < 0:
                lost: float = damage(fossils, -spare)
                points -= lost * self.depth * self.depth
                out[8] = lost * self.depth * (1.0 - self.depth)
            else:
                points += float(spare // WATER_KEEPS)
                out[9] = sqrt(float(spare)) * (1.0 - self.depth)
        else:
            points += float(water)
        out[0] = points
        out[1] = points * self.progress

    def measure_fossils(self, state: Position, seat: i64, fossils: i64, out: vec[float]) -> None:
        """What further finds may add to the fossils, and what the lava may take of them."""
        number: i64 = size(fossils)
        out[2] = self.moves.find * self.left
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
            exposed: float = 1.0 - shield(state, seat)
            out[31] = damage(fossils, doomed) * exposed * self.progress * self.progress

    def measure_turn(self, state: Position, seat: i64, out: vec[float]) -> None:
        """Whose turn it is and what it still brings, and the moves there are."""
        phase: i64 = state.phase
        acted = phase not in (TURN_PHASE, STEP_PHASE, PAY_PHASE, MIX_PHASE)
        ahead: i64 = seat - state.active
        if ahead < 0:
            ahead += state.seats
        if acted and state.another == 0:  # the turn is as good as over
            ahead = ahead - 1 if ahead > 0 else state.seats - 1
        out[14] = float(ahead) / float(state.seats)
        if seat == state.active:
            self.measure_due(state, seat, state.due if acted else 0, out)
        if phase == UNEARTH_PHASE and seat == state.drawer:
            digging: float = float(state.digging)
            if state.reason == BY_LAMP:
                kept: i64 = larger(0, state.keeping - size(state.pool))
                digging = float(kept) + LIT * float(state.digging - kept)
            out[18] = digging * self.moves.find
        if not state.arrived:
            self.moves.look_ahead(state, seat)
            out[10] = self.moves.best
            if ahead == 0:
                out[11] = self.moves.best
            out[12] = self.moves.second

    def measure_due(self, state: Position, seat: i64, due: i64, out: vec[float]) -> None:
        """What is due to the active seat: cards, as far as it can hold them, events, another turn."""
        hand: i64 = state.hands[seat]
        cards: i64 = larger(0, MOST_EXPLORERS - explorers(hand))
        tools: i64 = larger(0, MOST_EQUIPMENT - equipment(hand))
        if state.phase == DRAW_PHASE:
            due -= 1
            out[16 + state.source] = float(smaller(1, tools if state.source > 0 else cards))
        out[15] = float(smaller(due, cards + tools))
        out[19] = float(state.events_due)
        if state.phase == EVENT_PHASE:
            out[19] += 1.0
        out[20] = float(state.another)

    def measure_question(self, state: Position, seat: i64, fossils: i64, out: vec[float]) -> None:
        """What is at stake for a seat that is asked: a discovery, an adventure, ball lightning."""
        phase: i64 = state.phase
        if phase == DISCOVER_PHASE and (state.asked == seat or state.stage == SEA):
            if is_still_asked(state, seat):
                out[13] = self.moves.dig(state, seat, state.space, state.hands[seat] >> TOOLS)
        elif phase == OFFER_PHASE and state.asked == seat and len(adventure_bills(state, seat)) > 0:
            gain: float = float(state.board.adventure_points[state.adventure])
            if state.board.adventure_kind[state.adventure] == FIND:
                gain = self.moves.find
            out[35] = gain
        elif phase == BALL_PHASE and state.asked == seat:
            if len(adventure_bills(state, seat)) == 0:
                out[36] = damage(fossils, 1)

    def measure_cards(self, state: Position, seat: i64, out: vec[float]) -> None:
        """What the hand and the kept events may still do."""
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

    # ---- a move worth trying ----

    def plan(self, state: State, chance: Chance, out: vec[i64]) -> i64:
        """The clicks of a move that looks good, up to its payment, and how many; else none."""
        assert isinstance(state, Position)
        if state.phase == TURN_PHASE or state.phase == STEP_PHASE:
            self.prepare(state)
            self.moves.find = expected_find(state.fossils[state.active], state.fossil_deck)
            if state.phase == TURN_PHASE:
                return self.moves.plan_turn(state, chance, out)
            return self.moves.plan_steps(state, chance, out)
        if state.phase == RETURN_PHASE:
            pool: i64 = state.pool - state.given
            together: i64 = state.fossils[state.drawer] + pool
            back: i64 = together - with_best(state.fossils[state.drawer], pool, state.keeping)
            return write_fossils(v.RETURN, back, out)
        if state.phase == LOSE_PHASE and state.given == EMPTY:
            fossils: i64 = state.fossils[state.asked]
            return write_fossils(v.GIVE, fossils - without_worst(fossils, state.loss), out)
        return 0


def write_fossils(verb: i64, fossils: i64, out: vec[i64]) -> i64:
    """A click for each of the fossils, in the order of their kinds; how many there are."""
    at: i64 = 0
    kind: i64
    for kind in range(FOSSIL_KINDS):
        for _ in range(count(fossils, kind)):
            out[at] = verb + kind
            at += 1
    return at
