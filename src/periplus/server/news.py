"""What servers that share their tables tell each other: a line for each piece of news."""

from typing import TypeAlias

import msgspec

LONGEST = 2_000  # letters of a line: what takes more is read from the store instead


class Made(msgspec.Struct, array_like=True, frozen=True):
    """Decisions that were all that was new, but for the time: with them, others need not read the store."""

    ply: int
    codes: list[int]
    public: bool
    seat: int


class Changed(msgspec.Struct, array_like=True, tag="changed", frozen=True):
    """A table has a new version. Without what was made, it has to be read."""

    id: str
    version: int
    owner: str | None
    changed: float
    made: Made | None


class Owned(msgspec.Struct, array_like=True, tag="owned", frozen=True):
    """A table has a new version in which nothing is new, but which server sees to it."""

    id: str
    version: int
    owner: str


class Watched(msgspec.Struct, array_like=True, tag="watched", frozen=True):
    """How many watch a table at the server that says so, by viewer, of all who do."""

    id: str
    counts: dict[int, int]


class Wished(msgspec.Struct, array_like=True, tag="wished", frozen=True):
    """Whether somebody wants a bot to play a seat whose player is away."""

    id: str
    about: int
    seat: int
    wanted: bool


class Asked(msgspec.Struct, array_like=True, tag="asked", frozen=True):
    """A server wants to know who watches a table elsewhere."""

    id: str


class Opened(msgspec.Struct, array_like=True, tag="opened", frozen=True):
    """Anybody may join a table from now on."""

    id: str


News: TypeAlias = Changed | Owned | Watched | Wished | Asked | Opened
_DECODER = msgspec.json.Decoder(News)


def line_of(news: News) -> str:
    line = msgspec.json.encode(news).decode()
    if len(line) > LONGEST and isinstance(news, Changed):
        return line_of(Changed(news.id, news.version, news.owner, news.changed, None))
    return line


def heard(payload: str) -> tuple[str, list[News]]:
    """The server that tells, and what; of a line that we don't understand a newer server may know more."""
    server, *lines = payload.split("\n")
    found: list[News] = []
    for line in lines:
        try:
            found.append(_DECODER.decode(line))
        except msgspec.DecodeError:
            continue
    return server, found
