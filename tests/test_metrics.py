"""What a server counts, and the dashboard that shows it."""

import asyncio
import json
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry

from periplus.cli import serve as command_serve
from periplus.server.metrics import Metrics, histogram, published, registry
from periplus.server.tally import Tally
from periplus.store import Store
from periplus.store.timings import BOUNDS, Timings
from tests.in_process import Client, RunningApp, Stream, running_app
from tests.serving import SERVE, SOON, Json, Pages, free_port

ROOT = Path(__file__).parents[1]
DASHBOARD = ROOT / "deploy" / "grafana.json"
METRIC = re.compile(r"\b(?:periplus|process)_\w+")


@pytest.fixture(autouse=True)
def quiet(journal: Pages) -> None:
    """What is expected to go wrong is not written on the screen."""


def counts_of(ship: RunningApp) -> CollectorRegistry:
    return registry(Metrics(ship.tally, ship.hall.store, lambda: ship.hall))


async def click(person: Client, table: Json) -> None:
    """Make the first choice, if it is for this person to choose."""
    if table["choices"]:
        made = {"ply": table["ply"], "code": table["choices"][0]["code"]}
        assert (await person.post(f"/tables/{table['id']}/decisions", **made)).status == 200
    await asyncio.sleep(0.01)


@asynccontextmanager
async def with_a_bot(ship: RunningApp) -> AsyncIterator[tuple[Client, Stream]]:
    """A person at a table with a sailor, and the stream of it."""
    ada = Client(ship.app)
    id = (await ada.post("/tables", game="ithaca", seats=["me", "sailor"])).json()["id"]
    async with ada.stream(id) as stream:
        yield ada, stream


def test_clicks_commits_streams_and_tables_are_counted(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            counts = counts_of(ship)
            async with with_a_bot(ship) as (ada, stream):
                assert counts.get_sample_value("periplus_streams") == 1
                while ship.tally.answers[200] < 3:
                    await click(ada, stream.look())
            assert counts.get_sample_value("periplus_streams") == 0
            assert counts.get_sample_value("periplus_click_seconds_count") == 3
            assert counts.get_sample_value("periplus_click_seconds_sum") == pytest.approx(
                ship.tally.clicks.total
            )
            assert counts.get_sample_value("periplus_answers_total", {"status": "201"}) == 1
            assert counts.get_sample_value("periplus_tables_in_memory") == 1
            commits = counts.get_sample_value("periplus_commit_seconds_count")
            assert commits is not None
            assert commits >= 4

    asyncio.run(asyncio.wait_for(play(), 60))


def test_what_bots_are_asked_is_counted(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_app(tmp_path) as ship:
            counts = counts_of(ship)
            async with with_a_bot(ship) as (ada, stream):
                while not counts.get_sample_value("periplus_bot_answer_seconds_count"):
                    await click(ada, stream.look())
            asked = counts.get_sample_value("periplus_bot_answer_seconds_count")  # the bot may go on
            assert counts.get_sample_value("periplus_bot_thinking_seconds_count") == asked
            thought = counts.get_sample_value("periplus_bot_thinking_seconds_sum")
            assert thought is not None
            assert 0 < thought <= ship.hall.workers.answers.total
            assert counts.get_sample_value("periplus_bot_queue") == 0

    asyncio.run(asyncio.wait_for(play(), 60))


REFUSALS = [
    ("GET", "/tables/nowhere", b"", 404, "no_table"),
    ("GET", "/nowhere", b"", 404, "not_found"),
    ("POST", "/tables/nowhere/decisions", b"{}", 404, "no_table"),
    ("POST", "/tables", b"{}", 400, "malformed"),
    ("GET", "/games?lang=xx", b"", 400, "malformed"),
    ("POST", "/tables", b"x" * 300_000, 413, "too_large"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "reason"), REFUSALS)
def test_a_refusal_is_counted_and_logged_with_its_reason(
    tmp_path: Path, journal: Pages, method: str, path: str, body: bytes, status: int, reason: str
) -> None:
    async def ask() -> None:
        async with running_app(tmp_path) as ship:
            assert (await Client(ship.app).ask(method, path, body)).status == status
            labels = {"status": str(status), "reason": reason}
            assert counts_of(ship).get_sample_value("periplus_refusals_total", labels) == 1

    asyncio.run(ask())
    (line,) = [line for line in journal.lines() if line["event"] == "request"]
    assert line["reason"] == reason
    assert line.get("table") == ("nowhere" if path.startswith("/tables/") else None)


def test_what_is_answered_is_no_refusal(tmp_path: Path, journal: Pages) -> None:
    async def ask() -> None:
        async with running_app(tmp_path) as ship:
            assert (await Client(ship.app).get("/games")).status == 200
            assert ship.tally.refusals == {}

    asyncio.run(ask())
    (line,) = [line for line in journal.lines() if line["event"] == "request"]
    assert "reason" not in line


def test_a_histogram_counts_what_took_at_most_so_long() -> None:
    timings = Timings()
    for seconds in (BOUNDS[0], BOUNDS[0], BOUNDS[1], BOUNDS[-1] + 1):
        timings.add(seconds)
    samples = histogram("took_seconds", "How long.", timings).samples
    found = {sample.labels["le"]: sample.value for sample in samples if sample.name == "took_seconds_bucket"}
    assert found[str(BOUNDS[0])] == 2
    assert found[str(BOUNDS[1])] == found[str(BOUNDS[-1])] == 3
    assert found["+Inf"] == timings.number == 4


# ---- the dashboard ----


def samples_of(counts: CollectorRegistry) -> set[str]:
    return {sample.name for family in counts.collect() for sample in family.samples}


def asked_for() -> set[str]:
    """The metrics that the dashboard asks for."""
    return set(METRIC.findall(DASHBOARD.read_text("utf-8")))


def test_the_dashboard_shows_metrics_that_exist_and_all_of_ours(tmp_path: Path) -> None:
    async def look() -> set[str]:
        async with running_app(tmp_path) as ship:
            await Client(ship.app).get("/tables/nowhere")
            return samples_of(counts_of(ship))

    there, wanted = asyncio.run(look()), asked_for()
    assert wanted <= there
    ours = {name for name in there if name.startswith("periplus_")}
    unshown = {name for name in ours - wanted if not name.endswith(("_bucket", "_count", "_sum"))}
    assert unshown == set()
    histograms = {name.removesuffix("_bucket") for name in ours if name.endswith("_bucket")}
    assert {f"{name}_bucket" for name in histograms} <= wanted


def test_every_panel_of_the_dashboard_has_a_title_and_its_own_place() -> None:
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    assert all(panel["title"] and panel["targets"] for panel in panels)
    for name in ("id", "title"):
        assert len({panel[name] for panel in panels}) == len(panels)
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)


# ---- the port ----


@pytest.mark.parametrize(
    ("text", "place"),
    [("9100", ("127.0.0.1", 9100)), ("10.0.0.5:9100", ("10.0.0.5", 9100)), ("[::1]:9100", ("::1", 9100))],
)
def test_metrics_are_for_this_machine_unless_an_address_is_named(text: str, place: tuple[str, int]) -> None:
    assert command_serve.place(text) == place


def test_they_can_be_read_before_the_server_has_a_hall(tmp_path: Path) -> None:
    with (
        closing(Store(f"sqlite:///{tmp_path / 'tables.db'}")) as store,
        published(Metrics(Tally(), store, lambda: None), "127.0.0.1", 0) as port,
    ):
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=SOON).text
    assert "periplus_streams 0.0" in text
    assert "process_resident_memory_bytes" in text
    assert "periplus_tables_in_memory" not in text


@contextmanager
def command(folder: Path, metrics: str) -> Iterator["subprocess.Popen[str]"]:
    asked = ["serve", "--port", "0", "--store", f"sqlite:///{folder / 'tables.db'}", "--no-open"]
    with subprocess.Popen(
        [sys.executable, "-u", "-c", SERVE, *asked, "--metrics", metrics],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            yield server
        finally:
            server.terminate()


def test_the_command_publishes_them_on_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with command(tmp_path, str(port)) as server:
        assert server.stdout is not None
        assert "http://" in server.stdout.readline()
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=SOON).text
        assert "periplus_tables_in_memory 0.0" in text


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with command(tmp_path, str(port)) as server:
            _, said = server.communicate(timeout=SOON)
    assert server.returncode == 1
    assert f"--metrics 127.0.0.1:{port}: Address already in use" in said
