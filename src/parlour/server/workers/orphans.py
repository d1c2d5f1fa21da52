"""Processes beside the server."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_the_server() -> None:
    """In a worker: end when the server does, also when it was killed."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
