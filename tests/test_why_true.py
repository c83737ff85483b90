"""Why a thing cannot be clicked: what the answer claims holds in the position it is given in."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from periplus.games import GAMES
from periplus.games.ithaca.rules.state import Position as IthacaPosition
from periplus.games.journey.rules.state import Position as JourneyPosition
from periplus.games.ulysses.rules.state import Position as UlyssesPosition
from periplus.kernel.cards import EMPTY
from periplus.kernel.game import State
from periplus.testing.tables import each_option_set
from tests import whys_ithaca, whys_journey, whys_ulysses
from tests.telling import Options, patterns
from tests.whys import Answer, Claims, P, answers, of_helmsmen, of_random_games

HELMSMEN = 4  # at one of so many tables they play, too
NO_CLAIM = "why-other"  # it only says what is asked

# Said to who is not to decide, or too seldom to be met in so few games.
SELDOM = {
    "ulysses": {"passed", "pandora-empty", "one-cure", "no-pile", "no-temple", "plagued.late"},
    "ithaca": {"trim", "no-deed"},
    "journey": set[str](),
}


def met(name: str, of: type[P], claims: Claims[P], every: int) -> Iterator[Answer[P]]:
    """The answers in games at all kinds of tables; each is true."""
    game = GAMES[name]
    seen: Counter[str] = Counter()
    tables: list[Options] = [{}, *each_option_set(game)]
    for seed, options in enumerate(tables):
        seats = game.seats[seed % 2]
        games: Iterator[State] = of_random_games(game, seats, options, seed, 500, every)
        if seed % HELMSMEN == 0:
            games = chain(games, of_helmsmen(game, seats, options, seed, every))
        for answer in answers(game, of, seats, options, games):
            seen[answer.id] += 1
            assert answer.id == NO_CLAIM or claims[answer.id](answer), str(answer)
            yield answer
    own = {id for id in patterns("en", name) if id.startswith("why-")}
    assert set(claims) <= own
    assert own - set(seen) <= {f"why-{id}" for id in SELDOM[name]}


def test_ithaca() -> None:
    for answer in met("ithaca", IthacaPosition, whys_ithaca.CLAIMS, 3):
        assert (
            answer.kind != "card" or answer.id != NO_CLAIM
        )  # of a hand card there is always something to say


def test_ulysses() -> None:
    for answer in met("ulysses", UlyssesPosition, whys_ulysses.CLAIMS, 11):
        s = answer.s
        if answer.kind == "card" and answer.id == NO_CLAIM:  # of cards that are being paid or staked, too
            assert not (s.due or whys_ulysses.stakes(answer)) or s.payment + s.stake != EMPTY, str(answer)


def test_journey() -> None:
    for answer in met("journey", JourneyPosition, whys_journey.CLAIMS, 29):
        assert answer.kind != "space" or answer.id != NO_CLAIM or answer.verbs.isdisjoint({"move", "step"})
