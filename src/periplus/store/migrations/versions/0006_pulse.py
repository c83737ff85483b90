"""A row to write when somebody asks whether the server is well."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table("pulse", sa.Column("at", sa.Float, nullable=False))
    op.execute("INSERT INTO pulse (at) VALUES (0)")
