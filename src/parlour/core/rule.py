"""@rule: plain Python that runs interpreted, compiled, and inside a CUDA kernel.

A rule is the plain function in the source, and calling it runs the interpreter. `compiled(rule)` is
the same function as machine code. Until the first `compiled()`, nothing is compiled and numba isn't
even imported. When one rule calls another, numba uses the callee's compiled form.

Machine code is cached on disk under a digest of everything it depends on: see reach.py and
rule_cache.py.

`PARLOUR_PLAIN=1` disables compilation, for debugging.
`PARLOUR_COMPILE=now` makes every table wait for its compiled rules.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

from parlour.core.atomics import teach_atomics
from parlour.core.instructions import teach_instructions, teach_loop, teach_vectors
from parlour.core.reach import How, digest
from parlour.core.rule_cache import cached, entry_folder

PLAIN = os.environ.get("PARLOUR_PLAIN", "") not in ("", "0")
AT_ONCE = os.environ.get("PARLOUR_COMPILE", "") == "now"
GENERATION = 2  # increment when the way rules are compiled changes
KERNELS = 2  # the same for kernels

_one_thread = threading.RLock()
_hot: list[Any] = []
_cooled = False

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as a rule."""
    return _marked(function, function, nogil=True)


def entry(function: F) -> F:
    """A rule that Python calls briefly: too short to be worth releasing the GIL."""
    return _marked(function, function, nogil=False)


def hot(function: F) -> F:
    """A rule on the hot path of every move: inlined into its callers for speed."""
    return _marked(function, function, nogil=True, forceinline=True)


def lean(function: F) -> F:
    """A rule that is given records of arrays, compiled without counting references to them.

    Counting would take longer than what is done with the arrays; such a rule can't create any.
    """
    return _marked(function, function, nogil=True, _nrt=False)


def lean_hot(function: F) -> F:
    """A lean rule that is inlined into its callers."""
    return _marked(function, function, nogil=True, forceinline=True, _nrt=False)


def wrapping(function: F) -> F:
    """A hot rule whose unsigned arithmetic wraps around on purpose."""
    return _marked(np.errstate(over="ignore")(function), function, nogil=True, forceinline=True)


def compiled_as(source: F) -> Callable[[F], F]:
    """A rule with separate code for the compiler: `source` is compiled in its place."""
    return lambda function: _marked(function, source, nogil=True)


def _marked(function: F, source: Any, **options: bool) -> F:
    function.__dict__["rule"] = How(source, options)
    return function


def compiled(function: Any) -> Any:
    """A rule's compiled form; each signature is compiled or loaded on its first call."""
    found = function.__dict__.get("compiled")
    if found is None:
        with _one_thread:
            found = function.__dict__.get("compiled") or _compiled(function)
            function.__dict__["compiled"] = found
    return found


def is_rule(value: object) -> bool:
    """Whether a value is a rule, and so has a compiled form."""
    return isinstance(value, FunctionType) and "rule" in value.__dict__


def call(function: Callable[..., Any], box: Any, *args: Any) -> Any:
    """Call a rule in the form that matches the box: interpreted or compiled."""
    return (function if isinstance(box, list) else compiled(function))(box, *args)


def cool() -> None:
    """Stop inlining hot rules: the CUDA compiler would take minutes."""
    global _cooled
    _cooled = True
    for function in _hot:
        function.targetoptions.pop("forceinline", None)


def _compiled(function: Any) -> Any:
    source, options = function.__dict__["rule"]
    numba: Any = numba_with_rules()
    if _cooled:
        options = {name: value for name, value in options.items() if name != "forceinline"}
    given = {"_nrt": True, **options}  # or rules would inherit it from the first caller
    made = numba.njit(error_model="numpy", **given)(source)
    cached(made, compiled_digest(function))
    if options.get("forceinline"):
        _hot.append(made)
    _compile_once(made)
    return made


def compiled_kernel(function: Any, given_arrays: Any, **options: Any) -> Any:
    """Compile a rule as a CUDA kernel; in the simulator, Python that calls compiled rules.

    `given_arrays` is a rule that takes records of device arrays. The simulator has its own objects
    for these, so there the rule stays interpreted.
    """
    numba, cuda = numba_with_rules(), import_module("numba.cuda")
    version = getattr(cuda, "__version__", "")
    if numba.config.ENABLE_CUDASIM:
        for name, value in list(function.__globals__.items()):
            if is_rule(value) and value not in (function, given_arrays):
                function.__globals__[name] = compiled(value)
        return cuda.jit(function)
    folder = entry_folder(function.__name__, compiled_digest(function, options, version, KERNELS))
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        return cuda.jit(cache=True, **options)(function)
    finally:
        numba.config.CACHE_DIR = before


def compiled_digest(*roots: object) -> str:
    """The digest of machine code compiled from these functions for these record types."""
    return digest(GENERATION, *roots)


@cache
def numba_with_rules() -> Any:
    """numba, extended to use a rule's compiled form when compiled code calls it."""
    numba: Any = import_module("numba")
    types: Any = import_module("numba.core.types")

    def type_of_rule(value: Any, _: object) -> Any:
        return types.Dispatcher(compiled(value)) if is_rule(value) else None

    numba.extending.typeof_impl.register(FunctionType, type_of_rule)
    teach_instructions(numba.extending, types)
    teach_vectors(numba.extending, types)
    teach_atomics(numba.extending, types)
    return numba


@cache
def teach_cuda() -> None:
    """Do the same for CUDA kernels, where a compiled rule is a device function."""
    if numba_with_rules().config.ENABLE_CUDASIM:
        return
    teach_instructions(import_module("numba.cuda.extending"), import_module("numba.cuda.types"))
    teach_loop(import_module("numba.cuda.extending"))
    context: Any = import_module("numba.cuda.target").CUDATypingContext
    resolve = context.resolve_value_type

    def resolve_value_type(self: Any, value: Any) -> Any:
        if not is_rule(value):
            return resolve(self, value)
        found = resolve(self, compiled(value))
        _compile_once(found.dispatcher)
        return found

    context.resolve_value_type = resolve_value_type


def _compile_once(made: Any) -> None:
    """Widen callers' small integers to int64, so each rule compiles to a single form."""
    if "get_call_template" in made.__dict__:
        return
    types: Any = import_module("numba.core.types")
    template = made.get_call_template

    def widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        small = isinstance(kind, types.Integer) and kind.signed
        return types.int64 if small else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        return template(
            tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()}
        )

    made.get_call_template = get_call_template
