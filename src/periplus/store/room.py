"""How much room a store has left."""

import shutil

from periplus.store.lock import file_of


def free(url: str) -> int | None:
    """The bytes that are free where a store is; None if it is not in a file here."""
    file = file_of(url)
    return None if file is None else shutil.disk_usage(file.parent).free
