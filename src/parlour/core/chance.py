"""Chance: the pinned random generator.

splitmix64 whose step is part of the seed (127 bits in all), with the Stafford 13 mixer. The same
numbers come out interpreted, compiled and in CUDA, today and in every later version: the test
vectors in docs/chance.md hold them. `below` is exact (multiply, and redraw what would be unfair).
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from parlour.core.rule import hot, rule, wrapping
from parlour.core.struct import Array, Struct, uint64

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_A = np.uint64(0xBF58476D1CE4E5B9)
_MIX_B = np.uint64(0x94D049BB133111EB)
_STEP_A = np.uint64(0xFF51AFD7ED558CCD)
_STEP_B = np.uint64(0xC4CEB9FE1A85EC53)
_ALTERNATING = np.uint64(0xAAAAAAAAAAAAAAAA)
_LOW = np.uint64(0xFFFFFFFF)
_1, _27, _30, _31, _32, _33 = (np.uint64(n) for n in (1, 27, 30, 31, 32, 33))


class Chance(Struct):
    """Where the generator stands: passed to rules, never part of a state.

    It is always a record: its two words are as wide as words can be.
    """

    word: int = uint64
    step: int = uint64


def seeded(seed: int | str) -> Any:
    """A box with the generator of a seed: any whole number or text."""
    text = f"parlour chance 1 {seed}".encode(errors="surrogatepass")
    digest = hashlib.sha256(text).digest()
    box = Chance.records()
    box[0].word = np.uint64(int.from_bytes(digest[:8], "little"))
    box[0].step = step_from(np.uint64(int.from_bytes(digest[8:16], "little")))
    return box


@wrapping
def mix(z: Any) -> Any:
    """64 bits well stirred; a bijection."""
    z = (z ^ (z >> _30)) * _MIX_A
    z = (z ^ (z >> _27)) * _MIX_B
    return z ^ (z >> _31)


@wrapping
def step_from(z: Any) -> Any:
    """An odd step whose bits change often enough to be a good one."""
    z = (z ^ (z >> _33)) * _STEP_A
    z = (z ^ (z >> _33)) * _STEP_B
    z = (z ^ (z >> _33)) | _1
    changes = z ^ (z >> _1)
    count = 0
    while changes:
        changes &= changes - _1
        count += 1
    return z ^ _ALTERNATING if count < 24 else z


@wrapping
def word(chance: Any) -> Any:
    """The next 64 random bits."""
    chance.word += chance.step
    return mix(chance.word)


@wrapping
def below(chance: Any, n: int) -> int:
    """A whole number from 0 to n-1, each equally likely; n at most 2**32."""
    size = np.uint64(n)
    product = (word(chance) >> _32) * size
    if (product & _LOW) < size:
        unfair = (np.uint64(1 << 32) - size) % size
        while (product & _LOW) < unfair:
            product = (word(chance) >> _32) * size
    return np.int64(product >> _32)  # type: ignore[return-value]


@wrapping
def branch(parent: Any, number: int, child: Any) -> None:
    """Set `child` to stream `number` of `parent`, which stays where it is."""
    start = parent.word + np.uint64(number) * GOLDEN
    child.word = mix(start)
    child.step = step_from(start ^ parent.step)


@hot
def draw(cards: Array, left: int, chance: Chance) -> int:
    """A random one of the first `left` cards, which changes places with the last of them.

    The cards from `left - 1` on are then out of the pile. Nothing is ordered before it is drawn,
    and gathering the pile again is only a matter of counting all cards in.
    """
    k = below(chance, left)
    card = cards[k]
    cards[k] = cards[left - 1]
    cards[left - 1] = card
    return card


@rule
def shuffle(cards: Array, left: int, chance: Chance) -> None:
    """Put the first `left` cards in random order."""
    for k in range(left, 1, -1):
        draw(cards, k, chance)
