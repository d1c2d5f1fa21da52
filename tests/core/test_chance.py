"""The pinned generator: its numbers, its fairness, its streams."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from parlour.core.chance import Chance, below, branch, draw, mix, seeded, shuffle, step_from, word

MANUAL = Path(__file__).resolve().parents[2] / "docs" / "chance.md"
M64 = 2**64 - 1


def mix_by_hand(z: int) -> int:
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & M64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & M64
    return z ^ (z >> 31)


def step_by_hand(z: int) -> int:
    z = (z ^ (z >> 33)) * 0xFF51AFD7ED558CCD & M64
    z = (z ^ (z >> 33)) * 0xC4CEB9FE1A85EC53 & M64
    z = (z ^ (z >> 33)) | 1
    return z ^ 0xAAAAAAAAAAAAAAAA if (z ^ (z >> 1)).bit_count() < 24 else z


def vectors() -> list[tuple[str, list[int]]]:
    rows = re.findall(r"^\| `(.+?)` \| ([0-9a-f ]+) \|$", MANUAL.read_text(), re.M)
    return [(seed, [int(number, 16) for number in numbers.split()]) for seed, numbers in rows]


@pytest.mark.parametrize(("seed", "numbers"), vectors())
def test_published_vectors(seed: str, numbers: list[int]) -> None:
    box = seeded(seed)
    assert [int(word(box[0])) for _ in numbers] == numbers


def test_there_are_published_vectors() -> None:
    assert len(vectors()) >= 4


@pytest.mark.parametrize("z", [0, 1, 2**63, M64, 0x0123456789ABCDEF])
def test_mixers_agree_with_plain_integers(z: int) -> None:
    assert int(mix(np.uint64(z))) == mix_by_hand(z)
    assert int(step_from(np.uint64(z))) == step_by_hand(z)


def test_a_weak_step_is_repaired() -> None:
    weak = next(z for z in range(200_000) if _plain_step(z).bit_count() < 24)
    assert int(step_from(np.uint64(weak))) == step_by_hand(weak)
    assert step_by_hand(weak) % 2 == 1


def _plain_step(z: int) -> int:
    z = (z ^ (z >> 33)) * 0xFF51AFD7ED558CCD & M64
    z = (z ^ (z >> 33)) * 0xC4CEB9FE1A85EC53 & M64
    z = (z ^ (z >> 33)) | 1
    return z ^ (z >> 1)


def test_seed_may_be_a_number_or_text_and_decides() -> None:
    assert Chance.bytes(seeded(7)) == Chance.bytes(seeded("7"))
    assert Chance.bytes(seeded(7)) != Chance.bytes(seeded(8))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 19, 76])
def test_below_is_even(n: int) -> None:
    box = seeded("even")
    counts = Counter(int(below(box[0], n)) for _ in range(400 * n))
    assert sorted(counts) == list(range(n))
    spread = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert spread < n + 5 * (2 * n) ** 0.5


def test_below_redraws_what_would_be_unfair() -> None:
    """For n just above 2**31 nearly half of all words are redrawn, and none may be kept."""
    n, box, plain = 2**31 + 1, seeded("unfair"), seeded("unfair")
    state, step = int(plain[0].word), int(plain[0].step)
    redrawn = 0
    for _ in range(200):
        while True:
            state = state + step & M64
            product = (mix_by_hand(state) >> 32) * n
            if product & 0xFFFFFFFF >= (2**32 - n) % n:
                break
            redrawn += 1
        assert int(below(box[0], n)) == product >> 32
    assert redrawn > 50


def test_branches_differ_and_leave_their_parent_alone() -> None:
    parent, child = seeded(1), Chance.records()
    before = Chance.bytes(parent)
    streams = set()
    for number in range(1000):
        branch(parent[0], number, child[0])
        streams.add((int(child[0].word), int(child[0].step)))
        assert int(child[0].step) % 2 == 1
    assert len(streams) == 1000
    assert Chance.bytes(parent) == before


def test_draw_keeps_all_cards_and_takes_each_equally() -> None:
    firsts = Counter()
    box = seeded("draw")
    for _ in range(3000):
        cards = np.arange(6, dtype=np.int8)
        firsts[int(draw(cards, 6, box[0]))] += 1
        assert sorted(cards.tolist()) == list(range(6))
    assert all(400 < count < 600 for count in firsts.values())


def test_shuffle_reaches_every_order() -> None:
    box, orders = seeded("shuffle"), Counter()
    for _ in range(2400):
        cards = np.arange(4, dtype=np.int8)
        shuffle(cards, 4, box[0])
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 24
    assert all(55 < count < 150 for count in orders.values())
