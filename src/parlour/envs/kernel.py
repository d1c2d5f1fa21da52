"""The CUDA kernel that steps many tables of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from parlour.core.cuda import load_cuda
from parlour.core.engine import game_module
from parlour.core.errors import ParlourError
from parlour.core.game import Game, Outcome
from parlour.core.observation import COMPACT, written
from parlour.core.picking import picking
from parlour.core.rule import compiled_kernel, cool, numba_with_rules
from parlour.envs.stepping import DRAFTED, ENCODING, STEPPING, STRAIGHT, Variant
from parlour.envs.vector_config import AUTORESETS

KERNEL = "parlour.envs.templates.kernel"
BLOCK = 64
BEGIN, STEP, RANDOM = range(3)  # what a launch does
NEXT_STEP = AUTORESETS.index("next_step")


def kernel_rule(game: Game, variant: Variant, finals: bool, drafts: bool, cuda: Any) -> Any:
    """The kernel as a rule: the rules of `stepping`, with a thread's arrays in its memory."""
    if game.lab.observe is None:
        raise ParlourError(f"environments on a GPU need features, and {game.title} has none")
    own: Any = written(game, variant.encoding)
    label = f"{variant}{' finals' * finals}{' drafts' * drafts}".replace(" ", "_")
    encoded = game_module(game, ENCODING, f"in_a_kernel_{label}", fill=None, observe=own.observe)
    made = game_module(
        game, STEPPING, f"vector_in_a_kernel_{label}", picked=picking(game),
        encode=getattr(encoded, DRAFTED if drafts else STRAIGHT),
        RACES=game.dynamics == "real time", OFFERS=variant.offers,
        FINALS=finals, choice=own.module.choice if variant.offers else encoded.nothing,
    )  # fmt: skip
    numba = numba_with_rules()
    return game_module(
        game, KERNEL, f"vector_kernel_{label}", cuda=cuda, move=made.move, pick_for=made.pick_for,
        SIZE=own.module.ROW.size if drafts else 1, WIDEST=game.widest,
        NUMBER=numba.from_dtype(own.dtype), OUTCOME=numba.from_dtype(Outcome.dtype),
    ).kernel  # fmt: skip


@cache
def kernel(game: Game, variant: Variant, finals: bool, drafts: bool | None = None) -> Any:
    """A game's kernel, compiled for this GPU on its first launch.

    With `drafts`, a thread prepares a row in its own memory; by default not if rows are compact.
    """
    cool()
    if drafts is None:
        drafts = variant.encoding != COMPACT
    return compiled_kernel(kernel_rule(game, variant, finals, drafts, load_cuda()), None)
