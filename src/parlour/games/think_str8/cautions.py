"""Which of Think Str8!'s options have no effect with the others, and what some lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.core.fact import Caution
from parlour.core.option import Value
from parlour.games.think_str8.options import TOKENS

ROUNDS = {2: 10, 3: 9, 4: 8}  # S7
BETS = ("final_one", "final_two", "final_three", "final_wrong")


class UsualTokens(Caution, frozen=True):
    """The token set isn't a custom one."""


class WithGrey(Caution, frozen=True):
    """Grey is in play, because this isn't the introductory game."""


class NoExchange(Caution, frozen=True):
    """No cards are exchanged."""


class UsualRounds(Caution, frozen=True):
    """With so many players it is the usual number."""

    seats: int
    rounds: int


class NeverBack(Caution, frozen=True):
    """No stone ever moves back."""


class NarrowPaysLess(Caution, frozen=True):
    """A bet on fewer numbers is no better than one on more, or a right bet than a wrong one."""


def cautions(seats: int, options: Mapping[str, Value]) -> Iterator[Caution]:
    """What to know about single options with these others."""
    if options["token_set"] != "custom":
        yield from UsualTokens.on(*(f"token_size_{token}" for token in range(TOKENS)))
        yield from UsualTokens.on(*(f"token_points_{token}" for token in range(TOKENS)))
    if not options["intro"]:
        yield WithGrey("intro_grey")
    if options["exchange"] == "off":
        yield from NoExchange.on("exchange_last_round", "exchange_colours")
    if options["rounds"] == ROUNDS[seats]:
        yield UsualRounds("rounds", seats, ROUNDS[seats])
    bets = [int(options[name]) for name in BETS]
    if min(bets) >= 0:
        yield NeverBack("track_floor")
    for place in range(1, len(bets)):
        if bets[place] >= bets[place - 1]:
            yield from NarrowPaysLess.on(BETS[place - 1], BETS[place])
