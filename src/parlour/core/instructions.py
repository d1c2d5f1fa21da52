"""Instructions that processors have for bit sets, and Python hasn't: LLVM's ctpop and cttz."""

from __future__ import annotations

from typing import Any


def set_bits(word: int) -> int:
    """The number of bits set in a non-negative word."""
    return int(word).bit_count()


def trailing_zeros(word: int) -> int:
    """The number of zeros below the lowest set bit of a word that isn't 0."""
    return (int(word) & -int(word)).bit_length() - 1


def teach_instructions(extending: Any, types: Any) -> None:
    """Have a compiler (numba's or numba-cuda's) use the instructions for these functions."""

    def teach(function: Any, emit: Any) -> None:
        @extending.intrinsic
        def instruction(typing: Any, word: Any) -> Any:
            def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                return emit(builder, args[0])

            return types.int64(types.int64), lower

        @extending.overload(function)
        def overloaded(word: Any) -> Any:
            def used(word: Any) -> Any:
                return instruction(word)

            return used

    teach(set_bits, lambda builder, word: builder.ctpop(word))
    teach(trailing_zeros, lambda builder, word: builder.cttz(word, _false(builder)))


def _false(builder: Any) -> Any:
    """That a word of 0 gives 64, instead of anything."""
    from llvmlite import ir

    return ir.Constant(ir.IntType(1), 0)
