"""Learners that use the environments the way training code does, in NumPy."""

import numpy as np
import pytest

from parlour.envs import vector

pytestmark = pytest.mark.slow


def chosen(scores, mask, luck):
    """A choice per row with the chances of a softmax over what is legal, and those chances."""
    scores = np.where(mask, scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    chances = weights / weights.sum(axis=-1, keepdims=True)
    marks = chances.cumsum(axis=-1) > luck.random((*chances.shape[:-1], 1)) - 1e-12
    return (marks & mask).argmax(axis=-1), chances


class Rollout:
    """CleanRL's storage: steps x tables, filled in from the environment's own arrays."""

    def __init__(self, steps, env):
        n, shape = env.num_envs, env.candidate_features.shape[1:]
        self.features = np.zeros((steps, n, *shape), np.float32)
        self.chances = np.zeros((steps, n, shape[0]))
        self.actions = np.zeros((steps, n), np.int64)
        self.rewards = np.zeros((steps, n, env.seats), np.float32)
        self.dones = np.zeros((steps, n), bool)
        self.players = np.zeros((steps, n), np.int64)

    def returns(self):
        """What each decision's player was paid at the end of its game; 0 if it is still on."""
        found, later = np.zeros(self.actions.shape), np.zeros(self.rewards.shape[1:])
        tables = np.arange(self.actions.shape[1])
        for t in reversed(range(len(found))):
            later = np.where(self.dones[t][:, None], self.rewards[t], later)
            found[t] = later[tables, self.players[t]]
        return found


def collect(env, rollout, weights, luck):
    """Play with a linear policy for seat 0, and at random for the others."""
    for t in range(len(rollout.actions)):
        learns = env.current_player == 0
        scores = (env.candidate_features @ weights) * learns[:, None]
        rollout.features[t], rollout.players[t] = env.candidate_features, env.current_player
        rollout.actions[t], rollout.chances[t] = chosen(scores, env.legal_action_mask, luck)
        env.step(rollout.actions[t])
        rollout.rewards[t], rollout.dones[t] = env.rewards, env.terminated | env.truncated


def improve(rollout, weights, rate):
    """One step of REINFORCE."""
    learns = rollout.players == 0
    gains = rollout.returns()
    gains = np.where(learns, gains - gains[learns].mean(), 0)
    each = np.take_along_axis(rollout.features, rollout.actions[..., None, None], axis=2)[:, :, 0]
    expected = np.einsum("tnk,tnkf->tnf", rollout.chances, rollout.features)
    slope = np.einsum("tn,tnf->f", gains, each - expected) / max(learns.sum(), 1)
    return weights + rate * slope


def trained(env, steps, rounds, rate=3.0):
    """A linear policy's weights, and seat 0's share of wins in every round."""
    luck, weights = np.random.default_rng(1), np.zeros(env.candidate_features.shape[-1])
    shares = []
    for _ in range(rounds):
        rollout = Rollout(steps, env)
        collect(env, rollout, weights, luck)
        ended = rollout.rewards[rollout.dones]
        shares.append((ended[:, 0] > 0).mean() if len(ended) else 0)
        weights = improve(rollout, weights, rate)
    return weights, shares


def test_a_training_loop_runs():
    env = vector("pattern-overlap", 2, 2, preset="calm", seed=1, reward="win", actions="candidates")
    env.reset()
    weights, _ = trained(env, steps=40, rounds=1)
    assert np.isfinite(weights).all()
    assert weights.any()


@pytest.mark.soak
@pytest.mark.compiled
def test_a_learner_beats_random_players():
    """Choosing among candidates by 63 weights, it soon wins twice its quarter of the games."""
    env = vector(
        "pattern-overlap", 64, 4, preset="calm", seed=1, reward="win", actions="candidates"
    )
    env.reset()
    _, shares = trained(env, steps=120, rounds=30)
    assert shares[0] < 0.4
    assert np.mean(shares[-5:]) > 0.5, shares


class PufferGame:
    """The shape of PufferLib's native environments: one flat buffer per kind, a row per agent."""

    def __init__(self, name, n, **more):
        probe = vector(name, 1, all_seats=True, **more)
        self.num_agents, seats = n * probe.seats, probe.seats
        self.single_observation_space = probe.single_observation_space
        self.single_action_space = probe.single_action_space
        size = probe.observation_shape[0]
        self.observations = np.zeros((self.num_agents, size), np.float32)
        self.rewards = np.zeros(self.num_agents, np.float32)
        self.terminals = np.zeros(self.num_agents, bool)
        self.truncations = np.zeros(self.num_agents, bool)
        self.masks = np.ones(self.num_agents, bool)
        self.env = vector(
            name, n, all_seats=True, **more,
            buffers={
                "observation": self.observations.reshape(n, seats, size),
                "rewards": self.rewards.reshape(n, seats), "acting": self.masks.reshape(n, seats),
            },
        )  # fmt: skip

    def reset(self, seed=None):
        self.env.reset(seed=seed)
        return self.observations, []

    def step(self, actions):
        *_, info = self.env.step(actions.reshape(self.env.acting.shape))
        self.terminals[:] = np.repeat(self.env.terminated, self.env.seats)
        self.truncations[:] = np.repeat(self.env.truncated, self.env.seats)
        return self.observations, self.rewards, self.terminals, self.truncations, [info]


def test_flat_buffers_are_filled_in_place():
    puffer = PufferGame("think-str8", 2, seats=3, seed=4, max_steps=30)
    observations, _ = puffer.reset(seed=4)
    assert observations is puffer.observations
    assert observations.any(axis=1).all()
    ended = 0
    for _ in range(30):
        _, rewards, terminals, truncations, _ = puffer.step(puffer.env.sample().ravel())
        assert rewards is puffer.rewards
        assert all(row in puffer.single_observation_space for row in observations)
        ended += (terminals | truncations).sum()
    assert ended
    assert ended % 3 == 0


@pytest.mark.soak
def test_pufferlib_takes_the_spaces():
    pufferlib = pytest.importorskip("pufferlib")
    env = PufferGame("think-str8", 2, seats=3)
    made = pufferlib.spaces.joint_space(env.single_observation_space, env.num_agents)
    assert made.shape == env.observations.shape


def test_gymnasiums_vector_wrappers_take_it():
    """One learner in seat 0: Gymnasium's vector environments pay one number per table."""
    vectors = pytest.importorskip("gymnasium.vector")
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    class SeatZero(vectors.VectorEnv):
        def __init__(self, **more):
            self.game = vector("transmitter", 2, seats=3, seed=1, **more)
            self.num_envs, self.metadata = self.game.num_envs, self.game.metadata
            self.single_observation_space = self.game.single_observation_space
            self.single_action_space = self.game.single_action_space
            self.observation_space = self.game.observation_space
            self.action_space = self.game.action_space

        def reset(self, *, seed=None, options=None):
            return self.game.reset(seed, options)

        def step(self, actions):
            seen, rewards, ended, cut, info = self.game.step(actions)
            return seen, rewards[:, 0].copy(), ended, cut, info

    env = RecordEpisodeStatistics(SeatZero(reward="win", max_steps=40))
    seen, _ = env.reset(seed=3)
    for _ in range(100):
        assert seen in env.observation_space
        actions = env.unwrapped.game.sample()
        assert actions in env.action_space
        seen, rewards, ended, cut, info = env.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (2,)
        if "episode" in info:
            done = info["_episode"]
            assert np.array_equal(done, ended | cut)
            assert np.array_equal(info["final_info"]["length"][done], info["episode"]["l"][done])
            return
    raise AssertionError("no game ended")
