"""What goes over the wire about people: open tables, reports, accounts and profiles."""

from typing import Literal

import msgspec

from periplus.server.wire import Data, Language, Seat
from periplus.store.tables import Experience

Reason = Literal["chat", "name", "play", "other"]


class OpenTable(msgspec.Struct, frozen=True):
    """A table that anybody may join. `experience` is what its host wishes for."""

    id: str
    game: str
    name: str
    language: Language
    clock: int
    bank: int
    increment: int
    experience: Experience
    hints: bool
    talk: bool
    created: float
    host: int
    seats: list[Seat]


class Lobby(msgspec.Struct, frozen=True):
    """The tables that anybody may join, the newest first."""

    tables: list[OpenTable]


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of mine, by the device on which it was made."""

    id: str
    name: str
    created: float


class Session(msgspec.Struct, frozen=True):
    """A browser in which I am signed in, and when it was last seen, to the day."""

    id: str
    device: str
    seen: float
    current: bool


class Account(msgspec.Struct, frozen=True):
    """My account; `rated` if I want ratings, and a profile that others can see under its id; `elsewhere` if
    it is known by who I am at the other server."""

    name: str
    profile: str
    rated: bool
    created: float
    elsewhere: bool
    passkeys: list[Passkey]
    sessions: list[Session]


class SignedIn(msgspec.Struct, frozen=True):
    """My account, null without one; how many games of this browser are not of any account; the recovery code,
    when it is new; and the name of another server where one can sign in too, empty if there is none."""

    account: Account | None
    games: int
    recovery: str | None
    provider: str


class Ceremony(msgspec.Struct, frozen=True):
    """What a browser needs for a passkey, WebAuthn's options as JSON, and the code to answer under."""

    ceremony: str
    options: Data


class Elsewhere(msgspec.Struct, frozen=True):
    """Where I say who I am."""

    address: str


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays: a helmsman has 1000; in 19 of 20 cases it is between `low` and `high`."""

    value: int
    low: int
    high: int
    games: int


class Grown(msgspec.Struct, frozen=True):
    """A rating after a game, and when that was."""

    at: float
    value: int
    low: int
    high: int


class Record(msgspec.Struct, frozen=True):
    """What somebody did in one game: how often they took each place, the first one first, and how often they
    left; how many goals they reached of how many, null where there are none; their rating, if they want one,
    as it grew, beside those of the bots."""

    game: str
    played: int
    left: int
    places: list[int]
    goals: list[int] | None
    rating: Rating | None
    history: list[Grown]
    bots: dict[str, int]


class Opponent(msgspec.Struct, frozen=True):
    """Somebody one has played with: how often, and how often one was ahead of them."""

    name: str
    games: int
    ahead: int


class Profile(msgspec.Struct, frozen=True):
    """What somebody has played. Only they see it, unless they want ratings."""

    name: str
    rated: bool
    since: float
    records: list[Record]
    opponents: list[Opponent]
