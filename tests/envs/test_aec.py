import copy
import random
from dataclasses import replace

import numpy as np
import pytest
from env_checks import check_aec, every_game, every_table, made
from gymnasium.spaces import Discrete

import parlour
from parlour.core.errors import BadOption, IllegalAction, UnknownGame
from parlour.core.registry import game
from parlour.envs import aec
from parlour.envs.aec_game import AECGame
from parlour.envs.config import EnvConfig, render_modes

pytestmark = pytest.mark.slow


def play_on(env, luck, steps=None):
    """Play at random; returns what each step showed."""
    seen = []
    for _ in range(steps or env.game.longest + 1):
        observation, reward, ended, cut, _ = env.last()
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward))
        if ended or cut:
            break
        env.step(luck.choice(observation["action_mask"].nonzero()[0]))
    return seen


@every_table
def test_everything_an_agent_is_given_is_as_documented(name, seats):
    check_aec(made(aec, name, seats), seed=seats)


@every_game
def test_a_finished_game_pays_its_scores_to_all(name):
    env = aec(name)
    env.reset(seed=3)
    play_on(env, random.Random(3))
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    scores = env.table.result.scores
    assert list(env.rewards.values()) == list(scores)
    paid = {}
    while env.agents:
        agent = env.agent_selection
        _, paid[agent], ended, _, _ = env.last()
        assert ended
        env.step(None)
    assert list(paid.values()) == list(scores)


class Leaky(AECGame):
    """An environment that reveals the objective."""

    def observe(self, agent):
        seen = super().observe(agent)
        seen["observation"][0] = int(self.table.state.objective)
        return seen


class Careless(AECGame):
    """An environment that allows one action too many."""

    def observe(self, agent):
        seen = super().observe(agent)
        seen["action_mask"][-1] = 1
        return seen


class Stingy(AECGame):
    """An environment that never rewards the winners."""

    def _end(self):
        super()._end()
        self.rewards = dict.fromkeys(self.agents, 0.0)


@pytest.mark.parametrize("broken", [Leaky, Careless, Stingy])
def test_the_checks_catch_a_broken_environment(broken):
    quick = {"wins_to_win": 1, "losses_to_lose": 1, "objective_limit": 1}
    check_aec(AECGame(EnvConfig("transmitter", options=quick)), seed=1)
    with pytest.raises(AssertionError):
        check_aec(broken(EnvConfig("transmitter", options=quick)), seed=1)


@every_game
def test_a_seed_decides_the_game_and_those_after_it(name):
    env = aec(name)
    runs = []
    for _ in range(2):
        luck = random.Random(1)
        env.reset(seed=5)
        assert env.table == parlour.Table(name, seed=5)
        first = play_on(env, luck, 30)
        env.reset()
        runs.append((first, play_on(env, luck, 30), env.table.seed))
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


@every_game
def test_games_without_a_seed_differ(name):
    env, other = aec(name), aec(name)
    seeds = set()
    for one in (env, env, other):
        one.reset()
        seeds.add(one.table.seed)
    assert len(seeds) == 3


def test_seeds_may_be_numpy_numbers():
    env = aec("transmitter")
    env.reset(seed=np.int64(7))
    assert env.table == parlour.Table("transmitter", seed=7)
    assert type(env.table.seed) is int


def test_reset_takes_options_for_one_game():
    env = aec("transmitter", preset="quick", options={"hand_size": 3})
    env.reset(seed=1, options={"table": {"hand_size": 7}, "anything": "else"})
    assert (env.table.options["hand_size"], env.table.options["wins_to_win"]) == (7, 3)
    env.reset()
    assert (env.table.options["hand_size"], env.table.options["wins_to_win"]) == (3, 3)


@pytest.mark.parametrize("options", [{"table": {"hands": 7}}, {"table": 7}])
def test_reset_refuses_bad_options_and_changes_nothing(options):
    env = aec("transmitter")
    env.reset(seed=1)
    with pytest.raises(BadOption):
        env.reset(seed=2, options=options)
    assert env.table == parlour.Table("transmitter", seed=1)


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(name):
    env = aec(name)
    env.reset(seed=1)
    before = env.table.copy()
    for wrong in (-1, env.game.actions, None, 1.5, "pass"):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert env.table == before


def test_an_illegal_action_is_explained():
    env = aec("transmitter")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"can't do 24 now; allowed: .*play"):
        env.step(24)


def test_stepping_without_a_game_is_refused():
    env = aec("transmitter")
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)
    env.reset(seed=1)
    play_on(env, random.Random(1))
    while env.agents:
        env.step(None)
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"name": "transmiter"}, UnknownGame),
        ({"seats": 9}, BadOption),
        ({"seats": 1}, BadOption),
        ({"options": {"hands": 1}}, BadOption),
        ({"options": {"hand_size": 99}}, BadOption),
        ({"preset": "harder"}, BadOption),
        ({"render_mode": "rgb"}, BadOption),
        ({"max_cycles": 0}, BadOption),
        ({"max_cycles": "many"}, BadOption),
    ],
)
def test_bad_input_is_refused_as_a_table_refuses_it(wrong, error):
    with pytest.raises(error):
        aec(**{"name": "transmitter", **wrong})


@every_table
def test_max_cycles_bounds_the_turns_of_every_agent(name, seats):
    env = made(aec, name, seats, max_cycles=2)
    env.reset(seed=1)
    asked = [agent for agent, _, _ in play_on(env, random.Random(1))][:-1]
    assert max(asked.count(agent) for agent in env.agents) == 2
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    assert not env.observe(env.agents[0])["action_mask"].any()


@every_game
def test_sampling_without_a_mask_is_legal(name):
    env = aec(name)
    env.reset(seed=1)
    for _ in range(20):
        if any(env.terminations.values()):
            env.reset()
        env.step(env.action_space(env.agent_selection).sample())


@every_game
def test_the_spaces_are_plain(name):
    env = aec(name)
    space = env.action_space("seat_0")
    assert space == Discrete(env.game.actions)
    assert env.observation_space("seat_0")["action_mask"].shape == (env.game.actions,)


@every_game
def test_an_observation_is_the_agents_own_to_change(name):
    env = aec(name)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    for part in env.observe(env.agent_selection).values():
        part[:] = 1
    for key, part in env.observe(env.agent_selection).items():
        assert np.array_equal(part, before[key])


@every_game
def test_a_copy_goes_its_own_way_and_plays_the_same(name):
    env = aec(name)
    env.reset(seed=1)
    play_on(env, random.Random(1), 5)
    twin = copy.deepcopy(env)
    assert play_on(env, random.Random(2), 20) == play_on(twin, random.Random(2), 20)
    moved = copy.deepcopy(twin)
    play_on(moved, random.Random(3), 3)
    assert twin.table == env.table


def test_metadata():
    env = aec("transmitter")
    assert env.metadata == {
        "name": "transmitter_v1",
        "render_modes": render_modes(),
        "render_fps": 2,
        "is_parallelizable": False,
    }
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]


@every_game
def test_rendering_shows_what_a_spectator_sees(name):
    for mode, draw in (("ansi", parlour.Table.picture), ("svg", parlour.Table.svg)):
        env = aec(name, render_mode=mode)
        env.reset(seed=1)
        assert env.render() == draw(env.table, None)


@every_game
def test_frames_have_one_size_and_change_with_moves(name):
    pytest.importorskip("PIL")
    env = aec(name, render_mode="rgb_array")
    env.reset(seed=1)
    frames = [env.render()]
    play_on(env, random.Random(1), 12)
    frames.append(env.render())
    assert {frame.shape for frame in frames} == {(800, 800, 3)}
    assert (frames[0] != frames[1]).any()


def test_people_see_every_step(capsys):
    env = aec("transmitter", render_mode="human")
    env.reset(seed=1)
    env.step(env.action_space(env.agent_selection).sample())
    assert capsys.readouterr().out.count("Stack") == 2


@pytest.mark.filterwarnings("ignore:.*does nothing without a render_mode:UserWarning")
def test_rendering_without_a_mode_does_nothing(capsys):
    env = aec("transmitter")
    env.reset(seed=1)
    assert env.render() is None
    assert not capsys.readouterr().out


def test_in_real_time_the_agents_are_asked_in_random_order(monkeypatch):
    env = aec(replace(game("transmitter"), dynamics="real time"))
    env.reset(seed=1)
    monkeypatch.setattr(parlour.Table, "actors", (0, 2, 3))
    monkeypatch.setattr(parlour.Table, "legal", lambda self, seat: [0])
    monkeypatch.setattr(parlour.Table, "play", lambda self, seat, action: None)
    orders = []
    for _ in range(2):
        env.reset(seed=1)
        orders.append([])
        for _ in range(60):
            orders[-1].append(env.agent_selection)
            env.step(0)
    assert orders[0] == orders[1]
    assert set(orders[0]) == {"seat_0", "seat_2", "seat_3"}
    pairs = set(zip(orders[0], orders[0][1:]))
    assert len(pairs) == 9, "anyone can follow anyone"


def test_nobody_is_asked_for_a_late_draw():
    """Sequence Numbers: who does not draw in time is not asked again, and may lose the card."""
    env, skip, draw = aec("sequence-numbers", seats=3, preset="strict"), 352, 351
    env.reset(seed=1)
    asked = []
    for _ in range(3):
        asked.append(env.agent_selection)
        env.step(env.table.legal(len(asked) - 1)[0])
        assert env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist() == [draw, skip]
        env.step(skip if len(asked) < 3 else draw)
    assert asked == ["seat_0", "seat_1", "seat_2"]
    assert env.table.state.lost[:3].tolist() == [1, 1, 0]


def test_a_late_draw_is_offered_to_nobody_in_a_random_game():
    env, luck = aec("sequence-numbers", seats=4, preset="strict"), random.Random(5)
    env.reset(seed=5)
    skipped = 0
    for _ in range(400):
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        assert env.possible_agents.index(env.agent_selection) == env.table.state.turn
        action = luck.choice(observation["action_mask"].nonzero()[0])
        skipped += action == 352
        env.step(action)
    assert skipped > 5
