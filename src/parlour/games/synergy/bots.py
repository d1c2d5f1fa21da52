"""Synergy's bots, which decide from a view alone.

`easy` plays for its own goal and ignores everyone else's. `fair` plays for the team but assumes
that team-mates play at random. `strong` follows the plan in `planner.py`, which every player can
work out from public information, and saves the cards that it will need (`economy.py`). `master`
follows the same plan, but guesses hands from goals (`belief.py`) and tries out its first number and
goal on imagined hands (`trials.py`).
"""

from __future__ import annotations

from parlour.core.chance import Chance, below
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.features.tuning import Tuning
from parlour.games.synergy.actions import (
    card_of,
    list_uses,
    other_of,
    row_types,
)
from parlour.games.synergy.belief import believe, note_meetings
from parlour.games.synergy.cards import (
    ACTION,
    COMMIT1,
    COMMIT2,
    COMMIT3,
    GOAL,
    KEEP,
    KEEP_FIRST,
    KEEP_LAST,
    KINDS,
    LOWER,
    NGN,
    NOBODY,
    PASS,
    PICK2,
    SUMS,
    TYPES,
    UPPER,
    USE_A,
    USE_B,
    USE_C,
    USE_D,
    USE_E,
    USE_F,
    USE_G,
    USE_I,
    VOTE,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    copies,
    kind,
    one,
    value,
)
from parlour.games.synergy.check import fits, pair_fits, pair_sum, sum_with
from parlour.games.synergy.economy import cost_of_first, keeping
from parlour.games.synergy.opening import (
    PLANNED_REACH,
    best_first,
    best_goal,
    chances,
    first_value,
    goal_value,
    own_cards,
)
from parlour.games.synergy.planner import (
    HEARS,
    best_worth,
    chance_of_no_card,
    chance_to_meet,
    own_chances,
    pair_chances,
    plan_round,
    weigh,
    worth_of_sum,
)
from parlour.games.synergy.trials import SCORE, USED, try_firsts, try_goals
from parlour.games.synergy.view import View
from parlour.games.synergy.weights import COUNT as WEIGHT_COUNT
from parlour.games.synergy.weights import (
    FIRST_WORLDS,
    IN_GAMES,
    IN_TUNING,
    MASTER,
    SETTINGS,
    STRONG,
    WEIGHTS,
    WORLDS,
    choose,
    choose_behind,
    imagine,
    place,
)

MOVES = USED
SCRATCH = MOVES + 64
SWEEPS = 2
GAIN, LATE_GAIN, SHORT_HAND = place("gain"), place("late_gain"), place("short_hand")
NO_CARD, JUDGED, JUDGED_FIRST = place("no_card"), place("judged"), place("judged_first")


@rule
def easy(v: View, chance: Chance, scratch: Array) -> int:
    """Play for its own goal, sometimes carelessly, and never use action cards."""
    by_hand(scratch)
    if v.phase == ACTION or v.phase == VOTE:
        return PASS
    if v.phase == PICK2 or v.phase == KEEP:
        return fair(v, chance, scratch)
    if v.phase == COMMIT3:
        own_chances(v, scratch)
        return own_last(v, chance, scratch)
    if asks_number(v):
        return v.hand[v.seat, below(chance, v.held[v.seat])]
    return likely_goal(v, chance, scratch)


@rule
def asks_number(v: View) -> bool:
    """Whether the card to play now is a number, not a goal."""
    return (v.phase == COMMIT1) == (v.order == NGN)


@rule
def own_last(v: View, chance: Chance, w: Array) -> int:
    """The last number most likely to meet the seat's goal; a random one a quarter of the time."""
    careless = below(chance, 4) == 0
    found, ties, best = -1, 0, -1.0
    for k in range(v.held[v.seat]):
        t = v.hand[v.seat, k]
        if fits(v, v.seat, t):
            p = chance_to_meet(v, w, v.seat, kind(v.goal[v.seat]), sum_with(v, v.seat, t))
            if careless:
                p = 0.0
            if p > best:
                best, ties = p, 0
            if p == best:
                ties += 1
                if below(chance, ties) == 0:
                    found = t
    return found


@rule
def likely_goal(v: View, chance: Chance, w: Array) -> int:
    """A random goal that the numbers on the table don't rule out."""
    chances(v, w)
    found, ties = -1, 0
    for k in range(KINDS):
        if v.goals[v.seat] >> k & 1 and (found < 0 or goal_value(v, w, k) > 0.0):
            ties += 1
            if below(chance, ties) == 0 or goal_value(v, w, found) == 0.0:
                found = k
    return GOAL + found


@rule
def fair(v: View, chance: Chance, scratch: Array) -> int:
    """Play for the team, assuming that the others play at random."""
    by_hand(scratch)
    return decide(v, 0, scratch)


@rule
def strong(v: View, chance: Chance, scratch: Array) -> int:
    """Follow the shared plan, as the others expect."""
    by_hand(scratch)
    return decide(v, SWEEPS, scratch)


@rule
def by_hand(w: Array) -> None:
    """Use the weights set by hand, and no belief."""
    choose(w, STRONG, 0)
    w[HEARS] = 0.0


@rule
def master(v: View, chance: Chance, scratch: Array) -> int:
    """Follow the shared plan, with what the others' goals say and what trials show."""
    choose(scratch, MASTER, v.seats - 2)
    imagine(scratch, IN_GAMES, v.seats - 2)
    return hear(v, chance, scratch)


@rule
def first_tuned(v: View, chance: Chance, scratch: Array) -> int:
    """The same with the first weights behind the scratch array; for tuning."""
    choose_behind(scratch, SCRATCH)
    imagine(scratch, IN_TUNING, 0)
    return hear(v, chance, scratch)


@rule
def second_tuned(v: View, chance: Chance, scratch: Array) -> int:
    """The same with the second weights behind the scratch array."""
    choose_behind(scratch, SCRATCH + WEIGHT_COUNT)
    imagine(scratch, IN_TUNING, 0)
    return hear(v, chance, scratch)


@rule
def hear(v: View, chance: Chance, w: Array) -> int:
    """Choose an action by the weights in use and by what the others' goals say."""
    w[HEARS] = 0.0
    if v.phase == ACTION or v.phase == COMMIT3:
        believe(v, w)
    elif v.phase == COMMIT2 and v.order == NGN and w[WORLDS]:
        return tried_goal(v, chance, w)
    elif v.phase <= COMMIT2 and asks_number(v) and w[FIRST_WORLDS]:
        return tried_first(v, chance, w)
    return decide(v, SWEEPS, w)


@rule
def tried_goal(v: View, chance: Chance, w: Array) -> int:
    """The goal that does best in imagined hands."""
    own_chances(v, w)
    note_meetings(v, w)
    for k in range(KINDS):
        w[SCORE + k] = 0.0
        if v.goals[v.seat] >> k & 1:
            w[SCORE + k] = w[JUDGED] * goal_value(v, w, k)
    try_goals(v, chance, w)
    found = -1
    for k in range(KINDS):
        if v.goals[v.seat] >> k & 1 and (found < 0 or w[SCORE + k] > w[SCORE + found] + 1e-12):
            found = k
    return GOAL + found


@rule
def tried_first(v: View, chance: Chance, w: Array) -> int:
    """The first number that does best in imagined hands."""
    pair_chances(v, w)
    for k in range(v.held[v.seat]):
        value = w[JUDGED_FIRST] * first_value(v, w, k, w[PLANNED_REACH])
        w[SCORE + k] = value - cost_of_first(v, own_cards(v), v.hand[v.seat, k], w)
    try_firsts(v, chance, w)
    found = 0
    for k in range(v.held[v.seat]):
        if w[SCORE + k] > w[SCORE + found] + 1e-12:
            found = k
    return v.hand[v.seat, found]


@rule
def decide(v: View, sweeps: int, w: Array) -> int:
    """Choose an action for the team's benefit, after this many planning sweeps."""
    if v.phase == COMMIT3:
        plan_round(v, sweeps, w)
        return best_last(v, w)
    if v.phase == ACTION:
        return best_use(v, sweeps, w)
    if v.phase == VOTE:
        return PASS  # nothing is dealt yet, so people decide
    if v.phase == KEEP:
        return best_keep(v, sweeps, w)
    if v.phase == PICK2:
        return USE_C + best_return(v, sweeps, w)
    chances(v, w)
    return best_first(v, sweeps, w) if asks_number(v) else best_goal(v, w)


@rule
def best_last(v: View, w: Array) -> int:
    """The last number worth the most to the team."""
    weigh(w, v.seat)
    found, best = -1, 0.0
    for k in range(v.held[v.seat]):
        t = v.hand[v.seat, k]
        if fits(v, v.seat, t):
            value = worth_of_sum(w, v.seat, sum_with(v, v.seat, t))
            if found < 0 or value > best + 1e-12:
                found, best = t, value
    return found


@rule
def best_keep(v: View, sweeps: int, w: Array) -> int:
    """Take back the number that improves the hand more."""
    first, last = v.first[v.seat], v.last[v.seat]
    if first == last:
        return KEEP_FIRST
    cards = own_cards(v)
    gain = hand_worth(v, cards + one(last), last) - hand_worth(v, cards + one(first), first)
    if sweeps:
        gain += keeping(v, cards + one(last), w) - keeping(v, cards + one(first), w)
    return KEEP_LAST if gain > 0.0 else KEEP_FIRST


@rule
def best_return(v: View, sweeps: int, w: Array) -> int:
    """The number in the row that improves the hand most."""
    cards, row = own_cards(v), row_types(v, v.seat)
    found, best = -1, 0.0
    for t in range(TYPES):
        if copies(row, t):
            value = hand_worth(v, cards + one(t), t)
            if sweeps:
                value += keeping(v, cards + one(t), w)
            if found < 0 or value > best:
                found, best = t, value
    return found


@rule
def hand_worth(v: View, cards: int, new: int) -> float:
    """How many sums a hand can reach; ties go to the new card closest to 3."""
    totals = 0
    for first in range(TYPES):
        if copies(cards, first):
            for last in range(TYPES):
                held = copies(cards - one(first), last)
                if held and pair_fits(v.challenges, v.options, first, value(first), last):
                    totals |= 1 << pair_sum(v.challenges, first, value(first), last)
    count = 0
    for total in range(SUMS):
        count += totals >> total & 1
    return count - 0.1 * abs(value(new) - 3.0)


@rule
def best_use(v: View, sweeps: int, w: Array) -> int:
    """The action card use that helps the team most, or a pass if none helps enough."""
    moves = w[MOVES:SCRATCH]
    count = list_uses(v, v.seat, own_cards(v), moves, 0)
    if count == 0:
        return PASS
    best = round_value(v, sweeps, w) + gain_wanted(v, w)
    found = PASS
    if best >= best_worth(v, w) + (w[SHORT_HAND] if v.held[v.seat] <= 1 else 0.0):
        return PASS
    for k in range(count):
        action = int(moves[k])
        value = value_of_use(v, action, sweeps, w)
        if card_of(action) & (A | C) and v.held[v.seat] <= 1:
            value += w[SHORT_HAND]
        if value > best + 1e-12:
            found, best = action, value
    return found


@rule
def gain_wanted(v: View, w: Array) -> float:
    """The gain that justifies using a card: less when the mission may end this round."""
    return w[LATE_GAIN] if v.lives == 1 or v.won == v.rounds - 1 else w[GAIN]


@rule
def round_value(v: View, sweeps: int, w: Array) -> float:
    """The value of the round as it stands if this seat plays its best last number."""
    plan_round(v, sweeps, w)
    best = best_last(v, w)
    if best < 0:
        return w[NO_CARD]
    value = worth_of_sum(w, v.seat, sum_with(v, v.seat, best))
    for seat in range(v.seats):
        if seat != v.seat:
            value += w[NO_CARD] * chance_of_no_card(v, seat)
    return value


@rule
def value_of_use(v: View, action: int, sweeps: int, w: Array) -> float:
    """The value of the round after an action card; changes the view and restores it."""
    card = card_of(action)
    if card == A:
        return value_with_card(v, action - USE_A, sweeps, w)
    if card == C:
        return value_with_card(v, action - USE_C, sweeps, w)
    if card == B:
        return value_with_exchange(v, action - USE_B, sweeps, w)
    plus, minus, bonus, ignored = v.plus_at, v.minus_at, v.bonus, v.ignored
    swap(v, action)
    if card == F:
        v.plus_at = action - USE_F
    elif card == G:
        v.minus_at = action - USE_G
    elif card == H:
        v.bonus = 1
    elif card & (D | E | I) == 0:
        v.ignored = v.seat
    value = round_value(v, sweeps, w)
    v.plus_at, v.minus_at, v.bonus, v.ignored = plus, minus, bonus, ignored
    if card & (D | E):
        swap(v, action)
    elif card == I:
        swap(v, action)
        v.plus_at, v.minus_at = plus, minus
    return value


@rule
def swap(v: View, action: int) -> None:
    """Apply the swap of D, E or I to the view; a second call undoes it."""
    card = card_of(action)
    if card == D:
        v.goal[v.seat], v.goal[action - USE_D] = v.goal[action - USE_D], v.goal[v.seat]
    elif card == E:
        i, j = LOWER[action - USE_E], UPPER[action - USE_E]
        v.goal[i], v.goal[j] = v.goal[j], v.goal[i]
    elif card == I:
        i, j = LOWER[action - USE_I], UPPER[action - USE_I]
        v.first[i], v.first[j] = v.first[j], v.first[i]
        v.plus_at = other_of(v.plus_at, i, j)
        v.minus_at = other_of(v.minus_at, i, j)


@rule
def value_with_card(v: View, t: int, sweeps: int, w: Array) -> float:
    """The value of the round with one more number, publicly known, in hand."""
    seat = v.seat
    v.hand[seat, v.held[seat]] = t
    v.known[seat, v.known_count[seat]] = t
    v.held[seat] += 1
    v.known_count[seat] += 1
    value = round_value(v, sweeps, w)
    v.held[seat] -= 1
    v.known_count[seat] -= 1
    return value


@rule
def value_with_exchange(v: View, t: int, sweeps: int, w: Array) -> float:
    """The value of the round with the played number exchanged for one in hand."""
    seat, first, plus, minus = v.seat, v.first[v.seat], v.plus_at, v.minus_at
    k = 0
    while v.hand[seat, k] != t:
        k += 1
    v.hand[seat, k] = first
    v.first[seat] = t
    v.plus_at = NOBODY if plus == seat else plus
    v.minus_at = NOBODY if minus == seat else minus
    value = round_value(v, sweeps, w)
    v.hand[seat, k] = t
    v.first[seat] = first
    v.plus_at, v.minus_at = plus, minus
    return value


BOTS = {
    "easy": Bot(easy),
    "fair": Bot(fair),
    "strong": Bot(strong),
    "master": Bot(master, slow=True),
}
TUNING = Tuning(WEIGHTS, SETTINGS, first_tuned, second_tuned)
