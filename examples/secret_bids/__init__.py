"""Secret Bids: the small game of docs/adding-a-game.md."""

from parlour.core.game import Game
from parlour.core.zones import Counter, Hand, Pile, Plays

from . import facts, rules, view
from .bots import BOTS
from .picture import picture

GAME = Game(
    name="secret-bids",
    title="Secret Bids",
    version=1,
    seats=(2, 3, 4),
    usual_seats=3,
    minutes="5",
    age=6,
    dynamics="simultaneous",
    utility="competitive",
    actions=5,
    house_actions=1,
    widest=5,
    longest=16,
    score_range=(0, 24),
    reasons=("all-prizes-taken",),
    rules=rules,
    view=view,
    facts=facts,
    picture=picture,
    bots=BOTS,
    zones=(
        Counter("prize"),
        Counter("points", by_seat=True),
        Hand("hands", by_seat=True, plays=Plays("value", offset=-1)),
        Counter("shown", by_seat=True),
        Counter("ready", by_seat=True),
        Pile("mine"),
    ),
)
