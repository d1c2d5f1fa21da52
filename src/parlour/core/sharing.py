"""Sharing: large rules that a GPU's compiler calls instead of copying them, if a kernel is long.

By itself it copies every rule to wherever it is called, with all that is called there. Calls make a
step a little slower, but Pattern Overlap's kernel would take more than a minute to compile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable
from importlib import import_module
from typing import Any

LONG = 250_000  # instructions of LLVM, those of all copies included; fewer compile in 25 s
LARGE = 300  # the same of one rule


def share_large_rules() -> None:
    """Have numba-cuda's kernels share them."""
    library: Any = import_module("numba.cuda.codegen").CUDACodeLibrary
    modules = library.modules.fget

    def each_once(self: Any) -> list[Any]:
        return list(dict.fromkeys(modules(self)))

    def llvm_strs(self: Any) -> list[str]:
        if self._llvm_strs is None:
            share(self.modules)
            self._llvm_strs = [str(module) for module in self.modules]
        found: list[str] = self._llvm_strs
        return found

    library.modules, library.llvm_strs = property(each_once), property(llvm_strs)


def share(modules: Iterable[Any]) -> None:
    """If LLVM modules are long, mark the functions that are large and called in several places."""
    functions = {
        function.name: function
        for module in modules
        for function in module.functions
        if not function.is_declaration
    }
    calls = {name: _called(function, functions) for name, function in functions.items()}
    places = sum(calls.values(), Counter[str]())
    own = {name: _instructions(function) for name, function in functions.items()}
    if max(_sizes(own, calls, {}).values(), default=0) > LONG:
        repeated = {name: functions[name] for name in places if places[name] > 1}
        _sizes(own, calls, repeated)


def _sizes(
    own: dict[str, int], calls: dict[str, Counter[str]], repeated: dict[str, Any]
) -> dict[str, int]:
    """What every call of each function adds to its caller; the large repeated ones are marked."""
    sizes: dict[str, int] = {}

    def size(name: str) -> int:
        if name not in sizes:
            sizes[name] = 0  # if it calls itself
            sizes[name] = own[name] + sum(many * size(one) for one, many in calls[name].items())
            if name in repeated and sizes[name] > LARGE:
                repeated[name].attributes.add("noinline")
                sizes[name] = 1
        return sizes[name]

    for name in own:
        size(name)
    return sizes


def _called(function: Any, among: Container[str | None]) -> Counter[str]:
    """How often a function calls each of these."""
    return Counter(
        instruction.callee.name
        for block in function.blocks
        for instruction in block.instructions
        if instruction.opname == "call" and getattr(instruction.callee, "name", None) in among
    )


def _instructions(function: Any) -> int:
    return sum(len(block.instructions) for block in function.blocks)
