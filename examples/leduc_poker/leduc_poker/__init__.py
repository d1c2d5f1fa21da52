"""Leduc hold'em: the small poker of researchers, as a package of its own."""

from parlour.core.game import Game
from parlour.core.zones import Counter, Hand, Pile

from . import facts, rules, view
from .bots import BOTS
from .picture import picture

GAME = Game(
    name="leduc-poker",
    title="Leduc Poker",
    version=1,
    seats=(2,),
    usual_seats=2,
    minutes="5",
    age=10,
    dynamics="sequential",
    utility="competitive",
    actions=3,
    widest=3,
    longest=80,
    score_range=(-130, 130),
    reasons=("all-hands-played",),
    rules=rules,
    view=view,
    facts=facts,
    picture=picture,
    bots=BOTS,
    zones=(
        Pile("board"),
        Counter("pot"),
        Hand("hands", by_seat=True),
        Counter("bets", by_seat=True),
        Counter("chips", by_seat=True),
    ),
)
