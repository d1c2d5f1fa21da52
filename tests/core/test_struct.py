"""Structs: fixed-size records in boxes."""

from __future__ import annotations

import pytest

from parlour.core.rule import rule
from parlour.core.struct import Array, Struct, int8, int16, nested


class Inner(Struct):
    """A small struct."""

    a: int = int8
    b: int = int16


class Outer(Struct):
    """A struct with an array and a nested struct."""

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
    with pytest.raises(TypeError, match="already have a round"):

        class Wrong(Struct):
            round: int = int8


def test_field_order_is_declaration_order() -> None:
    assert list(Outer.fields) == ["inner", "hand", "turn"]
    assert Outer.dtype["hand"].shape == (2, 3)


class Wide(Struct):
    """A struct with one- and two-dimensional arrays of different types."""

    small: Array = int8[3]
    large: Array = int16[3]
    rows: Array = int8[2, 3]
    wide_rows: Array = int16[2, 2]


@rule
def number(one: Wide) -> None:
    for k in range(3):
        one.small[k] = -k
        one.large[k] = 300 + k
        one.rows[1, k] = -10 - k
    one.wide_rows[1, 0] = -300


def test_facts_are_read_once_and_a_row_is_a_row_of_its_table() -> None:
    box = Wide.box()
    number(box[0])
    facts = Wide.read(box)
    assert (facts.small, facts.large) == ([0, -1, -2], [300, 301, 302])
    assert facts.small is facts.small
    for name in ("rows", "wide_rows"):
        assert [facts.row(name, k) for k in range(2)] == getattr(facts, name)
    assert facts.row("rows", 1) == [-10, -11, -12]
    assert facts.row("wide_rows", 1) == [-300, 0]
    with pytest.raises(AttributeError, match="nothing"):
        _ = facts.nothing
