"""The same games on a Ray cluster. Ray is an optional extra: it is imported only when it is asked for."""

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from periplus.arena.plan import Plan, Played, play_some
from periplus.kernel.errors import ArenaError, OptionError

LOCAL = "local"  # a cluster of this machine alone, for as long as the games take
TASK = 20  # games: handing out fewer at once costs more than it gains
SHARE = 4  # tasks for each processor, so that all finish at about the same time


def play_on_ray(
    plan: Plan, numbers: list[int], with_records: bool, address: str, processes: int
) -> Iterator[list[Played]]:
    """The games of these numbers, a task at a time, as they end. Every machine must have Periplus."""
    ray = connect(address, processes)  # it stays connected, so that the next games need not wait for it
    try:
        play = ray.remote(play_some)
        size = max(TASK, len(numbers) // (SHARE * max(1, int(ray.cluster_resources().get("CPU", 1)))))
        waiting = [
            play.remote(plan, numbers[at : at + size], with_records) for at in range(0, len(numbers), size)
        ]
        while waiting:
            (done,), waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(done)
    except ray.exceptions.RayError as error:
        ray.shutdown()
        raise ArenaError(f"the cluster failed: {str(error).strip().splitlines()[-1]}") from None
    except BaseException:
        ray.shutdown()  # this also ends the tasks that still run
        raise


def connect(address: str, processes: int) -> Any:
    """Ray itself, connected to a cluster, or an error that says what to do."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report each run to its makers
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise OptionError("--ray needs Ray: pip install 'periplus[ray]'") from None
    if ray.is_initialized():
        return ray
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        # Without "local", Ray would join a cluster that happens to run here.
        settings |= {"address": LOCAL, "num_cpus": processes, "include_dashboard": False}
    else:
        settings |= {"address": address}
    try:
        ray.init(**settings)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ArenaError(f"no Ray cluster at {address!r}: {str(error).strip().splitlines()[0]}") from None
    return ray
