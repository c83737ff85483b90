"""What docs/api.md and the OpenAPI document say of the API is what the API does."""

import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import validator_for

from periplus.games import GAMES, KITS
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.game import NOBODY, SPECTATOR
from periplus.kernel.playout import random_click
from periplus.server.app import make_app
from periplus.server.settings import Settings
from periplus.store import Store
from tests.serving import Person, serving

PAGE = (Path(__file__).parents[1] / "docs" / "api.md").read_text("utf-8")
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def play() -> Callable[[str, str], int]:
    space: dict[str, Any] = {"__name__": "example"}
    exec(compile(EXAMPLE, "docs/api.md", "exec"), space)
    function: Callable[[str, str], int] = space["play"]
    return function


def test_somebodys_own_bot_joins_a_table_and_plays_to_the_end(tmp_path: Path) -> None:
    assert EXAMPLE.count("\n") <= 45
    with serving(tmp_path) as address:
        ada = Person(address)
        table = ada.make("ithaca", "me", "open", player="Ada")
        link = f"{address}/t/{table['id']}"
        points: list[int] = []
        bot = threading.Thread(target=lambda: points.append(play()(link, "Robot")))
        bot.start()
        while (table := ada.table(table["id"]))["status"] != "over":
            if table["choices"]:
                ada.click(table, table["choices"][0]["code"])
        bot.join(10)
        assert table["seats"][1]["name"] == "Robot"
        assert points == [table["result"]["scores"][1]]
        ada.close()


def documented(tmp_path: Path) -> dict[str, Any]:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    document = make_app(store, Settings()).openapi()
    store.close()
    return document


def test_every_request_is_in_the_page_about_the_api(tmp_path: Path) -> None:
    for path in documented(tmp_path)["paths"]:
        written = (
            path.replace("{id}", "ID")
            .replace("{ply}", "N")
            .replace("{game}", "GAME")
            .replace("{name}", "NAME")
            .replace("{code}", "CODE")
        )
        short = re.sub(r"^/api/(tables/ID|rules/GAME)", "…", written)
        assert f"{written}`" in PAGE or f"{short}`" in PAGE, written


def test_every_answer_is_described(tmp_path: Path) -> None:
    document = documented(tmp_path)
    schemas = document["components"]["schemas"]
    for path, operations in document["paths"].items():
        for operation in operations.values():
            answers = operation["responses"]
            assert any(status.startswith("2") for status in answers), path
            for reference in re.findall(r"#/components/schemas/(\w+)", str(operation)):
                assert reference in schemas, f"{path}: {reference}"


@pytest.mark.parametrize("name", [name for name, kit in KITS.items() if kit.has("view")])
def test_a_view_has_the_fields_that_are_described_and_no_others(name: str, tmp_path: Path) -> None:
    schemas = documented(tmp_path)["components"]["schemas"]
    closed = {title: {**schema, "additionalProperties": False} for title, schema in schemas.items()}
    components = {"components": {"schemas": closed}}
    view, contents = (
        validator_for({"$ref": f"#/components/schemas/{KITS[name].load(facet).__name__}", **components})
        for facet in ("view", "contents")
    )
    state, chance = GAMES[name].start(GAMES[name].seats[0], {}), Chance(3)
    contents.validate(state.contents())
    while state.seat != NOBODY:
        for viewer in {SPECTATOR, 0, max(0, int(state.seat))}:
            view.validate(state.view(viewer))
        state.apply(random_click(state, Choices(), chance))
