"""A game's registration: where each of its parts is, loaded when it is first wanted."""

import logging
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

FACETS: Final = (
    "game view contents voice helmsman caretaker search picture files ledger sources invariants ways editing "
    "goals encoder"
).split()
LAST: Final = 1000  # the place in lists of a game that names none
LOG: Final = logging.getLogger("periplus.games")


class Kit:
    """All there is of one game. A facet is written `module:name`, relative to the game's package.

    `game` is the Game itself and cannot be missing. Without another facet the game works everywhere else:
    no `view` or `contents`, the TypedDicts of what a seat sees and what lies on the table, and the API's
    description lacks them; no `voice`, and its Fluent files or else the written forms of its clicks are
    used; no `helmsman`, and sailors stand in; no `caretaker`, and a stand-in decides what it likes for who is
    out of time, and nobody can have passes made for them; no `search`, and there are no captains, oracles and
    hints; no `picture`, and the terminal shows the text view; no `files`, and nothing of it can be replaced
    by a file; no `ledger`, and its balance is not counted; no `sources`, and points are counted as a whole;
    no `invariants`, and the law that nothing is lost checks nothing (periplus.testing); no `ways`, and
    choices of many clicks are made click by click; no `editing`, and the page has no editor for its files; no
    `goals`, and a profile tells of none reached; no `encoder`, and a position cannot be had in numbers
    (periplus.research).

    In the game's folder, `words/` has its Fluent files and rules pages, `scenarios/` its executable rulebook,
    `lessons/` a guided first game, `records/` games that must replay, and `RULES.md` a sentence on each rule.
    """

    def __init__(
        self,
        package: str,
        game: str,
        view: str = "",
        contents: str = "",
        voice: str = "",
        helmsman: str = "",
        caretaker: str = "",
        search: str = "",
        picture: str = "",
        files: str = "",
        ledger: str = "",
        sources: str = "",
        invariants: str = "",
        ways: str = "",
        editing: str = "",
        goals: str = "",
        encoder: str = "",
        order: int = LAST,
    ) -> None:
        self.package = package
        self.order = order
        parts = [game, view, contents, voice, helmsman, caretaker]
        parts += [search, picture, files, ledger, sources, invariants, ways, editing, goals, encoder]
        self._places: dict[str, str] = {facet: part for facet, part in zip(FACETS, parts) if part}
        self._loaded: dict[str, Any] = {}

    def __repr__(self) -> str:
        return f"<Kit of {self.package}: {', '.join(self._places)}>"

    @property
    def folder(self) -> Path:
        """The game's room."""
        return Path(str(sys.modules[self.package].__file__)).parent

    def has(self, facet: str) -> bool:
        """Whether the game declares a facet."""
        return facet in self._places

    def facet(self, name: str) -> Any:
        """A facet of the game, or None without it. A broken one is reported, and counts as missing."""
        if name not in self._places:
            return None
        if name not in self._loaded:
            try:
                self._loaded[name] = self.load(name)
            except (Exception, SystemExit) as error:
                LOG.warning("the %s of %s is left out: %s", name, self.package, told(error))
                del self._places[name]
                return None
        return self._loaded[name]

    def load(self, name: str) -> Any:
        """Import a facet; whatever is wrong with it is raised."""
        module, _, attribute = self._places[name].partition(":")
        return getattr(import_module(f"{self.package}.{module}"), attribute)


def told(error: BaseException) -> str:
    """An error of somebody else's code in a line."""
    return f"{type(error).__name__}: {error}"
