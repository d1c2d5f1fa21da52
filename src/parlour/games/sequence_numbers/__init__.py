"""Sequence Numbers: five in a row, where every chip answers a sum."""

from parlour.core.game import Finding, Game, Lab
from parlour.core.manners import Manners
from parlour.features.material import Materials
from parlour.games.sequence_numbers import compact, facts, finding, measures, observe, rules, view
from parlour.games.sequence_numbers.bots import BOTS, SCRATCH, TUNING
from parlour.games.sequence_numbers.cautions import cautions
from parlour.games.sequence_numbers.coach import COACHING
from parlour.games.sequence_numbers.daily import Duels
from parlour.games.sequence_numbers.drawing import drawing
from parlour.games.sequence_numbers.material import MATERIALS
from parlour.games.sequence_numbers.options import PRESETS, refuses
from parlour.games.sequence_numbers.picture import picture
from parlour.games.sequence_numbers.position import arrange, flaw

GAME = Game(
    name="sequence-numbers",
    title="Sequence Numbers",
    version=1,
    seats=(2, 3, 4, 6),
    usual_seats=2,
    minutes="10-25",
    age=7,
    dynamics="sequential",
    utility="teams",
    actions=rules.ACTIONS,
    widest=117,
    longest=24072,
    score_range=(-1, 1),
    reasons=facts.REASONS,
    rules=rules,
    view=view,
    facts=facts,
    picture=picture,
    drawing=drawing,
    bots=BOTS,
    presets=PRESETS,
    house_actions=3,
    scratch=SCRATCH,
    refuses=refuses,
    cautions=cautions,
    manners=Manners(
        may_talk=facts.may_talk, calls=facts.calls, lingers=facts.lingers, late=facts.late
    ),
    lab=Lab(
        measures=measures,
        observe=observe,
        compact=compact,
        observed=(
            "seat", "teams", "target", "phase", "turn", "turn_no", "exchanges", "passes",
            "last_cell", "pending", "forfeit", "given", "stuck", "pile_left", "discards",
            "sequences", "held", "lost", "sees", "hand", "chip", "locked", "number", "discard",
            "discard_by",
        ),
    ),
    finding=Finding(finding.asks, finding.means),
    features=(Materials(MATERIALS), Duels(), COACHING, TUNING),
    arrange=arrange,
    flaw=flaw,
)  # fmt: skip
