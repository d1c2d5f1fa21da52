"""First Game: a small game to start from."""

from parlour.core.game import Game
from parlour.core.zones import Counter, Hand, Pile, Plays

from . import facts, rules, view
from .bots import BOTS
from .picture import picture

GAME = Game(
    name="first-game",
    title="First Game",
    version=1,
    seats=(2, 3, 4),
    usual_seats=3,
    minutes="5",
    age=6,
    dynamics="sequential",
    utility="competitive",
    actions=rules.CARDS,
    widest=rules.HAND,
    longest=rules.SEATS * rules.HAND,
    score_range=(0, rules.HAND * rules.CARDS),
    reasons=("no-cards-left",),
    rules=rules,
    view=view,
    facts=facts,
    picture=picture,
    bots=BOTS,
    zones=(
        Pile("pile"),
        Counter("points", by_seat=True),
        Hand("held", by_seat=True),
        Hand("hand", plays=Plays("value", offset=-1)),
    ),
)
