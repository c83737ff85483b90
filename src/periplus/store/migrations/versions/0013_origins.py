"""Where a game comes from that did not begin at its table: a fork of another one, or brought in a file."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("forked_from", sa.String(32), nullable=True))
    op.create_index("tables_by_origin", "tables", ["forked_from"])
