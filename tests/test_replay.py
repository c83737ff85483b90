"""`periplus replay`: a record told step by step, to each viewer only what he saw."""

import itertools
import re
from collections import Counter
from pathlib import Path

import pytest

from periplus.cli import replay as module
from periplus.cli.replay import Replay, stops
from periplus.games import GAMES
from periplus.games.ulysses.game import GAME
from periplus.games.ulysses.rules.chart import standard_chart
from periplus.games.ulysses.rules.components import KIND_NAMES
from periplus.kernel.game import DEALER, SPECTATOR
from periplus.kernel.record import load_record, save_record
from periplus.kernel.seal import secret_from_seed
from periplus.kernel.voyage import Voyage
from periplus.text.words import LANGUAGES, Words
from tests.make_records import FILES, records
from tests.terminals import Desk, run_at_terminal

SAMPLE = records("ulysses") / "3-revised.voyage"
SEATS = ["Helmsman 1", "Sailor 1", "Helmsman 2"]
KEYS = "Enter: next step"


def drawn(voyage: Voyage, seat: int) -> Counter[str]:
    """The cards that a seat drew, from the truth."""
    drew = [event for _, event in voyage.log if GAME.events[event.kind].name == "drew"]
    return Counter(KIND_NAMES[event.values[1]] for event in drew if event.values[0] == seat)


def told_draws(out: str, who: str) -> Counter[str]:
    """The cards whose drawing the log tells; equal ones in a row are counted on one line."""
    lines = re.findall(rf"^  · {who} an? (?:(\w+) )?card\.(?: ×(\d+))?$", out, re.MULTILINE)
    found: Counter[str] = Counter()
    for card, number in lines:
        found[card.lower()] += int(number or 1)
    return found


def dealt(voyage: Voyage, seat: int) -> list[str]:
    """The goals that a seat was dealt and took, from the truth."""
    events = [event for _, event in voyage.log if GAME.events[event.kind].name in ("dealt_goal", "took_goal")]
    return [standard_chart().places[e.values[2]].names["en"] for e in events if e.values[0] == seat]


# The log


@pytest.mark.parametrize("viewer", [None, 0, 1, 2], ids=["spectator", "first", "second", "third"])
def test_the_log_names_the_cards_of_the_viewer_and_of_nobody_else(desk: Desk, viewer: int | None) -> None:
    eyes = [] if viewer is None else ["--seat", str(viewer)]
    said = desk.run("replay", str(SAMPLE), *eyes, "--lang", "en")
    assert (said.code, said.err) == (0, "")
    assert "\x1b" not in said.out
    voyage = load_record(SAMPLE, GAMES)
    for seat, name in enumerate(SEATS):
        truth = drawn(voyage, seat)
        if seat == viewer:
            assert told_draws(said.out, "You draw") == truth
            goals = re.findall(r"(?:You are dealt the goal|Your new goal is) ([\w -]+) \(", said.out)
            assert goals == dealt(voyage, seat)
        else:
            assert told_draws(said.out, f"{name} draws") == Counter({"": truth.total()})
            assert len(re.findall(rf"{name} is dealt a hidden \w+ goal\.", said.out)) == 4
            assert not re.search(rf"{name} (is dealt the goal|takes a new \w+ goal:)", said.out)
            assert not re.search(rf"{name} discards [^·]* puts the goal", said.out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_log_of_every_record_is_told_in_every_language(desk: Desk, path: Path, lang: str) -> None:
    said = desk.run("replay", str(path), "--lang", lang, "--seat", "1")
    assert (said.code, said.err) == (0, "")
    title, *facts = said.out.splitlines()
    assert title.startswith(f"{Words(lang).say('replay-title')}: ")
    assert len(facts) > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_tells_the_viewer_of_himself_in_the_second_person(desk: Desk, lang: str) -> None:
    said = desk.run("replay", str(SAMPLE), "--lang", lang, "--seat", "2")
    words = Words(lang, "ulysses")
    assert said.out.rstrip().endswith(words.say("event-won.you", seat=words.say("terminal-you")))


def test_the_log_can_begin_later(desk: Desk) -> None:
    whole = desk.run("replay", str(SAMPLE), "--lang", "en").out.splitlines()
    later = desk.run("replay", str(SAMPLE), "--lang", "en", "--ply", "200").out.splitlines()
    assert later[0] == whole[0]
    assert 5 < len(later) < len(whole) / 2
    assert whole[-len(later) + 2 :] == later[2:]  # the first line may count what was told before, too
    assert desk.run("replay", str(SAMPLE), "--lang", "en", "--ply", "306").out.splitlines() == whole[:1]


def test_the_game_played_last_is_told(desk: Desk) -> None:
    desk.run("play", "ulysses", "--seats", "me,sailor,sailor", "--seed", "1", typed=["quit"])
    said = desk.run("replay", "--seat", "0", "--lang", "en")
    assert said.code == 0
    assert "You are dealt the goal" in said.out
    assert "Sailor 2 is dealt a hidden" in said.out


# Steps


def mid_choice() -> Voyage:
    """A game that was left in the middle of a choice."""
    voyage = Voyage(GAME, ["me", "me", "me"], {}, secret_from_seed(1))
    voyage.click(GAME.verbs.base("build"))
    return voyage


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_steps_lead_from_the_start_to_the_end(path: Path) -> None:
    check_steps(load_record(path, GAMES))


def test_steps_lead_to_the_end_of_a_game_left_in_the_middle() -> None:
    check_steps(mid_choice())
    check_steps(Voyage(GAME, ["a", "b", "c"], {}))


def check_steps(voyage: Voyage) -> None:
    steps = stops(voyage)
    assert steps[0] == 0
    assert steps[-1] == voyage.ply
    assert all(a < b for a, b in itertools.pairwise(steps))
    assert all(voyage.deciders[ply] != DEALER for ply in steps[1:-1]), "the dealer's cards are one step"
    told = {ply for ply, _ in voyage.log}
    for before, stop in itertools.pairwise(steps[:-1]):
        assert told.intersection(range(before, stop)), "each step tells something"


class Browser:
    """Steps through a record and remembers what was on the screen before each key."""

    def __init__(
        self, voyage: Voyage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.voyage = voyage
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def screens(self, *keys: str, viewer: int = SPECTATOR, ply: int = 0) -> list[str]:
        shown: list[str] = []
        pressed = iter(keys)

        def read_line(prompt: str, known: list[str]) -> str:
            shown.append(self.capsys.readouterr().out)
            key = next(pressed, None)
            if key is None:
                raise EOFError
            return f"{key}\n"

        self.monkeypatch.setattr(module, "read_line", read_line)
        self.capsys.readouterr()
        Replay(self.voyage, Words("en", self.voyage.game.name), viewer, ply).browse()
        return shown


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Browser:
    return Browser(load_record(SAMPLE, GAMES), monkeypatch, capsys)


def last_line(screen: str) -> str:
    return screen.rstrip().splitlines()[-1].strip()


def test_stepping_back_shows_what_stepping_forward_showed(browser: Browser) -> None:
    shown = browser.screens(*[""] * 8, *["p"] * 8)
    assert shown[:8] == shown[:8:-1]
    assert len(set(shown)) == 9
    assert last_line(shown[0]).startswith("Step 0 of ")
    assert last_line(shown[8]).startswith("Step 8 of ")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_record_is_stepped_through_with_all_eyes(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    voyage = load_record(path, GAMES)
    total = len(stops(voyage)) - 1
    middle = str(total // 2)
    shown = Browser(voyage, monkeypatch, capsys).screens(middle, "9999", *["s"] * len(voyage.seats), middle)
    assert [last_line(screen).split(" · ")[0] for screen in shown] == [
        f"Step {step} of {total}" for step in (0, middle, *[total] * (len(voyage.seats) + 1), middle)
    ]
    assert shown[1] != shown[-1], "the last of the players sees more than a spectator"


def test_a_number_jumps_to_its_step(browser: Browser) -> None:
    total = len(stops(browser.voyage)) - 1
    shown = browser.screens("3", "0", "9" * 5000, "", "p")
    assert [last_line(screen).split(" · ")[0] for screen in shown] == [
        f"Step {step} of {total}" for step in (0, 3, 0, total, total, total - 1)
    ]
    assert shown[1] == browser.screens("", "", "")[3]


def test_both_ends_are_told_and_stay(browser: Browser) -> None:
    first, again, last, still = browser.screens("p", "9999", "")
    assert first == again
    assert "This is the start of the game." in first
    assert last == still
    assert "This is the end of the game." in last
    assert "has reached all four goals and wins!" in last


def test_a_step_tells_what_happened_since_the_last_one(browser: Browser) -> None:
    steps = stops(browser.voyage)
    shown = browser.screens(*[""] * 12)
    for at in range(1, 13):
        told = sum(steps[at - 1] <= ply < steps[at] for ply, _ in browser.voyage.log)
        assert shown[at].count("\n  · ") == told


def test_s_looks_through_the_next_eyes(browser: Browser) -> None:
    shown = browser.screens("20", "s", "s", "s", "s")[1:]
    eyes = ["a spectator", *SEATS, "a spectator"]
    assert [last_line(screen).split(" · ")[1] for screen in shown] == [f"As seen by {who}" for who in eyes]
    assert shown[4] == shown[0]
    assert "Your hand" not in shown[0]
    hands = [re.findall(r"Your hand.*", screen) for screen in shown[1:4]]
    assert [len(hand) for hand in hands] == [1, 1, 1]
    assert len({hand[0] for hand in hands}) == 3


def test_q_ends_and_so_does_the_end_of_input(browser: Browser) -> None:
    assert len(browser.screens("q", "", "")) == 1
    assert len(browser.screens("", "Quit", "")) == 2
    assert len(browser.screens("")) == 2


@pytest.mark.parametrize(("ply", "step"), [(0, 0), (33, 0), (34, 1), (306, None)])
def test_browsing_begins_at_the_step_of_the_ply(browser: Browser, ply: int, step: int | None) -> None:
    steps = stops(browser.voyage)
    assert steps[1] == 34, "when the first god is asked"
    (shown,) = browser.screens(ply=ply)
    assert last_line(shown).startswith(f"Step {len(steps) - 1 if step is None else step} of ")


def test_at_a_terminal_a_record_is_stepped_through(tmp_path: Path) -> None:
    dialogue = [("Step 0 of", ""), ("Step 1 of", "s"), ("As seen by Helmsman 1", "p"), ("Step 0 of", "q")]
    said = run_at_terminal(["replay", str(SAMPLE), "--lang", "en"], tmp_path, [*dialogue])
    assert said.code == 0
    assert said.out.count("\x1b[2J") == 4, "each step has the screen to itself"


# What cannot be replayed


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (["sample", "--seat", "3"], 2, "periplus replay: --seat takes 0 to 2, not 3\n"),
        (["sample", "--seat", "-1"], 2, "periplus replay: --seat takes 0 to 2, not -1\n"),
        (["sample", "--ply", "307"], 2, "periplus replay: --ply takes 0 to 306, not 307\n"),
        (["sample", "--ply", "-1"], 2, "periplus replay: --ply takes 0 to 306, not -1\n"),
        (["sample", "--seat", "me"], 2, "argument --seat: invalid int value: 'me'"),
        (["sample", "--lang", "es"], 2, "argument --lang: invalid choice: 'es'"),
        (["none.voyage"], 1, "periplus replay: none.voyage: No such file or directory\n"),
        ([], 1, "no games are kept here; start one with: periplus play GAME\n"),
    ],
)
def test_what_cannot_be_replayed_is_told_in_a_line(
    desk: Desk, args: list[str], code: int, message: str
) -> None:
    said = desk.run("replay", *[str(SAMPLE) if arg == "sample" else arg for arg in args])
    assert said.code == code
    assert said.out == ""
    assert message in said.err


def test_a_running_game_can_be_replayed_without_its_secret(desk: Desk) -> None:
    save_record(desk.home / "running.voyage", mid_choice(), with_secret=False)
    assert desk.run("replay", "running.voyage").code == 0
