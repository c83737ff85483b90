"""Tables that gather, start, end and are played again; seats held by several devices; one-time links."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("invitation", sa.String(64), nullable=False, server_default=""))
        tables.add_column(sa.Column("host", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("started", sa.Float, nullable=True))
        tables.add_column(sa.Column("changed", sa.Float, nullable=False, server_default="0"))
        tables.add_column(sa.Column("ended", sa.Float, nullable=True))
        tables.add_column(sa.Column("rematch", sa.String(32), nullable=True))
    op.create_index("tables_by_end", "tables", ["ended"])
    op.execute("UPDATE tables SET started = created, changed = created")
    op.create_table(
        "holders",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), of_table(), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("holders_by_table", "holders", ["table_id"])
    op.execute(
        "INSERT INTO holders (token, table_id, seat) "
        "SELECT token, table_id, MIN(seat) FROM seats WHERE token IS NOT NULL GROUP BY token, table_id"
    )
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("kind", sa.String(8), nullable=False, server_default="bot"))
        seats.add_column(sa.Column("missed", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE seats SET kind = 'person' WHERE token IS NOT NULL")
    op.execute("UPDATE seats SET kind = 'open' WHERE token IS NULL AND level = ''")
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("seats_by_token")
        seats.drop_column("token")
    op.create_table(
        "links",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), of_table(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
    )


def of_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")
