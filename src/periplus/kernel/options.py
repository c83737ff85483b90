"""Options of a game: a name with a few words as values. With presets, the first option chooses one."""

from typing import Final

from periplus.kernel.errors import OptionError, suggestion

YES_NO = ["no", "yes"]

# Who begins, in every game the same way: by lot, or the seat that is named.
FIRST_PLAYER: Final = "first_player"
LOSER_BEGINS: Final = "loser_begins"
LOT: Final = "lot"
NAMED_SEATS: Final = ["first", "second", "third", "fourth", "fifth"]
BY_LOT: Final = -1


class Option:
    """A choice the players make before the game. `ids` are the rules it decides."""

    def __init__(
        self,
        name: str,
        values: list[str],
        ids: list[str],
        default: str = "",
        former: dict[str, str] | None = None,
        needs: dict[str, int] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.ids = ids
        self.default = default or values[0]  # unless a preset says otherwise
        self.former = former or {}  # what older records call a value
        self.needs = needs or {}  # how many players a value takes, where that matters

    def __repr__(self) -> str:
        return f"<Option {self.name}: {' or '.join(self.values)}>"

    def values_for(self, seats: int) -> list[str]:
        """The values that can be chosen when so many play."""
        return [value for value in self.values if self.needs.get(value, 0) <= seats]


def who_begins(most: int, ids: list[str]) -> list[Option]:
    """The options of a game for up to so many players about who begins: now, and when they play again."""
    named = NAMED_SEATS[:most]
    needs = {value: number for number, value in enumerate(named, 1)}
    return [
        Option(FIRST_PLAYER, [LOT, *named], ids, former={"seat": "first"}, needs=needs),
        Option(LOSER_BEGINS, YES_NO, ids),
    ]


def first_seat(chosen: dict[str, object]) -> int:
    """The seat that the options let begin, or BY_LOT."""
    word = str(chosen[FIRST_PLAYER])
    return BY_LOT if word == LOT else NAMED_SEATS.index(word)


def play_again(chosen: dict[str, object], ranks: list[int]) -> dict[str, object]:
    """The options of the next game of the same players: where they said so, the loser of the last begins.

    Of several who lost alike, the first one clockwise from the winner.
    """
    if chosen.get(LOSER_BEGINS) != "yes" or not ranks:
        return chosen
    seats, winner = len(ranks), ranks.index(min(ranks))
    loser = max(range(seats), key=lambda seat: (ranks[seat], -((seat - winner) % seats)))
    return {**chosen, FIRST_PLAYER: NAMED_SEATS[loser]}


def read_value(option: Option, value: object) -> str:
    """The word for a value that may have come from TOML, JSON or the command line."""
    if value is True or value is False:
        word = "yes" if value else "no"
    elif option.values == YES_NO and value in ("true", "false"):
        word = "yes" if value == "true" else "no"
    else:
        word = option.former.get(str(value), str(value))
    if word not in option.values:
        raise OptionError(f"option {option.name!r} takes {' or '.join(option.values)}, not {word!r}")
    return word


def complete(
    options: list[Option], presets: dict[str, dict[str, str]], given: dict[str, object], seats: int
) -> dict[str, str]:
    """Every option with its value: what was given, else what the preset says, else its default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {name!r}{suggestion(name, list(known))}")
    preset: dict[str, str] = {}
    if presets:
        first = options[0]
        preset = presets[read_value(first, given.get(first.name, first.default))]
    chosen: dict[str, str] = {}
    for option in options:
        default = preset.get(option.name, option.default)
        word = read_value(option, given.get(option.name, default))
        if word not in option.values_for(seats):
            raise OptionError(f"option {option.name!r} can be {word!r} only when more than {seats} play")
        chosen[option.name] = word
    return chosen
