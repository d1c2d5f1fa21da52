"""Rematches: the same people play again, or continue a campaign, at another table."""

from __future__ import annotations

from typing import Literal

from parlour.core.option import BySeat, Value
from parlour.features.campaign import Campaign
from parlour.policies.adapting import ADAPTIVE
from parlour.policies.shelf import is_own
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Rematched, Sat
from parlour.server.tables.room import Room

Strength = Literal["same", "stronger", "weaker"]
STEPS: dict[Strength, int] = {"same": 0, "stronger": 1, "weaker": -1}


def propose_rematch(room: Room, guest: str, table: str, following: bool = False) -> Rematched:
    """Play again at another table once the game is over, or continue the campaign."""
    room.seating.require_seat(guest)
    if room.phase != "over":
        raise Refused("running", "you can ask for a rematch once the game is over")
    if room.rematch is not None:
        raise Refused("rematch", "the rematch already exists; join it")
    if following and following_options(room) is None:
        raise Refused("next", "there is no next game here; play this game again")
    return Rematched(table)


def following_options(room: Room) -> dict[str, Value] | None:
    """Return the options that change if these people continue their campaign, if there is one."""
    campaign, table = room.game.feature(Campaign), room.table
    if campaign is None or table is None or room.made.daily or room.stopped or not table.over:
        return None
    options = dict(campaign.following(table) or {})
    fits = not room.game.refuses(room.made.seats, {**room.made.options, **options})
    return options if options and fits else None


def rotated_options(room: Room) -> dict[str, Value]:
    """Return the options of a rematch; what a seat has of its own moves on with its player."""
    given = room.made.options
    by_seat = [one for one in room.game.Options.listed() if isinstance(one, BySeat)]
    moved = {
        one.name: one.rotated(given[one.name], room.made.seats)
        for one in by_seat
        if one.name in given
    }
    return {**given, **moved}


def rotated_people(room: Room) -> list[Sat]:
    """Return how everyone sits down in a rematch; each person moves on by one seat."""
    seating, seats = room.seating, room.made.seats
    return [
        Sat((seat + 1) % seats, guest, seating.names[seat] or "", seating.looks[seat])
        for seat, guest in enumerate(seating.guests)
        if guest and seating.names[seat]  # not those who have deleted everything about them
    ]


def rotated_bots(room: Room, strength: Strength = "same") -> dict[int, str]:
    """Return the bots of a rematch by seat, without those that were playing for a person; those
    that adapt do so again, unless another strength is asked for."""
    levels = list(room.game.bots)
    again = room.seating.adaptive if strength == "same" else set[int]()
    return {
        (seat + 1) % room.made.seats: ADAPTIVE
        if seat in again
        else _shifted(levels, level, STEPS[strength])
        for seat, level in room.seating.bots.items()
        if room.seating.guests[seat] is None
    }


def _shifted(levels: list[str], level: str, by: int) -> str:
    """Return a level further up or down, or the same one if there is none."""
    if is_own(level):
        return level
    at = levels.index(level) if level in levels else -1  # "random" is below all others
    return levels[at + by] if by and 0 <= at + by < len(levels) else level
