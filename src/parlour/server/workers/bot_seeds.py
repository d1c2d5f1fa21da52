"""The chance of bots: drawn from a secret of the table, so that no one can predict a bot.

The secret is made from the table's seed and nonce, which the commitment covers before the first
card and which everyone is shown after the last. From then on anyone can recompute what each bot
drew.
"""

from __future__ import annotations

import hashlib
import hmac

PURPOSE = b"parlour bots 1"


def bots_secret(seed: str, nonce: str) -> bytes:
    """The secret of a table's bots."""
    return hmac.digest(f"{seed} {nonce}".encode(), PURPOSE, "sha256")


def moment(secret: bytes, table_id: str, entry: int, seat: int, tries: int = 0) -> str:
    """The seed of one decision of a bot: its table, the number of the next entry, and its seat."""
    facts = f"{table_id} {entry} {seat} {tries}"
    return hmac.new(secret, facts.encode(), hashlib.sha256).hexdigest()


def draw(moment: str, purpose: str) -> int:
    """A number for one use; knowing one use's number tells nothing about another's."""
    digest = hashlib.sha256(f"{purpose} {moment}".encode()).digest()
    return int.from_bytes(digest[:6], "little")
