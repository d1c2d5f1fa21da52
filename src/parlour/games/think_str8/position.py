"""Think Str8!: completing positions set up by hand, and rejecting impossible ones.

Give the fields that matter: `holder`, `pos` (and `track` where stones share a space), `this_round`,
`phase`, `turn`, `dice`, `token`, `start`, ... The seats to act, free tokens, results, box and piles
are filled in. Earlier rounds may be left out, and then they give no information.
"""

from __future__ import annotations

from typing import Any

from parlour.games.think_str8.options import OFF, SEQUENTIAL
from parlour.games.think_str8.rules import (
    ALL_VALUES,
    COLOURS,
    DICE,
    EXCHANGE,
    FINAL,
    HIGH,
    HIT,
    HOLDERS,
    LOW,
    MISS,
    NONE,
    PLACE,
    SPACES,
    SUBSETS,
    TOKEN,
    TOKENS,
    UNCHECKED,
    VALUES,
)

ROWS = ("token", "start", "result", "given", "value")
BLANK = {"result": UNCHECKED}


def arrange(s: Any, given: frozenset[str]) -> None:
    """Fill in the fields of a position that were not given."""
    if not (0 <= s.this_round <= s.rounds and 0 <= s.turn < s.seats):
        return
    seats, begun = range(s.seats), min(int(s.this_round) + 1, int(s.rounds))
    if "dice" not in given:
        s.dice[1:begun] = s.dice[0]
    for field in ROWS:
        if field not in given:
            getattr(s, field)[:begun] = BLANK.get(field, NONE)
    if "track" not in given:
        s.track[: s.seats] = sorted(seats, key=lambda seat: (int(s.pos[seat]), -seat))
    if "order" not in given:
        s.order[: s.seats] = s.track[: s.seats]
    if "turns_left" not in given:
        s.turns_left = s.options.die_turns
    if "removed" not in given:
        for colour in range(s.colours):
            s.removed[colour] = next(iter(_numbers(_out_of_sight(s, colour))), NONE)
    if "pile" not in given:
        for colour in range(s.colours):
            s.pile[colour] = _out_of_sight(s, colour) & ~(1 << int(s.removed[colour]))
    if s.phase < FINAL and s.this_round < s.rounds:
        _arrange_round(s, given)
    if "asked" not in given:
        s.asked = _asked(s)


def _arrange_round(s: Any, given: frozenset[str]) -> None:
    """Fill in the current round: free tokens and, in the exchange, the results."""
    r = int(s.this_round)
    if "free" not in given:
        taken = {int(t) for t in s.token[r][: s.seats]}
        s.free = sum(1 << t for t in range(TOKENS) if t not in taken)
    if "result" not in given and s.phase == EXCHANGE:
        for seat in range(s.seats):
            s.result[r][seat] = _truth(s, r, seat)


def _asked(s: Any) -> int:
    """The seats to act, as bits."""
    if s.phase == FINAL:
        waiting = [seat for seat in range(s.seats) if s.bet_on[seat] < s.colours]
    elif s.phase == PLACE and s.options.placement != SEQUENTIAL:
        waiting = [seat for seat in range(s.seats) if s.start[s.this_round][seat] == NONE]
    else:
        waiting = [int(s.order[s.turn])]
    return sum(1 << seat for seat in waiting)


def _numbers(mask: int) -> list[int]:
    return [value for value in range(VALUES) if mask >> value & 1]


def _given_up(s: Any, colour: int) -> list[int]:
    """The numbers of a colour that were given up."""
    return [
        int(s.value[r][seat])
        for r in range(min(int(s.this_round) + 1, int(s.rounds)))
        for seat in range(s.seats)
        if s.given[r][seat] == colour
    ]


def _out_of_sight(s: Any, colour: int) -> int:
    """The numbers of a colour that are on no holder and were not given up, as a mask."""
    seen = [int(s.holder[holder][colour]) for holder in range(HOLDERS)] + _given_up(s, colour)
    return ALL_VALUES & ~sum(1 << value for value in {*seen} if 0 <= value < VALUES)


def _card_in_row(s: Any, r: int, seat: int, colour: int) -> int:
    for later in range(r, min(int(s.this_round) + 1, int(s.rounds))):
        if s.given[later][seat] == colour:
            return int(s.value[later][seat])
    return int(s.holder[seat][colour])


def _truth(s: Any, r: int, seat: int) -> int:
    """The true result of a bet."""
    colours = [int(c) for c in s.dice[r] if c < s.colours]
    total = sum(_card_in_row(s, r, seat, colour) for colour in colours)
    token, start = int(s.token[r][seat]), int(s.start[r][seat])
    if start <= total < start + s.width[token]:
        return HIT
    if token == 0 and not s.options.smallest_hint:
        return MISS
    return HIGH if total < start else LOW


def flaw(s: Any) -> str | None:
    """Why a position cannot arise, or None."""
    questions = (
        _flaw_of_phase, _flaw_of_cards, _flaw_of_track, _flaw_of_rows, _flaw_of_turn, _flaw_of_bets,
    )  # fmt: skip
    for flaw_of in questions:
        found = flaw_of(s)
        if found:
            return found
    return None


def _flaw_of_phase(s: Any) -> str | None:
    if not 0 <= s.turn < s.seats:
        return f"turn must be a place in the order, from 0 to {s.seats - 1}"
    if s.phase not in (DICE, TOKEN, PLACE, EXCHANGE, FINAL):
        return f"phase must be {DICE}, {TOKEN}, {PLACE}, {EXCHANGE} or {FINAL}, not {s.phase}"
    last = s.rounds if s.phase == FINAL else s.rounds - 1
    first = s.rounds if s.phase == FINAL else 0
    if not first <= s.this_round <= last:
        return f"in phase {s.phase}, this_round must be from {first} to {last}, not {s.this_round}"
    return None


def _flaw_of_cards(s: Any) -> str | None:
    for colour in range(COLOURS):
        held = [s.holder[holder][colour] for holder in range(HOLDERS)]
        if colour >= s.colours:
            if {*held, s.removed[colour]} != {NONE} or s.pile[colour]:
                return f"colour {colour} is not in play, so its cards must be {NONE}"
            continue
        cards = [*held, s.removed[colour], *_numbers(s.pile[colour]), *_given_up(s, colour)]
        if sorted(cards) != list(range(VALUES)):
            return f"colour {colour} must have the numbers 0 to 7 once each, not {sorted(cards)}"
    return None


def _flaw_of_track(s: Any) -> str | None:
    seats, track = list(range(s.seats)), s.track[: s.seats]
    if sorted(track) != seats or sorted(s.order[: s.seats]) != seats:
        return "track and order must name every seat once"
    places = [s.pos[seat] for seat in track]
    if places != sorted(places):
        return f"track must run from last to first, but these are on spaces {places}"
    return None


def _flaw_of_rows(s: Any) -> str | None:
    for r in range(min(s.this_round + 1, s.rounds)):
        if s.dice[r] != sorted(s.dice[r]) or not {*s.dice[r]} <= {*range(COLOURS)}:
            return f"the dice of round {r} must be three colours in order, not {s.dice[r]}"
        taken = [t for t in s.token[r][: s.seats] if t != NONE]
        if len({*taken}) < len(taken) or not {*taken} <= {*range(TOKENS)}:
            return f"the tokens of round {r} must be different numbers from 0 to {TOKENS - 1}"
        for seat in range(s.seats):
            found = _flaw_of_bet(s, r, seat)
            if found:
                return found
    return None


def _flaw_of_bet(s: Any, r: int, seat: int) -> str | None:
    token, start = s.token[r][seat], s.start[r][seat]
    if start != NONE and not (token != NONE and 0 <= start <= SPACES - s.width[token]):
        return f"in round {r} seat {seat} has no token that starts at {start}"
    checked = s.result[r][seat] != UNCHECKED
    if checked and (start == NONE or s.result[r][seat] != _truth(s, r, seat)):
        return f"the result of seat {seat} in round {r} is wrong"
    if s.given[r][seat] != NONE and (not checked or s.result[r][seat] == HIT):
        return f"seat {seat} has nothing to exchange in round {r}"
    return None


def _flaw_of_turn(s: Any) -> str | None:
    if s.asked != _asked(s) or s.asked == 0:
        return f"as a mask, the seats that may act must be {_asked(s):b}, not {s.asked:b}"
    if s.phase == FINAL:
        return None
    r = s.this_round
    if s.free != sum(1 << t for t in range(TOKENS) if t not in s.token[r][: s.seats]):
        return "free must have a bit for every token that no one has taken"
    if s.phase == DICE and s.turns_left == 0 and s.dice[r][-1] < s.colours:
        return "there is no die left to turn"
    waits = [seat for seat in range(s.seats) if s.token[r][seat] == NONE]
    if s.phase in (PLACE, EXCHANGE) and waits and s.options.placement != SEQUENTIAL:
        return f"seat {waits[0]} has no token yet"
    if s.phase == EXCHANGE:
        return _flaw_of_exchange(s, r)
    return None


def _flaw_of_exchange(s: Any, r: int) -> str | None:
    seat = s.order[s.turn]
    if UNCHECKED in s.result[r][: s.seats] or s.result[r][seat] == HIT:
        return f"seat {seat} has nothing to exchange"
    if s.options.exchange == OFF or not any(s.pile):
        return "no card can be exchanged, so the round would be over"
    if r + 1 == s.rounds and not s.options.exchange_last_round:
        return "the last round has no exchange"
    return None


def _flaw_of_bets(s: Any) -> str | None:
    for seat in range(s.seats):
        if not 0 <= s.bet_on[seat] <= (s.colours if s.phase == FINAL else 0):
            return f"seat {seat} can't have made {s.bet_on[seat]} final bets"
        if not {*s.bets[seat][: s.bet_on[seat]]} <= {int(mask) for mask in SUBSETS}:
            return "a final bet must be a mask of one, two or three numbers"
    return None
