"""Environments: every game as PettingZoo plays it; docs/environments.md tells how."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.envs.observation import layout, named

if TYPE_CHECKING:
    from parlour.envs.aec_game import AECGame
    from parlour.envs.parallel_game import ParallelGame

__all__ = ["aec", "layout", "named", "parallel"]


def aec(
    name: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    preset: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AECGame:
    """A game whose agents are asked one after the other: a PettingZoo `AECEnv`."""
    kind = _needing_pettingzoo("aec_game").AECGame
    return kind(name, seats, options, preset, render_mode, max_cycles)


def parallel(
    name: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    preset: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> ParallelGame:
    """A game whose agents are all asked at once: a PettingZoo `ParallelEnv`."""
    kind = _needing_pettingzoo("parallel_game").ParallelGame
    return kind(name, seats, options, preset, render_mode, max_cycles)


def _needing_pettingzoo(module: str) -> Any:
    try:
        return import_module(f"parlour.envs.{module}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in ("pettingzoo", "gymnasium"):
            raise
        raise ParlourError(
            f'environments need {error.name}, which is not installed: pip install "parlour[envs]"'
        ) from error
