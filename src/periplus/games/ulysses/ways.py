"""In a debate, the least that one may play: the side leads then, or has its disc on the map (U-60, U-68)."""

from periplus.games.ulysses.rules import verbs as v
from periplus.games.ulysses.rules.state import ASK_PHASE, DEBATE_PHASE, STAKE_PHASE, Position
from periplus.kernel.game import State
from periplus.kernel.ways import Way


def ways(state: State) -> list[Way]:
    """For each side that can be backed and each place for a disc, the fewest cards; Zeus only where he must.

    A place that has to be cured first is no matter of one click, and is left out.
    """
    assert isinstance(state, Position)
    if state.phase not in (ASK_PHASE, DEBATE_PHASE):
        return []
    return [way for code in state.legal() for way in least(state, code)]


def least(state: Position, code: int) -> list[Way]:
    after = state.clone()
    after.apply(code)
    if after.phase != STAKE_PHASE or after.seat != state.seat:
        return []
    clicks, legal = [code], after.legal()
    while v.DONE not in legal:
        clicks.append(legal[0])  # Challenge before Zeus
        after.apply(legal[0])
        legal = after.legal()
    verb, noun = v.VERBS.split(code)
    return [Way([*clicks, v.DONE], verb.name, noun, {"cards": len(clicks) - 1})]
