"""Parts: what a view shows, divided so that only what a move has touched is made again.

A game's `public` and `own` build all the fields of a view at once:

    def public(v: Any) -> Public:
        over = v.phase == OVER
        return Public(turn=v.turn, played=v.played[: v.plays], winner=v.winner if over else None)

Here each field becomes a function of its own, with the assignments that it needs, and we find out
which fields of the record it can read: every name and text in its code and in the code that it
reaches. That is more than it reads, and never less in code that calls functions by their names, as
the facts of our games do; only their views are divided, and tests compare them with the whole.
After a move, the bytes of the record that have changed tell which parts have to be made again; all
the others are as they were.

Fields that share a local variable which takes work to make, such as a list, are one part. For a
function of another form, everything is made again.
"""

from __future__ import annotations

import ast
import dis
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import asdict

from parlour.core.game import Game
from parlour.core.reach import LIBRARIES, PLAIN_VALUES
from parlour.core.rule import compiled
from parlour.core.struct import Facts, Struct
from parlour.core.table import Witnessed
from parlour.core.touching import mark_touched

Make = Callable[[Any], Any]  # a view's facts -> what a struct or one of its fields shows
Shown = dict[str, Any]  # what a view shows, by field
Plan = Callable[[Any, Shown], Shown]  # a view's facts and what was shown -> what is new
Known = dict[int, tuple[Any, list[Any]]]  # what things lead to, by their ids
COLLECTIONS = (dict, list, tuple, set, frozenset)
CHEAP = {"bool", "int", "len", "max", "min", "range"}  # calls that can be repeated
ANY_FIELD = {"_small", "data", "plain", "getattr", "vars", "__dict__"}  # reads fields unnamed
OURS = "parlour.core."  # code that reads only the fields that it is told to
MOST = 62  # parts of a game, a bit each
MOST_PLANS = 512  # functions for what moves touch, compiled when first needed


class Source(NamedTuple):
    """A function that builds a struct from keywords, in pieces."""

    make: Any
    given: str  # its parameter
    locals: dict[str, ast.expr]
    fields: dict[str, ast.expr]


class Parts:
    """What one function of a game shows of its views."""

    def __init__(self, make: Make, most: int = MOST) -> None:
        self.make = make
        self.source = parsed(make)
        groups = grouped(self.source.locals, self.source.fields) if self.source else []
        self.all = groups if len(groups) <= most else []  # the fields of each part; or undivided
        self._plans: dict[int, Plan | None] = {0: lambda facts, shown: {}}

    def whole(self, facts: Any) -> Shown:
        """Everything, made from nothing."""
        return asdict(self.make(facts))

    def fresh(self, shown: Shown, touched: int, facts: Any) -> Shown:
        """What has changed, given what was shown before and which parts were touched since."""
        if self.all:
            plan = self._plans.get(touched) or self._plan(touched)
            if plan:
                return plan(facts, shown)
        return {name: value for name, value in self.whole(facts).items() if shown[name] != value}

    def _plan(self, touched: int) -> Plan | None:
        """The function for the touched parts, given a bit for each; None if there are too many."""
        if len(self._plans) >= MOST_PLANS:
            return None
        names = [name for k, part in enumerate(self.all) if touched >> k & 1 for name in part]
        assert self.source
        plan = self._plans[touched] = changes(self.source, names)
        return plan

    def reads(self, view: type[Struct]) -> list[set[str]]:
        """The fields of a view that each part can read."""
        if self.source is None:
            return []
        known = Known()
        return [fields_read(function(self.source, part), view, known) for part in self.all]


class GameParts:
    """What a game shows of its views: to everyone, and to one viewer."""

    def __init__(self, game: Game) -> None:
        view = game.View
        self.public = Parts(game.facts.public)
        self.own = Parts(game.facts.own, MOST - len(self.public.all))
        self._size, self._bits = view.dtype.itemsize, np.zeros(view.dtype.itemsize, np.int64)
        for k, names in enumerate((*self.public.reads(view), *self.own.reads(view))):
            for name in names:
                self._bits[view.place(name)] |= 1 << k
        self._shift = len(self.public.all)
        self._publics = (1 << self._shift) - 1

    def touched(self, seen: Witnessed) -> tuple[int, list[int]]:
        """The parts that an action has touched: the public ones, and each viewer's own."""
        size, many = self._size, len(seen.raw) // (2 * self._size)
        half = many * size
        if seen.compiled:
            marks = np.zeros(many, np.int64)
            compiled(mark_touched)(seen.raw, half, self._bits, marks)
            found = marks.tolist()
        else:
            differ = (seen.raw[:half] != seen.raw[half:]).reshape(many, size)
            found = [int(np.bitwise_or.reduce(self._bits[one])) for one in differ]
        return found[seen.spectator] & self._publics, [one >> self._shift for one in found]


@cache
def parts_of(game: Game) -> GameParts:
    """The parts of a game's views."""
    return GameParts(game)


# Dividing a function


def parsed(make: Any) -> Source | None:
    """A function in pieces; None if it has another form than the one described above."""
    try:
        found = ast.parse(textwrap.dedent(inspect.getsource(make))).body
    except (OSError, TypeError, SyntaxError):
        return None
    function = found[0] if len(found) == 1 else None  # its file may have changed since
    if not isinstance(function, ast.FunctionDef) or function.name != make.__name__:
        return None
    if make.__closure__:
        return None
    ast.increment_lineno(function, make.__code__.co_firstlineno - 1)
    *before, last = function.body
    given, locals_ = [one.arg for one in function.args.args], dict[str, ast.expr]()
    for line in before[ast.get_docstring(function) is not None :]:
        assigned = _assigned(line)
        if assigned is None or not assigned.keys().isdisjoint({*locals_, *given}):
            return None
        locals_ |= assigned
    call = last.value if isinstance(last, ast.Return) else None
    if len(given) != 1 or not isinstance(call, ast.Call) or call.args:
        return None
    fields = {one.arg: one.value for one in call.keywords if one.arg}
    complete = len(fields) == len(call.keywords) and _is_built(make, call, fields)
    return Source(make, given[0], locals_, fields) if complete else None


def _is_built(make: Any, call: ast.Call, fields: Iterable[str]) -> bool:
    """Whether a call builds a struct from all of its fields."""
    kind = make.__globals__.get(call.func.id) if isinstance(call.func, ast.Name) else None
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return False
    return kind.__struct_fields__ == tuple(fields) and not hasattr(kind, "__post_init__")


def _assigned(line: ast.stmt) -> dict[str, ast.expr] | None:
    """The names that an assignment sets, one by one; None if it is of another form."""
    if not isinstance(line, ast.Assign) or len(line.targets) != 1:
        return None
    target, value = line.targets[0], line.value
    if isinstance(target, ast.Name):
        return {target.id: value}
    if not (isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)):
        return None
    names = [one.id for one in target.elts if isinstance(one, ast.Name)]
    if not len(names) == len(target.elts) == len(value.elts) or _used(value) & {*names}:
        return None
    return dict(zip(names, value.elts))


def _used(expression: ast.expr) -> set[str]:
    """The names that an expression uses."""
    return {one.id for one in ast.walk(expression) if isinstance(one, ast.Name)}


def _needed(locals_: dict[str, ast.expr], expression: ast.expr) -> set[str]:
    """The local variables that an expression needs, directly or through others."""
    found, new = set[str](), _used(expression) & locals_.keys()
    while new:
        found |= new
        new = {name for one in new for name in _used(locals_[one]) & locals_.keys()} - found
    return found


def _is_work(expression: ast.expr) -> bool:
    """Whether an expression shouldn't be evaluated more often than written."""
    if isinstance(expression, ast.Call):
        name = expression.func.id if isinstance(expression.func, ast.Name) else ""
        if name not in CHEAP:
            return True
    inner = (one for one in ast.iter_child_nodes(expression) if isinstance(one, ast.expr))
    loops = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
    return isinstance(expression, loops) or any(map(_is_work, inner))


def grouped(locals_: dict[str, ast.expr], fields: dict[str, ast.expr]) -> list[list[str]]:
    """The fields in groups: together if they share a local variable that takes work to make."""
    work = {name for name, value in locals_.items() if _is_work(value)}
    groups: list[tuple[list[str], set[str]]] = []
    for name, value in fields.items():
        shares = _needed(locals_, value) & work
        joined = [group for group in groups if group[1] & shares]
        groups = [group for group in groups if group not in joined]
        names = [*(one for group in joined for one in group[0]), name]
        groups.append((names, shares.union(*(group[1] for group in joined))))
    return [names for names, _ in groups]


def function(source: Source, fields: list[str]) -> Make:
    """The function that makes some of the fields, as a tuple."""
    values = [source.fields[name] for name in fields]
    return _defined(source, values, source.given, [ast.Return(ast.Tuple(values, ast.Load()))])


def changes(source: Source, fields: list[str]) -> Plan:
    """The function that makes some of the fields and returns those that aren't as shown before."""
    values, lines = [source.fields[name] for name in fields], ast.parse("_new = {}").body
    for name, value in zip(fields, values):
        line: Any = ast.parse(f"if (_one := 0) != _shown[{name!r}]: _new[{name!r}] = _one").body[0]
        line.test.left.value = value
        lines.append(line)
    lines.append(ast.Return(ast.Name("_new", ast.Load())))
    return _defined(source, values, f"{source.given}, _shown", lines)


def _defined(source: Source, values: list[ast.expr], given: str, lines: list[ast.stmt]) -> Any:
    """A function of these lines, after the assignments that the values need."""
    needed = set[str]().union(*(_needed(source.locals, one) for one in values))
    before: list[ast.stmt] = [
        ast.Assign([ast.Name(name, ast.Store())], one)
        for name, one in source.locals.items()
        if name in needed
    ]
    make, label = source.make, f"some_of_{source.make.__name__}"
    module: Any = ast.parse(f"def {label}({given}): pass")
    module.body[0].body = [*before, *lines]
    ast.fix_missing_locations(module)
    code = compile(module, make.__code__.co_filename, "exec", dont_inherit=True)
    made: dict[str, Any] = {}
    exec(code, make.__globals__, made)
    return made[label]


# What a function can read


def fields_read(function: Any, view: type[Struct], known: Known | None = None) -> set[str]:
    """The fields of a view that a function, or anything it reaches, can read."""
    known = {} if known is None else known
    names, seen, waiting = set[str](), set[int](), [function]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, FunctionType) and not one.__module__.startswith(OURS):
            names |= _words(one.__code__)
            if names & ANY_FIELD:
                return {*view.fields}
        if id(one) not in known:
            known[id(one)] = one, list(_reached(one))
        waiting += known[id(one)][1]
    return names & view.fields.keys()


@cache
def _words(code: CodeType) -> set[str]:
    """Every name and text in a function's code, without the keywords of its calls."""
    found = {*code.co_names}
    for step in dis.get_instructions(code):
        one = step.argval if step.opname == "LOAD_CONST" else ""
        if step.opname == "IMPORT_NAME":  # what it leads to isn't followed
            found |= ANY_FIELD
        if isinstance(one, CodeType):
            found |= _words(one)
        found |= {*one} if isinstance(one, tuple | frozenset) else {one}
    return {one for one in found if isinstance(one, str)}


def _reached(one: Any) -> Iterator[Any]:
    """The functions and classes that something leads to."""
    if isinstance(one, FunctionType):
        yield from (cell.cell_contents for cell in one.__closure__ or ())
        yield from one.__defaults__ or ()
        yield from ([how.source] if (how := one.__dict__.get("rule")) else ())
        yield from _globals(one)
    elif isinstance(one, partial):
        yield from (one.func, *one.args, *one.keywords.values())
    elif isinstance(one, type):
        if not issubclass(one, Struct | Facts) and not _is_a_librarys(one):
            yield from vars(one).values()
    elif isinstance(one, COLLECTIONS):
        yield from _within(one)
    else:
        inner = ("__wrapped__", "__func__", "fget")
        yield from (getattr(one, name) for name in inner if hasattr(one, name))
        yield type(one)


def _within(collection: Any) -> list[Any]:
    """What a collection holds, also in the collections within it, as far as it can lead on."""
    found, seen, waiting = dict[int, Any](), set[int](), [collection]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        for value in one.values() if isinstance(one, dict) else one:
            if type(value) in PLAIN_VALUES:
                continue
            if isinstance(value, COLLECTIONS):
                waiting.append(value)
            elif _leads_on(value):
                found[id(value)] = value
    return [*found.values()]


def _globals(function: FunctionType) -> Iterator[Any]:
    """The values of the names in a function's code, also of names within modules."""
    if function.__module__.startswith(OURS):
        return
    words, known = _words(function.__code__), function.__globals__
    for value in (known[name] for name in words if name in known):
        if not isinstance(value, ModuleType):
            if _leads_on(value):
                yield value
        elif value.__name__.partition(".")[0] not in LIBRARIES:
            yield from (getattr(value, name) for name in words if hasattr(value, name))


def _leads_on(value: object) -> bool:
    """Whether a value can lead to functions; numbers and texts don't."""
    return not isinstance(value, int | float | str | bytes | np.ndarray | np.generic | ModuleType)


def _is_a_librarys(kind: type) -> bool:
    return kind.__module__.partition(".")[0] in {*LIBRARIES, "builtins", "msgspec"}
