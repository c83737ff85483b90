"""A table as an environment for language models: messages in, a written click out.

env = TextEnv(game, ["me", "helmsman", "captain@100"])
turn = env.reset(seed=7)
while not turn.over:
    turn = env.answer(model(turn.messages))
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from periplus.bots import Bot, make_bot, make_caretaker
from periplus.games import game_named
from periplus.kernel.errors import OptionError, PeriplusError
from periplus.kernel.game import Game, Seat
from periplus.kernel.seal import secret_from_seed
from periplus.kernel.voyage import Voyage
from periplus.text.reading import Choice, Misread, plain, read_answer
from periplus.text.shelf import rules_page, title_of, unplaced
from periplus.text.telling import PERSON, Teller, counted, seat_names
from periplus.text.words import Words

Message: TypeAlias = dict[str, str]  # with `role` and `content`, as chat programs take them


@dataclass(frozen=True)
class Turn:
    """What one seat is told, and asked: `messages` are new to it, and `seat` is whose answer comes next.

    A `refused` answer was no click that can be made: the messages say why, and the same seat is asked again.
    When the game is `over`, `rewards` are each seat's part of the win, and `scores` its points.
    """

    seat: Seat
    messages: list[Message]
    refused: bool = False
    over: bool = False
    rewards: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)


class TextEnv:
    """A table at which each `me` is somebody who reads and writes; the others are our bots or yours.

    `listed` tells the legal clicks with each question. Without, the model has to know them from the rules
    and the position. After `patience` answers that are no click, the least committing one is made, and
    counted in `made_for`; with 0, it is asked for ever.
    """

    def __init__(
        self,
        game: str | Game,
        seats: Sequence[str | Bot] = (PERSON, "helmsman", "helmsman"),
        options: dict[str, object] | None = None,
        language: str = "en",
        listed: bool = True,
        rules: bool = True,
        patience: int = 0,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.players = list(seats)
        self.options = options or {}
        self.words = Words(language, self.game.name)
        self.listed = listed
        self.rules = rules
        self.patience = patience
        if PERSON not in seats:
            raise OptionError(f"one of the seats must be {PERSON!r}: that is who reads and writes")
        self.game.start(len(seats), self.options)  # says what is wrong with them
        for level in {each for each in seats if isinstance(each, str) and each != PERSON}:
            make_bot(level, self.game, self.options, 0)

    def reset(self, seed: int) -> Turn:
        """A new game; the same seed deals the same cards, and our bots play the same."""
        names = [each.partition("@")[0] if isinstance(each, str) else repr(each) for each in self.players]
        self.voyage = Voyage(self.game, names, self.options, secret_from_seed(seed))
        self.bots: dict[Seat, Bot] = {}
        for seat, each in enumerate(self.players):
            if each != PERSON:
                made = make_bot(each, self.game, self.options, seed + seat) if isinstance(each, str) else each
                self.bots[seat] = made
        self.caretaker = make_caretaker(self.game, self.options, seed)
        self.made_for = [0] * len(names)
        self._told: dict[Seat, int] = {}  # how many facts each seat has been told
        self._tries = 0
        self._tellers = {
            seat: Teller(
                self.game, self.voyage.beginning, seat_names(self.voyage, self.words, seat), self.words
            )
            for seat, each in enumerate(self.players)
            if each == PERSON
        }
        return self._go_on()

    def answer(self, text: str) -> Turn:
        """Make the click that an answer ends with, or say why it is none."""
        if self.voyage.over:
            raise PeriplusError("the game is over: reset() begins another")
        seat = int(self.voyage.state.seat)
        read = read_answer(text, self.choices(seat))
        if isinstance(read, Misread):
            return self._refuse(seat, read)
        self._tries = 0
        self.voyage.click(read)
        return self._go_on()

    def choices(self, seat: Seat) -> list[Choice]:
        """The legal clicks of the seat that decides."""
        tell, view = self._tellers[seat], self.voyage.state.view(seat)
        return [
            Choice(code, tell.written(code, view), tell.click(code, view))
            for code in self.voyage.state.legal()
        ]

    def _refuse(self, seat: Seat, read: Misread) -> Turn:
        self._tries += 1
        say, example = self.words.say, self.example()
        why = say("model-not-legal", text=read.text) if read.text else say("model-no-click", example=example)
        if self._tries == self.patience:
            return self._make_for(seat, why)
        again = [why, *self._question(seat)]
        return Turn(seat, [told("user", again)], refused=True)

    def _make_for(self, seat: Seat, why: str) -> Turn:
        """The least committing click, in place of one that did not come."""
        code = self.caretaker.choose(self.voyage.knowledge(seat))
        written = self._tellers[seat].written(code, self.voyage.state.view(seat))
        self._tries = 0
        self.made_for[seat] += 1
        self.voyage.click(code)
        made = self.words.say("model-made-for-you", tries=self.patience, written=written)
        turn = self._go_on()
        note = [told("user", [why, made])] if turn.seat == seat else []
        return Turn(turn.seat, [*note, *turn.messages], True, turn.over, turn.rewards, turn.scores)

    def _go_on(self) -> Turn:
        """Let the bots play up to where somebody who writes is to decide, or to the end."""
        voyage = self.voyage
        while not voyage.over and (bot := self.bots.get(int(voyage.state.seat))):
            for code in bot.decide(voyage.knowledge(int(voyage.state.seat))):
                voyage.click(code)
        if not voyage.over:
            seat = int(voyage.state.seat)
            return Turn(seat, self._messages(seat))
        result = voyage.state.result()
        winners = result.winners()
        rewards = [1 / len(winners) if rank == 1 else 0.0 for rank in result.ranks]
        seat = min(self._tellers)
        return Turn(seat, self._messages(seat), False, True, rewards, result.scores)

    # ---- in words ----

    def _messages(self, seat: Seat) -> list[Message]:
        """What this seat has not been told yet: at first who it is and how to answer, then the table."""
        opening = [] if seat in self._told else [told("system", self._opening(seat))]
        return [*opening, told("user", [*self._happened(seat), *self._position(seat), *self._question(seat)])]

    def _opening(self, seat: Seat) -> list[str]:
        say = self.words.say
        title = title_of(self.game, self.words)
        parts = [
            say("model-role", game=title, seats=len(self.players)),
            say("model-format", example=self.example()),
        ]
        if not self.listed:
            parts += [say("model-forms"), self._forms(seat)]
        if self.rules:
            parts += [say("model-rules"), unplaced(rules_page(self.game, self.words))]
        return parts

    def _happened(self, seat: Seat) -> list[str]:
        log = self.voyage.log[self._told.get(seat, 0) :]
        self._told[seat] = len(self.voyage.log)
        seen = [event.seen_by(seat, self.game.events) for _, event in log]
        lines = [f"- {line}" for line in counted([self._tellers[seat].event(event, seat) for event in seen])]
        return [self.words.say("model-happened"), "\n".join(lines)] if lines else []

    def _position(self, seat: Seat) -> list[str]:
        sections = self._tellers[seat].position(self.voyage.state.view(seat))
        return ["\n".join([f"## {part.title}", *part.lines]) for part in sections]

    def _question(self, seat: Seat) -> list[str]:
        """What is asked; over, how it ended."""
        asked = self._tellers[seat].question(self.voyage.state.view(seat))
        parts = [f"## {asked.headline}", asked.rest] if asked.rest else [f"## {asked.headline}"]
        if self.listed and not self.voyage.over:
            lines = [f"- {choice.written} – {choice.label}" for choice in self.choices(seat)]
            parts += [self.words.say("model-choices"), "\n".join(lines)]
        return parts

    def example(self) -> str:
        """A click in writing, which tells nothing of what is legal now."""
        verb = [verb for verb in self.game.verbs.all if verb.noun and verb.noun not in self.game.fleeting][-1]
        return f"{verb.name} {self.voyage.beginning.names(verb.noun)[0]}"

    def _forms(self, seat: Seat) -> str:
        """The verbs, and the things of each kind by their written names, as far as those never change."""
        verbs = [f"- {verb.name} {verb.noun.upper()}".rstrip() for verb in self.game.verbs.all]
        kinds = dict.fromkeys(verb.noun for verb in self.game.verbs.all if verb.noun)
        named = [self._names(seat, kind) for kind in kinds if kind not in self.game.fleeting]
        return "\n".join([*verbs, *named])

    def _names(self, seat: Seat, kind: str) -> str:
        tell = self._tellers[seat]
        things = [
            name if plain(name) == plain(tell.noun(kind, number)) else f"{name} ({tell.noun(kind, number)})"
            for number, name in enumerate(self.voyage.beginning.names(kind))
        ]
        return f"{kind.upper()}: {', '.join(things)}"


def told(role: str, parts: list[str]) -> Message:
    return {"role": role, "content": "\n\n".join(parts)}
