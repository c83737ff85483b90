"""Ratings of people, game by game, and how often goals were reached; only what is kept of them."""

from dataclasses import dataclass

from sqlalchemy import Connection, and_, insert, select, update

from periplus.store.schema import ACCOUNTS, GOALS, HOLDERS, RATED_GAMES, RATINGS


@dataclass(frozen=True)
class Rating:
    """How well somebody plays, on openskill's scale, and how sure that is."""

    mu: float
    sigma: float
    games: int


def rated_at(connection: Connection, table_id: str) -> dict[int, tuple[str, bool]]:
    """The seats of a table that are or were held by an account that wants ratings; whether it gave it up."""
    wanted = (
        select(HOLDERS.c.seat, HOLDERS.c.token, HOLDERS.c.gone)
        .join(ACCOUNTS, and_(ACCOUNTS.c.id == HOLDERS.c.token, ACCOUNTS.c.rated))
        .where(HOLDERS.c.table_id == table_id)
    )
    return {seat: (account, bool(gone)) for seat, account, gone in connection.execute(wanted)}


def of_account(connection: Connection, account: str) -> dict[str, Rating]:
    """By game."""
    rows = connection.execute(select(RATINGS).where(RATINGS.c.account == account))
    return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}


def of_accounts(connection: Connection, game: str, accounts: list[str]) -> dict[str, Rating]:
    """In one game; nobody else changes them until this transaction is over."""
    wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.account.in_(accounts))
    rows = connection.execute(wanted.order_by(RATINGS.c.account).with_for_update())
    return {row.account: Rating(row.mu, row.sigma, row.games) for row in rows}


def keep(connection: Connection, table_id: str, game: str, account: str, now: Rating, at: float) -> None:
    """A rating after one more game."""
    facts = {"mu": now.mu, "sigma": now.sigma}
    place = (RATINGS.c.account == account, RATINGS.c.game == game)
    known = connection.execute(update(RATINGS).where(*place).values(games=now.games, **facts)).rowcount
    if not known:
        connection.execute(insert(RATINGS).values(account=account, game=game, games=now.games, **facts))
    connection.execute(
        insert(RATED_GAMES).values(table_id=table_id, account=account, game=game, at=at, **facts)
    )


def history(connection: Connection, account: str) -> list[tuple[str, float, float, float]]:
    """Game, time, mu and sigma after each rated game, the oldest first."""
    columns = select(RATED_GAMES.c.game, RATED_GAMES.c.at, RATED_GAMES.c.mu, RATED_GAMES.c.sigma)
    rows = connection.execute(columns.where(RATED_GAMES.c.account == account).order_by(RATED_GAMES.c.at))
    return [(game, at, mu, sigma) for game, at, mu, sigma in rows]


def goals(connection: Connection, holder: str) -> dict[str, tuple[int, int]]:
    """How many goals somebody reached, of how many, by the tables for which that has been counted."""
    held = and_(HOLDERS.c.table_id == GOALS.c.table_id, HOLDERS.c.seat == GOALS.c.seat)
    wanted = select(GOALS.c.table_id, GOALS.c.reached, GOALS.c.number).join(HOLDERS, held)
    rows = connection.execute(wanted.where(HOLDERS.c.token == holder))
    return {id: (reached, number) for id, reached, number in rows}


def count_goals(connection: Connection, id: str, seat: int, reached: int, number: int) -> None:
    known = select(GOALS.c.seat).where(GOALS.c.table_id == id, GOALS.c.seat == seat)
    if connection.execute(known).first() is None:
        connection.execute(insert(GOALS).values(table_id=id, seat=seat, reached=reached, number=number))
