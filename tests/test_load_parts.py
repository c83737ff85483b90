"""Where the server's CPU goes: that what py-spy writes is read and sorted into the right parts."""

from pathlib import Path

import pytest

import periplus
from bench.parts import HTTP, JSON, LOOP, OTHER, RULES, STORE, STREAMS, TABLE, WORDS, shares

OURS = Path(periplus.__file__).parent
THEIRS = "/venv/site-packages"
MAIN, WRITER, IDLE = 11, 12, 13

LOOPING = "Runner.run (/lib/asyncio/runners.py:118)"
CLICK = f"{LOOPING};run_asgi ({THEIRS}/uvicorn/impl.py:422);Hot.__call__ ({OURS}/server/hot.py:1)"
WATCH = f"{CLICK};stream ({OURS}/server/hot.py:1);events ({OURS}/server/stream.py:1)"


@pytest.mark.parametrize(
    ("stack", "part"),
    [
        (LOOPING, LOOP),
        (CLICK, HTTP),
        (f"{CLICK};loads (/lib/json/__init__.py:3)", HTTP),
        (f"{CLICK};decide ({OURS}/server/hot.py:1);LiveTable.decide ({OURS}/server/live.py:1)", TABLE),
        (f"{CLICK};State.view ({OURS}/games/ulysses/view.py:1)", RULES),
        (f"{CLICK};Store.write ({OURS}/store/engine.py:1)", STORE),
        (WATCH, STREAMS),
        (f"{WATCH};Cycle.send ({THEIRS}/uvicorn/impl.py:544)", STREAMS),
        (f"{WATCH};UlyssesVoice.speak_of ({OURS}/games/ulysses/words/voice.py:1)", WORDS),
        (f"{WATCH};table ({OURS}/server/messages.py:1);resolve ({THEIRS}/fluent/resolver.py:1)", WORDS),
        ("Thread.run (/lib/threading.py:982);_worker (/lib/concurrent/futures/thread.py:81)", OTHER),
    ],
)
def test_a_stack_belongs_to_a_part(stack: str, part: str) -> None:
    assert shares([f"thread ({MAIN}): MainThread;{stack} 7"], {MAIN: 2.0})[part] == 1.0


@pytest.mark.parametrize(
    ("line", "part"),
    [("views = state.view(viewer)", RULES), ("return encode(changed)", JSON), ("self.shown = None", TABLE)],
)
def test_what_is_compiled_belongs_to_the_line_that_calls_it(line: str, part: str, tmp_path: Path) -> None:
    file = tmp_path / "periplus" / "server" / "live.py"
    file.parent.mkdir(parents=True)
    file.write_text(f"\n{line}\n")
    stack = f"thread ({MAIN}): MainThread;{CLICK};LiveTable.play ({file}:2) 7"
    assert shares([stack], {MAIN: 2.0})[part] == 1.0


def test_threads_count_by_the_time_they_took_and_not_by_how_often_they_were_seen() -> None:
    writing = f"Store._write ({OURS}/store/engine.py:66);do_commit ({THEIRS}/sqlalchemy/default.py:1)"
    found = shares(
        [
            f"thread ({MAIN}): MainThread;{LOOPING} 1",
            f"thread ({MAIN}): MainThread;{CLICK} 2",
            f"thread ({WRITER}): store;{writing} 500",
            "what is no stack 3",
        ],
        {MAIN: 3.0, WRITER: 0.75, IDLE: 0.25},
    )
    assert {part: share for part, share in found.items() if share} == {
        LOOP: 0.25,
        HTTP: 0.5,
        STORE: 0.1875,
        OTHER: 0.0625,
    }


def test_nothing_seen_is_nothing() -> None:
    assert set(shares([], {}).values()) == {0.0}
