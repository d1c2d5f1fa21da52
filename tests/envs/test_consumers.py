"""Learning libraries take the environments with no more code than their own tutorials show.

`make consumers` installs them and runs these tests; a library that isn't installed is skipped.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.envs import aec, parallel, vector
from tests.games_known import NAMES

pytestmark = [
    pytest.mark.soak,
    pytest.mark.filterwarnings("default"),  # the libraries' own warnings aren't our concern
]
every_game = pytest.mark.parametrize("name", NAMES)


def for_sb3(name: str, **more: Any) -> Any:
    """The wrapper of PettingZoo's tutorial for Stable-Baselines3 ("Connect Four")."""
    import gymnasium
    import pettingzoo.utils

    class SB3ActionMaskWrapper(pettingzoo.utils.BaseWrapper, gymnasium.Env):  # type: ignore[misc]
        def reset(self, seed: Any = None, options: Any = None) -> Any:
            super().reset(seed, options)
            first = self.possible_agents[0]
            self.observation_space = super().observation_space(first)["observation"]
            self.action_space = super().action_space(first)
            return self.observe(self.agent_selection), {}

        def step(self, action: Any) -> Any:
            agent = self.agent_selection
            super().step(action)
            return (
                self.observe(self.agent_selection), self._cumulative_rewards[agent],
                self.terminations[agent], self.truncations[agent], self.infos[agent],
            )  # fmt: skip

        def observe(self, agent: str) -> Any:
            return super().observe(agent)["observation"]

        def action_mask(self) -> Any:
            return super().observe(self.agent_selection)["action_mask"]

    env = SB3ActionMaskWrapper(aec(name, **more))
    env.reset(seed=1)
    return env


@every_game
def test_stable_baselines_trains_with_masks(name: str) -> None:
    """MaskablePPO of sb3-contrib, as PettingZoo's tutorial uses it."""
    sb3 = pytest.importorskip("sb3_contrib")
    from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
    from sb3_contrib.common.wrappers import ActionMasker

    env = ActionMasker(for_sb3(name), lambda env: env.action_mask())
    model = sb3.MaskablePPO(MaskableActorCriticPolicy, env, n_steps=64, batch_size=32, seed=1)
    before = [one.detach().clone() for one in model.policy.parameters()]
    model.learn(total_timesteps=128)
    assert any((a != b).any() for a, b in zip(before, model.policy.parameters(), strict=True))
    seen, _ = env.reset(seed=2)
    mask = env.action_masks()
    action, _ = model.predict(seen, action_masks=mask, deterministic=True)
    assert mask[action]


@every_game
def test_supersuit_makes_a_vector_environment(name: str) -> None:
    supersuit = pytest.importorskip("supersuit")
    env = supersuit.pettingzoo_env_to_vec_env_v1(parallel(name, max_cycles=30))
    many = supersuit.concat_vec_envs_v1(env, 2, num_cpus=1, base_class="gymnasium")
    seen, _ = many.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(20):
        masks = np.asarray(seen["action_mask"])
        actions = np.array([luck.choice(mask.nonzero()[0]) for mask in masks])
        seen, rewards, *_ = many.step(actions)
    assert len(rewards) == many.num_envs


@every_game
def test_torchrl_rolls_out_turn_by_turn_and_at_once(name: str) -> None:
    pytest.importorskip("torchrl")
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper

    for make in (aec, parallel):
        env = PettingZooWrapper(make(name), use_mask=make is aec, categorical_actions=True)
        env.set_seed(1)
        rollout = env.rollout(12)
        assert len(rollout) == 12 or rollout["next", "done"].any()


def test_torchrl_trains_a_shared_policy() -> None:
    """A multi-agent PPO update, as in TorchRL's tutorial, with its modules and its loss."""
    torch = pytest.importorskip("torch")
    pytest.importorskip("torchrl")
    from tensordict.nn import TensorDictModule
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper
    from torchrl.modules import MaskedCategorical, MultiAgentMLP, ProbabilisticActor
    from torchrl.objectives import ClipPPOLoss, ValueEstimators

    base = parallel("transmitter", seats=3, preset="quick", reward="win")
    groups = {"seats": base.possible_agents}
    env = PettingZooWrapper(base, group_map=groups, categorical_actions=True)
    size, actions = base.state_space.shape[0] // 3, base.action_space("seat_0").n
    shared = {"n_agents": 3, "share_params": True, "depth": 1, "num_cells": 32}

    class Floats(torch.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self, outputs: int, **more: Any) -> None:
            super().__init__()
            self.net = MultiAgentMLP(size, outputs, **shared, **more)

        def forward(self, x: Any) -> Any:
            return self.net(x.float() / 10)

    seen = ("seats", "observation", "observation")
    scores = TensorDictModule(
        Floats(actions, centralized=False), in_keys=[seen], out_keys=[("seats", "logits")]
    )
    actor = ProbabilisticActor(
        scores, in_keys={"logits": ("seats", "logits"), "mask": ("seats", "action_mask")},
        out_keys=[env.action_key], distribution_class=MaskedCategorical, return_log_prob=True,
    )  # fmt: skip
    critic = TensorDictModule(
        Floats(1, centralized=True), in_keys=[seen], out_keys=[("seats", "state_value")]
    )
    loss = ClipPPOLoss(actor, critic)
    loss.set_keys(
        reward=env.reward_key, action=env.action_key, value=("seats", "state_value"),
        done=("seats", "done"), terminated=("seats", "terminated"),
    )  # fmt: skip
    loss.make_value_estimator(ValueEstimators.GAE, gamma=1.0, lmbda=0.95)
    with torch.no_grad():
        rollout = env.rollout(60, actor, break_when_any_done=False)
    loss.value_estimator(
        rollout, params=loss.critic_network_params, target_params=loss.target_critic_network_params
    )
    found = loss(rollout)
    total = found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]
    total.backward()
    slopes = [one.grad.abs().sum() for one in loss.parameters() if one.grad is not None]
    assert torch.isfinite(torch.stack(slopes)).all()
    assert sum(slopes) > 0


@every_game
def test_the_pattern_of_cleanrl(name: str) -> None:
    """CleanRL's PPO keeps steps x tables tensors, and asks a masked Categorical for actions."""
    torch = pytest.importorskip("torch")
    offers = {"actions": "candidates"} if name == "pattern-overlap" else {}
    env = vector(name, 4, seed=1, reward="rank", **offers)
    seen, info = env.reset()
    outputs = env.num_actions
    net = torch.nn.Sequential(torch.nn.Linear(seen.shape[1], 16), torch.nn.Linear(16, outputs))
    adam = torch.optim.Adam(net.parameters(), lr=1e-3)
    logs, rewards = torch.zeros(8, 4), torch.zeros(8, 4, env.seats)
    for step in range(8):
        logits = net(torch.as_tensor(seen)).masked_fill(
            ~torch.as_tensor(info["legal_action_mask"]), -1e8
        )
        chances = torch.distributions.Categorical(logits=logits)
        action = chances.sample()
        logs[step] = chances.log_prob(action)
        seen, reward, *_, info = env.step(action.numpy())
        rewards[step] = torch.as_tensor(reward)
    adam.zero_grad()
    (-(logs * (1 + rewards.sum(2)))).mean().backward()
    adam.step()
    assert all(torch.isfinite(one).all() for one in net.parameters())


def test_pufferlib_emulates_it() -> None:
    pytest.importorskip("pufferlib")
    from pufferlib.emulation import PettingZooPufferEnv

    env = PettingZooPufferEnv(env_creator=lambda **_: parallel("transmitter", seats=3))
    seen, _ = env.reset(seed=1)
    assert set(seen) == set(env.possible_agents)
