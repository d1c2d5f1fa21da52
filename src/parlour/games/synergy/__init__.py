"""Synergy: a co-operative card game of thirty missions, played in silence."""

from parlour.core.game import Game, Lab
from parlour.core.manners import Manners, Points
from parlour.features.material import Materials
from parlour.games.synergy import compact, facts, measures, observe, points, rules, view
from parlour.games.synergy.bots import BOTS, SCRATCH, TUNING
from parlour.games.synergy.cautions import cautions
from parlour.games.synergy.coach import COACHING
from parlour.games.synergy.daily import Missions
from parlour.games.synergy.drawing import drawing
from parlour.games.synergy.journey import Journey
from parlour.games.synergy.material import MATERIAL
from parlour.games.synergy.options import PRESETS, refuses
from parlour.games.synergy.picture import picture
from parlour.games.synergy.position import arrange, flaw
from parlour.games.synergy.weekly import WeeklyMissions

GAME = Game(
    name="synergy",
    title="Synergy",
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
    reasons=("won", "no-lives", "no-numbers", "challenge", "hyper"),
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
    manners=Manners(
        may_talk=facts.may_talk,
        emotes=(),  # S38
        points=Points(points.things, points.most, points.period),
    ),
    lab=Lab(
        measures=measures,
        observe=observe,
        compact=compact,
        observed=(
            "seat", "phase", "round_no", "won", "lives", "rounds", "allowed", "order", "challenges",
            "acts", "leader", "super_seat", "hyper_seat", "bonus", "plus_at", "minus_at", "ignored",
            "asked", "thinking", "mine", "held", "hand", "known", "known_count", "goals",
            "goals_held", "first", "goal", "last", "used", "unseen", "pile_left", "row",
            "row_count", "may_sum", "past_met", "past_done", "past_sum",
        ),
    ),
    features=(Materials((MATERIAL,)), Journey(), Missions(), WeeklyMissions(), COACHING, TUNING),
    arrange=arrange,
    flaw=flaw,
)  # fmt: skip
