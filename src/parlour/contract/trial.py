"""A trial: one random game, as people would see it, before a server offers a game to them."""

from __future__ import annotations

import random
import time

from parlour.contract.checks import facts_told
from parlour.contract.samples import moves
from parlour.core import telling
from parlour.core.errors import BadGame, ParlourError
from parlour.core.fault import place_of
from parlour.core.game import Game
from parlour.core.language import languages, speaks
from parlour.core.rule import AT_ONCE
from parlour.core.table import Table

ENOUGH_S = 0.3  # of a long game, the beginning has to do


def trial(game: Game) -> None:
    """Play a random game with interpreted rules, and draw and word it for everyone; raises BadGame
    with the file and line where the game's own code fails."""
    if AT_ONCE:
        return  # the rules would be compiled first
    try:
        _play(game)
    except Exception as error:
        at = place_of(error, game)
        if at is None and isinstance(error, ParlourError):
            raise
        why = f"{type(error).__name__}: {error}"
        raise BadGame(f"{game.title} can't be played: {f'{at}: ' if at else ''}{why}") from error


def _play(game: Game) -> None:
    table, until = Table(game, seed=0), time.monotonic() + ENOUGH_S
    spoken = [one for one in languages() if speaks(telling.package(game), one)]
    for seat, action in moves(table, random.Random(0)):
        for viewer, fact in facts_told(table, seat, action):
            for language in spoken:
                telling.speaker(game, language, viewer)(fact)
        for viewer in (None, *range(table.seats)):
            telling.pictures(game, table.facts(viewer), viewer)
        table.play(seat, action)
        if time.monotonic() > until:
            break
