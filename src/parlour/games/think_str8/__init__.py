"""Think Str8!: a deduction game in which everyone sees your cards except you."""

from parlour.core.game import Finding, Game, Lab
from parlour.core.manners import Manners
from parlour.features.material import Materials
from parlour.games.think_str8 import compact, facts, finding, measures, observe, rules, view
from parlour.games.think_str8.aid import use_directly
from parlour.games.think_str8.bots import BOTS, SCRATCH, TUNING
from parlour.games.think_str8.cautions import cautions
from parlour.games.think_str8.coach import COACHING
from parlour.games.think_str8.daily import ShortGames
from parlour.games.think_str8.drawing import drawing
from parlour.games.think_str8.options import PRESETS, refuses
from parlour.games.think_str8.picture import picture
from parlour.games.think_str8.position import arrange, flaw
from parlour.games.think_str8.puzzles.answers import Answers
from parlour.games.think_str8.tokens import MATERIAL
from parlour.games.think_str8.told import TOLD

GAME = Game(
    name="think-str8",
    title="Think Str8!",
    version=1,
    seats=(2, 3, 4),
    usual_seats=4,
    minutes="60",
    age=10,
    dynamics="simultaneous",
    utility="competitive",
    actions=rules.ACTIONS,
    widest=92,
    longest=236,
    score_range=(-60, 300),
    reasons=("foremost", "bottom-of-the-stack", "together"),
    rules=rules,
    view=view,
    facts=facts,
    picture=picture,
    drawing=drawing,
    finding=Finding(finding.asks, finding.means),
    bots=BOTS,
    presets=PRESETS,
    scratch=SCRATCH,
    refuses=refuses,
    cautions=cautions,
    manners=Manners(points=TOLD),
    lab=Lab(
        measures=measures,
        observe=observe,
        compact=compact,
        observed=(
            "seat", "seats", "colours", "rounds", "this_round", "phase", "asked", "turn",
            "turns_left", "free", "order", "track", "pos", "height", "holder", "pile_left", "width",
            "worth", "bets", "bet_on", "dice", "token", "start", "result", "given", "value",
            "stood", "black",
        ),
    ),
    features=(Materials((MATERIAL,)), Answers(), ShortGames(), COACHING, TUNING),
    use_directly=use_directly,
    arrange=arrange,
    flaw=flaw,
)  # fmt: skip
