"""Sealed draws: nobody, the host included, can have chosen the cards afterwards.

The dealer draws from a 256-bit secret. Its SHA-256, the seal, is shown when the
game starts, the secret when it ends; then anybody can draw every card again.
"""

import hashlib
import secrets
from typing import Final

SECRET_BYTES: Final = 32
SPAN: Final = 1 << 256


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def secret_from_seed(seed: int) -> bytes:
    """A secret for games that are to be repeated. It is as easily guessed as the seed."""
    return hashlib.sha256(f"periplus seed {seed}".encode()).digest()


def seal_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def sealed_seed(secret: bytes) -> int:
    """Random numbers that follow from the secret, for what is dealt anew where a fork begins."""
    return int.from_bytes(hashlib.sha256(b"fork" + secret).digest()[:8], "big") >> 1


def sealed_draw(secret: bytes, ply: int, codes: list[int], weights: list[int]) -> int:
    """The code that the secret draws at this ply, each as likely as its weight."""
    total = sum(weights)
    attempt = 0
    while True:
        message = secret + ply.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        ticket = int.from_bytes(hashlib.sha256(message).digest(), "big")
        # Numbers of the last, incomplete span would favour the first codes.
        if ticket < SPAN - SPAN % total:
            break
        attempt += 1
    ticket %= total
    for code, weight in zip(codes, weights, strict=True):
        if ticket < weight:
            return code
        ticket -= weight
    raise AssertionError("weights that do not add up")
