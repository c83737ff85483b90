"""The text view of Ithaca: a whole position in words."""

from periplus.games.ithaca.view import Ending, IthacaView
from periplus.games.ithaca.words.names import IthacaNames
from periplus.text.voice import Parts, sentence
from periplus.text.words import Value

PARTS: Parts[IthacaNames, IthacaView] = Parts()


@PARTS.under("heading-table")
def table(names: IthacaNames, s: IthacaView) -> list[str]:
    """Whose turn it is, who decides, and what the end is waiting for."""
    say = names.words.say
    if s["turn"] == 0:
        return [say("position-setup")]
    now: dict[str, Value] = {"turn": s["turn"], "round": s["round"], "stage": say(f"stage-{s['stage']}")}
    if s["stage"] == "over":
        return [say("position-turn.over", **now), names.ended(s)]
    own = ".you" if s["active"] == s["viewer"] else ""
    lines = [say(f"position-turn{own}", active=names.seats[s["active"]], **now)]
    lines += names.deciding(s["seat"], s["viewer"])
    if s["last_round"]:
        lines.append(say("position-last-round"))
    return lines


@PARTS.under("heading-end")
def ending(names: IthacaNames, s: IthacaView) -> list[str]:
    """Why the game ended, how the Suitors were faced, and the points before and after."""
    say, end = names.words.say, s["result"]
    if end is None:
        return []
    lines = [say("position-ending", reason=say(f"ending-{end['reason']}"))]
    lines += suitors(names, s, end)
    for seat, name in enumerate(names.seats):
        before, lost, after = end["before"][seat], end["lost"][seat], end["after"][seat]
        lines.append(say("position-scored", name=sentence(name), before=before, lost=lost, after=after))
    return lines


def suitors(names: IthacaNames, s: IthacaView, end: Ending) -> list[str]:
    """The Oracles that were shown, with what they were worth against the Suitors."""
    say = names.words.say
    if end["strengths"] is None or s["shown_oracles"] is None:
        return [say("position-never-came")]
    lines = [say("position-faced", **names.described_god("god", end["suitors"]))]
    for seat, strength in enumerate(end["strengths"]):
        cards = names.described_cards("cards", s["shown_oracles"][seat])
        name = sentence(names.seats[seat])
        lines.append("  " + say("position-strength", name=name, strength=strength, **cards))
    hero = end["hero"]
    if hero < 0:
        return [*lines, say("position-feast")]
    own = ".you" if hero == s["viewer"] else ""
    return [*lines, say(f"position-hero{own}", name=names.seats[hero])]


@PARTS.under("heading-gods")
def gods(names: IthacaNames, s: IthacaView) -> list[str]:
    """The cards at each god, the Divine Favour, the Suitors, and Poseidon."""
    say = names.words.say
    lines: list[str] = []
    for god, pile in enumerate(s["piles"]):
        line = say(
            "position-god",
            god=names.noun("god", god),
            colour=names.colour(god),
            score=s["god_scores"][god],
            limit=int(names.cards.god_limit),
            **names.described_cards("cards", pile),
        )
        marks = [say("mark-favour")] if god == s["favour"] else []
        marks += [say("mark-suitors")] if god == s["suitors"] else []
        lines.append(say("position-marked", line=line, marks=names.listed(marks)) if marks else line)
    cards = names.described_cards("cards", s["poseidon"])
    lines.append(say("position-poseidon", anger=s["anger"], wrath=s["wrath"], **cards))
    if s["favour"] < 0:
        lines.append(say("position-no-favour"))
    if s["suitors"] < 0:
        lines.append(say("position-no-suitors"))
    return lines


@PARTS.under("heading-gift")
def gift(names: IthacaNames, s: IthacaView) -> list[str]:
    """The prize, and what each has bid for it, in the order in which they are asked."""
    say, gift = names.words.say, s["gift"]
    if gift is None:
        return []
    god = names.described_god("god", gift["god"])
    lines = [say("position-prize", **god, prize=names.noun("card", gift["prize"]))]
    for seat in gift["order"]:
        name, count = sentence(names.seats[seat]), gift["bids"][seat]
        if count < 0:
            lines.append(say("position-bid.waits", name=name))
        elif seat == s["viewer"] and s["bid"]:
            cards = names.described_cards("cards", s["bid"])
            lines.append(say("position-bid.you", name=name, total=names.cards.worth(s["bid"]), **cards))
        else:
            lines.append(say("position-bid", name=name, count=count))
    return lines


@PARTS.under_for_each_seat("heading-players")
def player(names: IthacaNames, s: IthacaView, seat: int) -> list[str]:
    """A seat: points, years, cards, the route with what is on it, and what has been landed."""
    line = names.words.say(
        "position-player",
        name=titled(names, s, seat),
        points=s["scores"][seat],
        years=s["years"][seat],
        goal=int(names.cards.years_to_end),
        hand=s["hands"][seat],
        oracle=s["oracles"][seat],
    )
    return [line, *["  " + line for line in voyage(names, s, seat)]]


def voyage(names: IthacaNames, s: IthacaView, seat: int) -> list[str]:
    """A seat's route with what is on it, the landed ones, the cards among its points."""
    say = names.words.say
    lines: list[str] = []
    route = s["routes"][seat]
    if route >= 0:
        lines += on_route(names, s, seat)
    if s["landed"][seat]:
        landed = names.listed([names.route(route) for route in s["landed"][seat]])
        lines.append(say("position-landed", routes=landed))
    if s["points"][seat]:
        lines.append(say("position-points", cards=names.cards_named(s["points"][seat])))
    return lines


def on_route(names: IthacaNames, s: IthacaView, seat: int) -> list[str]:
    """What a seat's route allows under each god, what it shows now, and the cards on it."""
    say = names.words.say
    route = s["routes"][seat]
    printed = names.cards.routes[route]
    actions = [
        say("god-action", god=names.noun("god", god), action=names.action(names.action_id(route, god)))
        for god in range(len(printed.actions))
    ]
    lines = [say("position-route", route=names.route(route), actions=names.listed(actions))]
    if s["favour"] >= 0:
        action = names.action(names.action_id(route, s["favour"]))
        lines.append(say("position-shows", **names.described_god("god", s["favour"]), action=action))
    cards = names.described_cards("cards", s["cargo"][seat])
    trimming = s["trimming"]
    if trimming is not None and trimming["seat"] == seat:
        lines.append(say("position-cargo.over", **cards, room=printed.years, due=trimming["due"]))
    else:
        lines.append(say("position-cargo", **cards, room=printed.years))
    return lines


def titled(names: IthacaNames, s: IthacaView, seat: int) -> str:
    """A seat's name and its part in the turn."""
    parts = {"note-active": s["active"], "note-first": s["first"]} if s["turn"] > 0 else {}
    return names.titled(seat, s["viewer"], parts)


@PARTS.under("heading-hand")
def hand(names: IthacaNames, s: IthacaView) -> list[str]:
    """The viewer's hand."""
    if s["hand"] is None:
        return []
    return [names.words.say("position-hand", **names.described_cards("cards", s["hand"]))]


@PARTS.under("heading-oracle")
def oracle(names: IthacaNames, s: IthacaView) -> list[str]:
    """The viewer's Oracle, and what it is worth against the Suitors as long as they stay where they are."""
    if s["oracle"] is None:
        return []
    say = names.words.say
    lines = [say("position-oracle", **names.described_cards("cards", s["oracle"]))]
    if s["defence"] is not None:
        god = names.described_god("god", s["suitors"])
        lines.append(say("position-defence", **god, strength=s["defence"]))
    return lines


@PARTS.under("heading-piles")
def piles(names: IthacaNames, s: IthacaView) -> list[str]:
    """Decks and discards; what is discarded lies open (I-36)."""
    say = names.words.say
    discards = [kind for kind, count in enumerate(s["discards"]) for _ in range(count)]
    routes = names.listed([names.route(route) for route in s["route_discards"]])
    return [
        say("position-deck", count=s["deck"]),
        say("position-discards", **names.described_cards("cards", discards)),
        say("position-route-deck", count=s["route_deck"]),
        say("position-route-discards", routes=routes, routes_count=len(s["route_discards"])),
    ]
