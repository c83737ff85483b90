"""The voice of a game without one of its own: its Fluent files where they have a text, else plain data."""

from periplus.kernel.game import View
from periplus.text.voice import Section, Voice, sentence
from periplus.text.words import Value


class PlainVoice(Voice):
    """Tells any game. All a game's texts can use: the numbers and words of the view by their names, `name`
    for the player who decides, and `noun` and `noun_id` for the thing clicked.

    `click-VERB`, `help-VERB`, `question-STAGE`, `question-over`, `event-NAME`, `KIND-NOUN` and `view-FIELD`
    are the texts it looks for; what is missing is told by its written name.
    """

    def noun(self, kind: str, number: int) -> str:
        if kind in ("seat", "number") or number < 0 or self.words.has(f"{kind}-{self.noun_id(kind, number)}"):
            return super().noun(kind, number)
        return self.noun_id(kind, number)

    def tell(self, name: str, own: bool, args: dict[str, Value]) -> str:
        if self.words.has(f"event-{name}"):
            return super().tell(name, own, args)
        told = [f"{key} {value}" for key, value in args.items() if not key.endswith("_id")]
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

    def outcome(self, view: View) -> str:
        id = "question-over" if self.words.has("question-over") else "plain-over"
        return self.words.say(id, **self.situation(view))

    def situation(self, view: View) -> dict[str, Value]:
        seat = view["seat"]
        assert isinstance(seat, int)
        told: dict[str, Value] = {key: value for key, value in view.items() if isinstance(value, int | str)}
        return told | {"name": self.seats[seat] if seat >= 0 else ""}

    def asked(self, view: View) -> list[str]:
        id = f"question-{view['stage']}"
        return [self.words.say(id if self.words.has(id) else "plain-question", **self.situation(view))]

    def position(self, view: View) -> list[Section]:
        known = {key: value for key, value in view.items() if value is not None}
        lines = [f"{self._label(key)}: {self._shown(value)}" for key, value in known.items()]
        return [Section(self.words.say("heading-table"), lines)]

    def _clicked(self, code: int, view: View) -> dict[str, Value]:
        verb, number = self.verbs.split(code)
        return self.situation(view) | (self.described("noun", verb.noun, number) if verb.noun else {})

    def _label(self, key: str) -> str:
        if self.words.has(f"view-{key}"):
            return self.words.say(f"view-{key}")
        return sentence(key.replace("_", " "))

    def _shown(self, value: object) -> str:
        if isinstance(value, list):
            return self.listed([self._shown(item) for item in value]) or "–"
        if isinstance(value, dict):
            return self.listed([f"{key} {self._shown(item)}" for key, item in value.items()])
        return str(value)
