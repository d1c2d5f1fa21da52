"""Rounds of Transmitter's `expert` as tensors: every table makes its first play, then its second.

The objective isn't dealt. What is known about it is known to everyone, so a play scores the chance
that it matches, and the round goes on as if it hadn't. The hint is drawn at random. `alive` is the
chance that a round got so far, and the chance to win it is what its plays score, each times
`alive`. Such a round says much more about a policy than one with a single objective.
"""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn.functional import one_hot

from parlour.games.transmitter.objectives import OBJECTIVES
from parlour.games.transmitter.options import CARDS, COPIES, HIGHEST, VALUES
from parlour.games.transmitter.planned import (
    CHANCES,
    DISTANCES,
    LEAD,
    MOST_PLAYS,
    PER_WORTH,
    REACH,
    ROW,
    SCALE,
    SUMS,
    WORTHS,
)
from parlour.games.transmitter.rules import GREATER, LOWER, SEATS
from parlour.games.transmitter.training.fillers import Filler

HAND, BEFORE_DRIFT = 3, 4  # as in `expert`
DEALT = SEATS * HAND + MOST_PLAYS  # the most cards that a round needs
NEXT_CARDS = 4  # cards of the pile that are shown with the hands
HIDDEN = (SEATS + NEXT_CARDS) * VALUES
FARTHEST = 40  # the stack is closer to 0 when the objective changes


class Rounds:
    """A round for each of these numbers of receivers."""

    def __init__(self, receivers: Tensor) -> None:
        self.receivers, self.n, self.device = receivers, len(receivers), receivers.device
        self.filler = Filler(receivers.is_cuda)
        self.objectives = torch.from_numpy(OBJECTIVES).to(self.device)
        totals = self.objectives[:, None] + self.objectives
        totals.fill_diagonal_(2 * FARTHEST)
        stacks = torch.arange(-FARTHEST, FARTHEST + 1, device=self.device)
        # The chance that a drift matches, by the stack and the first card
        self.drawn_match = (totals == stacks[:, None, None]).sum(2) / (len(OBJECTIVES) - 1)
        self.cards = torch.eye(VALUES, device=self.device)
        self.seats = torch.arange(SEATS, device=self.device)

    def deal(self) -> None:
        n, device = self.n, self.device
        deck = (torch.arange(CARDS, device=device) // COPIES).repeat(n, 1)
        for k in range(DEALT):
            other = k + (torch.rand(n, device=device) * (CARDS - k)).long().clamp(max=CARDS - k - 1)
            card = deck[:, k].clone()
            deck[:, k] = deck.gather(1, other[:, None])[:, 0]
            deck.scatter_(1, other[:, None], card[:, None])
        self.deck = deck[:, :DEALT].contiguous()
        seat = torch.arange(DEALT, device=device) // HAND
        dealt = (seat < self.receivers[:, None]).float()
        places = seat.clamp(max=SEATS - 1) * VALUES + self.deck
        hands = torch.zeros(n, SEATS * VALUES, device=device).scatter_add_(1, places, dealt)
        self.hands = hands.view(n, SEATS, VALUES)
        self.pile = self.receivers * HAND
        self.stack = torch.zeros(n, dtype=torch.int64, device=device)
        self.played = torch.zeros(n, MOST_PLAYS, dtype=torch.int8, device=device)
        self.hints = torch.zeros(n, MOST_PLAYS, dtype=torch.int8, device=device)
        self.possible = torch.ones(n, len(OBJECTIVES), device=device)
        self.alive, self.plays = torch.ones(n, device=device), 0

    def own(self) -> Tensor:
        """The next receiver's hand."""
        turn = (self.plays % self.receivers)[:, None, None].expand(-1, 1, VALUES)
        return self.hands.gather(1, turn)[:, 0]

    def positions(self) -> Tensor:
        """Rows of the next receivers, without worths."""
        rows = torch.zeros(ROW.size, self.n, device=self.device).T
        self._fill(self.filler.positions, rows)
        return rows

    def weigh(self, rows: Tensor) -> None:
        """Add worths and leads."""
        self._fill(self.filler.worths, rows)
        worths, held = rows[:, WORTHS : WORTHS + VALUES], self.own() > 0
        lead = PER_WORTH * (worths.amax(1, keepdim=True) - worths)
        rows[:, LEAD : LEAD + VALUES] = torch.where(held, lead, 0.0)

    def _fill(self, fill: object, rows: Tensor) -> None:
        at = torch.stack([self.stack, torch.full_like(self.stack, self.plays), self.receivers], 1)
        own = self.own().to(torch.int8)
        self.filler(fill, at.to(torch.int32), own, self.played, self.hints, rows)

    def hidden(self) -> Tensor:
        """What nobody knows: all hands from the next receiver on, and the next cards."""
        order = (self.plays + self.seats) % self.receivers[:, None]
        hands = self.hands.gather(1, order[:, :, None].expand(-1, -1, VALUES))
        hands = hands * (self.seats < self.receivers[:, None])[:, :, None]
        ahead = self.pile[:, None] + torch.arange(NEXT_CARDS, device=self.device)
        cards = self.cards[self.deck.gather(1, ahead.clamp(max=DEALT - 1))]
        return torch.cat([hands.flatten(1), cards.flatten(1)], 1)

    def play(self, rows: Tensor, card: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Play a card, and say what can follow.

        Returns the chance that it matches, the chance that the hint is LOWER if it doesn't, and for
        each hint the chance that the round goes on.
        """
        place = card[:, None] + REACH - HIGHEST
        match = rows.gather(1, CHANCES + place)[:, 0] / SCALE
        lower = 1 - rows.gather(1, SUMS + place)[:, 0]
        missed = 1 - match
        lower = (lower / missed.clamp(min=1e-6)).clamp(0, 1)
        turn = (self.plays % self.receivers) * VALUES
        flat, one = self.hands.view(self.n, -1), torch.ones(self.n, 1, device=self.device)
        new = self.deck.gather(1, self.pile.clamp(max=DEALT - 1)[:, None])
        flat.scatter_add_(1, (turn + card)[:, None], -one)
        flat.scatter_add_(1, turn[:, None] + new, one)
        self.pile = self.pile + 1
        self.stack = self.stack + card - HIGHEST
        self.played[:, self.plays] = card.to(torch.int8)
        self.plays += 1
        on = missed if self.plays < MOST_PLAYS else torch.zeros_like(missed)
        return match, lower, torch.stack([on * self._drift(hint) for hint in (LOWER, GREATER)])

    def _left(self, hint: int) -> Tensor:
        """The objective cards that are still possible after a hint."""
        gap = self.objectives - self.stack[:, None]
        return self.possible * ((gap > 0) if hint == LOWER else (gap < 0))

    def _drift(self, hint: int) -> Tensor:
        """The chance that a drift, if one is due, doesn't match."""
        if self.plays != BEFORE_DRIFT:
            return torch.ones(self.n, device=self.device)
        left = self._left(hint)
        matched = self.drawn_match[(self.stack + FARTHEST).clamp(0, 2 * FARTHEST)]
        return 1 - (left * matched).sum(1) / left.sum(1).clamp(min=1)

    def after(self, hint: int) -> Tensor:
        """Positions of the next receivers if this hint is given everywhere."""
        self.hints[:, self.plays - 1] = hint
        return self.positions()

    def settle(self, hint: Tensor, on: Tensor) -> None:
        """Give these hints; `on` is the chance that the round goes on."""
        self.hints[:, self.plays - 1] = hint.to(torch.int8)
        left = torch.where((hint == LOWER)[:, None], self._left(LOWER), self._left(GREATER))
        self.possible, self.alive = left, self.alive * on


def numbers_of_receivers(tables: int, shares: dict[int, int], device: str) -> Tensor:
    """For each table; equal numbers are side by side, because then a GPU fills rows faster."""
    each = torch.tensor([one for one, parts in shares.items() for _ in range(parts)])
    return each[torch.arange(tables) * len(each) // tables].to(device)


def remembered(rows: Tensor, card: Tensor, hint: Tensor, plays: int) -> Tensor:
    """The record of a play that was made from these rows; see planned.remember."""
    number = one_hot(torch.full_like(card, plays), MOST_PLAYS)
    before = rows[:, CHANCES : CHANCES + DISTANCES]
    matched = before.gather(1, card[:, None] + REACH - HIGHEST)
    drifted = torch.full_like(matched, float(plays >= BEFORE_DRIFT))
    parts = [one_hot(card, VALUES), before, one_hot(hint - 1, 2), number, drifted, matched]
    return torch.cat([part.float() for part in parts], 1)
