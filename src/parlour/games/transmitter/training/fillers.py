"""What fills rows of tensors: CUDA kernels, or loops on a core."""

from __future__ import annotations

from functools import cache
from typing import Any

import torch
from torch import Tensor

from parlour.core.cuda import load_cuda
from parlour.core.engine import game_module
from parlour.core.registry import game
from parlour.core.rule import compiled, compiled_kernel, cool, numba_with_rules

KERNELS = "parlour.games.transmitter.training.kernels"
LOOPS = "parlour.games.transmitter.training.loops"
PRESET = "expert"
BLOCK, REGISTERS = 64, 128


class Filler:
    """Fills rows for rounds with the options of the preset."""

    def __init__(self, cuda: bool) -> None:
        card = game("transmitter")
        state = card.State.load_record(card.State.bytes(card.begin(2, card.chosen(2, PRESET))))
        options = state["options"].copy()
        self.positions, self.worths = rules(cuda)
        self.cuda = cuda
        self.threads = {self.positions: 1, self.worths: int(options["hand_size"][0])}
        self.options = load_cuda().to_device(options) if cuda else options
        self.more = () if cuda else (card.View.records(1), card.workspace())

    def __call__(self, fill: Any, *tensors: Tensor) -> None:
        if not self.cuda:
            fill(self.options, *(one.numpy() for one in tensors), *self.more)
            return
        cuda = load_cuda()
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        threads = len(tensors[0]) * self.threads[fill]
        given = map(cuda.as_cuda_array, tensors)
        fill[(threads + BLOCK - 1) // BLOCK, BLOCK, stream](self.options, *given)


@cache
def rules(cuda: bool) -> tuple[Any, Any]:
    """The rules for positions and for worths, compiled."""
    card = game("transmitter")
    if not cuda:
        from parlour.games.transmitter.training import loops

        return compiled(loops.positions), compiled(loops.worths)
    cool()
    made = game_module(
        card, KERNELS, "training", cuda=load_cuda(), SCRATCH=card.scratch,
        VIEW=numba_with_rules().from_dtype(card.View.dtype),
    )  # fmt: skip
    positions, worths = (
        compiled_kernel(one, None, max_registers=REGISTERS) for one in (made.positions, made.worths)
    )
    return positions, worths
