"""Seeds for bots' decisions, derived from a secret of the table so that no one can predict a bot.

The secret is derived from the table's seed and nonce. The commitment shown before the game covers
both, and both are revealed after it, so anyone can then recompute the bots' random numbers.
"""

from __future__ import annotations

import hashlib
import hmac

PURPOSE = b"parlour bots 1"


def bot_secret(seed: str, nonce: str) -> bytes:
    """Return the secret that seeds a table's bots."""
    return hmac.digest(f"{seed} {nonce}".encode(), PURPOSE, "sha256")


def decision_seed(secret: bytes, table_id: str, number: int, seat: int, tries: int = 0) -> str:
    """Return the seed of one decision at a table: the number of its next event and a seat."""
    decision = f"{table_id} {number} {seat} {tries}"
    return hmac.new(secret, decision.encode(), hashlib.sha256).hexdigest()


def draw(seed: str, purpose: str) -> int:
    """Return a number for one purpose, which reveals nothing about those for other purposes."""
    digest = hashlib.sha256(f"{purpose} {seed}".encode()).digest()
    return int.from_bytes(digest[:6], "little")
