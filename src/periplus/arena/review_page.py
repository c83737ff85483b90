"""A review as a page: one file that loads nothing from elsewhere."""

from collections.abc import Sequence
from html import escape

from periplus.arena.review import Parts, Review, Span
from periplus.arena.review_words import ToldReview
from periplus.text.words import Words

COLOURS = ("#b5502f", "#2f5d73", "#6d7f3a", "#8a6fa3", "#a97b1e")
SIGNS = ("●", "■", "▲", "◆", "✚")  # colour is never the only sign
WIDTH, HEIGHT, LEFT, BOTTOM = 720, 260, 40, 24
PARTS = ("start", "draws", "own", "others", "rest")

STYLE = """
:root { color-scheme: light dark; --ink: #2b2320; --soft: #6b5f57; --line: #ddd3c4; --paper: #fbf8f2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1e8da; --soft: #b9ab9c; --line: #4a4038; --paper: #1d1916; } }
body { max-width: 56rem; margin: 2rem auto 4rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin-top: 2.4rem; padding-top: .8rem; border-top: 1px solid var(--line); }
.soft { color: var(--soft); font-size: .9rem; }
.scroll { overflow-x: auto; }
svg { width: 100%; min-width: 20rem; height: auto; }
svg text { fill: var(--soft); font-size: 11px; }
svg line { stroke: var(--line); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
li { margin: .5rem 0; }
"""


def page_of(told: ToldReview, title: str, words: Words) -> str:
    """The whole page, in the language of the words."""
    body = "\n".join(
        [
            f"<h1>{escape(title)}</h1>",
            section(words, "review-parts", parts_table(told, words), "review-rest-help"),
            section(words, "review-chances", chart(told, words) + chances_table(told, words)),
            section(words, "review-turns", turns_list(told, words)),
            section(words, "review-choices", choices_list(told, words)),
        ]
    )
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width, initial-scale=1'>"
    head += f"<title>{escape(title)}</title><style>{STYLE}</style>"
    page = f"<html lang={words.language}>\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>"
    return f"<!doctype html>\n{page}\n"


def section(words: Words, id: str, content: str, after: str = "") -> str:
    about = f"<p class=soft>{escape(words.say(f'{id}-help'))}</p>" if words.has(f"{id}-help") else ""
    end = f"<p class=soft>{escape(words.say(after))}</p>" if after else ""
    return f"<section><h2>{escape(words.say(id))}</h2>{about}{content}{end}</section>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th scope=col>{escape(text)}</th>" for text in headings)
    lines = [
        f"<tr><th scope=row>{escape(row[0])}</th>"
        + "".join(f"<td>{escape(text)}</td>" for text in row[1:])
        + "</tr>"
        for row in rows
    ]
    return f"<div class=scroll><table><tr>{head}</tr>{''.join(lines)}</table></div>"


def named(told: ToldReview, seat: int) -> str:
    return f"{SIGNS[seat % len(SIGNS)]} {told.names[seat]}"


def points(span: Span, signed: bool = True) -> str:
    """A part in percentage points, with its margin."""
    return f"{100 * span.value:{'+' if signed else ''}.1f} ± {100 * span.margin:.1f}"


def parts_row(parts: Parts) -> list[str]:
    """All parts and the result, as they add up."""
    shown = [points(getattr(parts, name), name != "start") for name in PARTS]
    return [*shown, f"{100 * parts.result:.1f}"]


def parts_headings(words: Words) -> list[str]:
    return [words.say("review-player"), *[words.say(f"review-{name}") for name in (*PARTS, "result")]]


def parts_table(told: ToldReview, words: Words) -> str:
    rows = [[named(told, seat), *parts_row(parts)] for seat, parts in enumerate(told.review.parts)]
    return table(parts_headings(words), rows)


def chances_table(told: ToldReview, words: Words) -> str:
    """The numbers of the chart, for those who cannot see it."""
    headings = [words.say("review-ply")]
    for seat in range(len(told.names)):
        headings += [named(told, seat), words.say("review-known")]
    rows = []
    for point in told.review.points:
        row = [str(point.ply)]
        for truth, known in zip(point.truth, point.known, strict=True):
            row += [f"{100 * truth.value:.0f}%", f"{100 * known.value:.0f}%"]
        rows.append(row)
    title = escape(words.say("review-numbers"))
    return f"<details><summary>{title}</summary>{table(headings, rows)}</details>"


def turns_list(told: ToldReview, words: Words) -> str:
    items = []
    for turn, text in told.turns:
        ply = words.say("review-turn", ply=turn.start)
        moved = [
            f"{named(told, seat)} {100 * before:.0f}% → {100 * after:.0f}%"
            for seat, (before, after) in enumerate(zip(turn.before, turn.after, strict=True))
        ]
        items.append(
            f"<li><b>{escape(ply)}</b>: {escape(text)}<br><small>{escape(' · '.join(moved))}</small>"
        )
    return f"<ol>{''.join(items)}</ol>"


def choices_list(told: ToldReview, words: Words) -> str:
    """The choices that surely cost something."""
    items = []
    for one in told.choices:
        if one.choice.costs:
            ply = words.say("review-turn", ply=one.choice.start)
            grade = words.say(f"review-{one.choice.grade}")
            better = words.say("review-better", better=one.better, chosen=one.chosen)
            rest = f"{better} {one.why} {cost_of(one.choice.cost, words)}"
            items.append(
                f"<li><b>{escape(named(told, one.choice.seat))}</b>, {escape(ply)}: <b>{escape(grade)}</b>. "
                f"{escape(one.text)}<br><small>{escape(rest)}</small>"
            )
    return f"<ul>{''.join(items)}</ul>" if items else f"<p>{escape(words.say('review-flawless'))}</p>"


def cost_of(cost: Span, words: Words) -> str:
    return words.say("review-cost", cost=round(100 * cost.value, 1), margin=round(100 * cost.margin, 1))


# ---- the chart ----


def chart(told: ToldReview, words: Words) -> str:
    """The true chances as lines, and what each player could know as thin dashed ones."""
    review = told.review
    label = f"{words.say('review-chances')}: {words.say('review-chances-help')}"
    drawn = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label, quote=True)}">']
    for percent in (0, 25, 50, 75, 100):
        y = height_of(percent / 100)
        drawn.append(f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{percent}%</text>')
    for seat in range(len(told.names)):
        drawn += line_of(review, seat)
    legend = [
        f"<span style='color:{COLOURS[seat % len(COLOURS)]}'>{escape(named(told, seat))}</span>"
        for seat in range(len(told.names))
    ]
    lines = f"— {words.say('review-truth')} · ┄ {words.say('review-known')}"
    return f"{''.join(drawn)}</svg><p>{' &nbsp; '.join(legend)} &nbsp; {escape(lines)}</p>"


def line_of(review: Review, seat: int) -> list[str]:
    colour, sign = COLOURS[seat % len(COLOURS)], SIGNS[seat % len(SIGNS)]
    x = [round(LEFT + (WIDTH - LEFT - 10) * point.ply / max(review.plies, 1), 1) for point in review.points]
    truth = [height_of(point.truth[seat].value) for point in review.points]
    known = [height_of(point.known[seat].value) for point in review.points]
    every = max(1, len(x) // 8)
    marks = range(seat * every // len(review.parts), len(x), every)
    return [
        polyline(x, known, f'stroke="{colour}" stroke-width="1" stroke-dasharray="3 3" opacity=".7"'),
        polyline(x, truth, f'stroke="{colour}" stroke-width="2"'),
        *[
            f'<text x="{x[at]}" y="{truth[at] + 4}" text-anchor="middle" style="fill:{colour}">{sign}</text>'
            for at in marks
        ],
    ]


def polyline(x: list[float], y: list[float], style: str) -> str:
    places = " ".join(f"{one},{other}" for one, other in zip(x, y, strict=True))
    return f'<polyline fill="none" points="{places}" {style}/>'


def height_of(chance: float) -> float:
    return round(8 + (HEIGHT - BOTTOM - 8) * (1 - chance), 1)
