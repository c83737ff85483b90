"""What the page is told of Ulysses: contents, standing, facts unfolded, the ship's routes and the debate."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from periplus.games.ulysses.game import GAME
from periplus.games.ulysses.rules.components import CHALLENGE, COPIES, ZEUS, whole_deck
from periplus.games.ulysses.rules.verbs import EVENTS
from periplus.kernel.cards import from_counts
from periplus.kernel.chance import Chance
from periplus.kernel.datafile import parse
from periplus.kernel.events import Event, Log
from periplus.kernel.game import NOBODY, SPECTATOR, State

pytestmark = pytest.mark.both


def played(seats: int, seed: int, **options: object) -> Iterator[tuple[State, list[Event]]]:
    """A whole random game, ply by ply, with the facts of each."""
    state, chance = GAME.start(seats, options), Chance(seed)
    while state.seat != NOBODY:
        legal = state.legal()
        log = Log(GAME.events)
        state.apply(legal[int(chance.below(len(legal)))], log)
        yield state, log.events


def watched(state: State) -> Any:
    return state.view(SPECTATOR)


def own(state: State) -> Any:
    return state.view(state.seat)


def contents_of(seats: int) -> Any:
    return GAME.start(seats, {}).contents()


def test_the_contents_are_plain_data_and_never_change() -> None:
    contents = GAME.start(3, {}).contents()
    written = json.dumps(contents)
    assert json.dumps(json.loads(written)) == written
    *_, (end, _) = played(3, 3)
    assert end.contents() == contents


def test_the_contents_tell_the_map_with_all_distances() -> None:
    contents: Any = GAME.start(4, {}).contents()
    places, distance = contents["places"], contents["distance"]
    assert {language for place in places for language in place["names"]} == {"en", "it", "fr", "de"}
    for a in range(len(places)):
        near = [b for b in range(len(places)) if distance[a][b] == 1]
        assert near == sorted({b for route in contents["routes"] if a in route for b in route} - {a})
        assert [distance[b][a] for b in range(len(places))] == distance[a]


@pytest.mark.parametrize(
    ("options", "field", "told"),
    [
        ({}, "copies", COPIES),
        ({}, "temples", 23),
        ({"temple_supply": "endless"}, "temples", None),
        ({}, "zeus_as_pandora", True),
        ({"edition": "german"}, "zeus_as_pandora", False),
    ],
)
def test_the_contents_follow_the_options(options: dict[str, object], field: str, told: object) -> None:
    assert GAME.start(3, options).contents()[field] == told


def test_a_set_of_cards_is_unfolded_into_counts_and_nothing_else_is() -> None:
    assert GAME.unfold("cards", whole_deck()) == COPIES
    assert GAME.unfold("cards", from_counts([2, 0, 0, 0, 0, 1])) == [2, 0, 0, 0, 0, 1]
    kinds = {kind for event in EVENTS for _, kind in event.args} - {"cards"}
    assert all(GAME.unfold(kind, 7) == 7 for kind in kinds)


def test_the_standing_counts_the_goals_shown() -> None:
    for state, _ in played(3, 5):
        goals = watched(state)["goals"]
        assert state.standing() == [len([goal for goal in own if goal["shown"]]) for own in goals]
    assert state.standing() == state.result().scores


def test_the_view_tells_where_the_ship_can_go() -> None:
    distance: Any = GAME.start(4, {}).contents()["distance"]
    for options in ({}, {"troy_revisit": "no"}):
        for state, _ in played(4, 8, **options):
            view = watched(state)
            reach = [place for place, routes in enumerate(distance[view["ship"]]) if routes == 1]
            assert view["near"] == [place for place in reach if place or not options]
            assert view["blocked"] == (set(view["near"]) <= set(view["plagues"]))
            assert view["plagues_left"] == 6 - len(view["plagues"])


def test_the_view_tells_the_deciding_seat_what_its_choice_still_takes() -> None:
    asked = set()
    for options in ({}, {"first_red": "one", "first_black": "one"}):
        for state, _ in played(4, 34, **options):
            if state.seat < 0 or (choice := own(state)["choice"]) is None:
                continue
            verbs = {GAME.verbs.split(code)[0].name for code in state.legal()}
            laid = sum(choice["stake"])
            if "done" in verbs:
                assert laid >= choice["least"] > 0
                assert ("card" in verbs) <= (not choice["one_card_only"])
            elif choice["action"] in ("red", "black", "back") and choice["due"] == 0:
                assert laid < choice["least"]
            if choice["action"] == "build":
                assert 0 <= choice["temple_cards"] <= choice["due"]
            asked.add((choice["action"], choice["one_card_only"]))
    assert {("build", False), ("red", False), ("red", True), ("back", False)} <= asked


def test_the_view_tells_each_seat_its_costs_and_its_votes() -> None:
    for state, _ in played(3, 55):
        view = watched(state)
        assert view["fees"] == view["temples"]
        assert view["prices"] == [2 * temples for temples in view["temples"]]
        assert view["votes"] is None
        assert view["next"] == (view["active"] + 1) % 3
        if state.seat >= 0:
            hand = own(state)["hand"]
            assert own(state)["votes"] == hand[CHALLENGE] + hand[ZEUS]


def test_of_a_hidden_goal_only_places_of_its_colour_are_excluded() -> None:
    colours = [place["colour"] for place in contents_of(3)["places"]]
    found = 0
    for state, _ in played(3, 5):
        for goal in (goal for goals in watched(state)["goals"] for goal in goals):
            assert {colours[place] for place in goal["excluded"]} <= {goal["colour"]}
            assert not (goal["shown"] and goal["excluded"])
            found += len(goal["excluded"])
    assert found


def test_the_view_tells_who_stands_on_which_side_and_which_side_leads() -> None:
    sides: list[int] = []
    for state, events in played(5, 13):
        debate = watched(state)["debate"]
        for event in events:
            name, values = GAME.events[event.kind].name, event.values
            if name == "proposed":
                sides = [0 if seat == values[0] else -1 for seat in range(5)]
            elif name in ("put_disc", "backed"):
                sides[values[0]] = values[1]
        if debate["discs"][0] < 0:
            assert (debate["sides"], debate["leader"]) == ([-1] * 5, -1)
            continue
        assert debate["sides"] == sides
        assert debate["totals"][debate["leader"]] == max(debate["totals"])
        assert debate["join"] == debate["minimum"]


def test_where_black_need_not_lead_one_card_puts_its_disc() -> None:
    found = 0
    for state, _ in played(4, 21, first_black="one"):
        debate = watched(state)["debate"]
        if debate["join"] is None:
            continue
        assert debate["join"][:2] == debate["minimum"][:2]
        out = debate["discs"][2] >= 0
        assert debate["join"][2] == (debate["minimum"][2] if out else 1)
        found += not out
    assert found


BECALMED = """
ship = "zypern"
active = 0
deck = {}
hands = [{}, {}, {}]
plagues = ["troy", "pharos", "joppe"]
"""


def goals_seen(state: State, viewer: int) -> list[list[int]]:
    seen: Any = state.view(viewer)
    return [[goal["place"] for goal in goals] for goals in seen["goals"]]


def goals_held(state: State) -> list[list[int]]:
    """Every seat's goals, as it sees them itself."""
    return [goals_seen(state, seat)[seat] for seat in range(len(watched(state)["goals"]))]


@pytest.mark.parametrize("seats", [3, 5])
def test_at_the_end_everybody_sees_all_goals_and_before_it_nobody_does(seats: int) -> None:
    hidden = False
    for state, _ in played(seats, 11):
        viewers = [SPECTATOR, *range(seats)]
        if state.seat != NOBODY:
            hidden = all(goals_seen(state, viewer) != goals_held(state) for viewer in viewers)
            continue
        assert hidden  # a ply ago
        for viewer in viewers:
            assert goals_seen(state, viewer) == goals_held(state)
        missed = [goal for goals in watched(state)["goals"] for goal in goals if not goal["shown"]]
        assert missed  # turned up, but not counted as reached
        assert max(state.result().scores) == 4


def test_a_game_without_a_winner_turns_up_all_goals_too() -> None:
    file = parse(BECALMED, "a page")
    state = GAME.set_up(3, {"edition": "german", "reshuffle": "never"}, file.root)
    state.apply(state.legal()[0])
    assert state.seat == NOBODY
    assert goals_seen(state, SPECTATOR) == goals_held(state)
    assert -1 not in goals_seen(state, SPECTATOR)[0]
