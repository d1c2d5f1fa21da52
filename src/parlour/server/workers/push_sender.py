"""Sending notifications to push services, in threads of their own so that no table waits."""

from __future__ import annotations

import asyncio
import http.client
import logging
import os
import socket
import ssl
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.metrics import Metrics
from parlour.server.protocol.push_addresses import TEST_ORIGIN, Target, public_address, target_of
from parlour.server.protocol.rate_limits import Buckets
from parlour.server.storage.push_devices import PushDevice, PushDevices
from parlour.server.workers.push_messages import Signer, encrypted

TRIES_AFTER_S = (0.0, 5.0, 60.0)
ANSWER_WITHIN_S = 10.0  # for each step; for all of them, three times as long
THREADS = 4
MOST_WAITING = 1000
GUEST_PER_SECOND, GUEST_AT_ONCE = 0.1, 20.0
NOBODY = "mailto:parlour@localhost"
GONE = (404, 410)
log = logging.getLogger("parlour.push")


class Notice(msgspec.Struct, frozen=True):
    """What to tell a device, and for how long it is worth telling."""

    message: bytes
    topic: str  # a newer notice replaces one of the same topic that hasn't arrived yet
    seconds: int


class PushSender:
    """Sends notices. A device that no longer exists is removed; failures are tried again a few
    times."""

    def __init__(self, devices: PushDevices, signer: Signer, metrics: Metrics) -> None:
        self.devices, self.signer = devices, signer
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._waiting = 0
        self._buckets = Buckets(GUEST_PER_SECOND, GUEST_AT_ONCE)
        self._outcomes: Counter[tuple[str, ...]] = Counter()
        metrics.counter(
            "parlour_push_messages", "Notifications, by outcome",
            lambda: self._outcomes, "outcome",
        )  # fmt: skip

    def close(self) -> None:
        """Stop; what hasn't been sent is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, device: PushDevice, notice: Notice) -> None:
        """Send a notice to a device, unless there are too many."""
        if self._waiting >= MOST_WAITING or not self._buckets.take(device.guest, time.monotonic()):
            self._outcomes[("dropped",)] += 1
            return
        self._waiting += 1
        try:
            self._outcomes[(await self._tried(device, notice),)] += 1
        finally:
            self._waiting -= 1

    async def _tried(self, device: PushDevice, notice: Notice) -> str:
        loop, begun = asyncio.get_running_loop(), time.monotonic()
        for pause in TRIES_AFTER_S:
            await asyncio.sleep(pause)
            if time.monotonic() - begun > notice.seconds:
                break
            status = await loop.run_in_executor(self._threads, self._post, device, notice)
            if 200 <= status < 300:
                return "sent"
            if status in GONE:
                await self._remove(device)
                return "gone"
            if 400 <= status < 500 and status != http.HTTPStatus.TOO_MANY_REQUESTS:
                break  # it would be refused again
        return "failed"

    async def _remove(self, device: PushDevice) -> None:
        try:
            await asyncio.to_thread(self.devices.remove, device.endpoint)
        except SQLAlchemyError as error:
            log.warning("a device could not be removed: %s", type(error).__name__)

    def _post(self, device: PushDevice, notice: Notice) -> int:
        """Send a notice; returns the status, or 0 if there was no answer."""
        try:
            target = target_of(device.endpoint, os.environ.get(TEST_ORIGIN))
            contact = device.origin if device.origin.startswith("https://") else NOBODY
            headers = {
                "Authorization": self.signer.authorization(target.origin, contact),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(notice.seconds),
                "Topic": notice.topic,
                "Urgency": "high",
            }
            body = encrypted(notice.message, device.key, device.auth)
            return _answer(target, body, headers)
        except (OSError, http.client.HTTPException, Refused, ValueError) as error:
            log.info("a notification got no answer: %s", type(error).__name__)
            return 0


def _answer(target: Target, body: bytes, headers: dict[str, str]) -> int:
    with closing(_connected(target)) as line:
        cut = threading.Timer(3 * ANSWER_WITHIN_S, _cut, [line])
        cut.start()
        try:
            line.request("POST", target.path, body, headers)
            return line.getresponse().status
        finally:
            cut.cancel()


def _connected(target: Target) -> http.client.HTTPConnection:
    """Connect to the address that was checked, not to whatever the name leads to next."""
    if not target.secure:  # only tests'
        return http.client.HTTPConnection(target.host, target.port, timeout=ANSWER_WITHIN_S)
    address = public_address(target.host)
    line = http.client.HTTPSConnection(target.host, target.port, timeout=ANSWER_WITHIN_S)
    plain = socket.create_connection((address, target.port), ANSWER_WITHIN_S)
    try:
        line.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=target.host)
    except BaseException:
        plain.close()
        raise
    return line


def _cut(line: http.client.HTTPConnection) -> None:
    """End a conversation that takes too long."""
    if line.sock:
        with suppress(OSError):
            line.sock.shutdown(socket.SHUT_RDWR)
