import numpy as np
import pytest

from parlour import Table
from parlour.core.chance import Chance, number_game, seeded
from parlour.core.errors import BadOption, IllegalAction
from parlour.core.observation import Observer, written_by
from parlour.core.registry import game, names
from parlour.envs import vector
from parlour.envs.paying import REWARDS
from tests.games_known import NAMES

pytestmark = pytest.mark.slow


def follow(env, number):
    """A Table with the deal of an environment's game `number`."""
    table = Table(env.game, env.seats, options=env.options)
    number_game(seeded(env._seed)[0], number, table._chance[0], Chance.records()[0])
    table._engine.begin(table._state, table._chance)
    return table


def mask_of(table, seat):
    mask = np.zeros(table.game.actions, bool)
    mask[table.legal(seat)] = True
    return mask


class Followed:
    """An environment whose every table is compared with a Table after every step."""

    def __init__(self, env):
        self.env, self.ended = env, 0
        env.reset()
        self.tables = [follow(env, i) for i in range(env.num_envs)]
        self.numbers = list(range(env.num_envs))
        raw = Observer(env.game)
        self.observe = (
            (lambda table, seat: raw(table._look(seat)))
            if env.encoding == "raw"
            else lambda table, seat: table.observation(seat, env.encoding)
        )
        self.compare()

    def step(self):
        env = self.env
        actions = env.sample()
        seats = env.current_player.copy()
        env.step(actions)
        for i, (table, seat, action) in enumerate(zip(self.tables, seats, actions)):
            table.play(int(seat), int(action))
            assert bool(env.terminated[i]) == (table.result is not None)
            self.compare_rewards(i, table)
            if table.result:
                self.compare_end(i, table, int(seat))
        self.compare()

    def compare_rewards(self, i, table):
        scores = table.result.scores if table.result else [0] * self.env.seats
        assert self.env.rewards[i].tolist() == list(map(float, scores))

    def compare_end(self, i, table, seat):
        env, result = self.env, table.result
        self.ended += 1
        assert np.flatnonzero(env.final_won[i]).tolist() == list(result.winners)
        assert env.game.reasons[env.final_reason[i]] == result.reason
        assert env.final_length[i] == len(table.actions)
        assert env.final_number[i] == self.numbers[i]
        assert env.final_player[i] == seat
        assert np.array_equal(env.final_observation[i], self.observe(table, seat))
        self.numbers[i] += env.num_envs
        self.tables[i] = follow(env, self.numbers[i])

    def compare(self):
        env = self.env
        for i, table in enumerate(self.tables):
            seat = int(env.current_player[i])
            assert seat in table.actors
            assert np.array_equal(env.legal_action_mask[i], mask_of(table, seat))
            assert np.array_equal(env.observation[i], self.observe(table, seat))


ENCODED = [(name, "raw") for name in NAMES] + [
    (name, encoding) for name in NAMES for encoding in written_by(game(name))
]
every_encoding = pytest.mark.parametrize(("name", "encoding"), ENCODED)


@every_encoding
def test_every_step_is_that_of_a_table(name, encoding):
    followed = Followed(vector(name, 3, seed=5, encoding=encoding))
    while not followed.ended:
        followed.step()
    for _ in range(10):  # the game after it
        followed.step()


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("threads", [1, 2])
@every_encoding
def test_every_compiled_step_is_that_of_a_table(name, encoding, threads):
    followed = Followed(vector(name, 8, seed=6, encoding=encoding, threads=threads))
    while followed.ended < 24:
        followed.step()
    followed.env.close()


@pytest.mark.parametrize("name", ["transmitter", "pattern-overlap"])
def test_threads_change_nothing(name):
    one, three = vector(name, 7, seed=1), vector(name, 7, seed=1, threads=3)
    one.reset(), three.reset()
    for _ in range(40):
        actions = one.sample()
        assert np.array_equal(actions, three.sample())
        for a, b in zip(one.step(actions)[:4], three.step(actions)[:4]):
            assert np.array_equal(a, b)
        assert np.array_equal(one.current_player, three.current_player)
    three.close()


def test_a_seed_sets_every_game():
    one, other = vector("transmitter", 4, seed=1), vector("transmitter", 4)
    first = one.reset()[0].copy()
    assert not np.array_equal(first, other.reset()[0])
    assert np.array_equal(first, other.reset(seed=1)[0])
    assert not np.array_equal(first, other.reset()[0])  # the next games of that seed


def play_out(env, steps=400):
    """Step until a game ends; returns the tables whose game did."""
    for _ in range(steps):
        env.step(env.sample())
        ended = env.terminated | env.truncated
        if ended.any():
            return np.flatnonzero(ended)
    raise AssertionError("no game ended")


def test_next_step_shows_the_end_and_deals_afterwards():
    env = vector("transmitter", 2, seed=2, autoreset="next_step")
    env.reset()
    ended = play_out(env)
    i = ended[0]
    assert env.legal_action_mask[i].all()
    assert np.array_equal(env.observation[i], env.final_observation[i])
    shown = env.observation[i].copy()
    env.step(env.sample())
    assert not env.terminated[i]
    assert not env.rewards[i].any()
    assert not env.legal_action_mask[i].all()
    assert not np.array_equal(env.observation[i], shown)


def test_a_disabled_table_stays_as_it_ended():
    env = vector("transmitter", 2, seed=2, autoreset="disabled")
    env.reset()
    i = play_out(env)[0]
    shown, number = env.observation[i].copy(), env.final_number[i]
    env.step(np.where(np.arange(2) == i, 10**6, env.sample()))  # any action will do
    assert env.terminated[i]
    assert not env.rewards[i].any()
    assert np.array_equal(env.observation[i], shown)
    env.reset(options={"reset_mask": np.arange(2) == i})
    assert not env.terminated[i]
    assert env._tables.number[i] == number + 2


def test_a_long_game_is_cut_off():
    env = vector("transmitter", 2, seed=3, max_steps=5)
    env.reset()
    for _ in range(4):
        env.step(env.sample())
        assert not env.truncated.any()
    env.step(env.sample())
    assert env.truncated.all()
    assert not env.terminated.any()
    assert (env.final_length == 5).all()
    assert (env.final_reason == -1).all()


def test_rewards_by_choice():
    kinds = {
        kind: vector("think-str8", 3, seed=4, reward=kind) for kind in ("score", "win", "rank")
    }
    for env in kinds.values():
        env.reset()
    ended = np.zeros(0)
    while not len(ended):
        actions = kinds["score"].sample()
        for env in kinds.values():
            env.step(actions)
        ended = np.flatnonzero(kinds["score"].terminated)
    i = ended[0]
    score, win, rank = (kinds[kind].rewards[i] for kind in REWARDS)
    assert set(win) == {1, -1}
    assert win[score.argmax()] == 1
    assert rank.sum() == pytest.approx(0, abs=1e-6)  # in thirds
    assert rank[score.argmax()] == rank.max()
    assert rank[score.argmin()] == rank.min()


def test_the_callers_arrays_are_written_to():
    masks, rewards = np.ones((2, 25), bool), np.ones((2, 4), np.float32)
    env = vector("transmitter", 2, 4, buffers={"legal_action_mask": masks, "rewards": rewards})
    env.reset()
    assert env.legal_action_mask is masks
    assert not rewards.any()
    assert masks.sum() < 50


@pytest.mark.parametrize(
    ("buffers", "says"),
    [
        ({"reward": np.zeros(1)}, "unknown buffer 'reward'; .*rewards"),
        ({"rewards": [0, 0]}, "must be a NumPy array, not list"),
        ({"rewards": np.zeros((2, 4))}, "must have shape .* and dtype float32"),
        ({"rewards": np.zeros((2, 8), np.float32)[:, ::2]}, "contiguous"),
    ],
)
def test_a_wrong_buffer_is_refused(buffers, says):
    with pytest.raises(BadOption, match=says):
        vector("transmitter", 2, 4, buffers=buffers)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"n": 0}, "n must be a positive integer"),
        ({"threads": 0}, "threads must be"),
        ({"max_steps": 1.5}, "max_steps must be"),
        ({"autoreset": "sometimes"}, "unknown autoreset"),
        ({"reward": "money"}, "unknown reward"),
        ({"encoding": "secret"}, "unknown encoding"),
        ({"seats": 9}, "players, not 9"),
    ],
)
def test_wrong_arguments_are_refused(given, says):
    with pytest.raises(BadOption, match=says):
        vector("transmitter", **{"n": 2, **given})


@pytest.mark.parametrize(
    "actions", [[0, 99], [-1, 0], [2**33, 0], [0.5, 0], [0], [[0, 0]], ["a", "b"]]
)
def test_an_illegal_action_changes_nothing(actions):
    env = vector("transmitter", 2, seed=1)
    env.reset()
    before = env.observation.copy(), [env.game.State.bytes([s]) for s in env._tables.state]
    with pytest.raises(IllegalAction):
        env.step(actions)
    assert np.array_equal(env.observation, before[0])
    assert [env.game.State.bytes([s]) for s in env._tables.state] == before[1]


def test_nothing_is_stepped_before_a_reset():
    env = vector("transmitter", 2)
    with pytest.raises(IllegalAction, match="call reset"):
        env.step([0, 0])
    with pytest.raises(IllegalAction, match="call reset"):
        env.sample()


def test_gymnasium_is_told_what_it_asks():
    env = vector("synergy", 2)
    env.reset()
    assert env.single_observation_space.shape == env.observation_shape
    assert all(env.single_observation_space.contains(row) for row in env.observation)
    assert env.single_action_space.n == env.num_actions == env.legal_action_mask.shape[1]
    assert env.metadata["autoreset_mode"].name == "SAME_STEP"
    assert (env.id, env.num_players) == ("synergy", env.seats)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", names())
def test_no_seat_wins_by_where_it_sits(name):
    """Random players win equally often; starting is worth too little to show in 4,000 games."""
    env = vector(name, 64, seed=9, reward="win")
    env.reset()
    won = np.zeros(env.seats)
    games = 0
    while games < 4000:
        env.step(env.sample())
        won += env.final_won[env.terminated].sum(axis=0)
        games += int(env.terminated.sum())
    if env.game.utility == "co-operative":
        assert len(set(won)) == 1
    else:
        share = won / won.sum()
        error = np.sqrt(share.mean() / won.sum())
        assert abs(share - share.mean()).max() < 4 * error, share
