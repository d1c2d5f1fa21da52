"""What a placement is worth to `fair`, and so to the simulated players of the higher levels."""

from __future__ import annotations

import numpy as np

from parlour import Table
from parlour.core.chance import seeded
from parlour.games.pattern_overlap.moves import decoded
from parlour.games.pattern_overlap.rollout import greedy, worth
from parlour.games.pattern_overlap.rules import WAIT, cards_in_hand


def cards_left(t: Table, seat: int) -> int:
    s = t.state
    return cards_in_hand(s, seat) + int(s.fresh[seat]) + int(s.under[seat])


def test_fair_hits_whoever_is_about_to_go_out_with_few_cards_on_their_location():
    others = 0
    for seed in range(4):
        t = Table("pattern-overlap", 4, seed=seed, options={"mode": "nms", "clock": "turns"})
        while t.actors:
            seat = t.actors[0]
            action = t.bot(seat, "fair")
            cards = {decoded(t.state, one)[2]: one for one in t.legal(seat) if one != WAIT}
            if cards:
                on = {loc: int(t.state.on_location[loc]) for loc in cards}
                then = {loc: on[loc] + 2 * cards_left(t, loc) for loc in cards}
                hit = decoded(t.state, action)[2]
                assert then[hit] == min(then.values())
                others += on[hit] > min(on.values())
            t.play(seat, action)
    assert others > 0


def test_careless_players_of_simulated_games_play_anything():
    t = Table("pattern-overlap", 4, seed=1, options={"mode": "nms", "clock": "turns"})
    t.play(t.actors[0], t.legal(t.actors[0])[0])
    seat, chance, actions = t.actors[0], seeded("careless")[0], np.zeros(2000, np.int64)
    most = max(worth(t.state, action) for action in t.legal(seat))
    found = [{int(greedy(t.state, seat, actions, chance, careless)) for _ in range(60)}
             for careless in (0, 1)]  # fmt: skip
    assert {worth(t.state, action) for action in found[0]} == {most}
    assert min(worth(t.state, action) for action in found[1]) < most
    assert found[1] <= set(t.legal(seat))
