"""A table's lock: one holder at a time, in order of request, even if a waiter gives up."""

from __future__ import annotations

import asyncio

from parlour.server.tables.lock import Lock


def test_who_asked_first_has_it_first_and_nobody_comes_between() -> None:
    async def story() -> None:
        lock, had = Lock(), list[int]()

        async def wait(number: int) -> None:
            async with lock:
                had.append(number)
                await asyncio.sleep(0)

        assert lock.try_acquire()
        tasks = [asyncio.create_task(wait(number)) for number in range(5)]
        await asyncio.sleep(0)
        lock.release()
        assert lock.locked(), "it is handed over, not put down"
        assert not lock.try_acquire()
        await asyncio.gather(*tasks)
        assert had == [0, 1, 2, 3, 4]
        assert not lock.locked()

    asyncio.run(story())


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def story() -> None:
        lock = Lock()

        async def wait() -> None:
            async with lock:
                pass

        for handed_over in (False, True):
            assert lock.try_acquire()
            first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
            await asyncio.sleep(0)
            if handed_over:
                lock.release()
            first.cancel()
            if not handed_over:
                lock.release()
            found = await asyncio.gather(first, second, return_exceptions=True)
            assert [type(one) for one in found] == [asyncio.CancelledError, type(None)]
            assert not lock.locked()

    asyncio.run(story())


def test_an_error_lets_go_of_it() -> None:
    async def story() -> None:
        lock = Lock()
        try:
            async with lock:
                raise ValueError
        except ValueError:
            assert lock.try_acquire()

    asyncio.run(story())
