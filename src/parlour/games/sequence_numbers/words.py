"""Sequence Numbers as text: actions, the view as JSON, the table for terminals, and events."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from parlour.core.manners import Call
from parlour.games.sequence_numbers import deck
from parlour.games.sequence_numbers.deck import BAND, CARDS, FIRST_MINUS, FIRST_PLUS, MINUS, PLUS
from parlour.games.sequence_numbers.lines import LINE_CELLS, SIDE, THROUGH, THROUGH_COUNT
from parlour.games.sequence_numbers.options import CUSTOM_DECK, DECK_LEVELS, HIGHLIGHT, REFEREE
from parlour.games.sequence_numbers.rules import (
    ALL_STUCK,
    CLAIM,
    CLAIM_LINE,
    DISCARD_KIND,
    DRAW,
    DRAW_CARD,
    DRAWN_GAME,
    FORFEIT,
    MINUS_AT,
    NO_CARD,
    NO_CELL,
    NO_KIND,
    NOBODY,
    OVER,
    PASS,
    PLUS_AT,
    SEQUENCES,
    SKIP_DRAW,
    TURN,
    UPHOLD,
)

TEAM_NAMES = "ABC"
PHASES = ("turn", "claim", "draw", "forfeit", "over")
REASONS = ("sequences", "all stuck", "turn limit")
SIGNS = {PLUS: "+", MINUS: deck.TRUE_MINUS}
DRAWS_AFTER_S = 4.0
LINE_LISTS = [list(line) for line in LINE_CELLS]


@lru_cache(256)
def faces(deck_level: int, board_seed: int, own: tuple[int, ...] = ()) -> list[str]:
    """The face of every card id; `own` has the sums of a custom deck."""
    if deck_level == CUSTOM_DECK:
        sums = tuple(deck.sum_of(card, code) for card, code in enumerate(own))
    else:
        sums = deck.sums(deck.levels(DECK_LEVELS[deck_level], board_seed))
    wild = ["+"] * (FIRST_MINUS - FIRST_PLUS) + [deck.TRUE_MINUS] * (CARDS - FIRST_MINUS)
    return [f"{left}{sign}{right}" for left, sign, right in sums] + wild


@lru_cache(256)
def cards(deck_level: int, board_seed: int, own: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    """Every card as JSON for screens."""
    return [
        {
            "card": card,
            "face": face,
            "kind": deck.kind_of(card),
            "number": card // 2 + 1 if card < FIRST_PLUS else None,
            "band": card // 2 // BAND if card < FIRST_PLUS else None,
        }
        for card, face in enumerate(faces(deck_level, board_seed, own))
    ]


def sums_at(v: Any) -> tuple[int, int, tuple[int, ...]]:
    """The arguments of `faces` and `cards` for this table."""
    if v.options.deck_level == CUSTOM_DECK:
        return CUSTOM_DECK, 0, tuple(v.options.custom_sums[1:])
    return v.options.deck_level, v.options.board_seed, ()


def faces_of(v: Any) -> list[str]:
    """The faces of this table's cards."""
    return faces(*sums_at(v))


def cell_name(cell: int) -> str:
    """The name of a cell: its row and column, from 0."""
    return f"r{cell // SIDE}c{cell % SIDE}"


def team_name(team: int) -> str:
    """The letter of a team."""
    return TEAM_NAMES[team]


def hand_of(v: Any, seat: int) -> list[int]:
    """The cards of a hand if it is visible, otherwise none."""
    return list(v.hand[seat][: v.held[seat]]) if seat >= 0 and v.sees[seat] else []


def card_named(v: Any, kind: int) -> str:
    """A kind as position and face in the viewer's hand; its number or sign if not in hand."""
    for place, card in enumerate(hand_of(v, v.seat), 1):
        if deck.kind_of(card) == kind:
            return f"{place} ({faces_of(v)[card]})"
    return SIGNS.get(kind, str(kind + 1))


def action(v: Any, action: int) -> str:
    """An action in words."""
    if action < PLUS_AT:
        return f"play {card_named(v, v.number[action] - 1)} on {cell_name(action)}"
    if action < MINUS_AT:
        return f"play + on {cell_name(action - PLUS_AT)}"
    if action < DISCARD_KIND:
        return f"play {deck.TRUE_MINUS} on {cell_name(action - MINUS_AT)}"
    if action < PASS:
        kind = action - DISCARD_KIND
        return f"{'swap' if is_exchange(v, kind) else 'give'} {card_named(v, kind)}"
    if action < CLAIM_LINE:
        return {PASS: "pass", DRAW_CARD: "draw", SKIP_DRAW: "skip"}[action]
    if action < UPHOLD:
        return claim_named(v, action - CLAIM_LINE)
    return f"uphold the call against team {team_name(action - UPHOLD)}"


def lingers(v: Any) -> float:
    """How long a bot waits: in strict mode it gives people time to draw first."""
    return DRAWS_AFTER_S if v.phase == DRAW else 0.0


def calls(s: Any) -> dict[int, Call]:
    """The possible calls: that a team has talked about its hands."""  # N28
    if s.options.table_talk != REFEREE or s.seats == s.teams:
        return {}
    members = [tuple(range(team, s.seats, s.teams)) for team in range(s.teams)]
    return {
        UPHOLD + team: Call(seats, f"team {team_name(team)} helped each other")
        for team, seats in enumerate(members)
        if any(s.held[seat] >= 2 for seat in seats)
    }


def is_exchange(v: Any, kind: int) -> bool:
    """Whether discarding this kind now is an exchange."""
    return bool(v.phase == TURN and v.exchanges < v.options.dead_per_turn and is_dead(v, kind))


def is_dead(v: Any, kind: int) -> bool:
    """Whether both cells of a number are covered."""
    if kind >= PLUS:
        return False
    first, second = v.cells[kind]
    return bool(v.chip[first] and v.chip[second])


def claim_named(v: Any, rank: int) -> str:
    """A claim as its position among the candidates and the ends of the line."""
    if v.phase == CLAIM and rank < THROUGH_COUNT[v.last_cell]:
        line = int(THROUGH[v.last_cell][rank])
        found = candidates(v)
        if line in found:
            first, *_, last = LINE_CELLS[line]
            return f"claim {found.index(line) + 1} ({cell_name(first)} to {cell_name(last)})"
    return f"claim the line of rank {rank}"


def candidates(v: Any) -> list[int]:
    """The lines that can be claimed now."""
    own = v.turn % v.teams + 1
    found = []
    for line in map(int, THROUGH[v.last_cell][: THROUGH_COUNT[v.last_cell]]):
        cells = [c for c in LINE_CELLS[line] if v.number[c]]
        if all(v.chip[c] == own for c in cells) and (
            sum(v.locked[c] for c in cells) <= v.options.shared_chips
        ):
            found.append(line)
    return found


def public(v: Any) -> dict[str, Any]:
    """Public information, as JSON for screens."""
    options, seats, over = v.options, v.seats, v.phase == OVER
    return {
        "phase": PHASES[v.phase],
        "to_act": to_act(v),
        "turn": v.turn,
        "turn_no": v.turn_no,
        "max_turns": options.max_turns,
        "teams": v.teams,
        "target": v.target,
        "sequences": v.sequences[: v.teams],
        "lines": [
            [LINE_LISTS[k] for k in v.sequence_line[t][: v.sequences[t]]] for t in range(v.teams)
        ],
        "numbers": v.number,
        "chips": v.chip,
        "locked": v.locked,
        "held": v.held[:seats],
        "pile": v.pile_left,
        "discards": v.discard[: v.discards],
        "discards_by": v.discard_by[: v.discards],
        "faces": faces_of(v),
        "last": last(v),
        "exchanges": v.exchanges,
        "exchanges_left": options.dead_per_turn - v.exchanges,
        "passes": v.passes,
        "stuck": seats_in(v.stuck) if v.stuck else None,
        "pending": seats_in(v.pending) if options.draw_mode else None,
        "lost": v.lost[:seats] if options.draw_mode else None,
        "forfeit": seats_in(v.forfeit) if v.phase == FORFEIT else None,
        "claims": claims(v) if v.phase == CLAIM else None,
        "calls": callable_teams(v) if options.table_talk == REFEREE else None,
        "aid": "highlight" if options.answer_aid == HIGHLIGHT else "self",
        "band_colours": bool(options.band_colours),
        "winner": v.winner if over and v.winner != DRAWN_GAME else None,
        "reason": REASONS[v.reason] if over else None,
    }


def own(v: Any) -> dict[str, Any]:
    """What depends on the viewer, as JSON for screens."""
    seated = v.seat >= 0
    known = cards(*sums_at(v))
    hand = [known[card] for card in hand_of(v, v.seat)]
    return {
        "seat": v.seat if seated else None,
        "team": v.seat % v.teams if seated else None,
        "hand": hand if seated else None,
        "hands": [
            [known[card] for card in hand_of(v, k)] if v.sees[k] else None for k in range(v.seats)
        ],
        "dead": [k for k, card in enumerate(hand) if is_dead(v, card["kind"])] if seated else None,
        "given": v.given if v.given != NO_KIND else None,
        "says": status(v),
    }


def to_act(v: Any) -> list[int]:
    """The seats that can act now."""
    if v.phase == OVER:
        return []
    if v.phase == FORFEIT:
        return seats_in(v.forfeit)
    return seats_in(v.pending | 1 << v.turn)


def late(v: Any) -> list[int]:
    """The seats that may still draw out of turn; the table does not wait for them."""  # N26
    return [seat for seat in seats_in(v.pending) if seat != v.turn] if v.phase != FORFEIT else []


def seats_in(mask: int) -> list[int]:
    """The seats in a bit mask."""
    return [seat for seat in range(8) if mask >> seat & 1]


def last(v: Any) -> dict[str, Any] | None:
    """The last card played, and the cell of its chip."""
    if v.last_seat == NOBODY:
        return None
    return {
        "seat": v.last_seat,
        "card": None if v.last_card == NO_CARD else v.last_card,
        "cell": None if v.last_cell == NO_CELL else v.last_cell,
    }


def claims(v: Any) -> list[dict[str, Any]]:
    """The lines to choose from, each with its action."""
    through = THROUGH[v.last_cell].tolist()
    return [
        {"action": CLAIM_LINE + through.index(line), "cells": LINE_LISTS[line]}
        for line in candidates(v)
    ]


def callable_teams(v: Any) -> list[int]:
    """The teams that a call can be upheld against now."""
    if v.phase != TURN or v.exchanges or v.seats == v.teams:
        return []
    return [t for t in range(v.teams) if any(n >= 2 for n in v.held[t : v.seats : v.teams])]


def may_talk(v: Any) -> bool:
    """Whether this seat may chat now; team-mates may only with a referee."""  # N28
    return bool(v.phase == OVER or v.seats == v.teams or v.options.table_talk == REFEREE)


def status(v: Any) -> str:
    """Whose move it is and what they can do."""
    if v.phase == OVER:
        return verdict(v)
    if v.phase == FORFEIT:
        return f"{named(v, seats_in(v.forfeit))}: give up a card."
    who = "You" if v.seat == v.turn else f"Seat {v.turn}"
    if v.phase == CLAIM:
        return f"{who}: choose which line becomes a sequence."
    if v.phase == DRAW:
        return f"{who}: draw a card."
    return f"{who}: play a card."


def named(v: Any, seats: list[int]) -> str:
    """Seats as the subject of a sentence."""
    names = ["You" if seat == v.seat else f"Seat {seat}" for seat in seats]
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]])) if names else "Nobody"


def verdict(v: Any) -> str:
    """Who won, and why."""
    reason = {
        SEQUENCES: "",
        ALL_STUCK: "Nobody could play any more. ",
    }.get(v.reason, f"{v.turn_no} turns were played. ")
    if v.winner == DRAWN_GAME:
        return f"{reason}The game is drawn."
    count = v.sequences[v.winner]
    return f"{reason}Team {team_name(v.winner)} wins with {counted(count, 'sequence')}."


def counted(number: int, noun: str) -> str:
    """ "1 sequence", "2 sequences"."""
    return f"{number} {noun}{'s' * (number != 1)}"


def picture(v: Any) -> str:
    """The table as text for a terminal."""
    return "\n".join(
        [
            heading(v),
            *board(v),
            *(seat_line(v, seat) for seat in range(v.seats)),
            *hand_lines(v),
            status(v),
        ]
    )


def heading(v: Any) -> str:
    score = "  ".join(f"{team_name(t)} {v.sequences[t]}/{v.target}" for t in range(v.teams))
    return f"Turn {v.turn_no + 1}   sequences {score}   pile {v.pile_left}"


def board(v: Any) -> list[str]:
    """The board as rows of cells, each three characters wide."""
    rows = ["   " + "".join(f" c{column} " for column in range(SIDE)).rstrip()]
    for row in range(SIDE):
        cells = [cell_drawn(v, SIDE * row + column) for column in range(SIDE)]
        rows.append(f"r{row} " + " ".join(cells).rstrip())
    return rows


def cell_drawn(v: Any, cell: int) -> str:
    if not v.number[cell]:
        return " * "
    if not v.chip[cell]:
        return f"{v.number[cell]:3d}"
    chip = team_name(v.chip[cell] - 1)
    if v.locked[cell]:
        return f"[{chip}]"
    return f"<{chip}>" if cell == v.last_cell else f" {chip} "


def seat_line(v: Any, seat: int) -> str:
    """A seat's team, card count, discards and notes."""
    laid = [c for c, by in zip(v.discard[: v.discards], v.discard_by, strict=False) if by == seat]
    top = f"discards {len(laid)}, on top {faces_of(v)[laid[-1]]}" if laid else "no discards"
    notes = [counted(v.held[seat], "card"), top]
    if v.pending >> seat & 1:
        notes.append("may still draw")
    if v.lost[seat]:
        notes.append(f"{counted(v.lost[seat], 'card')} lost")
    if v.stuck >> seat & 1:
        notes.append("could not play")
    you = " (you)" if seat == v.seat else ""
    pointer = ">" if seat in to_act(v) else " "
    return f"{pointer} Seat {seat}, team {team_name(seat % v.teams)}{you}: {', '.join(notes)}"


def hand_lines(v: Any) -> list[str]:
    """Your hand, numbered; all hands when the game is over."""
    lines = []
    for seat in [*range(v.seats)] if v.phase == OVER else [v.seat]:
        held = hand_of(v, seat)
        if held:
            shown = "   ".join(
                f"{k}: {faces_of(v)[card]}{' (dead)' * is_dead(v, deck.kind_of(card))}"
                for k, card in enumerate(held, 1)
            )
            lines.append(f"{'Your hand' if seat == v.seat else f'Hand of seat {seat}'}   {shown}")
    return lines


def tell(before: Any, seat: int, action: int | None, after: Any) -> list[str]:
    """The log lines of an action, from the viewer's facts before and after it."""
    lines = [deed(before, seat, action, after)]
    if before.phase == FORFEIT and after.phase != FORFEIT:
        lines += given_up(before, after)
    lines += claimed(before, after)
    if after.pile_left > before.pile_left:
        lines.append("The pile was empty: all discards are the new pile.")
    lines += rights_lost(before, after)
    if after.phase == OVER:
        lines.append(verdict(after))
    return lines


def deed(before: Any, seat: int, action: int | None, after: Any) -> str:
    """What a seat did."""
    if action is None:
        return f"Seat {seat} chooses a card to give up."
    if action >= UPHOLD:
        return f"The call against team {team_name(action - UPHOLD)} is upheld."
    you = seat == after.seat
    who, s = ("You", "") if you else (f"Seat {seat}", "s")
    if action >= CLAIM_LINE:
        return f"{who} choose{s} the line."
    if action >= PASS:
        does = {PASS: f"pass{'es' * (not you)}: no card fits.", DRAW_CARD: f"draw{s} a card.",
                SKIP_DRAW: f"do{'es' * (not you)} not draw."}  # fmt: skip
        return f"{who} {does[action]}"
    if before.phase == FORFEIT:
        kind = action - DISCARD_KIND
        return f"{who} choose{s} to give up {card_named(before, kind)}."
    return f"{who} {laid(before, action, after, s)}"


def laid(before: Any, action: int, after: Any, s: str) -> str:
    """What a seat did with a card."""
    face = faces_of(after)[after.last_card]
    if action < PLUS_AT:
        return f"play{s} {face} on {cell_name(action)}, {before.number[action]}."
    if action < MINUS_AT:
        cell = action - PLUS_AT
        return f"play{s} a Plus on {cell_name(cell)}, {before.number[cell]}."
    if action < DISCARD_KIND:
        cell = action - MINUS_AT
        loser = team_name(before.chip[cell] - 1)
        return f"play{s} a Minus: team {loser}'s chip on {cell_name(cell)} is taken."
    if is_exchange(before, action - DISCARD_KIND):
        return f"exchange{s} the dead card {face}."
    return f"cannot play and lay{s} off {face}."


def given_up(before: Any, after: Any) -> list[str]:
    """The cards given up, revealed together."""
    return [
        f"{named(after, [after.discard_by[k]])} gave up {faces_of(after)[after.discard[k]]}."
        for k in range(before.discards, after.discards)
    ]


def claimed(before: Any, after: Any) -> list[str]:
    """The sequences just completed."""
    lines = []
    for team in range(after.teams):
        for k in range(before.sequences[team], after.sequences[team]):
            first, *_, end = LINE_CELLS[after.sequence_line[team][k]]
            lines.append(
                f"Team {team_name(team)} completes a sequence, {cell_name(first)} to "
                f"{cell_name(end)}: {after.sequences[team]} of {after.target}."
            )
    return lines


def rights_lost(before: Any, after: Any) -> list[str]:
    """The seats that just lost their right to draw."""
    return [
        f"{named(after, [seat])} can no longer draw: one card fewer."
        for seat in range(after.seats)
        if after.lost[seat] > before.lost[seat]
    ]
