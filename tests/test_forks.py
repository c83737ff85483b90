"""Forks: games played on from a ply of another one, in the rules, in records, and in the terminal."""

import io
import json
from pathlib import Path

import pytest

from periplus.cli import main
from periplus.games import GAMES
from periplus.kernel.errors import OptionError, RecordError
from periplus.kernel.fork import TRUTH
from periplus.kernel.record import digest_of, load_record, record_of, save_record, verify_draws, verify_fork
from periplus.kernel.seal import seal_of, secret_from_seed
from periplus.kernel.voyage import Voyage

SECRET = secret_from_seed(11)
RECORDS = Path(__file__).resolve().parent.parent / "src/periplus/games"


def finished(game: str) -> Voyage:
    """One of the recorded games, which all come with their secret."""
    return load_record(sorted((RECORDS / game / "records").glob("*.voyage"))[0], GAMES)


def middle(voyage: Voyage) -> int:
    """A ply around the middle at which a seat decides."""
    return next(ply for ply in range(voyage.ply // 2, voyage.ply) if voyage.deciders[ply] >= 0)


def forked(origin: Voyage, ply: int, seat: int) -> Voyage:
    fork = origin.fork_at(ply, seat, SECRET)
    return Voyage(origin.game, origin.seats, origin.options, SECRET, fork)


def played_on(voyage: Voyage) -> Voyage:
    """To its end, always by the first legal click that is not the last one made."""
    while not voyage.over and voyage.ply < voyage.game.plies:
        voyage.click(voyage.state.legal()[voyage.ply % len(voyage.state.legal())])
    return voyage


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES)
def test_a_fork_begins_with_what_its_seat_knew_and_the_rest_is_dealt_anew(game: str) -> None:
    origin = finished(game)
    ply = middle(origin)
    truth, seat = origin.at(ply), origin.deciders[ply]
    fork = forked(origin, ply, seat)
    assert fork.beginning.view(seat) == truth.view(seat)
    assert fork.beginning.legal() == truth.legal()
    anew = {origin.fork_at(ply, seat, secret_from_seed(luck)).position for luck in range(20)}
    assert len(anew) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_from_the_truth_begins_as_things_stood_and_draws_otherwise(game: str) -> None:
    origin = finished(game)
    ply = middle(origin)
    fork = forked(origin, ply, TRUTH)
    assert fork.beginning.pack() == origin.at(ply).pack()
    assert fork.secret != origin.secret
    assert played_on(fork).decisions != origin.decisions[ply:]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("known", [True, False])
def test_the_record_of_a_fork_replays_and_its_cards_can_be_drawn_again(
    game: str, known: bool, tmp_path: Path
) -> None:
    origin = finished(game)
    ply = middle(origin)
    fork = played_on(forked(origin, ply, origin.deciders[ply] if known else TRUTH))
    save_record(tmp_path / "fork.voyage", fork)
    read = load_record(tmp_path / "fork.voyage", GAMES)
    assert read.state.pack() == fork.state.pack()
    assert read.fork == fork.fork
    assert read.fork is not None
    assert read.fork.before == origin.decisions[:ply]
    assert read.fork.seal == seal_of(origin.secret or b"")
    verify_fork("fork", read)
    assert verify_draws("fork", read) == fork.deciders.count(-1)


@pytest.mark.parametrize("field", ["before", "position", "seat"])
def test_a_fork_that_claims_another_beginning_is_found_out(field: str, tmp_path: Path) -> None:
    origin = finished("ithaca")
    ply = middle(origin)
    data = json.loads(json.dumps(record_of(forked(origin, ply, origin.deciders[ply]), True)))
    data["fork"][field] = {
        "before": origin.decisions[: ply - 5],
        "position": list(origin.at(ply).pack()),
        "seat": 1 - data["fork"]["seat"],
    }[field]
    data["digest"] = digest_of(data)
    path = tmp_path / "false.voyage"
    path.write_text(json.dumps(data))
    with pytest.raises(RecordError, match=r"another position|cannot be played"):
        verify_fork("false", load_record(path, GAMES))


@pytest.mark.parametrize(
    ("fork", "why"),
    [
        ({"before": []}, "must be an object with"),
        ({"before": "all", "seat": 0, "position": [], "seal": "", "beginning": []}, "'before' is 'all'"),
        ({"before": [], "seat": 0, "position": [1, 2], "seal": "", "beginning": []}, "does not fit"),
    ],
)
def test_a_fork_that_is_none_is_refused_with_the_reason(
    fork: dict[str, object], why: str, tmp_path: Path
) -> None:
    data = record_of(finished("ithaca"), True) | {"fork": fork}
    path = tmp_path / "odd.voyage"
    path.write_text(json.dumps(data | {"digest": digest_of(data)}))
    with pytest.raises(RecordError, match=why):
        load_record(path, GAMES)


def test_nothing_can_be_taken_back_to_before_the_fork() -> None:
    origin = finished("journey")
    ply = next(  # in the middle of a choice
        ply
        for ply in range(20, origin.ply)
        if origin.deciders[ply] >= 0 and origin.deciders[ply - 1] == origin.deciders[ply]
    )
    fork = forked(origin, ply, origin.deciders[ply])
    assert fork.undo_limit(origin.deciders[ply]) == 0 == fork.ply


@pytest.mark.parametrize(("ply", "seat"), [(-1, 0), (100_000, 0), (3, 9), (3, -2)])
def test_a_fork_is_from_a_ply_of_the_game_and_for_one_of_its_seats(ply: int, seat: int) -> None:
    with pytest.raises(OptionError, match=r"begins at ply 0 to|there is no seat"):
        finished("ithaca").fork_at(ply, seat, SECRET)


def test_a_fork_can_be_forked_again() -> None:
    origin = finished("ithaca")
    first = played_on(forked(origin, middle(origin), TRUTH))
    second = forked(first, middle(first), first.deciders[middle(first)])
    assert second.fork is not None
    assert second.fork.beginning == first.beginning.pack()
    verify_fork("second", second)


# In the terminal


def test_one_plays_on_from_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PERIPLUS_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))
    path = next((RECORDS / "ithaca" / "records").glob("2*.voyage"))
    ply = middle(load_record(path, GAMES))
    command = ["play", "--from", str(path), "--ply", str(ply), "--bots", "sailor", "--lang", "en"]
    assert main(command) == 0
    record = next(tmp_path.glob("*.voyage"))
    capsys.readouterr()
    assert main(["verify", str(record)]) == 0
    told = capsys.readouterr().out
    assert f"{ply} decisions inherited" in told
    assert "dealt anew" in told


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--ply", "100000"], "--ply takes 0 to"),
        (["--seat", "7"], "there is no seat 7"),
        (["--bots", "pirate"], "there is no bot 'pirate'"),
    ],
)
def test_what_cannot_be_played_on_is_said_in_a_line(
    more: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = next((RECORDS / "ithaca" / "records").glob("2*.voyage"))
    assert main(["play", "--from", str(path), *more]) == 2
    assert why in capsys.readouterr().err


def test_a_ply_alone_says_where_it_belongs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "ithaca", "--ply", "3"])
    assert "go with --from FILE" in capsys.readouterr().err
