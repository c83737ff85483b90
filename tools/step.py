"""Runs a long step of make with a line at its start, one every few seconds, and one at its end.

`python3 tools/step.py "building the page" npm run build`: what the command prints is shown only if it fails.
It runs before anything is set up, so it needs nothing but Python.
"""

import subprocess
import sys
import tempfile
import time

EVERY = 4.0  # seconds between two lines


def run(title: str, command: "list[str]") -> int:
    """Run a command to its end; returns its exit code."""
    begun = time.monotonic()
    again = "\r" if sys.stdout.isatty() else "\n"  # at a terminal the lines take one another's place
    print(f"{title} …", flush=True)
    with tempfile.TemporaryFile("w+", errors="replace") as printed:
        process = subprocess.Popen(command, stdout=printed, stderr=subprocess.STDOUT)
        while True:
            try:
                code = process.wait(EVERY)
                break
            except subprocess.TimeoutExpired:
                print(f"{title}: {time.monotonic() - begun:.0f} s", end=again, flush=True)
        if code:
            printed.seek(0)
            sys.stderr.write(printed.read())
            print(f"{title}: failed (exit code {code})", file=sys.stderr)
        else:
            print(f"{title}: done in {time.monotonic() - begun:.0f} s", flush=True)
    return code


if __name__ == "__main__":
    try:
        sys.exit(run(sys.argv[1], sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(130)
