"""Tables kept in a database: a game is a list of decisions, and the list is all there is to keep."""

from periplus.store.databases import StoreError
from periplus.store.engine import Store
from periplus.store.links import LinkUsed
from periplus.store.prepared import Conflict
from periplus.store.tables import Ending, Kept, Outline, Said, Seat, Table

__all__ = [
    "Conflict",
    "Ending",
    "Kept",
    "LinkUsed",
    "Outline",
    "Said",
    "Seat",
    "Store",
    "StoreError",
    "Table",
]
