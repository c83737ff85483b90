"""The debate of the gods (U-58 … U-82)."""

from mypy_extensions import i64

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.arrival import arrive
from periplus.games.ulysses.rules.components import BLACK, BLUE, CHALLENGE, RED, ZEUS, votes
from periplus.games.ulysses.rules.discarding import add_to_discards, discard_from_hand
from periplus.games.ulysses.rules.factions import leader, least, minimum, one_card_only, stake_minimum
from periplus.games.ulysses.rules.memory import note_play
from periplus.games.ulysses.rules.payment import ask_payment, fee, votes_after
from periplus.games.ulysses.rules.plagues import discs_at, take_plague
from periplus.games.ulysses.rules.routes import destinations
from periplus.games.ulysses.rules.state import (
    ASK_PHASE,
    BACK_ACTION,
    BLACK_ACTION,
    DEBATE_PHASE,
    NO_PLACE,
    OBJECTION_CURE,
    RED_ACTION,
    STAKE_PHASE,
    TARGET_PHASE,
    Phase,
    Position,
)
from periplus.kernel.bits import bit, lowest, ones
from periplus.kernel.cards import EMPTY, count, one, size
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log


def open_debate(s: Position, place: i64, log: Log) -> None:
    """The blue disc is out: the others are asked, clockwise from the left of the active god (U-58)."""
    s.blue = place
    s.agreed = 0
    s.supporters = 0
    s.sides = 0
    s.out = s.out_this_turn
    s.owners = bit(s.active)
    take_side(s, s.active, BLUE)
    s.phase = ASK_PHASE
    s.seat = s.active
    ask_next(s, log)


def ask_next(s: Position, log: Log) -> None:
    """Ask the next god, each once until somebody objects (U-58); if all agree, the ship sails (U-59)."""
    s.seat = s.next_seat(s.seat)
    while s.seat != s.active and s.out >> s.seat & 1:
        s.seat = s.next_seat(s.seat)
    if s.seat == s.active:
        close_debate(s, log)


def speak_next(s: Position, log: Log) -> None:
    """On to the next god who is not out; the debate ends when only one is left (R-9, F-27)."""
    staying: i64 = ones(s.everyone() & ~s.out)
    if staying == 0 or (staying == 1 and not s.rules.last_is_asked):
        close_debate(s, log)
        return
    s.phase = DEBATE_PHASE
    s.seat = s.next_seat(s.seat)
    while s.out >> s.seat & 1:
        s.seat = s.next_seat(s.seat)


def close_debate(s: Position, log: Log) -> None:
    """Cards to the discards, discs off, the ship to the winner's place (U-78, R-11)."""
    winner: i64 = leader(s)
    place: i64 = s.blue
    if winner == RED:
        place = s.red
    elif winner == BLACK:
        place = s.black
    windy: bool = place == s.blue and may_keep_wind(s)
    if s.red != NO_PLACE:
        log.tell(v.PREVAILED, winner)
    add_to_discards(s, s.blue_cards + s.red_cards + s.black_cards)
    s.blue_cards = EMPTY
    s.red_cards = EMPTY
    s.black_cards = EMPTY
    s.blue = NO_PLACE
    s.red = NO_PLACE
    s.black = NO_PLACE
    arrive(s, place, windy, log)


def may_keep_wind(s: Position) -> bool:
    """Whether the winning of blue is the active god's: always (R-10), or only if he has not left the debate.

    Where the last one is asked too (F-27), his pass only ends a debate that he has won.
    """
    if s.rules.wind_after_pass or s.red == NO_PLACE or not s.out >> s.active & 1:
        return True
    return s.rules.last_is_asked and s.seat == s.active


def take_side(s: Position, seat: i64, faction: i64) -> None:
    s.sides = s.sides & ~(255 * bit(seat << 3)) | (faction + 1) << (seat << 3)


def bound_to(s: Position, faction: i64) -> bool:
    """Whether the speaker may play for this side: any, unless sides are locked (R-4)."""
    side: i64 = s.sides >> (s.seat << 3) & 255
    return not s.rules.faction_lock or side == 0 or side == faction + 1


def may_place_disc(s: Position, place: i64, need: i64, may_cure: bool) -> bool:
    """Whether the hand can put a disc here with `need` cards, curing a plague first (U-60, U-72).

    That is one cure: a place with several plagues is out of reach (R-7, R-12).
    """
    hand: i64 = s.hands[s.seat]
    if not s.plagues >> place & 1:
        return votes(hand) >= need
    return may_cure and discs_at(s, place) == 1 and votes_after(hand, CHALLENGE, fee(s, s.seat)) >= need


def may_place_black(s: Position) -> bool:
    """Whether the speaker may put the black disc (R-5): not with a disc, nor after agreeing (U-65)."""
    me: i64 = bit(s.seat)
    if s.black != NO_PLACE or not bound_to(s, BLACK):
        return False
    if s.owners & me and not s.rules.owner_may_place_black:
        return False
    if s.agreed & me and s.rules.agree_bars_black:
        return False
    return s.rules.black_after_support or not s.supporters & me


class Ask(Phase):
    """Agree, or object by putting the red disc on another place (U-58, U-60)."""

    def offer(self, s: Position, out: Choices) -> None:
        if s.action != OBJECTION_CURE:
            if s.rules.objector_cures_anywhere and self.may_cure_first(s):
                out.add(v.CURE)
            out.add(v.AGREE)
        places: i64 = self.red_places(s)
        while places != 0:
            place: i64 = lowest(places)
            if s.action == OBJECTION_CURE:
                left: i64 = discs_at(s, place)
                if left == 0 or (left == 1 and place == s.cure_place):
                    out.add(v.PUT_RED + place)
            elif may_place_disc(s, place, 1, True):
                out.add(v.PUT_RED + place)
            places &= places - 1

    def red_places(self, s: Position) -> i64:
        """Another place than blue's (F-26)."""
        places: i64 = destinations(s)
        return places & ~bit(s.blue) if s.rules.red_differs else places

    def may_cure_first(self, s: Position) -> bool:
        """F-22, literal reading: any one plague may be removed before objecting."""
        if s.plagues == 0 or votes_after(s.hands[s.seat], CHALLENGE, fee(s, s.seat)) < 1:
            return False
        # With all of them plagued, only curing one of them leaves a place to object with.
        return self.red_places(s) & ~s.plagues != 0

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code == v.AGREE:
            s.agreed |= bit(s.seat)
            log.tell(v.AGREED, s.seat)
            ask_next(s, log)
        elif code == v.CURE:
            s.action = OBJECTION_CURE
            s.phase = TARGET_PHASE
        else:
            s.target = code - v.PUT_RED
            choose_disc(s, RED_ACTION, RED)


def choose_disc(s: Position, action: i64, faction: i64) -> None:
    """The place of a new disc is chosen: cure it if need be, then play for it (R-7)."""
    s.action = action
    s.faction = faction
    if s.plagues >> s.target & 1 and s.cure_place == NO_PLACE:
        s.cure_place = s.target
        ask_payment(s, fee(s, s.seat))
    else:
        s.phase = STAKE_PHASE


class Debate(Phase):
    """Pass, back a side, or put the black disc on a third place (U-62, U-71, U-76)."""

    def offer(self, s: Position, out: Choices) -> None:
        hand: i64 = s.hands[s.seat]
        out.add(v.PASS)
        faction: i64
        for faction in range(3):
            if faction == BLACK and s.black == NO_PLACE:
                break
            if bound_to(s, faction) and votes(hand) >= minimum(s, faction):
                out.add(v.BACK + faction)
        if votes(hand) > 0 and may_place_black(s):
            self.offer_black(s, out)

    def offer_black(self, s: Position, out: Choices) -> None:
        """A third place; black must lead at once (U-74), unless F-08 reads the German text literally."""
        need: i64 = least(s, BLACK)
        places: i64 = destinations(s) & ~bit(s.blue) & ~bit(s.red)
        while places != 0:
            place: i64 = lowest(places)
            if may_place_disc(s, place, need, s.rules.black_may_cure):
                out.add(v.PUT_BLACK + place)
            places &= places - 1

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code == v.PASS:
            s.out |= bit(s.seat)
            if s.rules.pass_lasts_turn:
                s.out_this_turn |= bit(s.seat)
            log.tell(v.PASSED, s.seat)
            speak_next(s, log)
        elif code >= v.PUT_BLACK:
            s.target = code - v.PUT_BLACK
            choose_disc(s, BLACK_ACTION, BLACK)
        else:
            s.action = BACK_ACTION
            s.faction = code - v.BACK
            s.phase = STAKE_PHASE


class Stake(Phase):
    """Challenge, then Zeus cards for a side, as many as one likes above the minimum (U-70, U-79)."""

    def offer(self, s: Position, out: Choices) -> None:
        hand: i64 = s.hands[s.seat] - s.payment - s.stake
        played: i64 = size(s.stake)
        need: i64 = stake_minimum(s)
        if not (played == 1 and one_card_only(s)):
            if count(hand, CHALLENGE) > 0 and count(s.stake, ZEUS) == 0:
                out.add(v.CARD + CHALLENGE)
            if count(hand, ZEUS) > 0 and played + count(hand, ZEUS) >= need:
                out.add(v.CARD + ZEUS)
        if played >= need:
            out.add(v.DONE)

    def apply(self, s: Position, code: i64, log: Log) -> None:
        if code != v.DONE:
            s.stake += one(code - v.CARD)
            return
        if s.cure_place != NO_PLACE:
            take_plague(s, s.cure_place)
            log.tell(v.CURED, s.seat, s.cure_place, s.payment)
            discard_from_hand(s, s.seat, s.payment)
        self.play_stake(s)
        if s.action == BACK_ACTION:
            log.tell(v.BACKED, s.seat, s.faction, s.stake, votes(faction_cards(s, s.faction)))
        else:
            log.tell(v.PUT_DISC, s.seat, s.faction, s.target, s.stake)
        s.drop_choice()
        speak_next(s, log)

    def play_stake(self, s: Position) -> None:
        """Lay the cards beside the side's disc, open."""
        s.hands[s.seat] -= s.stake
        note_play(s, s.seat, s.stake)
        if s.faction == BLUE:
            s.blue_cards += s.stake
        elif s.faction == RED:
            s.red_cards += s.stake
        else:
            s.black_cards += s.stake
        if s.action == RED_ACTION:
            s.red = s.target
            s.owners |= bit(s.seat)
        elif s.action == BLACK_ACTION:
            s.black = s.target
            s.owners |= bit(s.seat)
        else:
            s.supporters |= bit(s.seat)
        take_side(s, s.seat, s.faction)


def faction_cards(s: Position, faction: i64) -> i64:
    """The cards lying for a side."""
    if faction == BLUE:
        return s.blue_cards
    return s.red_cards if faction == RED else s.black_cards
