"""Lines that lack one chip: how likely is it that somebody completes one in the next turns?

For `strong`, every opponent's hand is any of the unseen cards. The learned weights add what turns
say: who could have completed a line in their last turn and did not can only have drawn the card
since (such a threat is stale), and who has just made a line one short may hold the card for it.
"""

from __future__ import annotations

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.deck import PLUS, kind_of
from parlour.games.sequence_numbers.lines import CELLS, FIVE, LINE_CELL, LINES
from parlour.games.sequence_numbers.rules import TEAMS
from parlour.games.sequence_numbers.survey import (
    COVER,
    MINE,
    UNSEEN,
    kind_at,
    risk,
)
from parlour.games.sequence_numbers.view import HIDDEN, View
from parlour.games.sequence_numbers.weights import (
    AGE,
    OLD,
    ONE_SHORT,
    SEQUENCES,
    SHORT,
    THREAT,
    THREAT_AGE,
    THREATS,
    UNKNOWN,
    place,
)

NEXT_MINE, NEXT_THEIRS = place("next_mine"), place("next_theirs")
SECOND_TURN, UNPLAYED = place("second_turn"), place("unplayed")
DRAW, PARTNER = place("draw"), place("partner")
STALE, FRESH = place("stale"), place("fresh")


@rule
def date_chips(v: View, x: Array) -> None:
    """Note how many turns ago each chip was placed, as far as the last discards tell."""
    for cell in range(CELLS):
        x[AGE + cell] = OLD
    if x[STALE] == 0.0:
        return
    for ago in range(1, v.seats):
        date_last_play(v, x, (v.seat - ago) % v.seats, ago)


@rule
def date_last_play(v: View, x: Array, seat: int, ago: int) -> None:
    """Date the chip of a seat's last discard; all chips of its team if it could be any."""
    at = v.discards - 1
    while at >= 0 and v.discard_by[at] != seat:
        at -= 1
    kind = PLUS if at < 0 or v.discard[at] == HIDDEN else kind_of(v.discard[at])
    team = seat % v.teams
    for cell in range(CELLS):
        if x[COVER + cell] == team + 1 and (kind >= PLUS or kind_at(v, cell) == kind):
            x[AGE + cell] = min(x[AGE + cell], 1.0 * ago)


@rule
def note_threats(v: View, x: Array) -> None:
    """Note the open cell of every line that lacks one chip."""
    for k in range(TEAMS * CELLS):
        x[THREAT + k] = 0.0
    for team in range(v.teams):
        x[THREATS + team] = 0.0
        if x[ONE_SHORT + team] > 0.0:
            for line in range(LINES):
                if x[SHORT + team * LINES + line] == 1.0:
                    note_threat(x, team, line)


@rule
def note_threat(x: Array, team: int, line: int) -> None:
    """Note the open cell of a line that lacks one chip, and since when it does."""
    age, at = OLD, 0
    for k in range(FIVE):
        cell = LINE_CELL[line, k]
        if x[COVER + cell] == 0.0:
            at = team * CELLS + cell
        else:
            age = min(age, x[AGE + cell])
    if x[THREAT + at] > 0.0:
        x[THREAT_AGE + at] = max(age, x[THREAT_AGE + at])
    else:
        x[THREAT + at] = 1.0
        x[THREAT_AGE + at] = age
        x[THREATS + team] += 1.0


@rule
def completing_cards(v: View, x: Array, team: int) -> float:
    """The number of unseen cards that complete a line for a team."""
    if x[THREATS + team] == 0.0:
        return 0.0
    wanted = 0.0
    for kind in range(PLUS):
        first, second = v.cells[kind, 0], v.cells[kind, 1]
        if x[THREAT + team * CELLS + first] + x[THREAT + team * CELLS + second] > 0.0:
            wanted += x[UNSEEN + kind]
    return wanted + x[UNSEEN + PLUS]


@rule
def fresh_cards(v: View, x: Array, team: int, ago: int) -> float:
    """Those of them that a seat may have held back: it has had no chance to play them."""
    wanted, any_stale = 0.0, False
    for kind in range(PLUS):
        fresh, stale = False, False
        for k in range(2):
            at = team * CELLS + v.cells[kind, k]
            if x[THREAT + at] > 0.0:
                if x[THREAT_AGE + at] <= ago:
                    fresh = True
                else:
                    stale = True
        any_stale = any_stale or stale
        if fresh and not stale:
            wanted += x[UNSEEN + kind]
    return wanted if any_stale else wanted + x[UNSEEN + PLUS]


@rule
def may_complete(v: View, x: Array, seat: int, unseen: float, wanted: float) -> float:
    """The chance that a seat completes a line in its next turn."""
    chance = risk(unseen, wanted, v.held[seat])
    if x[STALE] == 0.0:
        return chance
    fresh = fresh_cards(v, x, seat % v.teams, (v.seat - seat) % v.seats)
    held_back = min(1.0, x[FRESH] * risk(unseen, fresh, max(0, v.held[seat] - 1)))
    told = 1.0 - (1.0 - held_back) * max(0.0, 1.0 - wanted / max(1.0, unseen))
    return x[STALE] * told + (1.0 - x[STALE]) * chance


@hot
def wins_with_it(v: View, x: Array, team: int) -> bool:
    """Whether a team's next sequence wins the game."""
    return v.target - x[SEQUENCES + team] <= 1.0


@rule
def safety(v: View, x: Array, team: int) -> float:
    """The chance that no opponent completes a line before my next turn."""
    unseen = x[UNKNOWN]
    live = 1.0
    for other in range(v.teams):
        if other == team:
            continue
        wanted = completing_cards(v, x, other)
        if wanted <= 0.0:
            continue
        weight = 1.0 if wins_with_it(v, x, other) else x[NEXT_THEIRS]
        for ahead in range(1, v.seats):
            seat = (v.seat + ahead) % v.seats
            if seat % v.teams == other:
                later = x[SECOND_TURN] if ahead > v.teams else 1.0
                live *= max(0.0, 1.0 - may_complete(v, x, seat, unseen, wanted) * weight * later)
    return live


@rule
def hope(v: View, x: Array, team: int) -> float:
    """An estimate of the chance that my team completes a line on its next turns."""
    if x[THREATS + team] == 0.0:
        return 0.0
    ready = 0.0
    for cell in range(CELLS):
        if x[THREAT + team * CELLS + cell] > 0.0 and x[MINE + kind_at(v, cell)] > 0.0:
            ready += 1.0
    if x[MINE + PLUS] > 0.0:
        ready += 2.0 if x[THREATS + team] > 1.0 else 1.0
    unseen = max(1.0, x[UNKNOWN])
    wanted = completing_cards(v, x, team)
    chance = 1.0 - x[UNPLAYED] ** ready * max(0.0, 1.0 - x[DRAW] * wanted / unseen)
    for ahead in range(v.teams, v.seats, v.teams):
        seat = (v.seat + ahead) % v.seats
        chance += x[PARTNER] * may_complete(v, x, seat, unseen, wanted)
    return chance * (1.0 if wins_with_it(v, x, team) else x[NEXT_MINE])
