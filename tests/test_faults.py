"""The test of faults, in short: see tests/faults."""

import random
import subprocess
import sys

import pytest

from tests.faults.crew import Journal, Sailor
from tests.faults.harbour import missing
from tests.postgres import binaries


def test_no_answered_click_is_lost_or_doubled_and_no_viewer_is_stuck_while_everything_fails() -> None:
    if why := missing(binaries()):
        pytest.skip(why)
    few = ["--faults", "6", "--tables", "3", "--pause", "0.5"]
    command = [sys.executable, "-m", "tests.faults", *few, "--stuck", "60"]  # the machine may be busy
    said = subprocess.run(command, check=False, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "6 faults" in said.stdout


def test_nobody_asks_a_server_again_before_all_the_others_were_asked() -> None:
    """Otherwise somebody could miss the only one that is well, again and again."""
    places = [("10.0.0.1", 80), ("10.0.0.2", 80), ("10.0.0.3", 80)]
    sailor = Sailor(places, random.Random(1), Journal())
    for order in (sailor.asked, sailor.watched):
        asked = [next(order) for _ in range(9)]
        for start in range(7):
            assert sorted(asked[start : start + 3]) == places
