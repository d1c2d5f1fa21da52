"""The playtests of a server: making them, playing in them, and saying how it was."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from parlour.core.registry import game
from parlour.features.playtest import Answers
from parlour.server.playtests.asked import NewPlaytest, checked
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Made
from parlour.server.storage import playtests as stored
from parlour.server.storage.playtests import MOST_TABLES, Playtest, PlaytestTable
from parlour.server.tables.defaults import AWAY_S
from parlour.server.tables.forgetting import remove_playtest
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live

MOST_MADE = 50  # by one guest
UNKNOWN = "there is no such playtest; it may have been deleted"
ENDED = "this playtest is closed, so no more games can be played"


class Playtests:
    """What people can do with playtests."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def make(self, guest: str, new: NewPlaytest) -> str:
        """Add a playtest; returns its id, which is in its link."""
        settings = checked(new)
        if len(await self.ask(stored.listed, guest)) >= MOST_MADE:
            raise Refused("playtests", f"you already have {MOST_MADE} playtests; delete one first")
        id = secrets.token_urlsafe(16)
        await self.ask(stored.save, id, guest, settings)
        return id

    async def find(self, id: str) -> Playtest:
        """Return a playtest, or refuse."""
        found = await self.ask(stored.find, id) if len(id) <= 32 else None
        if found is None:
            raise Refused("playtest", UNKNOWN)
        return found

    async def own(self, id: str, guest: str, local: bool) -> Playtest:
        """Return a playtest to whoever made it, and on the server's own machine."""
        playtest = await self.find(id)
        if playtest.guest != guest and not local:
            raise Refused("designer", "only the person who made a playtest can do that")
        return playtest

    async def listed(self, guest: str, local: bool) -> list[dict[str, Any]]:
        """Return the playtests that a guest made, or all of them to this machine, newest first."""
        found = await self.ask(stored.listed, None if local else guest)
        ids = [one.id for one in found]
        phases = await self.ask(stored.phases, ids)
        forms = await self.ask(stored.form_counts, ids)
        return [
            {
                "id": one.id, "name": one.settings.name, "game": one.settings.game,
                "made": one.made, "closed": one.closed, **_counted(phases[one.id]),
                "forms": forms[one.id],
            }
            for one in found
        ]  # fmt: skip

    async def about(self, id: str, guest: str, local: bool) -> dict[str, Any]:
        """Return what visitors are told, and what they have done; more to whoever made it."""
        playtest = await self.find(id)
        mine = await self.ask(stored.tables_of, id, guest) if guest else []
        shown = {
            **_told(playtest),
            "agreed": bool(guest) and await self.ask(stored.has_agreed, id, guest),
            "table": _unfinished(mine),
            "played": sum(one.phase == "over" for one in mine),
            "yours": playtest.guest == guest or local,
        }
        if not shown["yours"]:
            return shown
        phases = await self.ask(stored.phases, [id])
        forms = await self.ask(stored.form_counts, [id])
        return {
            **shown, "made": playtest.made, "levels": playtest.settings.levels,
            "most_tables": MOST_TABLES, **_counted(phases[id]), "forms": forms[id],
        }  # fmt: skip

    async def close(self, id: str, closed: bool) -> None:
        """Take no more games, or take them again."""
        await self.ask(stored.set_closed, id, closed)

    async def delete(self, id: str) -> None:
        """Delete a playtest, its games and its answers."""
        await remove_playtest(self.hub, id)

    # Playing

    async def join(self, id: str, guest: str, consent: bool) -> Live:
        """Return a table at which somebody who agrees can sit down; it starts once it is full."""
        playtest = await self.find(id)
        if not consent:
            raise Refused("consent", "before you play, agree to what will be stored")
        begun = _unfinished(await self.ask(stored.tables_of, id, guest))
        if begun is None and playtest.closed:
            raise Refused("concluded", ENDED)
        await self.ask(stored.agree, id, guest)
        if begun is not None:
            return await self.hub.find(begun)
        return await self._waiting(playtest, guest) or await self._new_table(playtest, guest)

    async def _waiting(self, playtest: Playtest, guest: str) -> Live | None:
        """Return the table that has waited longest for people."""
        found: list[PlaytestTable] = await self.ask(stored.tables_of, playtest.id)
        alone = playtest.settings.people == 1
        for one in found:
            if one.phase == "open":
                live = await self.hub.find(one.id)
                seating = live.room.seating
                theirs = seating.host == guest or not alone
                if theirs and seating.free() and guest not in seating.removed:
                    return live
        return None

    async def _new_table(self, playtest: Playtest, host: str) -> Live:
        settings, card = playtest.settings, game(playtest.settings.game)
        many = len(await self.ask(stored.tables_of, playtest.id))
        if many >= MOST_TABLES:
            raise Refused("concluded", f"this playtest is full: it has {MOST_TABLES} games")
        levels = settings.levels
        level = levels[many % len(levels)] if levels else ""
        made = Made(
            game=card.name, version=card.version, seats=settings.seats, options=settings.options,
            seed=secrets.token_hex(16), nonce=secrets.token_hex(16), host=host,
            invite=secrets.token_urlsafe(16), away_seconds=AWAY_S, spectators=False, hints=False,
            bots=dict.fromkeys(_bot_seats(settings.seats, settings.people, many), level),
            playtest=playtest.id,
        )  # fmt: skip
        return await self.hub.deal(made, secrets.token_urlsafe(16))

    # Answering

    async def answer(self, id: str, guest: str, table_id: str, answers: Answers) -> None:
        """Save what somebody says about a game that they have played."""
        playtest = await self.find(id)
        fitted = answers.fitted(playtest.settings.questions)
        mine = await self.ask(stored.tables_of, id, guest)
        phase = next((one.phase for one in mine if one.id == table_id), None)
        if phase is None:
            raise Refused("table", "you didn't play at that table in this playtest")
        if phase != "over":
            raise Refused("running", "you can answer the questions once the game is over")
        await self.ask(stored.answer, id, table_id, guest, fitted)

    async def answered(self, id: str, guest: str, table_id: str) -> Answers | None:
        """Return what somebody has said about a game."""
        await self.find(id)
        return await self.ask(stored.answered, table_id, guest)

    async def ask(self, query: Callable[..., Any], *given: Any) -> Any:
        """Ask the database."""
        return await self.hub.ask_store(query, self.hub.store.engine, *given)


def _told(playtest: Playtest) -> dict[str, Any]:
    """Return what everyone with the link is told."""
    settings = playtest.settings
    return {
        "id": playtest.id, "name": settings.name, "note": settings.note, "game": settings.game,
        "minutes": game(settings.game).minutes, "seats": settings.seats,
        "people": settings.people, "preset": settings.preset, "options": settings.options,
        "questions": settings.questions, "closed": playtest.closed,
    }  # fmt: skip


def _counted(phases: dict[str, int]) -> dict[str, int]:
    return {
        "waiting": phases.get("open", 0),
        "running": phases.get("running", 0),
        "over": phases.get("over", 0),
    }


def _unfinished(mine: list[PlaytestTable]) -> str | None:
    return next((one.id for one in mine if one.phase in ("open", "running")), None)


def _bot_seats(seats: int, people: int, number: int) -> list[int]:
    """Return the seats of bots; people get other ones from table to table, so that no seat is
    tested more than others."""
    theirs = {(number + k) % seats for k in range(people)}
    return [seat for seat in range(seats) if seat not in theirs]
