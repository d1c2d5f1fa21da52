"""A new server's first tables: what they need has been imported and made before."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

SCRIPT = """
import asyncio, json, sys
import parlour.server.app
from parlour.core.parts import parts_of
from parlour.core.registry import game, names
from parlour.server.tables import readying
from parlour.server.tables.hub import Hub
from parlour.server.tables.opening import open_store
from parlour.server.tables.seat_requests import Begin
from parlour.server.workers.bots import Bots
from parlour.server.workers.fanout import Fanout

url, ahead = sys.argv[1], sys.argv[2] == "ahead"


class NoBots(Bots):
    def start(self):
        pass  # they have a process of their own

    def warm(self, name, then=None):
        pass


async def first_tables():
    hub, found = Hub(open_store(url), NoBots(), Fanout(url)), {}
    if ahead:
        hub.expect_players()
        await readying.ready_all(names(), hub.expecting, lambda: 0.0)
    for name in names():
        before, made = set(sys.modules), parts_of.cache_info().misses
        bots = dict.fromkeys(range(1, game(name).usual_seats), "fair")
        live = await hub.make("ada", name, bots=bots, begin=Begin(0, "Ada", ""))
        live.broadcast.deltas.show(0)
        found[name] = [len(set(sys.modules) - before), parts_of.cache_info().misses - made]
    await hub.close()
    hub.store.close()
    return found


print(json.dumps(asyncio.run(first_tables())))
"""


def first_tables(folder: Path, how: str) -> Any:
    """By game: how many modules its first table imported, and how many divided views it made."""
    command = [sys.executable, "-c", SCRIPT, f"sqlite:///{folder / how}.db", how]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    return json.loads(done.stdout)


def test_a_new_servers_first_tables_import_and_make_nothing(tmp_path: Path) -> None:
    found = first_tables(tmp_path, "ahead")
    assert found
    assert all(one == [0, 0] for one in found.values()), found


def test_without_it_they_would(tmp_path: Path) -> None:
    found = first_tables(tmp_path, "late")
    assert all(modules > 0 and made > 0 for modules, made in found.values()), found
