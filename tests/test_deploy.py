"""The files of deploy/ as far as they can be tried here: no container is built, and no systemd started."""

import importlib
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from periplus.cli import parser
from periplus.server.health import ROUTER
from tests.test_wheel import WHEEL, pip

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "periplus.service"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")
SITE = importlib.import_module("yaml").safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
BUILT = ["__pycache__", "*.so", "*.egg-info", "compiled.json", "page", "node_modules"]  # not given to it
EXPOSED = 15  # in tenths, of what systemd-analyze counts from 0 (tight) to 100

needs_systemd = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd-analyze")


def instructions(name: str) -> list[str]:
    """What follows an instruction of the Dockerfile, each time that it is there."""
    whole = DOCKERFILE.replace("\\\n", " ")
    return re.findall(rf"^{name} (.+)$", whole, re.MULTILINE)


# ---- the commands ----


def started() -> dict[str, list[str]]:
    """How each of them starts a server."""
    (unit,) = re.findall(r"^ExecStart=\S+/periplus (.+)$", UNIT.read_text("utf-8"), re.MULTILINE)
    (image,) = instructions("CMD")
    return {
        "systemd": shlex.split(unit),
        "image": json.loads(image),
        "compose": SITE["services"]["app"]["command"],
    }


@pytest.mark.parametrize("way", started())
def test_the_server_can_be_started_like_this(way: str) -> None:
    args = parser().parse_args(started()[way])
    assert args.command == "serve"
    assert args.log == "json"
    assert args.open is False


def test_whoever_is_behind_a_proxy_believes_that_proxy_only() -> None:
    args = parser().parse_args(started()["compose"])
    proxy = SITE["services"]["caddy"]["networks"]["inside"]["ipv4_address"]
    assert args.behind_proxy == (f"{proxy}/32",)
    assert args.host == "0.0.0.0"
    (network,) = SITE["networks"]["inside"]["ipam"]["config"]
    assert proxy.rpartition(".")[0] == network["subnet"].rpartition(".")[0]


def test_nothing_but_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in SITE["services"].items() if "ports" in service] == ["caddy"]
    assert SITE["networks"]["inside"]["internal"] is True


# ---- the files they name ----


def test_the_site_names_files_and_parts_that_exist() -> None:
    services = SITE["services"]
    build = services["app"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Dockerfile")
    for name, service in services.items():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in SITE["volumes"] or (DEPLOY / source).is_file(), f"{name}: {volume}"
        assert set(service.get("depends_on", {})) <= set(services)
        assert set(service.get("networks", {})) <= set(SITE["networks"])


def test_the_proxy_is_told_where_the_app_is() -> None:
    caddy = SITE["services"]["caddy"]["environment"]
    asked = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert set(caddy) == asked
    (port,) = instructions("EXPOSE")
    assert caddy["PERIPLUS_APP"] == f"app:{port}"


def test_the_image_is_built_from_what_is_there() -> None:
    built = "\n".join(instructions("RUN"))
    assert re.findall(r"^make (.+)", built, re.MULTILINE) == ["wheel"]
    assert re.search(r"^wheel:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    (locked,) = re.findall(r"-r (\S+)", built)
    assert (ROOT / locked).is_file()
    kept = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    assert all((ROOT / line[1:]).exists() for line in kept if line.startswith("!"))


def test_what_the_image_is_given_is_enough_to_build_the_wheel(tmp_path: Path) -> None:
    for line in (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines():
        source = ROOT / line[1:]
        if line.startswith("!") and source.is_dir():
            shutil.copytree(source, tmp_path / source.name, ignore=shutil.ignore_patterns(*BUILT))
        elif line.startswith("!"):
            shutil.copy(source, tmp_path)
    pip(sys.executable, *WHEEL, "-w", str(tmp_path / "dist"), str(tmp_path))
    assert len(list((tmp_path / "dist").glob("periplus-*.whl"))) == 1


# ---- privileges and health ----


def test_the_image_runs_without_privileges_and_without_a_compiler() -> None:
    *_, last = DOCKERFILE.split("\nFROM ")
    (user,) = instructions("USER")
    assert user not in ("root", "0")
    assert "gcc" not in last
    app: dict[str, Any] = SITE["services"]["app"]
    assert app["cap_drop"] == ["ALL"]
    assert app["read_only"] is True


def test_its_health_is_asked_for_where_it_is_told() -> None:
    (check,) = instructions("HEALTHCHECK")
    (port,) = instructions("EXPOSE")
    (path,) = re.findall(rf"http://127\.0\.0\.1:{port}(/\w+)", check)
    assert path in {getattr(route, "path", None) for route in ROUTER.routes}
    command = json.loads(check[check.index("[") :])
    compile(command[2], "healthcheck", "exec")


@needs_systemd
def test_the_unit_is_one(tmp_path: Path) -> None:
    text = re.sub(
        r"^ExecStart=\S+", f"ExecStart={shutil.which('true')}", UNIT.read_text("utf-8"), flags=re.MULTILINE
    )
    (tmp_path / UNIT.name).write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / UNIT.name)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@needs_systemd
def test_the_unit_gives_away_little() -> None:
    command = [
        "systemd-analyze",
        "security",
        "--offline=yes",
        f"--threshold={EXPOSED}",
        "--no-pager",
        str(UNIT),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
