"""The CUDA kernel that steps many tables of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from parlour.core.cuda import load_cuda
from parlour.core.engine import game_module
from parlour.core.errors import ParlourError
from parlour.core.game import Game, Outcome
from parlour.core.picking import picking
from parlour.core.rule import compiled_kernel, cool, numba_with_rules
from parlour.envs.stepping import ENCODING, STEPPING
from parlour.envs.vector_config import AUTORESETS

KERNEL = "parlour.envs.templates.kernel"
BLOCK = 64
BEGIN, STEP, RANDOM = range(3)  # what a launch does
NEXT_STEP = AUTORESETS.index("next_step")


def stepping_rules(game: Game) -> Any:
    """The rules of `stepping`, but each row is made in a thread's local memory."""
    if game.lab.observe is None:
        raise ParlourError(f"{game.title} has no features, which environments on a GPU need")
    encoded = game_module(
        game, ENCODING, "encoding_in_a_kernel", fill=None, observe=game.lab.observe.observe
    )
    return game_module(
        game, STEPPING, "vector_in_a_kernel", picked=picking(game), encode=encoded.through,
        RACES=game.dynamics == "real time",
    )  # fmt: skip


def written(game: Game, cuda: Any) -> Any:
    """The kernel as a rule."""
    made = stepping_rules(game)
    return game_module(
        game, KERNEL, "vector_kernel", cuda=cuda, move=made.move,
        picked=picking(game), SIZE=game.lab.observe.ROW.size, WIDEST=game.widest,
        OUTCOME=numba_with_rules().from_dtype(Outcome.dtype),
    ).kernel  # fmt: skip


@cache
def kernel(game: Game) -> Any:
    """A game's kernel, compiled for this GPU on its first launch."""
    cool()
    return compiled_kernel(written(game, load_cuda()), None)
