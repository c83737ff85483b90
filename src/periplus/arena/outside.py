"""Bots that are other programs, asked in JSON over stdin and stdout or by HTTP: a question for each click."""

import atexit
import json
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from itertools import count
from typing import Any, Final
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from periplus.bots.bot import Bot
from periplus.kernel.chance import Chance
from periplus.kernel.errors import ArenaError
from periplus.kernel.game import Code, Game
from periplus.kernel.knowledge import ANY_GUESS, Knowledge
from periplus.kernel.notation import write_click

PROTOCOL: Final = 1
THINK: Final = 60.0  # seconds for an answer
SHOWN: Final = 200  # characters of a wrong one
HERE: Final = ("localhost", "127.0.0.1", "::1")
NUMBERS: Final = count(1)  # of the games of this process

Json = dict[str, Any]


class Outside(Bot):
    """Puts what a seat knows into a message, and finds the click in the answer."""

    def __init__(self, name: str, game: Game, options: dict[str, object], seed: int) -> None:
        self.name = name
        self.game = game
        self.options = options
        self.seed = seed
        self.number = 0

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def ask(self, message: Json) -> Json:
        raise NotImplementedError

    def choose(self, knowledge: Knowledge) -> Code:
        if not self.number:
            self.number = next(NUMBERS)
            self.ask(self.beginning(knowledge))
        legal = knowledge.legal()
        answer = self.ask(self.question(knowledge, legal))
        code = answer.get("code")
        if type(code) is not int or code not in legal:
            offered = ", ".join(map(str, legal))
            raise ArenaError(f'{self.name}: expected {{"code": …}} with one of {offered}, not {cut(answer)}')
        return code

    def beginning(self, knowledge: Knowledge) -> Json:
        """The first message of a game: what stays the same. Its answer may be anything."""
        seats = int(knowledge.seats)
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "number": self.number,
            "game": self.game.name,
            "rules": self.game.rules,
            "options": self.game.complete(seats, self.options),
            "seats": seats,
            "seat": int(knowledge.seat),
            "seed": self.seed,
            "contents": knowledge.guess(Chance(ANY_GUESS)).contents(),
        }

    def question(self, knowledge: Knowledge, legal: list[Code]) -> Json:
        """What the seat sees, all it was ever told, and what it may click."""
        alike = knowledge.guess(Chance(ANY_GUESS))
        return {
            "type": "choose",
            "number": self.number,
            "seat": int(knowledge.seat),
            "view": knowledge.view(),
            "facts": [self.fact(values) for values in knowledge.facts],
            "choices": [{"code": code, "written": write_click(self.game, alike, code)} for code in legal],
        }

    def fact(self, values: list[int]) -> Json:
        kind = self.game.events[values[0]]
        told = dict(zip([name for name, _ in kind.args], values[1:], strict=True))
        return {"fact": kind.name, **told}

    def understood(self, line: bytes | str) -> Json:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise ArenaError(f"{self.name}: expected a JSON object, not {cut(line)}")
        return answer


class Program(Outside):
    """A command: a question is a line on its stdin, the answer the next line on its stdout."""

    def ask(self, message: Json) -> Json:
        return self.understood(running(self.name).ask(json.dumps(message)))


class Remote(Outside):
    """An address: a question is the body of a POST, the answer that of the response."""

    def ask(self, message: Json) -> Json:
        own = ProxyHandler({}) if urlsplit(self.name).hostname in HERE else ProxyHandler()
        request = Request(self.name, json.dumps(message).encode(), {"Content-Type": "application/json"})
        try:
            with build_opener(own).open(request, timeout=THINK) as answer:
                return self.understood(answer.read())
        except (URLError, OSError) as error:
            raise ArenaError(f"{self.name}: {getattr(error, 'reason', None) or error}") from None


class Running:
    """A command that runs, for all games of this process that it plays in."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except (OSError, ValueError) as error:
            raise ArenaError(f"{command}: {error}") from None
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def ask(self, line: str) -> str:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answer = self.lines.get(timeout=THINK)
        except queue.Empty:
            raise ArenaError(f"{self.command}: no answer within {THINK:g} seconds") from None
        except OSError:
            answer = ""
        if not answer:
            raise ArenaError(f"{self.command}: it ended, with code {self.process.wait()}")
        return answer

    def close(self) -> None:
        """Let it end: it hears that there are no more questions."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        self.process.kill()
        self.process.wait()


RUNNING: Final[dict[str, Running]] = {}


def running(command: str) -> Running:
    """The process of a command, started when it is first wanted; it ends when its stdin does."""
    if command not in RUNNING:
        RUNNING[command] = Running(command)
        atexit.register(RUNNING[command].close)
    return RUNNING[command]


def cut(answer: object) -> str:
    text = answer.decode(errors="replace") if isinstance(answer, bytes) else str(answer).strip()
    return repr(text[:SHOWN])
