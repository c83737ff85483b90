"""Records and seals: what was played can be replayed, what was damaged or edited is told (law 8)."""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from periplus.games import GAMES
from periplus.games.journey.rules.board import first_board
from periplus.games.ulysses.game import GAME
from periplus.games.ulysses.rules.chart import standard_chart
from periplus.kernel.errors import IllegalClick, RecordError
from periplus.kernel.game import DEALER, Game
from periplus.kernel.record import digest_of, load_record, record_of, save_record, verify_draws
from periplus.kernel.seal import new_secret, seal_of, sealed_draw, secret_from_seed
from periplus.kernel.voyage import Voyage
from periplus.testing.fairness import assert_fair, assert_uniform
from tests.make_records import FILES, TABLES, records

pytestmark = pytest.mark.both

Data = dict[str, object]
SAMPLE = records("ulysses") / "3-revised.voyage"
LENGTH = 306  # its decisions
RARE = {"ulysses": {"drift"}, "ithaca": {"trim", "rest"}}  # verbs that a game may well do without
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def sample() -> Data:
    return cast(Data, json.loads(SAMPLE.read_text(encoding="utf-8")))


def decisions_of(data: Data) -> list[int]:
    return cast(list[int], data["decisions"])


def write(path: Path, data: Data) -> Path:
    """A record with a digest that fits: as one who edits it on purpose would leave it."""
    path.write_text(json.dumps(data | {"digest": digest_of(data)}), encoding="utf-8")
    return path


def complaint(path: Path) -> str:
    """What is said about a record that cannot be loaded, without the name of the file before it."""
    with pytest.raises(RecordError) as error:
        load_record(path, GAMES)
    assert str(error.value).startswith(str(path))
    return str(error.value).removeprefix(str(path))


def begun(clicks: int, game: Game = GAME) -> Voyage:
    """A game that has been played for so many clicks."""
    voyage = Voyage(game, ["Hera", "Ares", "Πάν"], {}, secret_from_seed(1))
    rng = random.Random(1)
    for _ in range(clicks):
        voyage.click(rng.choice(voyage.state.legal()))
    return voyage


# The games in records/


def test_every_kind_of_table_has_a_record() -> None:
    assert set(FILES) >= TABLES.keys()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result_with_the_cards_that_were_sealed(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    voyage = load_record(path, GAMES)
    assert voyage.over
    assert voyage.state.result().as_data() == data["result"]
    assert voyage.decisions == data["decisions"]
    assert verify_draws(str(path), voyage) == voyage.deciders.count(DEALER)


def test_games_of_the_first_rules_of_journey_are_replayed_on_its_first_board() -> None:
    voyage = load_record(records("journey") / "2.voyage", GAMES)
    assert voyage.options["board"] == first_board().as_data()
    assert "board" not in load_record(records("journey") / "2-rules-2.voyage", GAMES).options


def test_games_of_journey_begun_before_the_start_paid_go_on_without_it() -> None:
    """A-30: a table or a record that does not say otherwise goes on as it was begun."""
    for name, reading in (("3.voyage", "no"), ("3-rules-2.voyage", "no"), ("3-rules-3.voyage", "yes")):
        assert load_record(records("journey") / name, GAMES).options["return_to_start"] == reading
    assert GAMES["journey"].complete(3, {})["return_to_start"] == "yes"


@every_game
def test_the_recorded_games_use_every_common_verb(game: Game) -> None:
    used = {
        game.verbs.split(code)[0].name
        for path in records(game.name).glob("*.voyage")
        for code in json.loads(path.read_text(encoding="utf-8"))["decisions"]
    }
    assert set(game.verbs.by_name) - used <= RARE.get(game.name, set())


# Saving and loading


@every_game
@pytest.mark.parametrize("clicks", [0, 1, 40])
def test_a_game_that_is_saved_goes_on_where_it_stood(tmp_path: Path, clicks: int, game: Game) -> None:
    voyage = begun(clicks, game)
    save_record(tmp_path / "game.voyage", voyage)
    loaded = load_record(tmp_path / "game.voyage", GAMES)
    assert loaded.state.pack() == voyage.state.pack()
    assert (loaded.seats, loaded.options, loaded.secret) == (voyage.seats, voyage.options, voyage.secret)
    assert (loaded.decisions, loaded.deciders) == (voyage.decisions, voyage.deciders)
    assert [(ply, event.as_list()) for ply, event in loaded.log] == [
        (ply, event.as_list()) for ply, event in voyage.log
    ]
    for _ in range(20):
        code = voyage.state.legal()[-1]
        voyage.click(code)
        loaded.click(code)
    assert loaded.decisions == voyage.decisions  # the dealer's own ones, too


@every_game
def test_saving_twice_gives_the_same_file(tmp_path: Path, game: Game) -> None:
    first, second = tmp_path / "first.voyage", tmp_path / "second.voyage"
    save_record(first, begun(30, game))
    save_record(second, load_record(first, GAMES))
    assert first.read_bytes() == second.read_bytes()
    assert not list(tmp_path.glob("*.part"))


def test_a_map_of_ones_own_goes_along_with_the_record(tmp_path: Path) -> None:
    own = standard_chart().as_data() | {"name": "A sea without Troy", "start": "dido"}
    own["places"] = [place for place in cast(list[Data], own["places"]) if place["id"] != "troy"]
    own["edges"] = [edge for edge in cast(list[list[str]], own["edges"]) if "troy" not in edge]
    for place in cast(list[Data], own["places"]):
        if place["id"] == "dido":
            place["colour"] = "none"
    voyage = Voyage(GAME, ["a", "b", "c"], {"map": own}, secret_from_seed(2))
    save_record(tmp_path / "own.voyage", voyage)
    loaded = load_record(tmp_path / "own.voyage", GAMES)
    assert loaded.state.pack() == voyage.state.pack()
    assert loaded.state.names("place") == voyage.state.names("place")
    assert "troy" not in loaded.state.names("place")


def test_an_interrupted_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, voyage = tmp_path / "game.voyage", begun(10)
    save_record(path, voyage)
    before = path.read_bytes()
    voyage.click(voyage.state.legal()[0])

    def fail(self: Path, target: Path) -> None:
        assert load_record(self, GAMES).ply == voyage.ply, "what replaces the old file must be whole"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space left"):
        save_record(path, voyage)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.voyage"]


def test_a_folder_is_no_place_for_a_record(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory"):
        save_record(tmp_path, begun(1))
    assert not tmp_path.with_name(tmp_path.name + ".part").exists()


def test_the_secret_of_a_running_game_can_be_kept_back(tmp_path: Path) -> None:
    voyage = begun(5)
    assert voyage.secret is not None
    shown = record_of(voyage, with_secret=False)
    assert shown["seal"] == seal_of(voyage.secret)
    assert voyage.secret.hex() not in json.dumps(shown)
    save_record(tmp_path / "shown.voyage", voyage, with_secret=False)
    with pytest.raises(RecordError, match="there is no secret to verify; expected a finished game"):
        verify_draws("shown.voyage", load_record(tmp_path / "shown.voyage", GAMES))


def test_a_click_that_is_refused_changes_nothing() -> None:
    voyage = begun(10)
    before = (voyage.state.pack(), list(voyage.decisions), len(voyage.log))
    with pytest.raises(IllegalClick, match="expected one of"):
        voyage.click(GAME.verbs.base("lot"))
    assert (voyage.state.pack(), voyage.decisions, len(voyage.log)) == before


# Damaged files


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", ":1: not a whole record: Expecting value at column 1; the file may be cut off"),
        (b"hello", ":1: not a whole record: Expecting value at column 1"),
        (b'{"format": 1,\n "game"', ":2: not a whole record: Expecting ':' delimiter at column 8"),
        (b"[1, 2]", ":1: expected a record, a JSON object, not list"),
        (b"null", ":1: expected a record, a JSON object, not NoneType"),
        (b"\xff\xfe{}", ": not UTF-8 text; expected a record of a game"),
        (b"[" * 100_000, ": not a record: a number too long, or lists nested too deeply"),
        (b'{"format": ' + b"1" * 5000 + b"}", ": not a record: a number too long"),
    ],
    ids=["empty", "words", "cut off", "list", "null", "other encoding", "nested", "long number"],
)
def test_a_file_that_is_no_record_is_reported(tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "bad.voyage"
    path.write_bytes(content)
    assert complaint(path).startswith(expected)


@pytest.mark.parametrize("share", [0.01, 0.5, 0.9, 0.999])
def test_a_record_that_was_cut_off_is_reported(tmp_path: Path, share: float) -> None:
    path = tmp_path / "cut.voyage"
    text = SAMPLE.read_text(encoding="utf-8").strip()
    path.write_text(text[: int(len(text) * share)], encoding="utf-8")
    assert "the file may be cut off" in complaint(path)


def test_a_record_that_is_not_there_is_reported(tmp_path: Path) -> None:
    assert complaint(tmp_path / "none.voyage") == ": No such file or directory"
    assert complaint(tmp_path) == ": Is a directory"


@pytest.mark.parametrize("field", list(sample()))
def test_a_missing_field_is_named(tmp_path: Path, field: str) -> None:
    data = sample()
    del data[field]
    (tmp_path / "bad.voyage").write_text(json.dumps(data), encoding="utf-8")
    assert complaint(tmp_path / "bad.voyage").startswith(f": the field '{field}' is missing; expected a")


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("format", "1", ": the field 'format' is '1'; expected a whole number"),
        ("format", True, ": the field 'format' is True; expected a whole number"),
        ("format", 2, ": format 2; this program reads format 1"),
        ("game", 7, ": the field 'game' is 7; expected a string"),
        ("game", "chess", ": a record of 'chess'; expected one of ulysses"),
        ("rules", None, ": the field 'rules' is None; expected a whole number"),
        ("rules", 99, ": rules version 99 of ulysses; this program plays version 1"),
        ("options", [], ": the field 'options' is []; expected an object"),
        ("options", {"wind": "no"}, ": there is no option 'wind'; expected one of edition"),
        ("options", {"edition": "greek"}, ": option 'edition' takes revised or german, not 'greek'"),
        ("options", {"map": {"name": "no sea"}}, ': map: missing key "'),
        ("seats", "me", ": the field 'seats' is 'me'; expected a list of names"),
        ("seats", ["a", "b", 3], ": the field 'seats' is ['a', 'b', 3]; expected a list of names"),
        ("seats", ["a", "b", "\x1b[2J"], ": the field 'seats' is ['a', 'b', '\\x1b[2J']; expected a list of"),
        ("seats", ["a", "b", "\ud800"], ": the field 'seats' is ['a', 'b', '\\ud800']; expected a list of"),
        ("seats", ["a", "b"], ": ulysses is for 3 to 5 players, not 2"),
        ("decisions", {"0": 1}, ": the field 'decisions' is {'0': 1}; expected a list of whole numbers"),
        ("decisions", [1, "2"], ": the field 'decisions' is [1, '2']; expected a list of whole numbers"),
        (
            "decisions",
            [0.5] * 999,
            ": the field 'decisions' is [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, ...]; expected a",
        ),
        ("result", "won", ": the field 'result' is 'won'; expected an object or null"),
        ("seal", 5, ": the field 'seal' is 5; expected a string or null"),
        ("secret", ["a"], ": the field 'secret' is ['a']; expected a string or null"),
        ("secret", "abc", ": the secret must be 64 hexadecimal digits"),
        ("secret", "zz" * 32, ": the secret must be 64 hexadecimal digits"),
        ("digest", None, ": the field 'digest' is None; expected a string"),
        ("weather", "fine", ": unknown field 'weather'; a record has format, game, rules"),
    ],
)
def test_a_field_that_is_not_as_it_should_be_is_named(
    tmp_path: Path, field: str, value: object, expected: str
) -> None:
    path = tmp_path / "bad.voyage"
    path.write_text(json.dumps(sample() | {field: value}), encoding="utf-8")
    assert complaint(path).startswith(expected)


# Edited records


def cheat(ply: int, code: int) -> Callable[[Data], None]:
    def edit(data: Data) -> None:
        decisions_of(data)[ply] = code

    return edit


def append(data: Data) -> None:
    decisions_of(data).append(0)


def drop_last(data: Data) -> None:
    decisions_of(data).pop()


def win(data: Data) -> None:
    cast(dict[str, list[int]], data["result"])["ranks"] = [1, 2, 2]


def forget_result(data: Data) -> None:
    data["result"] = None


def change_secret(data: Data) -> None:
    data["secret"] = "00" * 32


def change_seal(data: Data) -> None:
    data["seal"] = "00" * 32


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (cheat(0, 3), ": ply 0: 'lot 3' is not legal here; expected one of lot 0, lot 1, lot 2"),
        (cheat(20, 0), ": ply 20: 'lot 0' is not legal here; expected one of deal challenge"),
        (cheat(20, 9999), ": ply 20: there is no click 9999; expected one of deal challenge"),
        (cheat(20, -1), ": ply 20: there is no click -1; expected one of deal challenge"),
        (cheat(20, 10**30), f": ply 20: there is no click {10**30}; expected one of deal challenge"),
        (append, f": ply {LENGTH}: the game is over"),
        (
            drop_last,
            ": the result is {'scores': [3, 0, 4], 'ranks': [2, 2, 1]}, but the decisions lead to None",
        ),
        (win, ": the result is {'scores': [3, 0, 4], 'ranks': [1, 2, 2]}, but the decisions lead to {'sco"),
        (forget_result, ": the result is None, but the decisions lead to {'scores': [3, 0, 4]"),
        (change_secret, f": the secret gives the seal {seal_of(bytes(32))}, not '"),
        (change_seal, ": the secret gives the seal "),
    ],
    ids=[
        "seat",
        "illegal",
        "too high",
        "negative",
        "huge",
        "after the end",
        "before the end",
        "result",
        "no result",
        "secret",
        "seal",
    ],
)
def test_an_edited_record_is_reported(tmp_path: Path, edit: Callable[[Data], None], expected: str) -> None:
    data = sample()
    edit(data)
    assert complaint(write(tmp_path / "edited.voyage", data)).startswith(expected)


@pytest.mark.parametrize(("field", "value"), [("digest", "0" * 64), ("seats", ["x", "y", "z"])])
def test_a_digest_that_does_not_fit_is_reported(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "edited.voyage"
    path.write_text(json.dumps(sample() | {field: value}), encoding="utf-8")
    said = complaint(path)
    assert said.startswith(": the digest is ")
    assert said.endswith("the file was changed after it was written")


def test_a_card_that_was_not_sealed_is_told_with_its_ply(tmp_path: Path) -> None:
    """The last card that can be exchanged without anybody noticing, for the game goes on as before."""
    honest = load_record(SAMPLE, GAMES)
    for ply in reversed([ply for ply, decider in enumerate(honest.deciders) if decider == DEALER]):
        for other in honest.at(ply).legal():
            data = sample()
            if other == decisions_of(data)[ply]:
                continue
            decisions_of(data)[ply] = other
            path = write(tmp_path / "edited.voyage", data)
            try:
                forged = load_record(path, GAMES)
            except RecordError:
                continue
            with pytest.raises(
                RecordError, match=rf"{path}: ply {ply}: '\w+ \w+' was dealt, but '\w+ \w+' was"
            ):
                verify_draws(str(path), forged)
            return
    raise AssertionError("some card of the game was never played")


def test_cards_chosen_before_the_secret_are_reported(tmp_path: Path) -> None:
    """A host who deals as he likes cannot seal it afterwards."""
    voyage = Voyage(GAME, ["a", "b", "c"], {})
    rng = random.Random(1)
    for _ in range(60):
        voyage.click(rng.choice(voyage.state.legal()))
    voyage.secret = new_secret()
    save_record(tmp_path / "chosen.voyage", voyage)
    with pytest.raises(RecordError, match=r"chosen: ply \d+: '.*' was dealt, but '.*' was sealed"):
        verify_draws("chosen", load_record(tmp_path / "chosen.voyage", GAMES))


# The seal


def test_a_secret_is_of_256_bits_and_never_the_same() -> None:
    assert {len(new_secret()) for _ in range(4)} == {32}
    assert len({new_secret() for _ in range(4)}) == 4


def test_a_seed_gives_the_same_secret_and_seal_for_ever() -> None:
    assert secret_from_seed(1) == hashlib.sha256(b"periplus seed 1").digest()
    assert secret_from_seed(2) != secret_from_seed(1)
    assert seal_of(secret_from_seed(1)) == "eddf49aeb3b4ea9296e97c72c075c3ad13167a5dae7a9bf41358ae8821769790"


def test_draws_follow_their_weights() -> None:
    weights = {4: 1, 9: 2, 11: 7}
    secret = secret_from_seed(1)
    drawn = Counter(sealed_draw(secret, ply, list(weights), list(weights.values())) for ply in range(3000))
    assert_fair(drawn, weights)


def test_draws_of_one_ply_depend_on_the_secret() -> None:
    codes = list(range(6))
    drawn = Counter(sealed_draw(secret_from_seed(seed), 7, codes, [1] * 6) for seed in range(3000))
    assert_uniform(drawn, codes)


def test_draws_of_neighbouring_plies_have_nothing_to_do_with_each_other() -> None:
    codes, secret = [0, 1, 2], secret_from_seed(3)
    draws = [sealed_draw(secret, ply, codes, [1] * 3) for ply in range(3001)]
    pairs = Counter(pairwise(draws))
    assert_uniform(pairs, [(a, b) for a in codes for b in codes])


def test_a_draw_is_always_one_of_the_legal_codes() -> None:
    rng = random.Random(5)
    for ply in range(500):
        codes = sorted(rng.sample(range(1000), rng.randint(1, 9)))
        weights = [rng.randint(1, 50) for _ in codes]
        assert sealed_draw(secret_from_seed(4), ply, codes, weights) in codes


def test_a_number_that_would_favour_the_first_codes_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**256 leaves 6 when divided by 10: its last six numbers would make codes 0 to 5 likelier."""
    numbers = iter([2**256 - 1, 2**256 - 6, 2**256 - 7])

    def digest(message: bytes) -> SimpleNamespace:
        number = next(numbers)
        return SimpleNamespace(digest=lambda: number.to_bytes(32, "big"))

    monkeypatch.setattr(hashlib, "sha256", digest)
    assert sealed_draw(bytes(32), 0, list(range(10)), [1] * 10) == (2**256 - 7) % 10
