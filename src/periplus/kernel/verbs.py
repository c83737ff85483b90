"""Clicks as small ints: code = verb.base + noun."""

from periplus.kernel.errors import NotationError


class Verb:
    """A kind of click. `noun` names the type of the thing clicked; an empty noun means there is none."""

    def __init__(self, name: str, noun: str, count: int, base: int) -> None:
        self.name = name
        self.noun = noun
        self.count = count
        self.base = base

    def __repr__(self) -> str:
        written = f"{self.name} {self.noun}" if self.noun else self.name
        last = self.base + self.count - 1
        return f"<Verb {written}: code{f's {self.base} to {last}' if self.noun else f' {self.base}'}>"


class Verbs:
    """All verbs of a game, with their codes laid out one after another."""

    def __init__(self, table: list[tuple[str, str, int]]) -> None:
        self.all: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self._of_code: list[Verb] = []
        for name, noun, count in table:
            verb = Verb(name, noun, count, len(self._of_code))
            self.all.append(verb)
            self.by_name[name] = verb
            self._of_code += [verb] * count

    def __repr__(self) -> str:
        return f"<Verbs: {', '.join(self.by_name)}>"

    def base(self, name: str) -> int:
        return self.by_name[name].base

    @property
    def size(self) -> int:
        """One more than the largest code."""
        return len(self._of_code)

    def split(self, code: int) -> tuple[Verb, int]:
        """The verb and noun of a code."""
        if not 0 <= code < len(self._of_code):
            raise NotationError(f"there is no click {code}: codes go from 0 to {len(self._of_code) - 1}")
        verb = self._of_code[code]
        return verb, code - verb.base

    def grouped(self, codes: list[int]) -> dict[str, list[int]]:
        """Legal codes as verb -> nouns: all that a client needs in order to ask."""
        groups: dict[str, list[int]] = {}
        for code in codes:
            verb, noun = self.split(code)
            groups.setdefault(verb.name, []).append(noun)
        return groups
