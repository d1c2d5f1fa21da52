"""Imagined states: they fit the view exactly and have the right probabilities."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from parlour import Table
from parlour.core.chance import seeded
from parlour.games.synergy.cards import ACTION, COMMIT1, COMMIT3, KEEP, UNIQUE
from parlour.games.synergy.position import cards_in, flaw
from tests.games.imagining import imagined, view_of

from .deals import GREEN, RED, YELLOW, card, commits, random_game, stage

pytestmark = pytest.mark.compiled

CASES: dict[str, dict[str, Any]] = {
    **{f"mission {number}": {"mission": number} for number in (1, 5, 15, 16, 21, 26, 28, 29, 30)},
    "wishes": {"mission": 30, "action_order": "leader", "extra_lives": 1},
    "optional": {"mission": 24, "keep_optional": True},
    "all cards": {"mission": "custom", "custom_rounds": 5, "custom_fail": 1,
                  "actions_per_seat_round": 10, **{f"custom_{k}": True for k in "abcdefghij"}},
    "dead hands": {"mission": "custom", "custom_hilo": True, "custom_even2": True,
                   "custom_numbers": 3, "custom_fail": 1, "custom_b": True, "custom_j": True},
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_imagined_state_fits_the_view_and_is_whole(case, seats):
    luck, seen = seeded(case), 0
    for seed in range(3):
        table = Table("synergy", seats, seed, CASES[case])
        for k, at in enumerate(random_game(table, (case, seats, seed))):
            if k % 2:
                continue
            for seat in [*range(seats), None]:
                s = imagined(at, seat, luck)
                assert view_of(at, s, seat) == at.seen(seat)
                assert flaw(at.game.State.read(s)) is None
                seen += 1
    assert seen > 20


def shares(table: Table, what: Any, tries: int = 6000) -> dict[Any, float]:
    """Return how often each value occurs in a spectator's imagined states."""
    luck = seeded("shares")
    found = Counter(what(imagined(table, None, luck)[0]) for _ in range(tries))
    return {key: count / tries for key, count in found.items()}


def test_every_hand_is_as_likely():
    table = Table("synergy", 3, 1, {"mission": "custom", "custom_numbers": 2})
    found = shares(table, lambda s: tuple(cards_in(int(s.hand[1]))))
    twins = [key for key in found if key[0] == key[1]]
    assert len(found) == 15
    assert sum(found[key] for key in twins) == pytest.approx(5 / 45, abs=0.02)
    assert max(found[key] for key in found if key not in twins) < 4 / 45 + 0.02


def dead(hand) -> bool:
    """Whether a hand has no even card below another, as HILO and EVEN2 require."""
    return not any(b % 2 == 0 and a > b for a in hand for b in hand)


def test_first_hands_are_never_dead():
    options = {**CASES["dead hands"], "custom_numbers": 2}
    table = Table("synergy", 3, 1, options)
    found = shares(table, lambda s: tuple(t % 5 + 1 for t in cards_in(int(s.hand[1]))))
    deck = [v for v in range(1, 6) for _ in range(2)]
    good = Counter(pair for pair in combinations(deck, 2) if not dead(pair))
    assert set(found) == set(good)
    for pair, ways in good.items():
        assert found[pair] == pytest.approx(ways / good.total(), abs=0.025)


def test_a_later_hand_remembers_that_the_first_was_not_dead():
    """Two numbers were dealt, not both odd ... ; one is shown, one more was drawn since."""
    options = {"mission": "custom", "custom_even2": True, "custom_numbers": 2, "custom_fail": 2,
               "custom_rounds": 2}  # fmt: skip
    table = stage(
        [(card(RED, 1), 0), (card(YELLOW, 1), 0), (card(GREEN, 1), 0)], [UNIQUE] * 3, COMMIT3,
        [[card(RED, 2)], [card(YELLOW, 2)], [card(GREEN, 2)]], options,
        shown=[[0], [5], [10]], shown_at=[[2], [2], [2]], shown_count=[1, 1, 1],
    )  # fmt: skip
    found = shares(table, lambda s: cards_in(int(s.hand[1]))[0] % 5 + 1)
    assert set(found) == {2, 4}
    assert found[2] == pytest.approx(0.5, abs=0.03)


def test_first_hand_by_enumeration():
    """Round 2 with EVEN2: the odds of the hidden card follow from all orders of drawing."""
    hidden_held, shown = 2, card(YELLOW, 1)  # dealt 2, one more drawn; a 1 was shown late
    state = {
        "phase": COMMIT1, "round_no": 2, "hand": [0, (1 << 2 * 6) + (1 << 2 * 7), 0],
        "row": [[], [shown], []], "row_count": [0, 1, 0], "shown": [[], [shown], []],
        "shown_at": [[], [3], []], "shown_count": [0, 1, 0],
    }  # fmt: skip
    state["hand"] = [(1 << 2 * 1) + (1 << 2 * 2), state["hand"][1], (1 << 2 * 11) + (1 << 2 * 12)]
    options = {"mission": "custom", "custom_even2": True, "custom_numbers": 2}
    table = Table.arrange("synergy", 3, state=state, options=options)
    found = shares(table, lambda s: tuple(t % 5 + 1 for t in cards_in(int(s.hand[1]))), 12000)
    weights: Counter[tuple[int, ...]] = Counter()
    deck = [1, 2, 2, 3, 3, 4, 4, 5, 5]
    for pair in combinations(deck, hidden_held):
        for place in range(3):  # where the 1 was drawn; the first two places are the first hand
            order = [*pair]
            for order in ([*pair], [*pair][::-1]):
                drawn = [*order[:place], 1, *order[place:]]
                weights[pair] += any(v % 2 == 0 for v in drawn[:2])
    total = weights.total()
    for pair in {*weights, *found}:
        assert found.get(pair, 0.0) == pytest.approx(weights[pair] / total, abs=0.02)


def test_who_has_passed_is_imagined_evenly():
    pairs = [(card(seat, 3), card(seat, 2)) for seat in range(4)]
    table = stage(pairs, [0, 1, 2, 3], ACTION, options={"custom_f": True}, acts=1 << 5)
    table.play(1, 32)
    luck, found = seeded("passes"), Counter()
    for _ in range(3000):
        found[int(imagined(table, 0, luck)[0].waiting)] += 1
    assert set(found) == {0b1101, 0b1011, 0b0111}
    assert all(abs(count / 3000 - 1 / 3) < 0.04 for count in found.values())


def test_a_choice_to_take_back_is_imagined_evenly():
    pairs = [(card(seat, 5), card(seat, 1)) for seat in range(3)]
    table = stage(pairs, [UNIQUE] * 3)
    commits(table, [last for _, last in pairs])
    assert table.state.phase == KEEP
    table.play(1, 146)
    luck = seeded("keeps")
    found = Counter(int(imagined(table, 0, luck)[0].pending[1]) for _ in range(2000))
    assert set(found) == {145, 146}
    assert abs(found[145] - 1000) < 120
