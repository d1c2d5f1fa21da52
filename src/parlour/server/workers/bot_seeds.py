"""Seeds for bots' decisions, drawn from a secret of the table so that no one can predict a bot.

The secret is derived from the table's seed and nonce. The commitment shown before the first card
covers both, and both are shown after the last one, so anyone can then recompute what bots drew.
"""

from __future__ import annotations

import hashlib
import hmac

PURPOSE = b"parlour bots 1"


def bot_secret(seed: str, nonce: str) -> bytes:
    """The secret that a table's bots draw from."""
    return hmac.digest(f"{seed} {nonce}".encode(), PURPOSE, "sha256")


def decision_seed(secret: bytes, table_id: str, number: int, seat: int, tries: int = 0) -> str:
    """The seed of one decision, for a table, the number of its next event and a seat."""
    decision = f"{table_id} {number} {seat} {tries}"
    return hmac.new(secret, decision.encode(), hashlib.sha256).hexdigest()


def draw(seed: str, purpose: str) -> int:
    """A number for one purpose; it reveals nothing about the numbers for other purposes."""
    digest = hashlib.sha256(f"{purpose} {seed}".encode()).digest()
    return int.from_bytes(digest[:6], "little")
