"""Bots that adapt to a person: their levels in a new game, from the person's results."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.registry import game
from parlour.policies.adapting import Played, Seats, adapted
from parlour.policies.shelf import is_own
from parlour.server.protocol.events import Made
from parlour.server.storage.game_results import StoredResult
from parlour.server.tables.game_results import closest
from parlour.server.tables.rematches import Strength
from parlour.server.tables.room import Room

REMEMBERED = 200  # results among which those of this game are looked for
LUCK = b"parlour adapts 1"
RESULTS = {"won": 1.0, "shared": 0.5, "drawn": 0.5, "lost": 0.0}


def adapted_bots(made: Made, guest: str, results: Iterable[StoredResult]) -> dict[int, str]:
    """Return the bots of a new table by seat; `results` are the guest's, newest first.

    Games with changed options count at tables with the same changes: how hard they are elsewhere
    was never measured.
    """
    card = game(made.game)
    mine = [seat for seat in range(made.seats) if seat not in made.bots]
    if len(mine) != 1 or made.seats < 2 or not card.bots:
        raise BadOption("bots can only adapt to one person; put bots in all seats but one")
    preset, changed = closest(card, made.seats, made.options)
    table = Seats(made.seats, preset, mine[0], made.bots)
    played = [
        found
        for one in results
        if not one.result.options or (one.result.preset, one.result.options) == (preset, changed)
        if (found := _played(card, guest, one))
    ]
    digest = hashlib.sha256(LUCK + made.seed.encode()).digest()
    return adapted(card, table, played, int.from_bytes(digest[:6], "little") / 2**48)


def _played(card: Game, guest: str, one: StoredResult) -> Played | None:
    """Return a game that says something about the guest's skill: alone against the game's bots."""
    players = one.result.players
    mine = next((seat for seat, player in enumerate(players) if player.guest == guest), None)
    if one.game != card.name or mine is None or one.result.what_if:
        return None
    bots = {seat: player.bot for seat, player in enumerate(players) if seat != mine}
    result = RESULTS.get(players[mine].outcome)
    if result is None or not all(level and not is_own(level) for level in bots.values()):
        return None
    if len(players) < 2 or any(player.guest for n, player in enumerate(players) if n != mine):
        return None
    return Played(Seats(len(players), one.result.preset, mine, bots), result)


def still_adapts(room: Room, bots: Strength) -> bool:
    """Whether the bots of a rematch adapt too: unless another strength is asked for, or more than
    one person plays."""
    people = sum(guest is not None for guest in room.seating.guests)
    return room.made.adapts and bots == "same" and people == 1
