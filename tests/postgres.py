"""A PostgreSQL of our own, for every test that needs one: started for it, ended after it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness import free_port


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if it is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


@contextmanager
def postgres(bin_folder: Path) -> Iterator[str]:
    """The URL of a fresh database; PostgreSQL will not run as root, so somebody else runs it."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
    port, user = free_port(), ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres")

    def run(program: str, *words: str) -> None:
        subprocess.run([*user, str(bin_folder / program), *words], check=True, capture_output=True)

    data = str(folder / "data")
    run("initdb", "-D", data, "-A", "trust", "-U", "parlour", "--no-sync")
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run("pg_ctl", "-D", data, "-o", settings, "-w", "-l", str(folder / "log"), "start")
    try:
        run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "parlour", "parlour")
        yield f"postgresql://parlour@127.0.0.1:{port}/parlour"
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
