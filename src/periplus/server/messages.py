"""A table as one viewer sees it, in one language: the only place where tables become messages."""

import time
from collections.abc import Sequence
from typing import Any

from periplus.bots.hint import Hint, equals
from periplus.bots.parts import searches
from periplus.bots.styles import name_of
from periplus.kernel.game import SPECTATOR, View
from periplus.server import wire, worded
from periplus.server.live import LiveTable
from periplus.server.notices import subject, told
from periplus.server.passing import until_of
from periplus.store import Outline, Seat
from periplus.store.tables import NOBODY_NEW, OPEN
from periplus.text.telling import Teller, bot_name, namesake
from periplus.text.words import Words

LAST_LINES = 200  # of the log, that a table comes with; the ones before are asked for


def names(live: LiveTable, words: Words) -> list[str]:
    """The names to show: people by theirs or a number, bots by their level and a number."""
    return [name(live.seats, number, words) for number in range(len(live.seats))]


def name(seats: list[Seat], number: int, words: Words) -> str:
    seat = seats[number]
    if seat.kind == "bot" and not seat.name:
        alike = [seat.level for seat in seats[: number + 1] if seat.kind == "bot"]
        count = sum(namesake(level) == namesake(seat.level) for level in alike)
        # a level without a text, such as one we no longer have, goes by its name
        return bot_name(seat.level, count, words) or f"{seat.level} {count}".strip()
    return seat.name or words.say("terminal-player", number=number + 1)


def teller(live: LiveTable, language: str) -> Teller:
    """Who tells this table in a language; the same as long as those at the seats are."""
    known = live.tellers.get(language)
    if known is not None and known[0] == live.seats:
        return known[1]
    game = live.voyage.game
    words = Words(language, game.name)
    made = Teller(game, live.voyage.beginning, names(live, words), words)
    live.tellers[language] = list(live.seats), made
    live.facts[language].clear()
    return made


def seats(live: LiveTable, shown_names: list[str]) -> list[wire.Seat]:
    """The seats in the names of a language."""
    now = live.now
    return [
        seat_of(seat, shown_names[number], now, live.watching[number] > 0, live.wishing(number))
        for number, seat in enumerate(live.seats)
    ]


def seat_of(
    seat: Seat, shown_name: str, now: float, present: bool = False, wished_by: Sequence[int] = ()
) -> wire.Seat:
    vacation = seat.vacation_until if seat.vacation_until > now else 0.0
    name, bot = known(seat, shown_name), name_of(seat.level)
    wished = [*wished_by]
    return wire.Seat(
        name, seat.kind, bot.level, present, wished, seat.muted, seat.bank, vacation, style=bot.style
    )


def known(seat: Seat, shown_name: str) -> str:
    """The name at a seat; at an open one, of whoever is expected there, if anybody is."""
    return seat.name if seat.kind == OPEN else shown_name


def table(
    live: LiveTable, viewer: int, language: str, log_from: int = 0, chat_from: int = 0, look: bool = True
) -> wire.Table:
    """All that this viewer may know, the log and the chat from these numbers on; of a long log, the end."""
    tell = teller(live, language)
    made = wire.Table(**common(live, tell), **own(live, viewer, tell, log_from, chat_from, look))
    live.forget()
    return made


def common(live: LiveTable, tell: Teller) -> dict[str, Any]:
    """What a table tells all viewers alike; the same object for as long as nothing of it changes."""
    known = live.common.get(tell.words.language)
    if known is not None and known[0] == live.changes:
        return known[1]
    kept = live.table
    made = {
        "id": kept.id,
        "game": kept.game,
        "name": kept.name,
        "language": kept.language,
        "options": live.options,
        "status": live.status,
        "seats": seats(live, tell.seats),
        "host": kept.host,
        "admits": kept.admits,
        "experience": kept.experience,
        "talk": kept.talk,
        "watchers": live.watching[SPECTATOR],
        "hints": kept.hints and searches(kept.game),
        "clock": kept.clock,
        "bank": kept.bank,
        "increment": kept.increment,
        "night": kept.night,
        "zone": kept.zone,
        "deadline": live.deadline,
        "result": result(live),
        "seal": live.seal,
        "secret": kept.secret.hex() or None if live.status == "over" else None,
        "rematch": kept.rematch,
        "wanting": kept.wanting,
        "origin": live.origin,
    }
    if known is not None and known[1] == made:
        made = known[1]
    live.common[tell.words.language] = live.changes, made
    return made


def own(
    live: LiveTable, viewer: int, tell: Teller, log_from: int, chat_from: int, look: bool = True
) -> dict[str, Any]:
    """What it tells one of them.

    `look` is that of `LiveTable.can_undo`: who is told of every change can learn that a moment later.
    """
    shown, game = live.shown, live.voyage.game
    log_from = max(log_from, shown.told - LAST_LINES)
    view = shown.views[viewer]
    deciding = live.deciding == viewer
    language = tell.words.language
    return {
        "viewer": viewer,
        "ply": live.ply_for(viewer),
        "view": view,
        "question": worded.question(tell, view),
        "choices": worded.choices(game, tell, view, shown.legal, shown.final) if deciding else [],
        "picking": worded.picks(game, tell, view, shown.picking) if deciding and shown.picking else None,
        "can_undo": live.can_undo(viewer, look),
        "passing": until_of(live.seats[viewer].auto) if viewer != SPECTATOR else "",
        "log_from": log_from,
        "log": worded.facts(game, tell, live.voyage.log[log_from : shown.told], viewer, live.facts[language]),
        "chat_from": chat_from,
        "chat": chat(live, viewer, tell, chat_from),
    }


def loose_table(
    tell: Teller,
    view: View,
    me: int,
    title: str,
    ply: int,
    choices: list[wire.Choice],
    log: list[wire.Fact],
    picking: wire.Picking | None = None,
    result: wire.Result | None = None,
) -> wire.Table:
    """A position as a table like any other, which nobody keeps: that of a lesson or a puzzle."""
    return wire.Table(
        id="",
        game=tell.game,
        name=title,
        language=tell.words.language,
        options={},
        status="running" if result is None else "over",
        seats=[wire.Seat(name, "person", "", True, []) for name in tell.seats],
        host=me,
        admits=NOBODY_NEW,
        experience="any",
        talk=False,
        viewer=me,
        watchers=0,
        ply=ply,
        view=view,
        question=worded.question(tell, view),
        choices=choices,
        picking=picking,
        can_undo=False,
        hints=False,
        clock=0,
        bank=0,
        increment=0,
        night="",
        zone="",
        deadline=None,
        passing="",
        log_from=0,
        log=log,
        chat_from=0,
        chat=[],
        result=result,
        seal="",
        secret=None,
        rematch=None,
        wanting=[],
    )


def lines(live: LiveTable, viewer: int, language: str, log_from: int, number: int) -> wire.Lines:
    """Some lines of the log, as this viewer may know them."""
    log = live.voyage.log[log_from : min(log_from + number, live.shown.told)]
    tell = teller(live, language)
    return wire.Lines(live.shown.told, log_from, worded.facts(live.voyage.game, tell, log, viewer))


def chat(live: LiveTable, viewer: int, tell: Teller, chat_from: int) -> list[wire.ChatLine]:
    """What people said, and what the table told them."""
    lines = live.chat_for(viewer)[chat_from:]
    return [
        wire.ChatLine(
            line.seat, told(line, tell.seats, tell.words, viewer), line.said, line.ply, *subject(line)
        )
        for line in lines
    ]


def result(live: LiveTable) -> wire.Result | None:
    ended = live.shown.result
    return None if ended is None else wire.Result(ended.scores, ended.ranks)


def hints(live: LiveTable, view: View, ply: int, found: list[Hint], language: str) -> wire.Hints:
    """Advice for the seat that decided at this ply, with what it saw then."""
    tell = teller(live, language)
    best = [
        wire.Hint(
            code=hint.code,
            written=tell.written(hint.code, view),
            text=tell.click(hint.code, view),
            chance=hint.percent / 100,
            why=tell.reason(hint.reason, view),
        )
        for hint in found
    ]
    return wire.Hints(ply, best, equals(found))


def ways(live: LiveTable, seat: int, language: str) -> wire.Ways:
    """The whole choices of the seat that decides, from the position that is kept and shown."""
    shown, voyage = live.shown, live.voyage
    found = worded.targets(voyage.game, teller(live, language), voyage.state, shown.views[seat])
    return wire.Ways(shown.ply, found)


def why(live: LiveTable, viewer: int, kind: str, number: int, language: str) -> wire.Why:
    """Why this viewer cannot click on a thing now, from what he sees alone."""
    tell, deciding = teller(live, language), live.deciding == viewer
    lit = worded.lit(live.voyage.game, live.voyage.state) if deciding else []
    text = tell.why_not(kind, number, live.shown.views[viewer], lit)
    if deciding and live.played_by_bot(viewer) and kind in tell.things():
        text = tell.words.say("why-stand-in")
    return wire.Why(live.ply_for(viewer), text)


def summary(live: LiveTable, viewer: int, language: str) -> wire.Summary:
    return wire.Summary(
        id=live.table.id,
        game=live.table.game,
        name=live.table.name,
        status=live.status,
        seats=seats(live, names(live, Words(language, live.table.game))),
        viewer=viewer,
        my_turn=live.deciding == viewer and not live.played_by_bot(viewer),
        hints=live.table.hints,
        changed=live.table.changed,
        result=result(live),
    )


def outlined(outline: Outline, viewer: int, status: wire.Listed, language: str) -> wire.Summary:
    """A table that is not in memory, by what is kept of it."""
    words, ended, deciding, now = Words(language), outline.result, outline.deciding, time.time()
    return wire.Summary(
        id=outline.id,
        game=outline.game,
        name=outline.name,
        status=status,
        seats=[
            seat_of(seat, name(outline.seats, number, words), now)
            for number, seat in enumerate(outline.seats)
        ],
        viewer=viewer,
        my_turn=status == "running" and viewer == deciding and not outline.seats[viewer].level,
        hints=outline.hints,
        changed=outline.changed,
        result=wire.Result(**ended) if ended else None,
    )
