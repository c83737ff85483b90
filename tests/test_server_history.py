"""A finished game looked at again: everybody sees what they saw, or all cards lie open."""

import json
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from periplus.games import GAMES
from periplus.kernel.events import UNSEEN
from periplus.kernel.game import SPECTATOR
from periplus.kernel.record import load_record
from periplus.kernel.voyage import Voyage
from periplus.server import worded
from periplus.server.history import ALL, Eyes, history, moment
from periplus.server.memory import revive
from periplus.server.refusals import Refused
from periplus.store import Kept, Seat, Table
from periplus.text.telling import Teller
from periplus.text.words import Words
from tests.make_records import records

RECORDS = ["ulysses/3-revised", "journey/3", "ithaca/3"]


@cache
def recorded(name: str) -> Voyage:
    game, _, record = name.partition("/")
    return load_record(records(game) / f"{record}.voyage", GAMES)


def teller_of(voyage: Voyage, language: str = "en") -> Teller:
    return Teller(voyage.game, voyage.at(0), voyage.seats, Words(language, voyage.game.name))


def unseen(voyage: Voyage, eyes: Eyes) -> int:
    """How many secrets of the game these eyes never saw."""
    kinds = {kind.name: kind.secret for kind in voyage.game.events}
    log = history(voyage, teller_of(voyage), eyes).log
    return sum(arg.value == UNSEEN for fact in log for arg in fact.args if arg.name in kinds[fact.kind])


@pytest.mark.parametrize("name", RECORDS)
def test_points_are_told_when_they_change_and_end_with_the_result(name: str) -> None:
    voyage = recorded(name)
    told = history(voyage, teller_of(voyage), SPECTATOR)
    plies = [standing.ply for standing in told.standing]
    assert plies == sorted(set(plies))
    assert (plies[0], plies[-1], told.plies) == (0, voyage.ply, voyage.ply)
    assert told.standing[-1].points == voyage.state.result().scores
    between = told.standing[:-1]
    assert all(before.points != after.points for before, after in pairwise(between))


@pytest.mark.parametrize("name", RECORDS)
def test_each_seat_saw_its_share_and_open_cards_show_all(name: str) -> None:
    voyage = recorded(name)
    assert unseen(voyage, ALL) == 0
    for seat in range(len(voyage.seats)):
        assert 0 < unseen(voyage, seat) < unseen(voyage, SPECTATOR)


@pytest.mark.parametrize("name", RECORDS)
def test_one_reads_of_oneself_in_the_second_person(name: str) -> None:
    voyage = recorded(name)
    german = teller_of(voyage, "de")
    mine, spectators = (history(voyage, german, eyes).log for eyes in (0, SPECTATOR))
    assert [fact.ply for fact in mine] == [ply for ply, _ in voyage.log]
    assert any(fact.text.startswith("Du ") for fact in mine)
    assert not any(fact.text.startswith("Du ") for fact in spectators)


@pytest.mark.parametrize("name", RECORDS)
def test_a_moment_is_the_position_as_it_was_seen(name: str) -> None:
    voyage = recorded(name)
    teller = teller_of(voyage)
    for ply in (0, voyage.ply // 2, voyage.ply):
        state = voyage.at(ply)
        seen = moment(voyage, teller, ply, 1)
        assert (seen.ply, seen.view, seen.open) == (ply, state.view(1), None)
        assert seen.question == worded.question(teller, state.view(1))
        shown = moment(voyage, teller, ply, ALL)
        assert shown.view == state.view(SPECTATOR)
        assert shown.open == [state.view(seat) for seat in range(len(voyage.seats))]


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("eyes", [0, SPECTATOR, ALL])
def test_pages_make_up_the_whole(name: str, eyes: Eyes) -> None:
    voyage, teller = recorded(name), teller_of(recorded(name))
    whole = history(voyage, teller, eyes)
    assert (whole.lines, whole.log_from) == (len(whole.log), 0)
    pages = [history(voyage, teller, eyes, first, 70) for first in range(0, whole.lines, 70)]
    assert len(pages) > 1
    assert [fact for page in pages for fact in page.log] == whole.log
    assert [page.log_from for page in pages] == list(range(0, whole.lines, 70))
    assert [page.standing for page in pages] == [whole.standing, *[[] for _ in pages[1:]]]
    assert history(voyage, teller, eyes, whole.lines, 70).log == []
    assert history(voyage, teller, eyes, 0, 0).standing == whole.standing


def test_beyond_the_ends_there_is_nothing_more() -> None:
    voyage = recorded("ithaca/3")
    teller = teller_of(voyage)
    assert moment(voyage, teller, voyage.ply + 5, 0) == moment(voyage, teller, voyage.ply, 0)
    assert moment(voyage, teller, -1, 0).ply == 0


@pytest.mark.parametrize("name", RECORDS)
def test_everything_goes_over_the_wire_and_back(name: str) -> None:
    voyage = recorded(name)
    teller = teller_of(voyage)
    for sent in (history(voyage, teller, ALL), moment(voyage, teller, 30, ALL)):
        assert msgspec.json.decode(msgspec.json.encode(sent), type=type(sent)) == sent


@pytest.mark.parametrize("name", RECORDS)
def test_numbers_are_safe_for_javascript(name: str) -> None:
    voyage = recorded(name)
    for fact in history(voyage, teller_of(voyage), ALL).log:
        for arg in fact.args:
            values = arg.value if isinstance(arg.value, list) else [arg.value]
            assert all(abs(value) < 2**53 for value in values), (fact.kind, arg)


@pytest.mark.parametrize("name", RECORDS)
def test_choices_say_what_is_clicked(name: str) -> None:
    voyage = recorded(name)
    teller = teller_of(voyage)
    ply = next(ply for ply, seat in enumerate(voyage.deciders) if seat >= 0)
    state = voyage.at(ply)
    view = state.view(int(state.seat))
    offered = worded.choices(voyage.game, teller, view, state.legal())
    assert [choice.code for choice in offered] == state.legal()
    for choice in offered:
        verb = voyage.game.verbs.by_name[choice.verb]
        assert choice.code == verb.base + max(choice.noun, 0)
        assert (choice.noun == -1) == (choice.kind == "") == (choice.written == choice.verb)
        assert choice.text
        assert choice.help


def kept_table(rules: int) -> Kept:
    """A table of Journey as it lies in the store, with the decisions of a game that rules 1 recorded."""
    path = records("journey") / "2.voyage"
    data = json.loads(path.read_text(encoding="utf-8"))
    table = Table("t1", "journey", rules, data["options"], "Friday", "en", 60, b"1" * 32, 0, 1.0, 1.0)
    return Kept(table, [Seat(name, "bot", name) for name in data["seats"]], {}, data["decisions"], [])


def test_a_table_that_began_under_earlier_rules_goes_on_with_them() -> None:
    result = revive(kept_table(1)).state.result()
    assert result.as_data() == recorded("journey/2").state.result().as_data()


def test_a_table_of_rules_to_come_is_refused() -> None:
    with pytest.raises(Refused, match="version 99 of journey"):
        revive(kept_table(99))
