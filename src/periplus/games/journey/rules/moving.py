"""Moving (J-24 … J-56): step by step, offering only what can be brought to an end and paid for."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.board import Board
from periplus.games.journey.rules.components import COLOURS, MUSHROOM_FOREST, RAFT, RUINED_CITY
from periplus.games.journey.rules.discovering import begin_discovery
from periplus.games.journey.rules.events import next_event
from periplus.games.journey.rules.payment import (
    ANY_COLOURS,
    entry,
    mixtures,
    move_bills,
    on_bill,
    pay_bill,
    payable,
)
from periplus.games.journey.rules.state import (
    DESCENT,
    MIX_PHASE,
    PAY_PHASE,
    STEP_PHASE,
    Phase,
    Position,
    piece_of,
)
from periplus.games.journey.rules.terrain import (
    CANYON,
    DIRECTIONS,
    EVENT,
    FINISH,
    FORWARD,
    SPRING,
    takes_compass,
    takes_rope,
)
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


def here(s: Position) -> i64:
    """The space the piece has come to."""
    return s.path[s.steps]


def is_free(s: Position, space: i64) -> bool:
    """Whether no other explorer stands there (J-36); the raft is alone at sea (J-87)."""
    piece: i64
    if s.stage != DESCENT:
        return True
    for piece in range(COLOURS):
        if piece != s.piece and s.pieces[piece] == space:
            return False
    return True


def may_stop(s: Position) -> bool:
    """After a step forward, but not on a canyon or whirlpool or with another explorer (J-30, J-36, J-42)."""
    space: i64 = here(s)
    return s.advances > 0 and s.board.terrain[space] != CANYON and is_free(s, space)


def walked_in_vain(s: Position, space: i64) -> bool:
    """Whether the piece was there already, and has come to no new spring or event space since (A-30)."""
    at: i64
    for at in range(s.mark, s.steps + 1):
        if s.path[at] == space:
            return not pays_as_start(s, space)
    return False


def pays_as_start(s: Position, space: i64) -> bool:
    """A spring or event space that the move started on is new to it when it is entered (A-30)."""
    if space != s.path[0] or not s.rules.start_pays:
        return False
    return is_lure(s.board.terrain[space]) and not was_entered(s, space)


def is_lure(terrain: i64) -> bool:
    """A spring or an event space: what brings something to who enters it."""
    return terrain in (SPRING, EVENT)


def was_entered(s: Position, space: i64) -> bool:
    at: i64
    for at in range(1, s.steps + 1):
        if s.path[at] == space:
            return True
    return False


def advance(s: Position, direction: i64, space: i64) -> None:
    """Make a step: count what it costs (J-31, J-41, J-43, J-51)."""
    s.steps += 1
    s.path[s.steps] = space
    s.extra += s.board.extra[space]
    terrain: i64 = s.board.terrain[space]
    if takes_rope(terrain):
        s.ropes += 1
    if takes_compass(direction):
        s.compasses += 1
    if direction >= FORWARD:
        s.advances += 1
    if is_lure(terrain) and is_new_at(s, s.steps):
        s.mark = s.steps


def go_back(s: Position, direction: i64) -> None:
    """Undo a step that was only tried."""
    space: i64 = here(s)
    s.extra -= s.board.extra[space]
    if takes_rope(s.board.terrain[space]):
        s.ropes -= 1
    if takes_compass(direction):
        s.compasses -= 1
    if direction >= FORWARD:
        s.advances -= 1
    s.path[s.steps] = 0
    s.steps -= 1
    s.mark = s.marks[s.steps]
    s.marks[s.steps] = 0


def is_completable(s: Position) -> bool:
    """Whether some way leads from here to a space where the piece may stop, and can be paid."""
    return payable(s) and (may_stop(s) or can_step(s))


def can_step(s: Position) -> bool:
    direction: i64
    # Forward first: that way an end is found soonest.
    for direction in range(DIRECTIONS - 1, -1, -1):
        if leads_on(s, direction):
            return True
    return False


def leads_on(s: Position, direction: i64) -> bool:
    """Whether a step in this direction is the beginning of a move that can be completed."""
    space: i64 = s.board.ahead[here(s) * DIRECTIONS + direction]
    if space < 0 or walked_in_vain(s, space):
        return False
    s.marks[s.steps] = s.mark
    advance(s, direction, space)
    good = is_completable(s)
    go_back(s, direction)
    return good


def direction_to(s: Position, space: i64) -> i64:
    direction: i64 = 0
    while s.board.ahead[here(s) * DIRECTIONS + direction] != space:
        direction += 1
    return direction


def can_move(s: Position, piece: i64) -> bool:
    s.piece = piece
    s.path[0] = s.pieces[piece]
    good = can_step(s)
    s.drop_choice()
    return good


def offer_pieces(s: Position, out: Choices) -> None:
    """Each explorer that can make a move (J-13, A-17); at sea the raft."""
    piece: i64
    if s.stage != DESCENT:
        if can_move(s, RAFT):
            out.add(v.MOVE + RAFT)
        return
    for piece in range(COLOURS):
        if can_move(s, piece):
            out.add(v.MOVE + piece)


def begin_move(s: Position, piece: i64) -> None:
    s.piece = piece
    s.path[0] = s.pieces[piece]
    s.phase = STEP_PHASE


class Step(Phase):
    """A step forward or aside, never back; or stop here (J-24, J-28, J-29, J-38)."""

    def offer(self, s: Position, out: Choices) -> None:
        direction: i64
        for direction in range(DIRECTIONS):
            if leads_on(s, direction):
                out.add(v.STEP + s.board.ahead[here(s) * DIRECTIONS + direction])
        put_in_order(out)
        if may_stop(s):
            out.add(v.STOP)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code != v.STOP:
            space: i64 = code - v.STEP
            advance(s, direction_to(s, space), space)
            if s.board.terrain[space] != FINISH:
                return
        s.phase = PAY_PHASE


def put_in_order(out: Choices) -> None:
    """Sort the few steps offered, for codes are listed ascending."""
    codes = out.codes
    i: i64
    for i in range(1, out.count):
        code: i64 = codes[i]
        at: i64 = i
        while at > 0 and codes[at - 1] > code:
            codes[at] = codes[at - 1]
            at -= 1
        codes[at] = code
    out.codes = codes


class Pay(Phase):
    """Which cards to pay with (J-26, J-27, J-33); asked even if there is only one way: it ends the move."""

    def offer(self, s: Position, out: Choices) -> None:
        bill: i64
        for bill in range(len(move_bills(s))):
            out.add(v.PAY + bill)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        bill: i64 = move_bills(s)[code - v.PAY]
        if on_bill(bill, ANY_COLOURS) > 0:
            s.bill = bill
            s.phase = MIX_PHASE
        else:
            arrive(s, bill, log)


class Mix(Phase):
    """Which explorer cards to play with Mixed colours (J-69)."""

    def offer(self, s: Position, out: Choices) -> None:
        mix: i64
        for mix in range(len(mixtures(s, on_bill(s.bill, ANY_COLOURS)))):
            out.add(v.PAY + mix)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        cards: i64 = on_bill(s.bill, ANY_COLOURS)
        arrive(s, s.bill + mixtures(s, cards)[code - v.PAY] - entry(ANY_COLOURS, cards), log)


def arrive(s: Position, bill: i64, log: Log) -> None:
    """The piece stands on its last space, the cards are paid, springs and events count (J-39, J-44, J-46)."""
    piece: i64 = piece_of(s)
    space: i64 = here(s)
    log.tell(v.MOVED, piece, s.path[0], space, written_path(s))
    s.pieces[piece] = space
    pay_bill(s, s.active, bill)
    log.tell(v.PAID, s.active, bill)
    s.moved = 1
    s.idle = 0
    fetch_water(s, entered(s, SPRING), log)
    s.events_due = entered(s, EVENT)
    if s.events_due > 1 and not s.rules.event_per_space:
        s.events_due = 1
    s.drop_choice()
    if s.board.terrain[space] == FINISH:
        s.arrived = 1
        take_bonus(s, log)
        next_event(s, log)
    else:
        begin_discovery(s, space, log)


def written_path(s: Position) -> i64:
    """The directions of the steps in one int, 3 bits each, the first one lowest."""
    path: i64 = 0
    at: i64 = s.steps - 1
    while at >= 0:
        direction: i64 = 0
        while s.board.ahead[s.path[at] * DIRECTIONS + direction] != s.path[at + 1]:
            direction += 1
        path = path << 3 | direction + 1
        at -= 1
    return path


def entered(s: Position, terrain: i64) -> i64:
    """How many different spaces of a terrain the move entered (A-2, A-3)."""
    number: i64 = 0
    at: i64
    for at in range(1, s.steps + 1):
        space: i64 = s.path[at]
        if s.board.terrain[space] == terrain and is_new_at(s, at):
            number += 1
    return number


def is_new_at(s: Position, at: i64) -> bool:
    """Whether the move entered this space for the first time; to start on it is not to enter it."""
    before: i64
    for before in range(1, at):
        if s.path[before] == s.path[at]:
            return False
    return True


def fetch_water(s: Position, tokens: i64, log: Log) -> None:
    """A token for each spring, as far as the reserve goes (J-44, J-45)."""
    if tokens > s.reserve:
        tokens = s.reserve
    if tokens > 0:
        s.reserve -= tokens
        s.water[s.active] += tokens
        log.tell(v.GOT_WATER, s.active, tokens)


def take_bonus(s: Position, log: Log) -> None:
    """Whoever moves the piece to the finish takes the bonus card (J-77, J-106)."""
    if s.stage == DESCENT:
        s.forest_owner = s.active
        log.tell(v.WON_BONUS, s.active, MUSHROOM_FOREST, s.board.mushroom_forest)
    else:
        s.city_owner = s.active
        log.tell(v.WON_BONUS, s.active, RUINED_CITY, s.board.ruined_city)


def spaces_entered(board: Board, origin: int, path: int) -> list[int]:
    """The spaces of a written path, from the first one entered to the last."""
    spaces: list[int] = []
    space = origin
    for direction in directions(path):
        space = int(board.ahead[space * DIRECTIONS + direction])
        spaces.append(space)
    return spaces


def directions(path: int) -> list[int]:
    """The directions of a written path, from the first step on."""
    found: list[int] = []
    while path:
        found.append((path & 7) - 1)
        path >>= 3
    return found
