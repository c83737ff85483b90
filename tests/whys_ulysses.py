"""What the answers of Ulysses claim, checked on the whole truth."""

from periplus.games.ulysses.rules.chart import Chart
from periplus.games.ulysses.rules.components import (
    BLACK,
    CHALLENGE,
    COLOURS,
    GOALS,
    PANDORA,
    PLAGUE,
    PLAGUE_DISCS,
    TEMPLE,
    WIND,
    ZEUS,
    counts,
)
from periplus.games.ulysses.rules.exchange import may_give, pile_size
from periplus.games.ulysses.rules.factions import least
from periplus.games.ulysses.rules.payment import votes_after
from periplus.games.ulysses.rules.plagues import discs_at, discs_out
from periplus.games.ulysses.rules.state import (
    ASK_PHASE,
    BLACK_ACTION,
    BUILD_ACTION,
    CURE_ACTION,
    EXCHANGE_ACTION,
    GIVE_PHASE,
    NO_PLACE,
    NOTHING,
    OBJECTION_CURE,
    PANDORA_ACTION,
    PLAGUE_ACTION,
    RED_ACTION,
    STAKE_PHASE,
    STRENGTHEN_PHASE,
    WIND_PHASE,
    Position,
)
from periplus.kernel.bits import bit
from tests.whys import Answer, Claims, named

Why = Answer[Position]
OWN = range(STRENGTHEN_PHASE, ASK_PHASE)  # the phases of one's own action phase
LISTED = {
    "pandora": PANDORA_ACTION,
    "plague": PLAGUE_ACTION,
    "cure": CURE_ACTION,
    "exchange": EXCHANGE_ACTION,
    "build": BUILD_ACTION,
}
FOR_CARD = {TEMPLE: "build", PLAGUE: "plague", PANDORA: "pandora"}


def hand(w: Why) -> list[int]:
    return counts(w.s.hands[w.me])


def free(w: Why) -> list[int]:
    """The cards that are not yet laid for the choice in the making."""
    return counts(w.s.hands[w.me] - w.s.payment - w.s.stake)


def votes(w: Why) -> int:
    return hand(w)[CHALLENGE] + hand(w)[ZEUS]


def temples(w: Why) -> int:
    return int(w.s.temples[w.me])


def is_plagued(w: Why) -> bool:
    return bool(w.s.plagues >> w.number & 1)


def is_near(w: Why) -> bool:
    return bool(w.s.chart.neighbours[w.s.ship] >> w.number & 1)


def is_own(w: Why) -> bool:
    return w.s.phase in OWN and w.s.action < OBJECTION_CURE


def action(w: Why) -> str:
    """The action that an answer is about: that of a tile, or the one that a card is for."""
    if w.kind in ("slot", "colour"):
        return "exchange"
    return FOR_CARD[w.number] if w.kind == "card" else w.kind


def needed_for_disc(w: Why) -> int:
    """The fewest cards for a disc of one's own, or for a side."""
    if w.kind == "faction":
        return int(least(w.s, w.number))
    return 1 if w.s.red == NO_PLACE else int(least(w.s, BLACK))


def too_few(w: Why) -> bool:
    is_counted = w.args["votes"] == votes(w) and w.args["least"] == needed_for_disc(w)
    return is_counted and votes(w) < needed_for_disc(w)


def side(w: Why) -> int:
    """The side that I last played for, or -1."""
    return int(w.s.sides >> (w.me << 3) & 255) - 1


def colour_of(w: Why, slot: int) -> int:
    return int(w.s.chart.colour[w.s.goals[w.me * GOALS + slot]])


def is_barred(w: Why, colour: int) -> bool:
    return w.s.rules.bars_taken and colour == w.s.ship_colour()


def no_pile(w: Why) -> bool:
    """All piles that the new goal could come from are empty, but for one whose colour is barred."""
    if w.kind == "colour":
        return pile_size(w.s, w.number) == 0
    piles = range(COLOURS) if w.s.rules.any_pile else [colour_of(w, w.number)]
    return all(pile_size(w.s, colour) == 0 or is_barred(w, colour) for colour in piles) and any(
        pile_size(w.s, colour) == 0 for colour in piles
    )


def pile_colour(w: Why) -> bool:
    return is_barred(w, w.number if w.kind == "colour" else colour_of(w, w.number))


def poor(w: Why) -> bool:
    is_counted = w.args["cost"] == temples(w) and w.args["cards"] == sum(hand(w))
    return is_counted and sum(hand(w)) < temples(w)


def plagued_disc(w: Why) -> bool:
    need = 1 if w.s.red == NO_PLACE else int(least(w.s, BLACK))
    is_counted = w.args["cost"] == temples(w) and w.args["least"] == need
    return is_counted and is_plagued(w) and votes_after(w.s.hands[w.me], CHALLENGE, temples(w)) < need


def card_kept(w: Why) -> bool:
    """Whoever paid with this card could not play enough for the disc."""
    need = int(str(w.args["least"]))
    is_due = need == (1 if w.s.action in (OBJECTION_CURE, RED_ACTION) else least(w.s, BLACK))
    pays = w.s.due > 0 and w.s.action in (OBJECTION_CURE, RED_ACTION, BLACK_ACTION)
    return pays and is_due and w.number in (CHALLENGE, ZEUS) and free(w)[CHALLENGE] + free(w)[ZEUS] - 1 < need


def no_temple_card(w: Why) -> bool:
    """A further Temple card would be one more than half the price, or the hand has too few others."""
    if w.s.rules.pays_temples_freely:
        return False
    if w.kind == "card" and w.s.action == BUILD_ACTION:
        return w.number == TEMPLE and counts(w.s.payment)[TEMPLE] >= temples(w)
    others = sum(hand(w)) - hand(w)[TEMPLE]
    return min(hand(w)[TEMPLE], temples(w)) + others < 2 * temples(w) <= sum(hand(w))


def temple_needed(w: Why) -> bool:
    missing = temples(w) - counts(w.s.payment)[TEMPLE] - counts(w.s.payment)[ZEUS]
    return w.args["needed"] == missing and w.s.due <= missing and w.number not in (TEMPLE, ZEUS)


def build_cards(w: Why) -> bool:
    held = hand(w)[TEMPLE] + hand(w)[ZEUS]
    return w.args["cost"] == temples(w) and w.args["held"] == held < temples(w)


def exchange_first(w: Why) -> bool:
    return "exchange" in w.verbs and w.args["cost"] == temples(w)


def card_first(w: Why) -> bool:
    """The action for which a card is can be chosen; Zeus is for any."""
    return FOR_CARD[w.number] in w.verbs if w.number in FOR_CARD else bool(w.verbs & set(LISTED))


def only_pandora(w: Why) -> bool:
    allowed = [PANDORA, ZEUS] if w.s.rules.zeus_as_pandora else [PANDORA]
    if w.s.action == PANDORA_ACTION:
        return w.number not in allowed
    return not any(hand(w)[card] for card in allowed)


def only_plague(w: Why) -> bool:
    if w.s.action == PLAGUE_ACTION:
        return w.number not in (PLAGUE, ZEUS)
    return not hand(w)[PLAGUE] and not hand(w)[ZEUS]


def goals_of(chart: Chart) -> int:
    return int(chart.goals[0] | chart.goals[1] | chart.goals[2] | chart.goals[3])


def objection_places(w: Why) -> int:
    """Where the red disc could go if no plague were in the way."""
    places = w.s.chart.neighbours[w.s.ship]
    return int(places & ~bit(w.s.blue) if w.s.rules.red_differs else places)


def cure_poor(w: Why) -> bool:
    left = votes_after(w.s.hands[w.me], CHALLENGE, temples(w))
    return w.s.rules.objector_cures_anywhere and (left < 1 or not objection_places(w) & ~w.s.plagues)


CLAIMS: Claims[Position] = {
    "why-own-phase": lambda w: not is_own(w),
    "why-plague-twice": lambda w: is_plagued(w) and not w.s.rules.plagues_heap,
    "why-plague-goals": lambda w: not w.s.rules.plagues_anywhere and not goals_of(w.s.chart) >> w.number & 1,
    "why-no-plague": lambda w: (
        not is_plagued(w) and w.args["place"] == named("ulysses", w, "place", w.number)
    ),
    "why-ship-there": lambda w: w.number == w.s.ship,
    "why-start-barred": lambda w: is_near(w) and w.number == w.s.chart.start,
    "why-not-joined": lambda w: (
        not is_near(w) and w.args["ship"] == named("ulysses", w, "place", int(w.s.ship))
    ),
    "why-blue-there": lambda w: w.number == w.s.blue and w.s.rules.red_differs and w.s.red == NO_PLACE,
    "why-one-cure": lambda w: (
        w.s.action == OBJECTION_CURE and discs_at(w.s, w.number) > int(w.number == w.s.cure_place)
    ),
    "why-third-place": lambda w: w.number == (w.s.blue if "blue" in str(w.args["disc"]) else w.s.red),
    "why-black-plague": lambda w: is_plagued(w) and not w.s.rules.black_may_cure,
    "why-plagued": lambda w: (
        is_plagued(w) and is_near(w) and "cure" in w.verbs and w.args["cost"] == temples(w)
    ),
    "why-plagued.poor": lambda w: is_plagued(w) and poor(w),
    "why-plagued.late": lambda w: (
        is_plagued(w) and w.s.rules.actions_in_order and w.s.last_action > CURE_ACTION
    ),
    "why-plagued-disc": plagued_disc,
    "why-few-votes": too_few,
    "why-black-out": lambda w: w.s.black != NO_PLACE,
    "why-locked": lambda w: w.s.rules.faction_lock and side(w) >= 0,
    "why-black-owner": lambda w: bool(w.s.owners >> w.me & 1) and not w.s.rules.owner_may_place_black,
    "why-black-agreed": lambda w: bool(w.s.agreed >> w.me & 1) and w.s.rules.agree_bars_black,
    "why-black-helped": lambda w: bool(w.s.supporters >> w.me & 1) and not w.s.rules.black_after_support,
    "why-no-debate": lambda w: w.s.red == NO_PLACE,
    "why-black-first": lambda w: w.number == BLACK and w.s.black == NO_PLACE and "black" in w.verbs,
    "why-no-card": lambda w: hand(w)[w.number] == 0,
    "why-all-laid": lambda w: hand(w)[w.number] > 0 and free(w)[w.number] == 0,
    "why-wind-only": lambda w: w.s.phase == WIND_PHASE and w.number not in (WIND, ZEUS),
    "why-card-challenge": lambda w: is_own(w) and w.s.action == NOTHING and w.number == CHALLENGE,
    "why-card-wind": lambda w: w.number == WIND and w.s.phase != WIND_PHASE,
    "why-card-first": card_first,
    "why-zeus-idle": lambda w: w.number == ZEUS and w.verbs == {"propose"},
    "why-no-vote": lambda w: w.number not in (CHALLENGE, ZEUS) and w.s.blue != NO_PLACE,
    "why-side-first": lambda w: bool(w.verbs & {"red", "back", "black", "cure"}) and w.s.action == NOTHING,
    "why-only-pass": lambda w: w.verbs <= {"agree", "pass"},
    "why-pandora-card": only_pandora,
    "why-plague-card": only_plague,
    "why-one-card": lambda w: (
        w.s.rules.first_red_one and w.s.action == RED_ACTION and sum(counts(w.s.stake)) == 1
    ),
    "why-temple-other": no_temple_card,
    "why-temple-needed": temple_needed,
    "why-card-kept": card_kept,
    "why-exchange-first": exchange_first,
    "why-give-first": lambda w: w.s.phase == GIVE_PHASE,
    "why-goal-shown": lambda w: bool(w.s.shown(w.me) >> w.number & 1) and not w.s.rules.shown_exchanged,
    "why-goal-colour": lambda w: not w.s.rules.bars_taken and colour_of(w, w.number) == w.s.ship_colour(),
    "why-no-pile": no_pile,
    "why-pile-colour": pile_colour,
    "why-action-order": lambda w: w.s.rules.actions_in_order and w.s.last_action > LISTED[action(w)],
    "why-pandora-used": lambda w: w.s.rules.pandora_limited and w.s.pandoras > 0,
    "why-pandora-empty": lambda w: not any(counts(w.s.deck)) and not any(counts(w.s.discards)),
    "why-pandora-empty.never": lambda w: not any(counts(w.s.deck)) and not w.s.rules.reshuffles,
    "why-plague-supply": lambda w: discs_out(w.s) == PLAGUE_DISCS,
    "why-no-plagues": lambda w: w.s.plagues == 0,
    "why-cure-there": lambda w: (
        w.s.phase == ASK_PHASE and not w.s.rules.objector_cures_anywhere and w.s.plagues != 0
    ),
    "why-cure-poor": cure_poor,
    "why-poor": poor,
    "why-exchanged": lambda w: w.s.rules.one_exchange and w.s.exchanges > 0,
    "why-no-goal": lambda w: not any(may_give(w.s, slot) for slot in range(GOALS)),
    "why-no-temple": lambda w: w.s.rules.temples_bound and w.s.supply == 0,
    "why-build-poor": lambda w: w.args["price"] == 2 * temples(w) > sum(hand(w)) == w.args["cards"],
    "why-build-cards": build_cards,
}


def stakes(w: Why) -> bool:
    """Whether cards are being played for a side."""
    return w.s.phase == STAKE_PHASE
