"""The address of a table invites. Results are kept, who wants to play again, and what somebody has left."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # Without batches: they make a table anew, and all that refers to the old one would go with it.
    op.drop_column("tables", "invitation")
    op.add_column("tables", sa.Column("result", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("wanting", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("holders", sa.Column("gone", sa.Integer, nullable=False, server_default="0"))
