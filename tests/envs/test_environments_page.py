"""docs/environments.md: its examples run and its table is correct."""

import re
from pathlib import Path

import pytest

from parlour.envs import aec, layout

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_run(example, capsys):
    exec(example, {})
    assert capsys.readouterr().out


def test_the_table_of_transmitters_vector_is_its_layout():
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\(.*?\)) \| (-?\d+) \| (-?\d+) \|", PAGE, re.M)
    written = [(field, int(at), shape, int(low), int(high)) for field, at, shape, low, high in rows]
    assert written == [
        (part.field, part.offset, str(part.shape), part.low, part.high)
        for part in layout("transmitter")
    ]


def test_the_length_and_the_number_of_actions_are_right():
    env = aec("transmitter", encoding="raw")
    size = env.observation_space("seat_0")["observation"].shape[0]
    assert f"\n{size} numbers, in this order" in PAGE
    assert f"Its {env.game.actions} actions:" in PAGE
