"""A census of a running server: which of its objects are alive, asked for over a Unix socket.

Nothing is collected for it: what only the collector would free counts as alive.
"""

from __future__ import annotations

import json
import os
import socket
import time
from collections import Counter
from pathlib import Path

from tests.server.harness import PATIENCE_S, Server

KINDS = (
    "Live", "Room", "Seating", "Agreement", "Table", "Broadcast", "Deltas", "Deadlines", "BotTurns",
    "RealtimeBots", "Requests", "Subscriber", "TableSocket", "Lock", "Task", "Referee",
)  # fmt: skip
FEW = Counter(  # that there may be more of however many tables there were
    {"threads": 12, "files": 48,  # pools
     "TableSocket": 1, "Subscriber": 1}  # the last one that a loop's variable named
)  # fmt: skip
HOOK = """
import gc, json, os, socket, threading
from collections import Counter
from parlour.server import app
app.SWEEP_S = 0.2
def answer():
    listener = socket.socket(socket.AF_UNIX)
    listener.bind({path!r})
    listener.listen()
    while True:
        asker, _ = listener.accept()
        with asker:
            found = Counter(type(one).__name__ for one in gc.get_objects())
            counts = {{kind: found[kind] for kind in {kinds!r}}}
            counts["full collections"] = gc.get_stats()[2]["collections"]
            asker.sendall(json.dumps(counts).encode())
threading.Thread(target=answer, daemon=True).start()
"""


class Census:
    """Asks a server that was started with `hook` in its `first` script."""

    def __init__(self, folder: Path) -> None:
        self._path = str(folder / "census")
        self.hook = HOOK.format(path=self._path, kinds=KINDS)

    def objects(self) -> Counter[str]:
        """How many objects of each kind are alive."""
        with socket.socket(socket.AF_UNIX) as asking:
            asking.connect(self._path)
            answer = b"".join(iter(lambda: asking.recv(65536), b""))
        return Counter(json.loads(answer))

    def left(self, server: Server, start: Counter[str]) -> Counter[str]:
        """What there is more of than at the start, once that is nothing or does not go away."""
        until = time.monotonic() + PATIENCE_S
        while True:
            more = self.all(server) - start - FEW
            del more["full collections"]
            if not more or time.monotonic() > until:
                return more
            time.sleep(0.2)

    def all(self, server: Server) -> Counter[str]:
        """Objects, and what the kernel holds for the process."""
        return self.objects() + Counter(
            {
                "files": len(os.listdir(f"/proc/{server.pid}/fd")),
                "threads": len(os.listdir(f"/proc/{server.pid}/task")),
            }
        )


def memory_bytes(server: Server) -> int:
    """How much memory the process has."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
