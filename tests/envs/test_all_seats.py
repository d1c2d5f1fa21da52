"""Vectorised environments that ask all seats at once, compared with tables move by move."""

import numpy as np
import pytest
from test_vector import follow, mask_of, play_out

from parlour import Table
from parlour.core.acting import any_of
from parlour.core.chance import Chance, number_game, seeded
from parlour.core.errors import BadOption, IllegalAction
from parlour.core.observation import Observer
from parlour.core.registry import game
from parlour.envs import vector
from tests.games_known import NAMES

pytestmark = pytest.mark.slow
SIMULTANEOUS = ["synergy", "think-str8", "pattern-overlap"]


class Followed:
    """An environment whose every table is compared with a Table after every step."""

    def __init__(self, env):
        self.env, self.ended, self.skipped = env, 0, 0
        env.reset()
        self.numbers = list(range(env.num_envs))
        self.tables = [follow(env, i) for i in self.numbers]
        self.luck = [self.luck_of(i) for i in self.numbers]
        raw = Observer(env.game)
        self.observe = (
            Table.observation
            if env.encoding == "features"
            else lambda table, seat: raw(table._look(seat))
        )
        self.compare()

    def luck_of(self, number):
        """The generator that decides the order in real time."""
        luck = Chance.records()
        number_game(seeded(self.env._seed)[0], number, Chance.records()[0], luck[0])
        return luck

    def in_order(self, i, acting):
        """The acting seats in the order in which they act."""
        if self.env.game.dynamics != "real time":
            return list(acting)
        mask, order = sum(1 << int(seat) for seat in acting), []
        while mask:
            seat = int(any_of(mask, self.luck[i][0]))
            order.append(seat)
            mask ^= 1 << seat
        return order

    def step(self):
        env = self.env
        actions, acting = env.sample(), env.acting.copy()
        actions[~acting] = 10**6  # anything will do
        offered = env.candidates.copy() if "candidates" in env._arrays else None
        env.step(actions)
        for i, table in enumerate(self.tables):
            skipped = np.zeros(env.seats, bool)
            for seat in self.in_order(i, np.flatnonzero(acting[i])):
                action = int(
                    actions[i, seat] if offered is None else offered[i, seat, actions[i, seat]]
                )
                if action in table.legal(int(seat)):
                    table.play(int(seat), action)
                else:
                    skipped[seat] = True
            self.skipped += skipped.sum()
            assert np.array_equal(env.skipped[i], skipped)
            assert bool(env.terminated[i]) == (table.result is not None)
            scores = table.result.scores if table.result else [0] * env.seats
            assert env.rewards[i].tolist() == list(map(float, scores))
            if table.result:
                self.compare_end(i, table)
        self.compare()

    def compare_end(self, i, table):
        env, result = self.env, table.result
        self.ended += 1
        assert np.flatnonzero(env.final_won[i]).tolist() == list(result.winners)
        assert env.game.reasons[env.final_reason[i]] == result.reason
        assert env.final_length[i] == len(table.actions)
        for seat in range(env.seats):
            assert np.array_equal(env.final_observation[i, seat], self.observe(table, seat))
        self.numbers[i] += env.num_envs
        self.tables[i] = follow(env, self.numbers[i])
        self.luck[i] = self.luck_of(self.numbers[i])

    def compare(self):
        env = self.env
        for i, table in enumerate(self.tables):
            assert np.flatnonzero(env.acting[i]).tolist() == list(table.actors)
            for seat in range(env.seats):
                assert np.array_equal(env.observation[i, seat], self.observe(table, seat))
                acts = env.acting[i, seat]
                if "candidates" in env._arrays:
                    self.compare_candidates(i, seat, table.legal(seat) if acts else [])
                    continue
                allowed = mask_of(table, seat) if acts else np.ones(table.game.actions, bool)
                assert np.array_equal(env.legal_action_mask[i, seat], allowed)

    def compare_candidates(self, i, seat, legal):
        env = self.env
        offered = env.candidates[i, seat]
        assert offered[offered >= 0].tolist() == legal, "all fit in"
        acts = env.acting[i, seat]
        assert env.legal_action_mask[i, seat].tolist() == [not acts or k < len(legal)
            for k in range(len(offered))]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_that_of_a_table(name):
    followed = Followed(vector(name, 2, seed=5, all_seats=True))
    while not followed.ended:
        followed.step()
    for _ in range(3):  # the game after it
        followed.step()


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("encoding", ["raw", None])
@pytest.mark.parametrize("name", NAMES)
def test_every_compiled_step_is_that_of_a_table(name, encoding):
    followed = Followed(vector(name, 6, seed=6, all_seats=True, encoding=encoding))
    while followed.ended < 18:
        followed.step()


def test_an_action_that_becomes_impossible_is_skipped():
    """In a race for the same places somebody is late now and then."""
    followed = Followed(
        vector("pattern-overlap", 3, seats=4, seed=1, all_seats=True, actions="candidates")
    )
    while not followed.skipped:
        followed.step()
    assert followed.env.skipped.any()
    assert np.array_equal(
        followed.env.step(followed.env.sample())[4]["skipped"], followed.env.skipped
    )


def test_simultaneous_choices_are_hidden_from_each_other():
    """Final bets take six steps; whatever seat 1 bets, the others observe the same until then."""
    options = {"rounds": 1}
    one, other = (
        vector("think-str8", 1, seats=3, seed=2, options=options, all_seats=True) for _ in range(2)
    )
    one.reset(), other.reset()
    while not one.legal_action_mask[0, 0, -1] or not one.acting.all():
        actions = one.sample()
        one.step(actions), other.step(actions)
    for _ in range(5):
        actions = one.sample()
        one.step(actions), other.step(np.where(np.arange(3) == 1, 146, actions))
        for seat in (0, 2):
            assert np.array_equal(one.observation[0, seat], other.observation[0, seat])
        assert not np.array_equal(one.observation[0, 1], other.observation[0, 1])


@pytest.mark.parametrize("name", ["pattern-overlap", "think-str8"])
def test_threads_change_nothing(name):
    more = {"actions": "candidates"} if name == "pattern-overlap" else {}
    one = vector(name, 7, seed=1, all_seats=True, **more)
    three = vector(name, 7, seed=1, all_seats=True, threads=3, **more)
    one.reset(), three.reset()
    for _ in range(15):
        actions = one.sample()
        assert np.array_equal(actions, three.sample())
        for a, b in zip(one.step(actions)[:4], three.step(actions)[:4]):
            assert np.array_equal(a, b)
        assert np.array_equal(one.acting, three.acting)
        assert np.array_equal(one.skipped, three.skipped)
    three.close()


def test_a_seat_that_does_not_act_may_send_anything():
    env = vector("transmitter", 2, seed=1, all_seats=True)
    env.reset()
    assert (env.acting.sum(axis=1) == 1).all()
    assert env.legal_action_mask[~env.acting].all()
    actions = env.sample()
    actions[~env.acting] = -(10**9)
    env.step(actions)
    assert not env.skipped.any()


def test_next_step_shows_the_end_and_deals_afterwards():
    env = vector("transmitter", 2, seed=2, autoreset="next_step", all_seats=True)
    env.reset()
    i = play_out(env)[0]
    assert env.legal_action_mask[i].all()
    assert not env.acting[i].any()
    assert np.array_equal(env.observation[i], env.final_observation[i])
    env.step(env.sample())
    assert not env.terminated[i]
    assert not env.rewards[i].any()
    assert env.acting[i].any()


def test_a_disabled_table_stays_as_it_ended():
    env = vector("transmitter", 2, seed=2, autoreset="disabled", all_seats=True)
    env.reset()
    i = play_out(env)[0]
    shown = env.observation[i].copy()
    env.step(env.sample())
    assert env.terminated[i]
    assert not env.rewards[i].any()
    assert np.array_equal(env.observation[i], shown)
    env.reset(options={"reset_mask": np.arange(2) == i})
    assert env.acting[i].any()


def test_a_long_game_is_cut_off_after_the_step_that_is_too_long():
    env = vector("think-str8", 2, seats=4, seed=3, max_steps=7, all_seats=True)
    env.reset()
    while not env.truncated.any():
        env.step(env.sample())
    i = np.flatnonzero(env.truncated)[0]
    assert 7 <= env.final_length[i] <= 10
    assert env.final_reason[i] == -1


def test_the_callers_arrays_are_written_to():
    size = game("transmitter").lab.observe.ROW.size
    flat, rewards = np.ones((2 * 3, size), np.float32), np.ones(6, np.float32)
    buffers = {"observation": flat.reshape(2, 3, size), "rewards": rewards.reshape(2, 3)}
    env = vector("transmitter", 2, seats=3, seed=1, all_seats=True, buffers=buffers)
    env.reset()
    assert np.array_equal(flat, env.observation.reshape(6, size))
    assert not rewards.any()
    with pytest.raises(BadOption, match="unknown buffer 'current_player'"):
        vector("transmitter", 2, 3, all_seats=True, buffers={"current_player": np.zeros(2)})


@pytest.mark.parametrize("name", SIMULTANEOUS)
def test_the_state_is_what_all_seats_observe(name):
    env, single = vector(name, 2, seed=1, all_seats=True), vector(name, 2, seed=1)
    env.reset(), single.reset()
    for _ in range(4):
        env.step(env.sample())
    assert np.array_equal(env.state(), env.observation.reshape(2, -1))
    assert env.state()[0] in env.state_space
    rows = single.state().reshape(2, env.seats, -1)
    for i in range(2):
        assert np.array_equal(rows[i, single.current_player[i]], single.observation[i])


@pytest.mark.parametrize("actions", [[0, 0], [[0, 0, 0]], [[0.5] * 3] * 2])
def test_actions_of_another_shape_are_refused(actions):
    env = vector("transmitter", 2, seats=3, seed=1, all_seats=True)
    env.reset()
    with pytest.raises(IllegalAction, match="one per seat"):
        env.step(actions)


def test_an_illegal_action_changes_nothing():
    env = vector("think-str8", 2, seats=3, seed=1, all_seats=True)
    env.reset()
    before = [env.game.State.bytes([s]) for s in env._tables.state]
    actions = env.sample()
    i, seat = np.argwhere(env.acting)[1]
    actions[i, seat] = 146
    with pytest.raises(IllegalAction, match=rf"table {i}: seat {seat} can't take action 146 now"):
        env.step(actions)
    assert [env.game.State.bytes([s]) for s in env._tables.state] == before


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"all_seats": 1}, "all_seats must be True or False"),
        ({"actions": "some"}, "unknown actions 'some'; choose"),
        ({"candidates": 0}, "candidates must be a positive integer"),
        ({"actions": "candidates"}, "Transmitter has no candidates; choose actions 'plain'"),
    ],
)
def test_wrong_arguments_are_refused(given, says):
    with pytest.raises(BadOption, match=says):
        vector("transmitter", 2, **given)


@pytest.mark.soak
@pytest.mark.compiled
def test_no_seat_wins_a_race_by_where_it_sits():
    env = vector("pattern-overlap", 64, seed=9, reward="win", all_seats=True, actions="candidates")
    env.reset()
    won, games = np.zeros(env.seats), 0
    while games < 4000:
        env.step(env.sample())
        won += env.final_won[env.terminated].sum(axis=0)
        games += int(env.terminated.sum())
    share = won / won.sum()
    assert abs(share - share.mean()).max() < 4.5 * np.sqrt(share.mean() / won.sum()), share
