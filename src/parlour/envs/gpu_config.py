"""GpuConfig: the arguments of an environment on a GPU."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.errors import BadOption
from parlour.core.observation import COMPACT, FEATURES
from parlour.envs.vector_config import SAME_STEP, VectorConfig, check_choice

DTYPES = ("float32", "float16", "int8")
BYTES = DTYPES[-1]


@dataclass(frozen=True)
class GpuConfig(VectorConfig):
    """The tables of an environment on a GPU; `threads` is always 1 and buffers are tensors."""

    dtype: str = ""
    final_observations: bool = False
    device: str = "cuda"

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.dtype:
            usual = BYTES if self.encoding == COMPACT else DTYPES[0]
            object.__setattr__(self, "dtype", usual)
        check_choice("dtype", self.dtype, DTYPES)
        if (self.dtype == BYTES) != (self.encoding == COMPACT):
            raise BadOption(f"dtype {BYTES!r} and encoding {COMPACT!r} must be used together")
        only = {"encoding": (None, FEATURES, COMPACT), "all_seats": (False,), "threads": (1,)}
        for name, values in only.items():
            if getattr(self, name) not in values:
                given = f"{name}={getattr(self, name)!r}"
                raise BadOption(f"environments on a GPU don't support {given}")

    @property
    def writes_finals(self) -> bool:
        """Whether last observations are written: tables that show them until a reset need them."""
        return self.final_observations or self.autoreset != SAME_STEP
