"""@rule: plain Python that runs interpreted, compiled, and inside a CUDA kernel.

Compiled code is kept on disk. numba notices a change in a function's own file but not in a
function it calls from another file, so the folder is keyed by a digest of every source a rule
may call (the core, the shared bots, and the folder the rule stands in) and by the versions of
Python and numba: a stale rule is impossible.

`PARLOUR_PLAIN=1` leaves every rule as the Python it is, for the debugger.
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
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

PLAIN = os.environ.get("PARLOUR_PLAIN", "") not in ("", "0")
KEPT_DAYS = 30
_HOUSE = Path(__file__).resolve().parent.parent

_one_thread = threading.Lock()
_hot: list[Any] = []

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Make a function a rule: compiled on first use and kept on disk, or plain Python."""
    return function if PLAIN else _compiled(function)


def entry(function: F) -> F:
    """A rule that Python calls for a moment: not worth letting other threads run meanwhile."""
    return function if PLAIN else _compiled(function, nogil=False)


def hot(function: F) -> F:
    """A rule on the path of every move: also built into its callers, which is quicker to run."""
    if PLAIN:
        return function
    compiled = _compiled(function, forceinline=True)
    _hot.append(compiled)
    return compiled


def cool() -> None:
    """Let hot rules be ordinary ones from here on: a CUDA compiler takes minutes over them."""
    for compiled in _hot:
        compiled.targetoptions.pop("forceinline", None)


def wrapping(function: F) -> F:
    """A hot rule whose unsigned arithmetic is meant to wrap round."""
    return np.errstate(over="ignore")(function) if PLAIN else hot(function)


def _compiled(function: F, nogil: bool = True, **how: bool) -> F:
    numba: Any = import_module("numba")
    folder = rule_folder(Path(function.__code__.co_filename).resolve().parent)
    with _one_thread:  # where numba keeps code is one setting for all threads
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:
            jit = numba.njit(cache=True, nogil=nogil, error_model="numpy", **how)
            compiled = jit(function)
        finally:
            numba.config.CACHE_DIR = before
    _compile_once(compiled)
    return cast(F, compiled)


def _compile_once(compiled: Any) -> None:
    """Let every caller's small integers become int64, so that a rule has one compiled form."""
    types: Any = import_module("numba.core.types")
    template = compiled.get_call_template

    def widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        small = isinstance(kind, types.Integer) and kind.signed
        return types.int64 if small else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        return template(
            tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()}
        )

    compiled.get_call_template = get_call_template


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
    numba: Any = import_module("numba")
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for folder in (_HOUSE / "core", _HOUSE / "bots", beside):
        for source in sorted(folder.glob("*.py")):
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
