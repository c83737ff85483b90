"""The text view of Ulysses: a whole position in words."""

from collections import Counter

from periplus.games.ulysses.rules.components import BLACK, FACTION_NAMES, GOALS
from periplus.games.ulysses.view import Goal, UlyssesView, own_goals
from periplus.games.ulysses.words.names import UlyssesNames
from periplus.text.voice import Parts, sentence

PARTS: Parts[UlyssesNames, UlyssesView] = Parts()


@PARTS.under("heading-table")
def table(names: UlyssesNames, s: UlyssesView) -> list[str]:
    """Whose turn it is, who decides, and what has been used up this turn."""
    say = names.words.say
    if s["turn"] == 0:
        return [say("position-setup")]
    own = ".you" if s["active"] == s["viewer"] else ""
    stage = say(f"stage-{s['stage']}")
    lines = [say(f"position-turn{own}", turn=s["turn"], active=names.seats[s["active"]], stage=stage)]
    if s["stage"] == "over":
        return [*lines, names.ended(s)]
    lines += names.deciding(s["seat"], s["viewer"])
    if s["pandoras"]:
        lines.append(say("position-pandora-used"))
    if s["exchanges"]:
        lines.append(say("position-goal-exchanged"))
    return lines


@PARTS.under("heading-routes")
def routes(names: UlyssesNames, s: UlyssesView) -> list[str]:
    """Where the ship is and can go, and where the plagues are."""
    say = names.words.say
    lines = [say("position-ship", place=marked(names, s, s["ship"]))]
    lines += [say("position-route", place=marked(names, s, place)) for place in s["near"]]
    left = s["plagues_left"]
    if s["plagues"]:
        lines.append(say("position-plagues", places=names.listed(plagues(names, s)), left=left))
    else:
        lines.append(say("position-no-plagues", left=left))
    return lines


def plagues(names: UlyssesNames, s: UlyssesView) -> list[str]:
    """The places that have plagues, and how many where there are several (R-12)."""
    told: list[str] = []
    for place, number in Counter(s["plagues"]).items():
        name = names.noun("place", place)
        told.append(names.words.say("position-plague-heap", place=name, count=number) if number > 1 else name)
    return told


def marked(names: UlyssesNames, s: UlyssesView, place: int) -> str:
    """A place and all that lies on it or matters to the viewer."""
    say = names.words.say
    marks = [say("mark-plague")] if place in s["plagues"] else []
    marks += [
        say(f"disc-{FACTION_NAMES[side]}") for side, at in enumerate(s["debate"]["discs"]) if at == place
    ]
    for goal in own_goals(s):
        if goal["place"] == place:
            marks.append(say("mark-reached" if goal["shown"] else "mark-goal"))
    name = names.with_colour(place)
    return say("position-marked", place=name, marks=names.listed(marks)) if marks else name


@PARTS.under("heading-debate")
def debate(names: UlyssesNames, s: UlyssesView) -> list[str]:
    """The discs with what lies for them and what it takes to join, who agreed and who is out."""
    say = names.words.say
    sides = s["debate"]
    lines: list[str] = []
    for side, place in enumerate(sides["discs"]):
        disc = sentence(say(f"disc-{FACTION_NAMES[side]}"))
        least = sides["join"][side] if sides["join"] is not None else 0
        if place >= 0:
            cards = names.described_cards("cards", sides["cards"][side])
            lines.append(say("position-disc", disc=disc, place=names.noun("place", place), **cards))
            if least:
                lines.append("  " + say("position-minimum", least=least))
        elif side == BLACK and least:
            lines.append(say("position-no-disc", disc=disc))
            if names.rules.first_black_leads:
                lines.append("  " + say("position-black-minimum", least=least))
    if sides["agreed"]:
        lines.append(say("position-agreed", names=names.names_of("seat", sides["agreed"])))
    if sides["out"]:
        lines.append(say("position-out", names=names.names_of("seat", sides["out"])))
    return lines


@PARTS.under_for_each_seat("heading-players")
def player(names: UlyssesNames, s: UlyssesView, seat: int) -> list[str]:
    """A seat: temples, cards, goals."""
    say = names.words.say
    name, temples, cards = titled(names, s, seat), s["temples"][seat], s["hands"][seat]
    lines = [say("position-player", name=name, temples=temples, cards=cards)]
    shown = [goal["place"] for goal in s["goals"][seat] if goal["shown"]]
    if shown:
        places = names.listed([names.with_colour(place) for place in shown])
        lines.append("  " + say("position-shown", count=len(shown), all=GOALS, goals=places))
    hidden = [goal for goal in s["goals"][seat] if not goal["shown"] and goal["colour"] >= 0]
    if hidden and s["stage"] == "over":
        places = names.listed([names.with_colour(goal["place"]) for goal in hidden])
        lines.append("  " + say("position-missed", goals=places))
    elif hidden and seat != s["viewer"]:
        backs = names.listed([back(names, goal) for goal in hidden])
        lines.append("  " + say("position-hidden", goals=backs))
    return lines


def titled(names: UlyssesNames, s: UlyssesView, seat: int) -> str:
    """A seat's name and its part in the turn."""
    parts = {"note-active": s["active"], "note-first": s["first"]} if s["turn"] > 0 else {}
    return names.titled(seat, s["viewer"], parts)


def back(names: UlyssesNames, goal: Goal) -> str:
    """Another seat's goal: its colour, and which places of that colour it is known not to be."""
    if goal["place"] >= 0:
        return names.words.say("goal-known", place=names.with_colour(goal["place"]))
    colour = names.noun("colour", goal["colour"])
    if not goal["excluded"]:
        return colour
    places = names.names_of("place", goal["excluded"])
    return names.words.say("goal-excluded", colour=colour, places=places)


@PARTS.under("heading-hand")
def hand(names: UlyssesNames, s: UlyssesView) -> list[str]:
    """The viewer's cards."""
    if s["hand"] is None or s["votes"] is None:
        return []
    cards = names.described_cards("cards", s["hand"])
    return [names.words.say("position-hand", votes=s["votes"], **cards)]


@PARTS.under("heading-goals")
def goals(names: UlyssesNames, s: UlyssesView) -> list[str]:
    """The viewer's goals, and how far they are."""
    lines: list[str] = []
    for goal in own_goals(s):
        if goal["place"] < 0:
            continue
        place = names.with_colour(goal["place"])
        if goal["shown"]:
            lines.append(names.words.say("position-goal.reached", place=place))
        elif s["stage"] == "over":
            lines.append(names.words.say("position-goal.missed", place=place))
        else:
            away = goal["ways"][s["ship"]]
            lines.append(names.words.say("position-goal", place=place, routes=away))
    return lines


@PARTS.under("heading-piles")
def piles(names: UlyssesNames, s: UlyssesView) -> list[str]:
    """Draw pile, discards, supplies, and what the viewer knows to lie under the goal piles."""
    say = names.words.say
    lines = [say("position-deck", count=s["deck"])]
    if s["discards"] is not None:
        lines.append(say("position-discards", **names.described_cards("cards", s["discards"])))
    elif s["discarded"]:
        lines.append(
            say("position-discards.top", count=s["discarded"], card=names.noun("card", s["discard_top"]))
        )
    if names.rules.temples_bound:
        lines.append(say("position-supply", count=s["supply"]))
    sizes = [
        say("pile-count", colour=names.noun("colour", colour), count=size)
        for colour, size in enumerate(s["piles"])
    ]
    lines.append(say("position-piles", piles=names.listed(sizes)))
    for colour in range(len(s["piles"])):
        under = [card["place"] for card in s["under"] if card["colour"] == colour]
        if under:
            places = names.names_of("place", under)
            lines.append("  " + say("position-under", colour=names.noun("colour", colour), places=places))
    return lines
