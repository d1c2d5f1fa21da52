"""Default settings of a table."""

from __future__ import annotations

from parlour.core.game import Game

AWAY_S = 120  # a bot plays for someone who has been disconnected this long on their turn
PUBLIC_TURN_S = 120
SLOW_TURN_S = 3600  # with this much time per turn, nobody has to stay connected


def public_turn_seconds(card: Game) -> int:
    """Return the time limit per turn at a public table; 0 means no limit.

    Strangers shouldn't have to wait forever. In real time there are no turns to wait for.
    """
    return 0 if card.dynamics == "real time" else PUBLIC_TURN_S


def away_seconds(turn_seconds: int) -> int:
    """Return after how long a bot plays for someone who is disconnected; 0 means never.

    Where there is a day for a move, people come and go; only the clock ends their turn.
    """
    return 0 if turn_seconds >= SLOW_TURN_S else AWAY_S
