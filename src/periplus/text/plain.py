"""The voice of a game without one of its own: its Fluent files where they have a text, else plain data."""

from mypy_extensions import mypyc_attr

from periplus.kernel.events import UNSEEN
from periplus.kernel.game import View
from periplus.text.voice import Question, Section, Voice, sentence
from periplus.text.words import Value, filled

# Fields that views have in common: told only if the game has a label for them.
SELDOM_TOLD = ("viewer", "seat", "stage", "turn", "first", "choice", "result")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainVoice(Voice):
    """Tells any game. A game's texts can use the numbers and words of the view by their names, `name` for
    the player who decides, `noun` and `noun_id` for the thing clicked, and at the end `winners`, their
    `count`, and `scores`.

    `click-VERB`, `help-VERB`, `question-STAGE`, `question-deal`, `question-waiting`, `question-over`,
    `event-NAME` and `KIND-NOUN` are the texts it looks for; what is missing is told by its written name. A
    question is one short line: what else there is to know goes into `detail-STAGE` and `more-STAGE`.

    Of the position it tells the fields that have a label: `view-FIELD`, or for a list with an entry for each
    seat `player-FIELD`. If none has one, it tells them all. A field named after a kind of noun (`card`,
    `cards`) is told by the names of the nouns; a word by the text `FIELD-WORD`, if there is one (`deeds`:
    `deed-bet`).
    """

    def noun(self, kind: str, number: int) -> str:
        if kind in ("seat", "number") or number < 0 or self.words.has(f"{kind}-{self.noun_id(kind, number)}"):
            return super().noun(kind, number)
        return self.noun_id(kind, number)

    def tell(self, name: str, own: bool, args: dict[str, Value]) -> str:
        if self.words.has(f"event-{name}"):
            return super().tell(name, own and self.words.has(f"event-{name}.you"), args)
        told = [f"{key} {filled(value)}" for key, value in args.items() if not key.endswith("_id")]
        return ": ".join([name.replace("_", " "), *([", ".join(told)] if told else [])])

    def click(self, code: int, view: View) -> str:
        verb, number = self.verbs.split(code)
        if self.words.has(f"click-{verb.name}"):
            return self.words.say(f"click-{verb.name}", **self._clicked(code, view))
        return f"{verb.name} {self.noun(verb.noun, number)}" if verb.noun else verb.name

    def help(self, code: int, view: View) -> str:
        verb, _ = self.verbs.split(code)
        id = f"help-{verb.name}"
        return self.words.say(id, **self._clicked(code, view)) if self.words.has(id) else ""

    def dealing(self, view: View) -> str:
        return self._either("question-deal", "plain-deal", self.situation(view))

    def waiting(self, view: View) -> Question:
        return self._posed_or("waiting", "plain-waiting", view)

    def asked(self, view: View) -> Question:
        return self._posed_or(str(view["stage"]), "plain-question", view)

    def outcome(self, view: View) -> str:
        """How the game ended, as far as the view has a `result` with `scores` and `ranks`."""
        result = view.get("result")
        told = self.situation(view)
        if isinstance(result, dict) and "ranks" in result and "scores" in result:
            winners = [self.seats[seat] for seat, rank in enumerate(result["ranks"]) if rank == 1]
            scores = [f"{name}: {score}" for name, score in zip(self.seats, result["scores"], strict=True)]
            told |= {"winners": self.listed(winners), "count": len(winners)}
            told |= {"scores": sentence(self.listed(scores).replace("-", "−"))}
            return self._either("question-over", "plain-won", told)
        return self._either("question-over", "plain-over", told)

    def situation(self, view: View) -> dict[str, Value]:
        seat = view["seat"]
        assert isinstance(seat, int)
        told: dict[str, Value] = {key: value for key, value in view.items() if isinstance(value, int | str)}
        return told | {"name": self.seats[seat] if seat >= 0 else ""}

    def position(self, view: View) -> list[Section]:
        labelled = [key for key in view if self.words.has(f"view-{key}")]
        by_player = [key for key in view if self.words.has(f"player-{key}")]
        if not labelled and not by_player:
            labelled = [key for key in view if key not in SELDOM_TOLD]
        told = {key: self._shown(key, view[key]) for key in labelled}
        table = [f"{self._label(key)}: {text}" for key, text in told.items() if text]
        players = [self._player(seat, view, by_player) for seat in range(len(self.seats)) if by_player]
        sections = {"heading-table": table, "heading-players": players}
        return [Section(self.words.say(title), lines) for title, lines in sections.items() if lines]

    def _player(self, seat: int, view: View, fields: list[str]) -> str:
        """A line on a player: each field with an entry for every seat."""
        name, you = self.seats[seat], self.words.say("terminal-you")
        title = f"{name} ({you})" if seat == view["viewer"] and name != you else sentence(name)
        entries = {key: value[seat] for key in fields if isinstance(value := view[key], list)}
        told = {key: self._shown(key, entry) for key, entry in entries.items()}
        parts = [f"{self.words.say(f'player-{key}')}: {text}" for key, text in told.items() if text]
        return f"{title} – {self.listed(parts)}" if parts else title

    def _posed_or(self, id: str, plain: str, view: View) -> Question:
        """A question of the game, or if it has none, the one for any game."""
        args = self.situation(view)
        return (
            self.posed(id, args)
            if self.words.has(f"question-{id}")
            else Question(self.words.say(plain, **args))
        )

    def _either(self, id: str, plain: str, args: dict[str, Value]) -> str:
        """A text of the game, or if it has none, the one for any game."""
        return self.words.say(id if self.words.has(id) else plain, **args)

    def _clicked(self, code: int, view: View) -> dict[str, Value]:
        verb, number = self.verbs.split(code)
        return self.situation(view) | (self.described("noun", verb.noun, number) if verb.noun else {})

    def _label(self, key: str) -> str:
        if self.words.has(f"view-{key}"):
            return self.words.say(f"view-{key}")
        return sentence(key.replace("_", " "))

    def _shown(self, key: str, value: object) -> str:
        """A field of the view in words; empty if there is nothing in it."""
        kind = key if key in self.ids else key.removesuffix("s")
        if value is None or value == "":
            return ""
        if isinstance(value, list):
            return self.listed([self._shown(key, item) or "–" for item in value])
        if isinstance(value, dict):
            return self.listed([f"{name} {self._shown(name, item)}" for name, item in value.items()])
        if isinstance(value, int) and kind in self.ids and value >= UNSEEN:
            return self.noun(kind, value)
        if isinstance(value, str) and self.words.has(f"{kind}-{value}"):
            return self.words.say(f"{kind}-{value}")
        return str(value)
