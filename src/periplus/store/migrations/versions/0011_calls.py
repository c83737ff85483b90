"""Calls to people who are not looking at their table: what they wish, and where they can be reached."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "calls",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("wish", sa.String(8), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("mail", sa.Text, nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("looked", sa.Float, nullable=False),
        sa.Column("called", sa.Float, nullable=False),
        sa.Column("hooked", sa.Float, nullable=False),
    )
    op.create_index("calls_by_code", "calls", ["code"])
    op.create_table(
        "hooks",
        table_id(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
