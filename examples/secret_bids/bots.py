"""Secret Bids: bots."""

from parlour.core.chance import Chance, below
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array

from .rules import CARDS
from .view import View


@rule
def by_prize(v: View, chance: Chance, scratch: Array) -> int:
    """A high card for a high prize, one off now and then."""
    aim = min(CARDS - 1, max(0, v.prize - 1 + below(chance, 2)))
    best, gap = 0, CARDS
    for k in range(CARDS):
        if v.holds[v.seat, k] and abs(k - aim) < gap:
            best, gap = k, abs(k - aim)
    return best


BOTS = {"easy": Bot(by_prize)}
