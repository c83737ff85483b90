"""The wheel: in a bare environment, without Node.js, a compiler or these sources, it serves and plays."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import periplus
from tests.serving import Json

ROOT = Path(__file__).parents[1]
WHEEL = ["wheel", "-q", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    compiled = {"PERIPLUS_COMPILE": "quick"} if periplus.BUILD == "compiled" else {}
    pip(sys.executable, *WHEEL, "-w", str(folder), str(ROOT), **compiled)
    (wheel,) = folder.glob("periplus-*.whl")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    pip(str(folder / "venv/bin/python"), "install", "-q", f"{wheel}[server]")
    return folder


def pip(python: str, *args: str, **settings: str) -> None:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | settings
    done = subprocess.run([python, "-m", "pip", *args], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def run(bare: Path, *args: str) -> str:
    done = subprocess.run(
        [bare / "venv/bin/periplus", *args], env=environment(bare), cwd=bare, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def environment(bare: Path) -> dict[str, str]:
    return {"PATH": str(bare / "venv/bin"), "PERIPLUS_HOME": str(bare / "home"), "PYTHONUNBUFFERED": "1"}


@contextmanager
def served(bare: Path) -> Iterator[str]:
    """`periplus serve` in the bare environment; its address."""
    command = [
        str(bare / "venv/bin/periplus"),
        "serve",
        "--port",
        "0",
        "--no-open",
        "--pace",
        "0",
        "--rate",
        "0",
    ]
    with subprocess.Popen(
        command, env=environment(bare), cwd=bare, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        lines = iter(server.stdout.readline, "")
        try:
            yield next(line for line in lines if "http://" in line).split()[-1].rstrip("/")
        finally:
            server.terminate()


def test_it_tells_its_version_and_build(bare: Path) -> None:
    assert run(bare, "--version") == f"periplus {periplus.__version__} ({periplus.BUILD})\n"


def test_it_serves_the_page_and_plays_a_game(bare: Path) -> None:
    with served(bare) as address, httpx.Client(base_url=address, timeout=30) as client:
        assert '<div id="app">' in client.get("/").text
        table: Json = client.post(
            "/api/tables", json={"game": "ithaca", "seats": ["me", "helmsman"], "options": {}}
        ).json()
        clicks = 0
        while table["status"] != "over" and clicks < 30:
            if table["choices"]:
                sent = {"ply": table["ply"], "code": table["choices"][0]["code"]}
                assert client.post(f"/api/tables/{table['id']}/decisions", json=sent).status_code == 200
                clicks += 1
            table = client.get(f"/api/tables/{table['id']}").json()
        assert clicks == 30 or table["status"] == "over"


def test_the_rulebook_that_can_be_executed_is_in_it(bare: Path) -> None:
    (scenarios,) = (bare / "venv").glob("lib/python*/site-packages/periplus/games/ithaca/scenarios")
    run(bare, "check", "--quiet", str(scenarios))
