"""Measure table latency while the lab runs a study: python -m tools.beside_a_study [TURNS]

Starts a server with fifty tables of four seats and one move per second each, and alternates
between runs with and without a study.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import parlour
from parlour.lab.batch import compiled_loop
from tests.operating.conftest import Server

TURNS = 5
TABLES, SEATS, PACE, SECONDS = 50, 4, 1, 12
STUDY = {"game": "transmitter", "games": 100_000, "seats": 4, "bots": ["strong"]}


def load(server: Server) -> dict[str, Any]:
    """Run `parlour load` and return its figures."""
    words = ["--tables", TABLES, "--seats", SEATS, "--pace", PACE, "--seconds", SECONDS]
    command = [sys.executable, "-m", "parlour", "load", f"http://127.0.0.1:{server.port}", "--json"]
    run = subprocess.run([*command, *map(str, words)], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout.strip().splitlines()[-1])
    return found


def study_until(server: Server, name: str, key: str, *unwanted: Any) -> None:
    """Wait until a field of a study has none of the unwanted values."""
    while server.ask("GET", f"/api/lab/studies/{name}")[1][key] in unwanted:
        time.sleep(0.2)


def beside(server: Server, cookie: str) -> dict[str, Any]:
    """Run `parlour load` while a study is running."""
    name = server.ask("POST", "/api/lab/studies", STUDY, Cookie=cookie)[1]["study"]
    study_until(server, name, "done", 0)
    found = load(server)
    server.ask("POST", f"/api/lab/studies/{name}/stop", {}, Cookie=cookie)
    study_until(server, name, "state", "running", "stopping")
    return found


def main(turns: int) -> None:
    """Alternate the measurements and print the medians."""
    compiled_loop(parlour.game("transmitter"))
    found: dict[str, list[float]] = {"without": [], "with": []}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--data", f"{folder}/data")
        try:
            cookie = server.guest()
            for _ in range(turns):
                for what in found:
                    one = load(server) if what == "without" else beside(server, cookie)
                    found[what].append(one["seen_p99_ms"])
                    print(f"{what} a study: seen {one['seen_p99_ms']:.1f} ms (p99), acknowledged "
                          f"{one['ack_p50_ms']:.1f} ms (p50); load {os.getloadavg()[0]:.1f}",
                          flush=True)  # fmt: skip
        finally:
            server.end()
    for what, values in found.items():
        print(f"{what} a study: median p99 of {turns} turns {median(values):.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TURNS)
