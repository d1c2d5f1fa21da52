"""How much plays tell about hands in Transmitter: python tools/guessing_ceiling.py [ROUNDS]

Four `strong` play the preset `expert`. Before every play, whoever plays guesses which two cards the
others kept when they last played, and we compare how well two guesses predict those cards:

unseen cards     every two cards that the player hasn't seen are equally likely
and the plays    whoever played is known to be `strong`, which plays the best card that it holds

The second is the best guess there is, except that it looks at one hand at a time, as if the others
were dealt at random. A guess that finds the right cards twice as likely needs one bit less. It
takes half a minute, and a minute longer the first time, when the rules are compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from parlour.core.chance import seeded
from parlour.core.engine import engines
from parlour.core.registry import game
from parlour.core.rule import compiled, rule
from parlour.core.struct import Array
from parlour.games.transmitter.options import COPIES, HIGHEST, VALUES
from parlour.games.transmitter.planner import best_value

ROUNDS = 260  # the last game is played to its end
SEATS = 4
SEED = "b"
SURPRISE = 1e-4  # the chance of a play that `strong` doesn't make, so that nothing is impossible
EQUAL = np.eye(VALUES)

# Cards are numbered by value, from 0. Tables over two cards are symmetric: they list every pair of
# different cards twice.


@dataclass(frozen=True)
class Play:
    """A card that was played, the two cards that were kept, and what everyone can tell from it."""

    seat: int
    card: int
    kept: tuple[int, int]
    chances: Array  # that this card is played, if it is held with these two


@dataclass(frozen=True)
class Hidden:
    """What a player knows about the two cards that another seat kept."""

    round: int
    unseen: Array  # cards of each value
    plays: list[Play]  # of that seat in this round


def main() -> None:
    hidden = list(hands(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS))
    rounds = np.array([one.round for one in hidden])
    before = np.array([bits(two_cards(one.unseen), one.plays[-1].kept) for one in hidden])
    after = np.array([bits(guess(one.unseen, one.plays), one.plays[-1].kept) for one in hidden])
    print(f"{rounds[-1]} rounds, {len(hidden)} hidden hands")
    print(f"unseen cards:  {before.mean():.3f} bits")
    print(f"and the plays: {after.mean():.3f} bits")
    gain = before - after
    print(f"difference:    {gain.mean():.3f} ± {standard_error(gain, rounds):.3f} bits")


def hands(wanted: int) -> Iterator[Hidden]:
    """Play games, and list the hidden hands before every play."""
    transmitter = game("transmitter")
    engine, weighed = engines(transmitter).compiled, compiled(weigh)
    strong, space = engine.bot("strong"), transmitter.workspace()
    options = transmitter.chosen(SEATS, "expert")
    rounds, games = 0, 0
    while rounds < wanted:
        state = engine.fit(transmitter.State, transmitter.begin(SEATS, options))
        chance, luck = seeded(f"{SEED} {games}"), seeded(f"{SEED} luck {games}")
        games += 1
        engine.begin(state, chance)
        while acting := int(engine.who_acts(state)):
            seat = acting.bit_length() - 1
            view = engine.boxes(transmitter.View)
            engine.see(state, seat, view)
            if view[0].plays == 0:
                rounds, plays = rounds + 1, list[Play]()
            hand = [int(value) + HIGHEST for value in view[0].hand[seat][: view[0].held[seat]]]
            unseen = COPIES - count([*hand, *(play.card for play in plays)])
            for other in {play.seat for play in plays} - {seat}:
                yield Hidden(rounds, unseen, [play for play in plays if play.seat == other])
            action = int(strong(view, luck, space))
            chances = np.zeros((VALUES, VALUES))
            weighed(view, space, action, chances)
            hand.remove(action)
            plays.append(Play(seat, action, (hand[0], hand[1]), chances))
            engine.do(state, chance, seat, action)


@rule
def weigh(views: Any, x: Array, card: int, chances: Array) -> None:
    """Fill in the chances of a play, given the view it was made from; overwrites the hand there."""
    v = views[0]
    for one in range(VALUES):
        for two in range(one, VALUES):
            low, high = min(card, one), max(card, two)
            v.hand[v.seat, 0] = low - HIGHEST
            v.hand[v.seat, 1] = card + one + two - low - high - HIGHEST
            v.hand[v.seat, 2] = high - HIGHEST
            chance = 1.0 if best_value(v, x) == card - HIGHEST else SURPRISE
            chance /= 1 + (card == one) + (card == two)  # any of the equal cards
            chances[one, two] = chance
            chances[two, one] = chance


def guess(unseen: Array, plays: list[Play]) -> Array:
    """How likely it is that these two cards were kept, up to a factor."""
    pool = unseen + count([play.card for play in plays])  # what the seat's cards were drawn from
    likely = two_cards(pool)
    for play in plays:
        is_it = EQUAL[play.card]
        drawn = likely * (pool[play.card] - is_it[:, None] - is_it)  # and played at once
        swapped = likely[play.card] * (pool[:, None] - is_it[:, None] - EQUAL)  # the first is new
        likely = (drawn + swapped + swapped.T) * play.chances
        pool = pool - is_it
    return likely


def two_cards(pool: Array) -> Array:
    """In how many ways these two cards can be drawn."""
    return np.outer(pool, pool) - np.diag(pool)


def bits(likely: Array, kept: tuple[int, int]) -> float:
    """How unlikely the cards are that were really kept."""
    ways = likely[kept] * (1 if kept[0] == kept[1] else 2)
    return float(np.log2(likely.sum() / ways))


def count(cards: list[int]) -> Array:
    """The number of cards of each value."""
    return np.bincount(cards, minlength=VALUES)


def standard_error(gain: Array, rounds: Array) -> float:
    """The error of the mean gain; the hands of a round aren't independent."""
    return float(np.sqrt(np.sum(np.bincount(rounds, gain - gain.mean()) ** 2)) / len(gain))


if __name__ == "__main__":
    main()
