"""Synergy: a co-operative card game of thirty missions, played in silence."""

from parlour.core.game import Game, Lab
from parlour.core.manners import Manners, Points
from parlour.features.material import Materials
from parlour.games.synergy import measures, points, rules, view, words
from parlour.games.synergy.bots import BOTS, SCRATCH
from parlour.games.synergy.journey import Journey
from parlour.games.synergy.material import MATERIAL
from parlour.games.synergy.options import PRESETS, refuses
from parlour.games.synergy.position import arrange, flaw

GAME = Game(
    name="synergy",
    title="Synergy",
    says="Two numbers and a goal each, face down and in silence. Are you in tune?",
    version=1,
    seats=(2, 3, 4, 5),
    usual_seats=3,
    minutes="10-20",
    age=10,
    dynamics="simultaneous",
    utility="co-operative",
    actions=rules.ACTIONS,
    widest=64,
    longest=256,
    score_range=(0, 1),
    reasons=(
        "won", "no life is left", "too few numbers to play on", "a challenge could not be met",
        "the hyper player failed",
    ),
    credits=(
        "Designed by Robert Brouwer, illustrated by Gustavo Furstenau, graphic design by Vicky"
        " Trouerbach, published by Jolly Dutch, 2023. The mission cards, the values of the"
        " challenges that the rulebook text lost, the colours and the game for two are our"
        " reconstruction."
    ),
    rules=rules,
    view=view,
    words=words,
    bots=BOTS,
    presets=PRESETS,
    scratch=SCRATCH,
    refuses=refuses,
    manners=Manners(
        may_talk=words.may_talk,
        emotes=(),  # S38
        points=Points(points.things, points.most, points.period),
    ),
    lab=Lab(
        measures=measures,
        observed=(
            "seat", "phase", "round_no", "won", "lives", "rounds", "allowed", "order", "challenges",
            "acts", "leader", "super_seat", "hyper_seat", "bonus", "plus_at", "minus_at", "ignored",
            "asked", "thinking", "mine", "held", "hand", "known", "known_count", "goals",
            "goals_held", "first", "goal", "last", "used", "unseen", "pile_left", "row",
            "row_count", "may_sum", "past_met", "past_done", "past_sum",
        ),
    ),
    features=(Materials((MATERIAL,)), Journey()),
    arrange=arrange,
    flaw=flaw,
)  # fmt: skip
