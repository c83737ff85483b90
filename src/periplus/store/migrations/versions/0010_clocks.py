"""Clocks for days: a bank with increment, nights and vacations that don't count, and when time is up."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bank", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("increment", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("night", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("zone", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.execute(
        "UPDATE tables SET due = changed + clock WHERE clock > 0 AND started IS NOT NULL AND ended IS NULL"
    )
    for name in ("bank", "vacation_from", "vacation_until"):
        op.add_column("seats", sa.Column(name, sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("vacation_days", sa.Integer, nullable=False, server_default="0"))
