"""Leduc hold'em: bots."""

from parlour.core.chance import Chance, below
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array

from .rules import CALL, FOLD, MOST_RAISES, RAISE, to_call
from .view import View

JACK, KING = 0, 2


@rule
def by_card(v: View, chance: Chance, scratch: Array) -> int:
    """Raise with a pair or a king, call with a queen, fold a jack, and bluff now and then."""
    rank = v.mine // 2
    strong = rank == KING or (v.board >= 0 and rank == v.board // 2)
    bluffs = below(chance, 8) == 0
    if (strong or bluffs) and v.raises < MOST_RAISES:
        return RAISE
    if rank == JACK and not strong and to_call(v.bets, v.seat) > 0 and below(chance, 4) > 0:
        return FOLD
    return CALL


BOTS = {"easy": Bot(by_card)}
