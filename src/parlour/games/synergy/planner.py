"""Synergy: a prediction of what the team will play, made from public information.

All players share one payoff, so each can work out the same plan in silence. A place's plan ranks
the sums it can reach; the probability of each then follows from the known and unseen cards. The
plan starts with every place playing at random. Each sweep improves it one seat at a time. As many
plans are made as there are seats, each starting with another seat, and the best one counts. With no
sweeps, the caller replies to team-mates who play at random.

Everything is stored in the scratch array `w`:
    AT       the sums a place can reach          START    their probabilities in random play
    PLAN     their probabilities in the plan     SURE     1 if everyone knows it can reach the sum
    UNSEEN   how many unseen cards reach it      COUNT    how many sums a place can reach
    WORTH    the value of each of its sums       TABLE    the value of every outcome of the round
    BELIEF   what is believed about hands        RANKS    the value of sums to who follows the plan
    LACK     what it costs if a seat misses its goal in a completed round, and so takes no card back
    BEST     the best plan so far
"""

from __future__ import annotations

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.synergy.cards import (
    BETWEEN,
    EQUAL,
    GHOST,
    MINUS1,
    PLUS1,
    SEATS,
    SECHI,
    SUMS,
    TYPES,
    UNIQUE,
    VALUES,
    kind,
    value,
)
from parlour.games.synergy.check import (
    compares,
    counted,
    fits,
    is_between,
    neighbour,
    pair_fits,
    pair_sum,
    ring,
    sum_with,
)
from parlour.games.synergy.options import LOOSE
from parlour.games.synergy.view import View
from parlour.games.synergy.weights import WEIGHT_WORK
from parlour.games.synergy.weights import place as weight

WAYS = 6  # the most different sums that a place can reach
SETS = 1 << VALUES  # the sets of values that a hand may have
AT = WEIGHT_WORK  # the weights come first
START = AT + SEATS * WAYS
PLAN = START + SEATS * WAYS
SURE = PLAN + SEATS * WAYS
UNSEEN = SURE + SEATS * WAYS
COUNT = UNSEEN + SEATS * WAYS
NOW = COUNT + SEATS
WORTH = NOW + SEATS
CHANCES = WORTH + WAYS  # of every sum at every place, to judge single goals
SEEKS = CHANCES + SEATS * SUMS  # the kind of each goal, followed by the neighbours for ><
LEFT_OF = SEEKS + SEATS
RIGHT_OF = LEFT_OF + SEATS
LACK = RIGHT_OF + SEATS
TABLE = LACK + SEATS
WAY_OF = TABLE + WAYS**SEATS  # which sum each own value reaches, or -1
HEARS = WAY_OF + SEATS * VALUES  # BELIEVES if the plan goes by BELIEF, else 0
BELIEF = HEARS + 1  # the probability of each set of values in the hidden part of a hand
PER_COPY = BELIEF + SEATS * SETS  # how many copies of a value a hand has if it has any
RANKS = PER_COPY + SEATS * VALUES  # the value of each sum to a seat that follows the plan
BEST = RANKS + SEATS * WAYS
SPACE = BEST + SEATS * WAYS

TREMBLE, PER_FAILURE, PER_GOAL = weight("tremble"), weight("per_failure"), weight("per_goal")
HYPER_FAILS, LACKING = weight("hyper_fails"), weight("lacking_0")
MOST_LACKING, LAST_LIFE, TWIN = weight("most_lacking"), weight("last_life"), weight("twin")
BELIEVES = 1.0
FEWEST_COST = 4  # from so many numbers on, lacking one costs the same


@rule
def plan_round(v: View, sweeps: int, w: Array) -> None:
    """Predict the sums of all places before the last numbers are played."""
    list_outcomes(v, sweeps, w)
    if sweeps:
        take_best_plan(v, sweeps, w)
    if w[HEARS] == BELIEVES:
        follow(v, w)


@rule
def plan_once(v: View, sweeps: int, w: Array) -> None:
    """The same with a single plan, which starts with the leader."""
    list_outcomes(v, sweeps, w)
    make_plan(v, v.leader, sweeps, w)
    if w[HEARS] == BELIEVES:
        follow(v, w)


@rule
def list_outcomes(v: View, sweeps: int, w: Array) -> None:
    """List the sums of every place and the value of every outcome."""
    for place in range(SEATS):
        list_ways(v, place, w)
    for seat in range(v.seats):
        w[LACK + seat] = lack(v, seat, w) if sweeps else 0.0
    tabulate(v, w)


@rule
def take_best_plan(v: View, sweeps: int, w: Array) -> None:
    """Make a plan that starts with each seat, and take the most valuable one."""
    best = 0.0
    for k in range(v.seats):
        value = make_plan(v, (v.leader + k) % v.seats, sweeps, w)
        if k == 0 or value > best + 1e-9:  # ties go to the first
            best = value
            for way in range(SEATS * WAYS):
                w[BEST + way] = w[PLAN + way]
    for way in range(SEATS * WAYS):
        w[PLAN + way] = w[BEST + way]


@rule
def make_plan(v: View, start: int, sweeps: int, w: Array) -> float:
    """Make a plan in which this seat is improved first; returns its value to the team."""
    for way in range(SEATS * WAYS):
        w[PLAN + way] = w[START + way]
    for _ in range(sweeps):
        for k in range(v.seats):
            improve(v, (start + k) % v.seats, w)
    last, value = (start + v.seats - 1) % v.seats, 0.0
    for k in range(int(w[COUNT + last])):
        value += w[PLAN + last * WAYS + k] * w[WORTH + k]  # filled in when `last` was improved
    return value


@rule
def follow(v: View, w: Array) -> None:
    """Work out what each seat plays by the plan, going by what is believed about its hand."""
    for seat in range(v.seats):
        weigh(w, seat)
        for k in range(WAYS):
            w[RANKS + seat * WAYS + k] = w[WORTH + k]
    for seat in range(v.seats):
        for k in range(WAYS):
            w[WORTH + k] = w[RANKS + seat * WAYS + k]
        spread(w, seat)


@rule
def lack(v: View, seat: int, w: Array) -> float:
    """What it costs the team if a seat completes a round without taking a number back."""
    if v.won == v.rounds - 1:
        return 0.0
    found = w[LACKING + min(v.held[seat] - 1 + (v.pile_left[seat] > 0), FEWEST_COST)]
    return found * w[LAST_LIFE] if v.lives == 1 else found


@rule
def list_ways(v: View, place: int, w: Array) -> None:
    """List the sums that a place can reach, going by public information."""
    w[COUNT + place] = 0.0
    if place >= ring(v):
        add_way(w, place, 0, 1.0, 1.0, 0.0)
    elif place >= v.seats:
        if v.last[place] < 0:
            list_ghost_ways(v, place, w)
        else:
            add_way(w, place, sum_with(v, place, v.last[place]), 1.0, 1.0, 0.0)
    else:
        hidden = v.held[place] - v.known_count[place]
        share = hidden / max(1, hidden + v.pile_left[place])
        for k in range(v.known_count[place]):
            t = v.known[place, k]
            if fits(v, place, t):
                add_way(w, place, sum_with(v, place, t), 1.0, 1.0, 0.0)
        for k in range(VALUES):
            t = place * VALUES + k
            copies = v.unseen[place, k]
            w[WAY_OF + t] = -1.0
            if hidden and copies and fits(v, place, t):
                much = held_copies(w, place, k) if w[HEARS] == BELIEVES else share * copies
                w[WAY_OF + t] = add_way(w, place, sum_with(v, place, t), much, 0.0, copies)
        if w[COUNT + place] == 0.0:
            add_way(w, place, 0, 1.0, 1.0, 0.0)
    begin_with_anything(w, place)


@rule
def list_ghost_ways(v: View, place: int, w: Array) -> None:
    """List the sums that the ghost may have with a number from its pile."""
    for t in range(TYPES):
        if v.ghost_pile[t]:
            add_way(w, place, sum_with(v, place, t), 1.0 * v.ghost_pile[t], 0.0, 0.0)
    if w[COUNT + place] == 0.0:
        add_way(w, place, 0, 1.0, 1.0, 0.0)


@rule
def held_copies(w: Array, place: int, k: int) -> float:
    """How many numbers of a value are believed to be in a hand."""
    p = 0.0
    for values in range(SETS):
        if values >> k & 1:
            p += w[BELIEF + place * SETS + values]
    return p * w[PER_COPY + place * VALUES + k]


@rule
def add_way(w: Array, place: int, total: int, weight: float, sure: float, unseen: float) -> int:
    """Add a card with which a place reaches a sum; returns which sum of the place it is."""
    k = 0
    count = int(w[COUNT + place])
    at = place * WAYS
    while k < count and w[AT + at + k] != total:
        k += 1
    if k == count:
        w[COUNT + place] += 1.0
        w[AT + at + k] = total
        w[START + at + k] = 0.0
        w[SURE + at + k] = 0.0
        w[UNSEEN + at + k] = 0.0
    w[START + at + k] += weight
    w[SURE + at + k] = max(w[SURE + at + k], sure)
    w[UNSEEN + at + k] += unseen
    return k


@rule
def begin_with_anything(w: Array, place: int) -> None:
    """Start from random play: a card is as likely to be played as to be held."""
    total = 0.0
    at = place * WAYS
    for k in range(int(w[COUNT + place])):
        total += w[START + at + k]
    for k in range(int(w[COUNT + place])):
        w[START + at + k] /= total
        w[PLAN + at + k] = w[START + at + k]


@rule
def tabulate(v: View, w: Array) -> None:
    """Fill TABLE with the value of every outcome of the round to the team."""
    places = counted(v)
    for seat in range(v.seats):
        w[SEEKS + seat] = kind(v.goal[seat])
        w[LEFT_OF + seat] = neighbour(seat, 1, places, ring(v))
        w[RIGHT_OF + seat] = neighbour(seat, -1, places, ring(v))
    c1, c2 = int(w[COUNT + 1]), int(w[COUNT + 2])
    c3, c4 = int(w[COUNT + 3]), int(w[COUNT + 4])
    for i0 in range(int(w[COUNT])):
        f0, g0 = put(w, 0, i0, places, 0, 0)
        for i1 in range(c1):
            f1, g1 = put(w, 1, i1, places, f0, g0)
            for i2 in range(c2):
                f2, g2 = put(w, 2, i2, places, f1, g1)
                for i3 in range(c3):
                    f3, g3 = put(w, 3, i3, places, f2, g2)
                    for i4 in range(c4):
                        f4, g4 = put(w, 4, i4, places, f3, g3)
                        at = (((i0 * c1 + i1) * c2 + i2) * c3 + i3) * c4 + i4
                        w[TABLE + at] = worth(v, w, f4, g4)


@hot
def put(w: Array, place: int, k: int, places: int, found: int, again: int) -> tuple[int, int]:
    """Give a place its k-th sum; returns the sums so far and the repeated ones, as bits."""
    total = w[AT + place * WAYS + k]
    w[NOW + place] = total
    if places >> place & 1 == 0:
        return found, again
    bit = 1 << int(total)
    return found | bit, again | found & bit


@hot
def worth(v: View, w: Array, found: int, again: int) -> float:
    """A completed round is worth 1, less a little per failure; each met goal adds a little."""
    met, failures, needed = 0, 0, True
    value, lacking, worst = 0.0, 0.0, 0.0
    for seat in range(v.seats):
        if seat == v.ignored:
            continue
        mine = int(w[NOW + seat])
        if w[SEEKS + seat] == BETWEEN:
            left, right = int(w[LEFT_OF + seat]), int(w[RIGHT_OF + seat])
            sides = int(w[NOW + left]), int(w[NOW + right])
            inclusive = v.options.between == LOOSE
            good = left != right and is_between(mine, sides[0], sides[1], inclusive)
        else:
            good = compares(int(w[SEEKS + seat]), mine, found, again)
        met += good
        if not good:
            failures += 1
            lacking += w[LACK + seat]
            worst = max(worst, w[LACK + seat])
            if seat == v.super_seat:
                needed = False
            if seat == v.hyper_seat:
                value -= w[HYPER_FAILS]
    if needed and failures <= v.allowed + v.bonus:
        if failures > 1 and worst < w[LACKING]:
            lacking = min(lacking, w[MOST_LACKING])
        value += 1.0 - w[PER_FAILURE] * failures - lacking
    return value + w[PER_GOAL] * met


@hot
def best_worth(v: View, w: Array) -> float:
    """An upper bound on the value of an outcome."""
    return 1.0 + w[PER_GOAL] * v.seats


@rule
def weigh(w: Array, place: int) -> None:
    """Fill WORTH with the value of each sum of a place if the others follow the plan."""
    for k in range(WAYS):
        w[WORTH + k] = 0.0
    c1, c2 = int(w[COUNT + 1]), int(w[COUNT + 2])
    c3, c4 = int(w[COUNT + 3]), int(w[COUNT + 4])
    for i0 in range(int(w[COUNT])):
        p0 = likely(w, 0, i0, place)
        for i1 in range(c1):
            p1 = p0 * likely(w, 1, i1, place)
            for i2 in range(c2):
                p2 = p1 * likely(w, 2, i2, place)
                for i3 in range(c3):
                    p3 = p2 * likely(w, 3, i3, place)
                    base = TABLE + (((i0 * c1 + i1) * c2 + i2) * c3 + i3) * c4
                    if place == 4:
                        for i4 in range(c4):
                            w[WORTH + i4] += p3 * w[base + i4]
                    else:
                        rest = 0.0
                        for i4 in range(c4):
                            rest += w[PLAN + 4 * WAYS + i4] * w[base + i4]
                        mine = i0 if place == 0 else i1 if place == 1 else i2 if place == 2 else i3
                        w[WORTH + mine] += p3 * rest


@hot
def likely(w: Array, place: int, k: int, but: int) -> float:
    """The probability of a place's k-th sum in the plan; 1 for the place being weighed."""
    return 1.0 if place == but else w[PLAN + place * WAYS + k]


@rule
def improve(v: View, seat: int, w: Array) -> None:
    """Replan a seat to play the card that is best for the team among those it may hold."""
    weigh(w, seat)
    at = seat * WAYS
    count = int(w[COUNT + seat])
    hidden = v.held[seat] - v.known_count[seat]
    unseen = hidden + v.pile_left[seat]
    taken = 0  # bits
    better = 0.0  # unseen cards preferred so far
    left = 1.0  # the probability that it holds none of them
    for _ in range(count):
        k = best_of(w, count, taken)
        taken |= 1 << k
        better += w[UNSEEN + at + k]
        still = 0.0 if w[SURE + at + k] > 0.0 else none_held(unseen, better, hidden)
        w[PLAN + at + k] = left - still
        left = still
    for k in range(count):
        played = w[PLAN + at + k] / (1.0 - left) if left < 1.0 else w[START + at + k]
        w[PLAN + at + k] = (1.0 - w[TREMBLE]) * played + w[TREMBLE] * w[START + at + k]


@rule
def spread(w: Array, seat: int) -> None:
    """Fill a seat's PLAN: it plays its best card, going by what is believed about its hand."""
    at, count, all_in = seat * WAYS, int(w[COUNT + seat]), 0.0
    for k in range(count):
        w[PLAN + at + k] = 0.0
    for values in range(SETS):
        p = w[BELIEF + seat * SETS + values]
        if p > 0.0:
            k = best_way(w, seat, values)
            if k >= 0:
                w[PLAN + at + k] += p
                all_in += p
    for k in range(count):
        played = w[PLAN + at + k] / all_in if all_in > 0.0 else w[START + at + k]
        w[PLAN + at + k] = (1.0 - w[TREMBLE]) * played + w[TREMBLE] * w[START + at + k]


@rule
def best_way(w: Array, seat: int, values: int) -> int:
    """The most valuable sum of a seat whose hidden numbers have these values, or -1."""
    best = -1
    for k in range(int(w[COUNT + seat])):
        if w[SURE + seat * WAYS + k] > 0.0:
            best = better_way(w, best, k)
    for k in range(VALUES):
        if values >> k & 1 and w[WAY_OF + seat * VALUES + k] >= 0.0:
            best = better_way(w, best, int(w[WAY_OF + seat * VALUES + k]))
    return best


@hot
def better_way(w: Array, one: int, other: int) -> int:
    """The more valuable of two sums; ties go to the first."""
    if one < 0 or w[WORTH + other] > w[WORTH + one] + 1e-12:
        return other
    return other if w[WORTH + other] > w[WORTH + one] - 1e-12 and other < one else one


@hot
def best_of(w: Array, count: int, taken: int) -> int:
    """The most valuable sum not yet taken; ties go to the first."""
    best = -1
    for k in range(count):
        if taken >> k & 1 == 0 and (best < 0 or w[WORTH + k] > w[WORTH + best] + 1e-12):
            best = k
    return best


@hot
def none_held(unseen: int, wanted: float, hidden: int) -> float:
    """The probability that `hidden` cards drawn from the unseen include none of the wanted."""
    p = 1.0
    for k in range(hidden):
        p *= max(0.0, unseen - wanted - k) / max(1.0, unseen - k)
    return p


@rule
def worth_of_sum(w: Array, seat: int, total: int) -> float:
    """The value of a sum from the last call to `weigh`."""
    for k in range(int(w[COUNT + seat])):
        if w[AT + seat * WAYS + k] == total:
            return w[WORTH + k]
    return -1.0


@rule
def own_chances(v: View, w: Array) -> None:
    """Fill CHANCES from the first numbers on the table and random last numbers."""
    for place in range(ring(v)):
        list_ways(v, place, w)
        for total in range(SUMS):
            w[CHANCES + place * SUMS + total] = 0.0
        for k in range(int(w[COUNT + place])):
            total = int(w[AT + place * WAYS + k])
            w[CHANCES + place * SUMS + total] = w[START + place * WAYS + k]


@rule
def pair_chances(v: View, w: Array) -> None:
    """Fill CHANCES for two random numbers at every place."""
    for place in range(ring(v)):
        at = CHANCES + place * SUMS
        total = 0.0
        for k in range(SUMS):
            w[at + k] = 0.0
        for first in range(TYPES):
            p = expected(v, place, first)
            if p > 0.0:
                for last in range(TYPES):
                    q = p * expected(v, place, last) * (w[TWIN] if last == first else 1.0)
                    a = value(first)
                    bound = place < v.seats
                    if q > 0.0 and not (
                        bound and not pair_fits(v.challenges, v.options, first, a, last)
                    ):
                        w[at + pair_sum(v.challenges, first, a, last)] += q
                        total += q
        for k in range(SUMS):
            w[at + k] /= max(total, 1e-9)


@rule
def expected(v: View, place: int, t: int) -> float:
    """The expected number of cards of a type in a place's hand."""
    if place >= v.seats:
        return v.ghost_pile[t] * 1.0 if v.seats == GHOST else 0.0
    found = 0.0
    for k in range(v.known_count[place]):
        found += v.known[place, k] == t
    if t // VALUES == place:
        hidden = v.held[place] - v.known_count[place]
        found += v.unseen[place, t % VALUES] * hidden / max(1, hidden + v.pile_left[place])
    return found


@rule
def chance_to_meet(v: View, w: Array, seat: int, goal: int, mine: int) -> float:
    """The chance that a seat with this sum meets a goal if everyone else plays at random."""
    if goal == BETWEEN:
        return chance_between(v, w, seat, mine)
    if goal in (PLUS1, MINUS1):
        wanted = mine - 1 if goal == PLUS1 else mine + 1
        if wanted < 0 or wanted >= SUMS:
            return 0.0
        return 1.0 - chance_of_none(v, w, seat, wanted)
    if goal in (EQUAL, UNIQUE):
        alone = chance_of_none(v, w, seat, mine)
        return alone if goal == UNIQUE else 1.0 - alone
    return chance_second(v, w, seat, goal, mine)


@rule
def chance_of_none(v: View, w: Array, seat: int, total: int) -> float:
    """The chance that no one else has this sum."""
    p = 1.0
    for other in range(ring(v)):
        if other != seat and other != v.ignored:
            p *= 1.0 - w[CHANCES + other * SUMS + total]
    return p


@rule
def chance_between(v: View, w: Array, seat: int, mine: int) -> float:
    """The chance that one neighbour's sum is lower and the other's higher."""
    places, size = counted(v) | 1 << seat, ring(v)
    left, right = neighbour(seat, 1, places, size), neighbour(seat, -1, places, size)
    if left == right:
        return 0.0
    low_left = low_right = high_left = high_right = 0.0
    for total in range(SUMS):
        p, q = w[CHANCES + left * SUMS + total], w[CHANCES + right * SUMS + total]
        if total < mine:
            low_left += p
            low_right += q
        elif total > mine:
            high_left += p
            high_right += q
    if v.options.between == LOOSE:  # one of them is higher and the other lower, or neither is
        return 1.0 - low_left * low_right - high_left * high_right
    return low_left * high_right + high_left * low_right


@rule
def chance_second(v: View, w: Array, seat: int, goal: int, mine: int) -> float:
    """The chance that exactly one different sum is beyond this one."""
    all_within = 1.0
    for other in range(ring(v)):
        if other != seat and other != v.ignored:
            all_within *= within(w, other, goal, mine)
    found = 0.0
    for beyond in range(SUMS):
        if beyond > mine if goal == SECHI else beyond < mine:
            p = 1.0
            for other in range(ring(v)):
                if other != seat and other != v.ignored:
                    here = w[CHANCES + other * SUMS + beyond]
                    p *= within(w, other, goal, mine) + here
            found += p - all_within
    return found


@rule
def within(w: Array, other: int, goal: int, mine: int) -> float:
    """The chance that another place's sum is not beyond this one."""
    p = 0.0
    for total in range(SUMS):
        if total <= mine if goal == SECHI else total >= mine:
            p += w[CHANCES + other * SUMS + total]
    return p


@rule
def chance_of_no_card(v: View, seat: int) -> float:
    """The chance that a seat holds no number that it may play last."""
    fitting = 0.0
    for k in range(v.known_count[seat]):
        if fits(v, seat, v.known[seat, k]):
            return 0.0
    for k in range(VALUES):
        if fits(v, seat, seat * VALUES + k):
            fitting += v.unseen[seat, k]
    hidden = v.held[seat] - v.known_count[seat]
    return none_held(hidden + v.pile_left[seat], fitting, hidden)
