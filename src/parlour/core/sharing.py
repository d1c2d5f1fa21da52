"""Sharing: large rules that a GPU's compiler calls instead of copying them.

By itself it copies every rule to wherever it is called, with all that is called there. Pattern
Overlap's kernel would have five times the instructions, and each would have to be optimised.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable
from importlib import import_module
from typing import Any

LARGE = 1000  # LLVM's instructions, with those of the rules that are copied into it


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
    """Mark the functions of LLVM modules that are large and called in several places."""
    functions = {
        function.name: function
        for module in modules
        for function in module.functions
        if not function.is_declaration
    }
    calls = {name: _called(function, functions) for name, function in functions.items()}
    places = sum(calls.values(), Counter[str]())
    sizes: dict[str, int] = {}

    def size(name: str) -> int:
        """What every call of a function adds to its caller."""
        if name not in sizes:
            sizes[name] = 0  # if it calls itself
            copied = sum(times * size(called) for called, times in calls[name].items())
            sizes[name] = copied + sum(len(block.instructions) for block in functions[name].blocks)
            if sizes[name] > LARGE and places[name] > 1:
                functions[name].attributes.add("noinline")
                sizes[name] = 1
        return sizes[name]

    for name in functions:
        size(name)


def _called(function: Any, among: Container[str | None]) -> Counter[str]:
    """How often a function calls each of these."""
    return Counter(
        instruction.callee.name
        for block in function.blocks
        for instruction in block.instructions
        if instruction.opname == "call" and getattr(instruction.callee, "name", None) in among
    )
