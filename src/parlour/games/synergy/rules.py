"""Synergy: the rules.

Players win or lose a mission together, in silence. Each round everyone plays a number, then a goal,
then another number, each face down and revealed together (some missions put the goal first). A
goal compares a player's sum with the other sums: one higher than another, second lowest, between
the neighbours. If few enough players miss their goals the round is completed; otherwise it costs a
life. Players who met their goals take one of their two numbers back, and after a failed round
everyone does. Before the last number, players may use action cards, each only once per mission.
Missions add limits, passed cards, and players who must not fail. Comments such as S1 refer to
clauses in RULES.md.
"""

from __future__ import annotations

from parlour.core.chance import Chance, below, draw
from parlour.core.game import MOST_SEATS, Outcome
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.synergy.actions import (
    give_out,
    is_idle,
    list_uses,
    open_to_act,
    row_types,
    take_in,
    use,
)
from parlour.games.synergy.cards import (
    ACTION,
    ACTIONS,
    CHALLENGE,
    COMMIT1,
    COMMIT2,
    COMMIT3,
    GHOST,
    GIVE,
    GOAL,
    HYPER,
    KEEP,
    KEEP_FIRST,
    KEEP_LAST,
    KEEP_NONE,
    KINDS,
    LIMITS,
    LIVES,
    NGN,
    NO_NUMBERS,
    NOBODY,
    NOTHING,
    NUMBER_CARDS,
    OVER,
    PASS,
    PASSG,
    PASSN,
    PICK2,
    ROUNDS,
    RUNNING,
    UNGIVEN,
    USE_C,
    VALUES,
    VOTE,
    WON,
    State,
    kind,
    list_types,
    one,
)
from parlour.games.synergy.check import (
    any_fits,
    counted,
    current,
    fits,
    is_bound,
    is_dead,
    meets,
    ring,
    sum_with,
)
from parlour.games.synergy.missions import (
    ACTION_CARDS,
    CHALLENGE_SET,
    FAIL,
    FIGURES,
    GOALS,
    NUMBERS,
    ORDER,
)
from parlour.games.synergy.missions import HYPER as HYPER_CARD
from parlour.games.synergy.missions import LIVES as LIFE_CARD
from parlour.games.synergy.missions import ROUNDS as ROUNDS_CARD
from parlour.games.synergy.missions import SUPER as SUPER_CARD
from parlour.games.synergy.options import BY_LEADER, CHOSEN, CUSTOM, GROUP, LEFT, LOOSE

__all__ = ["ACTIONS", "State", "actors", "apply", "legal", "scores", "setup", "undoable"]


@rule
def setup(s: State, chance: Chance) -> None:
    """Read the mission, deal, hand out super and hyper, and start the first round."""
    read_mission(s)
    s.won = 0
    s.round_no = 1
    s.uses = 0
    s.cause = RUNNING
    s.culprits = 0
    s.redealt = 0
    s.entitled = 0
    for seat in range(ring(s)):
        lay_out_piles(s, seat)
    if s.options.super_hyper == GROUP:
        s.super_seat = UNGIVEN if has_super(s) else NOBODY
        s.hyper_seat = UNGIVEN if has_hyper(s) else NOBODY
        s.leader = below(chance, s.seats)  # S9
        begin_round(s)
        vote_or_deal(s, chance)  # S8
    else:
        deal_everyone(s, chance)
        give_super_and_hyper(s, chance)
        s.leader = below(chance, s.seats)  # S9
        begin_round(s)


@rule
def read_mission(s: State) -> None:
    """Copy the mission's figures for this player count into the state."""
    mission = s.options.mission
    if mission == CUSTOM:
        read_custom(s)
    else:
        s.rounds = FIGURES[mission, ROUNDS_CARD]
        s.lives = FIGURES[mission, LIFE_CARD]
        s.dealt = FIGURES[mission, NUMBERS]
        s.dealt_goals = FIGURES[mission, GOALS]
        s.order = FIGURES[mission, ORDER]
        s.allowed = FIGURES[mission, FAIL + s.seats - 2]
        s.acts = FIGURES[mission, ACTION_CARDS]
        s.challenges = FIGURES[mission, CHALLENGE_SET]
    s.lives = min(s.lives + s.options.extra_lives, ROUNDS + 1 - s.rounds)  # S5
    s.allowed = min(s.allowed + s.options.extra_failures, s.seats - 1)  # S5


@rule
def read_custom(s: State) -> None:
    """Copy a custom mission from the options."""
    o = s.options
    s.rounds = o.custom_rounds
    s.lives = o.custom_lives
    s.dealt = o.custom_numbers
    s.dealt_goals = o.custom_goals
    s.order = o.custom_order
    s.allowed = o.custom_fail
    s.acts = (
        o.custom_a | o.custom_b << 1 | o.custom_c << 2 | o.custom_d << 3 | o.custom_e << 4
        | o.custom_f << 5 | o.custom_g << 6 | o.custom_h << 7 | o.custom_i << 8 | o.custom_j << 9
    )  # fmt: skip
    s.challenges = (
        o.custom_min5 | o.custom_max7 << 1 | o.custom_nodbl << 2 | o.custom_dbl3 << 3
        | o.custom_lohi << 4 | o.custom_hilo << 5 | o.custom_even2 << 6 | o.custom_odd2 << 7
        | o.custom_diff << 8 | o.custom_passn << 9 | o.custom_passg << 10
    )  # fmt: skip


@rule
def lay_out_piles(s: State, seat: int) -> None:
    """Put all ten numbers and seven goals of a colour in the piles."""
    for k in range(NUMBER_CARDS):
        s.pile[seat, k] = seat * VALUES + k // 2  # S2
    for k in range(KINDS):
        s.goal_pile[seat, k] = k  # S3
    s.pile_left[seat] = NUMBER_CARDS
    s.goals_left[seat] = KINDS
    s.row_count[seat] = 0
    s.shown_count[seat] = 0
    s.hand[seat] = 0
    s.known[seat] = 0
    s.held[seat] = 0
    s.goals[seat] = 0


@rule
def deal_everyone(s: State, chance: Chance) -> None:
    for seat in range(s.seats):
        deal(s, chance, seat)


@rule
def deal(s: State, chance: Chance, seat: int) -> None:
    """Deal a first hand, again if it cannot satisfy the limits."""
    for _ in range(s.dealt_goals):
        draw_goal(s, chance, seat)  # S6
    for _ in range(s.dealt):
        draw_number(s, chance, seat)  # S6
    while checks_hands(s) and is_dead(s.hand[seat], s.challenges, s.options):
        s.redealt |= 1 << seat
        s.pile_left[seat] = NUMBER_CARDS
        s.hand[seat] = 0
        s.held[seat] = 0
        for _ in range(s.dealt):
            draw_number(s, chance, seat)  # S7


@rule
def checks_hands(s: State) -> bool:
    """Whether dead first hands are redealt."""
    limited = s.challenges & LIMITS != 0 and s.challenges & PASSN == 0
    return limited and s.options.redraw_dead_hands == 1  # S7


@hot
def draw_number(s: State, chance: Chance, seat: int) -> None:
    """Draw a number unless the pile is empty."""
    if s.pile_left[seat] > 0:
        s.hand[seat] += one(draw(s.pile[seat], s.pile_left[seat], chance))
        s.pile_left[seat] -= 1
        s.held[seat] += 1


@hot
def draw_goal(s: State, chance: Chance, seat: int) -> None:
    """Draw a goal unless the pile is empty."""
    if s.goals_left[seat] > 0:
        s.goals[seat] |= 1 << draw(s.goal_pile[seat], s.goals_left[seat], chance)
        s.goals_left[seat] -= 1


@rule
def give_super_and_hyper(s: State, chance: Chance) -> None:
    """Choose who holds the super and hyper cards for the mission."""
    o = s.options
    s.super_seat = NOBODY
    s.hyper_seat = NOBODY
    if has_super(s):
        s.super_seat = o.super_seat if o.super_hyper == CHOSEN else below(chance, s.seats)  # S8
    if has_hyper(s):
        if o.super_hyper == CHOSEN:
            s.hyper_seat = o.hyper_seat  # S8
        elif s.super_seat == NOBODY or o.super_hyper_same_seat:
            s.hyper_seat = below(chance, s.seats)
        else:
            s.hyper_seat = (s.super_seat + 1 + below(chance, s.seats - 1)) % s.seats  # S8


@rule
def has_super(s: State) -> bool:
    """Whether the mission has the super card."""
    o = s.options
    return bool(o.custom_super if o.mission == CUSTOM else FIGURES[o.mission, SUPER_CARD])


@rule
def has_hyper(s: State) -> bool:
    """Whether the mission has the hyper card."""
    o = s.options
    return bool(o.custom_hyper if o.mission == CUSTOM else FIGURES[o.mission, HYPER_CARD])


@rule
def vote_or_deal(s: State, chance: Chance) -> None:
    """Ask who gets the next card that the group gives away, or deal if there is none left."""
    if s.super_seat == UNGIVEN or s.hyper_seat == UNGIVEN:
        ask(s, VOTE)  # S8
    else:
        deal_everyone(s, chance)
        ask(s, COMMIT1)


@rule
def may_get(s: State, seat: int) -> bool:
    """Whether the group may give the card it votes on to a seat."""
    if s.super_seat == UNGIVEN or s.options.super_hyper_same_seat:
        return True
    return seat != s.super_seat  # S8


@rule
def list_votes(s: State, moves: Array) -> int:
    moves[0] = PASS
    count = 1
    for seat in range(s.seats):
        if may_get(s, seat):
            moves[count] = GIVE + seat
            count += 1
    return count


@rule
def count_votes(s: State, chance: Chance) -> None:
    """Give the card to the seat with the most votes, or to one of them at random."""
    found, most, tied = NOBODY, 0, 0
    for seat in range(s.seats):
        votes = 0
        for voter in range(s.seats):
            votes += s.pending[voter] == GIVE + seat
        if may_get(s, seat) and votes >= most:
            tied = tied + 1 if votes == most else 1
            most = votes
            if below(chance, tied) == 0:
                found = seat  # S8
    if s.super_seat == UNGIVEN:
        s.super_seat = found
    else:
        s.hyper_seat = found
    vote_or_deal(s, chance)


@hot
def actors(s: State) -> int:
    """The seats to act, as bits."""
    return s.waiting


@hot
def legal(s: State, seat: int, moves: Array) -> int:
    """List a seat's legal actions in the current phase."""
    if seat < 0 or s.waiting >> seat & 1 == 0:
        return 0
    if s.phase == COMMIT3:
        return list_last_numbers(s, seat, moves)  # S22
    if s.phase <= COMMIT2:
        if commits_number(s):
            return list_types(s.hand[seat], 0, moves, 0)  # S11
        return list_goals(s, seat, moves)  # S11
    if s.phase == KEEP:
        return list_keeps(s, seat, moves)  # S28
    if s.phase == PICK2:
        return list_types(row_types(s, seat), USE_C, moves, 0)  # S15
    if s.phase == VOTE:
        return list_votes(s, moves)  # S8
    moves[0] = PASS
    return list_uses(s, seat, s.hand[seat], moves, 1)  # S13


@hot
def commits_number(s: State) -> bool:
    """Whether the card due now, the first or second of the round, is a number."""
    return (s.phase == COMMIT1) == (s.order == NGN)  # S10


@hot
def list_goals(s: State, seat: int, moves: Array) -> int:
    count = 0
    for k in range(KINDS):
        if s.goals[seat] >> k & 1:
            moves[count] = GOAL + k
            count += 1
    return count


@hot
def list_last_numbers(s: State, seat: int, moves: Array) -> int:
    """List the numbers in hand that satisfy every limit."""
    count = list_types(s.hand[seat], 0, moves, 0)
    if not is_bound(s, seat):
        return count
    kept = 0
    for k in range(count):
        if fits(s, seat, int(moves[k])):
            moves[kept] = moves[k]
            kept += 1
    return kept


@hot
def list_keeps(s: State, seat: int, moves: Array) -> int:
    moves[0] = KEEP_FIRST
    count = 1
    if s.first[seat] != s.last[seat]:
        moves[1] = KEEP_LAST
        count = 2
    if s.options.keep_optional:
        moves[count] = KEEP_NONE
        count += 1
    return count


@hot
def apply(s: State, chance: Chance, seat: int, action: int) -> None:
    """Apply an action and everything up to the next decision."""
    if s.phase == ACTION or s.phase == PICK2:
        act(s, seat, action)
        return
    s.pending[seat] = action  # S11
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        turn_up(s, chance)


@rule
def scores(s: State, out: Outcome) -> None:
    """Score 1 for everyone if the mission was won, otherwise 0."""
    won = s.cause == WON  # S33
    for seat in range(MOST_SEATS):
        out.score[seat] = 1 if won and seat < s.seats else 0
        out.won[seat] = won and seat < s.seats
    out.reason = max(0, s.cause - WON)


@rule
def undoable(s: State, seat: int, action: int) -> bool:
    """Nothing can be undone."""
    return False  # S40


@hot
def begin_round(s: State) -> None:
    """Clear the table and ask everyone for the first card."""
    for seat in range(ring(s)):
        s.first[seat] = NOTHING
        s.goal[seat] = NOTHING
        s.last[seat] = NOTHING
        s.used[seat] = 0
    s.bonus = 0
    s.plus_at = NOBODY
    s.minus_at = NOBODY
    s.ignored = NOBODY
    ask(s, COMMIT1)


@hot
def ask(s: State, phase: int) -> None:
    """Start a phase in which every seat acts at once."""
    s.phase = phase
    s.waiting = (1 << s.seats) - 1
    clear_commits(s)


@hot
def clear_commits(s: State) -> None:
    """Clear all commits."""
    for seat in range(s.seats):
        s.pending[seat] = NOTHING


@rule
def turn_up(s: State, chance: Chance) -> None:
    """Everyone has committed: reveal the cards, take numbers back, or count the votes."""
    if s.phase == KEEP:
        end_round(s, chance)
    elif s.phase == VOTE:
        count_votes(s, chance)
    elif s.phase == COMMIT3:
        for seat in range(s.seats):
            s.last[seat] = s.pending[seat]
            give_out(s, seat, s.last[seat])
        check_round(s, chance)
    else:
        if commits_number(s):
            turn_first_numbers(s, chance)
        else:
            turn_goals(s)
        if s.phase == COMMIT1:
            ask(s, COMMIT2)
        else:
            turn_ghost(s, chance)
            begin_actions(s)


@rule
def turn_first_numbers(s: State, chance: Chance) -> None:
    """Reveal the first numbers, and pass them if the mission says so."""
    for seat in range(s.seats):
        s.first[seat] = s.pending[seat]
        give_out(s, seat, s.first[seat])
    if s.seats == GHOST:
        s.first[GHOST] = draw_for_ghost(s, chance)  # S32
    if s.challenges & PASSN:
        carry(s.first, s.seats, s.options.pass_number_dir)  # S12


@rule
def turn_goals(s: State) -> None:
    """Reveal the goals, and pass them if the mission says so."""
    for seat in range(s.seats):
        k = s.pending[seat] - GOAL
        s.goal[seat] = seat * KINDS + k
        s.goals[seat] &= ~(1 << k)
    if s.challenges & PASSG:
        carry(s.goal, s.seats, s.options.pass_goal_dir)  # S12


@rule
def carry(cards: Array, seats: int, direction: int) -> None:
    """Move every player's card to a neighbour, all at once."""
    if direction == LEFT:
        moving = cards[seats - 1]
        for seat in range(seats - 1, 0, -1):
            cards[seat] = cards[seat - 1]
        cards[0] = moving
    else:
        moving = cards[0]
        for seat in range(seats - 1):
            cards[seat] = cards[seat + 1]
        cards[seats - 1] = moving


@rule
def turn_ghost(s: State, chance: Chance) -> None:
    """Reveal the ghost's second number, before the action step."""
    if s.seats == GHOST:
        s.last[GHOST] = draw_for_ghost(s, chance)  # S32


@rule
def draw_for_ghost(s: State, chance: Chance) -> int:
    card = draw(s.pile[GHOST], s.pile_left[GHOST], chance)
    s.pile_left[GHOST] -= 1
    return card


@hot
def begin_actions(s: State) -> None:
    """Start the action step unless no one can use a card."""
    if s.acts == 0 or is_idle(s):
        begin_last(s)  # S13
    else:
        ask_for_uses(s)


@rule
def ask_for_uses(s: State) -> None:
    """Ask every seat below its limit, including seats that have passed."""
    s.phase = ACTION
    s.waiting = open_to_act(s)  # S13
    clear_commits(s)


@rule
def act(s: State, seat: int, action: int) -> None:
    """Handle a pass, a use, or a wish, which is read once all wishes are in."""
    if s.phase == ACTION and s.options.action_order == BY_LEADER:
        s.pending[seat] = action  # S14
        s.waiting &= ~(1 << seat)
        if s.waiting == 0:
            read_wishes(s)
    elif action == PASS:
        s.waiting &= ~(1 << seat)
        if s.waiting == 0:
            begin_last(s)  # S13
    else:
        act_on(s, seat, action)


@rule
def read_wishes(s: State) -> None:
    """Carry out the first use, starting from the leader, and drop the other wishes."""
    for k in range(s.seats):
        seat = (s.leader + k) % s.seats
        wish = s.pending[seat]
        if wish > PASS:
            clear_commits(s)
            act_on(s, seat, wish)  # S14
            return
    begin_last(s)


@rule
def act_on(s: State, seat: int, action: int) -> None:
    """Use a card, then ask every seat below its limit again."""
    use(s, seat, action)
    if s.phase == PICK2:
        s.waiting = 1 << seat  # S15
    elif is_idle(s):
        begin_last(s)  # S13
    else:
        ask_for_uses(s)


@hot
def begin_last(s: State) -> None:
    """Ask for the last numbers, or lose the mission if a seat has none that fits the limits."""
    s.culprits = 0
    if s.challenges & LIMITS:
        for seat in range(s.seats):
            if not has_fitting(s, seat):
                s.culprits |= 1 << seat
    if s.culprits:
        end_mission(s, CHALLENGE)  # S22
    else:
        ask(s, COMMIT3)


@rule
def has_fitting(s: State, seat: int) -> bool:
    """Whether a seat holds a number that it may play last."""
    if not is_bound(s, seat):
        return True
    return any_fits(s.hand[seat], s.challenges, s.options, s.first[seat], current(s, seat))


@rule
def check_round(s: State, chance: Chance) -> None:
    """Check the goals, and score the round."""
    for seat in range(ring(s)):
        s.sums[seat] = sum_with(s, seat, s.last[seat])
    met = who_met(s)
    failures = 0
    for seat in range(s.seats):
        failures += met >> seat & 1 == 0 and seat != s.ignored  # S21
    done = failures <= s.allowed + s.bonus  # S26
    if s.super_seat != NOBODY and met >> s.super_seat & 1 == 0:
        done = False  # S26
    remember_round(s, met, done)
    if s.hyper_seat != NOBODY and met >> s.hyper_seat & 1 == 0:
        s.culprits = 1 << s.hyper_seat
        end_mission(s, HYPER)  # S25
    elif done:
        s.won += 1  # S27
        if s.won == s.rounds:
            end_mission(s, WON)  # S27
    else:
        s.lives -= 1  # S27
        if s.lives == 0:
            end_mission(s, LIVES)  # S27
    if s.cause == RUNNING:
        begin_keep(s, chance, met, done)


@hot
def who_met(s: State) -> int:
    """The seats that met their goals, as bits; never an ignored seat."""
    met = 0
    places = counted(s)
    size = ring(s)
    inclusive = s.options.between == LOOSE
    for seat in range(s.seats):
        if seat != s.ignored and meets(kind(s.goal[seat]), s.sums, seat, places, size, inclusive):
            met |= 1 << seat
    return met


@hot
def remember_round(s: State, met: int, done: bool) -> None:
    """Record the round in the past_ fields."""
    r = s.round_no - 1
    for seat in range(ring(s)):
        s.past_first[r, seat] = s.first[seat]
        s.past_goal[r, seat] = s.goal[seat]
        s.past_last[r, seat] = s.last[seat]
        s.past_sum[r, seat] = s.sums[seat]
        s.past_kept[r, seat] = NOTHING
    s.past_met[r] = met
    s.past_done[r] = done
    s.past_plus[r] = s.plus_at
    s.past_minus[r] = s.minus_at
    s.past_ignored[r] = s.ignored
    s.past_bonus[r] = s.bonus


@rule
def begin_keep(s: State, chance: Chance, met: int, done: bool) -> None:
    """Ask which number to take back, or end the round if no one has a choice."""
    everyone = (1 << s.seats) - 1
    s.entitled = everyone
    if done:
        s.entitled = met  # S28
        if s.ignored != NOBODY:
            s.entitled |= 1 << s.ignored  # S28
    ask(s, KEEP)
    s.waiting = 0
    for seat in range(s.seats):
        if s.entitled >> seat & 1 and (s.first[seat] != s.last[seat] or s.options.keep_optional):
            s.waiting |= 1 << seat  # S28
    if s.waiting == 0:
        end_round(s, chance)


@rule
def end_round(s: State, chance: Chance) -> None:
    """Take back and discard numbers, draw new cards and start the next round."""
    for seat in range(s.seats):
        put_away(s, seat)
    if s.seats == GHOST:
        put_away_ghost(s)
    for seat in range(s.seats):
        draw_number(s, chance, seat)  # S30
        draw_goal(s, chance, seat)  # S30
    s.leader = s.leader + 1 if s.leader + 1 < s.seats else 0  # S9
    s.round_no += 1
    begin_round(s)
    s.culprits = 0
    for seat in range(s.seats):
        if s.held[seat] < 2:
            s.culprits |= 1 << seat
    if s.culprits:
        end_mission(s, NO_NUMBERS)  # S31


@rule
def put_away(s: State, seat: int) -> None:
    """Return one number to the hand if allowed, and discard the rest to the row."""
    first, last = s.first[seat], s.last[seat]
    choice = s.pending[seat]
    if s.entitled >> seat & 1 == 0 or choice == KEEP_NONE:
        discard(s, seat, first)  # S29
        discard(s, seat, last)
        return
    kept = last if choice == KEEP_LAST else first  # S28
    take_in(s, seat, kept)
    s.past_kept[s.round_no - 1, seat] = kept
    discard(s, seat, first if choice == KEEP_LAST else last)


@hot
def discard(s: State, seat: int, t: int) -> None:
    s.row[seat, s.row_count[seat]] = t
    s.row_count[seat] += 1


@rule
def put_away_ghost(s: State) -> None:
    """Discard the ghost's two numbers; its row becomes its pile when that is empty."""
    discard(s, GHOST, s.first[GHOST])
    discard(s, GHOST, s.last[GHOST])
    if s.pile_left[GHOST] == 0:
        for k in range(NUMBER_CARDS):
            s.pile[GHOST, k] = s.row[GHOST, k]  # S32
        s.pile_left[GHOST] = NUMBER_CARDS
        s.row_count[GHOST] = 0


@rule
def end_mission(s: State, cause: int) -> None:
    """End the mission."""
    s.cause = cause
    s.phase = OVER
    s.waiting = 0
