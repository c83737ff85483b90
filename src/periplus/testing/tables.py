"""The tables at which a game can be played: numbers of players, editions, options."""

from collections.abc import Iterator

from periplus.kernel.game import Game

Options = dict[str, object]


def tables(game: Game) -> Iterator[tuple[int, Options]]:
    """Every number of players with every edition."""
    low, high = game.seats
    for seats in range(low, high + 1):
        for options in editions(game):
            yield seats, options


def editions(game: Game) -> list[Options]:
    """The presets of a game; without any, the one way it is played."""
    return [{game.options[0].name: value} for value in game.presets] or [{}]


def each_option_set(game: Game, seats: int = 0) -> list[Options]:
    """For each preset, every other option set by itself to every value that is not the preset's.

    Those for so many players; when nobody says how many, for as few as can play.
    """
    sets: list[Options] = []
    for preset in editions(game):
        chosen = game.complete(game.seats[0], preset)
        for option in game.options:
            if option.name not in preset:
                values = option.values_for(seats or game.seats[0])
                others = [value for value in values if value != chosen[option.name]]
                sets += [preset | {option.name: value} for value in others]
    return sets
