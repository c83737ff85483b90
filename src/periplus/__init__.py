"""A table for three voyage games: Ulysses, Journey to the Center of the Earth, and Ithaca."""

from periplus.build import choose

__version__ = "0.1.0"

BUILD: str = choose()
