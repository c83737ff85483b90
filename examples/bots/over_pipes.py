"""A bot as a command of its own, in any language: periplus evaluate "exec:python3 over_pipes.py" ithaca

Each line on stdin is a question, and each has its answer, a line on stdout.
"""

import json
import sys


def answer(question: dict) -> dict:  # type: ignore[type-arg]
    if question["type"] == "start":  # a game begins: `game`, `options`, `seats`, `seat`, `seed`, `contents`
        return {}
    return {"code": question["choices"][-1]["code"]}  # your idea of good play goes here


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
