"""Tables for language models, by the Model Context Protocol: an MCP server over the API of a table server.

It says nothing that the API does not tell whoever has the same token, and decides nothing by itself. The SDK
is the extra `mcp`: nothing else imports this module.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import httpx2
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from pydantic import Field

from periplus import __version__
from periplus.research.table_words import asked_of, games_told, log_told, tables_told
from periplus.text.reading import Choice, Misread, read_answer
from periplus.text.shelf import unplaced

Json = dict[str, Any]

LINES = 30  # of the log that come with a look, if nobody says from where
LONGEST_WAIT = 25  # seconds: proxies close what says nothing for a minute
LINK = re.compile(r"(?:.*/)?(t|device)/([\w-]+)/?")  # the address of a table, or of a seat at it

INSTRUCTIONS = """\
Periplus is a table for board games. Sit down at a table with sit_down (somebody gives you its address), or
make one with new_table. Then, until the game is over: look (with wait, so that it answers when it is your
turn), think, and decide with the written form of one of your choices. Read the rules first: rules(game).
You are told what your seat knows, and no more."""

Table = Annotated[str, Field(description="the id of a table, or its address")]
Language = Annotated[str, Field(description="en, it, fr or de")]
Wait = Annotated[
    int, Field(ge=0, le=LONGEST_WAIT, description="seconds to wait at most until you are to decide")
]


class Refusal(Exception):
    """The table server said no: a message for whoever asked, and what more it said."""

    def __init__(self, message: str, said: Json) -> None:
        super().__init__(message)
        self.said = said


class Api:
    """The API of a table server, asked as the holder of a token."""

    def __init__(self, web: httpx2.AsyncClient) -> None:
        self.web = web

    async def get(self, path: str, **query: str | int) -> Any:
        return self._told(await self._ask("GET", path, params=query))

    async def post(self, path: str, **body: object) -> Any:
        return self._told(await self._ask("POST", path, json=body))

    async def _ask(self, method: str, path: str, **how: Any) -> httpx2.Response:
        try:
            return await self.web.request(method, f"/api{path}", **how)
        except httpx2.HTTPError as error:
            why = str(error) or type(error).__name__
            raise Refusal(f"the table server does not answer: {why}", {}) from None

    def _told(self, answer: httpx2.Response) -> Any:
        if answer.status_code == 204:
            return None
        try:
            said = answer.json()
        except ValueError:
            raise Refusal(f"the table server answers with status {answer.status_code}", {}) from None
        if answer.is_success:
            return said
        raise Refusal(str(said.get("message", answer.status_code)), said)


Connect = Callable[[Context], Api]  # the API for whoever asks


def make_server(connect: Connect, player: str) -> MCPServer:
    """The tools and resources; `player` is the name at the table of who tells none."""
    quiet_root()
    server = MCPServer(
        "periplus", title="Periplus", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    add_tables(server, connect, player)
    add_play(server, connect)
    add_rules(server, connect)
    return server


def quiet_root() -> None:
    """The SDK sets up the logging of the whole program, unless somebody has done that."""
    root = logging.getLogger()
    if not root.handlers:
        root.addHandler(logging.NullHandler())


def add_tables(server: MCPServer, connect: Connect, player: str) -> None:
    """Finding a table, and a seat at it."""

    @server.tool(structured_output=False)
    async def list_games(ctx: Context, language: Language = "en") -> str:
        """The games of this server, with the number of seats, the bots that play them and their options."""
        return games_told(await asked(connect(ctx).get("/games", lang=language)))

    @server.tool(structured_output=False)
    async def list_tables(ctx: Context, language: Language = "en") -> str:
        """The tables at which you have a seat, and whether it is your turn. Others are found by address."""
        return tables_told(await asked(connect(ctx).get("/tables", lang=language)))

    @server.tool(structured_output=False)
    async def new_table(
        ctx: Context,
        game: str,
        seats: Annotated[
            list[str],
            Field(description="for each seat: me, open (for whoever you tell the id), or the level of a bot"),
        ],
        name: Annotated[str, Field(description="your name at the table")] = player,
        language: Language = "en",
    ) -> str:
        """Make a table and take the seat that is me. With no seat open, the game begins at once."""
        api = connect(ctx)
        table = await asked(api.post("/tables", game=game, seats=seats, player=name, language=language))
        return await told_now(api, table, language)

    @server.tool(structured_output=False)
    async def sit_down(
        ctx: Context,
        table: Table,
        name: Annotated[str, Field(description="your name at the table")] = player,
        seat: Annotated[int | None, Field(description="the number of the seat; any that is open")] = None,
        language: Language = "en",
    ) -> str:
        """Take an open seat at a table. A link to a seat (…/device/…) gives you the seat of its owner."""
        api = connect(ctx)
        kind, id = place_of(table)
        if kind == "device":
            found = await asked(api.post("/devices", code=id))
        else:
            wanted: Json = {} if seat is None else {"seat": seat}
            found = await asked(api.post(f"/tables/{id}/join", player=name, **wanted))
        return await told_now(api, found, language)

    @server.tool(structured_output=False)
    async def leave(ctx: Context, table: Table) -> str:
        """Give up your seat for good: a bot takes it, or before the game it is open again."""
        await asked(connect(ctx).post(f"/tables/{id_of(table)}/leave"))
        return "You have left the table."


def add_play(server: MCPServer, connect: Connect) -> None:
    """Looking and deciding."""

    @server.tool(structured_output=False)
    async def look(
        ctx: Context,
        table: Table,
        wait: Wait = 0,
        since: Annotated[int | None, Field(ge=0, description="the first line of the log to tell")] = None,
        language: Language = "en",
    ) -> str:
        """The table as your seat sees it: what happened, the position, what you are asked, your choices."""
        api = connect(ctx)
        found = await asked(api.get(f"/tables/{id_of(table)}", lang=language, wait=wait))
        return await told_now(api, found, language, since)

    @server.tool(structured_output=False)
    async def decide(
        ctx: Context,
        table: Table,
        click: Annotated[
            str, Field(description="one of your choices in its written form, such as: propose dido")
        ],
        language: Language = "en",
    ) -> str:
        """Make one click. A choice may take several: you are told what is asked next."""
        api, id = connect(ctx), id_of(table)
        before = await asked(api.get(f"/tables/{id}", lang=language))
        code = click_of(before, click)
        try:
            await api.post(f"/tables/{id}/decisions", ply=before["ply"], code=code)
        except Refusal as refused:
            raise ToolError(f"{refused} Look at the table again.") from None
        after = await asked(api.get(f"/tables/{id}", lang=language))
        return await told_now(api, after, language, before["log_from"] + len(before["log"]))

    @server.tool(structured_output=False)
    async def say(ctx: Context, table: Table, text: str) -> str:
        """Say something to everybody at the table."""
        await asked(connect(ctx).post(f"/tables/{id_of(table)}/chat", text=text))
        return "Said."

    @server.resource("periplus://tables/{table}/log", mime_type="text/plain", title="The log of a table")
    async def log(ctx: Context, table: str) -> str:
        """All that has happened at a table, as your seat may know it."""
        api, lines = connect(ctx), list[Json]()
        while True:
            page = await read(api.get(f"/tables/{id_of(table)}/log", log_from=len(lines)))
            lines += page["log"]
            if len(lines) >= page["lines"] or not page["log"]:
                return log_told(lines)


def add_rules(server: MCPServer, connect: Connect) -> None:
    """The rules, as a tool and as a resource: not every client reads resources."""

    @server.tool(structured_output=False)
    async def rules(
        ctx: Context,
        game: str,
        rule: Annotated[str, Field(description="the id of one rule, such as U-62; all of them without")] = "",
        language: Language = "en",
    ) -> str:
        """The rules of a game; or what one of them says, by the id that texts refer to."""
        book = await asked(connect(ctx).get(f"/rules/{game}", lang=language))
        if not rule:
            return unplaced(book["markdown"])
        if rule.upper() not in book["statements"]:
            raise ToolError(f"{game} has no rule {rule!r}; they are called {', '.join(book['statements'])}")
        return str(book["statements"][rule.upper()])

    @server.resource("periplus://rules/{game}", mime_type="text/markdown", title="The rules of a game")
    async def rulebook(ctx: Context, game: str) -> str:
        """The rules of a game, in English."""
        return unplaced((await read(connect(ctx).get(f"/rules/{game}")))["markdown"])


# ---- what the tools share ----


async def asked(answer: Awaitable[Any]) -> Any:
    """What the API answers a tool; a refusal is told to the model."""
    try:
        return await answer
    except Refusal as refused:
        raise ToolError(str(refused)) from None


async def read(answer: Awaitable[Any]) -> Any:
    """The same for a resource."""
    try:
        return await answer
    except Refusal as refused:
        raise ResourceError(str(refused)) from None


def place_of(address: str) -> tuple[str, str]:
    """Whether an address leads to a table (t) or to a seat at one (device), and its id there."""
    found = LINK.fullmatch(address.strip())
    return (found[1], found[2]) if found else ("t", id_of(address))


def id_of(table: str) -> str:
    """The id of a table, of which somebody may have given the address."""
    found = LINK.fullmatch(table.strip())
    id = found[2] if found and found[1] == "t" else table.strip()
    if not re.fullmatch(r"[\w-]{1,64}", id):
        raise ToolError(f"{table[:60]!r} is neither the id of a table nor its address")
    return id


def click_of(table: Json, click: str) -> int:
    """The code of a written click; an error tells the legal ones."""
    choices = [Choice(each["code"], each["written"], each["text"]) for each in table["choices"]]
    if not choices:
        raise ToolError(f"You are not to decide now. {table['question']['headline']}")
    code = read_answer(click, choices)
    if isinstance(code, Misread):
        legal = ", ".join(choice.written for choice in choices)
        raise ToolError(f"{click[:60]!r} is not a click that you can make now; expected one of {legal}")
    return code


async def told_now(api: Api, table: Json, language: str, since: int | None = None) -> str:
    """The table in words, with its log from a line on; without one, with the last lines."""
    lines = table["log_from"] + len(table["log"])
    start = max(0, lines - LINES) if since is None else since
    log = table["log"][max(0, start - table["log_from"]) :]
    if start < table["log_from"]:
        log = (await asked(api.get(f"/tables/{table['id']}/log", lang=language, log_from=start)))["log"]
    sections: list[Json] = []
    if table["status"] != "gathering":
        sections = (await asked(api.get(f"/tables/{table['id']}/words", lang=language)))["sections"]
    return asked_of(table, sections, log, lines)
