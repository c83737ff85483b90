from math import log
from typing import TypedDict
from periplus.bots.ulysses.atlas import Atlas
from periplus.bots.ulysses.tuning import THUMBS
from periplus.games.ulysses.components import CHALLENGE, ZEUS

class Goal(TypedDict):
    colour: int
    place: int
    shown: bool

class Seen(TypedDict):
    viewer: int

class Table:
    def __init__(self, seen, atlas: Atlas, thumbs, chance, p) -> None:
        self.p = p
        self.seen = seen
        self.atlas = atlas
        self.thumbs = thumbs
        self.chance = chance
        self.me = seen["viewer"]
        self.ship = seen["ship"]
        self.plagues = frozenset(seen["plagues"])
        self.temples = seen["temples"][self.me]
        self.choice = seen["choice"]
        hand = seen["hand"]
        if self.choice:
            hand = [h - p - s for h, p, s in zip(hand, self.choice["payment"], self.choice["stake"])]
        self.hand = hand
        self.size = sum(hand)
        self.votes = hand[CHALLENGE] + hand[ZEUS]
        self.rw = p["RW"] * min(1.0, p["PATIENCE"] / max(1, seen["turn"]))
        self._hopes = {}
        self._rivals = None

    @property
    def goals(self):
        return [g["place"] for g in self.seen["goals"][self.me] if not g["shown"]]

    @property
    def rivals(self):
        """(shown, [candidates per hidden goal])"""
        if self._rivals is None:
            known = {g["place"] for gs in self.seen["goals"] for g in gs if g["place"] >= 0}
            known |= {u["place"] for u in self.seen["under"] if u["place"] >= 0}
            self._rivals = []
            for seat, gs in enumerate(self.seen["goals"]):
                if seat == self.me: continue
                hidden = []
                for g in gs:
                    if g["shown"]: continue
                    if g["place"] >= 0: hidden.append([g["place"]])
                    else:
                        no = set(g["not"]) | known
                        hidden.append([p for p in self.atlas.of_colour[g["colour"]] if p not in no] or [0])
                self._rivals.append((len(gs) - len(hidden), hidden))
        return self._rivals

    def hopes(self, place, plagues=None, goals=None):
        key = place if plagues is None and goals is None else None
        if key is not None and key in self._hopes: return self._hopes[key]
        plagues = self.plagues if plagues is None else plagues
        mine = self.standing(place, plagues, self.goals if goals is None else goals)
        h = mine
        if "rivals" in self.thumbs and mine > 0:
            if mine >= self.p["BASE"] ** 4: h = 1.0 if not self.p["LOG"] else self.p["WIN"]
            else:
                lost = 0.0; total = mine
                for shown, hidden in self.rivals:
                    s, l = self.rival(place, plagues, shown, hidden)
                    total += s; lost += l
                if self.p["LOG"]:
                    lost = min(1.0, lost)
                    h = (1-lost) * log(mine / (total - mine)) - lost * self.p["WIN"]
                else:
                    h = max(0.0, 1 - lost) * mine / total
        else:
            h = mine / 4 ** 4
            h = mine / (mine + 3 * self.p["BASE"] ** (4-len(self.goals)))
            if self.p["LOG"]: h = log(mine)
        if key is not None: self._hopes[key] = h
        return h

    def standing(self, place, plagues, goals):
        near = self.atlas.row(place, plagues)
        progress = 4.0 - len(goals)
        if self.p["ROUTE"]:
            progress += self.atlas.route(place, goals, plagues)
        else:
          for g in goals:
            progress += near[g]
        return self.p["BASE"] ** progress

    def rival(self, place, plagues, shown, hidden):
        near = self.atlas.row(place, plagues)
        hit = 0.0
        progress = shown
        for c in hidden:
            total = 0.0
            for g in c:
                if g == place: hit += self.rw / len(c)
                else: total += near[g]
            progress += total / len(c) * self.rw
        s = self.p["BASE"] ** progress
        if shown == 3: return s, hit
        return s * (1 - hit + hit * self.p["BASE"]), 0.0

    def card(self):
        """price of one card"""
        return self.p["CARD"] * (self.p["K"] if self.p["LOG"] else 1) * (self.p["SCALE"] / max(1, self.size)) ** self.p["POW"]

    def best(self, scored):
        """scored: list of (score, code)"""
        top = max(s for s, _ in scored)
        ties = [c for s, c in scored if s >= top - 1e-12]
        return ties[0] if len(ties) == 1 else ties[self.chance.below(len(ties))]
