"""Pebbles: take one to three from a heap, and be the one who takes the last.

A game of somebody else's, for the tests: it has rules and a few words, and nothing else that a game can have.
"""

from periplus.kernel.kit import Kit

KIT = Kit(__name__, game="game:GAME")
