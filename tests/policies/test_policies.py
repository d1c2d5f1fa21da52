"""Policies: what they are told, what they may answer, and what happens if they fail."""

from __future__ import annotations

import gc
import types
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.core.chance import seeded
from parlour.core.engine import engines
from parlour.core.errors import BadOption, IllegalAction, ParlourError
from parlour.core.table import Table
from parlour.core.turn import Turn, learnt, turn
from parlour.policies import PolicyFailed, Spec, policy
from parlour.policies.guard import MOST_IN_A_ROW, Guarded
from parlour.policies.network import Network, from_arrays
from parlour.policies.standing_in import Player
from tests.games_known import NAMES

SOURCE = """
import os, sys, time
GAME = "transmitter"
print("garbage")

def policy(turn):
    return turn.legal[-1]

def hangs(turn):
    time.sleep(600)

def crashes(turn):
    return 1 / 0

def dies(turn):
    os._exit(3)

def cheats(turn):
    return 10_000

def prints(turn):
    for _ in range(1000):
        print("garbage")
        print("garbage", file=sys.stderr)
    os.write(1, b"garbage" * 1000)
    return turn.legal[0]

def writes_to_the_line(turn):
    for fd in range(3, 32):
        try:
            os.write(fd, b"garbage" * 100)
        except OSError:
            pass
    return turn.legal[0]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def table() -> Table:
    return Table("transmitter", seats=3, seed=7)


def told(table: Table) -> Turn:
    return table.turn(table.actors[0])


# What a policy is told


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_has_the_seats_view_and_its_legal_actions(name: str) -> None:
    table = Table(name, seed=4)
    seat = table.actors[0]
    one = table.turn(seat)
    assert one.legal == table.legal(seat)
    assert one.mask.sum() == len(one.legal)
    assert len(one.mask) == table.game.actions
    assert one.view.data == table.seen(seat)
    assert (one.game, one.seat, one.seats) == (name, seat, table.seats)
    if table.game.lab.observe:
        assert one.observation.tolist() == table.observation(seat).tolist()
    else:
        assert one.observation.tolist() == one.raw.tolist()


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_survives_the_way_to_another_process(name: str) -> None:
    one = told(Table(name, seed=4))
    other = Turn.unpacked(one.packed())
    assert other.packed() == one.packed()
    assert other.view.data == one.view.data
    assert other.legal == one.legal
    assert other.raw.tolist() == one.raw.tolist()
    assert other.rng.integers(1 << 60) == one.rng.integers(1 << 60)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_in_a_turn_leads_to_the_state(name: str) -> None:
    table = Table(name, seed=4)
    secret = table.game.State.dtype
    hidden = (Table, table.game.State, type(table._known), type(table._engine))
    seen, left = set[int](), [told(table)]
    while left:
        one: Any = left.pop()
        if id(one) in seen or isinstance(one, type | types.ModuleType | types.FunctionType):
            continue
        seen.add(id(one))
        assert not isinstance(one, hidden), one
        assert not (isinstance(one, np.ndarray) and one.dtype == secret), one
        left += gc.get_referents(one)
    assert len(seen) > 5


@pytest.mark.parametrize("name", NAMES)
def test_states_that_look_alike_give_the_same_turn(name: str) -> None:
    table = Table(name, seed=4)
    card, engine = table.game, engines(table.game).interpreted
    seat = table.actors[0]
    state = card.State.box()
    engine.suppose(table.look(seat), seeded("other cards"), state, card.workspace())
    moves = np.zeros(card.widest + card.house_actions, np.int32)
    legal = moves[: engine.may_do(state, seat, moves)]
    view, mine = card.View.box(), table.turn(seat)
    engine.see(state, seat, view)
    row, choices = learnt(card, state[0], seat, legal, engine.form)
    other = turn(card, table.seats, seat, card.View.bytes(view), row, legal, mine.seed, choices)
    assert other.packed() == mine.packed()


def test_the_random_numbers_depend_on_the_seed_and_the_move(table: Table) -> None:
    first = told(table).rng.integers(1 << 60)
    assert first == told(Table("transmitter", seats=3, seed=7)).rng.integers(1 << 60)
    assert first != told(Table("transmitter", seats=3, seed=8)).rng.integers(1 << 60)
    table.play(table.actors[0], table.legal(table.actors[0])[0])
    assert first != told(table).rng.integers(1 << 60)


# Candidates


def test_a_turn_says_what_each_action_does() -> None:
    table = Table("pattern-overlap", seats=2, preset="calm", seed=4)
    seat = table.actors[0]
    told = table.turn(seat)
    assert told.choices is not None
    assert len(told.choices) == len(told.legal)
    for action, row in zip(told.legal, told.choices, strict=True):
        assert (row == table.candidate(seat, action)).all()
    again = Turn.unpacked(told.packed())
    assert again.choices is not None
    assert (again.choices == told.choices).all()
    assert Table("transmitter", seed=4).turn(1).choices is None


def test_a_network_rates_candidates(tmp_path: Path) -> None:
    """One weight is enough to see that each candidate has a row of its own."""
    module = parlour.game("pattern-overlap").lab.observe
    weights = np.zeros((module.ROW.size + module.CHOICE.size, 1), np.float32)
    weights[module.ROW.size + module.WORTH] = 1
    about = {"game": "pattern-overlap", "encoding": "candidates"}
    np.savez(tmp_path / "greedy.npz", w0=weights, **about)
    policy = parlour.policy(str(tmp_path / "greedy.npz"))
    table = Table("pattern-overlap", seats=2, preset="calm", seed=4)
    for _ in range(6):
        seat = table.actors[0]
        told = table.turn(seat)
        assert told.choices is not None
        best = told.legal[int(told.choices[:, module.WORTH].argmax())]
        assert table.bot(seat, policy) == best
        table.play(seat, best)


def test_a_network_that_rates_candidates_needs_them(tmp_path: Path) -> None:
    np.savez(tmp_path / "one.npz", w0=np.zeros((9, 1), np.float32), encoding="candidates")
    policy = from_arrays(str(tmp_path / "one.npz"))
    with pytest.raises(ParlourError, match="transmitter has no candidates"):
        policy(Table("transmitter", seed=1).turn(1))
    with pytest.raises(ParlourError, match=r"takes 9 numbers, but pattern-overlap has \d+ \(2849"):
        policy(Table("pattern-overlap", seed=1).turn(0))


# Functions


def test_a_function_plays(table: Table) -> None:
    while table.actors:
        seat = table.actors[0]
        table.play(seat, table.bot(seat, lambda turn: int(turn.rng.choice(turn.legal))))
    assert table.result


def test_an_illegal_answer_is_refused(table: Table) -> None:
    with pytest.raises(IllegalAction, match="can't do 10000"):
        table.bot(table.actors[0], lambda turn: 10_000)
    assert table.actions == []


# Names


def test_a_policy_is_named_by_its_file_or_by_the_user(file: Path) -> None:
    assert Spec.read(str(file)).name == "mine"
    assert Spec.read(f"{file}:cheats").name == "cheats"
    named = Spec.read(f"best@transmitter={file}")
    assert (named.name, named.game, named.function) == ("best", "transmitter", "policy")
    module = Spec.read("tests.policies.test_policies:told")
    assert (module.name, module.kind) == ("told", "function")
    assert module.digest


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nowhere.onnx", "file nowhere.onnx not found"),
        ("nowhere.txt", "is not a policy; give a .onnx"),
        ("strong=pyproject.py", "file pyproject.py not found"),
        ("no.such_module:f", "module no.such_module not found"),
    ],
)
def test_a_name_that_means_nothing_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        Spec.read(text)


def test_a_policy_cant_have_the_name_of_a_level(file: Path) -> None:
    with pytest.raises(BadOption, match="'strong' is already a level"):
        Spec.read(f"strong={file}")


def test_a_changed_file_is_another_policy(file: Path) -> None:
    before = Spec.read(str(file))
    file.write_text(SOURCE + "\n")
    assert Spec.read(str(file)) != before


# In a process of its own


def test_a_policy_in_a_file_plays(file: Path, table: Table) -> None:
    with policy(str(file)) as mine:
        assert mine.check("transmitter") == ("transmitter",)
        assert table.bot(table.actors[0], mine) == table.legal(table.actors[0])[-1]
        with pytest.raises(BadOption, match="mine plays transmitter, not synergy"):
            mine.check("synergy")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("function", "why"),
    [
        ("hangs", r"there was no response within 0\.5 s"),
        ("crashes", r"ZeroDivisionError: division by zero \(mine\.py:\d+\)"),
        ("dies", "the policy's process ended"),
        ("cheats", "action 10000 isn't legal"),
        ("writes_to_the_line", "invalid response|match|ended"),
    ],
)
def test_a_policy_that_fails_says_why_and_is_replaced(
    file: Path, table: Table, function: str, why: str
) -> None:
    said: list[tuple[str, str]] = []
    with Guarded(Spec.read(f"{file}:{function}"), limit_s=0.5) as mine:
        with pytest.raises(PolicyFailed, match=why):
            mine(told(table))
        player = Player("mine", mine, lambda *line: said.append(line))
        assert player.choose(told(table), "easy", lambda: 7) == 7
        assert player.choose(told(table), "easy", lambda: 7) == 7
    assert player.fallbacks == 2
    assert {level for _, level in said} == {"easy"}
    assert mine.failures == 3


def test_a_policy_may_print_what_it_likes(file: Path, table: Table, capfd: Any) -> None:
    with policy(f"{file}:prints") as mine:
        for _ in range(3):
            assert mine(told(table)) == table.legal(table.actors[0])[0]
    assert "garbage" not in "".join(capfd.readouterr())


def test_a_policy_that_keeps_failing_isnt_asked_again(file: Path, table: Table) -> None:
    with policy(f"{file}:crashes") as mine:
        for _ in range(MOST_IN_A_ROW):
            with pytest.raises(PolicyFailed, match="ZeroDivisionError"):
                mine(told(table))
        mine.close()
        with pytest.raises(PolicyFailed, match="3 times in a row"):
            mine(told(table))
        assert not mine.runs


def test_a_policy_that_cant_be_loaded_says_why(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_like_this\n")
    with pytest.raises(BadOption, match="No module named 'nothing_like_this'"):
        policy(str(broken)).check("transmitter")


# Networks


def network(path: Path, **more: Any) -> Path:
    """A network that rates action k by k, whatever it sees."""
    arrays = {
        "w0": np.zeros((364, 4), np.float32), "b0": np.zeros(4, np.float32),
        "w1": np.zeros((4, 25), np.float32), "b1": np.arange(25, dtype=np.float32),
    }  # fmt: skip
    np.savez(path, **{**arrays, **more})
    return path


def test_a_network_takes_the_legal_action_it_rates_highest(tmp_path: Path, table: Table) -> None:
    seat = table.actors[0]
    path = network(tmp_path / "mine.npz", game="transmitter")
    play = from_arrays(str(path))
    assert isinstance(play, Network)
    assert play.games == ("transmitter",)
    assert table.bot(seat, play) == table.legal(seat)[-1]
    less = network(tmp_path / "less.npz", b1=-np.arange(25, dtype=np.float32))
    assert table.bot(seat, from_arrays(str(less))) == table.legal(seat)[0]


def test_a_network_sees_the_observation(tmp_path: Path, table: Table) -> None:
    seat = table.actors[0]
    rng = np.random.default_rng(3)
    w0, b0 = rng.normal(size=(364, 8)), rng.normal(size=8)
    w1, b1 = rng.normal(size=(8, 25)), rng.normal(size=25)
    path = tmp_path / "mine.npz"
    np.savez(path, w0=w0, b0=b0, w1=w1, b1=b1, activation="tanh", mean=0.5, scale=2.0)
    values = np.tanh((table.observation(seat) - 0.5) / 2 @ w0 + b0) @ w1 + b1
    best = max(table.legal(seat), key=lambda action: values[action])
    assert table.bot(seat, from_arrays(str(path))) == best


@pytest.mark.parametrize(
    ("arrays", "why"),
    [
        ({"w0": np.zeros((270, 4))}, "the network takes 270 numbers, but transmitter has 364"),
        ({"w1": np.zeros((4, 9)), "b1": np.zeros(9)}, "returns 9 numbers, but transmitter has 25"),
        ({"w1": np.zeros((5, 25))}, "w1 has shape"),
        ({"b0": np.zeros(5)}, "b0 has shape"),
        ({"activation": "gelu"}, "unknown activation 'gelu'"),
    ],
)
def test_a_network_of_the_wrong_shape_says_so(
    tmp_path: Path, table: Table, arrays: dict[str, Any], why: str
) -> None:
    with pytest.raises(ParlourError, match=why):
        from_arrays(str(network(tmp_path / "mine.npz", **arrays)))(told(table))


def test_a_network_can_take_the_raw_vector(tmp_path: Path, table: Table) -> None:
    path = network(tmp_path / "mine.npz", w0=np.zeros((270, 4)), encoding="raw")
    assert from_arrays(str(path))(told(table)) == told(table).legal[-1]


def test_an_onnx_file_plays(tmp_path: Path, table: Table) -> None:
    pytest.importorskip("onnxruntime")
    onnx = pytest.importorskip("onnx")
    helper, floats = onnx.helper, onnx.TensorProto.FLOAT
    weights = np.zeros((364, 25), np.float32)
    graph = helper.make_graph(
        [helper.make_node("Gemm", ["obs", "w", "b"], ["logits"])], "policy",
        [helper.make_tensor_value_info("obs", floats, ["batch", 364])],
        [helper.make_tensor_value_info("logits", floats, ["batch", 25])],
        [onnx.numpy_helper.from_array(weights, "w"),
         onnx.numpy_helper.from_array(np.arange(25, dtype=np.float32), "b")],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    model.ir_version = 9
    helper.set_model_props(model, {"game": "transmitter"})
    path = tmp_path / "net.onnx"
    onnx.save(model, str(path))
    with policy(str(path)) as net:
        assert net.check("transmitter") == ("transmitter",)
        assert table.bot(table.actors[0], net) == table.legal(table.actors[0])[-1]


def test_a_missing_library_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.policies import network as networks

    monkeypatch.setitem(__import__("sys").modules, "onnxruntime", None)
    with pytest.raises(ParlourError, match=r'pip install "parlour\[policies\]"'):
        networks.from_onnx(str(tmp_path / "any.onnx"))


def test_policy_is_public() -> None:
    assert parlour.policy is policy
    assert parlour.Turn is Turn
