"""The load test: a tiny run of it, and that its audit notices whatever the store has lost or added."""

from contextlib import closing
from pathlib import Path

import pytest

from bench import load
from bench.audit import audit
from bench.crowd import Played, Report
from bench.load import Measured
from periplus.games import GAMES
from periplus.kernel.game import DEALER
from periplus.kernel.voyage import Voyage
from periplus.store import Seat, Store, Table, tables
from periplus.store.tables import PERSON
from tests.postgres import Postgres

SECRET = bytes(32)
CLICKS = 12
QUICKLY = ["--no-peer", "--parts", "0"]


def kept_table(folder: Path) -> tuple[str, Played]:
    """A store with one game as far as its people have clicked, and what they were answered."""
    url = f"sqlite:///{folder / 'tables.db'}"
    game = GAMES["ithaca"]
    voyage = Voyage(game, ["Ada", "Bruno"], {}, SECRET)
    for _ in range(CLICKS):
        voyage.click(voyage.state.legal()[0])
    table = Table("one", game.name, game.rules, voyage.options, "", "en", 0, SECRET, 0, 1.0, 1.0, started=1.0)
    with closing(Store(url)) as store:
        seats = [Seat(name, PERSON) for name in voyage.seats]
        store.write(lambda connection: tables.create(connection, table, seats, {})).result()
        store.write(lambda connection: tables.append(connection, "one", 0, voyage.decisions)).result()
    decided = enumerate(zip(voyage.deciders, voyage.decisions, strict=True))
    return url, Played("one", [(ply, seat, code) for ply, (seat, code) in decided if seat != DEALER])


def test_what_was_answered_is_what_is_kept(tmp_path: Path) -> None:
    url, played = kept_table(tmp_path)
    assert len(played.clicks) == CLICKS
    assert audit(url, [played]) == []


def test_a_lost_click_is_noticed(tmp_path: Path) -> None:
    url, played = kept_table(tmp_path)
    (ply, seat, code) = played.clicks[-1]
    played.clicks.append((ply + 1, seat, code))
    assert audit(url, [played]) == ["table one: 1 clicks lost, 0 never confirmed, 0 confirmed twice"]
    assert audit(url, [Played("two")]) == ["table two: it is not there"]


def test_a_click_that_nobody_was_answered_for_is_noticed(tmp_path: Path) -> None:
    url, played = kept_table(tmp_path)
    del played.clicks[3]
    assert audit(url, [played]) == ["table one: 0 clicks lost, 1 never confirmed, 0 confirmed twice"]


def test_clicks_answered_twice_or_out_of_order_are_noticed(tmp_path: Path) -> None:
    url, played = kept_table(tmp_path)
    twice = Played("one", [*played.clicks, played.clicks[-1]])
    assert audit(url, [twice]) == ["table one: 1 clicks lost, 0 never confirmed, 1 confirmed twice"]
    assert audit(url, [Played("one", played.clicks[::-1])]) != []


def test_a_drawn_card_that_was_changed_is_noticed(tmp_path: Path) -> None:
    url, played = kept_table(tmp_path)
    with closing(Store(url)) as store:
        sql = "UPDATE decisions SET code = code + 1 WHERE ply = 0"
        store.write(lambda connection: connection.exec_driver_sql(sql)).result()
    (fault,) = audit(url, [played])
    assert "not a game" in fault


def test_the_bar_is_told() -> None:
    args = load.parsed(["--tables", "200", "--seconds", "10"])
    times = [0.010] * 990 + [0.2] * 10
    floor = Report(600, answers=times, spent=0.1)
    peer = Report(600, answers=times, spent=0.5)
    parts = {"HTTP": 0.6, "words": 0.4, "JSON": 0.0}
    fast = Report(600, answers=[0.010] * 1000, spent=0.25)
    quick = load.told(Measured(fast, floor, peer, parts, []), args)
    assert "1000 decisions, 100 a second" in quick
    assert "0.250 ms a click, 4000 clicks a core-second" in quick
    assert "0.100 ms; ratio 2.5 (at most 3): met" in quick
    assert "0.500 ms a click, 2000 a core-second; ours are 2.0 times as many (at least 2): met" in quick
    assert "HTTP                0.150     60 %\n  words               0.100     40 %\n\n" in quick
    assert quick.endswith("bar: p99 10 ms at 200 tables (less than 150 ms): met")
    late = Report(600, answers=times, spent=0.4)
    faults = ["table one: 1 clicks lost"]
    slow = load.told(Measured(late, floor, "it is not installed", "no py-spy", faults), args)
    assert "was not measured: it is not installed" in slow
    assert "CPU by part was not measured: no py-spy" in slow
    assert "ratio 4.0 (at most 3): missed" in slow
    assert "1 faults" in slow
    assert slow.endswith("bar: p99 200 ms at 200 tables (less than 150 ms): missed")


def test_a_tiny_load_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert load.main(["--tables", "3", "--seconds", "2", "--think", "0.05", "--clients", "2", *QUICKLY]) == 0
    printed = capsys.readouterr().out
    assert "3 tables, 8 seats with a stream each" in printed
    assert "every confirmed decision is in the store once" in printed


def test_two_servers_lose_nothing_either(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--tables", "3", "--seconds", "2", "--think", "0.05", *QUICKLY]
    assert load.main([*few, "--servers", "2", "--store", postgres.fresh()]) == 0
    printed = capsys.readouterr().out
    assert "2 servers on postgresql" in printed
    assert "every confirmed decision is in the store once" in printed


@pytest.mark.parametrize(
    "wrong",
    [
        ["--servers", "2"],
        ["--tables", "0"],
        ["--clients", "-1"],
        ["--think", "-1"],
        ["--seconds", "0"],
        ["--parts", "-1"],
    ],
)
def test_a_load_that_cannot_be_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        load.parsed(wrong)
    assert refused.value.code == 2
