"""Seeds and ids of daily and weekly deals, derived from the server's secret.

No one can compute tomorrow's deal, and whoever has finished today's learns its seed but nothing
about any other. A guest's table has the same id whenever it is asked for, so it exists only once.
"""

from __future__ import annotations

import base64
import hashlib
import hmac

from parlour.server.protocol.periods import Period, Week, first_day

PURPOSE = b"parlour daily 1"
LETTERS = bytes.maketrans(b"0123456789abcdef", b"abcdefghijklmnop")
GAME_LETTERS, GUEST_CHARACTERS = 4, 18


class Seeds:
    """Everything about a day's deals that is derived from the server's secret."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, PURPOSE, "sha256")

    def seed(self, day: Period, game: str) -> str:
        """Return the seed of a deal."""
        return self._derived(f"seed {day.isoformat()} {game}").hex()[:32]

    def nonce(self, day: Period, game: str) -> str:
        """Return the nonce of a deal, so that its commitment is the same at every table."""
        return self._derived(f"nonce {day.isoformat()} {game}").hex()[:32]

    def table_id(self, day: Period, game: str, guest: str) -> str:
        """Return the id of the table at which a guest's attempt counts."""
        own = base64.urlsafe_b64encode(self._derived(f"table {day.isoformat()} {game} {guest}"))
        return ids_from(day, game) + own.decode()[:GUEST_CHARACTERS]

    def _derived(self, purpose: str) -> bytes:
        return hmac.digest(self._key, purpose.encode(), "sha256")


def ids_from(day: Period, game: str) -> str:
    """Return how the ids of a day's tables of a game begin, in letters and digits, which all
    databases sort alike."""
    kind = hashlib.sha256(game.encode()).hexdigest().encode().translate(LETTERS).decode()
    letter = "w" if isinstance(day, Week) else "d"
    return f"{letter}{first_day(day):%Y%m%d}{kind[:GAME_LETTERS]}"


def ids_until(day: Period, game: str) -> str:
    """Return what comes after all ids of a day's tables of a game."""
    first = ids_from(day, game)
    return first[:-1] + chr(ord(first[-1]) + 1)
