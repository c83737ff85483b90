"""A page about some games: one file, plots included, that loads nothing from elsewhere."""

from html import escape
from pathlib import Path

from periplus import BUILD, __version__
from periplus.arena import plots
from periplus.arena.summary import SHARES
from periplus.arena.tally import Spread, Tally

PAGE = "index.html"

STYLE = """
:root { color-scheme: light; }
body { max-width: 56rem; margin: 2rem auto 4rem; padding: 0 1.2rem; background: #fbf8f2; color: #2b2320;
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { margin-bottom: .2rem; }
h2 { margin: 2.6rem 0 .2rem; padding-top: .8rem; border-top: 1px solid #ddd3c4; }
p { margin: .3rem 0 .8rem; max-width: 46rem; }
.soft { color: #6b5f57; font-size: .9rem; }
figure { margin: .6rem 0; overflow-x: auto; }
svg { width: 100%; min-width: 36rem; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .9rem .3rem 0; text-align: right; border-bottom: 1px solid #ddd3c4;
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { color: #6b5f57; font-size: .85rem; font-weight: 600; }
code { background: #efe8da; padding: .05rem .3rem; border-radius: 3px; overflow-wrap: anywhere; }
@media print { body { background: none; } figure, table { break-inside: avoid; } }
"""


def write_report(folder: Path, tally: Tally) -> Path:
    """Write the page, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / PAGE
    path.write_text(page_of(tally), encoding="utf-8")
    return path


def page_of(tally: Tally) -> str:
    plan = tally.plan
    title = f"{plan.game.capitalize()}: {' · '.join(plan.bots)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p class=soft>{escape(facts(tally))}</p>",
        section("Ladder", LADDER, plots.ladder(tally), bots_table(tally)),
        section("Who beats whom", BEATS, plots.matrix(tally) if len(plan.levels) > 1 else "", ""),
        section("Seat fairness", FAIRNESS, plots.fairness(tally), seats_table(tally)),
        section("Points", "How many points a bot of each level has at the end.", plots.scores(tally), ""),
        section("Where points come from", SOURCES, plots.sources(tally), ""),
        section("Length", "How long a game is.", plots.lengths(tally), lengths_table(tally)),
        section("Time to think", THINKING, "", times_table(tally)),
        f"<p class=soft>{escape(SHARES)}.</p>",
        f"<p class=soft>Periplus {__version__} ({BUILD}): <code>{escape(command(tally))}</code></p>",
    ]
    head = (
        f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(title)}</title>"
    )
    body = "\n".join(parts)
    head += f"<style>{STYLE}</style>"
    return f"<!doctype html>\n<html lang=en>\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n"


LADDER = (
    "A level that has several seats wins a game when any of them does; of a shared win, each winner has a "
    "part. Fair is what it would win if all were equally strong. Of ratings only the differences count."
)
BEATS = "How often a bot of the row finishes ahead of one of the column in the same game; a tie counts half."
FAIRNESS = "The share of games won from each place; the dashed line is the fair share."
SOURCES = "Where the points of a bot of each level come from, in an average game."
THINKING = "CPU time for a whole choice, which may be several clicks."


def facts(tally: Tally) -> str:
    number = tally.plan.seatings
    how = "once" if number == 1 else f"in {number} seatings with the same luck"
    seatings = f"{tally.deals} deals, each played {how}"
    options = "".join(
        f"; {name} {value}" for name, value in tally.plan.options.items() if isinstance(value, str)
    )
    undecided = f"{tally.undecided} were left undecided; " if tally.undecided else ""
    return f"{tally.games} games ({seatings}); {undecided}seed {tally.plan.seed}{options}."


def command(tally: Tally) -> str:
    plan = tally.plan
    return f"periplus arena {plan.game} {' '.join(plan.bots)} --games {tally.games} --seed {plan.seed}"


def section(title: str, words: str, plot: str, table: str) -> str:
    """A section of the page; empty if there is nothing to show."""
    if not plot and not table:
        return ""
    label = escape(f"{title}: {words}", quote=True)
    figure = plot.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
    shown = f"<figure>{figure}</figure>" if plot else ""
    return f"<section><h2>{escape(title)}</h2>\n<p>{escape(words)}</p>\n{shown}{table}</section>"


def table_of(headings: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th scope=col>{escape(text)}</th>" for text in headings)
    lines = [
        "".join(
            f"<td>{escape(text)}</td>" if at else f"<th scope=row>{escape(text)}</th>"
            for at, text in enumerate(row)
        )
        for row in rows
    ]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<div class=scroll><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def bots_table(tally: Tally) -> str:
    rows = []
    for level in tally.plan.levels:
        share, rating = tally.share(level), tally.ratings[level]
        wins = [f"{tally.wins[level]:.4g}", share.text(), share.interval(), f"{tally.fair(level):.1%}"]
        rows.append(
            [
                level,
                str(tally.copies[level]),
                *wins,
                f"{rating.mu:.1f}",
                f"{rating.low:.1f} – {rating.high:.1f}",
            ]
        )
    return table_of(
        ["bot", "seats", "games won", "share", "95 % interval", "fair", "rating", "95 % interval"], rows
    )


def seats_table(tally: Tally) -> str:
    rows = []
    for place in range(len(tally.plan.bots)):
        order, seat = tally.order_share(place), tally.seat_share(place)
        rows.append([str(place + 1), order.text(), order.interval(), seat.text(), seat.interval()])
    return table_of(["place", "in the order of play", "95 % interval", "at the table", "95 % interval"], rows)


def lengths_table(tally: Tally) -> str:
    found = {what: tally.lengths(what) for what in ("turns", "decisions", "plies")}
    found["points of the winner"] = tally.winning_scores()
    rows = [
        [name, *[f"{number:.1f}" for number in spread]]
        for name, numbers in found.items()
        if (spread := Spread.of(numbers))
    ]
    return table_of(["a game has", "mean", "median", "from 5 %", "to 95 %"], rows)


def times_table(tally: Tally) -> str:
    rows = [
        [level, *[f"{second * 1000:.3g} ms" for second in (spread.mean, spread.median, spread.high)]]
        for level in tally.plan.levels
        if (spread := Spread.of(tally.seconds(level)))
    ]
    return table_of(["bot", "mean", "median", "95 % take at most"], rows)
