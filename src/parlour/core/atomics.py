"""Numbers that several threads read and write, even while none of them holds the GIL."""

from __future__ import annotations

import threading
from typing import Any

BYTES, ORDER = 8, "seq_cst"
_one_thread = threading.Lock()  # interpreted; a processor has an instruction


def read(numbers: Any, k: int) -> int:
    """A number as another thread last wrote it."""
    return int(numbers[k])


def write(numbers: Any, k: int, value: int) -> None:
    """Write a number; who reads it also sees everything that was written before."""
    numbers[k] = value


def add(numbers: Any, k: int, value: int) -> int:
    """Add to a number; returns what it was before."""
    with _one_thread:
        before = int(numbers[k])
        numbers[k] = before + value
    return before


def teach_atomics(extending: Any, types: Any) -> None:
    """Have numba use the atomic instructions of a processor for these functions."""

    def instruction(emit: Any, returns: Any) -> Any:
        def typed(typing: Any, numbers: Any, k: Any, value: Any) -> Any:
            def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                start = context.make_array(numbers)(context, builder, args[0]).data
                return emit(builder, builder.gep(start, [args[1]]), args[2])

            return returns(numbers, types.int64, types.int64), lower

        return extending.intrinsic(typed)

    def store(builder: Any, at: Any, value: Any) -> None:
        builder.store_atomic(value, at, ORDER, BYTES)

    reading = instruction(lambda builder, at, _: builder.load_atomic(at, ORDER, BYTES), types.int64)
    writing = instruction(store, types.void)
    adding = instruction(
        lambda builder, at, value: builder.atomic_rmw("add", at, value, ORDER), types.int64
    )
    extending.overload(read)(lambda numbers, k: lambda numbers, k: reading(numbers, k, 0))
    extending.overload(write)(
        lambda numbers, k, value: lambda numbers, k, value: writing(numbers, k, value)
    )
    extending.overload(add)(
        lambda numbers, k, value: lambda numbers, k, value: adding(numbers, k, value)
    )
