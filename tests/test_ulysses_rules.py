"""Laws of Ulysses that no scenario can tell: what holds at every ply, what is hidden, what never happens."""

from collections.abc import Iterator

import pytest

from periplus.games.ulysses.game import GAME
from periplus.games.ulysses.rules.chart import standard_chart
from periplus.games.ulysses.rules.components import COLOURS, GOALS, KIND_NAMES, counts
from periplus.games.ulysses.rules.routes import routes_from, routes_to
from periplus.games.ulysses.rules.state import NOTHING, Position
from periplus.games.ulysses.view import stage
from periplus.kernel.bits import bit, members
from periplus.kernel.cards import size
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.errors import OptionError
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR
from periplus.kernel.notation import read_click
from periplus.kernel.playout import random_click
from periplus.testing.covering import covers
from tests.ulysses_voyages import clicks, hand_sizes, own_goals, play, set_up, start, voyages

pytestmark = pytest.mark.both


def shown_goals(s: Position) -> set[tuple[int, int]]:
    """Seat and place of every goal that lies face up."""
    return {
        (seat, place)
        for seat in range(int(s.seats))
        for slot, place in enumerate(own_goals(s, seat))
        if s.shown(seat) >> slot & 1
    }


def temples(s: Position) -> list[int]:
    return [int(s.temples[seat]) for seat in range(int(s.seats))]


# ---- the frame ----


@covers("ulysses", "U-1")
def test_three_to_five_gods_play() -> None:
    for seats in (3, 4, 5):
        assert start(seats, {}).seats == seats
    for seats in (0, 1, 2, 6, 7):
        with pytest.raises(OptionError, match=f"3 to 5 players, not {seats}"):
            GAME.start(seats, {})


@covers("ulysses", "U-3", "U-44", "E-10")
def test_every_god_owns_four_goals_all_different() -> None:
    """And by the German rules one of each colour; in the revised edition colours do come together."""
    gathered = 0
    for seats, edition, steps in voyages():
        for step in steps:
            if step.after.turn == 0 or step.after.seat == DEALER:
                continue
            rows = [own_goals(step.after, seat) for seat in range(seats)]
            held = [place for row in rows for place in row]
            assert min(held) >= 0
            assert len(set(held)) == GOALS * seats
            colours = [len({int(step.after.chart.colour[place]) for place in row}) for row in rows]
            if edition == "german":
                assert colours == [COLOURS] * seats
            gathered += min(colours) < COLOURS
    assert gathered > 0


@covers("ulysses", "U-4", "U-91", "E-18")
def test_the_game_ends_with_the_fourth_goal_and_never_before() -> None:
    for seats, _, steps in voyages():
        for step in steps:
            full = [seat for seat in range(seats) if step.after.shown(seat) == 15]
            assert (step.after.seat == NOBODY) == bool(full)
            assert bool(step.after.legal()) == (not full)
            if full:
                assert [step.after.winner] == full
                assert step.after.result().winners() == full
            else:
                assert step.after.winner == -1


@covers("ulysses", "R-28")
def test_a_game_has_no_last_turn() -> None:
    """Three gods let the ship go to and fro for ever: no limit ends it."""
    state = set_up("ship = 'zypern'\ngoals = [['talos'], ['delos'], ['rhodos']]")
    choices, chance = Choices(), Chance(5)
    to, fro = (read_click(GAME, state, f"propose {place}") for place in ("joppe", "zypern"))
    quiet = [to, fro, *(read_click(GAME, state, text) for text in ("agree", "rest"))]
    while state.turn < 1500:
        if state.seat == DEALER:
            state.apply(random_click(state, choices, chance))
        else:
            state.apply(next(code for code in quiet if code in state.legal()))
    assert state.winner == -1
    assert state.seat != NOBODY


@covers("ulysses", "U-9", "U-51", "R-1")
def test_temples_are_never_lost() -> None:
    for _, _, steps in voyages():
        for step in steps:
            gained = [new - old for old, new in zip(temples(step.before), temples(step.after), strict=True)]
            assert min(gained) == 0
            assert sum(gained) == len(step.told("built"))
            assert sum(temples(step.after)) + step.after.supply == 23


# ---- goals ----


@covers("ulysses", "U-89", "U-90", "U-92", "E-9", "R-25")
def test_an_arrival_shows_the_goal_of_the_place_and_no_other() -> None:
    """Every goal exists once: so an arrival shows one goal at most, and nobody can win beside another."""
    shown = 0
    for seats, _, steps in voyages():
        for step in steps:
            if step.told("sailed"):
                old, new = shown_goals(step.before), shown_goals(step.after)
                assert old <= new
                assert {place for _, place in new - old} <= {int(step.after.ship)}
                holders = [s for s in range(seats) if int(step.after.ship) in own_goals(step.after, s)]
                assert len(holders) <= 1
                assert all((seat, int(step.after.ship)) in new for seat in holders)
                shown += len(new - old)
            else:
                assert step.before.reached == step.after.reached
                assert step.before.ship == step.after.ship
    assert shown > 100


@covers("ulysses", "U-43", "E-8", "F-05")
def test_a_new_goal_is_never_of_the_colour_of_the_ships_place() -> None:
    taken = 0
    for _, _, steps in voyages():
        for step in steps:
            for name, (_, colour, *_rest) in [fact for fact in step.facts if fact[0] == "took_goal"]:
                assert name == "took_goal"
                assert colour != step.after.ship_colour()
                taken += 1
    assert taken > 100


@covers("ulysses", "U-6", "U-45", "R-26", "F-15", "R-27")
def test_what_the_others_see() -> None:
    """Hidden goals by their backs only, hands by their size; all sizes, and all cards played or discarded."""
    unseen = 0
    for number, (seats, _, steps) in enumerate(voyages()):
        knowing: dict[int, set[int]] = {}  # place: the gods who have had that goal in their hands
        for ply, step in enumerate(steps):
            for event in step.events:
                kind = GAME.events[event.kind].name
                if kind in ("dealt_goal", "took_goal", "gave_goal"):
                    knowing.setdefault(event.values[-1], set()).add(event.values[0])
                if kind in ("dealt_goal", "took_goal", "gave_goal", "drew"):
                    for viewer in (SPECTATOR, *range(seats)):
                        known = viewer == event.values[0]
                        if kind != "drew":  # who has returned a goal knows when it comes up again
                            known = viewer in knowing[event.values[-1]]
                        seen = event.seen_by(viewer, GAME.events).values[-1]
                        assert seen == (event.values[-1] if known else UNSEEN)
            if (ply + number) % 40 == 0:
                for viewer in (SPECTATOR, *range(seats)):
                    unseen += check_view(step.after, viewer, knowing)
    assert unseen > 5_000


def check_view(s: Position, viewer: int, knowing: dict[int, set[int]]) -> int:
    """Compare what a seat sees with the truth; returns how many goals it could not see."""
    unseen = 0
    face_up = shown_goals(s)
    seen = s.view(viewer)
    assert seen["hands"] == hand_sizes(s)
    assert seen["hand"] == (counts(int(s.hands[viewer])) if viewer >= 0 else None)
    assert seen["deck"] == 132 - sum(hand_sizes(s)) - size(s.discards) - size(
        s.blue_cards + s.red_cards + s.black_cards
    )
    assert seen["discards"] == counts(int(s.discards))
    debate = seen["debate"]
    assert isinstance(debate, dict)
    assert debate["cards"] == [counts(int(cards)) for cards in (s.blue_cards, s.red_cards, s.black_cards)]
    rows = seen["goals"]
    assert isinstance(rows, list)
    for seat in range(int(s.seats)):
        for place, goal in zip(own_goals(s, seat), rows[seat], strict=True):
            if place < 0:
                continue
            assert goal["colour"] == s.chart.colour[place]
            assert goal["shown"] == ((seat, place) in face_up)
            known = goal["shown"] or viewer in knowing[place]
            assert goal["place"] == (place if known else UNSEEN)
            unseen += not known
    beneath = seen["under"]
    assert isinstance(beneath, list)
    for at, card in enumerate(beneath):
        place = int(s.under[at])
        assert card["colour"] == s.chart.colour[place]
        assert card["place"] == (place if viewer in knowing[place] else UNSEEN)
    piles = seen["piles"]
    assert isinstance(piles, list)
    owned = [place for seat in range(int(s.seats)) for place in own_goals(s, seat) if place >= 0]
    assert sum(piles) == 36 - len(owned)
    return unseen


@covers("ulysses", "U-23", "F-15", "R-27")
def test_discards_lie_face_up_or_show_their_top_card_only() -> None:
    text = "ship = 'joppe'\nplagues = ['dido']\nhands = [{ wind = 1, plague = 1, zeus = 1 }, {}, {}]"
    for edition in ("revised", "german"):
        state = set_up(text, edition=edition)
        play(state, "cure", "place dido", "card zeus")
        play(state, "plague", "place talos", "card plague")
        for viewer in (SPECTATOR, 0, 1, 2):
            seen = state.view(viewer)
            assert seen["discards"] == [0, 0, 0, 1, 0, 1]
            assert seen["discard_top"] == KIND_NAMES.index("plague")
    state = set_up(text, discards="top")
    play(state, "cure", "place dido", "card zeus")
    play(state, "plague", "place talos", "card plague")
    for viewer in (SPECTATOR, 0, 1, 2):
        seen = state.view(viewer)
        assert seen["discards"] is None
        assert seen["discard_top"] == KIND_NAMES.index("plague")
        assert seen["discarded"] == 2


# ---- who may do what ----

FIRST_CLICKS = {
    "strengthen": {"pandora", "plague", "cure", "exchange", "build", "propose", "drift"},
    "ask": {"agree", "red"},
    "debate": {"pass", "back", "black"},
    "wind": {"card", "rest"},
}


def questions() -> Iterator[tuple[Position, str, list[str]]]:
    """Positions in which a god has no choice in the making: with the stage and the clicks."""
    for _, _, steps in voyages():
        for step in steps:
            s = step.after
            if s.seat >= 0 and s.action == NOTHING:
                yield s, stage(s), clicks(s)


@covers("ulysses", "U-26")
def test_whoever_is_asked_may_do_nothing_but_what_the_stage_allows() -> None:
    for _, now, offered in questions():
        assert {text.split()[0] for text in offered} <= FIRST_CLICKS[now]


@covers("ulysses", "U-21", "U-83", "E-33")
def test_only_the_active_god_acts_and_everybody_else_only_talks() -> None:
    for s, now, offered in questions():
        if now == "ask":
            assert s.seat != s.active
        elif now != "debate":
            assert s.seat == s.active
        if now == "wind":
            assert set(offered) <= {"rest", "card wind", "card zeus"}


@covers("ulysses", "U-76")
def test_nobody_is_ever_forced_to_play_a_card() -> None:
    for _, now, offered in questions():
        assert now == "strengthen" or {"ask": "agree", "debate": "pass", "wind": "rest"}[now] in offered


@covers("ulysses", "E-2")
def test_with_an_empty_hand_one_can_still_propose_agree_pass_and_rest() -> None:
    empty = 0
    for s, _, offered in questions():
        if s.hand_size(s.seat) == 0:
            assert {text.split()[0] for text in offered} <= {"propose", "drift", "agree", "pass", "rest"}
            empty += 1
    assert empty > 0


def discs_of(s: Position) -> list[int]:
    return [int(place) for place in (s.blue, s.red, s.black) if place >= 0]


@covers("ulysses", "U-54", "U-56", "E-12")
def test_discs_lie_and_the_ship_sails_along_the_routes_from_its_place() -> None:
    for _, _, steps in voyages():
        for step in steps:
            s = step.after
            assert all(s.chart.neighbours[s.ship] >> place & 1 for place in discs_of(s))
            assert len(set(discs_of(s))) == len(discs_of(s))
            assert s.ship == step.before.ship or s.chart.neighbours[step.before.ship] >> s.ship & 1


@covers("ulysses", "U-37", "U-55")
def test_no_disc_is_put_and_no_ship_sails_where_there_is_a_plague() -> None:
    for _, _, steps in voyages():
        for step in steps:
            s = step.after
            assert int(s.plagues).bit_count() <= 6
            assert not any(s.plagues >> place & 1 for place in discs_of(s))
            assert s.ship == step.before.ship or not s.plagues >> s.ship & 1


# ---- on other maps ----


def changed_map(colours: dict[str, str], without: list[tuple[str, str]]) -> dict[str, object]:
    """The standard map with some places recoloured and some routes taken away."""
    data = standard_chart().as_data()
    places, edges = data["places"], data["edges"]
    assert isinstance(places, list)
    assert isinstance(edges, list)
    for place in places:
        place["colour"] = colours.get(place["id"], place["colour"])
    data["edges"] = [edge for edge in edges if tuple(edge) not in without]
    return data


@covers("ulysses", "U-92", "E-13")
def test_starting_at_troy_does_not_fulfil_a_goal_of_troy() -> None:
    """On a map where Troy has a goal card, its owner must bring the ship back."""
    state = set_up("goals = [['troy'], ['delos'], ['rhodos']]", map=changed_map({"troy": "violet"}, []))
    play(state, "propose zypern", "agree", "agree")
    assert shown_goals(state) == set()
    play(state, "rest")
    while state.seat == DEALER:
        state.apply(state.legal()[0])
    play(state, "propose troy", "agree", "agree")
    assert shown_goals(state) == {(0, state.chart.index("troy"))}


HADES = [("elysion", "hades"), ("sybille", "hades"), ("pytusae", "hades")]


@covers("ulysses", "U-60", "E-20")
def test_with_a_single_way_out_nobody_can_object() -> None:
    for plagues in ("[]", "['sybille', 'elysion']"):
        state = set_up(
            f"ship = 'hades'\nplagues = {plagues}\nhands = [{{}}, {{ challenge = 9 }}, {{ zeus = 9 }}]",
            map=changed_map({}, HADES[:2]),
        )
        assert clicks(state) == ["propose pytusae"]
        play(state, "propose pytusae")
        assert clicks(state) == ["agree"]
        play(state, "agree")
        assert clicks(state) == ["agree"]


@covers("ulysses", "U-71", "E-21")
def test_with_two_ways_out_there_is_no_black_disc() -> None:
    state = set_up(
        "ship = 'hades'\nhands = [{}, { challenge = 9 }, { challenge = 9 }]", map=changed_map({}, HADES[:1])
    )
    play(state, "propose pytusae")
    assert clicks(state) == ["agree", "red sybille"]
    play(state, "red sybille", "card challenge", "done")
    assert clicks(state) == ["pass", "back blue", "back red"]


@covers("ulysses", "E-3", "E-4", "R-13")
def test_a_blockade_can_be_made_anywhere_and_is_never_a_dead_end() -> None:
    """All six discs around the ship: whoever can pay for a cure must, whoever cannot lets it drift."""
    chart = standard_chart()
    for ship in chart.places:
        near = [p.id for i, p in enumerate(chart.places) if chart.neighbours[chart.index(ship.id)] >> i & 1]
        assert len(near) <= 6
        for held, owned in ((1, 2), (2, 2), (0, 1), (3, 1)):
            state = set_up(
                f"ship = '{ship.id}'\nplagues = {near}\ntemples = [{owned}, 1, 1]\n"
                f"hands = [{{ wind = {held} }}, {{}}, {{}}]\nexchanges = 1"
            )
            assert clicks(state) == (["cure"] if held >= owned else ["drift"])
            if held >= owned:
                play(state, "cure", f"place {near[0]}", *["card wind"] * owned)
                assert f"propose {near[0]}" in clicks(state)


@covers("ulysses", "U-37")
def test_distances_go_round_plagues_and_say_where_no_way_is_open() -> None:
    state = set_up('ship = "troy"\ngoals = [["zypern"], [], []]')
    zypern, ship = state.goals[0], state.ship
    assert routes_to(state, zypern)[ship] == 1
    for place in members(int(state.chart.neighbours[ship] & ~bit(zypern))):
        assert routes_from(state, ship)[place] == 1
        state.plagues |= bit(place)
        assert routes_from(state, ship)[place] == -1
    around = routes_from(state, ship)
    straight = [state.chart.distance[ship * state.chart.size + place] for place in range(state.chart.size)]
    assert all(way == -1 or way >= least for way, least in zip(around, straight))
    state.plagues |= bit(zypern)
    assert set(routes_to(state, zypern)) == {-1}
    assert [place for place, way in enumerate(routes_from(state, ship)) if way >= 0] == [ship]
