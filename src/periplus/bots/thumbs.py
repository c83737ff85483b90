"""Bots that play by rules of thumb: functions of an estimate of the table and the legal clicks."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Generic, Self, TypeAlias, TypeVar, cast

from periplus.bots.bot import Bot
from periplus.bots.styles import PLAIN, Style
from periplus.kernel.chance import Chance
from periplus.kernel.game import Code, Game
from periplus.kernel.knowledge import Knowledge

S = TypeVar("S")
E = TypeVar("E")

Thumb: TypeAlias = Callable[[E, list[Code]], Code]


@dataclass(frozen=True)
class Measures:
    """What a helmsman goes by, in numbers: a temperament has others instead of some of them."""

    spite: float = 0.0  # what it is worth to him that the strongest of the others is worse off

    def tempered(self, style: Style) -> Self:
        return replace(self, spite=style.spite, **style.measures)

    def worn(self, plain: Self, left: float) -> Self:
        """What is left of a temperament, all of it at 1 and none at 0: so that a game comes to its end."""
        if self is plain or left >= 1.0:
            return self
        usual = asdict(plain)
        return replace(
            self, **{name: usual[name] + left * (own - usual[name]) for name, own in asdict(self).items()}
        )


class ThumbBot(Bot, Generic[S, E]):
    """Plays by rules of thumb. A game says what it makes of a view (`S`), and which rule applies."""

    def __init__(self, game: Game, options: dict[str, object], seed: int, style: Style = PLAIN) -> None:
        self.chance = Chance(seed)
        self.style = style
        self.learn(game.complete(game.seats[1], options))  # at a full table every value has its meaning

    def choose(self, knowledge: Knowledge) -> Code:
        return self.among(knowledge, knowledge.legal())

    def among(self, knowledge: Knowledge, clicks: list[Code]) -> Code:
        if len(clicks) == 1:
            return clicks[0]
        s = cast(S, knowledge.view())
        return self.thumb(s)(self.estimate(s), clicks)

    def learn(self, options: dict[str, object]) -> None:
        """Get to know what is the same throughout a game."""
        raise NotImplementedError

    def estimate(self, s: S) -> E:
        raise NotImplementedError

    def thumb(self, s: S) -> Thumb[E]:
        """The rule for what is asked."""
        raise NotImplementedError
