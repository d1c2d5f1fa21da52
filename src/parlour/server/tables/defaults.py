"""What a table does unless its host chooses otherwise."""

from __future__ import annotations

from parlour.core.game import Game

AWAY_S = 120  # a bot plays for someone who has been disconnected this long on their turn
PUBLIC_TURN_S = 120


def public_turn_seconds(card: Game) -> int:
    """The time limit per turn at a public table: 0 means no limit.

    Nobody waits for strangers forever; in real time nobody waits at all.
    """
    return 0 if card.dynamics == "real time" else PUBLIC_TURN_S
