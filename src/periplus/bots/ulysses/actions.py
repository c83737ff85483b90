from periplus.games.ulysses import verbs as v
from periplus.games.ulysses.components import *
from periplus.bots.ulysses import cards
from periplus.bots.ulysses.tuning import THUMBS

def strengthen(table, legal):
    offered = set(legal)
    th = table.thumbs
    if v.OPEN_PANDORA in offered and "pandora" in th and table.hand[PANDORA] > 0: return v.OPEN_PANDORA
    if v.SPREAD_PLAGUE in offered and "plague" in th and table.hand[PLAGUE] > 0:
        if best_strike(table)[0] > table.p["PLAGUEP"] / table.p["CARD"] * table.card(): return v.SPREAD_PLAGUE
    if v.CURE in offered and "cure" in th and best_cure(table)[0] > table.card() * table.temples: return v.CURE
    if v.EXCHANGE in offered and "exchange" in th and best_change(table)[0] > table.card() * table.temples: return v.EXCHANGE
    if v.BUILD in offered and "temples" in th and table.temples < table.p["MAXT"]: return v.BUILD
    return propose(table, legal)

def propose(table, legal):
    places = [c for c in legal if v.PROPOSE <= c < v.DRIFT]
    if not places: return legal[-1] if v.CURE not in legal else v.CURE
    return table.best([(table.hopes(c - v.PROPOSE), c) for c in places])

def outlook(table, plagues):
    """hopes with best open neighbour"""
    return table.hopes(table.ship, plagues)

def best_strike(table):
    now = outlook(table, table.plagues)
    near = [p for p in range(table.atlas.size) if table.atlas.distance[table.ship][p] <= 3 and p not in table.plagues and p != table.ship and p not in table.goals]
    s = [(outlook(table, table.plagues | {p}) - now, p) for p in near]
    return max(s) if s else (0, 0)

def strike(table, legal):
    if v.CARD + PLAGUE in legal or v.CARD + ZEUS in legal: return cards.spend_one(table, legal)
    p = best_strike(table)[1]
    return v.AT_PLACE + p if v.AT_PLACE + p in legal else legal[0]

def best_cure(table):
    now = outlook(table, table.plagues)
    s = [(outlook(table, table.plagues - {p}) - now, p) for p in table.plagues]
    return max(s) if s else (0, 0)

def cure(table, legal):
    if v.CARD <= legal[0] < v.DONE: return cards.pay(table, legal)
    def gain(c):
        p = c - v.AT_PLACE
        return outlook(table, table.plagues - {p}) + (1 if p in table.atlas.neighbours[table.ship] and all(n in table.plagues for n in table.atlas.neighbours[table.ship]) else 0)
    return table.best([(gain(c), c) for c in legal])

def best_change(table):
    """gain, slot, colour"""
    now = table.hopes(table.ship)
    best = (-1.0, 0, 0)
    for slot, g in enumerate(table.seen["goals"][table.me]):
        if g["shown"]: continue
        for colour in range(4):
            gain = change_gain(table, slot, colour, now)
            if gain > best[0]: best = (gain, slot, colour)
    return best

def unknown(table, colour):
    known = {g["place"] for gs in table.seen["goals"] for g in gs if g["place"] >= 0}
    return [p for p in table.atlas.of_colour[colour] if p not in known]

def change_gain(table, slot, colour, now):
    if colour == table.atlas.colour[table.ship] or table.seen["piles"][colour] == 0: return -1.0
    goals = [g["place"] for i, g in enumerate(table.seen["goals"][table.me]) if not g["shown"] and i != slot]
    places = unknown(table, colour)
    if not places: return -1.0
    return sum(table.hopes(table.ship, table.plagues, goals + [p]) for p in places) / len(places) - now

def change_goal(table, legal):
    if v.CARD <= legal[0] < v.DONE: return cards.pay(table, legal)
    now = table.hopes(table.ship)
    if legal[0] >= v.TAKE:
        return table.best([(change_gain(table, table.choice["slot"], c - v.TAKE, now), c) for c in legal])
    return table.best([(max(change_gain(table, c - v.GIVE, k, now) for k in range(4)), c) for c in legal])

def hoist(table, legal):
    if "wind" not in table.thumbs: return v.REST
    now = table.hopes(table.ship)
    open_ = [table.hopes(p) for p in table.atlas.neighbours[table.ship] if p not in table.plagues]
    if not open_: return v.REST
    if table.p["DRIFT"]: now = now * (1-table.p["DRIFT"]) + table.p["DRIFT"] * sum(open_) / len(open_)
    gain = max(open_) - now
    if v.CARD + WIND in legal and gain > table.p["WINDP"] / table.p["CARD"] * table.card(): return v.CARD + WIND
    if v.CARD + ZEUS in legal and gain > table.p["WINDP"] / table.p["CARD"] * table.card() * table.p["ZEUSF"]: return v.CARD + ZEUS
    return v.REST
