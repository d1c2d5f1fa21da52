"""Keeping worker processes from outliving the server."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_the_server() -> None:
    """Exit this worker when the server ends, even if it is killed."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
