"""GpuConfig: the arguments of an environment on a GPU."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.errors import BadOption
from parlour.core.observation import FEATURES
from parlour.envs.vector_config import VectorConfig, check_choice

DTYPES = ("float32", "float16")


@dataclass(frozen=True)
class GpuConfig(VectorConfig):
    """The tables of an environment on a GPU; `threads` is always 1 and buffers are tensors."""

    dtype: str = "float32"
    final_observations: bool = False
    device: str = "cuda"

    def __post_init__(self) -> None:
        super().__post_init__()
        check_choice("dtype", self.dtype, DTYPES)
        only = {"encoding": (None, FEATURES), "all_seats": (False,), "threads": (1,)}
        for name, values in only.items():
            if getattr(self, name) not in values:
                raise BadOption(f"environments on a GPU have no {name} {getattr(self, name)!r}")
