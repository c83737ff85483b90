"""The laws every game keeps, each as a function that plays a random game and checks it.

`python -m tests.laws ulysses --games 2000` plays many; test_laws.py plays a few of each.
"""

import argparse
import hashlib
import itertools
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

from periplus.games import GAMES, game_named
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, Game, State
from periplus.kernel.notation import write_click
from periplus.kernel.playout import random_click
from periplus.kernel.voyage import Voyage
from tests.invariants import INVARIANTS, revealing

Options = dict[str, object]
Law = Callable[[Game, int, Options, int], None]


def plies(game: Game, seats: int, options: Options, seed: int) -> Iterator[tuple[State, int]]:
    """A random game: each position with the code about to be applied to it."""
    state = game.start(seats, options)
    choices, chance = Choices(), Chance(seed)
    for _ in range(game.plies):
        if state.seat == NOBODY:
            return
        code = int(random_click(state, choices, chance))
        yield state, code
        state.apply(code)
    raise AssertionError(f"a random game of {game.name} (seed {seed}) did not end in {game.plies} plies")


def games_end_and_offers_are_sound(game: Game, seats: int, options: Options, seed: int) -> None:
    """Law 1: legal lists are ascending and never empty before the end, weights are positive, games end."""
    last: State | None = None
    for state, _ in plies(game, seats, options, seed):
        legal = state.legal()
        assert legal
        assert all(a < b for a, b in itertools.pairwise(legal))
        assert state.seat == DEALER or 0 <= state.seat < seats
        if state.seat == DEALER:
            weights = state.weights()
            assert len(weights) == len(legal)
            assert min(weights) > 0
        last = state
    assert last is not None
    assert last.legal() == []
    ranks = last.result().ranks
    assert len(ranks) == seats
    assert min(ranks) == 1


def nothing_is_lost(game: Game, seats: int, options: Options, seed: int) -> None:
    """Law 2: every component is in exactly one zone at every ply."""
    check = INVARIANTS[game.name]
    for state, _ in plies(game, seats, options, seed):
        check(state)


def clones_are_independent(game: Game, seats: int, options: Options, seed: int) -> None:
    """Law 3: clones share nothing, packing loses nothing, replaying gives the same position."""
    rng = random.Random(seed)
    decisions: list[int] = []
    last: State | None = None
    for state, code in plies(game, seats, options, seed):
        last = state
        decisions.append(code)
        if rng.random() < 0.05:
            check_twins(game, seats, options, state, rng)
    assert last is not None
    again = game.start(seats, options)
    for code in decisions:
        again.apply(code)
    assert again.pack() == last.pack()


def check_twins(game: Game, seats: int, options: Options, state: State, rng: random.Random) -> None:
    packed = state.pack()
    twin, copy = state.clone(), game.unpack(seats, options, packed)
    assert twin.pack() == packed
    assert copy.pack() == packed
    for _ in range(rng.randint(1, 60)):
        if twin.seat == NOBODY:
            break
        assert copy.legal() == twin.legal()
        code = rng.choice(twin.legal())
        twin.apply(code)
        copy.apply(code)
        assert copy.pack() == twin.pack()
    assert state.pack() == packed


def secrets_are_kept(game: Game, seats: int, options: Options, seed: int) -> None:
    """Law 4: from the truth and from a guess of it, a seat observes the same until a hidden card shows."""
    rng, showing = random.Random(seed), revealing(game.name, options)
    for state, _ in plies(game, seats, options, seed):
        if rng.random() < 0.03:
            viewer = rng.choice([SPECTATOR, *range(seats)])
            if state.seat == viewer or at_first_click(state):
                follow_both(game, state.clone(), viewer, rng, showing)


def at_first_click(state: State) -> bool:
    """Whether nobody has a choice in the making: a guess by another seat cannot know of one."""
    return state.seat == DEALER or state.view(state.seat)["choice"] is None


def follow_both(game: Game, truth: State, viewer: int, rng: random.Random, showing: set[str]) -> None:
    guess = truth.guess(viewer, Chance(rng.getrandbits(30)))
    same_view(truth, guess, viewer)
    for _ in range(rng.randint(20, 120)):
        if advance(game, truth, guess, viewer, rng, showing) is None:
            return


def advance(
    game: Game, truth: State, guess: State, viewer: int, rng: random.Random, showing: set[str]
) -> tuple[int, int] | None:
    """Make the same random decision in both; its codes, or None when they cannot be followed any further:
    a fact of these names shows what was hidden.
    """
    assert guess.seat == truth.seat, "who is asked next must not depend on what is hidden"
    if truth.seat == NOBODY:
        return None
    legal = truth.legal()
    if truth.seat == viewer:
        assert guess.legal() == legal
    code = rng.choices(legal, truth.weights())[0] if truth.seat == DEALER else rng.choice(legal)
    click = write_click(game, truth, code)
    others = {write_click(game, guess, other): other for other in guess.legal()}
    if click not in others and truth.seat != DEALER:
        return None  # the truth plays a card that this guess has elsewhere
    other = others.get(click, rng.choice(guess.legal()))
    seen, guessed = facts(game, truth, code, viewer), facts(game, guess, other, viewer)
    if seen != guessed and (click not in others or reveals(game, seen + guessed, showing)):
        return None  # a hidden card has become visible
    assert guessed == seen
    if reveals(game, seen, showing) and guess.view(viewer) != truth.view(viewer):
        return None  # the same card has become visible, but in another place
    same_view(truth, guess, viewer)
    return code, other


def same_view(truth: State, guess: State, viewer: int) -> None:
    seen, guessed = truth.view(viewer), guess.view(viewer)
    differing = {key: (seen[key], guessed[key]) for key in seen if seen[key] != guessed[key]}
    assert not differing, f"seat {viewer} can tell a guess from the truth by {differing}"


def facts(game: Game, state: State, code: int, viewer: int) -> list[list[int]]:
    """Apply a decision; what the viewer is told of it."""
    log = Log(game.events)
    state.apply(code, log)
    return [event.seen_by(viewer, game.events).as_list() for event in log.events]


def reveals(game: Game, told: list[list[int]], showing: set[str]) -> bool:
    return any(game.events[fact[0]].name in showing for fact in told)


def guesses_are_worlds(game: Game, seats: int, options: Options, seed: int) -> None:
    """Law 5, first half: a guess is a sound position, looks the same to its seat, and depends on nothing
    hidden: two guesses from worlds that look alike, with the same stream of chance, are
    equal.
    """
    rng = random.Random(seed)
    check = INVARIANTS[game.name]
    for state, _ in plies(game, seats, options, seed):
        if rng.random() > 0.04:
            continue
        viewer = rng.choice([SPECTATOR, *range(seats)])
        stream = rng.getrandbits(30)
        guess = state.guess(viewer, Chance(stream))
        check(guess)
        same_view(state, guess, viewer)
        assert guess.guess(viewer, Chance(stream)).pack() == guess.pack()


def taking_back_tells_nothing(game: Game, seats: int, options: Options, seed: int) -> None:
    """Law 6: what may be taken back was seen by nobody else, and the same clicks lead back to it."""
    rng = random.Random(seed)
    voyage = Voyage(game, [f"seat {seat}" for seat in range(seats)], options, rng.randbytes(32))
    taken = 0
    for _ in range(400):
        if voyage.over:
            break
        seat = int(voyage.state.seat)
        voyage.click(rng.choice(voyage.state.legal()))
        if rng.random() < 0.3:
            taken += check_taking_back(voyage, seat, seats)
    assert taken > 0, "in so many clicks something can be taken back"


def check_taking_back(voyage: Voyage, seat: int, seats: int) -> int:
    limit, ply = voyage.undo_limit(seat), voyage.ply
    if limit == ply:
        return 0
    assert set(voyage.deciders[limit:]) == {seat}
    others = [viewer for viewer in (SPECTATOR, *range(seats)) if viewer != seat]
    before = [voyage.state.view(viewer) for viewer in others]
    packed, clicks, log = voyage.state.pack(), voyage.decisions[limit:], len(voyage.log)
    voyage.take_back(seat, limit)
    assert [voyage.state.view(viewer) for viewer in others] == before
    assert voyage.ply == limit
    for code in clicks:
        voyage.click(code)
    assert voyage.state.pack() == packed
    assert len(voyage.log) == log
    return ply - limit


LAWS: list[Law] = [
    games_end_and_offers_are_sound,
    nothing_is_lost,
    clones_are_independent,
    secrets_are_kept,
    guesses_are_worlds,
    taking_back_tells_nothing,
]


def fingerprint(game: Game, seats: int, options: Options, seed: int) -> str:
    """A digest of every position of a random game, and of guesses along the way (law 9)."""
    digest = hashlib.sha256()
    for number, (state, code) in enumerate(plies(game, seats, options, seed)):
        digest.update(repr((code, state.pack())).encode())
        if number % 50 == 0:
            guess = state.guess(number % seats, Chance(number))
            digest.update(repr(guess.pack()).encode())
    return digest.hexdigest()


def editions(game: Game) -> list[Options]:
    """The presets of a game; without any, the one way it is played."""
    return [{game.options[0].name: value} for value in game.presets] or [{}]


def each_option_set(game: Game) -> list[Options]:
    """For each preset, every other option set by itself to every value that is not the preset's."""
    sets: list[Options] = []
    for preset in editions(game):
        settled = game.settle(game.seats[0], preset)
        for option in game.options:
            if option.name not in preset:
                others = [value for value in option.values if value != settled[option.name]]
                sets += [preset | {option.name: value} for value in others]
    return sets


def keep(job: tuple[str, int, Options, int]) -> int:
    """Play one game under one of the laws, each in its turn; answers the number of games played."""
    name, seats, options, seed = job
    LAWS[seed % len(LAWS)](game_named(name), seats, options, seed)
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.laws", description="Play random games under the laws."
    )
    parser.add_argument("game", nargs="?", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--games", type=int, default=100, help="games per table, under the laws in turn")
    parser.add_argument(
        "--options", action="store_true", help="also each option by itself, at all its values"
    )
    args = parser.parse_args()
    game = game_named(args.game)
    tables = editions(game) + (each_option_set(game) if args.options else [])
    low, high = game.seats
    with ProcessPoolExecutor() as pool:
        for seats in range(low, high + 1):
            for options in tables:
                jobs = [(args.game, seats, options, seed) for seed in range(args.games)]
                played = sum(pool.map(keep, jobs, chunksize=6))
                print(f"{args.game}, {seats} players, {options}: {played} games without a fault", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
