"""What a game needs is compiled in processes of its own, and no other table waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.core import rule
from parlour.server import ready
from parlour.server.ready import Ready, is_ready, prepare, stamp


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stamps are looked for in an empty folder; the compiled code stays where it is."""
    monkeypatch.setattr(ready, "rule_folder", lambda beside: tmp_path)


@pytest.mark.parametrize("what", ["rules", "bot easy", "pace easy", "puzzles"])
def test_what_was_prepared_is_ready(fresh: None, what: str) -> None:
    assert not is_ready("pattern-overlap", what)
    prepare("pattern-overlap", what)
    assert is_ready("pattern-overlap", what)


def test_one_process_prepares_for_all_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    done: set[tuple[str, str]] = set()
    monkeypatch.setattr(ready, "is_ready", lambda *key: key in done)

    async def story() -> None:
        one = Ready()

        async def slow(name: str, what: str) -> None:
            asked.append((name, what))
            await asyncio.sleep(0.05)
            done.add((name, what))
            del one._under_way[name, what]

        monkeypatch.setattr(one, "_prepare", slow)
        await asyncio.gather(*(one.of("transmitter") for _ in range(5)), one.of("synergy"))
        await one.of("transmitter")

    asyncio.run(story())
    assert sorted(asked) == [("synergy", "rules"), ("transmitter", "rules")]


def test_what_cannot_be_prepared_is_tried_once_and_stops_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ready, "is_ready", lambda *key: False)

    async def story() -> int:
        one = Ready()
        await one.of("transmitter", "bot nobody-knows")
        begun = one._pool is None and not one._under_way
        await one.of("transmitter", "bot nobody-knows")
        return begun and len(one._failed)

    assert asyncio.run(story()) == 1


def test_stamps_stand_beside_the_compiled_rules() -> None:
    card = Path(rule.__file__).parents[1] / "games" / "transmitter"
    assert stamp("transmitter", "rules").parent == rule.rule_folder(card)
