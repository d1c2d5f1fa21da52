"""Vectorised environments whose tables have different settings."""

from __future__ import annotations

import numpy as np
import pytest

from parlour import envs
from parlour.core.errors import BadOption

MIXED = [{"seats": 2, "preset": "quick"}, {"seats": 4, "preset": "expert"}, {"seats": 3}]


def test_a_table_plays_as_it_does_among_its_like() -> None:
    """Table i of a mix goes on exactly like table i of an environment with its setting alone."""
    mixed = envs.vector("transmitter", 6, mix=MIXED, seed=5, reward="win")
    alone = [envs.vector("transmitter", 6, **one, seed=5, reward="win") for one in MIXED]
    for env in (mixed, *alone):
        env.reset()
    ended = 0
    for _ in range(150):
        if ended >= 3:
            return
        actions = mixed.sample()
        mixed.step(actions)
        ended += int(mixed.terminated.sum())
        for k, env in enumerate(alone):
            own = env.sample()
            own[k::3] = actions[k::3]
            env.step(own)
            for name in ("observation", "legal_action_mask", "current_player", "terminated"):
                assert np.array_equal(getattr(mixed, name)[k::3], getattr(env, name)[k::3]), name
            assert np.array_equal(mixed.rewards[k::3, : env.seats], env.rewards[k::3])
            assert np.array_equal(mixed.final_won[k::3, : env.seats], env.final_won[k::3])
            assert not mixed.rewards[k::3, env.seats :].any()
            assert not mixed.final_won[k::3, env.seats :].any()
    raise AssertionError("games don't end")


def test_ranks_count_only_who_sits_there() -> None:
    """In a game for two among tables for four, one wins and one loses."""
    env = envs.vector(
        "think-str8", 2, mix=[{"seats": 2}, {"seats": 4}], seed=1, reward="rank", encoding="raw"
    )
    env.reset()
    paid: list[list[float]] = []
    for _ in range(300):
        if len(paid) == 2:
            break
        env.step(env.sample())
        paid += [env.rewards[0].tolist()] * bool(env.terminated[0])
    assert paid
    assert all(sorted(one) in ([-1, 0, 0, 1], [0, 0, 0, 0]) and not any(one[2:]) for one in paid)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"mix": [{"seats": 2}], "seats": 2}, "leave them out"),
        ({"mix": [{"players": 2}]}, "unknown key 'players'"),
        ({"mix": ["expert"]}, "not str"),
        ({"mix": [{"seats": 9}]}, "players, not 9"),
        ({"mix": [{"seats": 2}, {"seats": 3}], "all_seats": True}, "same number of players"),
    ],
)
def test_what_cannot_be_mixed_is_refused(given: dict[str, object], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        envs.vector("transmitter", 2, **given)


def test_state_needs_equal_tables() -> None:
    env = envs.vector("transmitter", 2, mix=[{"seats": 2}, {"seats": 3}], seed=1)
    env.reset()
    with pytest.raises(BadOption, match="same number of players"):
        env.state()
