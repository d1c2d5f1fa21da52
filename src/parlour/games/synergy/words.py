"""Synergy as text and JSON: actions, views, the terminal table, and events."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from parlour.core.option import Value
from parlour.games.synergy.campaign import medal
from parlour.games.synergy.cards import (
    ACTION,
    BETWEEN,
    CHALLENGE,
    COMMIT1,
    COMMIT2,
    COMMIT3,
    EQUAL,
    GHOST,
    GOAL,
    HYPER,
    KEEP,
    KEEP_FIRST,
    KEEP_LAST,
    KINDS,
    LIVES,
    LOWER,
    MINUS1,
    NGN,
    NO_NUMBERS,
    NOTHING,
    OVER,
    PASS,
    PASSG,
    PASSN,
    PICK2,
    PLUS1,
    SEATS,
    SECHI,
    UNIQUE,
    UPPER,
    USE_A,
    USE_B,
    USE_C,
    USE_D,
    USE_E,
    USE_F,
    USE_G,
    USE_H,
    USE_I,
    USE_J,
    VALUES,
    WON,
)
from parlour.games.synergy.check import pair_sum
from parlour.games.synergy.missions import ACTIONS, CHALLENGES, Mission, mission_of
from parlour.games.synergy.options import BY_LEADER, CUSTOM, LOOSE, Options

COLOURS = ("red", "yellow", "green", "blue", "purple")
SHAPES = ("●", "▲", "■", "◆", "★")
GOALS = ("+1", "\u22121", "=", "≠", "><", "↑²", "↓²")
GOAL_NAMES = (
    "one more", "one less", "equal", "unique", "between", "second highest", "second lowest",
)  # fmt: skip
PHASES = ("commit1", "commit2", "action", "pick2", "commit3", "keep", "over")
CAUSES = ("running", "won", "lives", "no_numbers", "challenge", "hyper")
CHALLENGE_WORDS = {
    "MIN5": "sums of at least 5",
    "MAX7": "sums of at most 7",
    "NODBL": "two different values",
    "DBL3": "twins count 3 more",
    "LOHI": "last number higher than the first",
    "HILO": "last number lower than the first",
    "EVEN2": "last number even",
    "ODD2": "last number odd",
    "DIFF": "the difference counts, not the sum",
    "PASSN": "first numbers are passed on",
    "PASSG": "goals are passed on",
}
ACTION_WORDS = {
    "A": "take a number back from your row",
    "B": "exchange your number for one in hand",
    "C": "take two numbers back from your row",
    "D": "swap your goal with a player's",
    "E": "swap any two goals",
    "F": "+1 on a number",
    "G": "\u22121 on a number",
    "H": "one more may fail this round",
    "I": "swap any two numbers",
    "J": "you are ignored this round",
}


def number(t: int) -> str:
    """A number card: "red 3"."""
    return f"{COLOURS[t // VALUES]} {t % VALUES + 1}"


def small(t: int) -> str:
    """A number card in short: 3●."""
    return f"{t % VALUES + 1}{SHAPES[t // VALUES]}"


def action(v: Any, action: int) -> str:
    """An action in words."""
    if action < GOAL:
        return f"lay {number(action)}"
    if action < PASS:
        return f"lay goal {GOALS[action - GOAL]} {GOAL_NAMES[action - GOAL]}"
    if action == PASS:
        return "pass"
    if action == KEEP_FIRST:
        return "keep the first number"
    if action == KEEP_LAST:
        return "keep the last number"
    if action > KEEP_LAST:
        return "keep nothing"
    if v.phase == PICK2:
        return f"take back {number(action - USE_C)} as well"
    return f"use {use_words(action)}"


@lru_cache(256)
def use_words(action: int) -> str:
    """An action card and its target."""
    if action < USE_D:
        start = USE_A if action < USE_B else USE_B if action < USE_C else USE_C
        return f"{'ABC'[(start - USE_A) // 25]} for {number(action - start)}"
    if action < USE_E:
        return f"D with seat {action - USE_D}"
    if action < USE_F:
        return f"E on seats {LOWER[action - USE_E]} and {UPPER[action - USE_E]}"
    if action < USE_H:
        return f"F on seat {action - USE_F}" if action < USE_G else f"G on seat {action - USE_G}"
    if action == USE_H:
        return "H"
    if action < USE_J:
        return f"I on seats {LOWER[action - USE_I]} and {UPPER[action - USE_I]}"
    return "J"


def public(v: Any) -> dict[str, Any]:
    """The public part of a view as JSON."""
    return {
        "phase": PHASES[v.phase],
        "thinking": v.thinking,
        "mission": mission_card(v),
        "round": v.round_no,
        "won": v.won,
        "rounds": v.rounds,
        "lives": v.lives,
        "lives_at_start": lives_at_start(v),
        "allowed": v.allowed + v.bonus,
        "bonus": v.bonus == 1,
        "order": "NGN" if v.order == NGN else "GNN",
        "actions": CARD_LISTS[v.acts],
        "leader": v.leader,
        "super": v.super_seat if v.super_seat >= 0 else None,
        "hyper": v.hyper_seat if v.hyper_seat >= 0 else None,
        "ignored": v.ignored if v.ignored >= 0 else None,
        "redealt": BITS[v.redealt],
        "uses": [use_shown(v, k) for k in range(v.uses)],
        "past": [past(v, r) for r in range(v.past)],
        "pings_per_round": v.options.pings_per_round,
        "result": result(v) if v.phase == OVER else None,
    }


def own(v: Any) -> dict[str, Any]:
    """The part of a view that depends on the viewer, as JSON."""
    return {
        "seat": v.seat if v.seat >= 0 else None,
        "says": status(v),
        "to_act": BITS[v.asked],
        "mine": v.mine if v.mine != NOTHING else None,
        "places": [place(v, k) for k in range(v.seats + (v.seats == GHOST))],
        "hand": own_hand(v) if v.seat >= 0 else None,
    }


BITS = [[k for k in range(7) if bits >> k & 1] for bits in range(128)]
SUM_LISTS = [[k for k in range(14) if bits >> k & 1] for bits in range(1 << 14)]
CARD_LISTS = [[ACTIONS[k] for k in range(10) if bits >> k & 1] for bits in range(1 << 10)]


def place(v: Any, k: int) -> dict[str, Any]:
    """A place's cards, and what is known of its hand."""
    player = k < v.seats
    first, last, goal = v.first[k], v.last[k], v.goal[k] if player else NOTHING
    return {
        "ghost": not player,
        "first": first if first >= 0 else None,
        "goal": goal if goal >= 0 else None,
        "last": last if last >= 0 else None,
        "counts": current(v, k) if first >= 0 else None,
        "plus": v.plus_at == k,
        "minus": v.minus_at == k,
        "may_sum": SUM_LISTS[v.may_sum[k]],
        "held": v.held[k],
        "goals_held": v.goals_held[k],
        "pile": v.pile_left[k],
        "goal_pile": v.goals_left[k] if player else 0,
        "known": v.known[k][: v.known_count[k]],
        "numbers": v.hand[k][: v.held[k]] if v.sees[k] else None,
        "goals": BITS[v.goals[k]] if v.sees[k] else None,
        "row": v.row[k][: v.row_count[k]],
        "unseen": v.unseen[k] if player and v.options.card_counter else None,
        "used": v.used[k] if player else 0,
    }


def own_hand(v: Any) -> dict[str, Any]:
    """The viewer's cards, with the limits that each number would break."""
    numbers = v.hand[v.seat][: v.held[v.seat]]
    limits = v.challenges != 0
    return {
        "numbers": numbers,
        "goals": BITS[v.goals[v.seat]],
        "breaks": [limits_named(v.breaks[k]) for k in range(len(numbers))] if limits else None,
        "strands": [k for k in range(len(numbers)) if v.strands >> k & 1] if limits else None,
        "makes": [made_with(v, t) for t in numbers] if ACTION <= v.phase <= COMMIT3 else None,
    }


def made_with(v: Any, last: int) -> int:
    """The viewer's sum if they play this number last."""
    return int(pair_sum(v.challenges, v.first[v.seat], current(v, v.seat), last))


@lru_cache(256)
def limits_named(bits: int) -> list[str]:
    """The names of the challenges in a set."""
    return [name for k, name in enumerate(CHALLENGES) if bits >> k & 1]


def current(v: Any, k: int) -> int:
    """What the first number of a place counts as, with its markers."""
    return int(v.first[k] % VALUES + 1 + (v.plus_at == k) - (v.minus_at == k))


def mission_card(v: Any) -> dict[str, Any]:
    """The card of the mission in play."""
    if v.options.mission != CUSTOM:
        return _mission_card(v.seats, v.options.mission, ())
    chosen = tuple(
        (option.name, option.value(getattr(v.options, option.name)))
        for option in Options.listed()
        if option.name.startswith("custom_")
    )
    return _mission_card(v.seats, CUSTOM, chosen)


@lru_cache(512)
def _mission_card(seats: int, number: int, chosen: tuple[tuple[str, Value], ...]) -> dict[str, Any]:
    return card_of(mission_of({"mission": number or "custom", **dict(chosen)}), seats)


def card_of(mission: Mission, seats: int) -> dict[str, Any]:
    """A mission card as JSON."""
    return {
        "number": mission.number or None,
        "name": mission.name,
        "stars": mission.stars,
        "rounds": mission.rounds,
        "lives": mission.lives,
        "numbers": mission.numbers,
        "goals": mission.goals,
        "order": mission.order,
        "fail": mission.allowed(seats),
        "actions": {card: ACTION_WORDS[card] for card in mission.actions},
        "challenges": {one: CHALLENGE_WORDS[one] for one in mission.challenges},
        "super": mission.super,
        "hyper": mission.hyper,
        "new": mission.new,
    }


def lives_at_start(v: Any) -> int:
    """The lives that the mission started with."""
    failed = sum(1 for r in range(v.past) if not v.past_done[r])
    ended_unpaid = v.cause == HYPER and v.past > 0 and not v.past_done[v.past - 1]
    return int(v.lives + failed - ended_unpaid)


def use_shown(v: Any, k: int) -> dict[str, Any]:
    """An action card that was used."""
    words = use_words(v.use_action[k])
    return {
        "seat": v.use_seat[k],
        "round": v.use_round[k],
        "action": v.use_action[k],
        "card": words[0],
        "words": words,
    }


def past(v: Any, r: int) -> dict[str, Any]:
    """A past round: cards, sums, and who met their goal and why."""
    size = v.seats + (v.seats == GHOST)
    return _past(
        v.seats, tuple(v.past_first[r][:size]), tuple(v.past_goal[r][: v.seats]),
        tuple(v.past_last[r][:size]), tuple(v.past_sum[r][:size]), tuple(v.past_kept[r][: v.seats]),
        v.past_met[r], v.past_done[r], v.past_plus[r], v.past_minus[r], v.past_ignored[r],
        v.past_bonus[r], v.options.between == LOOSE,
    )  # fmt: skip


@lru_cache(4096)
def _past(
    seats: int, first: tuple[int, ...], goals: tuple[int, ...], last: tuple[int, ...],
    sums: tuple[int, ...], kept: tuple[int, ...], met: int, done: int, plus: int, minus: int,
    ignored: int, bonus: int, inclusive: bool,
) -> dict[str, Any]:  # fmt: skip
    return {
        "first": list(first),
        "goals": list(goals),
        "last": list(last),
        "sums": list(sums),
        "met": [None if k == ignored else bool(met >> k & 1) for k in range(seats)],
        "reasons": [
            reason(goals[k] % KINDS, k, sums, ignored, inclusive, seats) for k in range(seats)
        ],
        "completed": bool(done),
        "kept": [card if card >= 0 else None for card in kept],
        "plus": plus if plus >= 0 else None,
        "minus": minus if minus >= 0 else None,
        "ignored": ignored if ignored >= 0 else None,
        "bonus": bool(bonus),
    }


def reason(
    goal: int, seat: int, sums: tuple[int, ...], ignored: int, inclusive: bool, seats: int = SEATS
) -> str:
    """Why a goal was met or missed."""
    if seat == ignored:
        return "ignored this round"
    mine = sums[seat]
    others = [k for k in range(len(sums)) if k not in (seat, ignored)]
    if goal in (PLUS1, MINUS1, EQUAL, UNIQUE):
        return _compared(goal, mine, others, sums, seats)
    if goal == BETWEEN:
        return _neighboured(seat, mine, others, sums, inclusive)
    order = sorted({sums[k] for k in [seat, *others]}, reverse=goal == SECHI)
    end = "highest" if goal == SECHI else "lowest"
    rank = order.index(mine)
    ordinal = ("", "second ", "third ", "fourth ", "fifth ")[rank]
    return f"{mine} is {ordinal}{end}: {', '.join(map(str, order[: rank + 1]))}"


def _compared(goal: int, mine: int, others: list[int], sums: tuple[int, ...], seats: int) -> str:
    wanted = mine + {PLUS1: -1, MINUS1: 1}.get(goal, 0)
    found = [k for k in others if sums[k] == wanted]
    who = f"{place_named(found[0], seats)} has {wanted}" if found else ""
    if goal in (EQUAL, UNIQUE):
        return f"{who} too" if found else f"nobody else has {mine}"
    step = "one more" if goal == PLUS1 else "one less"
    return f"{mine} is {step}: {who}" if found else f"{mine}, but nobody has {wanted}"


def place_named(k: int, seats: int) -> str:
    """The name of a place for use in a sentence."""
    return f"seat {k}" if k < seats else "the ghost"


def _neighboured(
    seat: int, mine: int, others: list[int], sums: tuple[int, ...], inclusive: bool
) -> str:
    size = len(sums)
    left = next(k for step in range(1, size) if (k := (seat + step) % size) in others)
    right = next(k for step in range(1, size) if (k := (seat - step) % size) in others)
    if left == right:
        return f"{mine} has the same neighbour on both sides"
    low, high = sorted((sums[left], sums[right]))
    lies = low <= mine <= high if inclusive else low < mine < high
    return f"{mine} {'lies' if lies else 'does not lie'} between {low} and {high}"


def result(v: Any) -> dict[str, Any]:
    """How the mission ended."""
    won = v.cause == WON
    return {
        "won": won,
        "cause": CAUSES[v.cause],
        "seats": BITS[v.culprits],
        "medal": medal(lives_at_start(v) - v.lives) if won else None,
    }


def may_talk(v: Any) -> bool:
    """Whether this seat may chat, which it may only after the mission."""
    return bool(v.phase == OVER)


def status(v: Any) -> str:
    """What the viewer has to do, or whom the table is waiting for."""
    if v.phase == OVER:
        return ending(v)
    asked = v.seat >= 0 and v.asked >> v.seat & 1
    waits = f"{v.thinking} still to choose" if v.thinking > 1 else "one still to choose"
    if v.phase == ACTION:
        if asked:
            return "You: use an action card, or pass."
        return f"Action cards: {v.thinking} still thinking."
    if v.phase == PICK2:
        picker = BITS[v.asked][0]
        return f"{'You' if asked else f'Seat {picker}'}: take a second number back."
    what = {COMMIT1: "first card", COMMIT2: "second card", COMMIT3: "last number"}.get(v.phase)
    if v.phase == KEEP:
        return "You: take one number back." if asked else f"Taking numbers back: {waits}."
    if v.phase != COMMIT3:
        what = "number" if (v.phase == COMMIT1) == (v.order == NGN) else "goal"
    return f"You: lay down a {what}." if asked else f"Laying down: {waits}."


def ending(v: Any) -> str:
    """How the mission ended, in a sentence."""
    who = " and ".join(f"seat {k}" for k in BITS[v.culprits])
    holds = "hold" if " and " in who else "holds"
    if v.cause == WON:
        lost = lives_at_start(v) - v.lives
        lives = {0: "no life", 1: "one life"}.get(lost, f"{lost} lives")
        return f"Mission won, {lives} lost: {medal(lost)}."
    return {
        LIVES: "Mission lost: no life is left.",
        NO_NUMBERS: f"Mission lost: {who} cannot play a round, with fewer than two numbers.",
        CHALLENGE: f"Mission lost: {who} {holds} no number that keeps the challenge.",
        HYPER: f"Mission lost: {who} holds the hyper card and failed.",
    }[v.cause]


def picture(v: Any) -> str:
    """The table as text for a terminal."""
    card = mission_card(v)
    stars = "*" * card["stars"]
    title = f"Mission {card['number']} {card['name']} {stars}" if card["number"] else card["name"]
    lines = [
        f"{title.strip()}   round {v.round_no}   won {v.won}/{v.rounds}   lives {v.lives}"
        f"   may fail {v.allowed + v.bonus}   leader {v.leader}"
    ]
    if v.acts:
        cards = (f"{name} {ACTION_WORDS[name]}" for name in CARD_LISTS[v.acts])
        lines.append(f"Action cards: {'; '.join(cards)}")
    if v.challenges:
        lines.append(
            "Challenges: "
            + "; ".join(f"{name}: {words}" for name, words in card["challenges"].items())
        )
    lines += [seat_line(v, k) for k in range(v.seats + (v.seats == GHOST))]
    if ACTION <= v.phase <= COMMIT3:
        lines.append(ladder(v))
    if v.past and (v.phase in (KEEP, OVER) or v.phase == COMMIT1):
        lines += round_lines(v, v.past - 1)
    if v.seat >= 0 and v.phase != OVER:
        lines.append(hand_line(v))
    lines.append(status(v))
    return "\n".join(lines)


def seat_line(v: Any, k: int) -> str:
    """A place in one line: three slots, hand and row."""
    if k >= v.seats:
        name, hand = "ghost", f"pile {v.pile_left[k]}"
    else:
        name = f"S{k}" + "*" * (k == v.seat)
        known = " ".join(map(small, v.known[k][: v.known_count[k]]))
        hand = f"hand {v.held[k]}" + (f" (known {known})" if known else "")
        if v.sees[k] and v.phase == OVER:
            hand = f"hand {' '.join(map(small, v.hand[k][: v.held[k]])) or '-'}"
    marks = [
        word
        for word, there in (
            ("super", v.super_seat == k), ("hyper", v.hyper_seat == k), ("ignored", v.ignored == k),
            ("ready", k < v.seats and is_ready(v, k)),
        )
        if there
    ]  # fmt: skip
    row = " ".join(map(small, v.row[k][: v.row_count[k]]))
    text = f"{name:<5} {SHAPES[k]} {slots(v, k)}  {hand}"
    text += f"  row {row}" if row else ""
    return text + (f"  ({', '.join(marks)})" if marks else "")


def is_ready(v: Any, k: int) -> bool:
    """Whether a seat has played its face-down card."""
    return v.phase in (COMMIT1, COMMIT2, COMMIT3) and not v.asked >> k & 1


def slots(v: Any, k: int) -> str:
    """The three cards of a place in the order of play."""
    sign = "+" * (v.plus_at == k) + "\u2212" * (v.minus_at == k)
    first = f"[{small(v.first[k]) + sign if v.first[k] >= 0 else '  '}]"
    goal = f"[{GOALS[v.goal[k] % KINDS] if v.goal[k] >= 0 and k < v.seats else '':<2}]"
    last = f"[{small(v.last[k]) if v.last[k] >= 0 else '  '}]"
    return " ".join((first, goal, last) if v.order == NGN else (goal, first, last))


def ladder(v: Any) -> str:
    """The sums that each place can still reach."""
    parts = []
    for k in range(v.seats + (v.seats == GHOST)):
        sums = " ".join(map(str, SUM_LISTS[v.may_sum[k]]))
        parts.append(f"{f'S{k}' if k < v.seats else 'ghost'} {sums or '-'}")
    return "Possible sums: " + " | ".join(parts)


def hand_line(v: Any) -> str:
    """The viewer's hand."""
    numbers = " ".join(map(small, v.hand[v.seat][: v.held[v.seat]]))
    goals = "  ".join(GOALS[k] for k in BITS[v.goals[v.seat]])
    laid = f"   face down: {action(v, v.mine)}" if v.mine != NOTHING else ""
    return f"Your hand: {numbers}   goals: {goals or '-'}{laid}"


def round_lines(v: Any, r: int) -> list[str]:
    """A past round: each seat's goal and why it was met or missed."""
    shown = past(v, r)
    lines = []
    for k in range(v.seats):
        mark = {True: "met", False: "missed", None: "-"}[shown["met"][k]]
        goal = GOALS[shown["goals"][k] % KINDS]
        lines.append(f"  S{k} {goal:<2} {mark}: {shown['reasons'][k]}")
    return [f"Round {r + 1} {'completed' if shown['completed'] else 'failed'}:", *lines]


def tell(before: Any, seat: int, action: int | None, after: Any) -> list[str]:
    """The lines that tell a viewer about an action, from the views before and after it."""
    lines = [deed(before, seat, action, after)]
    if before.phase in (COMMIT1, COMMIT2) and after.phase != before.phase:
        lines += turned(before, after)
    for k in range(before.uses, after.uses):
        if action is None or before.options.action_order == BY_LEADER:
            who = "You use" if after.use_seat[k] == after.seat else f"Seat {after.use_seat[k]} uses"
            lines.append(f"{who} {use_words(after.use_action[k])}.")
    if after.past > before.past:
        lines += checked(after, before.past)
    if after.round_no > before.round_no:
        lines.append(taken_back(after, before.round_no - 1))
        if after.phase != OVER:
            lines.append(f"Round {after.round_no}: seat {after.leader} leads.")
    if after.phase == OVER:
        lines.append(ending(after))
    return [line for line in lines if line]


def deed(before: Any, seat: int, act: int | None, after: Any) -> str:
    """What a seat did, as far as the viewer may know."""
    you = seat == after.seat
    if before.phase == ACTION and before.options.action_order == BY_LEADER:
        return f"You wish: {action(before, act)}." if act is not None else "A wish is in."
    if before.phase == ACTION and (act is None or act == PASS):
        return "You pass." if you else "Somebody passes."
    if act is None:
        done = "has chosen" if before.phase == KEEP else "is ready"
        return f"Seat {seat} {done}."
    words = action(before, act)
    if you:
        return f"You {words}."
    verb, _, rest = words.partition(" ")
    return f"Seat {seat} {verb}s {rest}."


def turned(before: Any, after: Any) -> list[str]:
    """The cards just revealed, after any passing."""
    size = after.seats + (after.seats == GHOST)
    if (before.phase == COMMIT1) == (before.order == NGN):
        cards = ", ".join(
            f"{'ghost' if k >= after.seats else f'S{k}'} {small(after.first[k])}"
            for k in range(size)
        )
        passed = " after passing" if after.challenges & PASSN else ""
        return [f"First numbers{passed}: {cards}."]
    cards = ", ".join(f"S{k} {GOALS[after.goal[k] % KINDS]}" for k in range(after.seats))
    passed = " after passing" if after.challenges & PASSG else ""
    return [f"Goals{passed}: {cards}."]


def checked(v: Any, r: int) -> list[str]:
    """A round's sums, goals and outcome."""
    shown = past(v, r)
    lines = []
    for k in range(v.seats):
        mark = {True: "met", False: "missed", None: "no goal"}[shown["met"][k]]
        goal = GOALS[shown["goals"][k] % KINDS]
        cards = f"{small(shown['first'][k])} {small(shown['last'][k])}"
        lines.append(f"S{k} {cards} = {shown['sums'][k]}, {goal} {mark}: {shown['reasons'][k]}.")
    if v.seats == GHOST:
        cards = f"{small(shown['first'][GHOST])} {small(shown['last'][GHOST])}"
        lines.append(f"Ghost {cards} = {shown['sums'][GHOST]}.")
    done = "The round is completed." if shown["completed"] else "The round fails: a life is lost."
    return [*lines, done]


def taken_back(v: Any, r: int) -> str:
    """Who took which number back."""
    kept = past(v, r)["kept"]
    cards = ", ".join(f"S{k} {small(card)}" for k, card in enumerate(kept) if card is not None)
    return f"Back to hand: {cards}." if cards else "Nobody takes a number back."
