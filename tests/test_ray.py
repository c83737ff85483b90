"""The arena on Ray: a real cluster of this machine plays the same games."""

import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.terminals import Said, command, environment

PATIENCE = 600  # seconds: on a busy machine a cluster takes its time to start
GAMES = ["arena", "ithaca", "helmsman", "sailor", "sailor", "--games", "42", "--processes", "2", "--json"]


def run(home: Path, *args: str, **more: str) -> Said:
    """In a process of its own, as a person would start it: Ray makes threads and warnings."""
    env = environment(home, **more)
    done = subprocess.run(
        command(*GAMES, *args), env=env, cwd=home, capture_output=True, text=True, timeout=PATIENCE
    )
    return Said(done.returncode, done.stdout, done.stderr)


@pytest.mark.skipif(find_spec("ray") is None, reason="no Ray: pip install 'periplus[ray]'")
def test_a_cluster_gives_the_same_records_as_this_machine(tmp_path: Path) -> None:
    here = run(tmp_path, "--keep", "here")
    there = run(tmp_path, "--keep", "there", "--ray", "local")
    assert (here.code, there.code, there.err) == (0, 0, "")
    records = [
        {path.name: path.read_bytes() for path in (tmp_path / folder).glob("*.voyage")}
        for folder in ("here", "there")
    ]
    assert records[0] == records[1]
    assert len(records[0]) == 42


def test_without_ray_the_command_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError('not here')\n")
    said = run(tmp_path, "--ray", "local", PYTHONPATH=str(tmp_path))
    assert (said.code, said.out) == (2, "")
    assert said.err == "periplus arena: --ray needs Ray: pip install 'periplus[ray]'\n"
