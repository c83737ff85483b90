"""The laws of `laws.py`, for every game, player count, edition and option."""

import json
import os
import subprocess
import sys

import pytest

from periplus import BUILD
from periplus.games import GAMES, game_named
from tests.laws import LAWS, Law, Options, each_option_set, editions, fingerprint, follows

TABLES: list[tuple[str, int, Options]] = [
    (game.name, seats, options)
    for game in GAMES.values()
    for seats in range(game.seats[0], game.seats[1] + 1)
    for options in editions(game)
]
OPTIONS: list[tuple[str, Options]] = [
    (game.name, options) for game in GAMES.values() for options in each_option_set(game)
]
GAMES_PER_TABLE = 3
LEAST_FOLLOWED = 15


def named(value: object) -> str:
    """Options as part of a test's name: what is set, in short."""
    return "-".join(f"{key}={word}" for key, word in value.items()) if isinstance(value, dict) else str(value)


@pytest.mark.both
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=named)
def test_a_law_holds_at_every_table(law: Law, name: str, seats: int, options: Options) -> None:
    for seed in range(GAMES_PER_TABLE):
        law(game_named(name), seats, options, 100 * seats + seed)


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=named)
def test_every_law_holds_with_each_option_by_itself(name: str, options: Options) -> None:
    game = game_named(name)
    for number, law in enumerate(LAWS):
        seats = game.seats[0] + number % (game.seats[1] - game.seats[0] + 1)
        law(game, seats, options, number)


@pytest.mark.parametrize("name", GAMES)
def test_secrets_are_followed_for_long_enough_to_mean_something(name: str) -> None:
    """Law 4 says little of a game in which a hidden card shows at once, and the truth and a guess part."""
    lengths = [
        follow.go_on(most)
        for game, seats, options in TABLES
        if game == name
        for follow, most in follows(game_named(name), seats, options, 100 * seats)
    ]
    assert sum(lengths) / len(lengths) >= LEAST_FOLLOWED


PRINT_FINGERPRINTS = """
import json, sys
from periplus.games import game_named
from tests.laws import fingerprint
for name, seats, options in json.loads(sys.argv[1]):
    print(fingerprint(game_named(name), seats, options, 7))
"""


def test_compiled_and_uncompiled_give_the_same_positions_ply_by_ply() -> None:
    if BUILD != "compiled":
        pytest.skip("there is no compiled build to compare with")
    output = subprocess.run(
        [sys.executable, "-c", PRINT_FINGERPRINTS, json.dumps(TABLES)],
        env=os.environ | {"PERIPLUS_BUILD": "source"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    here = [fingerprint(game_named(name), seats, options, 7) for name, seats, options in TABLES]
    assert output.split() == here
