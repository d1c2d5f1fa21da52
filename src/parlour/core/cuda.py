"""CUDA: load numba's support for it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from parlour.core.errors import ParlourError
from parlour.core.rule import teach_cuda


def load_cuda() -> Any:
    """Import numba.cuda, or raise ParlourError if CUDA isn't available."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still uses it
    try:
        cuda: Any = import_module("numba.cuda")
        available = cuda.is_available()
    except Exception as error:
        raise ParlourError(f"CUDA cannot be used here: {error}") from error
    if not available:
        raise ParlourError("no CUDA device was found; play on cores instead")
    teach_cuda()
    return cuda
