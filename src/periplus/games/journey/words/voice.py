"""What a seat is asked in Journey, and its choices: questions, labels, help, with the numbers of now."""

from periplus.games.journey.contents import step
from periplus.games.journey.rules.components import (
    BISCUIT_POINTS,
    DECK_NAMES,
    DRAWS,
    EQUIPMENT_DECK,
    EXPLORER_DECK,
    HAND_LIMITS,
    LAMP_DRAWS,
    MOST_EQUIPMENT,
    MOST_EXPLORERS,
    MOST_PLAYED,
    MOST_RETURNED,
    MOST_SAVED,
    MUSHROOM_FOREST,
    RUINED_CITY,
    STAY_LIQUID,
    WATER_KEEPS,
    fossil_points,
)
from periplus.games.journey.rules.decks import deck_of
from periplus.games.journey.rules.payment import ANY_COLOURS, bill_name, entry
from periplus.games.journey.rules.terrain import DIRECTIONS
from periplus.games.journey.rules.upkeep import fossils_kept
from periplus.games.journey.view import JourneyView, Move, bills, own_gift, own_move, seen
from periplus.games.journey.words.position import PARTS
from periplus.games.journey.words.why import JourneyWhy
from periplus.kernel.cards import from_counts
from periplus.kernel.game import View
from periplus.kernel.ways import Way
from periplus.text.voice import NOBODY_KNOWS, sentence
from periplus.text.words import Value

GAINS = ("water", "events", "fossils")
PAYMENTS = ("payment", "lamp_payment")


class JourneyVoice(JourneyWhy):
    """Tells a table of Journey."""

    parts = PARTS

    def clicked_id(self, code: int, view: View) -> str:
        verb, number = self.verbs.split(code)
        if verb.noun not in PAYMENTS:
            return super().clicked_id(code, view)
        offered = bills(seen(view), verb.name)
        return written(offered[number]) if number < len(offered) else NOBODY_KNOWS

    def ended(self, s: JourneyView) -> str:
        """Who has won, and with how many points."""
        winners = s["winners"]
        points = s["points"][winners[0]]
        if len(winners) > 1:
            return self.words.say("question-over.shared", names=self.names_of("seat", winners), points=points)
        own = ".you" if winners[0] == s["viewer"] else ""
        return self.words.say(f"question-over{own}", name=self.seats[winners[0]], points=points)

    def step(self, s: JourneyView) -> str:
        move = own_move(s)
        if s["task"] == "lose":
            return f"lose.{s['stage']}"
        if move is None:
            return s["task"]
        if bills(s, "pay"):
            return "mix" if any(move["bill"]) else "pay"
        return "step"

    def way(self, way: Way, view: View) -> str:
        s, say = seen(view), self.words.say
        move = own_move(s)
        piece = self.noun("piece", move["piece"]) if move is not None else ""
        _, number = self.verbs.split(way.codes[-1])
        cost = say("way-step", piece=piece, **self.described_cards("payment", bills(s, "pay")[number]))
        gains = [say(f"way-{name}", number=way.gains[name]) for name in GAINS if way.gains[name]]
        return say("way-brings", way=cost, gains=self.listed(gains)) if gains else cost

    def target(self, ways: list[Way]) -> str:
        cards = min(way.gains["cards"] for way in ways)
        return self.words.say("way-to", space=self.noun("space", ways[0].noun), cards=cards)

    def awaited(self, view: View) -> str:
        return seen(view)["task"]

    def remind(self, s: JourneyView) -> list[str]:
        gift = own_gift(s)
        return [] if gift is None else [self.words.say("question-so-far", fossils=self.fossils(gift))]

    def explain(self, code: int, s: JourneyView) -> list[str]:
        verb, noun = self.verbs.split(code)
        if verb.name == "step":
            entered = self.words.fill(f"enter-{self.ground_id(noun)}", self._entered(noun))
            return [entered, *self._cost_with(noun, own_move(s))]
        if verb.name == "stop":
            return self._ground_here(own_move(s))
        if verb.name == "give" or (verb.name == "return" and s["task"] == "swap"):
            return [self._worth_without(noun, s)]
        return []

    # ---- what the texts can speak of ----

    def variant(self, code: int, s: JourneyView) -> str:
        verb, _ = self.verbs.split(code)
        task, move = s["task"], own_move(s)
        if verb.name in ("pay", "decline") and task == "offer":
            return ".offer"
        if verb.name == "pay" and move is not None and any(move["bill"]):
            return ".mix"
        if verb.name == "stop" and move is not None:
            return ".way"
        return ".swap" if verb.name == "return" and task == "swap" else ""

    def clicked(self, code: int, s: JourneyView) -> dict[str, Value]:
        verb, number = self.verbs.split(code)
        if verb.noun in PAYMENTS:
            return self._paid(code, s)
        args = super().clicked(code, s)
        if verb.name in ("take", "discard", "draw"):
            args |= self._limited(number if verb.name == "draw" else int(deck_of(number)), s)
        if verb.name == "move":
            args |= self._standing(s["pieces"][number])
        if verb.name == "step":
            args |= {"ground": lambda: self.ground(number), "ground_id": self.ground_id(number)}
        if verb.name == "liquid":
            args |= self._watered(number, s)
        return args

    def _paid(self, code: int, s: JourneyView) -> dict[str, Value]:
        """One of the payments that are offered now."""
        verb, number = self.verbs.split(code)
        offered = bills(s, verb.name)
        if number >= len(offered):
            return {**self.described_cards("payment", []), "payment_id": NOBODY_KNOWS}
        return {**self.described_cards("payment", offered[number]), "payment_id": written(offered[number])}

    def speak_of(self, s: JourneyView) -> dict[str, Value]:
        seat = s["seat"] if s["seat"] >= 0 else s["active"]
        explorers, equipment = s["hands"][seat]
        full = EXPLORER_DECK if explorers > MOST_EXPLORERS else EQUIPMENT_DECK
        args: dict[str, Value] = {
            "name": self.seats[seat],
            "stage": s["stage"],
            "explorers": explorers,
            "equipment": equipment,
            "full_id": DECK_NAMES[full],
            "held": s["hands"][seat][full],
            "allowed": HAND_LIMITS[full],
            "due": DRAWS if s["task"] == "turn" else s["due"],
            "water": s["water"][seat],
            "fossils": sum(s["fossils"][seat]),
            "liquids": s["events"][STAY_LIQUID] if s["events"] is not None else 0,
            "keeps": WATER_KEEPS,
            "most": MOST_RETURNED,
        }
        return args | self._open(s) | self._made(s) | self._lit(s)

    def aid_card(self, view: View) -> str:
        return "aid-lava" if view["stage"] == "lava" else "aid"

    def aided(self, view: View) -> dict[str, Value]:
        return {
            "stage": seen(view)["stage"],
            "draws": DRAWS,
            "explorers": MOST_EXPLORERS,
            "equipment": MOST_EQUIPMENT,
            "most": MOST_PLAYED,
            "biscuits": BISCUIT_POINTS,
            "lamp": LAMP_DRAWS,
            "keeps": WATER_KEEPS,
            "saved": MOST_SAVED,
            "events": "each" if self.rules.event_per_space else "one",
        }

    def _open(self, s: JourneyView) -> dict[str, Value]:
        """What lies open: the discovery, the adventure, or the lava space with the card turned for it."""
        card = s["adventure"]
        args: dict[str, Value] = {
            "loss": s["loss"] or s["danger"],
            "revealed": self.a_card(s["revealed"]) if s["revealed"] >= 0 else "",
            "adventure": lambda: self.adventure(card) if card >= 0 else "",
            "sighted": lambda: sentence(self.adventure(card)) if card >= 0 else "",
            "adventure_id": self.adventure_kind(card) if card >= 0 else "",
            "price": lambda: self.price(card) if card >= 0 else "",
            "value": self.board.adventures[card].points if card >= 0 else 0,
            "ways": sum(len(listed) for listed in (s["bills"] or {}).values()),
        }
        if s["space"] >= 0:
            args |= {"found": self.noun("space", s["space"]), "symbols": lambda: self.symbols(s["space"])}
            args["count"] = int(self.board.fossils[s["space"]])
            args["drawn"] = int(self.board.fossils[s["space"]]) + LAMP_DRAWS
        return args

    def _made(self, s: JourneyView) -> dict[str, Value]:
        """The move in the making: where it came to, by which way, and what it costs."""
        move = own_move(s)
        if move is None:
            return {}
        stops = bills(s, "stop")
        return {
            "here": self.noun("space", move["path"][-1]),
            "way": lambda: self.names_of("space", move["path"]),
            "steps": move["picked"],
            "cost": lambda: self._cost(move),
            "chosen": move["bill"][ANY_COLOURS],
            "only": lambda: self.cards(stops[0]) if len(stops) == 1 else "",
            **self.described("moving", "piece", move["piece"]),
        }

    def _lit(self, s: JourneyView) -> dict[str, Value]:
        """The fossils drawn by lamp, and how many of them have still to go back (J-62)."""
        pool = s["pool"] or []
        left = sum(pool) - s["keeping"] - sum(own_gift(s) or [])
        return {"pool": lambda: self.fossils(pool), "kept": s["keeping"], "left": left}

    def _limited(self, deck: int, s: JourneyView) -> dict[str, Value]:
        """The deck of a card, and whether the hand is full already (J-20)."""
        held = s["hands"][max(s["seat"], 0)][deck]
        full = "yes" if held >= HAND_LIMITS[deck] else "no"
        left = s["decks"][DECK_NAMES[deck]]
        return {
            "limit": HAND_LIMITS[deck],
            "full": full,
            "left": left,
            **self.described("deck", "deck", deck),
        }

    def _standing(self, space: int) -> dict[str, Value]:
        """Where a piece stands, and how far it has to go."""
        return {
            "space": self.noun("space", space),
            "ground": lambda: self.ground(space),
            "distance": int(self.board.distance[space]),
        }

    def _entered(self, space: int) -> dict[str, Value]:
        per_space = "yes" if self.rules.event_per_space else "no"
        bonus = self.board.bonuses[RUINED_CITY if self.is_sea(space) else MUSHROOM_FOREST]
        return self.ground_args(space) | {"per_space": per_space, "bonus": bonus}

    def _watered(self, liquids: int, s: JourneyView) -> dict[str, Value]:
        """What the water will do with so many Stay liquid cards (J-85)."""
        seat = max(s["seat"], 0)
        fossils = sum(s["fossils"][seat])
        room = int(fossils_kept(s["water"][seat], liquids))
        return {"room": room, "lost": max(0, fossils - room)}

    # ---- sentences that are added to a help ----

    def _cost(self, move: Move) -> str:
        """What a way costs, as in “4 movement points (2 with a pickaxe), 1 rope”."""
        plain = self.words.say("way-points", count=move["points"])
        picked = self.words.say("way-points.rocks", count=move["points"], picked=move["picked"])
        items = [picked if move["extra"] else plain]
        items += [self.words.say("cards-rope", count=move["ropes"])] if move["ropes"] else []
        items += [self.words.say("cards-compass", count=move["compasses"])] if move["compasses"] else []
        return self.listed(items)

    def _cost_with(self, space: int, move: Move | None) -> list[str]:
        """What the way will cost with one more step."""
        if move is None:
            return []
        steps = [step(self.board, move["path"][-1], direction) for direction in range(DIRECTIONS)]
        taken = next(way for way in steps if way is not None and way["space"] == space)
        extra = int(self.board.extra[space])
        longer: Move = {
            **move,
            "points": move["points"] + 1 + extra,
            "picked": move["picked"] + 1,
            "extra": move["extra"] + extra,
            "ropes": move["ropes"] + taken["ropes"],
            "compasses": move["compasses"] + taken["compasses"],
        }
        return [self.words.say("help-cost", cost=self._cost(longer))]

    def _ground_here(self, move: Move | None) -> list[str]:
        """What the player may do where the piece stops."""
        if move is None or self.ground_id(move["path"][-1]) != "discovery":
            return []
        args = self.ground_args(move["path"][-1])
        return [self.words.fill("help-discovery", args)]

    def _worth_without(self, fossil: int, s: JourneyView) -> str:
        """How much the fossils would lose in value."""
        have = list(s["fossils"][max(s["seat"], 0)])
        gift = own_gift(s)
        if gift is not None:
            have = [number - gone for number, gone in zip(have, gift, strict=True)]
        now = int(fossil_points(from_counts(have)))
        have[fossil] -= 1
        then = int(fossil_points(from_counts(have)))
        return self.words.say("help-worth", now=now, then=then)


def written(bill: list[int]) -> str:
    """A payment as it is written in every language: red*2+biscuits."""
    return bill_name(sum(int(entry(kind, number)) for kind, number in enumerate(bill)))
