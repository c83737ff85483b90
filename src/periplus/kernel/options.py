"""Options of a game: each is a name with a few words as values; the first option chooses a preset."""

from periplus.kernel.errors import OptionError, suggestion

YES_NO = ["no", "yes"]


class Option:
    """A choice the players make before the game. `ids` are the flags and rulings it stands for."""

    def __init__(self, name: str, values: list[str], ids: list[str]) -> None:
        self.name = name
        self.values = values
        self.ids = ids


def read_value(option: Option, value: object) -> str:
    """The word for a value that may have come from TOML, JSON or the command line."""
    if value is True or value is False:
        word = "yes" if value else "no"
    elif option.values == YES_NO and value in ("true", "false"):
        word = "yes" if value == "true" else "no"
    else:
        word = str(value)
    if word not in option.values:
        raise OptionError(f"option {option.name!r} takes {' or '.join(option.values)}, not {word!r}")
    return word


def settle(
    options: list[Option], presets: dict[str, dict[str, str]], given: dict[str, object]
) -> dict[str, str]:
    """Every option with its value: what was given, else what the preset says."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {name!r}{suggestion(name, list(known))}")
    first = options[0]
    edition = read_value(first, given.get(first.name, first.values[0]))
    settled: dict[str, str] = {first.name: edition}
    for option in options[1:]:
        settled[option.name] = read_value(option, given.get(option.name, presets[edition][option.name]))
    return settled
