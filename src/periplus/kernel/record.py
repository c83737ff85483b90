"""Records of games: `*.voyage` files, JSON. The dealer's decisions are in the list, so no seed is needed."""

import hashlib
import json
import os
import re
import reprlib
from pathlib import Path
from typing import Final

from periplus.kernel.errors import IllegalClick, PeriplusError, RecordError
from periplus.kernel.fork import TRUTH, Fork, taken_up
from periplus.kernel.game import DEALER, Game
from periplus.kernel.notation import write_click
from periplus.kernel.seal import SECRET_BYTES, seal_of, sealed_draw
from periplus.kernel.voyage import Voyage

FORMAT: Final = 1
FIELDS: Final[dict[str, str]] = {
    "format": "a whole number",
    "game": "a string",
    "rules": "a whole number",
    "options": "an object",
    "seats": "a list of names",
    "decisions": "a list of whole numbers",
    "result": "an object or null",
    "seal": "a string or null",
    "secret": "a string or null",
    "digest": "a string",
}
FORK: Final = "fork"  # the field that only the record of a fork has
FORK_FIELDS: Final[dict[str, str]] = {
    "before": "a list of whole numbers",
    "seat": "a whole number or null",
    "position": "a list of whole numbers",
    "seal": "a string",
    "beginning": "a list of whole numbers",
}
# Not allowed in names: escape codes would reach the terminal, and lone surrogates fit in no file.
CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


def record_of(voyage: Voyage, with_secret: bool) -> dict[str, object]:
    """A game as data. While it runs, its secret tells the cards to come: only whoever deals may have it."""
    data: dict[str, object] = {
        "format": FORMAT,
        "game": voyage.game.name,
        "rules": voyage.game.rules,
        "options": voyage.options,
        "seats": voyage.seats,
        "decisions": voyage.decisions,
        "result": voyage.state.result().as_data() if voyage.over else None,
        "seal": seal_of(voyage.secret) if voyage.secret is not None else None,
        "secret": voyage.secret.hex() if voyage.secret is not None and with_secret else None,
    }
    if voyage.fork is not None:
        data[FORK] = fork_data(voyage.fork)
    data["digest"] = digest_of(data)
    return data


def fork_data(fork: Fork) -> dict[str, object]:
    """Where a game took up another one, as data; no seat stands for the truth."""
    return {
        "before": fork.before,
        "seat": None if fork.seat == TRUTH else fork.seat,
        "position": list(fork.position),
        "seal": fork.seal,
        "beginning": list(fork.beginning),
    }


def digest_of(data: dict[str, object]) -> str:
    """A checksum of everything else in a record, against accidents and careless editing."""
    rest = {key: value for key, value in data.items() if key != "digest"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def save_record(path: Path, voyage: Voyage, with_secret: bool = True) -> None:
    """Write a record so that a crash leaves either the old file or the new one, never half of it."""
    text = json.dumps(record_of(voyage, with_secret), ensure_ascii=False)
    draft = path.with_name(path.name + ".part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def load_record(path: Path, games: dict[str, Game]) -> Voyage:
    """Read and replay a record; a RecordError names the file, the line or ply, and what was expected."""
    return read_record(str(path), read_data(path), games)


def read_record(name: str, data: dict[str, object], games: dict[str, Game]) -> Voyage:
    """Replay a record that was read already; `name` is what errors call it."""
    check_fields(name, data)
    game = game_of(name, data, games)
    voyage = replay(name, data, game)
    found, expected = data["result"], record_of(voyage, False)["result"]
    if found != expected:
        raise RecordError(f"{name}: the result is {found}, but the decisions lead to {expected}")
    if data["digest"] != digest_of(data):
        raise RecordError(
            f"{name}: the digest is {data['digest']!r}, but the content gives {digest_of(data)}: "
            "the file was changed after it was written"
        )
    return voyage


def read_data(path: Path) -> dict[str, object]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or 'cannot be read'}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: not UTF-8 text; expected a record of a game") from None
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        what = f"{error.msg} at column {error.colno}"
        raise RecordError(
            f"{path}:{error.lineno}: not a whole record: {what}; the file may be cut off"
        ) from None
    except (ValueError, RecursionError):
        raise RecordError(f"{path}: not a record: a number too long, or lists nested too deeply") from None
    if not isinstance(data, dict):
        raise RecordError(f"{path}:1: expected a record, a JSON object, not {type(data).__name__}")
    return data


def check_fields(name: str, data: dict[str, object]) -> None:
    for field, expected in FIELDS.items():
        if field not in data:
            raise RecordError(f"{name}: the field {field!r} is missing; expected {expected}")
        if not fits(data[field], expected):
            found = reprlib.repr(data[field])
            raise RecordError(f"{name}: the field {field!r} is {found}; expected {expected}")
    for field in data:
        if field not in FIELDS and field != FORK:
            raise RecordError(f"{name}: unknown field {field!r}; a record has {', '.join(FIELDS)}")
    if data["format"] != FORMAT:
        raise RecordError(f"{name}: format {data['format']}; this program reads format {FORMAT}")


def fits(value: object, expected: str) -> bool:
    if expected == "a whole number":
        return isinstance(value, int) and not isinstance(value, bool)
    if expected == "a string":
        return isinstance(value, str)
    if expected == "a list of names":
        return isinstance(value, list) and all(
            isinstance(item, str) and not CONTROLS.search(item) for item in value
        )
    if expected == "a list of whole numbers":
        return isinstance(value, list) and all(fits(item, "a whole number") for item in value)
    if expected == "an object":
        return isinstance(value, dict)
    return value is None or fits(value, expected.removesuffix(" or null"))


def read_fork(name: str, data: dict[str, object]) -> Fork | None:
    """Where the game took up another one; None if it did not."""
    fork = data.get(FORK)
    if fork is None:
        return None
    if not isinstance(fork, dict) or set(fork) != set(FORK_FIELDS):
        raise RecordError(f"{name}: {FORK!r} must be an object with {', '.join(FORK_FIELDS)}")
    for field, expected in FORK_FIELDS.items():
        if not fits(fork[field], expected):
            found = reprlib.repr(fork[field])
            raise RecordError(f"{name}: {FORK}: the field {field!r} is {found}; expected {expected}")
    seat = TRUTH if fork["seat"] is None else int(fork["seat"])
    return Fork(fork["before"], seat, tuple(fork["position"]), fork["seal"], tuple(fork["beginning"]))


def game_of(name: str, data: dict[str, object], games: dict[str, Game]) -> Game:
    game = games.get(str(data["game"]))
    if game is None:
        raise RecordError(f"{name}: a record of {data['game']!r}; expected one of {', '.join(games)}")
    rules = data["rules"]
    assert isinstance(rules, int)
    if not 1 <= rules <= game.rules:
        known = "version 1" if game.rules == 1 else f"versions 1 to {game.rules}"
        raise RecordError(f"{name}: rules version {rules} of {game.name}; this program plays {known}")
    return game


def replay(name: str, data: dict[str, object], game: Game) -> Voyage:
    seats, rules, options, decisions = data["seats"], data["rules"], data["options"], data["decisions"]
    assert isinstance(seats, list)
    assert isinstance(rules, int)
    assert isinstance(options, dict)
    assert isinstance(decisions, list)
    secret = read_secret(name, data)
    fork = read_fork(name, data)
    try:
        voyage = Voyage(game, seats, game.inherit(rules, options), None, fork)
    except PeriplusError as error:
        raise RecordError(f"{name}: {error}") from None
    except (IndexError, ValueError):
        raise RecordError(f"{name}: {FORK}: the position does not fit the game") from None
    for ply, code in enumerate(decisions):
        try:
            voyage.click(code)
        except IllegalClick as error:
            raise RecordError(f"{name}: ply {ply}: {error}") from None
    voyage.secret = secret
    return voyage


def read_secret(name: str, data: dict[str, object]) -> bytes | None:
    """The secret of a record, which must fit its seal."""
    if data["secret"] is None:
        return None
    try:
        secret = bytes.fromhex(str(data["secret"]))
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise RecordError(f"{name}: the secret must be {2 * SECRET_BYTES} hexadecimal digits")
    if seal_of(secret) != data["seal"]:
        raise RecordError(f"{name}: the secret gives the seal {seal_of(secret)}, not {data['seal']!r}")
    return secret


def verify_fork(name: str, voyage: Voyage) -> None:
    """Play what a fork inherited, and deal anew what its seat did not know: the position must come of it."""
    fork, secret = voyage.fork, voyage.secret
    if fork is None or secret is None:
        return
    before = Fork([], TRUTH, fork.beginning) if fork.beginning else None
    try:
        origin = Voyage(voyage.game, voyage.seats, voyage.options, None, before)
        for code in fork.before:
            origin.click(code)
        position = taken_up(origin.state, fork.seat, secret).pack()
    except (PeriplusError, IndexError, ValueError) as error:
        raise RecordError(f"{name}: what the fork inherited cannot be played: {error}") from None
    if position != fork.position:
        raise RecordError(f"{name}: the fork begins at another position than its inheritance and seal give")


def verify_draws(name: str, voyage: Voyage) -> int:
    """Draw every card of a record again from its secret; returns how many were drawn."""
    secret = voyage.secret
    if secret is None:
        raise RecordError(f"{name}: there is no secret to verify; expected a finished game with sealed draws")
    state = voyage.at(0)
    draws = 0
    for ply, code in enumerate(voyage.decisions):
        if state.seat == DEALER:
            drawn = sealed_draw(secret, ply, state.legal(), state.weights())
            if drawn != code:
                told = write_click(voyage.game, state, code)
                sealed = write_click(voyage.game, state, drawn)
                raise RecordError(f"{name}: ply {ply}: {told!r} was dealt, but {sealed!r} was sealed")
            draws += 1
        state.apply(code)
    return draws
