"""The cache of compiled rules: one folder per compiled function, named by its digest.

numba's own cache notices a change in a function's file, but not in a function it calls from another
file or in an array it freezes. Here a folder is named by the digest of everything the function
reaches (see reach.py), so stale code is never loaded, and a change recompiles only what depends on
it. numba writes its files atomically, so several processes can share a cache.

`PARLOUR_CACHE=DIR` moves the cache.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

KEPT_DAYS = 30  # after its last use


def cache_folder() -> Path:
    """Where compiled rules are stored."""
    named = os.environ.get("PARLOUR_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return home / "parlour"


def entry_folder(name: str, digest: str) -> Path:
    """The cache folder for a name and a digest; it may not exist yet."""
    return _writable(cache_folder()) / f"{name}-{digest[:20]}"


def create(folder: Path) -> None:
    """Create a cache folder; if it is new, also remove old ones."""
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _remove_old(folder.parent)


def mark_used(folder: Path) -> None:
    """Mark a folder as used now, if it exists."""
    with suppress(OSError):  # it doesn't exist, or belongs to someone else
        os.utime(folder)


@cache
def _writable(folder: Path) -> Path:
    """The folder, or a temporary one if it isn't writable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="parlour-"))
    return folder


@cache
def _remove_old(folder: Path) -> None:
    """Remove folders unused for KEPT_DAYS; runs once per process."""
    oldest = time.time() - KEPT_DAYS * 86400
    for entry in os.scandir(folder):
        if entry.is_dir() and entry.stat().st_mtime < oldest:
            shutil.rmtree(entry.path, ignore_errors=True)


def cached(dispatcher: Any, digest: str) -> None:
    """Make numba load and save a function's machine code under a digest."""
    function = dispatcher.py_func
    function.__dict__["digest"] = digest
    dispatcher._cache = _cache_class()(function)


@cache
def _cache_class() -> Any:
    """numba's function cache with our file locations."""
    caching: Any = import_module("numba.core.caching")
    files = type("RuleFiles", (caching.CompileResultCacheImpl,), {"_locator_classes": [Locator]})
    return type("RuleCache", (caching.FunctionCache,), {"_impl_class": files})


class Locator:
    """Tells numba where a function's compiled files are and whether they are up to date."""

    def __init__(self, function: Any, file: str) -> None:
        self._py_file = file  # numba names it in warnings
        self._digest: str = function.__dict__["digest"]
        self._folder = entry_folder(function.__name__.strip("<>"), self._digest)
        mark_used(self._folder)

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Locator:
        """The locator of a function."""
        return cls(py_func, py_file)

    def ensure_cache_path(self) -> None:
        """Create the folder before numba writes to it."""
        create(self._folder)

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """The files are valid while this stays the same."""
        return self._digest

    def get_disambiguator(self) -> str:
        """Always empty: each folder holds a single function."""
        return ""
