"""A real server over real sockets: whole games, wrong guests, hostile frames, repeated messages."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.core.record import commitment
from parlour.core.table import Record
from parlour.server.protocol.messages import PROTOCOL
from tests.server.harness import (
    Player,
    Refusal,
    Server,
    ask,
    leave,
    make_table,
    new_guest,
    seated,
)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("sockets")) as server:
        yield server
        server.assert_no_traceback()


async def _refused(player: Player, do: str, **fields: object) -> str:
    """Return the code of a refused request."""
    with pytest.raises(Refusal) as error:
        await player.request(do, **fields)
    assert error.value.words
    return error.value.code


def test_three_people_play_a_whole_game(server: Server) -> None:
    async def game() -> None:
        table, players = await seated(server, 3)
        async with Player(server, table.id, new_guest(server)) as subscriber:
            assert ask(server, "GET", f"/api/tables/{table.id}/record").status == 409
            luck = random.Random(3)
            await asyncio.gather(*(player.play(luck) for player in players))
            await subscriber.until(lambda: subscriber.shown["result"])
            _spectator_saw_no_hands(subscriber)
            _nobody_saw_more_than_its_seat(players)
            secrets = [player.shown["secrets"] for player in players]
            _no_frame_gave_them_away(secrets[0], *players, subscriber)
        assert secrets[0] == secrets[1] == secrets[2]
        assert commitment(**secrets[0]) == table.commitment
        answer = ask(server, "GET", f"/api/tables/{table.id}/record")
        record = Record.parse(answer.body.decode())
        record.verify()
        assert record.seed == f"{secrets[0]['seed']} {secrets[0]['nonce']}"
        assert record.replay().view(0) == players[0].shown["view"]
        await leave(*players)

    asyncio.run(game())


def _no_frame_gave_them_away(secrets: dict[str, str], *everybody: Player) -> None:
    """Check that seed and nonce, which determine every card, were sent only with the result."""
    texts = [text.encode() for text in secrets.values()]
    for one in everybody:
        told = [raw for raw in one.received if any(text in raw for text in texts)]
        assert len(told) == 1
        assert json.loads(told[0])["result"]


def _spectator_saw_no_hands(subscriber: Player) -> None:
    for shown in subscriber.sights:
        assert shown["seat"] is None
        assert shown["moves"] == []
        if shown["result"] is None:
            assert shown["secrets"] is None
            assert set(shown["view"]["hands"]) == {None}
            assert shown["view"]["objective"] is None


def _nobody_saw_more_than_its_seat(players: list[Player]) -> None:
    for player in players:
        for shown in player.sights:
            view = shown["view"]
            if view is None or shown["result"]:
                continue
            assert shown["secrets"] is None
            transmits = view["transmitter"] == shown["seat"]
            assert (view["objective"] is not None) == transmits
            for seat, hand in enumerate(view["hands"]):
                assert hand is None or seat == shown["seat"]


def test_a_wrong_invitation_is_refused(server: Server) -> None:
    async def knock() -> None:
        table = make_table(server, new_guest(server), seats=2)
        async with Player(server, table.id, new_guest(server)) as stranger:
            for invite in ("", "wrong", table.invite[:-1], table.invite + "x"):
                assert await _refused(stranger, "sit", invite=invite) == "invite"
            assert (await stranger.look())["entry"] == 0
            assert await stranger.sit(table.invite) == 0

    asyncio.run(knock())


def test_only_those_who_sit_may_act_and_only_the_host_starts(server: Server) -> None:
    async def meddle() -> None:
        table, players = await seated(server, 2)
        async with Player(server, table.id, new_guest(server)) as stranger:
            before = (await stranger.look())["entry"]
            for do, more in (
                ("act", {"decision": 0, "action": 0}),
                ("stand", {}),
                ("ask", {"what": "undo"}),
                ("rematch", {}),
                ("answer", {"agrees": True}),
            ):
                assert await _refused(stranger, do, **more) == "seat"
            assert await _refused(stranger, "start") == "host"
            assert await _refused(stranger, "bot", seat=0, level="easy") == "host"
            assert await _refused(stranger, "sit", invite=table.invite) == "started"
            assert (await stranger.look())["entry"] == before
        idle = next(player for player in players if not player.shown["moves"])
        assert await _refused(idle, "act", decision=0, action=0) == "illegal"
        await leave(*players)

    asyncio.run(meddle())


def test_the_lobby_tells_no_secret(server: Server) -> None:
    host = new_guest(server)
    table = make_table(server, host, public=True)
    guest = host.partition("=")[2].partition(".")[0]
    for path in (f"/api/tables/{table.id}", "/api/tables"):
        body = ask(server, "GET", path, cookie=host).body.decode()
        assert table.invite not in body
        assert guest not in body
        for word in ("seed", "nonce", "invite"):
            assert f'"{word}"' not in body


def test_a_foreign_page_may_not_use_the_cookie(server: Server) -> None:
    cookie = new_guest(server)
    table = make_table(server, cookie)
    for origin in ("http://evil.example", "null", f"http://{server.host}.evil.example"):
        answer = ask(server, "POST", "/api/tables", {"game": "transmitter"}, cookie, Origin=origin)
        assert answer.status == 403

        async def knock(origin: str = origin) -> int:
            stranger = Player(server, table.id, cookie, {"Origin": origin})
            await stranger.open()
            code = await stranger.closed()
            assert stranger.received == []
            return code

        assert asyncio.run(knock()) == 4401

    async def own() -> None:
        async with Player(server, table.id, cookie, {"Origin": f"http://{server.host}"}) as page:
            assert page.shown["lobby"]["game"] == "transmitter"

    asyncio.run(own())


@pytest.mark.parametrize("protocol", ["", "1", str(PROTOCOL - 1), str(PROTOCOL + 1), "two"])
def test_a_page_of_another_version_is_told_to_reload(server: Server, protocol: str) -> None:
    cookie = new_guest(server)
    table, home = make_table(server, cookie), {"Origin": f"http://{server.host}"}

    async def knock() -> int:
        old = Player(server, table.id, cookie, home, protocol)
        await old.open()
        code = await old.closed()
        assert old.received == []
        return code

    assert asyncio.run(knock()) == 4426


def test_a_program_need_not_say_its_version(server: Server) -> None:
    cookie = new_guest(server)
    table = make_table(server, cookie)

    async def knock(protocol: str) -> int:
        program = Player(server, table.id, cookie, {}, protocol)
        await program.open()
        if protocol:
            return await program.closed()
        await program.until(lambda: program.shown)
        await program.close()
        return 0

    assert asyncio.run(knock("")) == 0
    assert asyncio.run(knock("1")) == 4426


def test_a_forged_or_absent_cookie_is_nobody(server: Server) -> None:
    good = new_guest(server)
    table = make_table(server, good)
    other = new_guest(server)
    name, _, value = good.partition("=")
    mixed = f"{value.split('.')[0]}.{other.split('.')[1]}"
    forged = ["", f"{name}=", f"{name}=x", f"{name}={mixed}", f"{name}={value[:-1]}",
              f"{name}={'0' * 32}.{'0' * 32}", f"{name}={value.upper()}"]  # fmt: skip
    for cookie in forged:

        async def knock(cookie: str = cookie) -> int:
            nobody = Player(server, table.id, cookie)
            await nobody.open()
            code = await nobody.closed()
            assert nobody.received == []
            return code

        assert asyncio.run(knock()) == 4401, cookie
        assert ask(server, "GET", "/api/mine", cookie=cookie).status == 403
        made = ask(server, "POST", "/api/tables", {"game": "transmitter"}, cookie)
        assert made.status == 403


def test_an_unknown_table_is_closed(server: Server) -> None:
    async def knock() -> int:
        lost = Player(server, "nowhere", new_guest(server))
        await lost.open()
        return await lost.closed()

    assert asyncio.run(knock()) == 4404
    assert ask(server, "GET", "/api/tables/nowhere").status == 404
    assert ask(server, "GET", "/api/tables/nowhere/record").status == 404


def test_a_frame_that_is_too_large_is_closed(server: Server) -> None:
    async def shout(text: str) -> int:
        host = new_guest(server)
        table = make_table(server, host)
        async with Player(server, table.id, host) as loud:
            with suppress(ConnectionClosed):
                await loud.socket.send(text)
            return await loud.closed()

    wish = '{"do": "look", "id": "a"}'
    assert asyncio.run(shout(wish + " " * 8192)) == 1009
    assert asyncio.run(shout("x" * 1_000_000)) == 1009

    async def just_fits() -> None:
        host = new_guest(server)
        table = make_table(server, host)
        async with Player(server, table.id, host) as player:
            await player.socket.send(wish.ljust(8192))
            assert (await player.hear())["is"] == "shown"

    asyncio.run(just_fits())


MALFORMED = [
    "", " ", "{", "null", "[]", "1", '"look"', "{}", '{"do": "look"}', '{"do": "dance", "id": "a"}',
    '{"do": "look", "id": ""}', '{"do": "look", "id": 7}', '{"do": "look", "id": null}',
    '{"do": "look", "id": "a", "more": 1}', '{"do": "sit", "id": "a", "seat": -1}',
    '{"do": "sit", "id": "a", "seat": 8}', '{"do": "sit", "id": "a", "seat": "0"}',
    '{"do": "sit", "id": "a", "guest": "b"}', '{"do": "act", "id": "a"}',
    '{"do": "remove", "id": "a"}', '{"do": "remove", "id": "a", "seat": -1}',
    '{"do": "replace", "id": "a", "seat": 8}', '{"do": "withdraw", "id": "a", "seat": 0}',
    '{"do": "act", "id": "a", "decision": 0.5, "action": 1}',
    '{"do": "act", "id": "a", "decision": 0, "action": -1}',
    '{"do": "act", "id": "a", "decision": 0, "action": true}',
    '{"do": "act", "id": "a", "decision": 0, "action": "1"}',
    '{"do": "act", "id": "a", "decision": 0, "action": 1e999}',
    '{"do": "act", "id": "a", "decision": 0, "action": 1, "seat": 1}',
    '{"do": "say", "id": "a", "text": ["x"]}', '{"do": "answer", "id": "a", "agrees": 1}',
    '{"do": "look", "id": "' + "a" * 65 + '"}', '{"do": "say", "id": "a", "text": "\\ud800"}',
    "[" * 8000, '{"do":' * 1000,
]  # fmt: skip


def test_malformed_messages_are_refused_and_the_connection_lives(server: Server) -> None:
    async def babble() -> None:
        host = new_guest(server)
        table = make_table(server, host)
        async with Player(server, table.id, host) as player:
            for frame in MALFORMED:
                await player.socket.send(frame)
                answer = await player.hear()
                assert answer["is"] == "refused", frame
                assert answer["code"] == "message", frame
                assert answer["words"]
            shown = await player.look()
            assert shown["entry"] == 0

    asyncio.run(babble())


def test_flooding_is_closed(server: Server) -> None:
    async def flood(count: int) -> int:
        host = new_guest(server)
        table = make_table(server, host)
        async with Player(server, table.id, host) as loud:
            with suppress(ConnectionClosed):
                for _ in range(count):
                    await loud.send("start", id="s")
            code = await loud.closed()
            assert len(loud.received) < 200
            return code

    # Data still in flight when the server closes may reset the connection (1006) before the client
    # reads the close frame (1008).
    assert asyncio.run(flood(115)) in (1008, 1006)
    assert asyncio.run(flood(3000)) in (1008, 1006)


def test_a_doubled_act_is_applied_once(server: Server) -> None:
    async def double() -> None:
        _, players = await seated(server, 2)
        actor = next(player for player in players if player.shown["moves"])
        action, decision = actor.options()[0], actor.shown["decision"]
        for _ in range(3):
            await actor.send("act", "same", decision=decision, action=action)
        await actor.until(lambda: len(actor.answers.get("same", [])) == 3)
        first, *again = actor.answers["same"]
        assert first["is"] == "done"
        assert again == [first, first]
        assert (await actor.look())["entry"] == first["entry"]
        await actor.close()
        async with Player(server, actor.table_id, actor.cookie) as back:
            assert await back.act(action, "same", decision) == first["entry"]
            assert (await back.look())["entry"] == first["entry"]
        await leave(*players)

    asyncio.run(double())


def test_a_stale_act_is_refused_with_the_fresh_view(server: Server) -> None:
    async def late() -> None:
        _, players = await seated(server, 2)
        actor = next(player for player in players if player.shown["moves"])
        old = actor.shown["decision"]
        await actor.seen(await actor.act(actor.options()[0]))
        entry = actor.shown["entry"]
        for decision in (old, old + 2, 10**12):
            assert await _refused(actor, "act", decision=decision, action=9) == "stale"
            fresh = await actor.hear()
            assert fresh["is"] == "shown"
            assert fresh["entry"] == entry
            assert fresh["decision"] == old + 1
        await leave(*players)

    asyncio.run(late())


def test_who_comes_back_is_shown_the_same(server: Server) -> None:
    async def return_() -> None:
        _, players = await seated(server, 2)
        for _ in range(4):
            actor = next(player for player in players if player.shown["moves"])
            entry = await actor.act(actor.options()[0])
            for player in players:
                await player.seen(entry)
        for player in players:
            before = player.shown
            await player.close()
            async with Player(server, player.table_id, player.cookie) as back:
                assert back.shown == before
        await leave(*players)

    asyncio.run(return_())


def test_two_windows_of_one_guest_see_the_same(server: Server) -> None:
    async def both() -> None:
        table, players = await seated(server, 2)
        async with Player(server, table.id, players[0].cookie) as window:
            for _ in range(6):
                actor = next(player for player in players if player.shown["moves"])
                if actor is players[0] and luck.random() < 0.5:
                    actor = window
                entry = await actor.act(actor.options()[0])
                for player in (*players, window):
                    await player.seen(entry)
                assert window.shown == players[0].shown
        await leave(*players)

    luck = random.Random(5)
    asyncio.run(both())


def test_a_guest_leaves_a_bot_plays_and_the_guest_comes_back(server: Server) -> None:
    async def away() -> None:
        _, players = await seated(server, 2)
        actor = next(player for player in players if player.shown["moves"])
        await actor.seen(await actor.request("stand"))
        assert actor.shown["lobby"]["seats"][actor.shown["seat"]]["bot"]
        assert await _refused(actor, "act", decision=0, action=0) == "away"
        await actor.until(lambda: actor.shown["decision"] >= 1)
        seat = await actor.sit()
        assert actor.shown["lobby"]["seats"][seat]["bot"] is None
        luck = random.Random(1)
        await asyncio.gather(*(player.play(luck) for player in players))
        await leave(*players)

    asyncio.run(away())


def test_names_and_talk_are_lines_of_text(server: Server) -> None:
    async def talk() -> None:
        host = new_guest(server)
        table = make_table(server, host, seats=2)
        async with Player(server, table.id, host) as player:
            await player.sit(table.invite, name="A\x00\n\u202eB<script>" + "x" * 80)
            name = player.shown["lobby"]["seats"][0]["name"]
            assert name.startswith("A B<script>")
            assert len(name) <= 40
            await player.seen(await player.request("say", text="hello\r\n\x1b[31mworld"))
            assert player.screen.heard("said") == [[name, "hello [31mworld"]]

    asyncio.run(talk())


def test_tables_are_refused_with_clear_words(server: Server) -> None:
    cookie = new_guest(server)
    wrong = [
        {"game": "chess"}, {"game": "transmitter", "seats": 99}, {"game": "transmitter", "x": 1},
        {"game": "transmitter", "preset": "nonsense"}, {"game": "transmitter", "seats": "two"},
        {"game": "transmitter", "options": {"nonsense": 1}}, {}, [], "x",
        {"game": "transmitter", "options": {"wins_to_win": 10**30}},
        {"game": "transmitter", "bots": {"0": "nonsense"}},
        {"game": "transmitter", "bots": {"9": "easy"}}, {"game": "x" * 65},
    ]  # fmt: skip
    for wish in wrong:
        answer = ask(server, "POST", "/api/tables", wish, cookie)
        assert 400 <= answer.status < 500, (wish, answer)
    assert ask(server, "POST", "/api/tables", b"{", cookie).status == 400
    huge = json.dumps({"game": "transmitter", "options": {"x" * 100_000: 1}}).encode()
    assert ask(server, "POST", "/api/tables", huge, cookie).status == 413
