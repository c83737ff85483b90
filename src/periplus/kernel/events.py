"""What happened, as facts in ints: the text layer puts them into words, each viewer sees only its share."""

from typing import Final

from mypy_extensions import i64

UNSEEN: Final = -1
EVERYONE: Final = -1


class EventKind:
    """A kind of fact: its name, the type of each argument, and which arguments may be secret."""

    def __init__(self, name: str, args: list[tuple[str, str]], secret: list[str] | None = None) -> None:
        self.name = name
        self.args = args
        self.secret: list[str] = secret if secret is not None else []

    def __repr__(self) -> str:
        told = [f"{name} (may be secret)" if name in self.secret else name for name, _ in self.args]
        return f"<EventKind {self.name}: {', '.join(told)}>" if told else f"<EventKind {self.name}>"


class Event:
    """One fact. The seats in `audience` (a bit mask) see its secret arguments, the others see UNSEEN."""

    def __init__(self, kind: int, audience: int, values: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values

    def __repr__(self) -> str:
        return f"Event(kind={self.kind}, audience={self.audience}, values={self.values})"

    def seen_by(self, viewer: int, kinds: list[EventKind]) -> "Event":
        """The fact as this seat, or a spectator (any negative number), may know it."""
        kind = kinds[self.kind]
        if not kind.secret or self.audience == EVERYONE or (viewer >= 0 and self.audience >> viewer & 1):
            return self
        names = [name for name, _ in kind.args]
        values = [
            UNSEEN if name in kind.secret else value for name, value in zip(names, self.values, strict=True)
        ]
        return Event(self.kind, self.audience, values)

    def as_list(self) -> list[int]:
        return [self.kind, *self.values]


class Log:
    """Gathers the facts of a decision. A silent log only counts them: play-outs run with one."""

    def __init__(self, kinds: list[EventKind] | None = None) -> None:
        self.listening: bool = kinds is not None
        self.kinds: list[EventKind] = kinds if kinds is not None else []
        self.events: list[Event] = []
        self.told: i64 = 0

    def __repr__(self) -> str:
        return f"<Log: {int(self.told)} facts{'' if self.listening else ', silent'}>"

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """A fact for everyone."""
        self.told += 1
        if self.listening:
            self._note(kind, EVERYONE, a, b, c, d)

    def whisper(self, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """A fact whose secret arguments only these seats learn."""
        self.told += 1
        if self.listening:
            self._note(kind, audience, a, b, c, d)

    def _note(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        values: list[int] = [int(a), int(b), int(c), int(d)]
        self.events.append(Event(int(kind), int(audience), values[: len(self.kinds[int(kind)].args)]))


SILENT: Final = Log()
