"""What a player types: the number of a choice, its written form, or a command."""

import sys
from dataclasses import dataclass

from periplus.text.reading import Choice

COMMANDS = ["?", "hint", "undo", "log", "rules", "card", "table", "position", "save", "quit"]


@dataclass(frozen=True)
class Entry:
    """A click, or a command with what follows it."""

    code: int | None = None
    command: str = ""
    argument: str = ""


def read_entry(prompt: str, choices: list[Choice]) -> Entry:
    """Ask until there is an entry that is not empty."""
    text = ""
    while not text:
        text = read_line(prompt, [*[choice.written for choice in choices], *COMMANDS]).strip()
    return understand(text, choices)


def read_line(prompt: str, known: list[str]) -> str:
    """A line from the keyboard, with completion, or from a pipe as it is. Raises EOFError at the end."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        from prompt_toolkit import prompt as ask
        from prompt_toolkit.completion import WordCompleter

        completer = WordCompleter(known, sentence=True, ignore_case=True)
        return ask(f"{prompt} ", completer=completer, complete_while_typing=False)
    print(prompt, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def understand(text: str, choices: list[Choice]) -> Entry:
    """A number counts the choices from 1; of a written form or a label, a part is enough."""
    if text.isdecimal():
        # A number means nothing else: "4" must not click "Build a temple (4 cards)".
        number = int(text[:9])
        if 1 <= number <= len(choices):
            return Entry(code=choices[number - 1].code)
        return Entry(command="unknown", argument=text)
    words = text.casefold().split()
    typed = " ".join(words)
    exact = [choice.code for choice in choices if choice.written.casefold() == typed]
    if exact:
        return Entry(code=exact[0])
    if words[0] in COMMANDS:
        return Entry(command=words[0], argument=text[len(words[0]) :].strip())
    starting = [choice.code for choice in choices if choice.written.casefold().startswith(typed)]
    fitting = starting or [choice.code for choice in choices if typed in choice.label.casefold()]
    if len(fitting) == 1:
        return Entry(code=fitting[0])
    return Entry(command="ambiguous" if fitting else "unknown", argument=text)
