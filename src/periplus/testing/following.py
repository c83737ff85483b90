"""Law 4 at work: the truth and a guess of it are played on together, and a seat must not tell them apart."""

import random
import sys
from collections.abc import Iterator

from periplus.kernel.encoding import Encoder, Sheet
from periplus.kernel.events import Log
from periplus.kernel.game import DEALER, NOBODY, Game, State
from periplus.kernel.notation import write_click
from periplus.research.encoders import encoder_of, has_encoder

Facts = list[list[int]]

OFTEN_DIFFERENT = 0.25  # how often others try to choose differently in the two worlds, unnoticed
TRIES = 8  # random choices of the guess to find one that looks the same
LONGEST_CHOICE = 12


class Follow:
    """The truth and a guess of it, played on by decisions that look the same to the viewer.

    They may part where a fact shows something hidden: the options decide which facts do.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        truth: State,
        guess: State,
        viewer: int,
        rng: random.Random,
    ) -> None:
        self.game = game
        self.truth = truth
        self.guess = guess
        self.viewer = viewer
        self.showing = game.revealing(options)
        self.vague = game.vague()
        self.rng = rng
        self.is_first_click = True  # of a choice, unless it is the viewer's own
        self.planned: list[tuple[Step, Step]] = []  # the other clicks of a choice that differs
        self.encoder = encoder_of(game, truth) if has_encoder(game) else None
        self.look_alike(truth, guess)

    def go_on(self, most: int) -> int:
        """Play on for so many plies, unless the game ends or something hidden must show; returns how many."""
        for ply in range(most):
            if self.advance() is None:
                return ply
        return most

    def advance(self) -> tuple[int, int] | None:
        """Make a random click in both that looks the same; its two codes, or None if there is none.

        It is the same click wherever the guess has it too. But what others do face down may
        differ, and now and then it does.
        """
        if self.truth.seat == NOBODY:
            return None
        if self.truth.seat == self.viewer:
            assert self.guess.legal() == self.truth.legal(), (
                "a seat's own clicks must not tell what is hidden"
            )
        if self.is_first_click and self.truth.seat not in (DEALER, self.viewer):
            self.planned = self.different_choices()
        for step, other in [self.planned.pop(0)] if self.planned else self.clicks():
            if self.agree(step, other):
                self.truth, self.guess = step.after, other.after
                self.is_first_click = bool(step.told)
                return step.code, other.code
        return None

    def different_choices(self) -> "list[tuple[Step, Step]]":
        """Now and then, the clicks of a choice in the truth and of one in the guess that tells the same."""
        if self.rng.random() < OFTEN_DIFFERENT:
            choice = self.random_choice(self.truth)
            for _ in range(TRIES if self.may_differ(choice[-1]) else 0):
                other = self.random_choice(self.guess)
                if len(other) == len(choice) and other[-1].told == choice[-1].told:
                    return list(zip(choice, other, strict=True))
        return []

    def random_choice(self, state: State) -> "list[Step]":
        """Clicks of one seat until something is told of them."""
        steps: list[Step] = []
        while state.seat >= 0 and len(steps) < LONGEST_CHOICE:
            steps.append(Step(self, state, self.rng.choice(state.legal())))
            if steps[-1].told:
                break
            state = steps[-1].after
        return steps

    def clicks(self) -> "Iterator[tuple[Step, Step]]":
        """Single clicks of the truth in random order, each with those of the guess that may look like it."""
        guesses = [Step(self, self.guess, code) for code in self.guess.legal()]
        for step in self.in_random_order():
            for other in self.matching(step, guesses):
                yield step, other

    def in_random_order(self) -> "Iterator[Step]":
        """The truth's decisions, the dealer's as likely first as they are dealt."""
        legal = self.truth.legal()
        weights = self.truth.weights() if self.truth.seat == DEALER else [1] * len(legal)
        while legal:
            (at,) = self.rng.choices(range(len(legal)), weights)
            del weights[at]
            yield Step(self, self.truth, legal.pop(at))

    def matching(self, step: "Step", guesses: "list[Step]") -> "Iterator[Step]":
        """The guess's decisions that may look like this one of the truth: first of all the same."""
        yield from (other for other in guesses if other.click == step.click)
        if self.may_differ(step):
            others = [other for other in guesses if other.click != step.click]
            yield from self.rng.sample(others, len(others))

    def may_differ(self, step: "Step") -> bool:
        """Whether another click that tells the same would look the same.

        The viewer sees its own. And of a choice in the making nobody is told before its end.
        """
        if step.seat == self.viewer or any(self.name(fact) in self.vague for fact in step.told):
            return False
        return step.seat == DEALER or step.told != []

    def agree(self, step: "Step", other: "Step") -> bool:
        """Whether two decisions look the same.

        The same clicks must tell the same, and what tells the same must lead to positions
        that look the same; but only as far as nothing hidden shows.
        """
        shown = min(self.first_showing(step.told), self.first_showing(other.told))
        if step.click == other.click:
            assert step.told[:shown] == other.told[:shown], (
                f"{step.click!r} must tell seat {self.viewer} the same"
            )
        if step.told != other.told:
            return False
        if shown < len(step.told) and step.after.view(self.viewer) != other.after.view(self.viewer):
            return False  # the same card has become visible, but in another place
        assert other.after.seat == step.after.seat, "who is asked next must not depend on what is hidden"
        self.look_alike(step.after, other.after)
        return True

    def look_alike(self, truth: State, guess: State) -> None:
        same_view(truth, guess, self.viewer)
        if self.encoder is not None:
            same_encoding(self.encoder, truth, guess, self.viewer)

    def first_showing(self, told: Facts) -> int:
        """Where in these facts the first one is that shows something hidden; far behind them if none does."""
        return next((at for at, fact in enumerate(told) if self.name(fact) in self.showing), sys.maxsize)

    def name(self, fact: list[int]) -> str:
        return self.game.events[fact[0]].name


class Step:
    """A click in one of the two worlds: in writing, what it leads to, and what the viewer is told of it."""

    def __init__(self, follow: Follow, state: State, code: int) -> None:
        kinds, log = follow.game.events, Log(follow.game.events)
        self.code = code
        self.seat = int(state.seat)
        self.click = write_click(follow.game, state, code)
        self.after = state.clone()
        self.after.apply(code, log)
        self.told: Facts = [event.seen_by(follow.viewer, kinds).as_list() for event in log.events]


def at_first_click(state: State) -> bool:
    """Whether nobody has a choice in the making: a guess by another seat cannot know of one."""
    return state.seat < 0 or state.view(state.seat)["choice"] is None


def same_view(truth: State, guess: State, viewer: int) -> None:
    seen, guessed = truth.view(viewer), guess.view(viewer)
    differing = {key: (seen[key], guessed[key]) for key in seen if seen[key] != guessed[key]}
    assert not differing, f"seat {viewer} can tell a guess from the truth by {differing}"


def same_encoding(encoder: Encoder, truth: State, guess: State, viewer: int) -> None:
    sheet = Sheet(encoder.layout, 2, as_floats=False)
    sheet.write(encoder, truth, viewer, 0)
    sheet.write(encoder, guess, viewer, 1)
    ints, fields = list(sheet.ints), encoder.layout.fields
    pairs = zip(fields, ints[: len(fields)], ints[len(fields) :], strict=True)
    differing = {field.name: (known, guessed) for field, known, guessed in pairs if known != guessed}
    assert not differing, f"seat {viewer} can tell a guess from the truth by its encoding: {differing}"
