"""The end of the game (J-116 … J-119)."""

from mypy_extensions import i64

from periplus.games.journey.rules import verbs as v
from periplus.games.journey.rules.components import LIQUID_WATER, STAY_LIQUID, fossil_points
from periplus.games.journey.rules.state import OVER_PHASE, Position
from periplus.kernel.bits import lowest
from periplus.kernel.cards import count, size
from periplus.kernel.events import Log
from periplus.kernel.game import NOBODY, Result


def sighting_points(s: Position, seat: i64) -> i64:
    points: i64 = 0
    cards: i64 = s.sightings[seat]
    while cards != 0:
        points += s.board.adventure_points[lowest(cards)]
        cards &= cards - 1
    return points


def forest_points(s: Position, seat: i64) -> i64:
    if s.forest_owner == seat:
        return s.board.mushroom_forest
    return 0


def city_points(s: Position, seat: i64) -> i64:
    if s.city_owner == seat:
        return s.board.ruined_city
    return 0


def bonus_points(s: Position, seat: i64) -> i64:
    return forest_points(s, seat) + city_points(s, seat)


def liquid_points(s: Position, seat: i64) -> i64:
    """What Stay liquid cards not used count for, as water."""
    return LIQUID_WATER * count(s.kept[seat], STAY_LIQUID)


def score(s: Position, seat: i64) -> i64:
    """Fossils, bonus cards, sightings, water, and Stay liquid not used; nothing else (J-116, J-117)."""
    return open_score(s, seat) + liquid_points(s, seat)


def open_score(s: Position, seat: i64) -> i64:
    """What everybody can see of a score."""
    found: i64 = fossil_points(s.fossils[seat]) + sighting_points(s, seat)
    return found + bonus_points(s, seat) + s.water[seat]


def finish(s: Position, log: Log) -> None:
    s.phase = OVER_PHASE
    s.seat = NOBODY
    seat: i64
    for seat in range(s.seats):
        log.tell(v.SCORED, seat, score(s, seat))
    for winner in result(s).winners():
        log.tell(v.WON, winner)


def result(s: Position) -> Result:
    """Most points win, then most fossil cards; still equal is a shared victory (J-119)."""
    merits = [(int(score(s, seat)), int(size(s.fossils[seat]))) for seat in range(s.seats)]
    ranks = [1 + len([other for other in merits if other > merit]) for merit in merits]
    return Result([points for points, _ in merits], ranks)
