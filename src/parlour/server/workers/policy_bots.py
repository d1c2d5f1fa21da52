"""Policies as bots: each runs in a process of its own, started when it is first needed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from parlour.core.errors import ParlourError
from parlour.core.table import Table
from parlour.policies.guard import Guarded, PolicyFailed
from parlour.policies.shelf import spec_of

MOST_SAID = 1000
log = logging.getLogger("parlour.bots")


class PolicyBots:
    """The policies of this server that have been asked so far."""

    def __init__(self, limit_s: float) -> None:
        self._limit_s = limit_s
        self._policies: dict[tuple[str, str], Guarded] = {}
        self._said: set[str] = set()
        self._starting: set[asyncio.Task[None]] = set()

    def start(self, name: str, level: str) -> None:
        """Load a policy before its first move."""
        policy = self._policy(name, level)
        if policy and not policy.runs:
            task = asyncio.create_task(self._started(policy, name))
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _started(self, policy: Guarded, name: str) -> None:
        with suppress(ParlourError):  # its first move will say what is wrong
            await asyncio.to_thread(policy.check, name)

    async def ask(self, table: Table, seat: int, level: str, moment: str) -> int | None:
        """A policy's action, from its seat's view; None if it has none, and one line says why."""
        policy = self._policy(table.game.name, level)
        if policy is None:
            self._say_once(f"{table.game.name} has no bot {level} here")
            return None
        turn = table.turn(seat, f"{moment} policy")
        try:
            return await asyncio.to_thread(policy, turn)
        except PolicyFailed as error:
            self._say_once(f"{error} ({table.game.name})")
            return None

    def _say_once(self, why: str) -> None:
        if why not in self._said and len(self._said) < MOST_SAID:
            self._said.add(why)
            log.warning("%s; the lowest level moves instead", why)

    def _policy(self, name: str, level: str) -> Guarded | None:
        spec = spec_of(name, level)
        if spec and (name, level) not in self._policies:
            self._policies[name, level] = Guarded(spec, self._limit_s)
        return self._policies.get((name, level))

    def close(self) -> None:
        """End the policies' processes."""
        for policy in self._policies.values():
            policy.kill()
        self._policies.clear()
