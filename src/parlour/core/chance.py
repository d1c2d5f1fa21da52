"""Chance: the pinned random number generator.

splitmix64 with the step as part of the seed (127 bits in total) and the Stafford 13 mixer. It gives
the same numbers interpreted, compiled and in CUDA, in this and every later version; docs/chance.md
has test vectors. `below` is unbiased: it multiplies, and rejects the values that would cause bias.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cache, wraps
from typing import Any, TypeVar

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
    """The generator's state, passed to rules separately from the game state.

    Always a NumPy record, even for interpreted rules: its 64-bit words need no widening.
    """

    word: int = uint64
    step: int = uint64


F = TypeVar("F", bound=Callable[..., Any])
WIDEST = 128  # a choice among more is split into several, if its size can be divided


class Unscripted(Exception):
    """A script ends where a random outcome is needed: one of these, with these weights."""

    def __init__(self, weights: Sequence[int]) -> None:
        super().__init__("the script ends here")
        self.weights = weights


class Script:
    """Given outcomes in place of random ones, for interpreted rules.

    Pass it where rules take a Chance: they then get these outcomes one after another, and the first
    that is missing raises Unscripted, which says what is possible there. Equal cards are one
    outcome. Nothing is asked where there is only one. `word` and `step` are None, but rules may set
    both for a while to draw from a generator of their own.
    """

    __slots__ = ("outcomes", "step", "used", "word")

    def __init__(self, outcomes: Sequence[int] = ()) -> None:
        self.outcomes, self.used = outcomes, 0
        self.word: Any = None
        self.step: Any = None

    def one_of(self, weights: Sequence[int]) -> int:
        """The next given outcome, an index of the weights."""
        if len(weights) == 1:
            return 0
        if self.used == len(self.outcomes):
            raise Unscripted(weights)
        self.used += 1
        return self.outcomes[self.used - 1]

    def below(self, n: int) -> int:
        """An integer from 0 to n-1, all equally likely."""
        found = 0
        for size in _factors(int(n)):
            found = found * size + self.one_of([1] * size)
        return found

    def draw(self, cards: Array, left: int) -> int:
        """Draw a card from the first `left`, as the rule of that name does."""
        _, places, counts = np.unique(cards[:left], return_index=True, return_counts=True)
        k = int(places[self.one_of(counts.tolist())])
        card = cards[k]
        cards[k], cards[left - 1] = cards[left - 1], card
        return int(card)


@cache
def _factors(n: int) -> tuple[int, ...]:
    """Numbers up to WIDEST, if possible, whose product is n."""
    found, size, p = list[int](), 1, 2
    while n > 1:
        while n % p:
            p = p + 1 if p * p <= n else n
        n //= p
        if size * p > WIDEST and size > 1:
            found.append(size)
            size = 1
        size *= p
    return (*found, size)


def _scriptable(place: int, answer: Callable[..., Any]) -> Callable[[F], F]:
    """Let interpreted rules take a Script as argument `place`; compiled ones never do."""

    def wrap(function: F) -> F:
        @wraps(function)
        def asked(*args: Any) -> Any:
            script = args[place]
            if type(script) is Script and script.word is None:
                return answer(*args)
            return function(*args)

        return asked  # type: ignore[return-value]

    return wrap


def seeded(seed: int | str) -> Any:
    """A boxed generator for a seed, which can be any integer or string."""
    text = f"parlour chance 1 {seed}".encode(errors="surrogatepass")
    digest = hashlib.sha256(text).digest()
    box = Chance.records()
    box[0].word = np.uint64(int.from_bytes(digest[:8], "little"))
    box[0].step = step_from(np.uint64(int.from_bytes(digest[8:16], "little")))
    return box


@wrapping
def mix(z: Any) -> Any:
    """Mix 64 bits; a bijection."""
    z = (z ^ (z >> _30)) * _MIX_A
    z = (z ^ (z >> _27)) * _MIX_B
    return z ^ (z >> _31)


@wrapping
def step_from(z: Any) -> Any:
    """An odd step with enough bit transitions for good statistical quality."""
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


@_scriptable(0, lambda script, n: script.below(n))
@wrapping
def below(chance: Any, n: int) -> int:
    """A uniformly random integer from 0 to n-1; n is at most 2**32."""
    size = np.uint64(n)
    product = (word(chance) >> _32) * size
    if (product & _LOW) < size:
        unfair = (np.uint64(1 << 32) - size) % size
        while (product & _LOW) < unfair:
            product = (word(chance) >> _32) * size
    return np.int64(product >> _32)  # type: ignore[return-value]


@wrapping
def branch(parent: Any, number: int, child: Any) -> None:
    """Set `child` to stream `number` of `parent`, without advancing `parent`."""
    start = parent.word + np.uint64(number) * GOLDEN
    child.word = mix(start)
    child.step = step_from(start ^ parent.step)


@rule
def number_game(parent: Any, number: int, chance: Any, luck: Any) -> None:
    """Set the generators of game `number`: one for its rules, one for what the players choose."""
    branch(parent, 2 * number, chance)
    branch(parent, 2 * number + 1, luck)


@_scriptable(2, lambda cards, left, script: script.draw(cards, left))
@hot
def draw(cards: Array, left: int, chance: Chance) -> int:
    """Draw a random card from the first `left` by swapping it to the end of them.

    The pile is then the first `left - 1` cards. It has no order until cards are drawn, and setting
    it to its full length again puts every card back.
    """
    k = below(chance, left)
    card = cards[k]
    cards[k] = cards[left - 1]
    cards[left - 1] = card
    return card


@rule
def shuffle(cards: Array, left: int, chance: Chance) -> None:
    """Shuffle the first `left` cards."""
    for k in range(left, 1, -1):
        draw(cards, k, chance)
