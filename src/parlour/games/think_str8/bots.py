"""Think Str8!'s bots, which choose an action from a view alone.

easy    Guesser: centres a random token on the average sum; exchanges and bets at random.
fair    Pad: crosses out numbers as a person does on the pad (pad.py) and bets for points.
strong  Deducer: enumerates its worlds and values what a bet reveals (planner.py).
master  The same by weights of its own (weights.py): others' bets tell it about its cards
        (hearsay.py), and it turns dice against the others (rivals.py).
"""

from __future__ import annotations

import numpy as np

from parlour.core.chance import Chance, below
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.features.tuning import Tuning
from parlour.games.think_str8.belief import OPEN, list_worlds, unseen
from parlour.games.think_str8.choices import (
    THROWS,
    can_become,
    even_bet,
    exchangeable,
    numbers_to_bet,
    step_towards,
    throw_now,
    times,
)
from parlour.games.think_str8.endgame import bet_to_win
from parlour.games.think_str8.hearsay import listen
from parlour.games.think_str8.options import MAY_STAY, OPTIONAL
from parlour.games.think_str8.pad import best_place, cross_out, share_sums
from parlour.games.think_str8.planner import (
    best_exchange,
    best_plan,
    tally,
    value_fresh_cards,
)
from parlour.games.think_str8.rivals import (
    OF_THROW,
    OWN_TOKEN,
    RIVAL_WORK,
    RIVALS,
    weigh_rivals,
)
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    COUNT,
    DICE,
    DICE_THROWN,
    EXCHANGE,
    KEEP,
    NTH,
    PLACE,
    PUT,
    SPACES,
    SUBSET_AT,
    SWAP,
    TAKE,
    TOKEN,
    TOKENS,
    TURN,
)
from parlour.games.think_str8.view_fields import View
from parlour.games.think_str8.weights import MASTER, SETTINGS, STRONG, WEIGHTS, choose, choose_at

SCRATCH = RIVAL_WORK
ALL_TOKENS = (1 << TOKENS) - 1
WEIGHT_COUNT = len(WEIGHTS)


@rule
def easy(v: View, chance: Chance, scratch: Array) -> int:
    """Take a random token, centre it on the average sum, and guess the rest."""
    if v.phase == DICE:
        return ACCEPT if v.options.intro_grey == MAY_STAY else turn_grey(v, chance)
    if v.phase == TOKEN:
        return TAKE + NTH[v.free, below(chance, COUNT[v.free])]
    if v.phase == PLACE:
        return PUT + around(v, v.width[v.token[v.this_round, v.seat]])
    if v.phase == EXCHANGE:
        may = exchangeable(v)
        pick = below(chance, COUNT[may] + (v.options.exchange == OPTIONAL))
        return KEEP if pick == COUNT[may] else SWAP + NTH[may, pick]
    return BET + SUBSET_AT[some_numbers(unseen(v, v.holder, v.seat, v.bet_on[v.seat]), 3, chance)]


@rule
def turn_grey(v: View, chance: Chance) -> int:
    """Turn the first grey die to a random colour, or accept if there is none."""
    for d in range(DICE_THROWN):
        if v.dice[v.this_round, d] >= v.colours:
            return TURN + 6 * d + below(chance, v.colours)
    return ACCEPT


@rule
def around(v: View, width: int) -> int:
    """The start that centres a token on the average sum."""
    middle = 0.0
    for colour in range(v.colours):
        numbers = unseen(v, v.holder, v.seat, colour)
        for n in range(COUNT[numbers]):
            middle += 1.0 * times(throw_now(v), colour) * NTH[numbers, n] / COUNT[numbers]
    start = int(middle - (width - 1) / 2 + 0.5)
    return max(0, min(SPACES - width, start))


@rule
def some_numbers(numbers: int, most: int, chance: Chance) -> int:
    """A random subset of at most `most` numbers."""
    while COUNT[numbers] > most:
        numbers ^= 1 << NTH[numbers, below(chance, COUNT[numbers])]
    return numbers


@rule
def fair(v: View, chance: Chance, scratch: Array) -> int:
    """Bet for points on the numbers that the pad leaves open."""
    w = scratch.view(np.int64)
    cross_out(v, w)
    if v.phase == DICE:
        return step_towards(v, throw_for_points(v, w, scratch))
    if v.phase == EXCHANGE:
        return exchange_for_bets(v, w)
    if v.phase == TOKEN or v.phase == PLACE:
        share_sums(v, throw_now(v), w, scratch)
        _, token, start = best_place(v, scratch, tokens_to_try(v))
        return TAKE + token if v.phase == TOKEN else PUT + start
    numbers = w[OPEN + v.bet_on[v.seat]]
    most = numbers_to_bet(v, 1.0, 1.0 * (COUNT[numbers] > 1), 1.0 * (COUNT[numbers] > 2))
    return BET + SUBSET_AT[some_numbers(numbers, most, chance)]


@rule
def tokens_to_try(v: View) -> int:
    """The free tokens, or the one already taken."""
    return v.free if v.phase == TOKEN else 1 << v.token[v.this_round, v.seat]


@rule
def throw_for_points(v: View, w: Array, scratch: Array) -> int:
    """The reachable throw whose best bet scores the most points."""
    best, choice = -1.0, 0
    for throw in range(THROWS):
        if can_become(v, throw):
            share_sums(v, throw, w, scratch)
            points, _, _ = best_place(v, scratch, ALL_TOKENS)
            if points > best + 1e-9:
                best, choice = points, throw
    return choice


@rule
def exchange_for_bets(v: View, w: Array) -> int:
    """Give up the card with the lowest expected final bet."""
    may, least, choice = exchangeable(v), 1e9, 0
    for colour in range(v.colours):
        if may >> colour & 1:
            bet = even_bet(v, COUNT[w[OPEN + colour]])
            if bet < least - 1e-9:
                least, choice = bet, colour
    if v.options.exchange == OPTIONAL and least >= even_bet(v, v.pile_left[choice] + 1):
        return KEEP
    return SWAP + choice


@rule
def strong(v: View, chance: Chance, scratch: Array) -> int:
    """Maximise points and information over all worlds, and bet to win at the end."""
    choose(scratch, STRONG, 0)
    return deduce(v, scratch)


@rule
def master(v: View, chance: Chance, scratch: Array) -> int:
    """The same by the learned weights for the number of seats."""
    choose(scratch, MASTER, v.seats - 2)
    return deduce(v, scratch)


@rule
def first_tuned(v: View, chance: Chance, scratch: Array) -> int:
    """The same with the first weights behind the scratch array; for tuning."""
    choose_at(scratch, SCRATCH)
    return deduce(v, scratch)


@rule
def second_tuned(v: View, chance: Chance, scratch: Array) -> int:
    """The same with the second weights behind the scratch array."""
    choose_at(scratch, SCRATCH + WEIGHT_COUNT)
    return deduce(v, scratch)


@rule
def deduce(v: View, scratch: Array) -> int:
    """The most valuable action by the weights in use."""
    w = scratch.view(np.int64)
    listen(v, w, scratch)
    worlds = list_worlds(v, w)
    if v.phase == DICE:
        return step_towards(v, throw_for_value(v, worlds, w, scratch))
    if v.phase == EXCHANGE:
        colour = best_exchange(v, worlds, w, scratch)
        return KEEP if colour < 0 else SWAP + colour
    if v.phase == TOKEN or v.phase == PLACE:
        tally(throw_now(v), worlds, w, scratch)
        value_fresh_cards(v, w, scratch)
        _, token, start = best_plan(v, scratch, tokens_to_try(v))
        return TAKE + token if v.phase == TOKEN else PUT + start
    return BET + SUBSET_AT[bet_to_win(v, worlds, w, scratch)]


@rule
def throw_for_value(v: View, worlds: int, w: Array, scratch: Array) -> int:
    """The reachable throw whose best bet is worth the most, less what the others would score."""
    value_fresh_cards(v, w, scratch)
    for throw in range(THROWS):
        if can_become(v, throw):
            tally(throw, worlds, w, scratch)
            value, token, _ = best_plan(v, scratch, ALL_TOKENS)
            scratch[OF_THROW + throw] = value
            w[OWN_TOKEN + throw] = token
    if scratch[RIVALS] > 0.0:
        weigh_rivals(v, worlds, w, scratch)
    best, choice = -1e18, 0
    for throw in range(THROWS):
        if can_become(v, throw) and scratch[OF_THROW + throw] > best + 1e-6:
            best, choice = scratch[OF_THROW + throw], throw
    return choice


BOTS = {
    "easy": Bot(easy),
    "fair": Bot(fair),
    "strong": Bot(strong, slow=True),
    "master": Bot(master, slow=True),
}
TUNING = Tuning(WEIGHTS, SETTINGS, first_tuned, second_tuned)
