"""Options of a game: a name with a few words as values. With presets, the first option chooses one."""

from periplus.kernel.errors import OptionError, suggestion

YES_NO = ["no", "yes"]


class Option:
    """A choice the players make before the game. `ids` are the rules it decides."""

    def __init__(self, name: str, values: list[str], ids: list[str], default: str = "") -> None:
        self.name = name
        self.values = values
        self.ids = ids
        self.default = default or values[0]  # unless a preset says otherwise

    def __repr__(self) -> str:
        return f"<Option {self.name}: {' or '.join(self.values)}>"


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


def complete(
    options: list[Option], presets: dict[str, dict[str, str]], given: dict[str, object]
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
        chosen[option.name] = read_value(option, given.get(option.name, default))
    return chosen
