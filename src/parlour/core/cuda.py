"""CUDA: load numba's support for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from parlour.core.errors import ParlourError
from parlour.core.rule import numba_with_rules, teach_cuda
from parlour.core.sharing import share_large_rules

TINY = 256  # bytes


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
        raise ParlourError("no CUDA device was found; use CPU cores instead")
    teach_cuda()
    adapt_compiler()
    return cuda


@cache
def adapt_compiler() -> None:
    """Have numba-cuda compile rules as kernels need them."""
    if not numba_with_rules().config.ENABLE_CUDASIM:
        keep_tables_in_global_memory()
        share_large_rules()


def keep_tables_in_global_memory() -> None:
    """Keep NumPy arrays that rules read in a GPU's global memory, unless they are tiny.

    numba would put a copy for each use into constant memory. That has 64 KB, and is slow where
    threads read different elements.
    """
    target: Any = import_module("numba.cuda.target")
    nvvm, context = target.nvvm, target.CUDATargetContext
    make, constant = context.make_constant_array, nvvm.ADDRSPACE_CONSTANT

    def make_constant_array(self: Any, builder: Any, kind: Any, array: Any) -> Any:
        nvvm.ADDRSPACE_CONSTANT = constant if array.nbytes <= TINY else nvvm.ADDRSPACE_GLOBAL
        try:
            return make(self, builder, kind, array)
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant

    context.make_constant_array = make_constant_array
