"""Whether a table has hints. Everyone at the table sees it."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.server.tables.room import Room

CO_OPERATIVE = "co-operative"


def has_hints(room: Room) -> bool:
    """Whether players may ask for hints.

    A daily deal never has them, because its results are compared. Otherwise it is as the host chose
    or, by default, if one person plays with bots in a co-operative game or a "what if".
    """
    made, seating = room.made, room.seating
    if made.daily and not made.practice:
        return False
    if made.hints is not None:
        return made.hints
    people = sum(guest is not None for guest in seating.guests)
    alone = people <= 1 and len(seating.free()) <= 1 - people
    return alone and bool(made.what_if or plays_together(room.game))


def plays_together(card: Game) -> bool:
    """Whether the players of a game win or lose together."""
    return card.utility == CO_OPERATIVE
