"""Reach: a digest of everything that a compiled function depends on.

numba compiles a function's bytecode together with every function it calls, and freezes the globals
that it reads. The digest covers all of that, wherever it is defined: bytecode, called functions,
the bytes of arrays, constants, record layouts, and the versions of Python, NumPy and numba. Two
functions with equal digests compile to the same machine code, so a digest can name a cache entry.

Names are resolved in the function's globals, like numba does. A name used only as an attribute
(`s.turn`) is also treated as a global if one of that name exists, so the digest may cover more than
necessary but never less. Comments, docstrings and line numbers don't count.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from enum import Enum
from functools import cache
from importlib.metadata import version
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any, NamedTuple

import numpy as np

LIBRARIES = {"numpy", "numba", "llvmlite", *sys.stdlib_module_names}  # covered by their versions
PLAIN_VALUES = {bool, int, float, complex, str, bytes, type(None), type(...), range, slice}


class How(NamedTuple):
    """How a rule is compiled: the source function and numba's options."""

    source: Any
    options: dict[str, bool]


def how_compiled(function: Any) -> How | None:
    """How a function is compiled; None for a plain Python function."""
    if isinstance(function, FunctionType):
        return function.__dict__.get("rule")
    return How(function.py_func, function.targetoptions)  # a numba dispatcher


def digest(*roots: object) -> str:
    """The digest of everything that functions, record types or other values depend on.

    Functions are numbered in the order they are reached, so the digest also covers the call graph.
    """
    whole = hashlib.sha256(_versions())
    found = _Part()
    for root in roots:
        found.value(root)
    whole.update(found.digest())
    order = {id(function): number for number, function in enumerate(found.functions)}
    waiting = found.functions
    for function in waiting:
        own, functions = _part_of(function)
        whole.update(own)
        for called in functions:
            if id(called) not in order:
                order[id(called)] = len(waiting)
                waiting.append(called)
            whole.update(order[id(called)].to_bytes(4, "little"))
    return whole.hexdigest()


@cache
def _versions() -> bytes:
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    return f"{sys.version} {version('numba')} {np.__version__} {checked}".rstrip().encode()


@cache
def _part_of(function: Any) -> tuple[bytes, list[Any]]:
    """A function's own contribution to the digest, and the functions it refers to.

    A plain function isn't compiled and contributes nothing, but the rules it calls do.
    """
    part, how = _Part(), how_compiled(function)
    source = how.source if how else function
    part.code(source.__code__, source.__globals__, source.__doc__)
    part.values(source.__defaults__ or ())
    part.values(cell.cell_contents for cell in source.__closure__ or ())
    if how is None:
        return b"", [called for called in part.functions if _is_followed(called, source)]
    part.add(source.__module__, source.__qualname__, sorted(map(repr, how.options.items())))
    return part.digest(), part.functions


def _is_followed(called: Any, caller: Any) -> bool:
    """Whether to look for rules in a function that a plain function refers to."""
    return how_compiled(called) is not None or _package(called) == _package(caller)


class _Part:
    """The digest of some values, and the functions among them in order of appearance."""

    def __init__(self) -> None:
        self.functions: list[Any] = []
        self._facts: list[object] = []  # hashed by their repr

    def digest(self) -> bytes:
        return hashlib.sha256(repr(self._facts).encode(errors="surrogatepass")).digest()

    def add(self, *facts: object) -> None:
        self._facts.append(facts)

    def code(self, code: CodeType, names: dict[str, Any], doc: str | None = None) -> None:
        """Bytecode, its constants, and the globals behind its names."""
        self.add(
            code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars,
            code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags,
            code.co_exceptiontable,
        )  # fmt: skip
        documented = doc is not None and code.co_consts[:1] == (doc,)
        for constant in code.co_consts[documented:]:
            if isinstance(constant, CodeType):
                self.code(constant, names)
            else:
                self.value(constant)
        for name in code.co_names:
            if name in names:
                self.add(name)
                self._global(names[name], code.co_names)

    def _global(self, value: object, names: Iterable[str]) -> None:
        """A global; for a module, its attributes with these names."""
        if not isinstance(value, ModuleType):
            self.value(value)
        elif not _in_a_library(value.__name__):
            for name in names:
                if hasattr(value, name) and not isinstance(getattr(value, name), ModuleType):
                    self.add(value.__name__, name)
                    self.value(getattr(value, name))

    def values(self, values: Iterable[object]) -> None:
        for value in values:
            self.value(value)

    def value(self, value: Any) -> None:
        """A value that numba may freeze; for anything it can't freeze, only the type counts."""
        kind = type(value)
        if kind in PLAIN_VALUES:
            self._facts.append(value)
            return
        self.add(kind.__module__, kind.__qualname__)
        if isinstance(value, Enum):
            self.add(value.name)
            self.value(value.value)
        elif isinstance(value, np.ndarray):
            self.add(repr(value.dtype), value.shape, value.strides)
            self.add(hashlib.sha256(value.tobytes()).digest())
        elif isinstance(value, np.generic):
            self.add(value.tobytes())
        elif isinstance(value, tuple | list):
            self.add(len(value))
            self.values(value)
        elif isinstance(value, set | frozenset):
            self.values(sorted(value, key=repr))
        elif isinstance(value, dict):
            self.values(value.items())
        else:
            self._object(value)

    def _object(self, value: Any) -> None:
        if isinstance(value, FunctionType) or hasattr(value, "py_func"):
            self.functions.append(value)
        elif isinstance(value, MethodType):
            self.value(value.__func__)
        elif isinstance(value, np.dtype):
            self.add(repr(value))
        elif isinstance(value, type):
            self._class(value)
        elif type(value).__module__.startswith("numba."):  # a numba type
            self.add(str(value))
        else:
            self.add(getattr(value, "__name__", None))

    def _class(self, value: Any) -> None:
        """A class: its name, plus the members of an enum or the layout of a record."""
        self.add(value.__module__, value.__qualname__, getattr(value, "_fields", None))
        layout = getattr(value, "dtype", None)
        if isinstance(layout, np.dtype):
            self.add(repr(layout))
        if issubclass(value, Enum):
            self.values((member.name, member.value) for member in value)


def _package(function: FunctionType) -> str:
    return function.__module__.rpartition(".")[0]


def _in_a_library(module: str) -> bool:
    return module.partition(".")[0] in LIBRARIES
