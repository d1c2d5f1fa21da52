"""Struct: a fixed-size record of integers, declared as a class.

    class State(Struct):
        turn: int = int8
        hand: Array = int8[SEATS, HAND]
        options: Options = nested(Options)

Compiled, a State is one NumPy record that rules change in place. In plain mode it is an object of
the class itself, holding Python integers, which behaves the same and is easy to look at in a
debugger; what would not fit its field is an error there. Python code holds it in a box,
`State.box()`, whose only item is the record: an array of one is much quicker to hand to compiled
code than the record itself.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.rule import PLAIN

Array = NDArray[Any]
S = TypeVar("S", bound="Struct")


class Field:
    """The type of one field: a number, or with `[sizes]` an array of numbers."""

    def __init__(self, format: str, shape: tuple[int, ...] = ()) -> None:
        self.format, self.shape = format, shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> Any:
        return Field(self.format, shape if isinstance(shape, tuple) else (shape,))


class Nested:
    """The type of a field that is a Struct of its own."""

    def __init__(self, struct: type[Struct]) -> None:
        self.struct = struct


int8: Any = Field("i1")
int16: Any = Field("i2")
int32: Any = Field("i4")
int64: Any = Field("i8")
uint64: Any = Field("u8")
float64: Any = Field("f8")


def nested(struct: type[S]) -> Any:
    """A field that holds another Struct."""
    return Nested(struct)


class Facts:
    """The fields of a record as Python integers and nested lists; a list is made when asked for."""

    def __init__(self, struct: type[Struct], box: Any, values: tuple[Any, ...]) -> None:
        self.box = box
        self._arrays: dict[str, Array] = {}
        for (name, kind), value in zip(struct.fields.items(), values, strict=True):
            if isinstance(kind, Nested):
                self.__dict__[name] = kind.struct.read([value])
            elif kind.shape:
                self._arrays[name] = value
            else:
                self.__dict__[name] = int(value)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._arrays:
            raise AttributeError(f"there is no field {name!r}")
        self.__dict__[name] = listed = self._arrays[name].tolist()
        return listed


class Struct:
    """A fixed-size record; see the module."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field | Nested]]
    _boxed: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        cls.fields = {
            name: kind for name, kind in vars(cls).items() if isinstance(kind, Field | Nested)
        }
        for name in cls.fields:
            if hasattr(np.record, name):
                raise TypeError(f"{cls.__name__}.{name}: NumPy records have a {name} of their own")
        cls.dtype = np.dtype(
            [
                (name, kind.struct.dtype)
                if isinstance(kind, Nested)
                else (name, kind.format, kind.shape)
                for name, kind in cls.fields.items()
            ],
            align=True,
        )
        cls._boxed = np.dtype((np.record, cls.dtype))

    @classmethod
    def box(cls) -> Any:
        """A blank one in a box: `box[0]` is the record. Boxes are what Python code hands about."""
        if PLAIN:
            return [cls._plain_blank()]
        return np.frombuffer(bytearray(cls.dtype.itemsize), cls._boxed)

    @classmethod
    def load(cls, data: bytes) -> Any:
        """A box with the record whose bytes these are."""
        packed = np.frombuffer(bytearray(data), cls._boxed)
        return [cls._unpack(packed[0])] if PLAIN else packed

    @classmethod
    def bytes(cls, box: Any) -> bytes:
        """The bytes of a boxed record; equal bytes mean equal records."""
        if isinstance(box, np.ndarray):
            return box.tobytes()
        packed = np.zeros(1, cls.dtype)
        cls._pack(box[0], packed[0])
        return packed.tobytes()

    @classmethod
    def copy(cls, box: Any) -> Any:
        """An independent copy of a box."""
        return cls.load(cls.bytes(box))

    @classmethod
    def read(cls, box: Any) -> Facts:
        """Its facts as Python integers and nested lists, by field name; `box` is the box."""
        one = box[0]
        if isinstance(one, Struct):
            values = tuple(vars(one).values())
        else:
            values = box.tolist()[0] if isinstance(box, np.ndarray) else one
        return Facts(cls, box, values)

    @classmethod
    def _plain_blank(cls: type[S]) -> S:
        one = object.__new__(cls)
        for name, kind in cls.fields.items():
            one.__dict__[name] = (
                kind.struct._plain_blank()
                if isinstance(kind, Nested)
                else np.zeros(kind.shape, _wide(kind))
                if kind.shape
                else _wide(kind)(0)
            )
        return one

    @classmethod
    def _unpack(cls: type[S], packed: Any) -> S:
        one = cls._plain_blank()
        for name, kind in cls.fields.items():
            if isinstance(kind, Nested):
                one.__dict__[name] = kind.struct._unpack(packed[name])
            else:
                setattr(one, name, packed[name])
        return one

    @classmethod
    def _pack(cls, one: Any, packed: Any) -> None:
        for name, kind in cls.fields.items():
            value = getattr(one, name)
            if isinstance(kind, Nested):
                kind.struct._pack(value, packed[name])
                continue
            packed[name] = np.asarray(value).astype(kind.format)
            if not np.array_equal(packed[name], value):
                raise OverflowError(f"{cls.__name__}.{name} = {value} does not fit {kind.format}")

    def __setattr__(self, name: str, value: Any) -> None:
        kind = type(self).fields[name]
        if isinstance(kind, Nested):
            value = kind.struct.copy([value])[0]
        elif kind.shape:
            self.__dict__[name][...] = value
            return
        else:
            value = _wide(kind)(value)
        self.__dict__[name] = value


def _wide(kind: Field) -> Any:
    return {"u": np.uint64, "f": float}.get(kind.format[0], np.int64 if kind.shape else int)
