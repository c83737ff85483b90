"""`periplus admin`: what a host does to a store: look, tidy up, back up, restore, check, bring up to date."""

import argparse
import time
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection

from periplus.cli.command import Commands, command
from periplus.cli.serve import kept_at_home
from periplus.games import GAMES
from periplus.kernel.errors import OptionError
from periplus.kernel.record import verify_draws
from periplus.store import Outline, reports, tables, upkeep
from periplus.store.lock import alone, file_of
from periplus.store.tables import PERSON
from periplus.store.upkeep import STATUSES, opened

DAY = 86_400
SHOWN = 12  # letters of a person's hash
EXAMPLES = """\
examples:
  periplus admin tables --status running --older 30    tables where nothing happened for 30 days
  periplus admin show ID
  periplus admin purge --older 365                      delete games that ended more than a year ago
  periplus admin backup /var/backups/tables-friday.db   at any time, while people play
  periplus admin restore /var/backups/tables-friday.db  when the server is stopped
  periplus admin reports                                what players say of other players
  periplus admin check                                  replay every game, draw every card again
"""

DESCRIPTION = (
    "Look after the store of a server. To restore, to migrate, to forget somebody, and to "
    "end or delete a game that is not over, the server must be stopped; all else works while it runs."
)


def add(commands: Commands) -> None:
    parser = command(commands, "admin", "look after the tables of a server", DESCRIPTION, EXAMPLES)
    deeds = parser.add_subparsers(dest="deed", metavar="WHAT", required=True)
    store = argparse.ArgumentParser(add_help=False)
    store.add_argument(
        "--store", metavar="URL", help="as for periplus serve (default: tables.db in PERIPLUS_HOME)"
    )

    def deed(name: str, example: str, run: object, help: str) -> argparse.ArgumentParser:
        made = deeds.add_parser(
            name,
            help=help,
            description=f"{help[0].upper()}{help[1:]}.",
            epilog=f"example: periplus admin {example}",
            parents=[store],
        )
        made.set_defaults(run=run)
        return made

    listing = deed(
        "tables",
        "tables --status running --older 30",
        list_tables,
        "list the tables, those that changed last first",
    )
    listing.add_argument("--game", choices=sorted(GAMES), help="only tables of this game")
    listing.add_argument(
        "--status", choices=STATUSES, help="only tables that gather players, run, or are over"
    )
    listing.add_argument("--older", type=days, metavar="DAYS", help="only tables unchanged for so many days")
    for name, run, help in (
        ("show", show, "show a table: its seats, its times, how far the game is"),
        ("end", end, "have bots play a game to its end for all people at the table"),
        ("delete", drop, "delete a table and all that belongs to it"),
    ):
        deed(name, f"{name} ID", run, help).add_argument(
            "id", metavar="ID", help="as in the address of the table"
        )
    listing_people = deed(
        "people", "people --name ada", list_people, "list who has played, by their browsers"
    )
    listing_people.add_argument("--name", default="", metavar="PART", help="only who used such a name")
    deed(
        "forget",
        "forget 3f2a9c01d4e7",
        forget,
        "erase somebody's names, what they said, and their hold on seats; the games remain",
    ).add_argument("person", metavar="PERSON", help="as periplus admin people shows them")
    reporting = deed("reports", "reports", list_reports, "list what players report of other players")
    reporting.add_argument("--all", action="store_true", help="also those that are settled")
    deed("settle", "settle 3f2a9c01", settle, "mark a report as done with").add_argument(
        "report", metavar="REPORT", help="as periplus admin reports shows them"
    )
    purging = deed("purge", "purge --older 365", purge, "delete the tables whose games ended long ago")
    purging.add_argument(
        "--older", type=days, required=True, metavar="DAYS", help="so many days ago, or more"
    )
    for name, run, file, help in (
        ("backup", back_up, "a new file", "copy the store into a new file, while people play or not"),
        ("restore", restore, "a backup", "have the store become what a backup has; the former one is kept"),
    ):
        deed(name, f"{name} tables-friday.db", run, help).add_argument(
            "file", type=Path, metavar="FILE", help=file
        )
    deed(
        "check",
        "check --store sqlite:////srv/periplus/tables.db",
        check,
        "replay every game, and draw every card again; 1 if any game fails",
    )
    deed("migrate", "migrate", migrate, "bring a store of an older version up to date, after a backup")


def days(text: str) -> float:
    number = float(text)
    if not 0 <= number < 1e6:
        raise argparse.ArgumentTypeError(f"must be a number of days, not {text}")
    return number


def store_of(args: argparse.Namespace) -> str:
    return str(args.store or kept_at_home())


# ---- looking ----


def list_tables(args: argparse.Namespace) -> int:
    before = None if args.older is None else time.time() - args.older * DAY
    with opened(store_of(args)) as connection:
        found = upkeep.listed(connection, args.game, args.status, before)
    for table in found:
        names = ", ".join(seat.name or seat.level or "open" for seat in table.seats)
        print(f"{table.id}  {written(table.changed)}  {table.status:9}  {table.game:8}  {names}")
    print(f"{len(found)} {'table' if len(found) == 1 else 'tables'}")
    return 0


def show(args: argparse.Namespace) -> int:
    with opened(store_of(args)) as connection:
        table = outline(connection, args.id)
        plies = tables.next_ply(connection, args.id)
    print(f"{table.id}: {table.game}, {table.status}, {plies} decisions")
    if table.name:
        print(f"  name     {table.name}")
    for label, at in (("changed", table.changed), ("started", table.started), ("ended", table.ended)):
        if at is not None:
            print(f"  {label:8} {written(at)}")
    for number, seat in enumerate(table.seats):
        stand_in = f", {seat.level} stands in" if seat.kind == PERSON and seat.level else ""
        points = f", {table.result['scores'][number]} points" if table.result else ""
        who = seat.name or (seat.level if seat.kind != PERSON else "")
        print(f"  seat {number}   {seat.kind} {who}{stand_in}{points}".rstrip())
    return 0


def list_people(args: argparse.Namespace) -> int:
    with opened(store_of(args)) as connection:
        found = upkeep.people(connection)
    part = args.name.casefold()
    found = [one for one in found if not part or any(part in name.casefold() for name in one.names)]
    for one in found:
        names = ", ".join(one.names) or "(no name)"
        print(f"{one.token[:SHOWN]}  {written(one.last)}  {one.tables:4} tables  {names}")
    print(f"{len(found)} {'person' if len(found) == 1 else 'people'}")
    return 0


def list_reports(args: argparse.Namespace) -> int:
    with opened(store_of(args)) as connection:
        found = reports.listed(connection, settled=args.all)
    for one in found:
        state = "  settled" if one.settled is not None else ""
        print(f"{one.id}  {written(one.made)}  {one.reason:5}  {one.name or '(no name)'}{state}")
        print(
            f"    table {one.table_id}, seat {one.seat}, person {one.person[:SHOWN] or '(nobody any more)'}"
        )
        if one.text:
            print(f"    {one.text}")
        for line in one.said:
            print(f"    > {line}")
    print(f"{len(found)} {'report' if len(found) == 1 else 'reports'}")
    return 0


def written(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"


def outline(connection: Connection, id: str) -> Outline:
    found = tables.outline(connection, id)
    if found is None:
        raise OptionError(f"there is no table {id!r}; periplus admin tables lists them")
    return found


# ---- changing ----


def settle(args: argparse.Namespace) -> int:
    with opened(store_of(args), writing=True) as connection:
        if not reports.settle(connection, args.report, time.time()):
            raise OptionError(f"there is no report {args.report!r}; periplus admin reports lists them")
    print(f"{args.report} is settled")
    return 0


def end(args: argparse.Namespace) -> int:
    url = store_of(args)
    with alone(url), opened(url, writing=True) as connection:
        table = outline(connection, args.id)
        if table.status != "running":
            raise OptionError(f"the game at {args.id} is {table.status}: only one that runs can be ended")
        for number in range(len(table.seats)):
            stand_in_for(connection, table, number)
        tables.release_to_all(connection, args.id)
    print(
        f"{args.id}: bots play it to its end once the server runs, unless somebody comes back to their seat"
    )
    return 0


def stand_in_for(connection: Connection, table: Outline, number: int) -> None:
    """Have a bot play a person's seat from now on, and the table say so."""
    from periplus.bots import stand_in
    from periplus.server.notices import STANDS_IN, notice

    seat = table.seats[number]
    if seat.kind == PERSON and not seat.level:
        level = stand_in(table.game)
        tables.seat(connection, table.id, number, tables.Seat(seat.name, seat.kind, level))
        tables.say(
            connection, table.id, notice(STANDS_IN, number, tables.next_ply(connection, table.id), level)
        )


def forget(args: argparse.Namespace) -> int:
    url = store_of(args)
    with alone(url), opened(url, writing=True) as connection:
        found = [one for one in upkeep.people(connection) if one.token.startswith(args.person)]
        if len(found) != 1 or len(args.person) < SHOWN:
            raise OptionError(f"{args.person!r} is nobody, or not one; periplus admin people lists all")
        for id, seat in upkeep.seats_held(connection, found[0].token):
            table = outline(connection, id)
            if table.status == "running":
                stand_in_for(connection, table, seat)
            tables.release_to_all(connection, id)
        upkeep.forget(connection, found[0].token)
    print(f"{args.person} is forgotten; backups still have what they had")
    return 0


def drop(args: argparse.Namespace) -> int:
    url = store_of(args)
    with opened(url) as connection:
        over = outline(connection, args.id).status == "over"
    if over:  # nothing happens there any more, so a server does not mind
        remove(url, [args.id])
    else:
        with alone(url):
            remove(url, [args.id])
    print(f"{args.id} is deleted")
    return 0


def purge(args: argparse.Namespace) -> int:
    url, before = store_of(args), time.time() - args.older * DAY
    with opened(url) as connection:
        old = [table.id for table in upkeep.listed(connection, None, "over", before)]
    remove(url, old)
    print(f"{len(old)} {'table is' if len(old) == 1 else 'tables are'} deleted")
    return 0


def remove(url: str, ids: list[str]) -> None:
    with opened(url, writing=True) as connection:
        upkeep.drop(connection, ids)


# ---- whole stores ----


def back_up(args: argparse.Namespace) -> int:
    upkeep.back_up(store_of(args), args.file)
    print(f"{args.file}: {args.file.stat().st_size:,} bytes")
    return 0


def restore(args: argparse.Namespace) -> int:
    if not args.file.is_file():
        raise OptionError(f"there is no file {args.file}")
    url = store_of(args)
    former = kept_as(url, "before-restore")
    if upkeep.restore(url, args.file, former):
        print(f"the former store is kept as {former}")
    print(f"{url} is what {args.file} was")
    return 0


def migrate(args: argparse.Namespace) -> int:
    url = store_of(args)
    former = kept_as(url, f"before-{upkeep.head()}")
    if upkeep.bring_up_to_date(url, former):
        print(f"{url} is up to date; as it was before, it is kept as {former}")
    else:
        print(f"{url} is up to date already")
    return 0


def kept_as(url: str, why: str) -> Path:
    """Where a store is kept as it was before it is changed."""
    file = file_of(url) or Path("tables.db")
    return file.with_name(f"{file.name}.{why}-{datetime.now():%Y%m%d-%H%M%S}")


def check(args: argparse.Namespace) -> int:
    url, bad = store_of(args), 0
    with opened(url) as connection:
        ids = [table.id for table in upkeep.listed(connection)]
        for id in ids:
            if fault := fault_of(connection, id):
                bad += 1
                print(f"{id}: {fault}")
    print(f"{len(ids)} checked, {bad} failed")
    return 1 if bad else 0


def fault_of(connection: Connection, id: str) -> str | None:
    """What is wrong with a table: decisions that make no game, draws that were not sealed, another result."""
    from periplus.server.memory import revive

    try:
        kept = tables.load(connection, id)
        if kept is None:
            return None  # deleted just now
        voyage = revive(kept)
        if kept.table.started is not None:
            verify_draws("seal", voyage)
        if voyage.over != (kept.table.ended is not None):
            return f"the game is {'over' if voyage.over else 'not over'}, but the store says otherwise"
        if kept.table.result is not None:
            ended = voyage.state.result()
            if kept.table.result != {"scores": list(ended.scores), "ranks": list(ended.ranks)}:
                return "the game has another result than the one that is kept"
    except Exception as fault:  # whatever it is, the other tables are to be checked too
        return f"{type(fault).__name__}: {fault}"
    return None
