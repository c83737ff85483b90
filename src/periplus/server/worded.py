"""What happened, what is asked and what can be clicked, in words, in the shapes of the wire."""

from collections.abc import Set

from periplus.games import KITS
from periplus.kernel import picking, ways
from periplus.kernel.events import UNSEEN, Event
from periplus.kernel.game import Game, State, View
from periplus.server import wire
from periplus.text.telling import Teller

MOST_FACTS = 64  # that are remembered in words

Facts = dict[tuple[int, ...], wire.Fact]  # by ply, whether it is the viewer's own, kind and values


def facts(
    game: Game, teller: Teller, log: list[tuple[int, Event]], viewer: int, known: Facts | None = None
) -> list[wire.Fact]:
    """What happened, each fact with its ply, as this viewer may know it.

    `known` are facts that this teller has told of the same game: several viewers are told the same.
    """
    known = {} if known is None or len(log) > MOST_FACTS else known
    told = []
    for ply, event in log:
        seen = event.seen_by(viewer, game.events)
        key = (ply, teller.is_own(seen, viewer), *seen.as_list())
        if key not in known:
            if len(known) >= MOST_FACTS:
                known.clear()
            known[key] = fact(game, teller, ply, seen, viewer)
        told.append(known[key])
    return told


def fact(game: Game, teller: Teller, ply: int, event: Event, viewer: int) -> wire.Fact:
    """One fact as it is given: `Event.seen_by` has left out what the viewer may not know."""
    kind = game.events[event.kind]
    args = [
        wire.Arg(name, noun, value if value == UNSEEN else game.unfold(noun, value))
        for (name, noun), value in zip(kind.args, event.values, strict=True)
    ]
    return wire.Fact(ply, kind.name, args, teller.event(event, viewer))


def question(teller: Teller, view: View) -> wire.Question:
    """What this viewer is asked, or for whom he waits."""
    asked = teller.question(view)
    return wire.Question(asked.headline, asked.detail, asked.more)


def choices(
    game: Game, teller: Teller, view: View, legal: list[int], final: Set[int] = frozenset()
) -> list[wire.Choice]:
    """The legal clicks of the seat that decides, for that seat's own view, some of which are final."""
    return [choice(game, teller, view, code, code in final) for code in legal]


def choice(game: Game, teller: Teller, view: View, code: int, final: bool) -> wire.Choice:
    verb, noun = game.verbs.split(code)
    return wire.Choice(
        code=code,
        verb=verb.name,
        noun=noun if verb.noun else -1,
        kind=verb.noun,
        written=teller.written(code, view),
        text=teller.click(code, view),
        help=teller.help(code, view),
        final=final,
    )


def picks(game: Game, teller: Teller, view: View, found: picking.Picking) -> wire.Picking:
    """What the seat that decides may pick together, for that seat's own view."""
    selections = [wire.Selection(found.counts(one), one.then) for one in found.selections]
    return wire.Picking(choices(game, teller, view, found.things), selections)


def own_ways(game: Game, state: State) -> list[ways.Way]:
    find = KITS[game.name].facet("ways")
    found: list[ways.Way] = find(state) if find else []
    return found


def lit(game: Game, state: State) -> list[int]:
    """What lights something up for the seat that decides, on the page as it is before anything is picked."""
    return ways.beginnings(game, state, own_ways(game, state))


def targets(game: Game, teller: Teller, state: State, view: View) -> list[wire.Target]:
    """What the whole choices of the seat that decides lead to, for that seat's own view."""
    led_to: dict[tuple[str, int], list[ways.Way]] = {}
    for way in ways.whole_choices(game, state, own_ways(game, state)):
        led_to.setdefault((way.verb, way.noun), []).append(way)
    return [target(game, teller, state, view, found) for found in led_to.values()]


def target(game: Game, teller: Teller, state: State, view: View, found: list[ways.Way]) -> wire.Target:
    """What one clicks to be shown these ways to it; its help is that of the click, where it is legal now."""
    verb = game.verbs.by_name[found[0].verb]
    told = [wire.Way(one.codes, way_told(game, teller, state, one)) for one in found]
    code = verb.base + max(found[0].noun, 0)
    return wire.Target(
        verb=verb.name,
        noun=found[0].noun,
        kind=verb.noun,
        text=(teller.target(found) if found[0].gains else "") or told[0].text,
        help=teller.help(code, view) if code in state.legal() else "",
        ways=told,
    )


def way_told(game: Game, teller: Teller, state: State, one: ways.Way) -> str:
    """A way of the game's own as its voice tells it; one that follows by itself, with the things it takes."""
    if one.gains:
        return teller.way(one, one.last_look(state))
    here, seat, told = state.clone(), state.seat, list[str]()
    for code in one.codes:
        if not told or game.verbs.split(code)[0].noun:
            told.append(teller.click(code, here.view(seat)))
        here.apply(code)
    return (
        told[0]
        if len(told) == 1
        else teller.words.say("way-by-itself", click=told[0], rest="; ".join(told[1:]))
    )


def sections(teller: Teller, view: View) -> list[wire.Section]:
    """The position in words, complete enough to play by it alone."""
    return [wire.Section(part.title, part.lines) for part in teller.position(view)]


def aid(teller: Teller, view: View) -> wire.Aid:
    """The card beside the board, empty if the game has none."""
    card = teller.aid(view)
    return wire.Aid(card.turn, [wire.Cost(what, price) for what, price in card.costs])
