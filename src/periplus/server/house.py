"""What the host of a server has decided for everybody who plays there."""

from periplus.server import wire
from periplus.server.people import clean_name
from periplus.server.refusals import Refused
from periplus.server.settings import Settings
from periplus.server.wordlist import Wordlist


class House:
    """Its rules for open tables, names and talk."""

    def __init__(self, settings: Settings) -> None:
        self.open_tables = not settings.invited_only
        self.embeds = bool(settings.embed)
        self.words = Wordlist.read(settings.words)

    def require_open_tables(self) -> None:
        if not self.open_tables:
            raise Refused(403, "invited_only", "this server has no open tables: people are invited to it")

    def name(self, text: str, field: str, longest: int) -> str:
        """A name as it may be shown, or refused."""
        text = clean_name(text, field, longest)
        self.words.require_wanted(text, field)
        return text

    def facts(self) -> wire.House:
        return wire.House(self.open_tables, self.embeds)
