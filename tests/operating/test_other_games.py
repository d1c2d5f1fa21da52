"""Games that aren't Parlour's own: served with --game, and known to every process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.operating.conftest import Server

ROOT = Path(__file__).resolve().parents[2]
LEDUC, BIDS = str(ROOT / "examples" / "leduc_poker"), str(ROOT / "examples" / "secret_bids")
QUICK = "from parlour.server.workers import bots; bots.PACE = 0.01"


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_game_from_a_folder_is_played_to_its_end(tmp_path: Path, workers: str) -> None:
    server = Server(
        tmp_path, "--data", str(tmp_path), "--workers", workers, "--game", LEDUC, first=QUICK
    )
    try:
        _, cards, _ = server.ask("GET", "/api/games")
        card = {card["name"]: card for card in cards}["leduc-poker"]
        assert card["lesson"]
        assert card["zones"][0] == {"is": "pile", "field": "board", "by_seat": False,
                                    "plays": None, "face_down": False}  # fmt: skip
        for _ in range(3):  # at tables of either worker
            assert asyncio.run(_played(server))["reason"] == "all-hands-played"
        assert "failed" not in server.err
    finally:
        server.end()


async def _played(server: Server) -> dict[str, Any]:
    """Play a game against a bot, always with the first move; returns the result."""
    cookie = server.guest()
    asked = {"game": "leduc-poker", "bots": {"1": "easy"}}
    _, made, _ = server.ask("POST", "/api/tables", asked, Cookie=cookie)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
    state: dict[str, Any] = {}
    async with connect(url, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"do": "sit", "id": "a", "seat": 0, "name": "Ann",
                                      "invite": made["invite"]}))  # fmt: skip
        await socket.send(json.dumps({"do": "start", "id": "b"}))
        async with asyncio.timeout(60):
            asked_for = -1
            while not state.get("result"):
                message = json.loads(await socket.recv())
                state |= {key: value for key, value in message.items() if key != "lobby"}
                assert message["is"] != "refused", message
                moves = state.get("moves")
                if moves and state["decision"] != asked_for:
                    asked_for = state["decision"]
                    assert len(state["named"]) == len(moves)
                    assert state["named"][-1]["is"] in {"call", "bet", "raise"}
                    act = {"do": "act", "id": f"m{asked_for}", "decision": asked_for}
                    await socket.send(json.dumps({**act, "action": moves[0]}))
    return state["result"]  # type: ignore[no-any-return]


def test_several_games_can_be_added(serving: Callable[..., Server], tmp_path: Path) -> None:
    server = serving("--data", str(tmp_path), "--game", LEDUC, "--game", BIDS)
    names = [card["name"] for card in server.ask("GET", "/api/games")[1]]
    assert {"leduc-poker", "secret-bids", "transmitter"} <= {*names}
    assert "Also here: Leduc Poker" in server.out


def test_rules_are_served_in_a_language_and_only_where_there_are_some(tmp_path: Path) -> None:
    server = Server(tmp_path, "--data", str(tmp_path), "--game", LEDUC)
    try:
        _, cards, _ = server.ask("GET", "/api/games")
        offered = {card["name"]: card["rules"] for card in cards}
        assert offered == {name: name != "leduc-poker" for name in offered}
        status, rules, _ = server.ask("GET", "/api/games/transmitter/rules/nb")
        assert status == 200
        assert rules["sections"][0]["paragraphs"][0]["id"] == "goal"
        assert "rule-goal = Dere vinner eller taper sammen." in rules["text"]
        status, refused, _ = server.ask("GET", "/api/games/leduc-poker/rules/en")
        assert (status, refused["code"]) == (404, "rules")
    finally:
        server.end()
