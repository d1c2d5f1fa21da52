"""Environments: every game as a PettingZoo environment; see docs/environments.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.observation import layout, named
from parlour.envs.config import EnvConfig
from parlour.envs.gpu_config import GpuConfig
from parlour.envs.vector_config import VectorConfig

if TYPE_CHECKING:
    from parlour.envs.aec_game import AECGame
    from parlour.envs.gpu_game import GpuGame
    from parlour.envs.parallel_game import ParallelGame
    from parlour.envs.vector_game import VectorGame

__all__ = ["aec", "gpu", "layout", "named", "openspiel", "parallel", "vector"]

P = ParamSpec("P")
C = TypeVar("C")
E = TypeVar("E")


def _configured(config: Callable[P, C]) -> Callable[[Callable[[C], E]], Callable[P, E]]:
    """Make a function of a config take the config's arguments directly."""

    def decorate(make: Callable[[C], E]) -> Callable[P, E]:
        @wraps(make)
        def made(*args: P.args, **kwargs: P.kwargs) -> E:
            return make(config(*args, **kwargs))

        returned = make.__annotations__["return"]
        shown = signature(config).replace(return_annotation=returned)
        made.__signature__ = shown  # type: ignore[attr-defined]
        return made

    return decorate


@_configured(EnvConfig)
def aec(config: EnvConfig) -> AECGame:
    """A game whose agents act one at a time: a PettingZoo `AECEnv`."""
    game: AECGame = _needing_pettingzoo("aec_game").AECGame(config)
    return game


@_configured(EnvConfig)
def parallel(config: EnvConfig) -> ParallelGame:
    """A game whose agents all act at once: a PettingZoo `ParallelEnv`."""
    game: ParallelGame = _needing_pettingzoo("parallel_game").ParallelGame(config)
    return game


@_configured(VectorConfig)
def vector(config: VectorConfig) -> VectorGame:
    """n tables of a game, stepped together into NumPy arrays."""
    from parlour.envs.vector_game import VectorGame

    return VectorGame(config)


@_configured(GpuConfig)
def gpu(config: GpuConfig) -> GpuGame:
    """n tables of a game on a GPU, stepped together into PyTorch tensors."""
    from parlour.envs.gpu_game import GpuGame

    return GpuGame(config)


def openspiel(
    name: str | Game, seats: int | None = None, options: Mapping[str, object] | None = None,
    preset: str | None = None, utility: str | None = None,
) -> Any:  # fmt: skip
    """A game as OpenSpiel knows games, with explicit chance: a `pyspiel.Game`.

    `utility` is "general sum", "zero sum" or "identical"; by default, the last in co-operative
    games and the first in others.
    """
    try:
        module: Any = import_module("parlour.envs.openspiel_game")
    except ModuleNotFoundError as error:
        if error.name != "pyspiel":
            raise
        raise ParlourError(
            'OpenSpiel is not installed here: pip install "parlour[openspiel]"'
        ) from error
    return module.register(name, seats, options, preset, utility)


def _needing_pettingzoo(module: str) -> Any:
    try:
        return import_module(f"parlour.envs.{module}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in ("pettingzoo", "gymnasium"):
            raise
        raise ParlourError(
            f'environments need {error.name}, which is not installed: pip install "parlour[envs]"'
        ) from error
