"""A temporary PostgreSQL server for tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.harness import free_port


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs if it is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


class Postgres:
    """A PostgreSQL server that can be stopped and restarted. It refuses to run as root, so then it
    runs as the user postgres."""

    def __init__(self, bin_folder: Path) -> None:
        self._bin, self._folder = bin_folder, Path(tempfile.mkdtemp(prefix="parlour-pg-"))
        self._port = free_port()
        self._user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self._user:
            shutil.chown(self._folder, "postgres")
        self._data = str(self._folder / "data")
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "parlour", "--no-sync")
        self.start()
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "parlour", "parlour")
        self.url = f"postgresql://parlour@127.0.0.1:{self._port}/parlour"

    def start(self) -> None:
        """Start and wait until it accepts connections."""
        settings = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", self._data, "-o", settings, "-w", "-l", log, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop and drop every connection."""
        self._run("pg_ctl", "-D", self._data, "-m", mode, "-w", "stop")

    def end(self) -> None:
        """Stop it if it is running, and delete its data."""
        with suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *words: str) -> None:
        command = [*self._user, str(self._bin / program), *words]
        subprocess.run(command, check=True, capture_output=True)


@contextmanager
def restartable(bin_folder: Path) -> Iterator[Postgres]:
    """Yield a new PostgreSQL server that a test can stop and start."""
    server = Postgres(bin_folder)
    try:
        yield server
    finally:
        server.end()


@contextmanager
def postgres(bin_folder: Path) -> Iterator[str]:
    """Yield the URL of a new database."""
    with restartable(bin_folder) as server:
        yield server.url
