"""What the coach says about a placement is so, by another count."""

from __future__ import annotations

from collections import Counter

from parlour import Table
from parlour.features.coaching import coaching
from parlour.games.pattern_overlap.coach import Only, Rare, TieBreak
from parlour.games.pattern_overlap.rules import WAIT, placed


def test_awkward_cards_are_those_that_fit_least() -> None:
    table = Table("pattern-overlap", 2, seed=5, options={"clock": "turns"})
    seen = set[type]()
    for _ in range(8):
        seat = table.actors[0]
        legal = [action for action in table.legal(seat) if action != WAIT]
        slots = Counter(placed(table.state, action)[1] for action in legal)
        for action in legal[:: max(1, len(legal) // 6)]:
            ways = slots[placed(table.state, action)[1]]
            why = coaching(table.game).advice(table.facts(seat), action)
            seen |= {type(one) for one in why}
            alone = len(slots) == 1
            assert (Only() in why) == alone
            awkward = not alone and ways == min(slots.values())
            assert (Rare(ways, len(legal)) in why) == awkward
            assert any(isinstance(one, TieBreak) for one in why)
        table.play(seat, table.bot(seat, "easy"))
    assert {Rare, TieBreak} <= seen


def test_squares_break_ties_in_turns_only() -> None:
    table = Table("pattern-overlap", 2, seed=5, options={"clock": "ticks"})
    seat = table.actors[0]
    action = next(one for one in table.legal(seat) if one != WAIT)
    why = coaching(table.game).advice(table.facts(seat), action)
    assert not any(isinstance(one, TieBreak) for one in why)
