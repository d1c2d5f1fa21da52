import os
import subprocess
import sys
from math import prod
from types import SimpleNamespace

import numpy as np
import pytest
from env_checks import every_game

from parlour.core.errors import BadOption, ParlourError
from parlour.core.game import Lab
from parlour.core.observation import Observer
from parlour.core.registry import game
from parlour.core.struct import Array, Nested, Struct, int8, int16, int64, nested, uint64
from parlour.envs import aec, layout, named, parallel
from parlour.envs.measure import measure
from tests.games_known import NAMES

pytestmark = pytest.mark.compiled


@every_game
def test_the_layout_has_no_gaps_and_fits_the_space(name):
    space = aec(name, encoding="raw").observation_space("seat_0")["observation"]
    place = 0
    for part in layout(name):
        assert part.offset == place
        place += prod(part.shape)
        assert set(space.low[part.offset : place].tolist()) == {part.low}
        assert set(space.high[part.offset : place].tolist()) == {part.high}
    assert space.shape == (place,)
    assert space.dtype == np.int32


@every_game
def test_the_vector_is_the_view_field_by_field(name):
    env = aec(name, encoding="raw")
    env.reset(seed=2)
    for _ in range(40):
        for seat, agent in enumerate(env.agents):
            fields = named(name, env.observe(agent)["observation"])
            facts = game(name).View.read(env.table.look(seat))
            for field, numbers in fields.items():
                fact = facts
                for step in field.split("."):
                    fact = getattr(fact, step)
                assert numbers.tolist() == fact
        if any(env.terminations.values()):
            break
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(env.action_space(env.agent_selection).sample(mask))


@every_game
@pytest.mark.parametrize("make", [aec, parallel])
def test_pettingzoo_agents_observe_what_is_made_for_learners(name, make):
    for encoding in (None, "features", "compact"):
        env = make(name, encoding=encoding)
        env.reset(seed=2)
        space = env.observation_space("seat_0")["observation"]
        rows = [env.table.observation(seat, encoding or "features") for seat in range(env.seats)]
        assert all(row in space for row in rows)
        assert np.array_equal(env.state(), np.concatenate(rows))
        assert env.state() in env.state_space


def test_an_unknown_encoding_is_refused():
    with pytest.raises(BadOption, match="unknown encoding 'pixels'"):
        aec("transmitter", encoding="pixels")


@every_game
def test_what_is_observed_is_what_the_card_names(name):
    card = game(name)
    top = list(dict.fromkeys(part.field.split(".")[0] for part in layout(name)))
    assert top == list(card.lab.observed or card.View.fields)


class Inner(Struct):
    few: int = int8
    many: Array = int16[2, 2]


class Strange(Struct):
    lone: int = int8
    board: Array = uint64[2]
    inner: Inner = nested(Inner)
    big: int = int64


def test_nested_records_sets_and_wide_numbers():
    card = SimpleNamespace(View=Strange, lab=Lab())
    box = Strange.box()
    box[0].lone = -5
    box[0].board[1] = np.uint64(1 << 63 | 1)
    box[0].inner.few = 7
    box[0].inner.many[1, 0] = -300
    box[0].big = 1 << 40
    vector = Observer(card)(box)
    assert isinstance(Strange.fields["inner"], Nested)
    assert vector.dtype == np.int64
    assert vector[0] == -5
    assert vector[1:129].nonzero()[0].tolist() == [64, 127]
    assert vector[129:].tolist() == [7, 0, 0, -300, 0, 1 << 40]


PLAYED = """
import hashlib, sys
from parlour.envs import aec, parallel
seen = hashlib.sha256()
for name in sys.argv[1:]:
    env = aec(name)
    env.reset(seed=3)
    for _ in range(25):
        for agent in env.agents:
            for part in env.observe(agent).values():
                seen.update(part.tobytes())
        if any(env.terminations.values()):
            break
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(mask.nonzero()[0][-1])
    env = parallel(name)
    shown, _ = env.reset(seed=3)
    for _ in range(25):
        if not env.agents:
            break
        moves = {agent: seen_["action_mask"].nonzero()[0][0] for agent, seen_ in shown.items()}
        shown, *_ = env.step(moves)
        for one in shown.values():
            for part in one.values():
                seen.update(part.tobytes())
print(seen.hexdigest())
"""


def told(script, *arguments, **environment):
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_plain_rules_show_the_same_as_compiled_ones():
    plain = told(PLAYED, *NAMES, PARLOUR_PLAIN="1")
    assert plain == told(PLAYED, *NAMES, PARLOUR_PLAIN="0")


def test_pettingzoo_is_loaded_only_when_it_is_needed():
    script = "import sys, parlour.envs; print({'pettingzoo', 'gymnasium'} & set(sys.modules))"
    assert told(script).strip() == "set()"


@pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium"])
def test_a_missing_library_is_named_with_the_cure(monkeypatch, missing):
    for module in [name for name in sys.modules if name.startswith("parlour.envs.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ParlourError, match=rf'{missing}.*pip install "parlour\[envs\]"'):
        aec("transmitter")


def test_the_measurement_runs():
    rates = measure("transmitter", seconds=0.01, tables=2)
    ways = {f"vector, {one}" for one in ("features", "compact")}
    assert set(rates) == {"aec", "parallel", *ways, *(f"{way}, 2 threads" for way in ways)}
    assert min(rates.values()) > 0
