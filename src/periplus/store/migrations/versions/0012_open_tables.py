"""Tables that anybody may join, what their host may do there, and reports to the host of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
GATHERING = "admits = 'anybody' AND started IS NULL"


def upgrade() -> None:
    op.add_column("tables", sa.Column("admits", sa.String(8), nullable=False, server_default="invited"))
    op.add_column("tables", sa.Column("experience", sa.String(16), nullable=False, server_default="any"))
    op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "tables_open",
        "tables",
        ["created"],
        sqlite_where=sa.text(GATHERING),
        postgresql_where=sa.text(GATHERING),
    )
    op.create_table(
        "barred",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("settled", sa.Float, nullable=True),
        sa.UniqueConstraint("table_id", "seat", "reporter", name="reports_once"),
    )
