"""What is kept of a table. `migrations` brings a store of any age to this shape."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

METADATA = MetaData()
RUNNING = "started IS NOT NULL AND ended IS NULL"

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("clock", Integer, nullable=False),  # seconds for a decision; 0 for no clock
    Column("hints", Boolean, nullable=False),  # whether players may ask for them
    Column("secret", LargeBinary, nullable=False),  # the dealer draws from it
    Column("host", Integer, nullable=False),  # the seat of whoever made the table
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=True),  # when the last open seat was taken
    Column("changed", Float, nullable=False),  # when everybody last saw something new: clocks run from here
    Column("ended", Float, nullable=True),
    Column("deciding", Integer, nullable=True),  # the seat that is to decide; none if the game isn't on
    Column("result", JSON(none_as_null=True), nullable=True),  # scores and ranks, when it has ended
    Column("rematch", String(32), nullable=True),  # the table where the same people play again
    Column("wanting", JSON, nullable=False),  # the seats whose people want to play again
    Column("version", Integer, nullable=False, server_default="0"),  # one more with each change
    Column("owner", String(32), nullable=True),  # the server that sees to its bots and clocks
    Index("tables_by_end", "ended"),
    Index("tables_running", "owner", sqlite_where=text(RUNNING), postgresql_where=text(RUNNING)),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(8), nullable=False),  # open, person or bot
    Column("level", String(32), nullable=False),  # the bot that plays it, or stands in for its person
    Column("missed", Integer, nullable=False),  # decisions in a row for which its person's time ran out
    Column(
        "auto", String(16), nullable=False, server_default=""
    ),  # until when passes are made for its person
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of what a browser keeps
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("gone", Integer, nullable=False),  # whether they gave the seat up during the game
    Index("holders_by_table", "table_id"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("code", String(64), primary_key=True),  # the hash of a code that works once
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False),
    Column("used", Integer, nullable=False),
)

DECISIONS = Table(
    "decisions",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # unique with the table: two clicks can't both win
    Column("code", Integer, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Float, nullable=False),
    Column("ply", Integer, nullable=False, server_default="0"),  # where the game was
    Column("audience", Integer, nullable=True),  # the one seat that may read it; none for everybody
)

# One row, written when somebody asks whether the server is well.
PULSE = Table("pulse", METADATA, Column("at", Float, nullable=False))

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat", Float, nullable=False),  # when it last said that it lives, by the database's clock
)
