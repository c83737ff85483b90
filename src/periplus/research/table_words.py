"""What the API says of tables and games, as text for programs that read, such as language models."""

from typing import Any

from periplus.text.telling import counted

Json = dict[str, Any]


def games_told(games: Json) -> str:
    return "\n".join(game_told(game) for game in games["games"])


def game_told(game: Json) -> str:
    low, high = game["seats"]
    lines = [f"{game['name']}: {game['title']}, {low} to {high} seats. {game['about']}"]
    lines.append(f"  bots: {', '.join(game['levels'])}")
    lines += [
        f"  option {option['name']}: {' or '.join(option['values'])} ({option['default']})"
        for option in game["options"]
    ]
    return "\n".join(lines)


def tables_told(tables: Json) -> str:
    if not tables["tables"]:
        return "You have no seat at any table."
    return "\n".join(summary_told(table) for table in tables["tables"])


def summary_told(table: Json) -> str:
    turn = ", your turn" if table["my_turn"] else ""
    names = ", ".join(seat["name"] or "(open)" for seat in table["seats"])
    return f"{table['id']}: {table['game']}, {table['status']}{turn}; seats: {names}"


def asked_of(table: Json, sections: list[Json], log: list[Json], lines: int) -> str:
    """A table for whoever looks at it: the log from some line on, the position, the question, the choices."""
    parts = [heading(table)]
    if log:
        parts.append("\n".join(["# What has happened", *(f"- {line}" for line in happened(log))]))
    parts += ["\n".join([f"# {part['title']}", *part["lines"]]) for part in sections]
    question = table["question"]
    asked = [f"# {question['headline']}", question["detail"], question["more"]]
    parts.append("\n".join(line for line in asked if line))
    if table["choices"]:
        listed = [f"- {choice['written']} – {choice['text']}" for choice in table["choices"]]
        parts.append("\n".join(["# Your choices, each in its written form", *listed]))
    if chat := [line for line in table["chat"] if line["seat"] >= 0]:
        said = [f"- {table['seats'][line['seat']]['name']}: {line['text']}" for line in chat[-5:]]
        parts.append("\n".join(["# Said at the table", *said]))
    parts.append(f"(The log has {lines} lines.)")
    return "\n\n".join(parts)


def heading(table: Json) -> str:
    """Which table it is, how it stands, and who sits where."""
    names = [told_seat(number, seat, table["viewer"]) for number, seat in enumerate(table["seats"])]
    seats = f"Table {table['id']}: {table['game']}, {table['status']}. Seats: {', '.join(names)}."
    if table["viewer"] < 0:
        return f"{seats} You have no seat: you are watching."
    if table["result"]:
        scores = ", ".join(map(str, table["result"]["scores"]))
        return f"{seats} Points: {scores}. Your rank: {table['result']['ranks'][table['viewer']]}."
    return f"{seats} {'It is your turn.' if table['choices'] else 'It is not your turn.'}"


def told_seat(number: int, seat: Json, viewer: int) -> str:
    name = seat["name"] or "open"
    return f"{number} {name} (you)" if number == viewer else f"{number} {name}"


def happened(log: list[Json]) -> list[str]:
    return counted([line["text"] for line in log])


def log_told(log: list[Json]) -> str:
    return "\n".join(happened(log)) or "Nothing has happened yet."
