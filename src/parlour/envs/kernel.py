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


def written(game: Game, offers: bool, finals: bool, cuda: Any) -> Any:
    """The kernel as a rule: the rules of `stepping`, with a thread's arrays in its memory."""
    module: Any = game.lab.observe
    if module is None:
        raise ParlourError(f"{game.title} has no features, which environments on a GPU need")
    label = ("candidates" if offers else "actions") + "_finals" * finals
    encoded = game_module(game, ENCODING, "encoding_in_a_kernel", fill=None, observe=module.observe)
    made = game_module(
        game, STEPPING, f"vector_in_a_kernel_{label}", picked=picking(game),
        encode=encoded.by_the_game, RACES=game.dynamics == "real time", OFFERS=offers,
        FINALS=finals, choice=module.choice if offers else encoded.nothing,
    )  # fmt: skip
    return game_module(
        game, KERNEL, f"vector_kernel_{label}", cuda=cuda, move=made.move, pick_for=made.pick_for,
        SIZE=module.ROW.size, WIDEST=game.widest,
        OUTCOME=numba_with_rules().from_dtype(Outcome.dtype),
    ).kernel  # fmt: skip


@cache
def kernel(game: Game, offers: bool, finals: bool) -> Any:
    """A game's kernel, compiled for this GPU on its first launch."""
    cool()
    return compiled_kernel(written(game, offers, finals, load_cuda()), None)
