"""Compares the journals of the clients with the store. It knows the rules, and nothing of the server."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import psycopg

from periplus.games import game_named
from periplus.kernel.game import DEALER
from periplus.kernel.voyage import Voyage
from tests.faults.crew import Clicked, Journal, Watched


@dataclass
class Wait:
    """From the answer to a click to a viewer's sight of it."""

    viewer: Watched
    ply: int
    since: float
    until: float

    @property
    def seconds(self) -> float:
        return max(0.0, self.until - self.since)

    def __str__(self) -> str:
        """With the servers at which the viewer was meanwhile, and how far each let them come."""
        stays = [stay for stay in self.viewer.stays if stay.until > self.since and stay.since < self.until]
        return (
            f"viewer {self.viewer.seat} saw the click at ply {self.ply} after {self.seconds:.1f} s: "
            f"{', '.join(map(str, stays))}"
        )


@dataclass
class Verdict:
    faults: list[str] = field(default_factory=list)
    tables: int = 0
    decisions: int = 0
    waits: list[Wait] = field(default_factory=list)


def judged(store: str, journal: Journal, stuck: float) -> Verdict:
    """What went wrong. Everybody must have seen a click within so many seconds after its answer."""
    verdict = Verdict()
    ids = sorted({watched.table for watched in journal.watched})
    with psycopg.connect(store) as connection:
        for id in ids:
            clicks = [click for click in journal.clicks if click.table == id]
            watched = [viewer for viewer in journal.watched if viewer.table == id]
            try:
                voyage = replayed(connection, id)
            except Exception as error:
                verdict.faults.append(f"table {id}: {error}")
                continue
            verdict.tables += 1
            verdict.decisions += voyage.ply
            found = [
                *kept(voyage, clicks),
                *seen(voyage, watched),
                *in_time(voyage, clicks, watched, verdict, stuck),
            ]
            verdict.faults += [f"table {id}: {fault}" for fault in found]
    return verdict


def replayed(connection: "psycopg.Connection[Any]", id: str) -> Voyage:
    """The game as it is kept: no ply is missing, every click was legal, and every card is the sealed one."""
    row = connection.execute("SELECT game, options, secret FROM tables WHERE id = %s", (id,)).fetchone()
    if row is None:
        raise LookupError("it is not in the store")
    seats = connection.execute("SELECT count(*) FROM seats WHERE table_id = %s", (id,)).fetchone()
    rows = connection.execute("SELECT ply, code FROM decisions WHERE table_id = %s ORDER BY ply", (id,))
    made = rows.fetchall()
    if [ply for ply, _ in made] != list(range(len(made))):
        raise LookupError("a ply is missing or there twice")
    voyage = Voyage(game_named(row[0]), [""] * (seats or [0])[0], row[1])
    voyage.secret = row[2] if made else None
    voyage.deal()
    while voyage.ply < len(made):
        voyage.click(made[voyage.ply][1])
    if voyage.decisions != [code for _, code in made]:
        raise LookupError("the cards are not those of the seal")
    return voyage


def kept(voyage: Voyage, clicks: list[Clicked]) -> list[str]:
    """Every answered click is there, in its place; two were never answered for one ply."""
    faults, answered = [], defaultdict(set)
    for click in clicks:
        answered[click.ply].add((click.seat, click.code))
        there = voyage.decisions[click.ply : click.ply + 1] == [click.code]
        if not there or voyage.deciders[click.ply] != click.seat:
            faults.append(f"the answered click {click} is not kept")
    faults += [f"at ply {ply} {sorted(two)} were answered" for ply, two in answered.items() if len(two) > 1]
    times = len(clicks) - len({click.ply for click in clicks})
    return [*faults, f"{times} clicks were answered twice"] if times else faults


def seen(voyage: Voyage, watched: list[Watched]) -> list[str]:
    """Every viewer was told every fact once, in order, and has seen the end of it."""
    told = [(ply, voyage.game.events[event.kind].name) for ply, event in voyage.log]
    faults = []
    for viewer in watched:
        faults += [f"viewer {viewer.seat}: {fault}" for fault in viewer.faults]
        if viewer.facts != told:
            faults.append(
                f"viewer {viewer.seat} was told {len(viewer.facts)} facts, not the {len(told)} kept"
            )
        plies = [shown.ply for shown in viewer.shown]
        if plies != sorted(plies):
            faults.append(f"viewer {viewer.seat} was shown plies out of order")
    return faults


def in_time(
    voyage: Voyage, clicks: list[Clicked], watched: list[Watched], verdict: Verdict, stuck: float
) -> list[str]:
    """Whoever watched was shown each answered click soon."""
    faults = []
    for click in clicks:
        # What the dealer draws after a click comes with it.
        end = click.ply + 1
        while end < voyage.ply and voyage.deciders[end] == DEALER:
            end += 1
        facts = sum(ply < end for ply, _ in voyage.log)
        for viewer in watched:
            at = next((shown.at for shown in viewer.shown if shown.facts >= facts), None)
            since, until = max(click.at, viewer.since), float("inf") if at is None else at
            wait = Wait(viewer, click.ply, since, until)
            verdict.waits.append(wait)
            if wait.seconds > stuck:
                faults.append(str(wait))
    return faults
