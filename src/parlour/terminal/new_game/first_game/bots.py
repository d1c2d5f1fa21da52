"""First Game: bots."""

from parlour.core.chance import Chance
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array

from .rules import CARDS
from .view import View


@rule
def highest(v: View, chance: Chance, scratch: Array) -> int:
    """Play the highest card."""
    best = 0
    for k in range(CARDS):
        if v.mine[k]:
            best = k
    return best


BOTS = {"easy": Bot(highest)}
