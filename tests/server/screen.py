"""A screen: what a client knows of a table, built from everything it was sent."""

from __future__ import annotations

from typing import Any

import msgspec

EVENTS = ("events", "said", "gesture", "notices")
PARTS = ("moves", "named", "decision", "undoable", "result", "secrets", "left_ms")
Message = dict[str, Any]


class Screen:
    """A client's state: `shown` always equals what the server would send a new client."""

    def __init__(self) -> None:
        self.shown: Message = {}
        self.present: Message = {}
        self.events: list[Message] = []
        self.answers: dict[str, list[Message]] = {}

    def take(self, frame: bytes | str) -> Message:
        """Decode a message and update the state."""
        message: Message = msgspec.json.decode(frame)
        match message["is"]:
            case "shown":
                self.shown = message
            case "changed":
                self._change(message)
            case "present":
                self.present = message
            case _:
                self._answered(message["id"], message)
        return message

    def _change(self, news: Message) -> None:
        """Merge `lobby` into the lobby, and `public` and then `view` into the view."""
        old = self.shown
        assert news["entry"] == old["entry"] + 1, "an entry was left out, or came twice"
        unknown = news.keys() - {"is", "entry", "done", "lobby", "public", "view", *PARTS, *EVENTS}
        assert not unknown, f"nobody knows what {unknown} are"
        view = old["view"]
        if news.get("view", {}) is None:
            view = None
        elif "public" in news or "view" in news:
            view = {**(view or {}), **news.get("public", {}), **news.get("view", {})}
        self.shown = {
            **old, **{part: news[part] for part in PARTS if part in news}, "entry": news["entry"],
            "lobby": {**old["lobby"], **news.get("lobby", {})}, "view": view,
        }  # fmt: skip
        self.events += [{"is": event, event: news[event]} for event in EVENTS if event in news]
        if "done" in news:
            id = news["done"]
            self._answered(id, {"is": "done", "id": id, "entry": news["entry"]})

    def _answered(self, id: str, answer: Message) -> None:
        self.answers.setdefault(id, []).append(answer)

    def heard(self, event: str) -> list[Any]:
        """Return the events of one type in order."""
        return [one[event] for one in self.events if one["is"] == event]
