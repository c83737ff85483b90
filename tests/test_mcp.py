"""Tables for language models (MCP), met with the official client over both transports."""

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import httpx
import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp_types import TextContent, TextResourceContents

from periplus.games import GAMES
from periplus.server import mcp as door
from periplus.server.people import new_token
from tests.serving import QUICK, Person, serving

TOOLS = "list_games list_tables new_table sit_down leave look decide say rules".split()
PLIES = 2_000
CLICK = re.compile(r"^- (.*?) – ", re.MULTILINE)


@asynccontextmanager
async def over_http(address: str, token: str) -> AsyncIterator[Client]:
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60) as web,
        Client(streamable_http_client(f"{address}/mcp", http_client=web)) as client,
    ):
        yield client


@asynccontextmanager
async def over_stdio(address: str, home: Path, *args: str) -> AsyncIterator[Client]:
    server = ["--server", address] if address else []
    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "periplus", "mcp", *server, *args],
        env={**os.environ, "PERIPLUS_HOME": str(home)},
    )
    # A newer client first asks what the server speaks, and gives up after ten seconds: on a busy machine it
    # has hardly started by then. Over HTTP the tests speak as newer clients do.
    async with Client(stdio_client(command), mode="legacy") as client:
        yield client


async def call(client: Client, tool: str, **args: object) -> str:
    """What a tool answers; an AssertionError if it is an error."""
    answer = await client.call_tool(tool, args)
    told = text_of(answer.content)
    assert not answer.is_error, told
    return told


async def refused(client: Client, tool: str, **args: object) -> str:
    answer = await client.call_tool(tool, args)
    assert answer.is_error
    return text_of(answer.content)


def text_of(content: object) -> str:
    assert isinstance(content, list)
    (part,) = content
    assert isinstance(part, TextContent)
    return part.text


def clicks_in(told: str) -> list[str]:
    """The written forms of one's choices."""
    return CLICK.findall(told.partition("# Your choices")[2])


async def play(client: Client, table: str) -> str:
    """Click the last thing there is until the game is over, and tell how that was seen."""
    told = await call(client, "look", table=table, wait=20)
    for _ in range(PLIES):
        if ", over. " in told:
            return told
        if clicks := clicks_in(told):
            told = await call(client, "decide", table=table, click=clicks[-1])
        else:
            told = await call(client, "look", table=table, wait=20, since=0)
    raise AssertionError("the game never ended")


async def play_together(first: Client, second: Client, name: str) -> list[str]:
    """Two models and two bots finish a game: one makes the table, the other comes by its address."""
    seats = ["me", "open", "helmsman", "sailor"]
    made = await call(first, "new_table", game="ithaca", seats=seats, name="Ada")
    id = re.findall(r"^Table (\S+):", made)[0]
    assert "gathering" in made
    joined = await call(second, "sit_down", table=f"http://anywhere/t/{id}", name=name)
    assert f"1 {name} (you)" in joined
    return list(await asyncio.gather(play(first, id), play(second, id)))


async def over_the_net(address: str) -> list[str]:
    async with over_http(address, new_token()) as first, over_http(address, new_token()) as second:
        assert sorted(tool.name for tool in (await first.list_tools()).tools) == sorted(TOOLS)
        return await play_together(first, second, "Bea")


async def over_pipes(address: str, home: Path) -> list[str]:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(over_stdio(address, home))
        second = await stack.enter_async_context(over_stdio(address, home, "--player", "Bea"))
        assert sorted(tool.name for tool in (await first.list_tools()).tools) == sorted(TOOLS)
        return await play_together(first, second, "Bea")


def test_two_clients_and_two_bots_finish_a_game_over_http(address: str) -> None:
    ends = asyncio.run(over_the_net(address))
    assert all(re.search(r"Your rank: [1-4]\.", told) for told in ends)


def test_two_clients_and_two_bots_finish_a_game_over_stdio(address: str, tmp_path: Path) -> None:
    ends = asyncio.run(over_pipes(address, tmp_path))
    assert all(re.search(r"Your rank: [1-4]\.", told) for told in ends)


async def alone(home: Path) -> None:
    async with over_stdio("", home) as client:
        listed = await call(client, "list_games")
        assert all(f"{game}: " in listed for game in GAMES)
        made = await call(client, "new_table", game="journey", seats=["me", "helmsman"])
        id = re.findall(r"^Table (\S+):", made)[0]
        assert f"{id}: journey, running" in await call(client, "list_tables")
        told = await call(client, "look", table=id, wait=20)
        assert clicks_in(told)
        assert "# Your hand" in await call(client, "decide", table=id, click=clicks_in(told)[0])


def test_without_a_server_it_has_tables_of_its_own(tmp_path: Path) -> None:
    asyncio.run(alone(tmp_path))
    assert list(tmp_path.glob("*.token")) == []


async def come_back(address: str, home: Path) -> None:
    async with over_stdio(address, home, "--player", "Ada") as client:
        await call(client, "new_table", game="ithaca", seats=["me", "open"])
    async with over_stdio(address, home, "--player", "Ada") as client:
        assert "ithaca, gathering" in await call(client, "list_tables")
    async with over_stdio(address, home, "--player", "Bea") as client:
        assert await call(client, "list_tables") == "You have no seat at any table."


def test_a_player_who_comes_again_has_the_same_seats(address: str, tmp_path: Path) -> None:
    asyncio.run(come_back(address, tmp_path))
    assert {path.stat().st_mode & 0o777 for path in tmp_path.glob("*.token")} == {0o600}


def test_a_model_is_told_what_the_api_tells_its_seat_and_no_more(address: str) -> None:
    """The hidden cards of whoever sits beside it are in no answer, whatever it asks."""

    async def ask_everything(address: str, id: str, token: str) -> list[str]:
        async with over_http(address, token) as client:
            log = await client.read_resource(f"periplus://tables/{id}/log")
            assert isinstance(log.contents[0], TextResourceContents)
            return [log.contents[0].text, await call(client, "look", table=id, since=0)]

    token = new_token()
    with ExitStack() as stack:
        ada, bea, cleo = [stack.enter_context(closing(Person(address))) for _ in range(3)]
        table = ada.make("ulysses", "me", "open", "sailor")
        bea.web.cookies.set("periplus", token)
        bea.join(table)
        log, told = asyncio.run(ask_everything(address, table["id"], token))
        watching, stranger = asyncio.run(ask_everything(address, table["id"], new_token()))
        own = [line["text"] for line in bea.log(table["id"])]
        open_to_all = [line["text"] for line in cleo.log(table["id"])]
    assert all(line in log and line in told for line in own)
    assert all(line.split(" ×")[0] in own for line in log.splitlines())
    assert all(line.split(" ×")[0] in open_to_all for line in watching.splitlines())
    assert "You have no seat: you are watching." in stranger
    assert "# Your hand" in told
    assert "# Your hand" not in stranger


async def misplay(address: str) -> None:
    async with AsyncExitStack() as stack:
        ada, bea, cleo = [await stack.enter_async_context(over_http(address, new_token())) for _ in range(3)]
        made = await call(ada, "new_table", game="ithaca", seats=["me", "open"])
        id = re.findall(r"^Table (\S+):", made)[0]
        assert "You are not to decide now." in await refused(ada, "decide", table=id, click="keep")
        await call(bea, "sit_down", table=id)
        assert "every seat at this table is taken" in await refused(cleo, "sit_down", table=id)
        assert "only somebody who has a seat" in await refused(cleo, "say", table=id, text="hello")
        assert "there is no table with this id" in await refused(cleo, "look", table="nowhere")
        assert "neither the id of a table" in await refused(cleo, "look", table="../games")
        assert "expected one of" in await refused(cleo, "new_table", game="chess", seats=["me"])
        told = [await call(each, "look", table=id) for each in (ada, bea)]
        mover = ada if clicks_in(told[0]) else bea
        error = await refused(mover, "decide", table=id, click="I pass, I think")
        assert "is not a click that you can make now; expected one of keep" in error
        assert await call(bea, "say", table=id, text="Good luck!") == "Said."
        assert "Good luck!" in await call(ada, "look", table=id)
        assert "(I-50)" in await call(cleo, "rules", game="ithaca")
        assert await call(cleo, "rules", game="ithaca", rule="i-2") == (
            await call(cleo, "rules", game="ithaca", rule="I-2")
        )
        assert "has no rule 'I-999'" in await refused(cleo, "rules", game="ithaca", rule="I-999")
        page = await cleo.read_resource("periplus://rules/ithaca")
        assert isinstance(page.contents[0], TextResourceContents)
        assert page.contents[0].text == await call(cleo, "rules", game="ithaca")


def test_what_cannot_be_done_is_told_in_a_sentence(address: str) -> None:
    asyncio.run(misplay(address))


async def hand_over(address: str, link: str) -> str:
    async with over_http(address, new_token()) as client:
        return await call(client, "sit_down", table=link)


def test_a_link_to_a_seat_lets_a_model_play_for_its_owner(address: str) -> None:
    with closing(Person(address)) as ada:
        table = ada.make("ithaca", "me", "helmsman", player="Ada")
        code = ada.post(f"/tables/{table['id']}/device")["code"]
        told = asyncio.run(hand_over(address, f"{address}/device/{code}"))
    assert "0 Ada (you)" in told


# ---- the door ----

BODY = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
ACCEPT = {"accept": "application/json, text/event-stream"}


def bearer(token: str) -> dict[str, str]:
    return {**ACCEPT, "authorization": f"Bearer {token}"}


@pytest.mark.parametrize("token", ["", "Bearer", "Bearer x", f"Basic {'a' * 43}", f"Bearer {'a' * 42}é"])
def test_without_a_token_of_the_right_length_nothing_is_answered(address: str, token: str) -> None:
    headers = httpx.Headers({**ACCEPT, "authorization": token} if token else ACCEPT, "latin-1")
    answer = httpx.post(f"{address}/mcp", json=BODY, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (401, "no_token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_the_guard_stands_before_it(address: str) -> None:
    asked = [
        httpx.post(f"{address}/mcp", json=BODY, headers={**bearer(new_token()), **more})
        for more in ({}, {"host": "evil.example"}, {"origin": "http://evil.example"})
    ]
    assert [answer.status_code for answer in asked] == [200, 421, 403]
    assert asked[0].headers["cache-control"] == "no-store"
    assert httpx.get(f"{address}/mcp", headers=bearer(new_token())).status_code == 405
    large = httpx.post(f"{address}/mcp", content=b"x" * 300_000, headers=bearer(new_token()))
    assert large.status_code == 413


def test_what_tools_ask_counts_like_any_other_request(tmp_path: Path) -> None:
    """Whoever may make two tables at once can make no third by asking a tool."""

    async def make_tables(address: str) -> list[str]:
        async with over_http(address, new_token()) as client:
            for _ in range(2):
                await call(client, "new_table", game="ithaca", seats=["me", "open"])
            return [await refused(client, "new_table", game="ithaca", seats=["me", "open"])]

    with serving(tmp_path, replace(QUICK, day_tables=2)) as address:
        (told,) = asyncio.run(make_tables(address))
    assert "too many new tables for one day" in told


def test_without_the_extra_everything_else_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "find_spec", {"mcp": None}.get)
    with serving(tmp_path) as address, closing(Person(address)) as person:
        answer = httpx.post(f"{address}/mcp", json=BODY, headers=bearer(new_token()))
        assert person.make("ithaca", "me", "helmsman")["status"] == "running"
    assert (answer.status_code, answer.json()["message"]) == (404, door.MISSING)


def test_a_server_does_not_load_the_sdk_before_it_is_wanted() -> None:
    code = "import sys, periplus.server.service; print([name for name in sys.modules if name == 'mcp'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "[]\n"


def test_a_wait_ends_when_it_is_ones_turn(address: str) -> None:
    with closing(Person(address)) as ada:
        table = ada.make("ithaca", "me", "helmsman")
        assert ada.get(f"/tables/{table['id']}?wait=20")["choices"]
        ada.get(f"/tables/{table['id']}?wait=31", expect=400)
        began = time.monotonic()
        assert not ada.get(f"/tables/{ada.make('ithaca', 'me', 'open')['id']}?wait=0.2")["choices"]
        assert time.monotonic() - began >= 0.2


def test_a_wait_counts_as_a_stream(tmp_path: Path) -> None:
    with serving(tmp_path, replace(QUICK, client_streams=1)) as address, closing(Person(address)) as ada:
        id = ada.make("ithaca", "me", "open")["id"]
        with ada.stream(id) as stream:
            stream.next()
            assert ada.get(f"/tables/{id}?wait=20", expect=429)["error"] == "too_many"
            ada.get(f"/tables/{id}?wait=0")
