"""What the commands of our own have in common: help that begins with what the module says of itself."""

import argparse


def parser_of(module: str, doc: str | None, example: str) -> argparse.ArgumentParser:
    """A parser for `python -m MODULE`; the example is what may follow that."""
    command = f"python -m {module}"
    return argparse.ArgumentParser(
        prog=command,
        description=doc,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"example: {command} {example}",
    )
