"""The voice of a game without one of its own: its Fluent files where they have a text, else plain data."""

from periplus.kernel.game import DEALER, Game, View
from periplus.kernel.options import Option
from periplus.text.voice import Section, Voice, sentence
from periplus.text.words import Value, Words

ASKED = ("viewer", "seat", "stage")  # who looks, who decides, and what


class PlainVoice(Voice):
    """Tells any game. All a game's texts can use: the numbers and words of the view by their names, `name`
    for the player who decides, and `noun` and `noun_id` for the thing clicked.

    `click-VERB`, `help-VERB`, `question-STAGE`, `question-deal`, `question-waiting`, `question-over`,
    `event-NAME`, `KIND-NOUN` and `view-FIELD` are the texts it looks for; what is missing is told by its
    written name.
    """

    def noun(self, kind: str, number: int) -> str:
        if kind in ("seat", "number") or number < 0 or self.words.has(f"{kind}-{self.noun_id(kind, number)}"):
            return super().noun(kind, number)
        return self.noun_id(kind, number)

    def tell(self, name: str, own: bool, args: dict[str, Value]) -> str:
        if self.words.has(f"event-{name}"):
            return super().tell(name, own and self.words.has(f"event-{name}.you"), args)
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

    def question(self, view: View) -> str:
        if view["stage"] == "over":
            return self.outcome(view)
        if view["seat"] == DEALER:
            return self._ask("deal", view)
        return " ".join(self.asked(view)) if view["seat"] == view["viewer"] else self._ask("waiting", view)

    def outcome(self, view: View) -> str:
        return self._ask("over", view)

    def situation(self, view: View) -> dict[str, Value]:
        seat = view["seat"]
        assert isinstance(seat, int)
        told: dict[str, Value] = {key: value for key, value in view.items() if isinstance(value, int | str)}
        return told | {"name": self.seats[seat] if seat >= 0 else ""}

    def asked(self, view: View) -> list[str]:
        id = f"question-{view['stage']}"
        return [self.words.say(id if self.words.has(id) else "plain-question", **self.situation(view))]

    def position(self, view: View) -> list[Section]:
        known = {key: value for key, value in view.items() if value is not None and self._is_told(key)}
        lines = [f"{self._label(key)}: {self._shown(value)}" for key, value in known.items()]
        return [Section(self.words.say("heading-table"), lines)]

    def _ask(self, what: str, view: View) -> str:
        id = f"question-{what}" if self.words.has(f"question-{what}") else f"plain-{what}"
        return self.words.say(id, **self.situation(view))

    def _clicked(self, code: int, view: View) -> dict[str, Value]:
        verb, number = self.verbs.split(code)
        return self.situation(view) | (self.described("noun", verb.noun, number) if verb.noun else {})

    def _is_told(self, key: str) -> bool:
        """What the question tells already is told again only if the game has words for it."""
        return key not in ASKED or self.words.has(f"view-{key}")

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


def title_of(game: Game, words: Words) -> str:
    """What a game is called: by its words, else by its name."""
    return words.say("game-title") if words.has("game-title") else game.name


def about(words: Words) -> str:
    """What a game is, in a sentence or two; empty if its words do not say."""
    return words.say("game-about") if words.has("game-about") else ""


def rules_page(game: Game, words: Words) -> str:
    """A game's page of rules, in Markdown. Without one it is the title, what it is about, and the options."""
    if words.has_rules():
        return words.rules()
    parts = [f"# {title_of(game, words)}", about(words), words.say("plain-no-rules")]
    if game.options:
        parts.append(f"## {words.say('plain-options')}")
        parts.append("\n".join(f"- {told_option(option, words)}" for option in game.options))
    return "\n\n".join(part for part in parts if part) + "\n"


def told_option(option: Option, words: Words) -> str:
    """An option and its values, the usual one first."""
    values = [option.default, *(value for value in option.values if value != option.default)]
    id = f"option-{option.name}"
    texts = [words.say(f"{id}.{value}") if words.has(f"{id}.{value}") else value for value in values]
    return f"**{words.say(id) if words.has(id) else option.name}:** {'; '.join(texts)}"
