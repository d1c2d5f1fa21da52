"""@rule: plain Python that runs interpreted, compiled, and inside a CUDA kernel.

A rule is the function that stands in the source, and calling it interprets it. `compiled(rule)` is
the same function as machine code; nothing is compiled, and numba is not even imported, before that
is asked for. numba is taught that a rule inside a rule means its compiled form.

Machine code is kept on disk. numba notices a change in a function's own file but not in a
function it calls from another file, so the folder is keyed by a digest of every source a rule
may reach (the core's, and the folder the rule stands in) and by the versions of Python and numba:
a stale rule is impossible.

`PARLOUR_PLAIN=1` compiles nothing at all, for the debugger.
`PARLOUR_COMPILE=now` lets every table wait for its compiled rules.
`PARLOUR_CACHE=DIR` moves the folder of compiled code.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple, TypeVar

import numpy as np

PLAIN = os.environ.get("PARLOUR_PLAIN", "") not in ("", "0")
AT_ONCE = os.environ.get("PARLOUR_COMPILE", "") == "now"
KEPT_DAYS = 30
REACHED = ("bits.py", "chance.py", "game.py", "measure.py", "option.py", "rule.py", "struct.py")
_CORE = Path(__file__).resolve().parent

_one_thread = threading.RLock()
_hot: list[Any] = []
_cooled = False

F = TypeVar("F", bound=Callable[..., Any])


class How(NamedTuple):
    """How a rule is compiled: from which source, and with which of numba's options."""

    source: Any
    options: dict[str, bool]


def rule(function: F) -> F:
    """Make a function a rule."""
    return _marked(function, function, nogil=True)


def entry(function: F) -> F:
    """A rule that Python calls for a moment: not worth letting other threads run meanwhile."""
    return _marked(function, function, nogil=False)


def hot(function: F) -> F:
    """A rule on the path of every move: also built into its callers, which is quicker to run."""
    return _marked(function, function, nogil=True, forceinline=True)


def wrapping(function: F) -> F:
    """A hot rule whose unsigned arithmetic is meant to wrap round."""
    return _marked(np.errstate(over="ignore")(function), function, nogil=True, forceinline=True)


def compiled_as(source: F) -> Callable[[F], F]:
    """A rule that is written twice: `source` is what is compiled."""
    return lambda function: _marked(function, source, nogil=True)


def _marked(function: F, source: Any, **options: bool) -> F:
    function.__dict__["rule"] = How(source, options)
    return function


def compiled(function: Any) -> Any:
    """A rule's compiled form; each signature is compiled, or loaded, when it is first called."""
    found = function.__dict__.get("compiled")
    if found is None:
        with _one_thread:
            found = function.__dict__.get("compiled") or _compiled(function)
            function.__dict__["compiled"] = found
    return found


def is_rule(value: object) -> bool:
    """Whether something is a rule, of which there is a compiled form."""
    return isinstance(value, FunctionType) and "rule" in value.__dict__


def call(function: Callable[..., Any], box: Any, *args: Any) -> Any:
    """Call a rule with a box, in the form that the box has."""
    return (function if isinstance(box, list) else compiled(function))(box, *args)


def cool() -> None:
    """Let hot rules be ordinary ones from here on: a CUDA compiler takes minutes over them."""
    global _cooled
    _cooled = True
    for function in _hot:
        function.targetoptions.pop("forceinline", None)


def _compiled(function: Any) -> Any:
    source, options = function.__dict__["rule"]
    numba: Any = numba_with_rules()
    if _cooled:
        options = {name: value for name, value in options.items() if name != "forceinline"}
    folder = rule_folder(Path(source.__code__.co_filename).resolve().parent)
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        made = numba.njit(cache=True, error_model="numpy", **options)(source)
    finally:
        numba.config.CACHE_DIR = before
    if options.get("forceinline"):
        _hot.append(made)
    _compile_once(made)
    return made


@cache
def numba_with_rules() -> Any:
    """numba, which takes a rule for its compiled form wherever compiled code calls it."""
    numba: Any = import_module("numba")
    types: Any = import_module("numba.core.types")

    def type_of_rule(value: Any, _: object) -> Any:
        return types.Dispatcher(compiled(value)) if is_rule(value) else None

    numba.extending.typeof_impl.register(FunctionType, type_of_rule)
    return numba


@cache
def teach_cuda() -> None:
    """The same for CUDA kernels, in which a compiled rule is a function of the device."""
    if numba_with_rules().config.ENABLE_CUDASIM:
        return
    context: Any = import_module("numba.cuda.target").CUDATypingContext
    resolve = context.resolve_value_type
    context.resolve_value_type = lambda self, value: resolve(
        self, compiled(value) if is_rule(value) else value
    )


def _compile_once(made: Any) -> None:
    """Let every caller's small integers become int64, so that a rule has one compiled form."""
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


def cache_folder() -> Path:
    """Where compiled rules are kept."""
    named = os.environ.get("PARLOUR_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return home / "parlour"


@cache
def rule_folder(beside: Path) -> Path:
    """The folder for the compiled rules that stand in `beside`.

    Modules that are made over a game's rules stand in such a folder already, which is theirs too:
    keyed by what lies in it, it would change with every module that is added.
    """
    if beside.parent == cache_folder().resolve():
        return beside
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {np.__version__}".encode())
    for source in (*(_CORE / name for name in REACHED), *sorted(beside.glob("*.py"))):
        digest.update(source.name.encode() + b"\0" + source.read_bytes())
    return _writable(cache_folder() / f"{beside.name}-{digest.hexdigest()[:16]}")


def _writable(folder: Path) -> Path:
    try:
        fresh = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="parlour-"))
    if fresh:
        _forget_old(folder.parent)
    return folder


def _forget_old(folder: Path) -> None:
    for old in folder.iterdir():
        if old.is_dir() and time.time() - old.stat().st_mtime > KEPT_DAYS * 86400:
            shutil.rmtree(old, ignore_errors=True)
