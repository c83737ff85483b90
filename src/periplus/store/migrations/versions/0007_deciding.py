"""Which seat is to decide, so that a table need not be replayed to know whether it waits for anybody."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    # It stays unknown for the games that are under way: a server looks at them once.
    op.add_column("tables", sa.Column("deciding", sa.Integer, nullable=True))
