"""The text view of Journey: a whole position in words."""

from periplus.games.journey.rules.components import (
    ALL_DECKS,
    BONUS_NAMES,
    COLOURS,
    MOST_EQUIPMENT,
    MOST_EXPLORERS,
    RAFT,
)
from periplus.games.journey.rules.state import GAP
from periplus.games.journey.rules.terrain import GRANITE
from periplus.games.journey.view import JourneyView
from periplus.games.journey.words.names import JourneyNames
from periplus.text.voice import Parts, sentence

PARTS: Parts[JourneyNames, JourneyView] = Parts()

# ---- the table ----


@PARTS.under("heading-table")
def table(names: JourneyNames, s: JourneyView) -> list[str]:
    """Whose turn it is, who decides, and what this turn still brings."""
    say = names.words.say
    if s["stage"] == "setup":
        return [say("position-setup")]
    if s["stage"] == "over":
        return [names.ended(s)]
    own = ".you" if s["active"] == s["viewer"] else ""
    stage, task = say(f"stage-{s['stage']}"), say(f"task-{s['task']}")
    active = names.seats[s["active"]]
    turn = say(f"position-turn{own}", turn=s["turn"], stage=stage, active=active, task=task)
    return [turn, *names.deciding(s["seat"], s["viewer"]), *pending(names, s)]


def pending(names: JourneyNames, s: JourneyView) -> list[str]:
    """What lies open for this turn: a discovery, an adventure, cards that are due."""
    say = names.words.say
    lines: list[str] = []
    if s["space"] >= 0:
        args = names.ground_args(s["space"])
        lines.append(say("position-discovery", space=names.noun("space", s["space"]), **args))
    if s["adventure"] >= 0:
        lines.append(say("position-adventure", adventure=names.noun("adventure", s["adventure"])))
    if s["revealed"] >= 0:
        lines.append(say("position-revealed", card=names.a_card(s["revealed"])))
    if s["loss"]:
        lines.append(say("position-loss", name=names.seats[s["asked"]], count=s["loss"]))
    if s["events_due"]:
        lines.append(say("position-events-due", count=s["events_due"]))
    if s["another"]:
        lines.append(say("position-another", count=s["another"], name=names.seats[s["active"]]))
    if s["idle"]:
        most = int(names.rules.idle_rounds) * len(names.seats)
        id = "position-idle" if most else "position-idle.endless"
        lines.append(say(id, count=s["idle"], most=most))
    return lines


# ---- the board ----


@PARTS.under("heading-way")
def way(names: JourneyNames, s: JourneyView) -> list[str]:
    """Where the pieces stand, and all spaces that they can still come to, row by row."""
    if s["stage"] not in ("descent", "sea"):
        return []
    say = names.words.say
    pieces = [RAFT] if s["stage"] == "sea" else list(range(COLOURS))
    lines = [piece_line(names, s, piece) for piece in pieces]
    lines.append(say("position-legend", stage=s["stage"]))
    hindmost = min(int(names.board.progress[s["pieces"][piece]]) for piece in pieces)
    for row, spaces in rows(names, s["stage"] == "sea").items():
        if row >= hindmost:
            told = names.parted([marked(names, s, space, pieces) for space in spaces])
            lines.append(say("position-row", stage=s["stage"], row=row, spaces=told))
    return lines


def piece_line(names: JourneyNames, s: JourneyView, piece: int) -> str:
    space = s["pieces"][piece]
    return names.words.say(
        "position-piece",
        piece=sentence(names.noun("piece", piece)),
        space=names.noun("space", space),
        ground=names.ground(space),
        points=int(names.board.distance[space]),
    )


def rows(names: JourneyNames, sea: bool) -> dict[int, list[int]]:
    """The spaces of a stage that can be entered, by how far they are along the way."""
    board = names.board
    found: dict[int, list[int]] = {}
    for space in range(int(board.size)):
        if names.is_sea(space) == sea and board.terrain[space] != GRANITE:
            found.setdefault(int(board.progress[space]), []).append(space)
    return dict(sorted(found.items()))


def marked(names: JourneyNames, s: JourneyView, space: int, pieces: list[int]) -> str:
    """A space, what it is unless it is plain, and who stands there."""
    marks = [names.ground(space)] if names.ground_id(space) != "plain" else []
    marks += [names.noun("piece", piece) for piece in pieces if s["pieces"][piece] == space]
    name = names.noun("space", space)
    return names.words.say("marked", space=name, marks=names.listed(marks)) if marks else name


@PARTS.under("heading-lava")
def lava(names: JourneyNames, s: JourneyView) -> list[str]:
    """The spaces of the lava flow that lie ahead of the raft."""
    say = names.words.say
    board = names.board
    lines: list[str] = []
    if s["stage"] in ("setup", "over"):
        return lines
    if s["lava"] >= 0:
        lines.append(say("position-lava", space=s["lava"] + 1, all=int(board.lava_length)))
    ahead = [
        say(
            "lava-space",
            space=space + 1,
            colour=names.noun("card", int(board.lava_colour[space])),
            loss=int(board.lava_loss[space]),
        )
        for space in range(s["lava"] + 1, int(board.lava_length))
    ]
    if ahead:
        lines.append(say("position-lava-ahead", spaces=names.parted(ahead)))
    return lines


# ---- the players ----


@PARTS.under_for_each_seat("heading-players")
def player(names: JourneyNames, s: JourneyView, seat: int) -> list[str]:
    """A seat: points, cards, water, and what lies in front of it."""
    say = names.words.say
    explorers, equipment = s["hands"][seat]
    name, points = titled(names, s, seat), s["points"][seat]
    return [
        say("position-points", name=name, points=points, stage=s["stage"]),
        "  " + say("position-cards", explorers=explorers, equipment=equipment),
        "  " + say("position-water", water=s["water"][seat], kept=s["kept"][seat]),
        *["  " + line for line in possessions(names, s, seat)],
    ]


def possessions(names: JourneyNames, s: JourneyView, seat: int) -> list[str]:
    """What everybody sees or knows of a seat's fossils and cards."""
    say = names.words.say
    lines: list[str] = []
    if sum(s["fossils"][seat]):
        lines.append(say("position-fossils", **names.described_fossils("fossils", s["fossils"][seat])))
    bonuses = [bonus for bonus, owner in enumerate(s["bonuses"]) if owner == seat]
    cards = [bonus_card(names, bonus) for bonus in bonuses]
    cards += [names.sighting(card) for card in s["sightings"][seat]]
    if cards:
        lines.append(say("position-worth", cards=names.listed(cards)))
    if sum(s["known"][seat]) and seat != s["viewer"]:
        lines.append(say("position-known", cards=names.cards(s["known"][seat])))
    return lines


def bonus_card(names: JourneyNames, bonus: int) -> str:
    title = names.words.say(f"bonus-{BONUS_NAMES[bonus]}")
    return names.words.say("worth", thing=title, points=names.board.bonuses[bonus])


def titled(names: JourneyNames, s: JourneyView, seat: int) -> str:
    """A seat's name and its part in the turn."""
    parts = {"note-active": s["active"]} if s["stage"] not in ("setup", "over") else {}
    return names.titled(seat, s["viewer"], parts)


@PARTS.under("heading-hand")
def hand(names: JourneyNames, s: JourneyView) -> list[str]:
    """The viewer's cards, the events kept with what they do, and fossils seen by lamp."""
    if s["hand"] is None or s["events"] is None:
        return []
    say = names.words.say
    explorers = [number if kind < COLOURS else 0 for kind, number in enumerate(s["hand"])]
    equipment = [number if kind >= COLOURS else 0 for kind, number in enumerate(s["hand"])]
    lines = [
        say("position-explorers", most=MOST_EXPLORERS, **names.described_cards("cards", explorers)),
        say("position-equipment", most=MOST_EQUIPMENT, **names.described_cards("cards", equipment)),
    ]
    for kind, number in enumerate(s["events"]):
        if number:
            effect = say(f"event_card-{names.noun_id('event', kind)}.effect")
            title = names.events([number if kind == at else 0 for at in range(len(s["events"]))])
            lines.append(say("position-event", event=title, effect=effect))
    if s["pool"] is not None and any(s["pool"]):
        lines.append(say("position-pool", fossils=names.fossils(s["pool"])))
    return lines


# ---- the decks ----


@PARTS.under("heading-piles")
def piles(names: JourneyNames, s: JourneyView) -> list[str]:
    """The display, the decks, the discards, the water, and what is out of the game."""
    say = names.words.say
    shown = [names.noun("card", kind) for kind in s["display"] if kind != GAP]
    decks = [say(f"deck-{deck}.count", count=s["decks"][deck]) for deck in ALL_DECKS]
    lines = [
        say("position-display", cards=names.listed(shown) if shown else say("no-cards")),
        say("position-decks", decks=names.listed(decks)),
        say("position-reserve", count=s["reserve"]),
    ]
    if s["under"]:
        lines.append(say("position-under", fossils=names.names_of("fossil", s["under"])))
    if sum(s["discards"]):
        lines.append(say("position-discards", cards=names.cards(s["discards"])))
    if sum(s["event_discards"]):
        lines.append(say("position-used-events", events=names.events(s["event_discards"])))
    return lines + boxed(names, s)


def boxed(names: JourneyNames, s: JourneyView) -> list[str]:
    """What is out of the game."""
    say = names.words.say
    lines: list[str] = []
    if sum(s["lost_fossils"]):
        lines.append(say("position-lost", fossils=names.fossils(s["lost_fossils"])))
    if s["adventure_box"]:
        adventures = names.parted([names.noun("adventure", card) for card in s["adventure_box"]])
        lines.append(say("position-boxed", adventures=adventures))
    if s["water_box"]:
        lines.append(say("position-water-box", count=s["water_box"]))
    return lines
