"""Reports of playtests, made by a low-priority process of their own.

`python -m parlour.playtests` reads the data of a playtest, which contains nothing about people, and
writes a report or a file to download. It needs no database. The newest report of each playtest is
kept in memory, together with the digest of its data.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import sys
from collections import OrderedDict
from contextlib import suppress

import msgspec

from parlour.features.playtest import Bundle
from parlour.server.protocol.errors import Refused

LIMIT_S = 300.0
KEPT = 50
FAILED = "the report couldn't be made; try again"
Stamp = tuple[object, ...]
log = logging.getLogger("parlour.playtests")


class Made(msgspec.Struct):
    """A report, and the digest of the data it was made of."""

    digest: str
    body: bytes


class Reports:
    """Makes reports, one at a time."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, Made] = OrderedDict()
        self._data: OrderedDict[str, tuple[Stamp, Bundle]] = OrderedDict()
        self._failed: dict[str, str] = {}  # the digest for which that happened, by playtest
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Semaphore(1)
        self._children: set[asyncio.subprocess.Process] = set()

    def known(self, id: str, stamp: Stamp) -> Bundle | None:
        """Return the data of a playtest, if nothing has changed since."""
        known = self._data.get(id)
        return known[1] if known and known[0] == stamp else None

    def know(self, id: str, stamp: Stamp, data: Bundle) -> None:
        """Remember the data of a playtest."""
        self._data[id] = stamp, data
        while len(self._data) > KEPT:
            self._data.popitem(last=False)

    def report(self, id: str, data: Bundle) -> tuple[bytes | None, bool]:
        """Return the newest report, if there is one, and whether it is of all these games.

        If it isn't, a new one is begun.
        """
        body = msgspec.json.encode(data)
        digest, made = hashlib.sha256(body).hexdigest(), self._made.get(id)
        if made and made.digest == digest:
            return made.body, True
        if self._failed.pop(id, "") == digest:
            raise Refused("coach", FAILED)
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._make(id, digest, body))
        return (made.body if made else None), False

    async def file(self, data: Bundle, what: str, kind: str) -> bytes:
        """Return the data of a playtest as a file: games or decisions, as CSV or Parquet."""
        async with self._one:
            return await self._run(msgspec.json.encode(data), what, kind)

    def forget(self, id: str | None = None) -> None:
        """Forget the report of a playtest, or all."""
        if id is None:
            self._made.clear()
            self._data.clear()
        else:
            self._made.pop(id, None)
            self._data.pop(id, None)

    async def _make(self, id: str, digest: str, body: bytes) -> None:
        try:
            async with self._one:
                made = await self._run(body, "report", "json")
            self._made[id] = Made(digest, made)
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
        except Refused:
            self._failed[id] = digest
        finally:
            del self._tasks[id]

    async def _run(self, body: bytes, *words: str) -> bytes:
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "parlour.playtests", *words, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env={**os.environ},
        )  # fmt: skip
        self._children.add(child)
        try:
            out, said = await asyncio.wait_for(child.communicate(body), LIMIT_S)
        except TimeoutError as error:
            raise Refused("coach", FAILED) from error
        finally:
            self._children.discard(child)
            with suppress(ProcessLookupError):
                child.kill()
        if child.returncode:
            last = said.decode(errors="replace").strip().splitlines()[-1:]
            log.warning("a report of a playtest: %s", last[0] if last else child.returncode)
            raise Refused("coach", FAILED)
        return out

    async def close(self) -> None:
        """Stop what is being made."""
        for task in list(self._tasks.values()):
            task.cancel()
        for child in list(self._children):
            with suppress(ProcessLookupError):
                child.kill()
