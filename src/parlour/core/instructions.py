"""Instructions that processors have for bit sets, and Python hasn't: LLVM's ctpop and cttz."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def set_bits(word: int) -> int:
    """The number of bits set in a non-negative word."""
    return int(word).bit_count()


def trailing_zeros(word: int) -> int:
    """The number of zeros below the lowest set bit of a word that isn't 0."""
    return (int(word) & -int(word)).bit_length() - 1


def teach_instructions(extending: Any, types: Any) -> None:
    """Have a compiler (numba's or numba-cuda's) use the instructions for these functions."""
    ir: Any = import_module("llvmlite.ir")
    at_zero = ir.Constant(ir.IntType(1), 0)  # that a word of 0 has 64 zeros, instead of any number
    _teach(set_bits, lambda builder, word: builder.ctpop(word), extending, types)
    _teach(trailing_zeros, lambda builder, word: builder.cttz(word, at_zero), extending, types)


def _teach(function: Any, emit: Any, extending: Any, types: Any) -> None:
    def instruction(typing: Any, word: Any) -> Any:
        def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return emit(builder, args[0])

        return types.int64(types.int64), lower

    emitted = extending.intrinsic(instruction)

    def overloaded(word: Any) -> Any:
        def used(word: Any) -> Any:
            return emitted(word)

        return used

    extending.overload(function)(overloaded)
