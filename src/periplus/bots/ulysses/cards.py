from periplus.games.ulysses import verbs as v
from periplus.games.ulysses.components import *
from periplus.bots.ulysses.tuning import THUMBS

# what a card is worth to keep
def worth(table, kind):
    n = table.hand[kind]
    if "thrift" not in table.thumbs: return 1.0
    base = [3.0, 2.0 if wants_temples(table) else 0.5, 2.0, 1.0, 1.8, 5.0][kind]
    spare = [6, 3, 2, 1, 1, 9][kind]
    return base * (0.5 if n > spare else 1)

def wants_temples(table):
    return table.temples < table.p["MAXT"]

def spend_one(table, legal):
    """the card an action is named after before Zeus"""
    return legal[0]

def pay(table, legal):
    """due cards: cheapest; build: temples first."""
    due = table.choice["due"]
    hand = list(table.hand)
    plan = []
    if table.choice["action"] == "build":
        paid = table.choice["payment"]
        need = max(0, table.temples - paid[TEMPLE] - paid[ZEUS])
        t = min(need, hand[TEMPLE])
        z = min(need - t, hand[ZEUS])
        plan = [TEMPLE] * t + [ZEUS] * z
        hand[TEMPLE] -= t; hand[ZEUS] -= z
    rest = sorted((k for k in range(KINDS) for _ in range(hand[k])), key=lambda k: worth(table, k))
    plan += rest[: due - len(plan)]
    first = v.CARD + min(plan)
    if first in legal: return first
    return min(legal, key=lambda c: worth(table, c - v.CARD))
