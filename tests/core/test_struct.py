"""Structs: fixed-size records in boxes."""

from __future__ import annotations

import pytest

from parlour.core.rule import rule
from parlour.core.struct import Array, Struct, int8, int16, nested


class Inner(Struct):
    """A small one."""

    a: int = int8
    b: int = int16


class Outer(Struct):
    """One with an array and a nested one."""

    inner: Inner = nested(Inner)
    hand: Array = int8[2, 3]
    turn: int = int8


@rule
def change(one: Outer, other: Outer) -> None:
    one.hand[1, 2] = 7
    one.turn = one.turn + 1
    one.inner.b = 300
    other.inner = one.inner


def test_rules_change_a_record_in_place_and_nested_ones_are_copied() -> None:
    one, other = Outer.box(), Outer.box()
    change(one[0], other[0])
    change(one[0], other[0])
    assert Outer.read(one).hand == [[0, 0, 0], [0, 0, 7]]
    assert Outer.read(one).turn == 2
    assert Outer.read(other).inner.b == 300
    one[0].inner.b = 1
    assert Outer.read(other).inner.b == 300


def test_bytes_load_and_copy() -> None:
    box = Outer.box()
    box[0].turn = 5
    twin = Outer.copy(box)
    assert Outer.bytes(twin) == Outer.bytes(box)
    twin[0].hand[0, 0] = 1
    assert Outer.bytes(twin) != Outer.bytes(box)
    assert Outer.read(Outer.load(Outer.bytes(twin))).hand[0][0] == 1


def test_a_field_may_not_shadow_what_records_have() -> None:
    with pytest.raises(TypeError, match="have a round of their own"):

        class Wrong(Struct):
            round: int = int8


def test_field_order_is_declaration_order() -> None:
    assert list(Outer.fields) == ["inner", "hand", "turn"]
    assert Outer.dtype["hand"].shape == (2, 3)
