"""What holds in every position: the law that nothing is lost checks it."""

from periplus.kernel.game import NOBODY
from periplus_kuhn.rules import BET, CALL, CHECK, FOLD, Position


def every_card_is_in_one_place(s: Position) -> None:
    assert sorted([*s.cards, *s.unseen()]) == list(range(s.seats + 1))


def there_is_one_bet_and_only_then_an_answer(s: Position) -> None:
    bettor = s.bettor()
    before = s.clicks if bettor is None else s.clicks[:bettor]
    assert all(click == CHECK for click in before)
    assert all(click in (FOLD, CALL) for click in s.clicks[len(before) + 1 :])
    assert s.clicks.count(BET) <= 1


def chips_only_change_hands(s: Position) -> None:
    assert sum(s.standing()) == (0 if s.seat == NOBODY else -s.pot())


CHECKS = [every_card_is_in_one_place, there_is_one_bet_and_only_then_an_answer, chips_only_change_hands]
