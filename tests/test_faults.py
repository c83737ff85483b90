"""The test of faults, in short: see tests/faults."""

import subprocess
import sys

import pytest

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
