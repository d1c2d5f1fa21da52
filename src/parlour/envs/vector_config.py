"""VectorConfig: the arguments of a vectorised environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.struct import Array
from parlour.envs.config import plain_integer
from parlour.envs.paying import REWARDS

ACTIONS = ("plain", "candidates")
SAME_STEP = "same_step"
AUTORESETS = (SAME_STEP, "next_step", "disabled")


@dataclass(frozen=True)
class VectorConfig:
    """The tables of a vectorised environment, and how they are stepped."""

    name: str | Game
    n: int
    seats: int | None = None
    options: Mapping[str, object] | None = None
    preset: str | None = None
    seed: int | str | None = None
    autoreset: str = "same_step"
    encoding: str | None = None
    reward: str = "score"
    max_steps: int | None = None
    buffers: Mapping[str, Array] = field(default_factory=dict)
    threads: int = 1
    all_seats: bool = False
    actions: str = "plain"
    candidates: int = 32
    mix: Sequence[Mapping[str, Any]] = ()

    def __post_init__(self) -> None:
        for name in ("n", "seats", "max_steps", "threads", "candidates"):
            object.__setattr__(self, name, plain_integer(getattr(self, name)))
        _check_count("n", self.n)
        _check_count("threads", self.threads)
        _check_count("candidates", self.candidates)
        if self.max_steps is not None:
            _check_count("max_steps", self.max_steps)
        check_choice("autoreset", self.autoreset, AUTORESETS)
        check_choice("reward", self.reward, REWARDS)
        check_choice("actions", self.actions, ACTIONS)
        if not isinstance(self.all_seats, bool):
            raise BadOption(f"all_seats must be True or False, not {self.all_seats!r}")


def _check_count(name: str, value: Any) -> None:
    if type(value) is not int or value < 1:
        raise BadOption(f"{name} must be a positive integer, not {value!r}")


def check_choice(name: str, value: Any, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise BadOption(f"unknown {name} {value!r}; choose {one_of(choices, value)}")
