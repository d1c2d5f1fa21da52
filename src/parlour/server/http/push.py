"""Notifications over HTTP: a device asks for them, or no longer wants them."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Body

from parlour.core.language import checked
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import guest_of, identity_of
from parlour.server.protocol.push_addresses import LONGEST, TEST_ORIGIN, target_of
from parlour.server.storage.push_devices import PushDevice, PushDevices
from parlour.server.workers.push_messages import check_keys
from parlour.server.workers.push_sender import PushSender

Asked = Request[Any, Any, State]
Endpoint = Annotated[str, msgspec.Meta(max_length=LONGEST)]


class NewDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription, and what to notify it of."""

    endpoint: Endpoint
    key: Annotated[str, msgspec.Meta(max_length=128)]
    auth: Annotated[str, msgspec.Meta(max_length=32)]
    language: Annotated[str, msgspec.Meta(max_length=8)]
    tables: Literal["slow", "all"]


class OldDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A push subscription that ends."""

    endpoint: Endpoint


@get("/api/push")
async def push_key(request: Asked) -> dict[str, str | None]:
    """Return the key that browsers subscribe with; null if this server sends no notifications."""
    sender: PushSender | None = request.app.state.push_sender
    return {"key": sender.signer.public_key if sender else None}


@post("/api/push", status_code=200)
async def ask_for_push(request: Asked, data: Annotated[NewDevice, Body()]) -> dict[str, bool]:
    """Notify this device when it is the guest's turn at a table they aren't connected to."""
    identity, devices = identity_of(request), _devices(request)
    target_of(data.endpoint, os.environ.get(TEST_ORIGIN))
    check_keys(data.key, data.auth)
    origin = f"{request.url.scheme}://{request.url.netloc}"[:300]
    device = PushDevice(
        *identity, data.endpoint, data.key, data.auth, checked(data.language), data.tables, origin
    )
    await asyncio.to_thread(devices.save, device)
    return {"done": True}


@post("/api/push/stop", status_code=200)
async def stop_push(request: Asked, data: Annotated[OldDevice, Body()]) -> dict[str, bool]:
    """Stop notifying a device of this guest."""
    guest = guest_of(request)
    return {"done": await asyncio.to_thread(_devices(request).remove, data.endpoint, guest)}


def _devices(request: Asked) -> PushDevices:
    sender: PushSender | None = request.app.state.push_sender
    if sender is None:
        raise Refused("push", "this server sends no notifications")
    return sender.devices
