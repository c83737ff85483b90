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
    UniqueConstraint,
    false,
    text,
    true,
)

METADATA = MetaData()
RUNNING = "started IS NOT NULL AND ended IS NULL"
GATHERING = "admits = 'anybody' AND started IS NULL"

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("clock", Integer, nullable=False),  # seconds for a decision; 0 for no clock, or a bank
    Column("bank", Integer, nullable=False, server_default="0"),  # seconds that everybody begins with
    Column("increment", Integer, nullable=False, server_default="0"),  # what a choice adds to that
    Column("night", String(16), nullable=False, server_default=""),  # hours that don't count: 23:00-07:00
    Column("zone", String(64), nullable=False, server_default=""),  # where these are the hours
    Column("hints", Boolean, nullable=False),  # whether players may ask for them
    Column("secret", LargeBinary, nullable=False),  # the dealer draws from it
    Column("host", Integer, nullable=False),  # the seat of whoever made the table
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=True),  # when the last open seat was taken
    Column("changed", Float, nullable=False),  # when everybody last saw something new: clocks run from here
    Column("ended", Float, nullable=True),
    Column("due", Float, nullable=True),  # when the time for the decision is up; none without a clock
    Column("deciding", Integer, nullable=True),  # the seat that is to decide; none if the game isn't on
    Column("result", JSON(none_as_null=True), nullable=True),  # scores and ranks, when it has ended
    Column("rematch", String(32), nullable=True),  # the table where the same people play again
    Column("wanting", JSON, nullable=False),  # the seats whose people want to play again
    Column("version", Integer, nullable=False, server_default="0"),  # one more with each change
    Column("owner", String(32), nullable=True),  # the server that sees to its bots and clocks
    Column("admits", String(8), nullable=False, server_default="invited"),  # who may take an open seat
    Column("experience", String(16), nullable=False, server_default="any"),  # that its host wishes for
    Column("talk", Boolean, nullable=False, server_default=true()),  # whether there is a chat
    # Where a game comes from that did not begin here: the fork as in a record, or that a file brought it.
    Column("origin", JSON(none_as_null=True), nullable=True),
    Column("forked_from", String(32), nullable=True),  # the table it is a fork of, if that is here
    Index("tables_by_origin", "forked_from"),
    Index("tables_by_end", "ended"),
    Index("tables_open", "created", sqlite_where=text(GATHERING), postgresql_where=text(GATHERING)),
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
    Column("bank", Float, nullable=False, server_default="0"),  # seconds that are left in it
    Column("vacation_from", Float, nullable=False, server_default="0"),  # the last one: time stands still
    Column("vacation_until", Float, nullable=False, server_default="0"),
    Column("vacation_days", Integer, nullable=False, server_default="0"),  # of all of them together
    Column("muted", Boolean, nullable=False, server_default=false()),  # the host lets them say nothing
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

BARRED = Table(
    "barred",
    METADATA,
    Column("token", String(64), primary_key=True),  # of somebody whom the host has removed
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=False),  # who sat there, as in `holders`
    Column("name", Text, nullable=False),  # they went by then
    Column("reporter", String(64), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", JSON, nullable=False),  # the last that the reported person said there
    Column("made", Float, nullable=False),
    Column("settled", Float, nullable=True),  # when the host of the server was done with it
    UniqueConstraint("table_id", "seat", "reporter", name="reports_once"),
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

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), nullable=False),  # stands for all that the review depends on
    Column("body", LargeBinary, nullable=False),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", String(64), primary_key=True),  # holds seats, as the hash of a token does
    Column("profile", String(32), nullable=False, unique=True),  # what others know it by
    Column("name", Text, nullable=False),
    Column("rated", Boolean, nullable=False),  # whether they want ratings, and a profile that others see
    Column("recovery", String(64), nullable=False, unique=True),  # the hash of a code
    Column("created", Float, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # as the authenticator made it, in base64url
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),  # as the authenticator counts them
    Column("name", Text, nullable=False),  # of the device on which it was made
    Column("created", Float, nullable=False),
    Index("passkeys_by_account", "account"),
)

# Who somebody is at another server that knows them, such as that of their club.
IDENTITIES = Table(
    "identities",
    METADATA,
    Column("issuer", String(255), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Index("identities_by_account", "account"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of what a browser keeps
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # to the day
    Index("sessions_by_account", "account"),
)

CEREMONIES = Table(
    "ceremonies",
    METADATA,
    Column("code", String(64), primary_key=True),  # the hash of a code that works once
    Column("facts", JSON, nullable=False),
    Column("expires", Float, nullable=False),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

RATED_GAMES = Table(
    "rated_games",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),  # after it
    Column("sigma", Float, nullable=False),
    Index("rated_games_by_account", "account"),
)

GOALS = Table(
    "goals",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("reached", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # how many there were to reach
)

# One row, written when somebody asks whether the server is well.
PULSE = Table("pulse", METADATA, Column("at", Float, nullable=False))

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat", Float, nullable=False),  # when it last said that it lives, by the database's clock
)

CALLS = Table(
    "calls",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("wish", String(8), nullable=False),  # when its person is to be called: "", turn or chat
    Column("language", String(8), nullable=False),
    Column("mail", Text, nullable=False),  # their address, if they gave one
    Column("code", String(64), nullable=False),  # in the links of a mail: it can only confirm or stop it
    Column("confirmed", Integer, nullable=False),  # whether they have said that the address is theirs
    Column("looked", Float, nullable=False),  # when they last saw the table
    Column("called", Float, nullable=False),  # when they were last called
    Column("hooked", Float, nullable=False),  # when the table's webhook last called them
    Index("calls_by_code", "code"),
)

HOOKS = Table(
    "hooks",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), nullable=False),  # whose shape a message has
    Column("url", Text, nullable=False),
    Column("language", String(8), nullable=False),
)

# Where the push service of a browser takes messages for it, by the hash of that browser's token.
BROWSERS = Table(
    "browsers",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("site", Text, nullable=False),  # the address at which it finds us
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
