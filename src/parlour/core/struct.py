"""Struct: a fixed-size record of integers, declared as a class.

    class State(Struct):
        turn: int = int8
        hand: Array = int8[SEATS, HAND]
        options: Options = nested(Options)

A State has two forms. Interpreted rules take an instance of the class itself, which holds Python
integers and is easy to inspect in a debugger; there, a value that doesn't fit its field raises an
error. Compiled rules take a NumPy record with the same fields and modify it in place. Both forms
have the same bytes, so each can be converted to the other.

Python code holds a State in a box, whose only item is the State: `State.box()` is a list with an
object, `State.records()` an array with a record, which is much faster to pass to compiled code than
the record itself. Don't do arithmetic with a record's numbers in Python: they are as narrow as
their fields and overflow silently.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from struct import Struct as Packed
from typing import Any, ClassVar, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
S = TypeVar("S", bound="Struct")
T = TypeVar("T", bound=Callable[..., Any])
Reader = Callable[[Any], Any]
Bytes = bytes  # inside Struct, `bytes` is a method
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q", "f8": "d"}
RANGES = {
    name: (np.iinfo(name).min, np.iinfo(name).max) for name in ("i1", "i2", "i4")
}  # wider formats aren't checked
REMEMBERED = 1024


class Field:
    """The type of one field: a number, or an array with `[sizes]`."""

    def __init__(self, format: str, shape: tuple[int, ...] = ()) -> None:
        self.format, self.shape = format, shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> Any:
        return Field(self.format, shape if isinstance(shape, tuple) else (shape,))


class Nested:
    """The type of a field that is itself a Struct."""

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


class Facts(msgspec.Struct, dict=True, eq=False):
    """The fields of a record as Python integers and nested lists; lists are built on first access.

    Each Struct has its own subclass, with attributes named after its fields.
    """

    _small: memoryview  # the record's bytes, as int8
    _struct: ClassVar[type[Struct]]
    _starts: ClassVar[dict[str, int]]  # offsets of the 1-d int8 arrays
    _rows: ClassVar[dict[str, tuple[int, int]]]  # offsets of the 2-d int8 arrays, and their width

    @property
    def data(self) -> bytes:
        """The record's bytes; `place` says where a field is."""
        return self._small.tobytes()

    def one(self, name: str, k: int) -> int:
        """One item of a 1-d int8 array, without reading the others."""
        return self._small[self._starts[name] + k]

    def some(self, name: str, count: int) -> list[int]:
        """The first `count` items of a 1-d int8 array."""
        start = self._starts[name]
        return self._small[start : start + count].tolist()

    def row(self, name: str, k: int) -> list[Any]:
        """One row of a 2-d array; for int8, without reading the others."""
        if name not in self._rows:
            return list(getattr(self, name)[k])
        start, width = self._rows[name]
        return self._small[start + k * width : start + (k + 1) * width].tolist()


class Read:
    """A descriptor that reads part of a record on first access and caches it on the facts."""

    __slots__ = ("name", "read")

    def __init__(self, name: str, read: Reader) -> None:
        self.name, self.read = name, read

    def __get__(self, facts: Facts, _: object) -> Any:
        value = facts.__dict__[self.name] = self.read(facts)
        return value


class ReadList(Read):
    """The common case: a 1-d int8 array."""

    __slots__ = ("place",)

    def __init__(self, name: str, place: slice) -> None:
        self.name, self.place = name, place

    def __get__(self, facts: Facts, _: object) -> Any:
        value = facts.__dict__[self.name] = facts._small[self.place].tolist()
        return value


def remembered(key: Callable[[Facts], bytes]) -> Callable[[T], T]:
    """Cache a function of facts by a key of them.

    After every move, all seats need the same results for public information. Callers share the
    cached result and must not modify it.
    """

    def wrap(function: T) -> T:
        known: dict[bytes, Any] = {}

        def ask(facts: Facts) -> Any:
            mark = key(facts)
            found = known.get(mark)
            if found is None:
                if len(known) >= REMEMBERED:
                    del known[next(iter(known))]
                found = known[mark] = function(facts)
            return found

        return ask  # type: ignore[return-value]

    return wrap


class Struct:
    """A fixed-size record; see the module docstring."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field | Nested]]
    facts: ClassVar[type[Facts]]
    numbers: ClassVar[list[str]]  # the scalar fields
    unpack: ClassVar[Callable[[memoryview], tuple[Any, ...]]]
    _boxed: ClassVar[np.dtype[Any]]
    _size: ClassVar[int]

    def __init_subclass__(cls) -> None:
        cls.fields = {
            name: kind for name, kind in vars(cls).items() if isinstance(kind, Field | Nested)
        }
        for name in cls.fields:
            if hasattr(np.record, name):
                raise TypeError(
                    f"rename {cls.__name__}.{name}; NumPy records already have a {name}"
                )
        cls.dtype = np.dtype(
            [
                (name, kind.struct.dtype)
                if isinstance(kind, Nested)
                else (name, kind.format, kind.shape)
                for name, kind in cls.fields.items()
            ],
            align=True,
        )
        cls._boxed, cls._size = np.dtype((np.record, cls.dtype)), cls.dtype.itemsize
        cls.numbers = [name for name, kind in cls.fields.items() if _is_number(kind)]
        cls.unpack = Packed(cls._layout()).unpack
        cls.facts = msgspec.defstruct(  # type: ignore[assignment]
            f"{cls.__name__}Facts", [(name, int) for name in cls.numbers],
            bases=(Facts,), namespace=cls._lists(), dict=True, eq=False,
        )  # fmt: skip

    @classmethod
    def _lists(cls) -> dict[str, Any]:
        """The descriptors that read every non-scalar field from a record."""
        read: dict[str, Any] = {
            "_struct": cls, "_starts": {}, "_rows": {},
            "box": Read("box", lambda facts: np.frombuffer(facts._small, cls._boxed)),
            "plain": Read("plain", lambda facts: cls.load(facts.data)),
        }  # fmt: skip
        for name, kind in cls.fields.items():
            place = cls.place(name)
            if isinstance(kind, Nested):
                read[name] = Read(name, partial(_read_nested, kind.struct, place))
            elif not kind.shape:
                continue
            elif CODES[kind.format] == "b" and len(kind.shape) == 1:
                read[name] = ReadList(name, place)
                read["_starts"][name] = place.start
            else:
                read[name] = Read(name, partial(_read_table, CODES[kind.format], kind.shape, place))
                if CODES[kind.format] == "b" and len(kind.shape) == 2:
                    read["_rows"][name] = place.start, kind.shape[1]
        return read

    @classmethod
    def place(cls, name: str) -> slice:
        """Where a field is in a record's bytes."""
        kind, start = cls.dtype.fields[name][:2]  # type: ignore[index]
        return slice(start, start + kind.itemsize)

    @classmethod
    def without(cls, *names: str) -> Callable[[Facts], bytes]:
        """A `remembered` key of all fields except these."""
        return _stretches([cls.place(name) for name in cls.fields if name not in names])

    @classmethod
    def only(cls, *names: str) -> Callable[[Facts], bytes]:
        """A `remembered` key of these fields."""
        return _stretches([cls.place(name) for name in names])

    @classmethod
    def _layout(cls) -> str:
        """The struct format that unpacks a record's scalars and skips everything else."""
        layout, at = "=", 0
        for name in cls.numbers:
            place, kind = cls.place(name), cls.fields[name]
            layout += f"{place.start - at}x{CODES[kind.format]}"  # type: ignore[union-attr]
            at = place.stop
        return f"{layout}{cls.dtype.itemsize - at}x"

    @classmethod
    def box(cls) -> Any:
        """A box with a blank object, for interpreted rules: `box[0]` is the object."""
        return cls.boxes(1)

    @classmethod
    def boxes(cls, count: int) -> Any:
        """A box of `count` blank objects, for interpreted rules."""
        return [cls._blank() for _ in range(count)]

    @classmethod
    def records(cls, count: int = 1) -> Any:
        """A box of `count` blank records, for compiled rules."""
        return np.frombuffer(bytearray(count * cls._size), cls._boxed)

    @classmethod
    def load(cls, data: bytes) -> Any:
        """A box with the object stored in these bytes, for interpreted rules."""
        return [cls._unpack(np.frombuffer(data, cls._boxed)[0])]

    @classmethod
    def load_record(cls, data: bytes) -> Any:
        """A box with the record stored in these bytes, for compiled rules."""
        return np.frombuffer(bytearray(data), cls._boxed)

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
        """An independent copy of a box, in the same form."""
        if isinstance(box, np.ndarray):
            return np.frombuffer(bytearray(_bytes_of(box)), cls._boxed)
        return cls.load(cls.bytes(box))

    @classmethod
    def read(cls, box: Any) -> Facts:
        """The facts of a boxed record; their `box` is the box."""
        facts = cls._facts_of(memoryview(cls.bytes(box)).cast("b"))
        facts.__dict__["box"] = box
        return facts

    @classmethod
    def read_all(cls, boxes: Any) -> list[Facts]:
        """The facts of all records; they must not change afterwards."""
        if isinstance(boxes, list):
            return [cls.read([one]) for one in boxes]
        small, size, facts, unpack = _bytes_of(boxes), cls._size, cls.facts, cls.unpack
        views = [small[at : at + size] for at in range(0, len(small), size)]
        return [facts(one, *unpack(one)) for one in views]

    @classmethod
    def raw(cls, boxes: Any, facts: list[Facts]) -> Array:
        """The bytes of the records in a box, from which these facts were read."""
        if isinstance(boxes, list):
            return np.frombuffer(b"".join([one._small for one in facts]), np.int8)
        return np.frombuffer(_bytes_of(boxes), np.int8)

    @classmethod
    def _facts_of(cls, small: memoryview) -> Facts:
        return cls.facts(small, *cls.unpack(small))

    @classmethod
    def _blank(cls: type[S]) -> S:
        one = object.__new__(cls)
        for name, kind in cls.fields.items():
            one.__dict__[name] = (
                kind.struct._blank()
                if isinstance(kind, Nested)
                else np.zeros(kind.shape, _wide(kind))
                if kind.shape
                else _wide(kind)(0)
            )
        return one

    @classmethod
    def _unpack(cls: type[S], packed: Any) -> S:
        one = cls._blank()
        for name, kind in cls.fields.items():
            if isinstance(kind, Nested):
                one.__dict__[name] = kind.struct._unpack(packed[name])
            else:
                setattr(one, name, packed[name])
        return one

    @classmethod
    def check(cls, one: Any, name: str) -> None:
        """Raise OverflowError if a field's number, or any number in its array, doesn't fit."""
        kind, value = cls.fields[name], getattr(one, name)
        if isinstance(kind, Field) and kind.format in RANGES:
            low, high = RANGES[kind.format]
            smallest, largest = (value.min(), value.max()) if kind.shape else (value, value)
            if smallest < low or largest > high:
                raise OverflowError(f"{cls.__name__}.{name} = {value} does not fit {kind.format}")

    @classmethod
    def _pack(cls, one: Any, packed: Any) -> None:
        for name, kind in cls.fields.items():
            value = getattr(one, name)
            if isinstance(kind, Nested):
                kind.struct._pack(value, packed[name])
                continue
            cls.check(one, name)
            packed[name] = value

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


def _bytes_of(boxes: Any) -> memoryview:
    """The bytes of records in place, as int8."""
    base = boxes.base  # what `records` made them from; NumPy's `view` is slower
    if type(base) is memoryview and base.nbytes == boxes.nbytes:
        return base.cast("b")
    small: memoryview = boxes.view(np.int8).data
    return small


def _stretches(places: list[slice]) -> Callable[[Facts], bytes]:
    """A function that returns the bytes at these places; adjacent places are merged."""
    joined: list[slice] = []
    for place in places:
        if joined and joined[-1].stop == place.start:
            place = slice(joined.pop().start, place.stop)
        joined.append(place)
    if len(joined) == 1:
        return lambda facts: facts._small[joined[0]].tobytes()
    return lambda facts: b"".join([facts._small[place] for place in joined])


def _is_number(kind: Field | Nested) -> bool:
    return isinstance(kind, Field) and not kind.shape


def _read_table(code: Any, shape: tuple[int, ...], place: slice, facts: Facts) -> Any:
    return facts._small[place].cast(code, shape).tolist()


def _read_nested(struct: Any, place: slice, facts: Facts) -> Facts:
    return _nested_facts(struct, facts._small[place].tobytes())


@lru_cache(1024)
def _nested_facts(struct: type[Struct], data: bytes) -> Facts:
    """The facts of a nested record, cached: in practice a table's options, which never change."""
    return struct._facts_of(memoryview(data).cast("b"))


def _wide(kind: Field) -> Any:
    return {"u": np.uint64, "f": float}.get(kind.format[0], np.int64 if kind.shape else int)
