"""Partners: another policy in some of the seats of the training tables.

A policy that only ever plays with itself makes up conventions that nobody else understands. With
partners it learns to play beside others as well.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import torch
from torch import Tensor, nn

NEVER = -1e9  # the logit of an illegal action
SHARE = 0.5  # of the tables with partners


class Partners:
    """A frozen policy, and the seats that it plays. Until `sit_down`, it plays none."""

    def __init__(self, actor: nn.Module, tables: Any) -> None:
        self.actor = deepcopy(actor).requires_grad_(False)
        shape = (tables.n, tables.seats)
        self.learner = torch.ones(shape, dtype=torch.bool, device=tables.rewards.device)
        self.seats = [one.seats for one in tables.env.settings]

    def sit_down(self, seed: int) -> None:
        """Take some of the seats at a share of the tables, more often one than several."""
        chance = torch.Generator().manual_seed(seed)
        n, widest = self.learner.shape
        seats = torch.tensor(self.seats).repeat(-(-n // len(self.seats)))[:n, None]
        order = torch.rand(n, widest, generator=chance)
        order[torch.arange(widest) >= seats] = 2.0  # seats that the table doesn't have come last
        place = order.argsort(1).argsort(1)
        some = 1 + (torch.rand(n, 1, generator=chance).square() * (seats - 1)).long()
        theirs = (place < some) & (torch.rand(n, 1, generator=chance) < SHARE)
        self.learner.copy_(~theirs)

    def learn(self, seat: Tensor) -> Tensor:
        """Whether the seat that acts is one that learns, for each table."""
        return self.learner.gather(1, seat.long()[:, None])[:, 0]

    def act(self, rows: Tensor, masks: Tensor) -> Tensor:
        """The partner's best move at every table."""
        return self.actor(rows).masked_fill(~masks, NEVER).argmax(1)
