"""What a seat knows, in numbers: fields say what the view says, and nothing changes without a new id."""

import hashlib
import json
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from periplus.games import GAMES, KITS
from periplus.kernel.chance import Chance
from periplus.kernel.encoding import Encoder, Layout, Sheet, bits_of
from periplus.kernel.errors import OptionError
from periplus.kernel.game import SPECTATOR, Game, State
from periplus.kernel.record import load_record
from periplus.research.encoders import encoder_of, has_encoder
from periplus.testing.laws import plies
from periplus.testing.tables import tables
from tests.encoded import VIEWS, remembered

FROZEN = Path(__file__).parent / "encodings.json"
TABLES = [(name, seats) for name in VIEWS for seats in sorted({seats for seats, _ in tables(GAMES[name])})]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
each_game = pytest.mark.parametrize("name", VIEWS)
both = pytest.mark.both
AMONG = 37  # positions of a game, of which one is looked at,
MOST = 800  # up to here, and then the end


def ints_of(encoder: Encoder, state: State, viewer: int) -> list[int]:
    sheet = Sheet(encoder.layout, 1, as_floats=False)
    sheet.write(encoder, state, viewer, 0)
    return [int(value) for value in sheet.ints]


def floats_of(encoder: Encoder, state: State, viewer: int) -> list[float]:
    sheet = Sheet(encoder.layout, 1, as_floats=True)
    sheet.write(encoder, state, viewer, 0)
    return list(memoryview(bytes(memoryview(sheet.floats))).cast("f"))


def some(game: Game, seats: int) -> Iterator[State]:
    """Positions of a random game, and its end."""
    for ply, (state, _) in enumerate(plies(game, seats, {}, seats)):
        if ply % AMONG == 0:
            yield state
        if ply > MOST:
            state.play_on(Chance(seats), game.plies)
            break
    yield state


@both
@each_table
def test_every_field_says_what_the_view_says(name: str, seats: int) -> None:
    game = GAMES[name]
    encoder = encoder_of(game, game.new(seats, seed=1))
    for state in some(game, seats):
        for viewer in (SPECTATOR, *range(seats)):
            told = encoder.layout.read(ints_of(encoder, state, viewer))
            seen, memory = dict(VIEWS[name](state, viewer)), remembered(name, state, viewer)
            bounds = {field.name: field.most for field in encoder.layout.fields if not field.options}
            for field, value in told.items():
                expected = seen.pop(field, memory.get(field, 0))
                if isinstance(expected, int):
                    expected = min(expected, bounds[field])
                assert value == expected, field
            assert seen == {}, "the view has what the encoding does not tell"


@both
@each_table
def test_floats_say_what_the_ints_say(name: str, seats: int) -> None:
    game = GAMES[name]
    encoder = encoder_of(game, game.new(seats, seed=1))
    for state in some(game, seats):
        floats = floats_of(encoder, state, state.seat)
        assert encoder.layout.read_floats(floats) == ints_of(encoder, state, state.seat)
        assert all(0 <= value <= 1 for value in floats)


@both
@each_game
def test_a_row_is_wiped_before_it_is_written_again(name: str) -> None:
    game = GAMES[name]
    encoder = encoder_of(game, game.new(3, seed=1))
    for as_floats in (False, True):
        sheet = Sheet(encoder.layout, 3, as_floats)
        for state in some(game, 3):
            sheet.write(encoder, state, 1, 1)
            again = Sheet(encoder.layout, 3, as_floats)
            again.write(encoder, state, 1, 1)
            assert (list(sheet.ints), list(sheet.floats)) == (list(again.ints), list(again.floats))
        width = int(sheet.width)
        row = list(sheet.floats if as_floats else sheet.ints)
        assert not any(row[:width])
        assert any(row[width : 2 * width])
        assert not any(row[2 * width :])


@both
@each_game
def test_a_spectator_knows_nothing_of_its_own(name: str) -> None:
    """What everybody knows comes last, and is alike for all but for where they begin to count the seats."""
    game = GAMES[name]
    encoder = encoder_of(game, game.new(3, seed=1))
    layout = encoder.layout
    assert all(field.name.startswith("own.") == (field.at < layout.own) for field in layout.fields)
    for state in some(game, 3):
        public = ints_of(encoder, state, SPECTATOR)[layout.own :]
        assert ints_of(encoder, state, 0)[layout.own :] == public


@both
@each_game
def test_names_are_told_apart_and_floats_lie_one_behind_the_other(name: str) -> None:
    for seats in range(GAMES[name].seats[0], GAMES[name].seats[1] + 1):
        layout = encoder_of(GAMES[name], GAMES[name].new(seats, seed=1)).layout
        assert len({field.name for field in layout.fields}) == len(layout.fields)
        ends = [field.first + field.width for field in layout.fields]
        assert [0, *ends[:-1]] == [field.first for field in layout.fields]
        assert ends[-1] == layout.floats


def digest_of_layout(layout: Layout) -> str:
    told = [[field.name, field.most, field.options] for field in layout.fields]
    return hashlib.sha256(json.dumps([layout.own, told]).encode()).hexdigest()


def digest_of_record(path: Path) -> str:
    """Every position of a record as each seat knows it, the rules included by which it is played."""
    voyage = load_record(path, GAMES)
    state = voyage.at(0)
    encoder = encoder_of(voyage.game, state)
    digest = hashlib.sha256()
    for ply, code in enumerate(voyage.decisions):
        if ply % AMONG == 0:
            for viewer in (SPECTATOR, *range(len(voyage.seats))):
                digest.update(
                    struct.pack(f"<{len(encoder.layout.fields)}h", *ints_of(encoder, state, viewer))
                )
            digest.update(repr([int(state.seat), state.legal()]).encode())
        state.apply(code)
    return digest.hexdigest()


def frozen(name: str) -> dict[str, str]:
    game, found = GAMES[name], {}
    for seats in range(game.seats[0], game.seats[1] + 1):
        layout = encoder_of(game, game.new(seats, seed=1)).layout
        found[f"{layout.id} {seats} seats"] = digest_of_layout(layout)
    for path in sorted((KITS[name].folder / "records").glob("*.voyage")):
        found[f"{layout.id} {path.stem}"] = digest_of_record(path)
    return found


@both
@each_game
def test_a_layout_and_what_it_tells_are_frozen(name: str) -> None:
    """After a change of a layout or of rules: give the encoding a new id, such as v2, and run
    `python -m tests.test_encoders`. What is there of the old id stays as it is."""
    kept = json.loads(FROZEN.read_text())
    for told, digest in frozen(name).items():
        assert kept[told] == digest, f"{told} is not what it was: it needs a new id"


def test_a_game_without_an_encoder_says_so() -> None:
    class Bare(Game):
        def __init__(self) -> None:
            self.name = "bare"

    assert all(has_encoder(GAMES[name]) for name in VIEWS)
    kit = KITS["ulysses"]
    KITS["bare"] = type(kit)(kit.package, game="game:GAME")
    try:
        assert not has_encoder(Bare())
        with pytest.raises(OptionError, match="bare has no encoder"):
            encoder_of(Bare(), GAMES["ulysses"].new(3))
    finally:
        del KITS["bare"]


def test_a_number_beyond_its_bound_is_told_as_the_bound() -> None:
    class Counting(Encoder):
        def write(self, state: State, viewer: int, sheet: Sheet) -> None:
            sheet.put(0, 9)
            sheet.put(1, 2)
            sheet.put(2, -1)

    layout = Layout("counting")
    layout.number("own.count", 4)
    layout.go_public()
    layout.choice("way", ["left", "right"])
    layout.number("debt", 3)
    state = GAMES["ithaca"].new(2, seed=1)
    encoder = Counting(layout)
    assert layout.read(ints_of(encoder, state, 0)) == {"own.count": 4, "way": "right", "debt": 0}
    assert floats_of(encoder, state, 0) == [1.0, 0.0, 1.0, 0.0]
    assert (layout.own, layout.own_floats) == (1, 1)
    assert repr(layout) == "<Layout counting: 3 fields, 4 floats>"
    assert [repr(field) for field in layout.fields[:2]] == [
        "<Field own.count: 0 to 4>",
        "<Field way: one of 2>",
    ]


def test_a_float_is_written_by_its_bits() -> None:
    assert [bits_of(0.0), bits_of(1.0)] == [0, 0x3F800000]


if __name__ == "__main__":  # keeps what is new; what was there stays
    kept = json.loads(FROZEN.read_text()) if FROZEN.exists() else {}
    FROZEN.write_text(
        json.dumps({**{k: v for n in VIEWS for k, v in frozen(n).items()}, **kept}, indent=1) + "\n"
    )
