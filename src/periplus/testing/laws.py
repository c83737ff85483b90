"""The laws every game keeps, each as a function that plays a random game and checks it.

`python -m periplus.testing GAME --games 2000` plays many; `suite.laws_of` makes tests that play a few.
"""

import hashlib
import itertools
import random
from collections.abc import Callable, Iterator

from periplus.games import KITS
from periplus.kernel.chance import Chance
from periplus.kernel.choices import Choices
from periplus.kernel.game import DEALER, NOBODY, SPECTATOR, Game, State
from periplus.kernel.playout import random_click
from periplus.kernel.voyage import Voyage
from periplus.testing.following import Follow, at_first_click, same_view
from periplus.testing.selecting import check_picking
from periplus.testing.tables import Options

Law = Callable[[Game, int, Options, int], None]

LOOKS = 8  # about so many positions of a game are looked at closely, or all of a shorter one


def plies(game: Game, seats: int, options: Options, seed: int) -> Iterator[tuple[State, int]]:
    """A random game: each position with the code about to be applied to it."""
    state = game.start(seats, options)
    choices, chance = Choices(), Chance(seed)
    for _ in range(game.plies):
        code = int(random_click(state, choices, chance))
        yield state, code
        state.apply(code)
        if state.seat == NOBODY:
            return
    raise AssertionError(f"a random game of {game.name} (seed {seed}) did not end in {game.plies} plies")


def often(game: Game, share: float) -> float:
    """How large a share of the positions to look at closely: of a long game a few, of a short one all."""
    return max(share, LOOKS / game.plies)


def invariants_of(game: Game) -> Callable[[State], None]:
    """The game's own checks that every component is in one place; without them, nothing is checked."""
    kit = KITS[game.name]
    checks: list[Callable[[State], None]] = kit.load("invariants") if kit.has("invariants") else []

    def check(state: State) -> None:
        for holds in checks:
            holds(state)

    return check


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
    check = invariants_of(game)
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
        if rng.random() < often(game, 0.05):
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
    for follow, most in follows(game, seats, options, seed):
        follow.go_on(most)


def follows(game: Game, seats: int, options: Options, seed: int) -> Iterator[tuple[Follow, int]]:
    """Truths of a random game, each with a guess of it, and for how many plies at most to follow them."""
    rng = random.Random(seed)
    for state, _ in plies(game, seats, options, seed):
        if rng.random() < often(game, 0.03):
            viewer = rng.choice([SPECTATOR, *range(seats)])
            if state.seat == viewer or at_first_click(state):
                guess = state.guess(viewer, Chance(rng.getrandbits(30)))
                yield Follow(game, options, state.clone(), guess, viewer, rng), rng.randint(20, 120)


def guesses_are_worlds(game: Game, seats: int, options: Options, seed: int) -> None:
    """Law 5, first half: a guess is a sound position, looks the same to its seat, and depends on nothing
    hidden: two guesses from worlds that look alike, with the same stream of chance, are equal.
    """
    rng = random.Random(seed)
    check = invariants_of(game)
    for state, _ in plies(game, seats, options, seed):
        if rng.random() > often(game, 0.04):
            continue
        viewer = rng.choice([SPECTATOR, *range(seats)])
        stream = rng.getrandbits(30)
        guess = state.guess(viewer, Chance(stream))
        check(guess)
        same_view(state, guess, viewer)
        assert guess.guess(viewer, Chance(stream)).pack() == guess.pack()


def taking_back_tells_nothing(game: Game, seats: int, options: Options, seed: int) -> None:
    """Law 6: what may be taken back was seen by nobody else or told nothing hidden, and the same clicks lead
    back to it. In a game with choices of several clicks, there is something to take back.
    """
    rng = random.Random(seed)
    voyage = Voyage(game, [f"seat {seat}" for seat in range(seats)], options, rng.randbytes(32))
    taken, in_the_making = 0, False
    for _ in range(400):
        if voyage.over:
            break
        seat = int(voyage.state.seat)
        voyage.click(rng.choice(voyage.state.legal()))
        in_the_making = in_the_making or not at_first_click(voyage.state)
        if rng.random() < often(game, 0.3):
            taken += check_taking_back(voyage, seat, seats)
            if rng.random() < 0.25:
                check_regret(voyage, seats, rng)
    assert taken > 0 or not in_the_making, "nothing could be taken back, though choices took several clicks"


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


def check_regret(voyage: Voyage, seats: int, rng: random.Random) -> None:
    """A choice that others saw can be taken back only if it agrees with all that they held possible."""
    regret = voyage.regret()
    if regret is None:
        return
    seat, start = regret
    end, everybody = voyage.undo_limit(int(voyage.state.seat)), (SPECTATOR, *range(seats))
    assert set(voyage.deciders[start:end]) == {seat}, "nobody else has decided since, nor was a card drawn"
    before, after, clicks = voyage.at(start), voyage.at(end), voyage.decisions[start:end]
    for viewer in everybody:
        if viewer != seat:
            world = before.guess(viewer, Chance(rng.getrandbits(30)))
            for code in clicks:
                assert code in world.legal()
                world.apply(code)
            same_view(after, world, viewer)
    log, begun = len([ply for ply, _ in voyage.log if ply < start]), voyage.decisions[end:]
    voyage.take_back(seat, start)
    assert [voyage.state.view(one) for one in everybody] == [before.view(one) for one in everybody]
    assert (voyage.ply, len(voyage.log)) == (start, log)
    for code in clicks + begun:
        voyage.click(code)
    assert voyage.at(end).pack() == after.pack()


def things_are_picked_in_any_order(game: Game, seats: int, options: Options, seed: int) -> None:
    """Law 10: what can be clicked card by card can be picked together in any order, and nothing else can."""
    rng = random.Random(seed)
    for state, _ in plies(game, seats, options, seed):
        if state.seat != DEALER and rng.random() < often(game, 0.1):
            check_picking(game, state, rng)


LAWS: list[Law] = [
    games_end_and_offers_are_sound,
    nothing_is_lost,
    clones_are_independent,
    secrets_are_kept,
    guesses_are_worlds,
    taking_back_tells_nothing,
    things_are_picked_in_any_order,
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
