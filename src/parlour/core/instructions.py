"""What processors have for bit sets, and Python hasn't: LLVM's ctpop, cttz and vectors."""

from __future__ import annotations

from importlib import import_module
from typing import Any

WORD = 64  # bits


def set_bits(word: int) -> int:
    """The number of bits set in a non-negative word."""
    return int(word).bit_count()


def trailing_zeros(word: int) -> int:
    """The number of zeros below the lowest set bit of a word that isn't 0."""
    return (int(word) & -int(word)).bit_length() - 1


def add_at_bits(word: int, value: int, row: Any, at: int) -> None:
    """Add a value to those of 64 bytes of a row, from `at`, whose bits are set.

    All 64 must be there: a processor adds 0 to the others.
    """
    left = int(word) & (1 << WORD) - 1
    while left:
        row[at + trailing_zeros(left)] += value
        left &= left - 1


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


def teach_vectors(extending: Any, types: Any) -> None:
    """Have numba add to 64 bytes at a time."""

    def instruction(typing: Any, word: Any, value: Any, row: Any, at: Any) -> Any:
        def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            start = builder.gep(context.make_array(row)(context, builder, args[2]).data, [args[3]])
            _add_at_bits(builder, args[0], args[1], start)

        return types.void(types.int64, types.int64, row, types.int64), lower

    emitted = extending.intrinsic(instruction)

    def overloaded(word: Any, value: Any, row: Any, at: Any) -> Any:
        def used(word: Any, value: Any, row: Any, at: Any) -> None:
            emitted(word, value, row, at)

        return used if row.dtype == types.int8 and row.layout == "C" else None

    extending.overload(add_at_bits, inline="always")(overloaded)


def teach_loop(extending: Any) -> None:
    """Have numba-cuda add to one byte after the other: a thread of a GPU has no vectors."""

    def overloaded(word: Any, value: Any, row: Any, at: Any) -> Any:
        def used(word: Any, value: Any, row: Any, at: Any) -> None:
            while word:
                row[at + trailing_zeros(word)] += value
                word &= word - 1

        return used

    extending.overload(add_at_bits)(overloaded)


def _add_at_bits(builder: Any, word: Any, value: Any, start: Any) -> None:
    """Select each byte by its bit of the word, which is spread over the bytes."""
    ir: Any = import_module("llvmlite.ir")
    byte, index = ir.IntType(8), ir.IntType(32)
    eight, many = ir.VectorType(byte, 8), ir.VectorType(byte, WORD)

    def each(kind: Any, numbers: list[int]) -> Any:
        return ir.Constant(ir.VectorType(kind, len(numbers)), [kind(n) for n in numbers])

    def spread(vector: Any, places: list[int]) -> Any:
        return builder.shuffle_vector(vector, vector, each(index, places))

    own_bytes = spread(builder.bitcast(word, eight), [k // 8 for k in range(WORD)])
    own_bits = builder.and_(own_bytes, each(byte, [1 << k % 8 for k in range(WORD)]))
    zeros = each(byte, [0] * WORD)
    first = builder.insert_element(
        ir.Constant(eight, ir.Undefined), builder.trunc(value, byte), index(0)
    )
    found = builder.select(
        builder.icmp_unsigned("!=", own_bits, zeros), spread(first, [0] * WORD), zeros
    )
    place = builder.bitcast(start, many.as_pointer())
    builder.store(builder.add(builder.load(place, align=1), found), place, align=1)
