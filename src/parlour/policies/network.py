"""Networks: a policy from a file of arrays, with NumPy or onnxruntime.

Both kinds take an observation and return a number for every action; the legal action with the
highest one is taken. A network with the encoding "candidates" takes a row per legal action instead,
and returns one number for each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from parlour.core.errors import ParlourError
from parlour.core.observation import RAW
from parlour.core.struct import Array
from parlour.core.turn import Policy, Turn

CANDIDATES = "candidates"
ACTIVATIONS: dict[str, Callable[[Array], Array]] = {
    "relu": lambda x: np.maximum(x, 0),
    "tanh": np.tanh,
}
NEEDS = 'to play .onnx files, install onnxruntime: pip install "parlour[policies]"'


class Network:
    """A function from observations to a number for every action, and what its file says."""

    def __init__(self, about: Mapping[str, str], size: int | None, values: Any) -> None:
        self.games = tuple(about.get("game", "").replace(",", " ").split())
        self._raw = about.get("encoding", "") == RAW
        self._rates = about.get("encoding", "") == CANDIDATES
        self._size, self._values = size, values

    def __call__(self, turn: Turn) -> int:
        """The legal action that the network rates highest."""
        if self._rates:
            return self._best_of(turn)
        row = (turn.raw if self._raw else turn.observation).astype(np.float32)
        if self._size not in (None, len(row)):
            raise ParlourError(
                f"the network takes {self._size} numbers, but {turn.game} has {len(row)}"
            )
        values = np.asarray(self._values(row, turn.mask)).reshape(-1)
        if values.dtype.kind in "iu" and len(values) == 1:
            return int(values[0])
        if len(values) != len(turn.mask):
            raise ParlourError(
                f"the network returns {len(values)} numbers, but {turn.game} has"
                f" {len(turn.mask)} actions"
            )
        values = np.where(turn.mask & ~np.isnan(values), values, -np.inf)
        return int(values.argmax()) if np.isfinite(values).any() else -1

    def _best_of(self, turn: Turn) -> int:
        """Rate each legal action by a row: what the seat observes, then what the action does."""
        if turn.choices is None:
            raise ParlourError(f"the network rates candidates, but {turn.game} has no candidates")
        seen = np.broadcast_to(turn.observation, (len(turn.legal), len(turn.observation)))
        rows = np.concatenate([seen, turn.choices], axis=1).astype(np.float32)
        if self._size not in (None, rows.shape[1]):
            raise ParlourError(
                f"the network takes {self._size} numbers, but {turn.game} has {rows.shape[1]}"
                f" ({len(turn.observation)} from an observation, {turn.choices.shape[1]} from a"
                " candidate)"
            )
        values = np.asarray(self._values(rows, turn.mask))
        if values.size != len(rows):
            raise ParlourError(
                f"the network returns {values.size} numbers for {len(rows)} rows;"
                " expected one per row"
            )
        return turn.legal[int(np.nan_to_num(values.reshape(-1), nan=-np.inf).argmax())]


def from_arrays(file: str) -> Policy:
    """The policy of an .npz file: layers w0, b0, w1, b1 and so on."""
    with np.load(file, allow_pickle=False) as kept:
        arrays = {name: kept[name] for name in kept.files}
    layers = _layers(arrays)
    about = {name: str(arrays[name]) for name in ("game", "encoding") if name in arrays}
    kind = str(arrays.get("activation", "relu"))
    if kind not in ACTIVATIONS:
        raise ParlourError(f"unknown activation {kind!r}; choose relu or tanh")
    bend, mean = ACTIVATIONS[kind], arrays.get("mean", 0.0)
    scale = arrays.get("scale", 1.0)

    def values(row: Array, _: Array) -> Array:
        x = (row - mean) / scale
        for weights, bias in layers[:-1]:
            x = bend(x @ weights + bias)
        weights, bias = layers[-1]
        found: Array = x @ weights + bias
        return found

    return Network(about, len(layers[0][0]), values)


def _layers(arrays: Mapping[str, Array]) -> list[tuple[Array, Array]]:
    """The weights (inputs, outputs) and biases of every layer, checked."""
    layers: list[tuple[Array, Array]] = []
    while (weights := arrays.get(f"w{len(layers)}")) is not None:
        number = len(layers)
        bias = arrays.get(f"b{number}", np.zeros(1, np.float32))
        before = layers[-1][0].shape[1] if layers else None
        if weights.ndim != 2 or before not in (None, weights.shape[0]):
            raise ParlourError(f"w{number} has shape {weights.shape}; expected (inputs, outputs)")
        if bias.shape not in ((1,), (weights.shape[1],)):
            raise ParlourError(f"b{number} has shape {bias.shape}, not ({weights.shape[1]},)")
        layers.append((weights, bias))
    if not layers:
        raise ParlourError("the file has no layers; it needs arrays w0, b0, w1, b1 and so on")
    return layers


def from_onnx(file: str) -> Policy:
    """The policy of an .onnx file, whose inputs are an observation and, if it likes, a mask."""
    try:
        import onnxruntime
    except ImportError as error:
        raise ParlourError(NEEDS) from error
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    inputs = session.get_inputs()
    masks = [one for one in inputs if "mask" in one.name.lower()]
    rows = [one for one in inputs if one not in masks]
    if len(rows) != 1 or len(masks) > 1:
        names = ", ".join(one.name for one in inputs)
        raise ParlourError(f"expected an observation and at most one mask as inputs, not {names}")
    size = rows[0].shape[-1] if isinstance(rows[0].shape[-1], int) else None

    def values(row: Array, mask: Array) -> Any:
        given = {rows[0].name: np.atleast_2d(row).astype(_number(rows[0].type))}
        if masks:
            given[masks[0].name] = mask[None].astype(_number(masks[0].type))
        return session.run(None, given)[0]

    return Network(session.get_modelmeta().custom_metadata_map, size, values)


def _number(kind: str) -> Any:
    """The NumPy type of an ONNX input."""
    known = {"float": np.float32, "double": np.float64, "bool": np.bool_}
    inside = kind.partition("(")[2].rstrip(")")
    return known.get(inside) or np.dtype(inside)
