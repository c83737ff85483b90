"""What a player types: the number of a choice, its written form, or a command."""

import sys
from dataclasses import dataclass

COMMANDS = ["?", "undo", "log", "rules", "map", "position", "save", "quit"]


@dataclass(frozen=True)
class Entry:
    """A click, or a command with what follows it."""

    code: int | None = None
    command: str = ""
    argument: str = ""


def read_entry(prompt: str, legal: list[int], clicks: dict[int, str]) -> Entry:
    """Ask until there is an entry that is not empty."""
    text = ""
    while not text:
        text = read_line(prompt, [*clicks.values(), *COMMANDS]).strip()
    return understand(text, legal, clicks)


def read_line(prompt: str, known: list[str]) -> str:
    """A line from the keyboard, with completion; from a pipe as it comes. The end of input is an EOFError."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        from prompt_toolkit import prompt as ask
        from prompt_toolkit.completion import WordCompleter

        return ask(f"{prompt} ", completer=WordCompleter(known, sentence=True), complete_while_typing=False)
    print(prompt, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def understand(text: str, legal: list[int], clicks: dict[int, str]) -> Entry:
    """A number counts the choices from 1; of a written form the beginning is enough."""
    if text.isdecimal() and 1 <= int(text) <= len(legal):
        return Entry(code=legal[int(text) - 1])
    words = text.lower().split()
    written = " ".join(words)
    for code, form in clicks.items():
        if form == written:
            return Entry(code=code)
    if words[0] in COMMANDS:
        return Entry(command=words[0], argument=text[len(words[0]) :].strip())
    starting = [code for code, form in clicks.items() if form.startswith(written)]
    if len(starting) == 1:
        return Entry(code=starting[0])
    if starting:
        return Entry(command="ambiguous", argument=text)
    return Entry(command="unknown", argument=text)
