"""Accounts with passkeys and sessions, ratings of people, and how often goals were reached."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(32), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        of_account(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        of_account(),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "ceremonies",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        of_account(primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated_games",
        of_table(),
        of_account(primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_table(
        "goals",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("reached", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    for table in ("passkeys", "sessions", "rated_games"):
        op.create_index(f"{table}_by_account", table, ["account"])


def of_account(primary_key: bool = False) -> "sa.Column[str]":
    owner = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("account", sa.String(64), owner, primary_key=primary_key, nullable=False)


def of_table() -> "sa.Column[str]":
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
