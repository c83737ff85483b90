"""Paying (J-25 … J-35, J-58, J-59): every payment that is enough without a card too many (A-8).

A payment, or bill, is a set of cards in one int, six bits a kind: the eight kinds
of hand cards, Flexible use, Mixed colours, and explorer cards of colours to be chosen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from periplus.games.journey.rules.components import (
    BISCUIT_POINTS,
    BISCUITS,
    CARD_NAMES,
    COLOURS,
    COMPASS,
    FLEXIBLE_CARD,
    FLEXIBLE_USE,
    HAND_KINDS,
    LAMP,
    MIXED_CARD,
    MIXED_COLOURS,
    MOST_PLAYED,
    PICKAXE,
    RAFT,
    ROPE,
    explorers,
    larger,
    smaller,
)
from periplus.games.journey.rules.decks import play_cards, use_event
from periplus.games.journey.rules.state import Position, piece_of
from periplus.kernel.cards import EMPTY, count, one

NO_BILL: Final = 0
BILL_BITS: Final = 6
BILL_MASK: Final = 63
ANY_COLOURS: Final = 10  # explorer cards whose colours are chosen next
BILL_NAMES: Final = [*CARD_NAMES, "any"]


def entry(kind: i64, number: i64) -> i64:
    """So many cards of a kind on a bill."""
    return number << (kind * BILL_BITS)


def on_bill(bill: i64, kind: i64) -> i64:
    """How many cards of a kind a bill asks for."""
    return bill >> (kind * BILL_BITS) & BILL_MASK


def bill_counts(bill: int) -> list[int]:
    """A bill as numbers of the kinds in BILL_NAMES."""
    return [int(on_bill(bill, kind)) for kind in range(len(BILL_NAMES))]


def bill_name(bill: int) -> str:
    """A bill in writing: red*2+biscuits."""
    parts = []
    for name, number in zip(BILL_NAMES, bill_counts(bill), strict=True):
        if number:
            parts.append(name if number == 1 else f"{name}*{number}")
    return "+".join(parts)


def enter(bills: vec[i64], bill: i64) -> vec[i64]:
    """Add a bill to an ascending list that has each only once."""
    at: i64 = len(bills)
    while at > 0 and bills[at - 1] > bill:
        at -= 1
    if at > 0 and bills[at - 1] == bill:
        return bills
    bills = append(bills, bill)
    last: i64 = len(bills) - 1
    while last > at:
        bills[last] = bills[last - 1]
        last -= 1
    bills[at] = bill
    return bills


def pay_bill(s: Position, seat: i64, bill: i64) -> None:
    """The cards of a bill go to their discard piles (J-39)."""
    cards: i64 = EMPTY
    kind: i64
    for kind in range(HAND_KINDS):
        cards += on_bill(bill, kind) * one(kind)
    play_cards(s, seat, cards)
    for _ in range(on_bill(bill, FLEXIBLE_CARD)):
        use_event(s, seat, FLEXIBLE_USE)
    if on_bill(bill, MIXED_CARD) > 0:
        use_event(s, seat, MIXED_COLOURS)


# ---- moving ----


def most_explorers(s: Position) -> i64:
    """The most explorer cards to play for the piece: 5 of its colour, of any one colour for the raft."""
    hand: i64 = s.hands[s.active]
    if count(s.kept[s.active], MIXED_COLOURS) > 0:
        return smaller(MOST_PLAYED, explorers(hand))
    piece: i64 = piece_of(s)
    if piece != RAFT:
        return smaller(MOST_PLAYED, count(hand, piece))
    most: i64 = larger(larger(count(hand, 0), count(hand, 1)), count(hand, 2))
    return smaller(MOST_PLAYED, most)


def payable(s: Position) -> bool:
    """Whether the steps so far can be paid for."""
    hand: i64 = s.hands[s.active]
    most: i64 = most_explorers(s)
    if most == 0:
        return False
    flexible: i64 = count(s.kept[s.active], FLEXIBLE_USE)
    flexible -= larger(0, s.ropes - count(hand, ROPE)) + larger(0, s.compasses - count(hand, COMPASS))
    if flexible < 0:
        return False
    points: i64 = most + BISCUIT_POINTS * (count(hand, BISCUITS) + flexible)
    if s.steps + s.extra <= points:
        return True
    if count(hand, PICKAXE) > 0:
        return s.steps <= points
    return flexible > 0 and s.steps <= points - BISCUIT_POINTS


def move_bills(s: Position) -> vec[i64]:
    """Every way to pay for the steps made (J-33)."""
    hand: i64 = s.hands[s.active]
    flexible: i64 = count(s.kept[s.active], FLEXIBLE_USE)
    bills = vec[i64]()
    rope: i64
    compass: i64
    pick: i64
    for rope in range(smaller(s.ropes, flexible) + 1):
        if s.ropes - rope > count(hand, ROPE):
            continue
        for compass in range(smaller(s.compasses, flexible - rope) + 1):
            if s.compasses - compass > count(hand, COMPASS):
                continue
            aids: i64 = entry(ROPE, s.ropes - rope) + entry(COMPASS, s.compasses - compass)
            left: i64 = flexible - rope - compass
            for pick in range(3):
                if pick > 0 and s.extra == 0:
                    break
                if pick == 1 and count(hand, PICKAXE) > 0:
                    bills = add_points(s, aids + entry(PICKAXE, 1), rope + compass, left, True, bills)
                elif pick == 2 and left > 0:
                    bills = add_points(s, aids, rope + compass + 1, left - 1, True, bills)
                elif pick == 0:
                    bills = add_points(s, aids, rope + compass, left, False, bills)
    return bills


def add_points(s: Position, aids: i64, used: i64, left: i64, picked: bool, bills: vec[i64]) -> vec[i64]:
    """Add the ways to come by the movement points: explorer cards and biscuits, none of them needless."""
    cost: i64 = s.steps
    if not picked:
        cost += s.extra
    have: i64 = count(s.hands[s.active], BISCUITS)
    biscuits: i64
    swapped: i64  # biscuits for which a Flexible use stands
    for biscuits in range(have + left + 1):
        cards: i64 = larger(1, cost - BISCUIT_POINTS * biscuits)
        if cards > MOST_PLAYED:
            continue
        if biscuits > 0 and cards + BISCUIT_POINTS * (biscuits - 1) >= cost:
            break
        if picked and cards + BISCUIT_POINTS * biscuits >= s.steps + s.extra:
            continue  # the pickaxe would be needless
        for swapped in range(smaller(biscuits, left) + 1):
            if biscuits - swapped <= have:
                rest: i64 = aids + entry(BISCUITS, biscuits - swapped) + entry(FLEXIBLE_CARD, used + swapped)
                bills = add_colours(s, cards, rest, bills)
    return bills


def add_colours(s: Position, cards: i64, rest: i64, bills: vec[i64]) -> vec[i64]:
    """Add the ways to play so many explorer cards: of one colour, or with Mixed colours of any (J-69)."""
    hand: i64 = s.hands[s.active]
    piece: i64 = piece_of(s)
    colour: i64
    for colour in range(COLOURS):
        if (piece == RAFT or colour == piece) and count(hand, colour) >= cards:
            bills = enter(bills, rest + entry(colour, cards))
    if count(s.kept[s.active], MIXED_COLOURS) > 0 and len(mixtures(s, cards)) > 0:
        bills = enter(bills, rest + entry(MIXED_CARD, 1) + entry(ANY_COLOURS, cards))
    return bills


def mixtures(s: Position, cards: i64) -> vec[i64]:
    """The explorer cards that could be played only with Mixed colours."""
    hand: i64 = s.hands[s.active]
    piece: i64 = piece_of(s)
    bills = vec[i64]()
    blue: i64
    red: i64
    for blue in range(smaller(cards, count(hand, 0)) + 1):
        for red in range(smaller(cards - blue, count(hand, 1)) + 1):
            yellow: i64 = cards - blue - red
            if yellow > count(hand, 2):
                continue
            mix: i64 = entry(0, blue) + entry(1, red) + entry(2, yellow)
            if piece == RAFT:
                needless = larger(larger(blue, red), yellow) == cards
            else:
                needless = on_bill(mix, piece) == cards
            if not needless:
                bills = enter(bills, mix)
    return bills


# ---- discovering ----


def discovery_bills(s: Position, seat: i64, lamp: bool) -> vec[i64]:
    """Every way to pay the symbols of the space (J-58, J-59), with the lamp or without."""
    space: i64 = s.space
    bills = vec[i64]()
    flexible: i64 = count(s.kept[seat], FLEXIBLE_USE)
    used: i64
    for used in range(smaller(flexible, s.board.fossils[space]) + 1):
        start: i64 = entry(FLEXIBLE_CARD, used)
        bills = add_symbols(s, seat, space, ROPE, s.board.fossils[space] - used, used, start, bills)
    if not lamp:
        return bills
    lit = vec[i64]()
    at: i64
    for at in range(len(bills)):
        if on_bill(bills[at], LAMP) < count(s.hands[seat], LAMP):
            lit = enter(lit, bills[at] + entry(LAMP, 1))
        if on_bill(bills[at], FLEXIBLE_CARD) < flexible:
            lit = enter(lit, bills[at] + entry(FLEXIBLE_CARD, 1))
    return lit


def add_symbols(
    s: Position, seat: i64, space: i64, kind: i64, cards: i64, spare: i64, bill: i64, bills: vec[i64]
) -> vec[i64]:
    """Add the ways to lay `cards` more of this kind or later; `spare` may stand for lacking symbols."""
    if kind == HAND_KINDS:
        if cards == 0:
            bills = enter(bills, bill)
        return bills
    need: i64 = count(s.board.symbols[space], kind)
    number: i64
    for number in range(smaller(cards, count(s.hands[seat], kind)) + 1):
        left: i64 = spare - larger(0, need - number)
        if left >= 0:
            after: i64 = bill + entry(kind, number)
            bills = add_symbols(s, seat, space, kind + 1, cards - number, left, after, bills)
    return bills


# ---- the sea and the lava ----


def adventure_bills(s: Position, seat: i64) -> vec[i64]:
    """Every way to pay the explorer cards an adventure shows (J-98, J-102, J-105)."""
    hand: i64 = s.hands[seat]
    board = s.board
    fixed: i64 = board.adventure_colours[s.adventure]
    same: i64 = board.adventure_same[s.adventure]
    bills = vec[i64]()
    bill: i64 = NO_BILL
    colour: i64
    if board.adventure_any[s.adventure] > 0:
        return any_explorers(hand, board.adventure_any[s.adventure])
    for colour in range(COLOURS):
        if same > 0 and count(hand, colour) >= same:
            bills = enter(bills, entry(colour, same))
        if count(hand, colour) < count(fixed, colour):
            return bills
        bill += entry(colour, count(fixed, colour))
    if same == 0:
        bills = enter(bills, bill)
    return bills


def any_explorers(hand: i64, cards: i64) -> vec[i64]:
    """Every way to lay so many explorer cards, whatever their colours."""
    bills = vec[i64]()
    blue: i64
    red: i64
    for blue in range(smaller(cards, count(hand, 0)) + 1):
        for red in range(smaller(cards - blue, count(hand, 1)) + 1):
            if cards - blue - red <= count(hand, 2):
                bills = enter(bills, entry(0, blue) + entry(1, red) + entry(2, cards - blue - red))
    return bills


def flight_bills(s: Position, seat: i64) -> vec[i64]:
    """What saves from the lava: the kind of equipment that was turned, or Flexible use (J-112, J-114)."""
    bills = vec[i64]()
    if count(s.hands[seat], s.revealed) > 0:
        bills = enter(bills, entry(s.revealed, 1))
    if count(s.kept[seat], FLEXIBLE_USE) > 0:
        bills = enter(bills, entry(FLEXIBLE_CARD, 1))
    return bills


def adventure_price(s: Position) -> i64:
    """How many explorer cards the adventure asks for."""
    board = s.board
    fixed: i64 = board.adventure_colours[s.adventure]
    price: i64 = board.adventure_same[s.adventure] + board.adventure_any[s.adventure]
    return price + count(fixed, 0) + count(fixed, 1) + count(fixed, 2)
