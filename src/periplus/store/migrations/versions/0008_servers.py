"""Several servers share the tables: how often each table changed, who sees to it, and which servers live."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

RUNNING = "started IS NOT NULL AND ended IS NULL"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    op.create_index(
        "tables_running",
        "tables",
        ["owner"],
        sqlite_where=sa.text(RUNNING),
        postgresql_where=sa.text(RUNNING),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
