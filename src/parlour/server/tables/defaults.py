"""Default settings of a table."""

from __future__ import annotations

from parlour.core.game import Game

AWAY_S = 120  # a bot plays for someone who has been disconnected this long on their turn
PUBLIC_TURN_S = 120


def public_turn_seconds(card: Game) -> int:
    """Return the time limit per turn at a public table; 0 means no limit.

    Strangers shouldn't have to wait forever. In real time there are no turns to wait for.
    """
    return 0 if card.dynamics == "real time" else PUBLIC_TURN_S
