"""The first move in which playouts on a GPU differ from those on a core."""

from __future__ import annotations

from collections.abc import Sequence

Moves = Sequence[int]  # each as 1 + 8 * action + seat


def difference(name: str, on_a_core: Sequence[Moves], on_the_gpu: Sequence[Moves]) -> str | None:
    """How many games differ, and the first differing move of the first; None if all are equal."""
    pairs = list(zip(on_a_core, on_the_gpu, strict=True))
    differing = [number for number, (core, gpu) in enumerate(pairs) if core != gpu]
    if not differing:
        return None
    first = differing[0]
    core, gpu = pairs[first]
    move = _common(core, gpu)
    return (
        f"{len(differing)} of {len(pairs)} games of {name} play out differently on this GPU;"
        f" game {first} from move {move} (counted from 0):"
        f" {_said(gpu, move)} on the GPU, {_said(core, move)} on a core"
    )


def _common(core: Moves, gpu: Moves) -> int:
    """How many moves two games have in common at the start."""
    both = zip(core, gpu, strict=False)
    unequal = (move for move, (one, other) in enumerate(both) if one != other)
    return next(unequal, min(len(core), len(gpu)))


def _said(moves: Moves, move: int) -> str:
    """A move in words, or that the game is over."""
    if move == len(moves):
        return "game over"
    action, seat = divmod(moves[move] - 1, 8)
    return f"action {action} of seat {seat}"
