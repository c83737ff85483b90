"""Passes made for people who asked for it; lines of the chat with their place in the game and audience."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("auto", sa.String(16), nullable=False, server_default=""))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("ply", sa.Integer, nullable=False, server_default="0"))
        chat.add_column(sa.Column("audience", sa.Integer, nullable=True))
