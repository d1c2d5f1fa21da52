"""Templates: modules that are written once and instantiated for each game.

A template is an ordinary module, so linters, type checkers and debuggers work on it. An instance
replaces two things:

- Names imported from a module called `placeholders` are bound to a game's own functions and sizes.
- A loop over `unrolled(NAME)` is unrolled over the items of NAME, because compiled code can't loop
  over the fields of a record or over functions.

An instance keeps the template's file name and line numbers.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Mapping
from copy import deepcopy
from functools import cache
from importlib.util import find_spec
from types import CodeType, ModuleType
from typing import Any, NamedTuple, TypeVar

PLACEHOLDERS = "placeholders"

T = TypeVar("T")


def unrolled(items: Iterable[T]) -> Iterable[T]:
    """Mark a loop to unroll when a template is instantiated."""
    return items


def instance(template: str, label: str, names: Mapping[str, Any]) -> Any:
    """Instantiate a template, given by its full name, as a module named `label`."""
    read = _read(template)
    missing = [name for name in read.placeholders if name not in names]
    if missing:
        raise LookupError(f"{template} needs {', '.join(missing)}")
    bound, made = dict(names), ModuleType(label)
    code = read.code or _compiled(_Loops(bound).visit(deepcopy(read.tree)), read.path)
    made.__dict__.update(bound)
    sys.modules[label] = made  # numba looks it up when loading compiled code
    exec(code, made.__dict__)
    return made


class _Template(NamedTuple):
    tree: ast.Module  # without the imports of placeholders
    placeholders: list[str]
    path: str
    code: CodeType | None  # None if there are loops to unroll


@cache
def _read(template: str) -> _Template:
    spec: Any = find_spec(template)
    tree = ast.parse(spec.loader.get_source(template))
    imports = [node for node in tree.body if _is_of_placeholders(node)]
    tree.body = [node for node in tree.body if node not in imports]
    names = [alias.name for node in imports for alias in node.names]
    loops = any(isinstance(node, ast.For) and _unrolled(node) for node in ast.walk(tree))
    return _Template(tree, names, spec.origin, None if loops else _compiled(tree, spec.origin))


def _compiled(tree: ast.Module, path: str) -> CodeType:
    code: CodeType = compile(ast.fix_missing_locations(tree), path, "exec")
    return code


def _is_of_placeholders(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and (node.module or "").endswith(f".{PLACEHOLDERS}")


def _unrolled(node: ast.For) -> str | None:
    """The name that a loop iterates over, if it is to be unrolled."""
    match node.iter:
        case ast.Call(func=ast.Name(id="unrolled"), args=[ast.Name(id=items)]):
            return items
    return None


class _Loops(ast.NodeTransformer):
    """Unrolls loops."""

    def __init__(self, names: dict[str, Any]) -> None:
        self.names = names

    def visit_For(self, node: ast.For) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        items = _unrolled(node)
        return node if items is None else self._written_out(node, self.names[items]) or [ast.Pass()]

    def _written_out(self, node: ast.For, items: Iterable[Any]) -> list[ast.stmt]:
        names = node.target.elts if isinstance(node.target, ast.Tuple) else [node.target]
        targets = [name.id for name in names if isinstance(name, ast.Name)]
        written: list[ast.stmt] = []
        for number, item in enumerate(items):
            values = item if isinstance(node.target, ast.Tuple) else (item,)
            put = {
                target: self._expression(f"{target}_{number}", value)
                for target, value in zip(targets, values, strict=True)
            }
            written += [_Putting(put).visit(deepcopy(line)) for line in node.body]
        return written

    def _expression(self, name: str, value: Any) -> ast.expr:
        """An int or str as a constant, anything else as a new global."""
        if isinstance(value, int | str):
            return ast.Constant(value)
        self.names[name] = value
        return ast.Name(name, ast.Load())


class _Putting(ast.NodeTransformer):
    """Replaces names with expressions."""

    def __init__(self, put: dict[str, ast.expr]) -> None:
        self.put = put

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.copy_location(deepcopy(self.put[node.id]), node) if node.id in self.put else node
