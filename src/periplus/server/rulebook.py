"""The rules of a game as the page shows them: the text, and its scenarios played step by step."""

import tomllib
from functools import cache, lru_cache
from pathlib import Path

from periplus.games import GAMES, KITS
from periplus.kernel.datafile import load
from periplus.kernel.events import Event
from periplus.kernel.game import DEALER, SPECTATOR, Game, State
from periplus.kernel.scenario import run_scenario
from periplus.server import wire, wire_library, worded
from periplus.text.shelf import rules_page
from periplus.text.statements import statements
from periplus.text.telling import Teller
from periplus.text.words import Words

KEPT = 64  # played scenarios in the cache


def rulebook(game: Game, language: str) -> wire_library.Rulebook:
    """The rules page in Markdown, the list of scenarios, and what each rule says."""
    page = rules_page(game, Words(language, game.name))
    return wire_library.Rulebook(page, list(titles(game.name, language).values()), sentences(game.name))


@cache
def sentences(game: str) -> dict[str, str]:
    """What each rule of a game says, in English; the file is read once."""
    return statements(KITS[game].folder / "RULES.md")


@cache
def titles(game: str, language: str) -> dict[str, wire_library.ScenarioFacts]:
    """The scenarios of a game by name; the files are read once."""
    translated = translations(game, language)
    found: dict[str, wire_library.ScenarioFacts] = {}
    for path in sorted(scenarios(game).glob("*.toml")):
        root = load(path).root
        title = translated.get(path.stem, root.string("title"))
        found[path.stem] = wire_library.ScenarioFacts(path.stem, title, root.strings("rules"))
    return found


def scenarios(game: str) -> Path:
    """The folder of a game's scenarios."""
    return KITS[game].folder / "scenarios"


def translations(game: str, language: str) -> dict[str, str]:
    """The translated titles of a game's scenarios, by name; the English ones are in the scenarios."""
    path = KITS[game].folder / "words" / f"scenes.{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@lru_cache(KEPT)
def played(game: str, name: str, language: str) -> wire_library.Scenario | None:
    """A scenario from its first position to its last; None if there is none of this name."""
    facts = titles(game, language).get(name)
    if facts is None:
        return None
    stage = Stage(GAMES[game], Words(language, game))
    run_scenario(scenarios(game) / f"{name}.toml", GAMES, stage.watch)
    return wire_library.Scenario(facts.title, facts.rules, stage.contents, stage.seats, stage.steps)


class Stage:
    """Watches a scenario being played, and tells it with all cards open.

    What the dealer draws is part of the step of the decision before it.
    """

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.contents: wire.Data = {}
        self.seats: list[wire.Seat] = []
        self.steps: list[wire_library.Step] = []
        self._teller: Teller | None = None
        self._seat = 0  # through whose eyes the table is seen
        self._dealing = False  # whether the last step is still to be merged with the next

    def watch(self, state: State, events: list[Event]) -> None:
        teller = self._teller or self.open(state)
        facts = self.steps.pop().facts if self._dealing else []
        number = len(self.steps)
        facts = facts + [worded.fact(self.game, teller, number, event, SPECTATOR) for event in events]
        self._dealing = state.seat == DEALER and number > 0
        self.steps.append(self.step(teller, state, facts))

    def open(self, state: State) -> Teller:
        self.contents = state.contents()
        names = [self.words.say("terminal-player", number=seat + 1) for seat in range(len(state.standing()))]
        self.seats = [wire.Seat(name, "person", "", True, [], False) for name in names]
        self._teller = Teller(self.game, state, names, self.words)
        return self._teller

    def step(self, teller: Teller, state: State, facts: list[wire.Fact]) -> wire_library.Step:
        decides = state.seat >= 0
        self._seat = int(state.seat) if decides else self._seat
        view = state.view(self._seat)
        legal = state.legal() if decides else []
        offered = worded.choices(self.game, teller, view, legal)
        return wire_library.Step(int(state.seat), worded.question(teller, view), view, facts, offered)
