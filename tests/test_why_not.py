"""Why a thing cannot be clicked: there is always an answer, in all languages."""

import re
from collections.abc import Iterator

import pytest

from periplus.games import GAMES
from periplus.kernel.chance import Chance
from periplus.kernel.game import SPECTATOR, Game, State
from periplus.server.worded import lit
from periplus.testing.tables import each_option_set
from periplus.text.telling import Teller
from periplus.text.words import LANGUAGES, Words
from tests.telling import SEATS, random_game

RULE_ID = re.compile(r"\b[A-Z]-\d+")
EVERY = 29  # of a game, these positions are asked about
ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def asked(game: Game, seats: int, options: dict[str, object], seed: int, plies: int) -> Iterator[State]:
    """Positions of a random game in which somebody is to decide."""
    for ply, (state, _) in enumerate(random_game(game, seats, options, seed, plies)):
        if state.seat >= 0 and ply % EVERY in (0, 1, 2):
            yield state


def reasons(teller: Teller, state: State, viewer: int) -> dict[tuple[str, int], str | None]:
    view, clicks = state.view(viewer), lit(GAMES[teller.game], state) if viewer == state.seat else []
    return {
        (kind, number): teller.why_not(kind, number, view, clicks)
        for kind, many in teller.things().items()
        for number in range(many)
    }


@ALL_GAMES
def test_whatever_is_not_lit_has_a_reason_in_every_language(game: Game) -> None:
    seats = game.seats[1]
    tellers = [
        Teller(game, game.start(seats, {}), SEATS[:seats], Words(language, game.name))
        for language in LANGUAGES
    ]
    known = set(game.rule_ids())
    for state in asked(game, seats, {}, 7, 900):
        told = [reasons(teller, state, state.seat) for teller in tellers]
        generic = [teller.words.say("why-other", question="") for teller in tellers]
        for thing in told[0]:
            texts = [answers[thing] for answers in told]
            assert len({text is None for text in texts}) == 1, thing
            for text, other in zip(texts, generic, strict=True):
                assert text is None or other in text or set(RULE_ID.findall(text)) & known, (thing, text)
                assert text is None or set(RULE_ID.findall(text)) <= known
            assert len({tuple(sorted(RULE_ID.findall(text or ""))) for text in texts}) == 1, texts


@ALL_GAMES
def test_every_option_has_its_reasons(game: Game) -> None:
    for seed, options in enumerate(each_option_set(game)):
        seats = game.seats[0]
        teller = Teller(game, game.start(seats, options), SEATS[:seats], Words("en", game.name))
        for state in asked(game, seats, options, seed, 150):
            assert any(reasons(teller, state, state.seat).values())


@ALL_GAMES
def test_what_is_lit_has_none(game: Game) -> None:
    seats = game.seats[1]
    teller = Teller(game, game.start(seats, {}), SEATS[:seats], Words("en", game.name))
    for state in asked(game, seats, {}, 3, 600):
        answers = reasons(teller, state, state.seat)
        silent = {thing for thing, text in answers.items() if text is None}
        clicks = [game.verbs.split(code) for code in lit(game, state)]
        assert len(silent) <= len({(verb.noun or verb.name, noun) for verb, noun in clicks})
        for kind, number in silent:
            assert any(noun == number or not verb.noun for verb, noun in clicks), (kind, number)


@ALL_GAMES
def test_the_answer_is_the_same_from_a_guess(game: Game) -> None:
    """Law 4: it is worked out from the view, so nothing hidden can show in it."""
    seats = game.seats[1]
    teller = Teller(game, game.start(seats, {}), SEATS[:seats], Words("en", game.name))
    chance = Chance(5)
    for state in asked(game, seats, {}, 5, 300):
        for viewer in range(seats):
            guess = state.guess(viewer, chance)
            assert reasons(teller, guess, viewer) == reasons(teller, state, viewer)


@ALL_GAMES
def test_others_are_told_for_whom_they_wait(game: Game) -> None:
    seats = game.seats[1]
    teller = Teller(game, game.start(seats, {}), SEATS[:seats], Words("en", game.name))
    state = next(asked(game, seats, {}, 2, 300))
    other = (state.seat + 1) % seats
    assert set(reasons(teller, state, other).values()) == {teller.question(state.view(other)).headline}
    assert set(reasons(teller, state, SPECTATOR).values()) == {teller.words.say("why-watching")}
    assert teller.why_not("nothing", 0, state.view(state.seat), state.legal()) is None
