"""Kuhn poker: a card, a chip, and the smallest game in which bluffing pays."""

from periplus.kernel.kit import Kit

KIT = Kit(__name__, game="game:GAME", invariants="invariants:CHECKS")
