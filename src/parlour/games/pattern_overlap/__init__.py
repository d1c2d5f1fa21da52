"""Pattern Overlap: a race to play cards on top of others where their squares match."""

from dataclasses import replace

from parlour.core.game import Game, Lab
from parlour.core.manners import Manners
from parlour.features.material import Materials
from parlour.features.real_time import RealTime
from parlour.games.pattern_overlap import compact, events, facts, measures, observe, rules, view
from parlour.games.pattern_overlap.bots import BOTS, TUNING
from parlour.games.pattern_overlap.cautions import cautions
from parlour.games.pattern_overlap.claims import referee, stands, use_directly
from parlour.games.pattern_overlap.clock import house_clock
from parlour.games.pattern_overlap.coach import COACHING
from parlour.games.pattern_overlap.drawing import drawing
from parlour.games.pattern_overlap.material import MATERIALS
from parlour.games.pattern_overlap.notice import LEVELS, RATE
from parlour.games.pattern_overlap.options import PRESETS, hides_moves, refuses
from parlour.games.pattern_overlap.pace import plan
from parlour.games.pattern_overlap.picture import picture
from parlour.games.pattern_overlap.position import arrange, flaw
from parlour.games.pattern_overlap.puzzles.answers import Answers
from parlour.games.pattern_overlap.weights import SCRATCH

NEWEST = Game(
    name="pattern-overlap",
    title="Pattern Overlap",
    version=2,
    seats=(2, 3, 4, 5, 6, 7),
    usual_seats=4,
    minutes="1-5",
    age=7,
    dynamics="real time",
    utility="competitive",
    actions=rules.ACTIONS,
    widest=28816,
    longest=12800,
    score_range=(-30, 54),
    reasons=events.REASONS,
    rules=rules,
    view=view,
    facts=facts,
    picture=picture,
    drawing=drawing,
    bots=BOTS,
    presets=PRESETS,
    house_actions=rules.HOUSE_ACTIONS,
    scratch=SCRATCH,
    refuses=refuses,
    cautions=cautions,
    manners=Manners(hides_moves=hides_moves),
    lab=Lab(
        measures=measures,
        observe=observe,
        compact=compact,
        observed=(
            "seat", "phase", "starter", "taken_back", "deck", "hand", "held", "fresh", "under",
            "put_under", "holding", "played", "token", "points", "squares", "best", "on_location",
            "visited", "said", "noticed", "turn", "this_round", "last_round", "tick", "deadline",
            "claim", "laid", "laid_card", "laid_by", "laid_loc", "laid_x", "laid_y", "laid_rot",
            "laid_cov", "laid_div",
        ),
    ),
    features=(
        RealTime(
            pace=plan, house_clock=house_clock, referee=referee, stands=stands,
            rates=tuple(zip(LEVELS, map(float, RATE), strict=True)),
        ),
        Materials(MATERIALS),
        Answers(),
        COACHING,
        TUNING,
    ),
    use_directly=use_directly,
    arrange=arrange,
    flaw=flaw,
)  # fmt: skip

FIRST = replace(NEWEST, version=1, former={"nms_tie": "round"})  # P29
GAME = replace(NEWEST, earlier=(FIRST,))
