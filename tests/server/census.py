"""A census of a running server: counts its live objects over a Unix socket.

It doesn't run the garbage collector, so objects in reference cycles count as alive.
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
FEW = Counter(  # allowed growth, independent of the number of tables
    {"threads": 12, "files": 48,  # pools
     "TableSocket": 1, "Subscriber": 1}  # still referenced by a loop variable
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
    """Queries a server that was started with `hook` in its `first` script."""

    def __init__(self, folder: Path) -> None:
        self._path = str(folder / "census")
        self.hook = HOOK.format(path=self._path, kinds=KINDS)

    def objects(self) -> Counter[str]:
        """Return the number of live objects by class."""
        with socket.socket(socket.AF_UNIX) as asking:
            asking.connect(self._path)
            answer = b"".join(iter(lambda: asking.recv(65536), b""))
        return Counter(json.loads(answer))

    def left(self, server: Server, start: Counter[str]) -> Counter[str]:
        """Wait until everything added since the start is gone; returns what is left."""
        until = time.monotonic() + PATIENCE_S
        while True:
            more = self.all(server) - start - FEW
            del more["full collections"]
            if not more or time.monotonic() > until:
                return more
            time.sleep(0.2)

    def all(self, server: Server) -> Counter[str]:
        """Return the objects, open files and threads."""
        return self.objects() + Counter(
            {
                "files": len(os.listdir(f"/proc/{server.pid}/fd")),
                "threads": len(os.listdir(f"/proc/{server.pid}/task")),
            }
        )


def memory_bytes(server: Server) -> int:
    """Return the resident memory of the process."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
