"""Spec: which policy is meant, and what it is called.

mine.onnx                   a network; its name is "mine"
mine.npz                    a network of plain arrays
mine.py, mine.py:clever     the function `policy`, or another, of a Python file
package.module:clever       a function that can be imported
best=runs/7/last.onnx       the same with a name
best@transmitter=last.onnx  and with the game that it plays
"""

from __future__ import annotations

import hashlib
import re
from importlib.util import find_spec
from pathlib import Path

import msgspec

from parlour.core.errors import BadOption, echoed

NETWORKS = (".npz", ".onnx")
FUNCTION = "policy"  # what a Python file's policy is called unless something else is named
NAMED = re.compile(r"([a-z0-9][a-z0-9_-]{0,31})(?:@([a-z0-9-]+))?=(.+)", re.DOTALL)
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
TAKEN = ("random", "easy", "fair", "strong", "master", "people")
FORMS = "a .onnx, .npz or .py file, FILE.py:FUNCTION or package.module:FUNCTION"


class Spec(msgspec.Struct, frozen=True):
    """A policy: its name, where it is, and the game it plays if that was said."""

    name: str
    file: str  # the absolute path of a file, or the dotted name of a module
    function: str = ""  # of a file or module; "" for a network
    game: str = ""
    digest: str = ""  # of the file as it was when the policy was named

    @classmethod
    def read(cls, text: str) -> Spec:
        """The policy that a user names; BadOption says what can be named."""
        named = NAMED.fullmatch(text)
        name, game, where = named.groups() if named else (None, None, text)
        file, function = _place(where)
        name = name or _usual_name(file, function)
        if name in TAKEN:
            raise BadOption(
                f"{name!r} is already a level; give your policy another name: mine={where}"
            )
        return cls(name, file, function, game or "", _digest(file))

    @property
    def kind(self) -> str:
        """The kind of policy: "function", "npz" or "onnx"."""
        return "function" if self.function else Path(self.file).suffix[1:]

    def __str__(self) -> str:
        at = f":{self.function}" if self.function else ""
        return f"{self.name}={self.file}{at}"


def looks_like_one(text: str) -> bool:
    """Whether a user means a policy rather than a level."""
    return "=" in text or ":" in text or text.endswith((*NETWORKS, ".py"))


def _place(where: str) -> tuple[str, str]:
    """A policy's file or module, and its function."""
    path, colon, function = where.rpartition(":")
    if not colon:
        path, function = where, ""
    if path.endswith(NETWORKS) and not colon:
        return str(_existing(path)), ""
    if path.endswith(".py"):
        return str(_existing(path)), function or FUNCTION
    if colon and function.isidentifier() and all(part.isidentifier() for part in path.split(".")):
        return path, function
    raise BadOption(f"{echoed(where)!r} is not a policy; give {FORMS}")


def _existing(path: str) -> Path:
    if not Path(path).is_file():
        raise BadOption(f"file {path} not found; give {FORMS}")
    return Path(path).resolve()


def _usual_name(file: str, function: str) -> str:
    """The file's name, or the function's if it isn't called `policy`, in lower case."""
    stem = Path(file).stem if function in ("", FUNCTION) else function
    name = re.sub(r"[^a-z0-9_-]+", "-", stem.lower()).strip("-_")[:32]
    if not NAME.fullmatch(name):
        raise BadOption(f"give the policy in {file} a name: mine={file}")
    return name


def _digest(file: str) -> str:
    """A digest of a policy's file, to notice that it has changed."""
    path: str | None = file
    if not file.endswith((*NETWORKS, ".py")):
        try:
            found = find_spec(file)
        except (ImportError, ValueError):
            found = None
        if found is None:
            raise BadOption(f"module {file} not found; is it installed?")
        path = found.origin
    if path is None or not Path(path).is_file():
        return ""
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16]
