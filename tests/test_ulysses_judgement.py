"""How a searching bot judges a debate of Ulysses, and which words in it come to its mind."""

from math import log

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from periplus.arena.dealer import Dealer
from periplus.bots import make_bot
from periplus.bots.parts import evaluation_of
from periplus.bots.search.search import LONGEST
from periplus.games import game_named
from periplus.games.ulysses.helmsman import estimates
from periplus.games.ulysses.helmsman.measures import PLAIN_MEASURES
from periplus.games.ulysses.rules.components import BLUE, RED
from periplus.games.ulysses.rules.factions import leader
from periplus.games.ulysses.rules.state import Position
from periplus.games.ulysses.search import habits as ulysses_habits
from periplus.games.ulysses.search.debate import follower, hold, place_of
from periplus.kernel.chance import Chance
from periplus.kernel.datafile import parse
from periplus.kernel.game import DEALER
from periplus.kernel.notation import read_click, write_click
from periplus.kernel.voyage import Voyage

GAME = game_named("ulysses")


def debate(*clicks: str, votes: str = "4, 4, 4") -> Position:
    """Three gods at Troy, of whom the first is active and the second wants the ship at Lybien."""
    hands = ", ".join(f"{{ challenge = {number} }}" for number in votes.split(", "))
    scene = parse(
        f"""
        ship = "troy"
        active = 0
        hands = [{hands}]
        goals = [["zypern", "joppe", "rhodos", "delos"], ["lybien", "delphi", "skylla", "hades"], []]
        """,
        "a test",
    )
    state = GAME.set_up(3, {}, scene.root)
    assert isinstance(state, Position)
    for click in clicks:
        state.apply(read_click(GAME, state, click))
    return state


OBJECTION = ("propose zypern", "red lybien", "card challenge", "done")


def test_who_leads_a_debate_may_still_be_overtaken() -> None:
    state = debate(*OBJECTION)
    assert leader(state) == RED
    assert place_of(state, RED) == state.red
    assert follower(state, RED) == BLUE
    assert 0.5 < hold(state, RED) < 1


def test_a_lead_holds_better_when_the_others_have_no_votes_left_to_contest_it() -> None:
    assert hold(debate(*OBJECTION, votes="0, 4, 4"), RED) > hold(debate(*OBJECTION), RED)


def test_an_objection_is_neither_as_good_as_won_nor_as_bad_as_lost() -> None:
    evaluation, chances = evaluation_of("ulysses", 3), vec[float]([0.0] * 3)

    def chance_at(state: Position) -> float:
        evaluation.values(state, chances)
        return chances[1]

    won, lost = debate(*OBJECTION, "pass", "pass"), debate("propose zypern", "agree", "agree")
    assert chance_at(lost) < chance_at(debate(*OBJECTION)) < chance_at(won)


def planned(state: Position) -> set[str]:
    """The first words of many plans, one of which is left to chance at a time."""
    evaluation, out = evaluation_of("ulysses", 3), vec[i64]([0] * LONGEST)
    plans = [
        evaluation.plan(state, Chance(seed), out) and write_click(GAME, state, int(out[0]))
        for seed in range(40)
    ]
    return {str(word) for word in plans}


def test_a_god_who_is_asked_thinks_of_agreeing_and_of_the_way_to_his_goals() -> None:
    assert {"agree", "red lybien"} <= planned(debate("propose zypern"))


def test_a_god_whose_way_is_contested_thinks_of_passing_and_of_backing_it() -> None:
    state = debate(*OBJECTION, "pass")
    assert state.seat == 0
    assert planned(state) == {"pass", "back blue"}


def test_the_active_god_thinks_of_proposing_the_way_to_his_goals() -> None:
    assert "propose zypern" in planned(debate())


def test_the_others_are_taken_to_speak_as_helmsmen_do() -> None:
    """And much more often than if they were taken never to speak up."""
    evaluation, clicks = evaluation_of("ulysses", 4), vec[i64]([0] * LONGEST)
    alike, words, loud = 0, 0, 0
    for seed in range(6):
        helmsmen = [make_bot("helmsman", GAME, {}, seed * 10 + seat) for seat in range(4)]
        voyage, dealer = Voyage(GAME, ["helmsman"] * 4, {}), Dealer(seed)
        while not voyage.over:
            state = voyage.state
            if state.seat == DEALER:
                voyage.click(dealer.draw(state.legal(), state.weights()))
                continue
            decision = helmsmen[state.seat].decide(voyage.knowledge(state.seat))
            if len(state.legal()) > 1 and evaluation.habit(state, Chance(seed), clicks):
                quiet = state.legal()[0]
                words += 1
                loud += decision[0] != quiet
                alike += (clicks[0] == quiet) == (decision[0] == quiet)
            for code in decision:
                voyage.click(code)
    assert words > 300
    assert alike > 0.8 * words
    assert alike > words - loud + 0.5 * loud


def test_habits_go_by_the_measures_of_a_helmsman() -> None:
    """They are written down twice, for the compiler's sake."""
    plain = PLAIN_MEASURES
    assert plain.fade == ulysses_habits.FADE
    assert pytest.approx(log(plain.leap), abs=0.001) == ulysses_habits.LEAP
    assert pytest.approx(plain.card * estimates.FULL_HAND) == ulysses_habits.CARD
    assert pytest.approx(plain.challenge * estimates.FULL_DEBATE) == ulysses_habits.WORD
    assert 1 + plain.resistance == ulysses_habits.OBJECTION
