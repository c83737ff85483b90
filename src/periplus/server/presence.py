"""Who watches a table: here, and at other servers that share it."""

from collections import Counter


class Presence:
    """Open streams by viewer. Those of other servers are as far as they have told us."""

    def __init__(self) -> None:
        self.here: Counter[int] = Counter()
        self.elsewhere: dict[str, Counter[int]] = {}

    def __getitem__(self, viewer: int) -> int:
        here = self.here.get(viewer, 0)
        if not self.elsewhere:
            return here
        return here + sum(counts[viewer] for counts in self.elsewhere.values())

    @property
    def anybody(self) -> bool:
        """Whether anybody watches, here or elsewhere."""
        return any(self.here.values()) or bool(self.elsewhere)

    @property
    def counts(self) -> dict[int, int]:
        """How many watch here, of all who do."""
        return {viewer: number for viewer, number in self.here.items() if number}

    def told(self, server: str, counts: dict[int, int]) -> None:
        """What another server says of those who watch there."""
        if counts:
            self.elsewhere[server] = Counter(counts)
        else:
            self.elsewhere.pop(server, None)

    def keep_only(self, servers: set[str]) -> bool:
        """Forget whoever watched at other servers than these; whether there was anybody."""
        gone = [server for server in self.elsewhere if server not in servers]
        for server in gone:
            del self.elsewhere[server]
        return bool(gone)
