"""What PettingZoo's environments tell besides observations: results, events, rewards, state."""

import random

import numpy as np
import pytest
from env_checks import every_game

from parlour.core.errors import BadOption, IllegalAction
from parlour.envs import aec, parallel


def played_aec(env, luck, steps=10_000):
    """Play a game; returns every info as its agent got it."""
    told = []
    for _ in range(steps):
        observation, _, ended, cut, info = env.last()
        told.append((env.agent_selection, info))
        if ended or cut:
            return told
        env.step(luck.choice(observation["action_mask"].nonzero()[0]))
    return told


def played_parallel(env, luck, seed=3):
    observations, _ = env.reset(seed=seed)
    while env.agents:
        observations, rewards, _, _, infos = env.step(
            {
                one: luck.choice(seen["action_mask"].nonzero()[0])
                for one, seen in observations.items()
            }
        )
    return rewards, infos


@every_game
def test_the_last_info_says_how_the_game_went(name):
    env = aec(name)
    env.reset(seed=3)
    played_aec(env, random.Random(1))
    result = env.table.result
    wanted = {
        "winners": list(result.winners), "reason": result.reason,
        "length": len(env.table.actions), "seed": 3,
    }  # fmt: skip
    assert list(env.infos.values()) == [wanted] * env.seats
    env = parallel(name)
    _, infos = played_parallel(env, random.Random(1))
    assert infos["seat_0"]["winners"] == list(env.table.result.winners)
    assert infos["seat_0"]["length"] == len(env.table.actions)


def test_a_truncated_game_has_no_winners():
    env = aec("transmitter", max_cycles=2)
    env.reset(seed=1)
    played_aec(env, random.Random(1))
    assert env.infos["seat_1"] == {
        "winners": [], "reason": None, "length": len(env.table.actions), "seed": 1,
    }  # fmt: skip
    env = parallel("transmitter", max_cycles=2)
    _, infos = played_parallel(env, random.Random(1))
    assert infos["seat_1"]["reason"] is None


@pytest.mark.parametrize("reward", ["score", "win", "rank"])
def test_rewards_by_choice(reward):
    env, both = aec("think-str8", reward=reward), parallel("think-str8", reward=reward)
    env.reset(seed=2)
    played_aec(env, random.Random(2))
    rewards, _ = played_parallel(both, random.Random(2))
    for paid, table in ((env.rewards, env.table), (rewards, both.table)):
        scores, winners = table.result.scores, table.result.winners
        by_seat = [paid[f"seat_{seat}"] for seat in range(4)]
        if reward == "score":
            assert by_seat == list(scores)
        elif reward == "win":
            assert by_seat == [1 if seat in winners else -1 for seat in range(4)]
        else:
            assert sum(by_seat) == pytest.approx(0)
            assert by_seat[winners[0]] == max(by_seat) == 1


def test_co_operative_ranks_are_wins():
    env = aec("transmitter", reward="rank")
    env.reset(seed=2)
    played_aec(env, random.Random(2))
    assert set(env.rewards.values()) in ({1.0}, {-1.0})


@pytest.mark.parametrize(
    ("given", "says"),
    [({"reward": "money"}, "unknown reward 'money'"), ({"events": 1}, "events must be True or")],
)
def test_wrong_arguments_are_refused(given, says):
    with pytest.raises(BadOption, match=says):
        aec("transmitter", **given)


def test_agents_hear_what_happened_since_their_last_turn():
    env = aec("transmitter", seats=3, events=True)
    env.reset(seed=2)
    told = played_aec(env, random.Random(2), 12)
    cards = {}
    for agent, info in told:
        plays = [event for event in info["events"] if event["is"] == "played"]
        if agent in cards:
            assert plays[0]["seat"] == int(agent[-1])
        cards[agent] = cards.get(agent, 0) + len(plays)
    assert min(cards.values()) > 1


def test_a_rejected_action_is_no_news():
    env = aec("transmitter", events=True)
    env.reset(seed=2)
    before = dict(env.infos), [list(news) for news in env._heard]
    with pytest.raises(IllegalAction):
        env.step(24)
    assert (env.infos, env._heard) == before


def test_a_secret_choice_is_not_told_to_the_others():
    env = parallel("think-str8", seats=3, events=True)
    observations, infos = env.reset(seed=2)
    assert infos == {agent: {"events": []} for agent in env.agents}
    luck, secret = random.Random(2), 0
    for _ in range(30):
        moves = {a: luck.choice(s["action_mask"].nonzero()[0]) for a, s in observations.items()}
        observations, _, _, _, infos = env.step(moves)
        for agent, info in infos.items():
            for event in info["events"]:
                if event["is"] == "placed" and event["seat"] != int(agent[-1]):
                    assert event["spaces"] is None
                    secret += 1
    assert secret


def test_an_action_that_is_not_heard_is_not_told():
    """In Synergy the others hear that a player is ready, not what they played."""
    env = aec("synergy", seats=3, events=True)
    env.reset(seed=2)
    luck, ready = random.Random(2), 0
    for agent, info in played_aec(env, luck, 9):
        for event in info["events"]:
            ready += event["is"] == "ready"
            if event["is"] == "number-played":
                assert event["seat"] == int(agent[-1])
    assert ready


@every_game
def test_the_state_is_what_all_agents_see(name):
    for env in (aec(name), parallel(name)):
        env.reset(seed=5)
        whole = env.state()
        assert whole in env.state_space
        rows = [env._vector(seat) for seat in range(env.seats)]
        assert np.array_equal(whole, np.concatenate(rows))


@every_game
def test_an_information_state_forgets_nothing(name):
    """It is what an agent's infos have told it, after what it saw of the deal."""
    env, luck = aec(name, events=True, max_cycles=12), random.Random(4)
    env.reset(seed=5)
    known = {one: env.information_state(one) for one in env.possible_agents}
    assert all(np.any(state["dealt"]) for state in known.values())
    for agent, info in played_aec(env, luck):
        known[agent]["events"] += info["events"]
    for agent in env.possible_agents[1:]:  # the first agent's last info was the last one told
        known[agent]["events"] += env.infos[agent]["events"]
    for agent, state in known.items():
        now = env.information_state(agent)
        assert np.array_equal(now["dealt"], state["dealt"])
        assert now["events"] == state["events"]
        assert now["events"]


def test_an_information_state_needs_events():
    env = aec("transmitter")
    env.reset(seed=1)
    with pytest.raises(BadOption, match="events=True"):
        env.information_state("seat_0")
    with pytest.raises(IllegalAction, match="call reset"):
        aec("transmitter", events=True).information_state("seat_0")
