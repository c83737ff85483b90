"""Small games walked through whole: sound variants, best responses, and the same numbers as OpenSpiel's."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from periplus.cli import main
from periplus.games import game_named
from periplus.kernel.errors import OptionError, PeriplusError
from periplus.kernel.game import Game
from periplus.research.exploitability import exploited, policy_of, read_policy, table_of, uniform
from periplus.research.small_games import Node, Situation, Tree, Variant, load_variant, variants_of

ROOT = Path(__file__).resolve().parent.parent
VARIANTS = [("ithaca", "two-gods", 104_272, 11_880), ("ulysses", "six-places", 186_791, 80_823)]


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch) -> Variant:
    monkeypatch.syspath_prepend(ROOT / "examples" / "kuhn" / "src")
    game: Game = pytest.importorskip("periplus_kuhn.game").GAME
    return Variant(game, "Kuhn poker", 2, {}, [])


@pytest.fixture(scope="module")
def two_gods() -> Tree:
    return Tree(load_variant(game_named("ithaca"), "two-gods"))


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from nodes(child)


@pytest.mark.parametrize(("game", "name", "positions", "situations"), VARIANTS)
def test_a_variant_has_its_size(game: str, name: str, positions: int, situations: int) -> None:
    tree = Tree(load_variant(game_named(game), name))
    assert (tree.nodes, len(tree.situations)) == (positions, situations)
    text = (ROOT / "docs" / "research-small-games.md").read_text("utf-8")
    assert f"| {positions:,} | {situations:,} |" in text
    assert set(variants_of(game)) == {name}


def test_a_position_is_worth_nothing_to_all_together_and_has_chances_that_add_up(two_gods: Tree) -> None:
    for node in nodes(two_gods.root):
        if not node.children:
            assert sum(node.worth) == pytest.approx(0)
        elif node.situation is None:
            assert sum(node.chances) == pytest.approx(1)
        else:
            assert len(node.children) == len(node.situation.codes)


def test_a_seat_recalls_all_that_it_did(two_gods: Tree) -> None:
    """Perfect recall: the positions of a situation have the same own situations and clicks before them."""
    past: dict[Situation, tuple[object, ...]] = {}

    def follow(node: Node, own: dict[int, tuple[object, ...]]) -> None:
        here = node.situation
        if here is not None:
            before = own.get(here.seat, ())
            assert past.setdefault(here, before) == before
        for at, child in enumerate(node.children):
            after = own if here is None else {**own, here.seat: (*own.get(here.seat, ()), id(here), at)}
            follow(child, after)

    follow(two_gods.root, {})


def test_the_equilibrium_of_kuhn_poker_cannot_be_exploited(kuhn: Variant) -> None:
    from periplus_kuhn.rules import BET, CALL, Position

    tree, third = Tree(kuhn), 1 / 3
    first = {0: {"open": 0.0, "call": 0.0}, 1: {"open": 0.0, "call": third}, 2: {"open": 0.0, "call": 1.0}}
    second = {0: {"open": third, "call": 0.0}, 1: {"open": 0.0, "call": third}, 2: {"open": 1.0, "call": 1.0}}

    def perfect(situation: Situation) -> list[float]:
        view = situation.knowledge.view()
        card = view["card"]
        assert isinstance(card, int)
        bold = (first if situation.seat == 0 else second)[card]["call" if CALL in situation.codes else "open"]
        return [bold if code in (BET, CALL) else 1 - bold for code in situation.codes]

    assert issubclass(type(kuhn.roots()[0]), Position)
    found = exploited(tree, perfect)
    assert found.values == pytest.approx([-1 / 18, 1 / 18])
    assert found.nash_conv == pytest.approx(0)
    assert len(tree.situations) == 12


def test_random_play_of_kuhn_poker_can_be_exploited_as_is_known(kuhn: Variant) -> None:
    assert exploited(Tree(kuhn), uniform).nash_conv == pytest.approx(11 / 12)


def test_a_best_answer_gains_what_it_says(two_gods: Tree) -> None:
    """Who plays the best answer gets its value, and an answer to that is no worse again."""
    from periplus.research.exploitability import BestResponse

    chances = {situation: uniform(situation) for situation in two_gods.situations.values()}
    best = BestResponse(two_gods, 0, chances)

    def answered(situation: Situation) -> list[float]:
        if situation.seat == 0 and situation in best.clicks:
            return [float(at == best.clicks[situation]) for at in range(len(situation.codes))]
        return uniform(situation)

    found = exploited(two_gods, answered)
    assert found.values[0] == pytest.approx(best.value)
    assert found.gains[0] == pytest.approx(0)


def test_a_policy_is_kept_in_a_table_and_read_again(two_gods: Tree, tmp_path: Path) -> None:
    policy = policy_of(two_gods, "helmsman", samples=2)
    path = tmp_path / "policy.json"
    path.write_text(json.dumps(table_of(two_gods, policy)))
    assert exploited(two_gods, read_policy(two_gods, path)) == exploited(two_gods, policy)
    path.write_text("{}")
    with pytest.raises(OptionError, match="expected how likely each is of"):
        exploited(two_gods, read_policy(two_gods, path))


def test_a_bot_that_thinks_loses_less_than_one_that_clicks_at_random(two_gods: Tree) -> None:
    gained = [exploited(two_gods, policy_of(two_gods, bot)) for bot in ("sailor", "captain@5")]
    assert all(min(found.gains) >= -1e-12 for found in gained)
    assert policy_of(two_gods, "captain@5")(next(iter(two_gods.situations.values()))) == pytest.approx(
        policy_of(two_gods, "captain@5")(next(iter(two_gods.situations.values())))
    )


def test_the_command_prints_and_saves_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "policy.json"
    assert main(["exploitability", "ithaca", "two-gods", "--save", str(path), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["nash_conv"] > 0
    assert main(["exploitability", "ithaca", "two-gods", "--policy", str(path)]) == 0
    assert f"NashConv {first['nash_conv']:.6f}" in capsys.readouterr().out
    assert main(["exploitability", "ithaca"]) == 0
    assert capsys.readouterr().out == "two-gods: Ithaca with two gods\n"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("title =", "Invalid value"),
        ('game = "ithaca"\nseats = 2', "expected title, game and seats"),
        ('title = "x"\ngame = "chess"\nseats = 2', "there is no game 'chess'"),
        ('title = "x"\ngame = "ithaca"\nseats = 9', "is for 2 to 5 players"),
        ('title = "x"\ngame = "ithaca"\nseats = 2\n[position]\nsuitor = "zeus"', "suitor"),
    ],
)
def test_what_is_wrong_with_a_variant_is_told(text: str, error: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(PeriplusError, match=error):
        Tree(load_variant(game_named("ithaca"), str(path)))


def test_a_game_that_is_not_small_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("periplus.research.small_games.MOST_NODES", 1000)
    with pytest.raises(OptionError, match="more than 1,000 positions: it is too large"):
        Tree(load_variant(game_named("ithaca"), "two-gods"))


def test_the_example_of_the_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "research-small-games.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    exec(compile(example, "research-small-games.md", "exec"), {"__name__": "example"})
    assert re.match(r"NashConv 0\.\d{4} in 104,272 positions", capsys.readouterr().out)


# ---- OpenSpiel ----


def smaller(game: str) -> Variant:
    """A variant with few deals: OpenSpiel takes its time."""
    variant = load_variant(game_named(game), variants_of(game).copy().popitem()[0])
    if game == "ithaca":
        cards = [(hand, oracle) for hand in ("z1", "a1") for oracle in ("z1", "a1")]
        deals: list[dict[str, object]] = [
            {"routes": ["r1", "r5"], "hands": [[hand], ["z1"]], "oracles": [["a1"], [oracle]]}
            for hand, oracle in cards
        ]
    else:
        hands = [{"challenge": 1}, {"challenge": 1}, {"temple": 1}]
        deals = [{**variant.deals[at], "hands": hands} for at in (0, -1)]
    return variant._replace(deals=deals)


@pytest.mark.parametrize("game", ["ithaca", "ulysses"])
@pytest.mark.parametrize("bot", ["sailor", "helmsman"])
def test_open_spiel_computes_the_same_for_a_variant(game: str, bot: str) -> None:
    pytest.importorskip("pyspiel")
    from tests.open_spiel_small import nash_conv

    tree = Tree(smaller(game))
    policy = policy_of(tree, bot)
    found = exploited(tree, policy).nash_conv
    assert found > 0
    assert nash_conv(tree, policy) == pytest.approx(found)


def test_open_spiel_has_the_same_kuhn_poker(kuhn: Variant) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import exploitability
    from open_spiel.python.policy import UniformRandomPolicy

    theirs = pyspiel.load_game("kuhn_poker")
    expected = exploitability.nash_conv(theirs, UniformRandomPolicy(theirs))
    assert exploited(Tree(kuhn), uniform).nash_conv == pytest.approx(expected)
    assert "pyspiel" in sys.modules
