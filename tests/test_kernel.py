"""What all games share: chance, clicks and facts as ints, options, notation."""

import ast
from collections import Counter
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from periplus import build
from periplus.games import GAMES
from periplus.games.ulysses.game import GAME
from periplus.games.ulysses.rules import verbs as ulysses
from periplus.kernel.bits import bit, lowest, ones
from periplus.kernel.chance import Chance, distinct
from periplus.kernel.errors import NotationError, OptionError, suggestion
from periplus.kernel.events import EVERYONE, SILENT, UNSEEN, Event, EventKind, Log
from periplus.kernel.game import SPECTATOR, Game
from periplus.kernel.notation import read_click, write_click
from periplus.kernel.options import BY_LOT, YES_NO, Option, complete, first_seat, play_again, who_begins
from periplus.kernel.verbs import Verbs
from periplus.testing.fairness import assert_fair, assert_uniform, critical
from periplus.testing.laws import plies
from periplus.testing.tables import editions

both = pytest.mark.both

# Chance


@both
@pytest.mark.parametrize(
    ("seed", "bits", "below"),
    [
        (0, [3972600315, 3043866514, 1975435134, 326117066], [118, 67, 4, 58, 119, 52]),
        (1, [487876171, 2778243503, 3602427808, 2281471803], [92, 82, 89, 124, 91, 35]),
        (2**40 + 5, [1513599359, 4033921662, 1040138253, 1670340601], [10, 81, 112, 94, 106, 43]),
        (-1, [1236773881, 3136480152, 2118381727, 3804783241], [98, 26, 69, 29, 53, 113]),
    ],
)
def test_a_seed_gives_the_same_numbers_in_both_builds(seed: int, bits: list[int], below: list[int]) -> None:
    chance = Chance(seed)
    assert [chance.bits() for _ in range(4)] == bits
    assert [chance.below(132) for _ in range(6)] == below


@both
@pytest.mark.parametrize("bound", [2, 3, 7, 36, 132])
def test_numbers_below_a_bound_are_equally_likely(bound: int) -> None:
    chance = Chance(bound)
    assert_uniform(Counter(int(chance.below(bound)) for _ in range(12_000)), list(range(bound)))


@both
def test_streams_of_neighbouring_seeds_start_unlike() -> None:
    assert_uniform(Counter(int(Chance(seed).below(6)) for seed in range(6_000)), list(range(6)))


def test_the_chi_square_bound_agrees_with_the_tables() -> None:
    assert critical(1) == pytest.approx(10.83, rel=0.04)
    assert critical(10) == pytest.approx(29.59, rel=0.01)
    assert critical(100) == pytest.approx(149.4, rel=0.01)


def test_an_unfair_sample_is_reported() -> None:
    with pytest.raises(AssertionError, match="chi-square"):
        assert_fair(Counter({"heads": 600, "tails": 400}), {"heads": 1, "tails": 1})
    with pytest.raises(AssertionError, match="impossible"):
        assert_uniform(Counter({"heads": 500, "tails": 500, "edge": 1}), ["heads", "tails"])


# Masks of bits


@both
@pytest.mark.parametrize("index", range(62))
def test_each_of_62_bits_is_a_bit(index: int) -> None:
    assert bit(index) == 2**index
    assert ones(bit(index)) == 1
    assert ones(2**index - 1) == index
    assert lowest(bit(index)) == index
    assert lowest(2**61 | bit(index)) == index
    assert Chance(index).bit_of(bit(index)) == index


@both
def test_each_set_bit_is_drawn_as_often() -> None:
    chance = Chance(3)
    places = [0, 7, 8, 31, 32, 33, 61]
    mask = sum(2**place for place in places)
    assert_uniform(Counter(int(chance.bit_of(mask)) for _ in range(7_000)), places)


def masks(*sets: str) -> list[int]:
    """Masks from the digits of their bits."""
    return [sum(2 ** int(digit, 16) for digit in digits) for digits in sets]


def every_choice(allowed: list[int], taken: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """All ways to take a different bit of each mask."""
    if len(taken) == len(allowed):
        yield taken
        return
    for place in range(62):
        if allowed[len(taken)] >> place & 1 and place not in taken:
            yield from every_choice(allowed, (*taken, place))


@both
@pytest.mark.parametrize(
    "allowed",
    [
        masks("012"),
        masks("0123", "0123"),
        masks("0123", "23", "45"),
        masks("012", "012", "012"),
        masks("0123456", "012", "23", "3456"),
        # Only 6 of 1,774,080 free choices hold, too few to meet by luck: they must be counted.
        masks("0", "01", "012", "0123", "01234", "012345", "0123456", "01234567", "01234567abc", "7abc"),
        masks("01", "01", "0123", "0123", "012345", "012345", "01234567", "01234567"),
    ],
    ids=lambda allowed: f"{len(allowed)} masks",
)
def test_distinct_bits_are_drawn_fairly(allowed: list[int]) -> None:
    ways = list(every_choice(allowed))
    chance, chosen = Chance(11), vec[i64]([0] * len(allowed))
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(max(600, 40 * len(ways))):
        distinct(vec[i64](allowed), len(allowed), chance, chosen)
        drawn[tuple(int(place) for place in chosen)] += 1
    assert_uniform(drawn, ways)


@both
def test_only_as_many_masks_as_asked_are_drawn_from() -> None:
    chosen = vec[i64]([-1, -1, -1])
    distinct(vec[i64]([1, 2, 1]), 2, Chance(1), chosen)
    assert list(chosen) == [0, 1, -1]


@both
@pytest.mark.parametrize("allowed", [masks("3", "3"), masks("01", "01", "01"), masks("012", "")])
def test_distinct_bits_that_do_not_exist_are_refused(allowed: list[int]) -> None:
    with pytest.raises(ValueError, match="no choice of distinct bits"):
        distinct(vec[i64](allowed), len(allowed), Chance(1), vec[i64]([0] * len(allowed)))


LITERAL_SHIFTS_ALLOWED = {"chart.py", "scene.py", "view.py"}  # plain ints of Python, whatever their size


def literal_shifts(source: str) -> list[int]:
    """The lines that shift a literal by a variable."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


def test_no_compiled_module_shifts_a_literal_by_a_variable() -> None:
    """mypyc compiles `1 << place` with an i64 to a shift of 32 bits: `bit(place)` does it right."""
    assert literal_shifts("a = 1 << 3\nb = 1 << a\nc = a << 1\nd = a | (2 << (a + 1))") == [2, 4]
    files = [path for path in build.sources(build.PACKAGE) if "i64" in path.read_text(encoding="utf-8")]
    assert len(files) > 20
    found = {
        f"{path.name}:{line}"
        for path in files
        if path.name not in LITERAL_SHIFTS_ALLOWED
        for line in literal_shifts(path.read_text(encoding="utf-8"))
    }
    assert not found


# Clicks and facts as ints

VERBS = Verbs([("begin", "", 1), ("sail", "place", 3), ("pass", "", 1), ("play", "card", 2)])


@both
def test_verbs_are_laid_out_one_after_another() -> None:
    assert {verb.name: VERBS.base(verb.name) for verb in VERBS.all} == {
        "begin": 0,
        "sail": 1,
        "pass": 4,
        "play": 5,
    }
    assert VERBS.size == 7


@both
def test_a_code_is_its_verb_and_noun() -> None:
    split = [(VERBS.split(code)[0].name, VERBS.split(code)[1]) for code in range(VERBS.size)]
    assert split == [
        ("begin", 0),
        ("sail", 0),
        ("sail", 1),
        ("sail", 2),
        ("pass", 0),
        ("play", 0),
        ("play", 1),
    ]


@both
def test_legal_codes_are_grouped_by_verb() -> None:
    assert VERBS.grouped([1, 3, 4, 6]) == {"sail": [0, 2], "pass": [0], "play": [1]}
    assert VERBS.grouped([]) == {}


@both
@pytest.mark.parametrize("code", [-1, 7, 10**30])
def test_a_code_beyond_the_verbs_is_refused(code: int) -> None:
    with pytest.raises(NotationError, match=f"there is no click {code}: codes go from 0 to 6"):
        VERBS.split(code)


KINDS = [
    EventKind("sailed", [("from", "place"), ("to", "place")]),
    EventKind("drew", [("seat", "seat"), ("card", "card")], ["card"]),
]


@both
def test_a_secret_is_seen_by_its_audience_alone() -> None:
    drew = Event(1, 0b101, [0, 4])
    assert [drew.seen_by(viewer, KINDS).as_list() for viewer in (0, 1, 2, SPECTATOR)] == [
        [1, 0, 4],
        [1, 0, UNSEEN],
        [1, 0, 4],
        [1, 0, UNSEEN],
    ]
    assert drew.values == [0, 4]


@both
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_is_told_to_everyone_is_seen_by_all(viewer: int) -> None:
    assert Event(1, EVERYONE, [0, 4]).seen_by(viewer, KINDS).as_list() == [1, 0, 4]
    assert Event(0, 0, [8, 9]).seen_by(viewer, KINDS).as_list() == [0, 8, 9]


@both
def test_a_log_gathers_as_many_values_as_a_fact_has() -> None:
    log = Log(KINDS)
    log.tell(0, 8, 9)
    log.whisper(1, bit(1), 1, 5)
    assert [(event.as_list(), event.audience) for event in log.events] == [
        ([0, 8, 9], EVERYONE),
        ([1, 1, 5], 0b10),
    ]


@both
def test_a_silent_log_stays_empty() -> None:
    SILENT.tell(0, 8, 9)
    SILENT.whisper(1, 2, 1, 5)
    assert SILENT.events == []


# Options

OPTIONS = [
    Option("edition", ["short", "long"], []),
    Option("winds", YES_NO, ["F-1"]),
    Option("days", ["seven", "ten"], ["F-2"]),
]
PRESETS = {"short": {"winds": "no", "days": "seven"}, "long": {"winds": "yes", "days": "ten"}}


@both
@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        ({}, {"edition": "short", "winds": "no", "days": "seven"}),
        ({"edition": "long"}, {"edition": "long", "winds": "yes", "days": "ten"}),
        ({"edition": "long", "winds": "no"}, {"edition": "long", "winds": "no", "days": "ten"}),
        ({"winds": True}, {"edition": "short", "winds": "yes", "days": "seven"}),
        ({"winds": "true"}, {"edition": "short", "winds": "yes", "days": "seven"}),
        ({"edition": "long", "winds": False}, {"edition": "long", "winds": "no", "days": "ten"}),
        ({"edition": "long", "winds": "false"}, {"edition": "long", "winds": "no", "days": "ten"}),
    ],
)
def test_options_not_given_follow_the_preset(given: dict[str, object], chosen: dict[str, str]) -> None:
    assert complete(OPTIONS, PRESETS, given, 3) == chosen


@both
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"wind": "yes"}, "there is no option 'wind'; did you mean 'winds'?"),
        ({"xyz": "yes"}, "there is no option 'xyz'; expected one of edition, winds, days"),
        ({"edition": "epic"}, "option 'edition' takes short or long, not 'epic'"),
        ({"winds": "maybe"}, "option 'winds' takes no or yes, not 'maybe'"),
        ({"winds": 1}, "option 'winds' takes no or yes, not '1'"),
        ({"days": True}, "option 'days' takes seven or ten, not 'yes'"),
        ({"days": "true"}, "option 'days' takes seven or ten, not 'true'"),
        ({"days": ["ten"]}, "option 'days' takes seven or ten, not \"['ten']\""),
    ],
)
def test_an_option_that_means_nothing_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as error:
        complete(OPTIONS, PRESETS, given, 3)
    assert str(error.value) == message


@both
@pytest.mark.parametrize(
    ("word", "seat"), [("lot", BY_LOT), ("first", 0), ("third", 2), ("seat", 0)], ids=lambda value: str(value)
)
def test_who_begins_is_drawn_or_named(word: str, seat: int) -> None:
    chosen: dict[str, object] = dict(complete(who_begins(5, []), {}, {"first_player": word}, 3))
    assert first_seat(chosen) == seat


@both
def test_nobody_begins_who_does_not_play() -> None:
    options = who_begins(5, [])
    assert options[0].values_for(3) == ["lot", "first", "second", "third"]
    with pytest.raises(OptionError) as error:
        complete(options, {}, {"first_player": "fourth"}, 3)
    assert str(error.value) == "option 'first_player' can be 'fourth' only when more than 3 play"


@both
@pytest.mark.parametrize(
    ("ranks", "begins"),
    [
        ([1, 2, 3], "third"),
        ([3, 1, 2], "first"),
        ([2, 1, 2], "third"),  # of two who lost alike, the next one after the winner
        ([2, 2, 1], "first"),
        ([1, 1, 1], "first"),
    ],
)
def test_when_they_play_again_the_loser_begins_if_so_chosen(ranks: list[int], begins: str) -> None:
    chosen: dict[str, object] = {"first_player": "second", "loser_begins": "yes"}
    assert play_again(chosen, ranks) == {"first_player": begins, "loser_begins": "yes"}
    assert play_again({**chosen, "loser_begins": "no"}, ranks)["first_player"] == "second"
    assert play_again({}, ranks) == {}


@both
@pytest.mark.parametrize("seats", [-1, 0, 2, 6])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"ulysses is for 3 to 5 players, not {seats}"):
        GAME.start(seats, {})


@both
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_presets_settle_every_option(game: Game) -> None:
    assert list(game.presets) in ([], game.options[0].values)
    for preset in editions(game):
        chosen = game.complete(game.seats[0], preset)
        assert list(chosen) == [option.name for option in game.options]
        assert game.complete(game.seats[0], chosen) == chosen


@both
def test_a_word_close_to_a_known_one_is_suggested() -> None:
    assert suggestion("helmsmen", ["sailor", "helmsman"]) == "; did you mean 'helmsman'?"
    assert suggestion("x", ["sailor", "helmsman"]) == "; expected one of sailor, helmsman"
    assert suggestion("x", []) == ""


# Notation


@both
@pytest.mark.parametrize("edition", ["revised", "german"])
def test_every_legal_click_of_a_game_can_be_written_and_read(edition: str) -> None:
    verbs: set[str] = set()
    for state, _ in plies(GAME, 4, {"edition": edition}, 5):
        for code in state.legal():
            text = write_click(GAME, state, code)
            assert read_click(GAME, state, text) == code
            verbs.add(text.split()[0])
    assert set(GAME.verbs.by_name) - verbs <= {"drift", "take"}  # six plagues are rare, piles not always free


@both
def test_clicks_are_written_as_one_says_them() -> None:
    state = GAME.start(3, {})
    assert write_click(GAME, state, ulysses.AGREE) == "agree"
    assert write_click(GAME, state, ulysses.CARD + 5) == "card zeus"
    assert write_click(GAME, state, ulysses.BACK + 2) == "back black"
    assert write_click(GAME, state, ulysses.PROPOSE + state.names("place").index("dido")) == "propose dido"
    assert read_click(GAME, state, "  Propose   DIDO ") == read_click(GAME, state, "propose dido")


@both
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty click; expected a verb and what it is about"),
        ("   ", "an empty click; expected a verb and what it is about"),
        ("propos dido", "unknown verb 'propos'; did you mean 'propose'?"),
        ("swim", "unknown verb 'swim'; expected one of lot, goal, deal"),
        ("agree now", "'agree' stands alone, without 'now'"),
        ("card", "'card' needs one card, as in 'card challenge'"),
        ("card zeus zeus", "'card' needs one card, as in 'card challenge'"),
        ("card zeuss", "unknown card 'zeuss'; did you mean 'zeus'?"),
        ("back yellow", "unknown faction 'yellow'; expected one of blue, red, black"),
        ("propose 63", "unknown place '63'; expected one of"),
    ],
)
def test_a_click_that_cannot_be_read_is_explained(text: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        read_click(GAME, GAME.start(3, {}), text)
    assert str(error.value).startswith(message)


@both
def test_a_place_beyond_the_map_is_written_as_its_number() -> None:
    assert write_click(GAME, GAME.start(3, {}), ulysses.PROPOSE + 63) == "propose 63"


@both
def test_a_code_that_is_no_click_cannot_be_written() -> None:
    with pytest.raises(NotationError, match="there is no click -1"):
        write_click(GAME, GAME.start(3, {}), -1)
