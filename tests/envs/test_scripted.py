"""Scripted chance: every random outcome is a step of its own, with the right probability."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from parlour.core.chance import Script, Unscripted, below, draw, shuffle
from parlour.core.registry import game
from parlour.envs.scripted import Position, Setting
from tests.games_known import NAMES

# A few cards and objectives, one round: small enough to be walked through
SMALL = {
    "custom_deck": "0 0 0 0 0 0 0 0 1 1 1 1 0 0 0 0 0 0 0", "playing_deck": "custom",
    "objective_set": "custom", "custom_objectives": "-1 1 2", "hand_size": 2, "wins_to_win": 1,
    "losses_to_lose": 1, "drift_interval": 2, "objective_limit": 2, "transmitter": "fixed",
    "refill": "none",
}  # fmt: skip


def missing(script: Script, rule: object, *args: object) -> list[int]:
    with pytest.raises(Unscripted) as ends:
        rule(*args)  # type: ignore[operator]
    return list(ends.value.weights)


def test_a_script_gives_its_outcomes_and_says_what_is_missing() -> None:
    script = Script([4, 0])
    assert below(script, 6) == 4
    assert below(script, 1) == 0  # nothing to ask
    assert below(script, 3) == 0
    assert missing(script, below, script, 3) == [1, 1, 1]


def test_equal_cards_are_one_outcome() -> None:
    cards = np.array([7, 5, 7, 7, 9])
    assert missing(Script(), draw, cards, 4, Script()) == [1, 3]
    assert cards.tolist() == [7, 5, 7, 7, 9]
    assert draw(cards, 4, Script([1])) == 7
    assert sorted(cards[:3].tolist()) == [5, 7, 7]
    assert cards[3] == 7


def test_a_large_choice_is_split_without_changing_it() -> None:
    script = Script([])
    assert missing(script, below, script, 6**5) == [1] * 96  # then 81
    found = [below(Script([a, b]), 6**5) for a in range(96) for b in range(81)]
    assert sorted(found) == list(range(6**5))


def test_a_shuffle_has_every_order_with_its_probability() -> None:
    found: Counter[tuple[int, ...]] = Counter()

    def walk(outcomes: tuple[int, ...], chance: Fraction) -> None:
        cards = np.array([1, 1, 2, 3])
        try:
            shuffle(cards, 4, Script(outcomes))
        except Unscripted as ends:
            for k, weight in enumerate(ends.weights):
                walk((*outcomes, k), chance * weight / sum(ends.weights))
        else:
            found[tuple(cards.tolist())] += chance  # type: ignore[assignment]

    walk((), Fraction(1))
    assert len(found) == 12
    assert {*found.values()} == {Fraction(1, 12)}


def test_compiled_rules_are_as_they_were() -> None:
    assert below.__dict__["rule"].source.__name__ == "below"
    assert "script" not in below.__dict__["rule"].source.__code__.co_names


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_step_by_step(name: str) -> None:
    card, luck = game(name), np.random.default_rng(1)
    at = Setting(card, 2, card.chosen(2))
    now = Position.first(at)
    assert now.is_chance
    steps = 0
    while not now.is_over and steps < 400:
        steps += 1
        if now.is_chance:
            assert len(now.weights) > 1
            now = now.happens(int(luck.integers(len(now.weights))))
        else:
            moves = [(seat, int(luck.choice(now.legal(seat)))) for seat in now.asked]
            now = now.acted(*(moves if card.dynamics == "simultaneous" else moves[:1]))
    assert steps > 10
    if now.is_over:
        assert len(now.scores()) == 2


def test_the_probabilities_of_a_deal_add_up_and_positions_dont_change() -> None:
    card = game("transmitter")
    first = Position.first(Setting(card, 2, card.chosen(2, None, SMALL)))
    hands: Counter[bytes] = Counter()

    def walk(now: Position, chance: Fraction) -> None:
        if not now.is_chance:
            hands[now.shown[1]] += chance  # type: ignore[assignment]
            return
        for k, weight in enumerate(now.weights):
            walk(now.happens(k), chance * weight / sum(now.weights))

    walk(first, Fraction(1))
    assert sum(hands.values()) == 1
    assert first.script == ()


def test_what_a_seat_has_seen_tells_apart_only_what_it_can_tell_apart() -> None:
    card = game("transmitter")
    first = Position.first(Setting(card, 2, card.chosen(2, None, SMALL)))
    seen: dict[tuple[int, bytes], set[bytes]] = {}
    left = [first]
    for _ in range(3000):
        if not left:
            break
        now = left.pop()
        if now.is_chance:
            left += [now.happens(k) for k in range(len(now.weights))]
            continue
        for seat in range(2):
            seen.setdefault((seat, now.seen[seat]), set()).add(now.shown[seat])
        if not now.is_over:
            left += [now.acted((now.asked[0], action)) for action in now.legal(now.asked[0])]
    assert len(seen) > 20
    assert all(len(views) == 1 for views in seen.values())
