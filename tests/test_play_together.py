"""Several people at one screen: nobody sees another's cards."""

import re
from itertools import groupby
from pathlib import Path
from typing import cast

import pytest

from periplus.games import GAMES
from periplus.games.ulysses.game import GAME
from periplus.games.ulysses.rules.chart import standard_chart
from periplus.kernel.notation import write_click
from periplus.kernel.record import load_record
from periplus.kernel.voyage import Voyage
from tests.playing import PROMPT, kept, own_clicks, table
from tests.terminals import Desk, Keyboard, run_at_terminal

every_game = pytest.mark.parametrize("game", GAMES)


HAND_OVER = re.compile(
    r"Pass the screen to Player (\d)\. Player \d: press Enter once the others look away\.\n"
)
GOAL = re.compile(r"[●▲■◆] ([^(]+) \(\d+\)")


def screens(out: str) -> list[tuple[int, str]]:
    """The number of the player whom the screen was passed to, and all that was shown until the next one."""
    _, *parts = HAND_OVER.split(out)
    return list(zip(map(int, parts[0::2]), parts[1::2], strict=True))


def hands_on(screen: str) -> list[dict[str, int]]:
    """Every hand that a screen shows."""
    return [
        {card.lower(): int(number) for number, card in re.findall(r"(\d+)× (\w+)", line)}
        for line in screen.splitlines()
        if line.startswith("  Your hand")
    ]


def hands_of(voyage: Voyage, people: list[int]) -> list[tuple[int, list[dict[str, int]]]]:
    """The hands that each of the people held in turn, when they were asked again and again."""
    deciders = enumerate([*voyage.deciders, int(voyage.state.seat)])
    truths = [(seat, voyage.at(ply).describe()) for ply, seat in deciders if seat in people]
    return [
        (seat, [cast(list[dict[str, int]], truth["hands"])[seat] for _, truth in run])
        for seat, run in groupby(truths, key=lambda asked: asked[0])
    ]


def test_at_a_shared_screen_everybody_sees_his_own_cards_and_nobody_elses(desk: Desk) -> None:
    """Enter wherever the screen is passed on, and a click: an empty line is never one."""
    table = ["play", "ulysses", "--seats", "me,sailor,me", "--seed", "4", "--lang", "en"]
    said = desk.run(*table, typed=["", "1", "", "2"] * 12)
    shown, held = screens(said.out), hands_of(kept(desk), [0, 2])
    assert [player for player, _ in shown] == [{0: 1, 2: 2}[seat] for seat, _ in held]
    assert len(shown) > 4, "the screen goes to and fro"
    for (_, screen), (_, hands) in zip(shown, held, strict=True):
        assert hands_on(screen)[0] == hands[0]
        assert all(hand in hands for hand in hands_on(screen))


@every_game
def test_nothing_is_shown_until_the_next_one_has_the_screen(desk: Desk, game: str) -> None:
    shared = [*table(game, "me,me,me"), "--lang", "en"]
    waiting = desk.run(*shared, typed=[]).out
    assert HAND_OVER.search(waiting)
    assert len(waiting.splitlines()) < 6, "the title, the seal, who is called, how to go on"
    assert PROMPT in desk.run(*shared, typed=[""]).out


@every_game
def test_every_choice_can_be_typed_as_it_is_written(desk: Desk, game: str) -> None:
    """What the list of choices shows, and what the notation of the scenarios has for it, are the same."""

    clicks: list[str] = []

    def answer() -> str:
        if len(clicks) == 25:
            return ""
        state = kept(desk).state
        clicks.append(write_click(GAMES[game], state, state.legal()[-1]))
        return f"{clicks[-1]}\n"

    said = desk.run(*table(game), "--lang", "en", typed=Keyboard(answer))
    assert (said.code, said.err) == (0, "")
    assert own_clicks(kept(desk)) == clicks


def test_at_a_shared_screen_nobody_reads_of_the_others_goals_and_draws(desk: Desk) -> None:
    table = ["play", "ulysses", "--seats", "me,sailor,me", "--seed", "4", "--lang", "en"]
    said = desk.run(*table, typed=["", "1", "", "log", "position", "2"] * 12)
    voyage, chart = kept(desk), standard_chart()
    held: dict[int, set[str]] = {1: set(), 2: set()}
    for _, event in voyage.log:
        if GAME.events[event.kind].name in ("dealt_goal", "took_goal") and event.values[0] != 1:
            held[1 if event.values[0] == 0 else 2].add(chart.places[event.values[2]].names["en"])
    for player, screen in screens(said.out):
        goals = [line for line in screen.splitlines() if line.startswith("  Your goals")]
        assert goals
        assert {name for line in goals for name in GOAL.findall(line)} <= held[player]
        assert f"Player {3 - player} draws a card." in screen
        assert not re.search(
            rf"Player {3 - player} (draws a [A-Z]|is dealt the goal|takes a new \w+ goal:)", screen
        )


def test_the_screen_is_wiped_before_it_is_passed_on(tmp_path: Path) -> None:
    said = run_at_terminal(
        ["play", "ulysses", "--seats", "me,me,sailor", "--seed", "1", "--lang", "en"],
        tmp_path,
        [
            ("press Enter", ""),
            ("Your choice", "propose zy\t"),
            ("press Enter", ""),
            ("Your choice", "quit"),
        ],
    )
    assert said.code == 0
    wiped = "\x1b[3J\x1b[2J\x1b[H"
    _, waiting_1, table_1, waiting_2, table_2 = said.out.split(wiped)
    assert "Player 1: press Enter" in waiting_1
    assert "Your hand" in table_1
    assert "Player 2: press Enter" in waiting_2
    assert "Your hand" not in waiting_2
    assert "Player 1 proposes Cyprus." in table_2
    (path,) = tmp_path.glob("*.voyage")
    assert own_clicks(load_record(path, GAMES)) == ["propose zypern"]
