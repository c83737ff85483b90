"""The API under random requests, as its own description has them: it never fails, and answers as it says.

Nobody in particular asks, or somebody who has a seat at a table that gathers, runs, or is over.
"""

import random
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from periplus.server.app import make_app
from periplus.store import Store
from tests.serving import QUICK, Person, serving

EXAMPLES = 10
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

with closing(Store("sqlite://")) as nothing:
    DOCUMENT = make_app(nothing, QUICK).openapi()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT).exclude(path_regex="/stream$")
pytestmark = pytest.mark.filterwarnings(
    "ignore:Do not use the `random` module inside strategies:hypothesis.errors.HypothesisDeprecationWarning"
)


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with serving(tmp_path_factory.mktemp("store")) as address:
        person = Person(address)
        yield person
        person.close()


@pytest.fixture(scope="module")
def tables(player: Person) -> list[str]:
    """Tables that gather, run, and are over."""
    gathering = player.make("ulysses", "me", "open", "open")
    running = player.make("journey", "me", "sailor")
    over = player.play_on(player.make("ithaca", "me", "sailor"))
    return [table["id"] for table in (gathering, running, over)]


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_random_requests_are_answered_as_described(
    case: schemathesis.Case[Any], player: Person, tables: list[str]
) -> None:
    rng = random.Random(repr((case.path_parameters, case.query, case.body)))
    if "id" in case.path_parameters and rng.random() < 0.8:
        case.path_parameters["id"] = rng.choice(tables)
    headers = {"Cookie": f"periplus={player.web.cookies['periplus']}"} if rng.random() < 0.8 else {}
    case.call_and_validate(base_url=str(player.web.base_url), headers=headers, checks=CHECKS)
