"""Sequence Numbers' bots (for now: the first legal thing)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.rules import PASS
from parlour.games.sequence_numbers.view import View


@rule
def easy(v: View, chance: Chance, scratch: Array) -> int:
    return PASS


BOTS = {"easy": Bot(easy, "x")}
SCRATCH = 1
