import copy
import random
from dataclasses import replace

import numpy as np
import pytest
from env_checks import every_game, every_table, made
from gymnasium.spaces import Discrete

import parlour
from parlour.core.errors import BadOption, IllegalAction, UnknownGame
from parlour.core.registry import game
from parlour.envs import aec, parallel
from parlour.envs.config import render_modes


def any_of(observations, luck):
    return {
        agent: luck.choice(seen["action_mask"].nonzero()[0]) for agent, seen in observations.items()
    }


@every_table
def test_observations_masks_and_rewards_are_as_documented(name, seats):
    env, luck = made(parallel, name, seats), random.Random(seats)
    observations, infos = env.reset(seed=seats)
    assert infos == {agent: {} for agent in env.agents}
    rewards = {}
    for _ in range(env.game.longest):
        for seat, agent in enumerate(env.agents):
            assert observations[agent] in env.observation_space(agent)
            allowed = observations[agent]["action_mask"].nonzero()[0].tolist()
            assert allowed == (env.table.legal(seat) or [env.wait])
        assert not any(rewards.values())
        observations, rewards, ended, cut, _ = env.step(any_of(observations, luck))
        if not env.agents:
            break
    assert rewards == dict(zip(env.possible_agents, env.table.result.scores, strict=True))
    assert all(ended.values())
    assert not any(cut.values())
    assert all(seen["action_mask"][env.wait] == 1 for seen in observations.values())


@every_game
def test_both_environments_show_a_seat_the_same(name):
    together, turns = parallel(name), aec(name)
    observations, _ = together.reset(seed=4)
    turns.reset(seed=4)
    for agent in together.agents:
        seen, same = observations[agent], turns.observe(agent)
        assert seen["observation"].tobytes() == same["observation"].tobytes()
    acting = turns.agent_selection
    assert np.array_equal(
        observations[acting]["action_mask"][:-1], turns.observe(acting)["action_mask"]
    )


@every_game
def test_waiting_is_for_those_who_may_not_act(name):
    env = parallel(name)
    observations, _ = env.reset(seed=1)
    assert env.wait == env.game.actions
    assert env.action_space("seat_0") == Discrete(env.game.actions + 1)
    for seat, agent in enumerate(env.agents):
        assert observations[agent]["action_mask"][env.wait] == (seat not in env.table.actors)


def test_those_who_wait_need_not_say_so():
    env = parallel("transmitter")
    env.reset(seed=1)
    (acting,) = env.table.actors
    env.step({f"seat_{acting}": env.table.legal(acting)[0]})
    assert len(env.table.actions) == 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda env, acting, moves: moves.update({acting: env.wait}), "can't do 25 now; allowed"),
        (lambda env, acting, moves: moves.update({acting: 24}), "can't do 24 now; allowed"),
        (lambda env, acting, moves: moves.update({acting: -1}), "can't do -1 now; allowed"),
        (lambda env, acting, moves: moves.update({acting: None}), "integer"),
        (lambda env, acting, moves: moves.pop(acting), "seat_1 has to act now but was given no"),
        (lambda env, acting, moves: moves.update(seat_0=3), r"seat_0 .* can only wait \(25\)"),
        (lambda env, acting, moves: moves.update(seat_7=3), "unknown agent 'seat_7'"),
    ],
)
def test_a_refused_step_changes_nothing(change, says):
    env = parallel("transmitter")
    observations, _ = env.reset(seed=1)
    before = env.table.copy()
    moves = any_of(observations, random.Random(1))
    acting = f"seat_{env.table.actors[0]}"
    change(env, acting, moves)
    with pytest.raises(IllegalAction, match=says):
        env.step(moves)
    assert env.table == before


def reached_for(monkeypatch):
    """Let seats 0, 1 and 3 take 4 or 5, each once; returns what was taken."""
    taken = []
    monkeypatch.setattr(parlour.Table, "actors", (0, 1, 3))
    monkeypatch.setattr(
        parlour.Table, "legal", lambda self, seat: [n for n in (4, 5) if n not in taken]
    )
    monkeypatch.setattr(parlour.Table, "play", lambda self, seat, action: taken.append(action))
    return taken


def test_in_real_time_every_seat_can_be_first(monkeypatch):
    env = parallel(replace(game("transmitter"), dynamics="real time"))
    taken = reached_for(monkeypatch)
    first = set()
    for seed in range(30):
        taken.clear()
        env.reset(seed=seed)
        *_, infos = env.step({"seat_0": 4, "seat_1": 4, "seat_3": 4})
        first |= {agent for agent in infos if agent != "seat_2" and not infos[agent]}
    assert first == {"seat_0", "seat_1", "seat_3"}


def test_an_action_that_another_seats_move_made_impossible_is_skipped(monkeypatch):
    """Three seats reach for two things."""
    env = parallel("transmitter")
    taken = reached_for(monkeypatch)
    env.reset(seed=1)
    *_, infos = env.step({"seat_0": 4, "seat_1": 4, "seat_2": env.wait, "seat_3": 5})
    assert taken == [4, 5]
    assert infos == {"seat_0": {}, "seat_1": {"skipped": True}, "seat_2": {}, "seat_3": {}}


def test_stepping_without_a_game_is_refused():
    env = parallel("transmitter", max_cycles=1)
    with pytest.raises(IllegalAction, match="reset"):
        env.step({})
    observations, _ = env.reset(seed=1)
    env.step(any_of(observations, random.Random(1)))
    with pytest.raises(IllegalAction, match="reset"):
        env.step({})


@every_table
def test_max_cycles_bounds_the_steps(name, seats):
    env = made(parallel, name, seats, max_cycles=3)
    observations, _ = env.reset(seed=1)
    for steps in range(1, 4):
        observations, rewards, ended, cut, _ = env.step(any_of(observations, random.Random(1)))
        assert set(cut.values()) == {steps == 3}
    assert not any(ended.values())
    assert not any(rewards.values())
    assert env.agents == []


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"name": "transmiter"}, UnknownGame),
        ({"seats": 9}, BadOption),
        ({"options": {"hands": 1}}, BadOption),
        ({"render_mode": "rgb"}, BadOption),
        ({"max_cycles": -1}, BadOption),
    ],
)
def test_bad_input_is_refused_as_a_table_refuses_it(wrong, error):
    with pytest.raises(error):
        parallel(**{"name": "transmitter", **wrong})


@every_game
def test_a_seed_decides_the_game_and_those_after_it(name):
    env = parallel(name)
    runs = []
    for _ in range(2):
        luck, games = random.Random(1), []
        for seed in (5, None):
            observations, _ = env.reset(seed=seed)
            seen = []
            while env.agents and len(seen) < 20:
                seen.append([part["observation"].tobytes() for part in observations.values()])
                observations, *_ = env.step(any_of(observations, luck))
            games.append(seen)
        runs.append(games)
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


@every_game
def test_a_copy_goes_its_own_way(name):
    env = parallel(name)
    observations, _ = env.reset(seed=1)
    twin = copy.deepcopy(env)
    twin.step(any_of(observations, random.Random(1)))
    assert env.table == parlour.Table(name, seed=1)
    assert twin.table != env.table


def test_metadata():
    assert parallel("transmitter").metadata == {
        "name": "transmitter_v1",
        "render_modes": render_modes(),
        "render_fps": 2,
        "is_parallelizable": True,
    }


def test_who_did_not_draw_waits():
    """Sequence Numbers: a late draw is not offered, so that it is no duty either."""
    env = parallel("sequence-numbers", seats=2, preset="strict")
    observations, _ = env.reset(seed=1)
    env.step({"seat_0": env.table.legal(0)[0]})
    observations, *_ = env.step({"seat_0": 352})
    assert env.table.actors == (0, 1)
    assert env.table.asked == (1,)
    assert observations["seat_0"]["action_mask"].nonzero()[0].tolist() == [env.wait]
    env.step({"seat_1": env.table.legal(1)[0]})
    env.step({"seat_1": 351})
    assert env.table.state.lost[0] == 1
