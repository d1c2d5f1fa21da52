"""Transmitter: completing positions set up by hand, and rejecting impossible ones.

Give the fields that matter in the current round: `cards` and `drawn`, `played` and `plays`, `hand`,
`transmitter`, `wins`, `losses`, ... The turn, hand sizes, sums, hints and decks are filled in.
Earlier rounds may be left out, and then `this_round` stays 0 whatever the score. Otherwise give all
of them, row by row, with `past_plays`, `past_drawn` and `past_outcome`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from parlour.games.transmitter.deck import deck_of
from parlour.games.transmitter.objectives import objective_deck
from parlour.games.transmitter.options import (
    BY_HOUSE,
    CARDS,
    FULL_HINT_AFTER_DRAW,
    IGNORE,
    LOSE,
    MANUAL,
    OBJECTIVE_CARDS,
    PILE_EMPTY,
    TO_HAND_SIZE,
    WHOLE_GAME,
)
from parlour.games.transmitter.rules import (
    ANNOUNCE,
    DRIFT,
    DRIFT_MATCH,
    GREATER,
    KEEP,
    LOWER,
    MATCH,
    NO_CARDS,
    NO_OBJECTIVE,
    NOBODY,
    OVER,
    RECEIVE,
    ROUNDS,
    UNSAID,
    WON,
    first_player,
    following,
)


def arrange(s: Any, given: frozenset[str]) -> None:
    """Fill in the fields of a position that were not given."""
    if not 0 <= s.this_round < ROUNDS:
        return
    if "turn" not in given:
        s.turn = _seat_after_plays(s)
    if "held" not in given:
        s.held[: s.seats] = _held_after_plays(s)
    if "hand" not in given and given & {"transmitter", "held", "plays"}:
        _even_hands(s)
    for seat in range(s.seats):
        s.hand[seat][: s.held[seat]] = sorted(int(card) for card in s.hand[seat][: s.held[seat]])
    plays, drawn = _size(s, s.this_round)
    if "stack" not in given:
        s.stack = sum(int(value) for value in s.played[s.this_round][:plays])
    if "objective" not in given:
        s.objective = sum(int(card) for card in s.cards[s.this_round][:drawn])
    if "to_drift" not in given:
        s.to_drift = _to_drift(s)
    for r in range(s.this_round + 1):
        hints, drift_hints = _true_hints(s, r)
        if "hint" not in given:
            s.hint[r][: len(hints)] = hints
        if "drift_hint" not in given:
            s.drift_hint[r][: len(drift_hints)] = drift_hints
    if not given & {"pile", "pile_left"}:
        _gather_pile(s)
    if not given & {"objectives", "objectives_left"}:
        _gather_objectives(s)


def flaw(s: Any) -> str | None:
    """Why a position cannot arise, or None."""
    questions = (
        _flaw_of_score, _flaw_of_seats, _flaw_of_objective, _flaw_of_phase, _flaw_of_hands,
        _flaw_of_decks, _flaw_of_present, _flaw_of_past,
    )  # fmt: skip
    for flaw_of in questions:
        found = flaw_of(s)
        if found:
            return found
    return None


def _size(s: Any, r: int) -> tuple[int, int]:
    """The number of plays and objective cards in a round."""
    past = r < s.this_round
    plays, drawn = (s.past_plays[r], s.past_drawn[r]) if past else (s.plays, s.drawn)
    return min(max(int(plays), 0), CARDS), min(max(int(drawn), 0), OBJECTIVE_CARDS)


def _to_drift(s: Any) -> int:
    return int(s.options.drift_interval) * int(s.drawn) - int(s.plays)


def _awaits_a_hint(s: Any) -> bool:
    """Whether the last play still needs its hint, rather than a drift or the opening."""
    return bool(s.phase == ANNOUNCE and _to_drift(s) < s.options.drift_interval)


def _seat_after_plays(s: Any) -> int:
    """The receiver to play, or the last one to play while that play is unsettled."""
    seat = first_player(s)
    for _ in range(int(s.plays) - (s.phase in (DRIFT, KEEP) or _awaits_a_hint(s))):
        seat = following(s, seat)
    return int(seat)


def _held_after_plays(s: Any) -> list[int]:
    """The size of each hand after the deal, the plays so far and their refills."""
    held = [0 if seat == s.transmitter else int(s.options.hand_size) for seat in range(s.seats)]
    pile = deck_of(s.options).total() - sum(held) if s.options.refill == TO_HAND_SIZE else 0
    seat, plays = first_player(s), int(s.plays)
    for k in range(plays):
        held[seat] = max(0, held[seat] - 1)
        if pile > 0 and (k + 1 < plays or not _awaits_a_hint(s)):
            held[seat] += 1
            pile -= 1
        seat = following(s, seat)
    return held


def _even_hands(s: Any) -> None:
    """Deal the hands in order from the cards not played."""
    out = Counter(int(value) for value in s.played[s.this_round][: _size(s, s.this_round)[0]])
    rest = deck_of(s.options) - out
    rounds = range(max(rest.values(), default=0))
    left = iter([value for k in rounds for value in sorted(rest) if k < rest[value]])
    for seat in range(s.seats):
        for k in range(s.held[seat]):
            s.hand[seat][k] = next(left, 0)


def _comparisons(s: Any, r: int) -> Iterator[tuple[int, bool, int, int]]:
    """Every comparison in a round: play, whether it followed a drift, stack, objective."""
    plays, drawn = _size(s, r)
    stack, objective = 0, int(s.cards[r][0])
    for k in range(plays):
        stack += int(s.played[r][k])
        yield k, False, stack, objective
        drift, left_over = divmod(k + 1, int(s.options.drift_interval))
        if left_over == 0 and drift < drawn:
            objective += int(s.cards[r][drift])
            yield k, True, stack, objective


def _true_hints(s: Any, r: int) -> tuple[list[int], list[int]]:
    """The true hints of a round, after plays and after draws."""
    plays, drawn = _size(s, r)
    hints, drift_hints = [UNSAID] * plays, [UNSAID] * drawn
    if s.options.opening_hint and drawn:
        drift_hints[0] = _comparison(0, int(s.cards[r][0]))
    for k, drifted, stack, objective in _comparisons(s, r):
        if not drifted:
            hints[k] = _comparison(stack, objective)
        elif s.options.hint_after_draw == FULL_HINT_AFTER_DRAW and stack != objective:
            drift_hints[(k + 1) // int(s.options.drift_interval)] = _comparison(stack, objective)
    if r == s.this_round and s.phase == ANNOUNCE and plays + drawn:
        (hints if _awaits_a_hint(s) and plays else drift_hints)[-1] = UNSAID
    return hints, drift_hints


def _comparison(stack: int, objective: int) -> int:
    return LOWER if stack < objective else GREATER if stack > objective else MATCH


def _gather_pile(s: Any) -> None:
    """Make the pile of the cards that are nowhere else, followed by the rest of the deck."""
    deck = deck_of(s.options)
    left = deck - _cards_out(s)
    s.pile_left = left.total()
    s.pile[: deck.total()] = sorted(left.elements()) + sorted((deck - left).elements())


def _cards_out(s: Any) -> Counter[int]:
    """The playing cards in the stack and in hands."""
    out = Counter(int(value) for value in s.played[s.this_round][: _size(s, s.this_round)[0]])
    for seat in range(s.seats):
        out.update(int(card) for card in s.hand[seat][: s.held[seat]])
    return out


def _gather_objectives(s: Any) -> None:
    """Order the objective deck: drawable cards, ending with the offer, then the others."""
    out = _objectives_out(s)
    offer = [int(card) for card in s.offer] if s.phase == KEEP else []
    deck = objective_deck(s.options)
    left = [card for card in deck if card not in out]
    s.objectives_left = len(left)
    left.sort(key=lambda card: card in offer)
    s.objectives[: len(deck)] = left + [card for card in deck if card in out]


def _objectives_out(s: Any) -> list[int]:
    """The objective cards that can no longer be drawn in this round."""
    first = 0 if s.options.objective_scope == WHOLE_GAME else s.this_round
    return [
        int(card) for r in range(first, s.this_round + 1) for card in s.cards[r][: _size(s, r)[1]]
    ]


def _flaw_of_score(s: Any) -> str | None:
    if s.phase == OVER:
        return "a finished game can't be continued; phase must be from 0 to 3"
    if not RECEIVE <= s.phase < OVER:
        return "phase must be from 0 to 3"
    if not (0 <= s.wins < s.options.wins_to_win and 0 <= s.losses < s.options.losses_to_lose):
        return "wins and losses must leave the game unfinished"
    if s.this_round not in (0, s.wins + s.losses):
        return "this_round must be the number of rounds won and lost, or 0 to leave them out"
    if any(s.past_outcome[s.this_round :]):
        return "past_outcome can only have rounds before this_round"
    told = Counter(outcome == WON for outcome in s.past_outcome[: s.this_round])
    if s.this_round and (told[True], told[False]) != (s.wins, s.losses):
        return "past_outcome must have as many rounds won and lost as wins and losses say"
    return None


def _flaw_of_seats(s: Any) -> str | None:
    if not NOBODY <= s.transmitter < s.seats:
        return f"transmitter must be a seat from 0 to {s.seats - 1}"
    if (s.transmitter == NOBODY) != (s.options.transmitter == BY_HOUSE):
        return "transmitter must be -1 exactly when the house transmits"
    if not 0 <= s.first < s.seats:
        return f"first must be a seat from 0 to {s.seats - 1}"
    if not 0 <= s.plays < CARDS:
        return f"plays must be from 0 to {CARDS - 1}"
    if s.turn != _seat_after_plays(s.box[0]):
        due = _seat_after_plays(s.box[0])
        return f"after {s.plays} plays, turn must be seat {due}, not {s.turn}"
    return None


def _flaw_of_objective(s: Any) -> str | None:
    if not 1 <= s.drawn <= s.options.objective_limit:
        return f"drawn must be from 1 to {s.options.objective_limit}"
    out, deck = _objectives_out(s), objective_deck(s.options)
    if len({*out}) < len(out) or not {*out} <= {*deck}:
        return f"the objective cards are {', '.join(map(str, deck))}, each once"
    if s.to_drift != _to_drift(s):
        return f"to_drift must be {_to_drift(s)} after {s.plays} plays against {s.drawn} cards"
    due = s.phase in (DRIFT, KEEP)
    fits = s.to_drift == 0 if due else (s.phase == RECEIVE) <= s.to_drift
    if not fits or s.to_drift > s.options.drift_interval:
        return f"{s.plays} plays do not fit {s.drawn} objective cards in phase {s.phase}"
    return None


def _flaw_of_phase(s: Any) -> str | None:
    if s.phase in (ANNOUNCE, DRIFT) and s.options.transmitter_acts != MANUAL:
        return f"phase {s.phase} needs transmitter_acts=manual"
    said = s.options.hint_after_draw == FULL_HINT_AFTER_DRAW if s.plays else s.options.opening_hint
    if s.phase == ANNOUNCE and not _awaits_a_hint(s) and not said:
        return "no hint is due here, so phase must be 0"
    free = {*objective_deck(s.options)} - {*_objectives_out(s)}
    left = min(s.options.objective_limit - s.drawn, len(free))
    if s.phase in (DRIFT, KEEP) and left < 1:
        return "no objective card is left to draw, so the round would be over"
    offered = {*s.offer} <= free and len({*s.offer}) == 2
    if s.phase == KEEP and not (s.options.tuner and offered):
        return "phase 3 needs tuner=true and an offer of two objective cards not yet drawn"
    return None


def _flaw_of_hands(s: Any) -> str | None:
    held = _held_after_plays(s.box[0])
    if s.held != held + [0] * (len(s.held) - s.seats):
        return f"after {s.plays} plays, the seats must hold {', '.join(map(str, held))} cards"
    after = following(s.box[0], s.turn) if s.phase in (DRIFT, KEEP) else s.turn
    if not _awaits_a_hint(s) and s.held[after] == 0:
        return "the receivers are out of cards, so the round would be over"
    short = min(held[k] for k in range(s.seats) if k != s.transmitter) < s.options.hand_size
    refills = s.options.refill == TO_HAND_SIZE and not _awaits_a_hint(s)
    if s.options.out_of_cards == PILE_EMPTY and refills and short:
        return "the pile has run out, so the round would be over"
    deck = deck_of(s.options)
    for value, count in _cards_out(s).items():
        if count > deck[value]:
            return f"the deck has {deck[value]} cards of {value}, not {count}"
    return None


def _flaw_of_decks(s: Any) -> str | None:
    cards = deck_of(s.options)
    pile = s.pile[: cards.total()]
    if Counter(pile) != cards or Counter(pile[: s.pile_left]) != cards - _cards_out(s):
        return "pile must have all cards, starting with the pile_left neither held nor played"
    deck = objective_deck(s.options)
    free = {*deck} - {*_objectives_out(s)}
    left = s.objectives[: s.objectives_left]
    if sorted(s.objectives[: len(deck)]) != deck or {*left} != free:
        return f"objectives must have all {len(deck)}, starting with the objectives_left not drawn"
    if s.phase == KEEP and {*left[-2:]} != {*s.offer}:
        return "the two cards of the offer must be the last of those that can be drawn"
    return None


def _flaw_of_present(s: Any) -> str | None:
    """Check the current round: sums and hints are right, and nothing has ended it."""
    plays, drawn = _size(s, s.this_round)
    if s.stack != sum(s.played[s.this_round][:plays]):
        return "stack must be the sum of the cards played"
    if s.objective != sum(s.cards[s.this_round][:drawn]):
        return "objective must be the sum of the objective cards drawn"
    for k, drifted, stack, objective in _comparisons(s, s.this_round):
        unanswered = _awaits_a_hint(s) and k + 1 == plays
        silent = drifted and s.options.draw_match == IGNORE
        if stack == objective and not (unanswered or silent):
            what = "the drift after it" if drifted else "the stack"
            return f"play {k + 1}: {what} met the objective, so the round would be over"
    return _flaw_of_hints(s, s.this_round)


def _flaw_of_past(s: Any) -> str | None:
    """Check past rounds: each ended as recorded and no earlier."""
    for r in range(s.this_round):
        if s.past_outcome[r] not in _ways_to_end(s, r):
            return f"round {r} can't have ended as past_outcome {s.past_outcome[r]} says"
        if _flaw_of_hints(s, r):
            return _flaw_of_hints(s, r)
    return None


def _ways_to_end(s: Any, r: int) -> tuple[int, ...]:
    """The outcomes a round can have had, given when its stack met its objective."""
    met = [(k, drifted) for k, drifted, stack, goal in _comparisons(s, r) if stack == goal]
    if s.options.draw_match == IGNORE:
        met = [(k, drifted) for k, drifted in met if not drifted]
    if not met:
        return NO_OBJECTIVE, NO_CARDS
    if len(met) > 1 or met[0][0] + 1 < _size(s, r)[0]:
        return ()
    return (DRIFT_MATCH if met[0][1] and s.options.draw_match == LOSE else WON,)


def _flaw_of_hints(s: Any, r: int) -> str | None:
    plays, drawn = _size(s, r)
    if (s.hint[r][:plays], s.drift_hint[r][:drawn]) != _true_hints(s, r):
        return f"the hints of round {r} are wrong"
    return None
