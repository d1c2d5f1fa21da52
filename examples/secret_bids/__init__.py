"""Secret Bids: the small game of docs/adding-a-game.md."""

from parlour.core.game import Game

from . import rules, view, words
from .bots import BOTS

GAME = Game(
    name="secret-bids",
    title="Secret Bids",
    says="Lay a card in secret; the highest that nobody else laid takes the prize.",
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
    reasons=("all prizes taken",),
    credits="Made up for the manual.",
    rules=rules,
    view=view,
    words=words,
    bots=BOTS,
)
