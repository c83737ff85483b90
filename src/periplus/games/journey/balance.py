"""How balanced the board of Journey is: which discovery spaces are used, and which are not."""

from collections import Counter
from typing import cast

from periplus.arena.ledger import Ledger, Sailed, listed
from periplus.arena.markdown import table
from periplus.arena.sources import Sources
from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.board import standard_board
from periplus.games.journey.view import seen
from periplus.kernel.game import SPECTATOR
from periplus.kernel.voyage import Voyage

RARELY = 2.0  # in 100 games: below that a space is almost never used

EXPLANATION = """\
Of each discovery space: the cards that it asks for (R rope, P pickaxe, C compass, B biscuits, L lamp, * any),
and the discoveries made there in 100 games, by the number of players."""


class JourneyLedger(Ledger):
    """Follows where discoveries are made."""

    title = "The board"

    def __init__(self) -> None:
        super().__init__()
        board = standard_board()
        words = [word for line in board.descent + board.sea for word in line]
        self.names = list(board.names)
        self.first_sea = int(board.first_sea)
        self.asks = {space: word[1:] for space, word in enumerate(words) if word.startswith("d")}
        self.found: dict[int, Counter[int]] = {space: Counter() for space in self.asks}  # by players

    def count(self, game: Sailed) -> None:
        space = -1
        for fact in game.facts:
            if fact.kind == v.MOVED:
                space = fact.values[2]  # where the piece stops a discovery can be made
            elif fact.kind in (v.DISCOVERED, v.SHONE):
                self.found[space][game.players] += 1

    def paragraphs(self) -> list[str]:
        order = sorted(self.found, key=lambda space: (self.at_sea(space), -self.often(space)))
        sizes = sorted(self.tables)
        heads = ["space", "stage", "asks for", "in all", *[f"{size} players" for size in sizes]]
        rows = [self.cells(space, sizes) for space in order]
        return [EXPLANATION, table(heads, rows), self.verdict(sorted(self.found))]

    def at_sea(self, space: int) -> bool:
        return space >= self.first_sea

    def often(self, space: int) -> float:
        """Discoveries in 100 games."""
        return 100 * self.found[space].total() / self.games

    def cells(self, space: int, sizes: list[int]) -> list[str]:
        found = self.found[space]
        return [
            self.names[space],
            "sea" if self.at_sea(space) else "descent",
            f"`{self.asks[space]}`",
            f"**{self.often(space):.1f}**",
            *[f"{100 * found[size] / self.tables[size]:.1f}" for size in sizes],
        ]

    def verdict(self, spaces: list[int]) -> str:
        never = [self.names[space] for space in spaces if not self.found[space]]
        rarely = [self.names[space] for space in spaces if 0 < self.often(space) < RARELY]
        return (
            f"- Never discovered: {listed(never)}.\n"
            f"- Almost never, less than {RARELY:.0f} times in 100 games: {listed(rarely)}."
        )


def sources(voyage: Voyage) -> Sources:
    """The families of fossils, the bonuses, the sightings and the water."""
    tally = cast(Sources, seen(voyage.state.view(SPECTATOR))["tally"])
    return [{source.replace("_", " "): points for source, points in seat.items()} for seat in tally]
