"""Room for what is new: it is refused before the disk is full, so that what is under way can be finished."""

from periplus.server.journal import note
from periplus.server.refusals import Refused
from periplus.store import room

MEGABYTE = 1_000_000


class Room:
    """The disk of a store, of which so many bytes are kept free for games that have begun."""

    def __init__(self, url: str, reserve: int) -> None:
        self.url = url
        self.reserve = reserve
        self._is_scarce = False

    @property
    def free(self) -> int | None:
        return room.free(self.url)

    def require(self) -> None:
        """Raises Refused if there is no room for a new table."""
        free = self.free
        scarce = free is not None and free < self.reserve
        if scarce and not self._is_scarce:
            kept = self.reserve // MEGABYTE
            note("no room for new tables", reason=f"less than {kept} MB are free: they are kept for games")
        self._is_scarce = scarce
        if scarce:
            raise Refused(507, "full", "the disk is nearly full: games go on, but no table can be made now")
