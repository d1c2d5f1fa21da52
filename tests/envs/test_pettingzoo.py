"""PettingZoo's own tests, for every game and every number of seats."""

from functools import partial
from types import SimpleNamespace

import pytest
from env_checks import every_table, made
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from parlour.envs import aec, parallel

pytestmark = pytest.mark.slow


# api_test warns against dict observations except in PettingZoo's own classic games, and against the
# empty mask of an agent whose game has ended in all games.
@every_table
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
def test_api(name, seats):
    api_test(made(aec, name, seats))


@every_table
def test_parallel_api(name, seats):
    parallel_api_test(made(parallel, name, seats))


@every_table
def test_seed(name, seats):
    seed_test(partial(made, aec, name, seats))


@every_table
def test_parallel_seed(name, seats):
    parallel_seed_test(partial(made, parallel, name, seats))


@every_table
def test_max_cycles(name, seats):
    """The test wants every agent asked in every cycle: PettingZoo's own conversion does that."""
    together = partial(made, parallel, name, seats)
    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda **more: parallel_to_aec(together(**more)))
    )


@every_table
def test_render(name, seats, capsys):
    drawn = {"ansi": lambda text: len(text) > 10, "svg": lambda text: text.startswith("<svg")}
    render_test(partial(made, aec, name, seats), custom_tests=drawn)
    assert capsys.readouterr().out.strip()


@every_table
def test_render_parallel(name, seats):
    render_test(lambda **more: parallel_to_aec(made(parallel, name, seats, **more)))
