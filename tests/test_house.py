"""The house: packaging, locks, and the switch between the compiled and the source build."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import periplus
import periplus.kernel
from periplus import build

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = "text terminal server postgres mcp arena dataset ray research openspiel".split()
UNLOCKED = ["train"]  # which build of PyTorch is up to whoever installs it
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
ADDRESSES = re.compile(
    r"pypi\.org|pythonhosted\.org|npmjs\.org|yarnpkg\.com|debian\.org/debian|index\.crates\.io"
    r"|file:[/]/|[/]opt/|[/]root/|[/]home/\w|[/]work/(main|shared)|--(extra-)?index-[u]rl|--find-[l]inks"
)


def pins(lock: Path) -> dict[str, str]:
    """Each requirement of a lock file, by name, with its hashes."""
    text = re.sub(r"#.*", "", lock.read_text()).replace("\\\n", " ")
    return {re.split(r"[=\[ ]", line)[0]: line for line in text.splitlines() if line.strip()}


def name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def requirements(file: str) -> list[str]:
    """What requirements/FILE.in asks for, a line each."""
    lines = (ROOT / "requirements" / f"{file}.in").read_text().splitlines()
    return [line for line in lines if re.match(r"\w", line)]


def unmarked(pin: str) -> str:
    """A pin without the condition it depends on: what the tests need, they may need everywhere."""
    return " ".join(re.sub(r" ;.*?(?=--hash)", " ", pin).split())


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package with a kernel of one line, beside which lie fake extensions, freshly recorded."""
    package = tmp_path / "periplus"
    (package / "kernel").mkdir(parents=True)
    for file in ("__init__.py", "build.py"):
        shutil.copy(build.PACKAGE / file, package)
    (package / "kernel" / "__init__.py").write_text("ANSWER = 42\n")
    build.library(package).touch()
    (package / "kernel" / f"__init__{build.SUFFIX}").touch()
    build.record(package, build.fingerprint(package), "quick")
    return package


def run(package: Path, code: str, asked: str = "") -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PERIPLUS_BUILD": asked, "PYTHONPATH": str(package.parent)}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


def build_of(package: Path, asked: str = "") -> tuple[str, str]:
    done = run(package, "import periplus; print(periplus.BUILD)", asked)
    return done.stdout.strip(), done.stderr


def test_version_is_stated_once() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" in declared["project"]["dynamic"]
    assert declared["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "periplus.__version__"}


def test_no_file_names_a_registry_or_a_machine() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [ROOT / file for file in names.split("\0") if file and (ROOT / file).is_file()]
    assert files
    found = [
        f"{file.relative_to(ROOT)}: {match[0]}"
        for file in files
        if (match := ADDRESSES.search(file.read_text(errors="ignore")))
    ]
    assert found == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_requirement_has_a_version_and_hashes(lock: Path) -> None:
    assert pins(lock)
    for pin in pins(lock).values():
        assert re.match(r"\S+==\S+ .*--hash=sha256:[0-9a-f]{64}", pin), pin
    assert "://" not in lock.read_text()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_locks_hold_all_that_is_asked_for(lock: Path) -> None:
    files = {
        "all": ["base", *EXTRAS],
        "dev": ["base", *EXTRAS, "compile", "dev"],
        "play": ["base", "text", "terminal", "server", "compile"],
        "serve": ["base", "text", "server", "postgres"],
    }
    asked = {line for file in files.get(lock.stem, [lock.stem]) for line in requirements(file)}
    assert {name(line) for line in asked} <= set(pins(lock))


def test_the_developers_have_what_the_players_have() -> None:
    base, everything, play, serve, dev = (
        pins(ROOT / "requirements" / f"{lock}.txt") for lock in ("base", "all", "play", "serve", "dev")
    )
    for lock in (base, everything, play, serve):
        assert {unmarked(pin) for pin in lock.values()} <= {unmarked(pin) for pin in dev.values()}


def test_the_library_needs_what_mypyc_needs_and_nothing_else() -> None:
    assert {name(line) for line in requirements("base")} == {"librt", "mypy-extensions"}


def test_every_extra_is_declared_and_all_that_are_locked_are_all() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    declared = project["tool"]["setuptools"]["dynamic"]["optional-dependencies"]
    assert set(declared) == {*EXTRAS, *UNLOCKED, "all"}
    for extra in [*EXTRAS, *UNLOCKED]:
        assert f"requirements/{extra}.in" in declared[extra]["file"]
    assert declared["all"]["file"] == [f"requirements/{extra}.in" for extra in EXTRAS]
    makefile = (ROOT / "Makefile").read_text()
    assert f",requirements/%.in,{' '.join(EXTRAS)})" in makefile


@pytest.mark.both
def test_the_build_is_the_one_it_says() -> None:
    assert os.environ.get("PERIPLUS_BUILD") in (None, "", periplus.BUILD)
    suffix = {"compiled": build.SUFFIX, "source": ".py"}[periplus.BUILD]
    assert str(periplus.kernel.__file__).endswith(suffix)


def test_sources_can_be_asked_for(copy: Path) -> None:
    assert build_of(build.PACKAGE, "source") == ("source", "")
    assert build_of(copy, "source") == ("source", "")


def test_sources_are_imported_past_an_extension(copy: Path) -> None:
    done = run(copy, "from periplus.kernel import ANSWER; print(ANSWER)", "source")
    assert (done.stdout, done.stderr) == ("42\n", "")


def test_fresh_extensions_are_taken(copy: Path) -> None:
    assert build_of(copy) == ("compiled", "")
    assert build_of(copy, "compiled") == ("compiled", "")


def test_stale_extensions_are_left_with_one_line(copy: Path) -> None:
    (copy / "kernel" / "__init__.py").write_text("ANSWER = 43\n")
    said, warned = build_of(copy)
    assert said == "source"
    assert warned.count("\n") == 1
    assert "out of date" in warned
    assert "make compile" in warned


@pytest.mark.parametrize("change", ["rename", "add", "drop the extension"])
def test_other_changes_are_noticed(copy: Path, change: str) -> None:
    if change == "rename":
        (copy / "kernel").rename(copy / "games")
    elif change == "add":
        (copy / "kernel" / "rng.py").touch()
        (copy / "kernel" / f"rng{build.SUFFIX}").touch()
    else:
        (copy / "kernel" / f"__init__{build.SUFFIX}").unlink()
    assert build_of(copy)[0] == "source"


def test_a_stale_build_that_is_demanded_is_refused(copy: Path) -> None:
    (copy / "kernel" / "__init__.py").write_text("ANSWER = 43\n")
    said, error = build_of(copy, "compiled")
    assert said == ""
    assert "ImportError: PERIPLUS_BUILD=compiled, but the compiled rules are out of date" in error


def test_a_missing_build_that_is_demanded_is_refused(copy: Path) -> None:
    build.library(copy).unlink()
    assert "the compiled rules are missing: run `make compile`" in build_of(copy, "compiled")[1]


def test_an_unknown_build_is_refused(copy: Path) -> None:
    assert "PERIPLUS_BUILD is 'fast'" in build_of(copy, "fast")[1]
