"""The process of one policy: it gets turns and answers with actions.

    python -m parlour.policies.worker FD < nothing

Turns and answers go through the socket FD. Whatever the policy prints goes nowhere, so it can't be
mistaken for an answer. The process ends when its parent does, because the socket closes then.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import signal
import socket
import sys
import traceback
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.registry import game
from parlour.core.turn import Policy, Turn, observer
from parlour.policies.spec import Spec
from parlour.policies.wire import Answer, Hello, Wanted, receive, send

LONGEST_ERROR = 300


def main(fd: int) -> None:
    """Load a policy and answer until the socket closes."""
    line = socket.socket(fileno=fd)
    os.set_inheritable(fd, False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    wanted = msgspec.msgpack.decode(receive(line), type=Wanted)
    try:
        if wanted.game:
            observer(game(wanted.game))  # now, so that it doesn't delay the first turn
        play = load(wanted.spec)
        hello = Hello(games_of(play))
    except BaseException as error:
        send(line, msgspec.msgpack.encode(Hello((), said(error))))
        return
    send(line, msgspec.msgpack.encode(hello))
    number = 0
    with contextlib.suppress(EOFError, OSError):
        while True:
            data = receive(line)
            number += 1
            send(line, msgspec.msgpack.encode(answered(play, data, number)))


def answered(play: Policy, data: bytes, number: int) -> Answer:
    """The answer to a turn: an action, or what went wrong."""
    try:
        action: Any = play(Turn.unpacked(data))
        return Answer(number, int(action.__index__()))
    except BaseException as error:
        return Answer(number, -1, said(error))


def said(error: BaseException) -> str:
    """An error in one line, with the place in the policy's own code."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [one for one in frames if f"{os.sep}parlour{os.sep}" not in one.filename]
    place = f" ({Path(own[-1].filename).name}:{own[-1].lineno})" if own else ""
    words = " ".join(f"{type(error).__name__}: {error}".split())
    return words[:LONGEST_ERROR] + place


def load(spec: Spec) -> Policy:
    """The function or network that a spec names."""
    from parlour.policies import network

    if spec.kind == "npz":
        return network.from_arrays(spec.file)
    if spec.kind == "onnx":
        return network.from_onnx(spec.file)
    module: Any = _module(spec.file)
    play = getattr(module, spec.function, None)
    if not callable(play):
        raise AttributeError(f"{spec.file} has no function {spec.function}")
    with contextlib.suppress(AttributeError, TypeError):
        play.games = getattr(play, "games", None) or _said_games(module)
    return play


def _module(file: str) -> Any:
    if not file.endswith(".py"):
        sys.path.insert(0, os.getcwd())
        return importlib.import_module(file)
    sys.path.insert(0, str(Path(file).parent))
    found = importlib.util.spec_from_file_location("parlour_policy", file)
    assert found
    assert found.loader
    module = importlib.util.module_from_spec(found)
    sys.modules["parlour_policy"] = module
    found.loader.exec_module(module)
    return module


def _said_games(module: Any) -> tuple[str, ...]:
    """The games that a module says it plays, in GAME or GAMES."""
    one, several = getattr(module, "GAME", ""), getattr(module, "GAMES", ())
    return (one,) if isinstance(one, str) and one else tuple(map(str, several))


def games_of(play: Policy) -> tuple[str, ...]:
    """The games that a policy says it plays; () if it doesn't say."""
    return tuple(getattr(play, "games", None) or ())


if __name__ == "__main__":
    main(int(sys.argv[1]))
