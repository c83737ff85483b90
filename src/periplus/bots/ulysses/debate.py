from periplus.games.ulysses import verbs as v
from periplus.games.ulysses.components import *
from periplus.bots.ulysses import cards
from periplus.bots.ulysses.tuning import THUMBS

def price(table):
    return table.p["CHALLENGE"] * (table.p["K"] if table.p["LOG"] else 1) * (5 / max(1, table.votes)) ** table.p["VPOW"]

def answer(table, legal):
    if "debate" not in table.thumbs: return v.AGREE
    reds = [c for c in legal if v.PUT_RED <= c < v.PASS]
    if not reds: return v.AGREE
    blue = table.seen["debate"]["discs"][BLUE]
    def score(c):
        p = c - v.PUT_RED
        cost = (1 + table.p["RESIST"]) * price(table) + (table.card() * table.temples if p in table.plagues else 0)
        return table.hopes(p) - cost
    return table.best([(table.hopes(blue), v.AGREE)] + [(score(c), c) for c in reds])

def leader(totals, black):
    b, r, k = totals
    if black < 0: k = -1
    if b >= r and b >= k: return BLUE
    return RED if r >= k else BLACK

def speak(table, legal):
    if "debate" not in table.thumbs: return v.PASS
    d = table.seen["debate"]
    discs = d["discs"]
    lead = leader(d["totals"], discs[BLACK])
    scored = [(table.hopes(discs[lead]), v.PASS)]
    for c in legal:
        if v.BACK <= c < v.PUT_BLACK:
            f = c - v.BACK
            if f != lead: scored.append((table.hopes(discs[f]) - price(table) * (d["minimum"][f] + table.p["TOTAL"] * d["totals"][f]), c))
        elif c >= v.PUT_BLACK and "black" in table.thumbs:
            p = c - v.PUT_BLACK
            scored.append((table.hopes(p) - price(table) * d["minimum"][BLACK] - (table.card() * table.temples if p in table.plagues else 0), c))
    return table.best(scored)

def stake(table, legal):
    if v.DONE in legal and (sum(table.choice["stake"]) >= table.p["JUMP"] + (table.seen["debate"]["minimum"] or [0,1])[table.choice["faction"]] or v.CARD not in legal): return v.DONE
    if v.CARD + CHALLENGE in legal: return v.CARD + CHALLENGE
    if table.choice["due"] > 0: return cards.pay(table, legal)
    return legal[0]
