"""Synergy: what each seat can see, and random states consistent with it."""

from __future__ import annotations

from parlour.core.chance import Chance, below, draw
from parlour.core.rule import hot, rule
from parlour.core.struct import Array, Struct, int8, int16, nested
from parlour.games.synergy.cards import (
    ACTION,
    ACTION_CARDS,
    CHALLENGES,
    COMMIT2,
    COMMIT3,
    GHOST,
    KEEP,
    KINDS,
    LIMITS,
    NOTHING,
    NUMBER_CARDS,
    OVER,
    PASSN,
    PICK2,
    ROUNDS,
    SEATS,
    TYPES,
    USE_A,
    USE_J,
    VALUES,
    VOTE,
    State,
    copies,
    one,
    value,
)
from parlour.games.synergy.check import (
    current,
    fits,
    is_bound,
    is_dead,
    pair_fits,
    ring,
    sum_with,
)
from parlour.games.synergy.options import BY_LEADER, Options
from parlour.games.synergy.rules import checks_hands, has_fitting, legal


class View(Struct):
    """What one seat can see; a spectator is seat SPECTATOR and has no hand."""

    options: Options = nested(Options)
    seats: int = int8
    seat: int = int8
    phase: int = int8
    round_no: int = int8
    won: int = int8
    lives: int = int8
    rounds: int = int8
    allowed: int = int8
    dealt: int = int8
    dealt_goals: int = int8
    order: int = int8
    challenges: int = int16
    acts: int = int16
    leader: int = int8
    super_seat: int = int8
    hyper_seat: int = int8
    bonus: int = int8
    plus_at: int = int8
    minus_at: int = int8
    ignored: int = int8
    entitled: int = int8
    cause: int = int8
    culprits: int = int8
    redealt: int = int8
    asked: int = int8  # the seats known to be acting, as bits; in the action step only the viewer
    thinking: int = int8  # how many seats have yet to act
    mine: int = int16  # this seat's commit, or NOTHING
    sees: Array = int8[SEATS]  # 1 if the viewer sees this hand
    held: Array = int8[SEATS]
    hand: Array = int8[SEATS, NUMBER_CARDS]  # the types in visible hands, ascending
    known: Array = int8[SEATS, NUMBER_CARDS]  # the types in each hand that everyone knows
    known_count: Array = int8[SEATS]
    goals: Array = int8[SEATS]  # in visible hands, as bits
    goals_held: Array = int8[SEATS]
    first: Array = int8[SEATS]
    goal: Array = int8[SEATS]
    last: Array = int8[SEATS]
    used: Array = int8[SEATS]
    unseen: Array = int8[SEATS, VALUES]  # own numbers of each value not yet seen
    pile_left: Array = int8[SEATS]
    goals_left: Array = int8[SEATS]
    ghost_pile: Array = int8[TYPES]
    row: Array = int8[SEATS, NUMBER_CARDS]
    row_count: Array = int8[SEATS]
    breaks: Array = int16[NUMBER_CARDS]  # the limits each card in hand would break if last
    strands: int = int16  # hand indices that, played first, leave no last number, as bits
    may_sum: Array = int16[SEATS]  # the sums a seat can reach by public information, as bits
    shown: Array = int8[SEATS, NUMBER_CARDS]
    shown_at: Array = int8[SEATS, NUMBER_CARDS]
    shown_count: Array = int8[SEATS]
    past: int = int8  # rounds played to the check
    past_first: Array = int8[ROUNDS, SEATS]
    past_goal: Array = int8[ROUNDS, SEATS]
    past_last: Array = int8[ROUNDS, SEATS]
    past_sum: Array = int8[ROUNDS, SEATS]
    past_kept: Array = int8[ROUNDS, SEATS]
    past_met: Array = int8[ROUNDS]
    past_done: Array = int8[ROUNDS]
    past_plus: Array = int8[ROUNDS]
    past_minus: Array = int8[ROUNDS]
    past_ignored: Array = int8[ROUNDS]
    past_bonus: Array = int8[ROUNDS]
    uses: int = int8
    use_action: Array = int16[ACTION_CARDS]
    use_seat: Array = int8[ACTION_CARDS]
    use_round: Array = int8[ACTION_CARDS]


@rule
def look(s: State, seat: int, v: View) -> None:
    """Fill a blank view with what one seat can see."""
    v.options = s.options  # S35
    v.seats = s.seats
    v.seat = seat
    v.phase = s.phase
    v.round_no = s.round_no
    v.won = s.won
    v.lives = s.lives
    v.rounds = s.rounds
    v.allowed = s.allowed
    v.dealt = s.dealt
    v.dealt_goals = s.dealt_goals
    v.order = s.order
    v.challenges = s.challenges
    v.acts = s.acts
    v.leader = s.leader
    v.super_seat = s.super_seat
    v.hyper_seat = s.hyper_seat
    v.bonus = s.bonus
    v.plus_at = s.plus_at
    v.minus_at = s.minus_at
    v.ignored = s.ignored
    v.entitled = s.entitled if s.phase == KEEP else 0
    v.cause = s.cause
    v.culprits = s.culprits if s.phase == OVER else 0
    v.redealt = s.redealt
    look_who_is_asked(s, seat, v)
    for place in range(ring(s)):
        look_at_place(s, place, v)
    for other in range(s.seats):
        look_at_hand(s, seat, other, v)
    look_at_ghost(s, v)
    if s.first[0] != NOTHING and s.phase <= COMMIT3:
        look_at_sums(v)
    if seat >= 0 and s.phase <= COMMIT3 and s.challenges & LIMITS:
        look_at_limits(s, seat, v)
    look_back(s, v)


@rule
def look_who_is_asked(s: State, seat: int, v: View) -> None:
    """Show which seats have yet to act, but only how many during the action step."""
    for other in range(s.seats):
        v.thinking += s.waiting >> other & 1  # S36
    v.asked = s.waiting
    v.mine = NOTHING
    if s.phase == ACTION:
        v.asked = 0
    if seat >= 0:
        v.asked |= s.waiting & 1 << seat
        if s.phase != OVER:
            v.mine = s.pending[seat]  # S34


@hot
def look_at_place(s: State, place: int, v: View) -> None:
    """Show the face-up cards of a place."""
    v.first[place] = s.first[place]
    v.goal[place] = s.goal[place]
    v.last[place] = s.last[place]
    v.used[place] = s.used[place]
    v.pile_left[place] = s.pile_left[place]
    v.row_count[place] = s.row_count[place]
    for k in range(s.row_count[place]):
        v.row[place, k] = s.row[place, k]


@rule
def look_at_hand(s: State, seat: int, other: int, v: View) -> None:
    """Show a hand's size, its publicly known cards, and all of it if the viewer may see it."""
    v.held[other] = s.held[other]
    v.goals_left[other] = s.goals_left[other]
    for k in range(KINDS):
        v.goals_held[other] += s.goals[other] >> k & 1
    v.known_count[other] = list_cards(s.known[other], v.known[other])
    if other == seat or s.phase == OVER:  # S34, S37
        v.sees[other] = 1
        list_cards(s.hand[other], v.hand[other])
        v.goals[other] = s.goals[other]
    for k in range(VALUES):
        t = other * VALUES + k
        v.unseen[other, k] = copies(s.hand[other], t) - copies(s.known[other], t)  # S39
    for k in range(s.pile_left[other]):
        v.unseen[other, s.pile[other, k] % VALUES] += 1
    v.shown_count[other] = s.shown_count[other]
    for k in range(s.shown_count[other]):
        v.shown[other, k] = s.shown[other, k]
        v.shown_at[other, k] = s.shown_at[other, k]


@hot
def list_cards(cards: int, out: Array) -> int:
    """Write the types in a set in ascending order, twins twice; returns the count."""
    count = 0
    t = 0
    while cards:
        if cards & 1023 == 0:
            cards >>= 10
            t += VALUES
        else:
            for _ in range(cards & 3):
                out[count] = t
                count += 1
            cards >>= 2
            t += 1
    return count


@rule
def look_at_ghost(s: State, v: View) -> None:
    """Show what is left in the ghost's pile, which anyone could work out."""
    if s.seats == GHOST:
        for k in range(s.pile_left[GHOST]):
            v.ghost_pile[s.pile[GHOST, k]] += 1


@rule
def look_at_sums(v: View) -> None:
    """Find the sums that each place can reach, going by public information."""
    for seat in range(v.seats):
        for t in range(seat * VALUES, seat * VALUES + VALUES):
            if v.held[seat] > v.known_count[seat] and v.unseen[seat, t % VALUES]:
                add_sum(v, seat, t)
        for k in range(v.known_count[seat]):
            add_sum(v, seat, v.known[seat, k])
    if v.seats == GHOST:
        look_at_ghost_sums(v)


@rule
def look_at_ghost_sums(v: View) -> None:
    """Find the ghost's sum, or those that it can reach while its last number is still to come."""
    if v.last[GHOST] != NOTHING:
        v.may_sum[GHOST] = 1 << sum_with(v, GHOST, v.last[GHOST])
        return
    for t in range(TYPES):
        if v.ghost_pile[t]:
            v.may_sum[GHOST] |= 1 << sum_with(v, GHOST, t)  # S32: no limit applies


@hot
def add_sum(v: View, seat: int, t: int) -> None:
    if fits(v, seat, t):
        v.may_sum[seat] |= 1 << sum_with(v, seat, t)


@rule
def look_at_limits(s: State, seat: int, v: View) -> None:
    """Mark cards in hand that break a limit as last number, or leave none if played first."""
    for k in range(v.held[seat]):
        t = v.hand[seat, k]
        if s.phase > COMMIT2:
            if is_bound(s, seat):
                a = current(s, seat)
                v.breaks[k] = broken(s.challenges, s.options, s.first[seat], a, t)
        elif s.challenges & PASSN == 0:
            found = False
            for j in range(v.held[seat]):
                last = v.hand[seat, j]
                fit = pair_fits(s.challenges, s.options, t, value(t), last)
                found = found or (j != k and fit)
            v.strands |= 0 if found else 1 << k


@rule
def broken(challenges: int, options: Options, first: int, a: int, last: int) -> int:
    """The limits that a last number breaks, as bits."""
    found = 0
    for k in range(CHALLENGES):
        limit = challenges & LIMITS & 1 << k
        if limit and not pair_fits(limit | challenges & ~LIMITS, options, first, a, last):
            found |= limit
    return found


@rule
def look_back(s: State, v: View) -> None:
    """Show past rounds and used action cards."""
    v.past = rounds_checked(s)
    for r in range(v.past):
        v.past_met[r] = s.past_met[r]
        v.past_done[r] = s.past_done[r]
        v.past_plus[r] = s.past_plus[r]
        v.past_minus[r] = s.past_minus[r]
        v.past_ignored[r] = s.past_ignored[r]
        v.past_bonus[r] = s.past_bonus[r]
        for place in range(ring(s)):
            v.past_first[r, place] = s.past_first[r, place]
            v.past_goal[r, place] = s.past_goal[r, place]
            v.past_last[r, place] = s.past_last[r, place]
            v.past_sum[r, place] = s.past_sum[r, place]
            v.past_kept[r, place] = s.past_kept[r, place]
    v.uses = s.uses
    for k in range(s.uses):
        v.use_action[k] = s.use_action[k]
        v.use_seat[k] = s.use_seat[k]
        v.use_round[k] = s.use_round[k]


@rule
def rounds_checked(s: State) -> int:
    """How many rounds were checked, including the current one once its last numbers are down."""
    return s.round_no if s.first[0] != NOTHING and s.last[0] != NOTHING else s.round_no - 1


@rule
def heard(s: State, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer learns an action at once: their own, or the use of an action card."""
    if seat == viewer:
        return True
    wished = s.phase == ACTION and s.options.action_order == BY_LEADER
    return USE_A <= action <= USE_J and not wished  # S34, S36


@rule
def imagine(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """Fill `s` with a random state consistent with the view; all such deals are equally likely."""
    s.options = v.options
    s.seats = v.seats
    s.phase = v.phase
    s.round_no = v.round_no
    s.won = v.won
    s.lives = v.lives
    s.rounds = v.rounds
    s.allowed = v.allowed
    s.dealt = v.dealt
    s.dealt_goals = v.dealt_goals
    s.order = v.order
    s.challenges = v.challenges
    s.acts = v.acts
    s.leader = v.leader
    s.super_seat = v.super_seat
    s.hyper_seat = v.hyper_seat
    s.bonus = v.bonus
    s.plus_at = v.plus_at
    s.minus_at = v.minus_at
    s.ignored = v.ignored
    s.entitled = v.entitled
    s.cause = v.cause
    s.culprits = v.culprits
    s.redealt = v.redealt
    for place in range(ring(v)):
        remember_place(v, s, place)
    remember_past(v, s)
    for seat in range(v.seats):
        imagine_goals(v, chance, s, seat)
        imagine_numbers(v, chance, s, seat)
    imagine_ghost(v, s)
    imagine_commits(v, chance, s, scratch)


@rule
def remember_place(v: View, s: State, place: int) -> None:
    s.first[place] = v.first[place]
    s.goal[place] = v.goal[place]
    s.last[place] = v.last[place]
    s.used[place] = v.used[place]
    s.held[place] = v.held[place]
    s.pile_left[place] = v.pile_left[place]
    s.goals_left[place] = v.goals_left[place]
    s.row_count[place] = v.row_count[place]
    s.shown_count[place] = v.shown_count[place]
    for k in range(NUMBER_CARDS):
        s.row[place, k] = v.row[place, k]
        s.shown[place, k] = v.shown[place, k]
        s.shown_at[place, k] = v.shown_at[place, k]


@rule
def remember_past(v: View, s: State) -> None:
    for r in range(v.past):
        s.past_met[r] = v.past_met[r]
        s.past_done[r] = v.past_done[r]
        s.past_plus[r] = v.past_plus[r]
        s.past_minus[r] = v.past_minus[r]
        s.past_ignored[r] = v.past_ignored[r]
        s.past_bonus[r] = v.past_bonus[r]
        for place in range(SEATS):
            s.past_first[r, place] = v.past_first[r, place]
            s.past_goal[r, place] = v.past_goal[r, place]
            s.past_last[r, place] = v.past_last[r, place]
            s.past_sum[r, place] = v.past_sum[r, place]
            s.past_kept[r, place] = v.past_kept[r, place]
            s.sums[place] = v.past_sum[r, place]
    s.uses = v.uses
    for k in range(v.uses):
        s.use_action[k] = v.use_action[k]
        s.use_seat[k] = v.use_seat[k]
        s.use_round[k] = v.use_round[k]


@rule
def imagine_goals(v: View, chance: Chance, s: State, seat: int) -> None:
    """Deal a hidden goal hand from the goals not yet played; the rest form the pile."""
    played = goals_played(v, seat)
    left = 0
    for k in range(KINDS):
        if not (played | v.goals[seat]) >> k & 1:
            s.goal_pile[seat, left] = k
            left += 1
    s.goals[seat] = v.goals[seat]
    if not v.sees[seat]:
        for _ in range(v.goals_held[seat]):
            s.goals[seat] |= 1 << draw(s.goal_pile[seat], left, chance)
            left -= 1
    s.goals_left[seat] = left
    behind = left
    for k in range(KINDS):
        if (played | s.goals[seat]) >> k & 1:
            s.goal_pile[seat, behind] = k
            behind += 1


@rule
def goals_played(v: View, colour: int) -> int:
    """The goals of a colour that are or have been face up, as bits."""
    played = 0
    for r in range(v.past):
        for seat in range(v.seats):
            played |= goal_bit(v.past_goal[r, seat], colour)
    for seat in range(v.seats):
        played |= goal_bit(v.goal[seat], colour)
    return played


@rule
def goal_bit(goal: int, colour: int) -> int:
    return 1 << goal % KINDS if goal >= 0 and goal // KINDS == colour else 0


@rule
def imagine_numbers(v: View, chance: Chance, s: State, seat: int) -> None:
    """Deal a hidden hand from the unseen numbers until it is possible; the rest form the pile."""
    s.known[seat] = 0
    for k in range(v.known_count[seat]):
        s.known[seat] += one(v.known[seat, k])
    s.hand[seat] = s.known[seat]
    if v.sees[seat]:
        s.hand[seat] = 0
        for k in range(v.held[seat]):
            s.hand[seat] += one(v.hand[seat, k])
        gather_pile(v, s, seat)
    else:
        draw_hidden(v, chance, s, seat)
        while not could_be(v, chance, s, seat):
            s.hand[seat] = s.known[seat]
            draw_hidden(v, chance, s, seat)
    fill_behind_pile(s, seat)


@rule
def gather_pile(v: View, s: State, seat: int) -> None:
    """Make the pile of the unseen numbers that are not in the hand."""
    left = 0
    for k in range(VALUES):
        t = seat * VALUES + k
        hidden = copies(s.hand[seat], t) - copies(s.known[seat], t)
        for _ in range(v.unseen[seat, k] - hidden):
            s.pile[seat, left] = t
            left += 1


@rule
def draw_hidden(v: View, chance: Chance, s: State, seat: int) -> None:
    gather_pile(v, s, seat)
    left = v.pile_left[seat] + v.held[seat] - v.known_count[seat]
    for _ in range(v.held[seat] - v.known_count[seat]):
        s.hand[seat] += one(draw(s.pile[seat], left, chance))
        left -= 1


@rule
def fill_behind_pile(s: State, seat: int) -> None:
    """Fill the array after the pile with the other numbers, so that it holds all ten."""
    behind = s.pile_left[seat]
    for k in range(VALUES):
        t = seat * VALUES + k
        out = 2
        for j in range(s.pile_left[seat]):
            out -= s.pile[seat, j] == t
        for _ in range(out):
            s.pile[seat, behind] = t
            behind += 1


@rule
def could_be(v: View, chance: Chance, s: State, seat: int) -> bool:
    """Whether an imagined hand is possible: not dead when dealt, with a playable last number."""
    if v.phase == COMMIT3 and not has_fitting(s, seat):
        return False  # S22
    if v.phase == VOTE or not checks_hands(s):
        return True
    return not is_dead(first_hand(v, chance, s, seat), v.challenges, v.options)  # S7


@rule
def first_hand(v: View, chance: Chance, s: State, seat: int) -> int:
    """A random first hand consistent with this one, with all draw orders equally likely.

    A number must have been drawn before it was shown. In the order shown, each number takes a free
    position in the draw order; numbers still hidden in the hand take the remaining positions.
    """
    free = (1 << NUMBER_CARDS - v.pile_left[seat]) - 1
    first = 0
    for k in range(v.shown_count[seat]):
        place = free_place(free, v.shown_at[seat, k] - k, chance)
        free &= ~(1 << place)
        if place < v.dealt:
            first += one(v.shown[seat, k])
    left = v.held[seat] - v.known_count[seat]
    for t in range(TYPES):
        for _ in range(copies(s.hand[seat], t) - copies(s.known[seat], t)):
            place = free_place(free, left, chance)
            free &= ~(1 << place)
            left -= 1
            if place < v.dealt:
                first += one(t)
    return first


@rule
def free_place(free: int, choices: int, chance: Chance) -> int:
    """A random position among the first `choices` free ones."""
    skip = below(chance, choices)
    place = 0
    while free >> place & 1 == 0 or skip > 0:
        skip -= free >> place & 1
        place += 1
    return place


@rule
def imagine_ghost(v: View, s: State) -> None:
    """Rebuild the ghost's pile, whose contents are public."""
    if v.seats != GHOST:
        return
    left = 0
    for t in range(TYPES):
        for _ in range(v.ghost_pile[t]):
            s.pile[GHOST, left] = t
            left += 1


@rule
def imagine_commits(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """Choose the seats to act, and random face-down cards that the imagined hands allow."""
    s.waiting = v.asked
    if v.phase == ACTION:
        imagine_open(v, chance, s)
    for seat in range(v.seats):
        s.pending[seat] = NOTHING
    if v.phase == OVER or v.phase == PICK2:
        return
    for seat in range(v.seats):
        if seat == v.seat:
            s.pending[seat] = v.mine
        elif s.waiting >> seat & 1 == 0 and may_have_committed(v, s, seat):
            s.pending[seat] = some_commit(chance, s, seat, scratch)


@rule
def imagine_open(v: View, chance: Chance, s: State) -> None:
    """Choose which other seats have yet to act, when only their number is known."""
    hidden = v.thinking
    open_seats = 0
    for seat in range(v.seats):
        if v.used[seat] < v.options.actions_per_seat_round and seat != v.seat:
            open_seats |= 1 << seat
    if v.seat >= 0:
        hidden -= v.asked >> v.seat & 1
    candidates = 0
    for seat in range(v.seats):
        candidates += open_seats >> seat & 1
    for seat in range(v.seats):
        if open_seats >> seat & 1:
            if below(chance, candidates) < hidden:
                s.waiting |= 1 << seat
                hidden -= 1
            candidates -= 1


@rule
def may_have_committed(v: View, s: State, seat: int) -> bool:
    """Whether a seat that is not waiting to act has a face-down commit."""
    if v.phase == KEEP:
        chooses = v.first[seat] != v.last[seat] or v.options.keep_optional
        return v.entitled >> seat & 1 == 1 and bool(chooses)
    if v.phase == ACTION:
        wished = v.options.action_order == BY_LEADER
        return wished and v.used[seat] < v.options.actions_per_seat_round
    return True


@rule
def some_commit(chance: Chance, s: State, seat: int, scratch: Array) -> int:
    """A random action from those the seat could choose."""
    s.waiting |= 1 << seat
    count = legal(s, seat, scratch)
    s.waiting &= ~(1 << seat)
    return int(scratch[below(chance, count)])
