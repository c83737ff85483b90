"""The laws, the scenarios, and what can be said of this game exactly."""

import re
from collections import Counter
from itertools import permutations

from fluent.syntax import FluentParser

from periplus.kernel.chance import Chance
from periplus.kernel.game import SPECTATOR
from periplus.testing.covering import covers
from periplus.testing.fairness import assert_uniform
from periplus.testing.suite import laws_of, lessons_of, scenarios_of
from periplus_kuhn import KIT
from periplus_kuhn.game import GAME, KuhnPosition

test_laws = laws_of("kuhn", games=20)
test_scenarios = scenarios_of("kuhn")
test_lessons = lessons_of("kuhn")


def dealt(*cards: int) -> KuhnPosition:
    state = GAME.bare(len(cards), {})
    state.fill((len(cards), *cards))
    return state


@covers("kuhn", "K-3")
def test_a_guess_deals_the_unseen_cards_as_the_dealer_would() -> None:
    """Law 5, second half: what remains unknown is as likely as dealing makes it."""
    chance, state = Chance(1), dealt(2, 0, 3)
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(2000):
        guess = state.guess(0, chance)
        assert guess.cards[0] == 2
        seen[guess.cards[1], guess.cards[2]] += 1
    assert_uniform(seen, list(permutations([0, 1, 3], 2)))


@covers("kuhn", "K-3")
def test_nobody_else_sees_a_card_before_it_is_shown() -> None:
    state = dealt(2, 0)
    assert [state.view(viewer)["card"] for viewer in (0, 1, SPECTATOR)] == [2, 0, None]
    assert all(state.view(viewer)["cards"] == [None, None] for viewer in (0, 1, SPECTATOR))


def test_every_rule_has_its_sentence() -> None:
    text = (KIT.folder / "RULES.md").read_text("utf-8")
    assert re.findall(r"^\| (K-\d+) \|", text, re.MULTILINE) == GAME.rule_ids()


def test_both_languages_have_the_same_texts() -> None:
    def ids(language: str) -> list[str]:
        parsed = FluentParser().parse((KIT.folder / "words" / f"{language}.ftl").read_text("utf-8"))
        return [entry.id.name for entry in parsed.body if hasattr(entry, "id")]

    assert ids("de") == ids("en")
