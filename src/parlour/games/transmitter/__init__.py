"""Transmitter: a co-operative game of matching a secret number from three kinds of hint."""

from parlour.core.game import Game, Lab
from parlour.core.manners import Manners
from parlour.features.material import Materials
from parlour.games.transmitter import (
    compact,
    deck,
    facts,
    measures,
    objectives,
    observe,
    rules,
    view,
)
from parlour.games.transmitter.aid import use_directly
from parlour.games.transmitter.bots import BOTS, SCRATCH
from parlour.games.transmitter.cautions import cautions
from parlour.games.transmitter.coach import COACHING
from parlour.games.transmitter.daily import QuickGames
from parlour.games.transmitter.drawing import drawing
from parlour.games.transmitter.options import PRESETS, refuses
from parlour.games.transmitter.picture import picture
from parlour.games.transmitter.position import arrange, flaw

GAME = Game(
    name="transmitter",
    title="Transmitter",
    version=1,
    seats=(1, 2, 3, 4, 5, 6),
    usual_seats=4,
    minutes="15-30",
    age=8,
    dynamics="sequential",
    utility="co-operative",
    actions=rules.ACTIONS,
    widest=10,
    longest=3162,
    score_range=(-1, 1),
    reasons=("won", "lost"),
    rules=rules,
    view=view,
    facts=facts,
    picture=picture,
    drawing=drawing,
    bots=BOTS,
    presets=PRESETS,
    scratch=SCRATCH,
    refuses=refuses,
    cautions=cautions,
    manners=Manners(may_talk=facts.may_talk),
    lab=Lab(
        measures=measures,
        observe=observe,
        compact=compact,
        trainer="parlour.games.transmitter.training.learner",
        observed=(
            "seat", "phase", "this_round", "wins", "losses", "transmitter", "turn", "plays",
            "drawn", "stack", "pile_left", "objectives_left", "used", "held", "hand", "knows",
            "objective", "cards", "offer", "played", "hint", "drift_hint",
        ),
    ),
    features=(Materials((objectives.MATERIAL, deck.MATERIAL)), QuickGames(), COACHING),
    use_directly=use_directly,
    arrange=arrange,
    flaw=flaw,
)  # fmt: skip
