"""The counts of a server for Prometheus, on a port of their own.

They are read when somebody asks for them, in a thread of their own: clicks pay for counting, not for this.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from periplus import BUILD, __version__
from periplus.server.hall import Hall
from periplus.server.tally import Tally
from periplus.store import Store
from periplus.store.timings import BOUNDS, Timings

# Shown before there are any.
NO_CALLS = {(way, "sent"): 0 for way in ("push", "mail", "hook")}


class Metrics(Collector):
    """Everything that is counted, as Prometheus wants it. There is no hall until the server has started."""

    def __init__(self, tally: Tally, store: Store, hall: Callable[[], Hall | None]) -> None:
        self.tally = tally
        self.store = store
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily(
            "periplus_build", "The version that serves.", {"version": __version__, "rules": BUILD}
        )
        yield from self.of_requests()
        yield histogram(
            "periplus_commit_seconds", "Transactions of the store, by how long they took.", self.store.commits
        )
        hall = self.hall()
        if hall is not None:
            yield from of_hall(hall)

    def of_requests(self) -> Iterator[Metric]:
        tally = self.tally
        yield histogram(
            "periplus_click_seconds", "Clicks that were taken, from request to answer.", tally.clicks
        )
        yield GaugeMetricFamily("periplus_streams", "Event streams that are open.", tally.streams)
        answers = CounterMetricFamily("periplus_answers", "Requests answered, by status.", labels=["status"])
        for status, number in sorted(tally.answers.copy().items()):
            answers.add_metric([str(status)], number)
        yield answers
        refusals = CounterMetricFamily(
            "periplus_refusals", "Requests refused, by status and reason.", labels=["status", "reason"]
        )
        for (status, reason), number in sorted(tally.refusals.copy().items()):
            refusals.add_metric([str(status), reason], number)
        yield refusals


def of_hall(hall: Hall) -> Iterator[Metric]:
    workers = hall.workers
    yield GaugeMetricFamily("periplus_tables_in_memory", "Tables in memory.", hall.in_memory)
    if (free := hall.room.free) is not None:
        yield GaugeMetricFamily("periplus_disk_free_bytes", "Room on the disk of the store.", free)
    yield GaugeMetricFamily("periplus_bot_workers", "Processes in which bots think.", workers.workers)
    yield GaugeMetricFamily(
        "periplus_bot_queue",
        "Decisions and hints that wait for a worker.",
        len(workers.queue),
    )
    sent = CounterMetricFamily(
        "periplus_calls",
        "Attempts to call somebody to a table, by way and outcome.",
        labels=["way", "outcome"],
    )
    for (way, outcome), number in sorted((NO_CALLS | hall.calling.tally).items()):
        sent.add_metric([way, outcome], number)
    yield sent
    yield histogram(
        "periplus_bot_answer_seconds", "How long bots and hints were waited for.", workers.answers
    )
    yield histogram("periplus_bot_thinking_seconds", "How long of that a worker thought.", workers.thinking)


def histogram(name: str, what: str, timings: Timings) -> HistogramMetricFamily:
    """Timings as a histogram: how many took at most as long as each bound."""
    counts = list(timings.counts)
    buckets = [(str(bound), float(sum(counts[: at + 1]))) for at, bound in enumerate(BOUNDS)]
    return HistogramMetricFamily(name, what, [*buckets, ("+Inf", float(sum(counts)))], timings.total)


def registry(metrics: Metrics) -> CollectorRegistry:
    """These metrics with those of the process: memory, processor time, open files, collections of garbage."""
    made = CollectorRegistry()
    made.register(metrics)
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=made)
    return made


@contextmanager
def published(metrics: Metrics, host: str, port: int) -> Iterator[int]:
    """Answer GET /metrics at an address meanwhile; yields the port. Raises an OSError if it is taken."""
    server, thread = start_http_server(port, host, registry(metrics))
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
