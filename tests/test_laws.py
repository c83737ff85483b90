"""The laws of `laws.py`, for every game, player count, edition and option."""

import json
import os
import subprocess
import sys

import pytest

from periplus import BUILD
from periplus.games import GAMES, game_named
from periplus.testing.laws import fingerprint, follows
from periplus.testing.suite import laws_of, laws_with_options_of
from periplus.testing.tables import Options, tables

TABLES: list[tuple[str, int, Options]] = [
    (game.name, seats, options) for game in GAMES.values() for seats, options in tables(game)
]
LEAST_FOLLOWED = 15

test_a_law_holds_at_every_table = pytest.mark.both(laws_of(*GAMES))
test_every_law_holds_with_each_option_by_itself = laws_with_options_of(*GAMES)


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
from periplus.testing.laws import fingerprint
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
