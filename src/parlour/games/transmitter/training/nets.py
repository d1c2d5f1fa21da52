"""The network that is trained, and its critic."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from parlour.games.transmitter.options import VALUES
from parlour.games.transmitter.planned import (
    HOLDS,
    LEAD,
    LOOKED_AT,
    MOST_PLAYS,
    POSITION,
    RECORD,
    ROW,
    STRENGTH,
    looked_at,
)
from parlour.games.transmitter.rules import SEATS
from parlour.games.transmitter.training.rounds import HIDDEN
from parlour.lab.ppo import SMALL_GAIN, Net

MEMORY, WIDTH = 48, 512
NEVER = -1e9
EVEN = 8  # a GPU is slow at sizes that this doesn't divide
INPUTS = ROW.size + LOOKED_AT * MEMORY


def padded(size: int) -> int:
    return -(-size // EVEN) * EVEN


class Corrector(nn.Module):
    """The planner's logits, plus a network's; training may make both of them sharper."""

    def __init__(self) -> None:
        super().__init__()
        self.recall = nn.Linear(RECORD.size, MEMORY)
        self.net = Net(padded(INPUTS), WIDTH, 2, VALUES, SMALL_GAIN)
        self.sharpness = nn.Parameter(torch.zeros(()))
        slots = torch.zeros(SEATS + 1, MOST_PLAYS, LOOKED_AT, MOST_PLAYS)
        for receivers in range(1, SEATS + 1):
            for plays in range(MOST_PLAYS):
                for slot in range(LOOKED_AT):
                    k = looked_at(slot, receivers, plays)
                    if k >= 0:
                        slots[receivers, plays, slot, k] = 1.0
        self.slots: Tensor
        self.register_buffer("slots", slots)

    def remember(self, records: Tensor) -> Tensor:
        with half(records):
            return torch.relu(self.recall(records))

    def recalled(self, memory: Tensor, receivers: Tensor, plays: slice) -> Tensor:
        """What the network looks at before these plays: memory is table, play, number."""
        which = self.slots[receivers, plays]
        count = which.shape[1]
        found = torch.bmm(which.flatten(1, 2).to(memory.dtype), memory)
        return found.view(len(receivers), count, LOOKED_AT * MEMORY)

    def forward(self, rows: Tensor, recalled: Tensor) -> Tensor:
        none = rows.new_zeros(*rows.shape[:-1], padded(INPUTS) - INPUTS)
        added = self.net(torch.cat([rows, recalled.to(rows.dtype), none], -1))
        logits = added - STRENGTH * rows[..., LEAD : LEAD + VALUES].float()
        return self.sharpness.exp() * logits


class Critic(nn.Module):
    """The chance to win a round, judged with open hands."""

    def __init__(self) -> None:
        super().__init__()
        self.net = Net(padded(POSITION + HIDDEN), WIDTH, 3, 1, 0.0)

    def forward(self, rows: Tensor, hidden: Tensor) -> Tensor:
        none = rows.new_zeros(*rows.shape[:-1], padded(POSITION + HIDDEN) - POSITION - HIDDEN)
        value: Tensor = self.net(torch.cat([rows[..., :POSITION], hidden.to(rows.dtype), none], -1))
        return value[..., 0]


def masked(logits: Tensor, rows: Tensor) -> Tensor:
    """Only cards in hand can be played."""
    return logits.masked_fill(rows[..., HOLDS : HOLDS + VALUES] <= 0, NEVER)


def half(x: Tensor) -> Any:
    """Fast arithmetic on a GPU."""
    return torch.autocast("cuda", torch.bfloat16) if x.is_cuda else nullcontext()


def save(actor: Corrector, path: Path, **told: Any) -> None:
    """Write the weights as the bot reads them."""
    layers = [actor.recall, *actor.net.layers]
    arrays: dict[str, Any] = {}
    for k, layer in enumerate(layers):
        weights = layer.weight.detach().T.float().cpu().numpy()
        arrays[f"w{k}"] = weights[: INPUTS if k == 1 else None].astype(np.float16)
        arrays[f"b{k}"] = layer.bias.detach().float().cpu().numpy().astype(np.float16)
    np.savez_compressed(path, **arrays, **told)
