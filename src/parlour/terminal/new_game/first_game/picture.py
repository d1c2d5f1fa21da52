"""First Game in a terminal."""

from typing import Any

from parlour.core.fact import Speaker

from .facts import own


def picture(v: Any, say: Speaker) -> str:
    """The table as text."""
    lines = [say("picture-pile", card=v.pile)]
    for seat in range(v.seats):
        lines.append(say("picture-seat", seat=seat, points=v.points[seat], held=v.held[seat]))
    hand = own(v).hand
    return "\n".join([*lines, say("picture-hand", cards=hand)] if hand else lines)
