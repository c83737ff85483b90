"""Why a choice is good, in a few words for each game: the terms of its evaluation that speak of one thing.

The sentence of a reason is the text `hint-REASON`, in the game's own file; of the common ones in table.ftl.
"""

REASONS: dict[str, dict[str, str]] = {
    "ulysses": {
        "goals": "one_goal two_goals three_goals",
        "voyage": "voyage nearest last_goal",
        "votes": "votes",
        "cards": "hand wind temple_card plague_card",
        "temples": "temples",
        "active": "active waiting",
    },
    "journey": {
        "points": "points points_late fossils",
        "collection": "next_find half_skulls sections pairs minerals",
        "water": "thirst room",
        "move": "chance chance_turn second",
        "discovery": "digging find_due",
        "drawing": "due card_due tool_due",
        "events": "event_due mixed flexible lucky",
        "turn": "turn another",
        "explorers": "explorers crowded colours longest sea_cards",
        "equipment": "tools kinds lamps biscuits",
        "lava": "shields lava_loss",
        "adventure": "offer ball",
    },
    "ithaca": {
        "points": "points late_points lead late_lead",
        "suitors": "exposed late_exposed saved strength widest looming",
        "cargo": "cargo late_cargo exposed_cargo hurried_cargo",
        "room": "room",
        "route": "route_years short",
        "home": "years leader_years home home_lead home_wins ending ending_soon",
        "landing": "landing_now landing_soon",
        "loading": "loading_now loading_soon",
        "asking": "asking_now asking_soon",
        "oracle": "oracle_cards oracle",
        "gift": "gift_power gift_now gift_soon bidding",
        "hand": "hand fitting",
        "turn": "turn acting",
    },
}

WIN = "win"
ONLY = "only"  # there is no other choice
RIVALS = "rivals"  # it harms the others more than it helps
EVEN = "even"  # nothing stands out
COMMON = [WIN, ONLY, RIVALS, EVEN]


def reason_of(game: str) -> dict[str, str]:
    """By term, the reason it belongs to."""
    return {term: reason for reason, terms in REASONS[game].items() for term in terms.split()}
