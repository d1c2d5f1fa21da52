"""GpuGame: n tables of a game that live on a GPU, stepped together into tensors."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy as np

from parlour.core.chance import Chance, seeded
from parlour.core.cuda import load_cuda
from parlour.core.errors import BadOption, IllegalAction, ParlourError, one_of
from parlour.core.observation import FEATURES, encoding_of
from parlour.core.registry import card_of
from parlour.envs.arrays import Shown, Tables, kinds_shown
from parlour.envs.gpu_config import GpuConfig
from parlour.envs.kernel import BEGIN, BLOCK, RANDOM, STEP, kernel
from parlour.envs.mixing import settings
from parlour.envs.paying import paid
from parlour.envs.stepping import Variant, sizes
from parlour.envs.vector_config import AUTORESETS
from parlour.envs.vector_game import offered
from parlour.envs.vector_spaces import VectorSpaces

Info = dict[str, Any]
RESET_MASK = "reset_mask"


class GpuGame(VectorSpaces):
    """n tables of a game on a GPU; each waits for the action of one seat, its `current_player`.

    The arrays of `VectorGame` as PyTorch tensors on the GPU, overwritten by every step. Nothing is
    copied to the CPU, no call waits for the GPU, and steps can be captured in a CUDA graph. An
    illegal action changes nothing at its table, and `illegal` says so.
    """

    current_player: Any
    rewards: Any
    terminated: Any
    truncated: Any
    candidates: Any
    candidate_features: Any
    final_observation: Any
    illegal: Any
    """(n,) Whether a table's last action was illegal."""

    config: GpuConfig

    def __init__(self, config: GpuConfig) -> None:
        self._torch, self._cuda = _torch(), load_cuda()
        game = self.game = card_of(config.name)
        self.config, self.num_envs = config, config.n
        self.encoding = encoding_of(game, config.encoding or FEATURES)
        self.settings = settings(game, config)
        self.seats = max(one.seats for one in self.settings)
        self.options = self.settings[0].options
        self.all_seats, offers = False, config.actions == "candidates" and offered(game)
        variant = Variant(self.encoding, offers=bool(offers))
        self._kernel, self._block = kernel(game, variant, config.writes_finals), BLOCK
        self._seed = secrets.randbits(64) if config.seed is None else config.seed
        self._shown = self._made(variant)
        self._tables = self._set_up()
        self._running = False

    def _made(self, variant: Variant) -> Shown:
        """The tensors; numbers of different tables are neighbours, so that threads share writes."""
        config, cuda = self.config, self._cuda
        size = sizes(self.game, variant, config.n, self.seats, config.candidates)
        kinds = kinds_shown(size)
        for name in config.buffers:
            if name not in kinds:
                raise BadOption(f"unknown buffer {name!r}; choose from {one_of(kinds, name)}")
        self.illegal = self._tensor((config.n,), "bool")
        self._actions = self._tensor((config.n,), "int32")
        self._chosen = self._tensor((config.n,), "bool")
        unused = cuda.as_cuda_array(self._tensor((1, 1, 1), "float32"))
        shown = {
            name: unused if name == "candidate_features" else unused[0] for name in Shown._fields
        }
        if not config.writes_finals:
            del kinds["final_observation"]
        for name, (shape, kind) in kinds.items():
            rows = name in ("observation", "final_observation")
            tensor = self._given(name, shape, config.dtype if rows else np.dtype(kind).name)
            setattr(self, name, tensor)
            shown[name] = cuda.as_cuda_array(tensor)
        self._torch.cuda.synchronize()
        return Shown(**shown)

    def _tensor(self, shape: tuple[int, ...], dtype: str) -> Any:
        torch = self._torch
        made = torch.zeros(shape[::-1], dtype=getattr(torch, dtype), device=self.config.device)
        return made.permute(*reversed(range(len(shape))))

    def _given(self, name: str, shape: tuple[int, ...], dtype: str) -> Any:
        """The caller's tensor, or one of our own."""
        given: Any = self.config.buffers.get(name)
        if given is None:
            return self._tensor(shape, dtype)
        wanted = getattr(self._torch, dtype)
        if not getattr(given, "is_cuda", False):
            raise BadOption(f"buffer {name!r} must be a PyTorch tensor on the GPU")
        if tuple(given.shape) != shape or given.dtype != wanted:
            raise BadOption(
                f"buffer {name!r} must have shape {shape} and dtype {wanted},"
                f" not {tuple(given.shape)} and {given.dtype}"
            )
        return given

    def _set_up(self) -> Tables:
        cuda, n, game, config = self._cuda, self.num_envs, self.game, self.config
        dealt = [game.State.bytes(game.begin(*one)) for one in self.settings]
        likes = np.stack([np.frombuffer(one, np.uint8) for one in dealt])
        which = self._torch.arange(n, device=config.device) % len(likes)
        states = self._torch.from_numpy(likes).to(config.device)[which]
        self._states = states  # keeps the memory
        return Tables(
            cuda.as_cuda_array(states.view(-1)).view(game.State.dtype),
            cuda.device_array(n, Chance.dtype), cuda.device_array(n, Chance.dtype),
            cuda.to_device(seeded(self._seed).view(Chance.dtype)),
            cuda.to_device(np.arange(n)), cuda.to_device(np.zeros(n, np.int64)),
            cuda.to_device(np.zeros(n, np.bool_)), AUTORESETS.index(config.autoreset),
            paid(game, config.reward), -1 if config.max_steps is None else config.max_steps,
        )  # fmt: skip

    def reset(
        self, seed: int | str | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, Info]:
        """Deal at every table, or at those of `options["reset_mask"]`; `seed` sets all of them."""
        chosen = (options or {}).get(RESET_MASK)
        number = self._torch.as_tensor(self._tables.number, device=self.config.device)
        if seed is not None:
            if chosen is not None:
                raise BadOption("a seed restarts every table; leave out reset_mask")
            self._seed = seed
            self._tables.parent.copy_to_device(seeded(seed).view(Chance.dtype))
        if seed is not None or not self._running:
            number.copy_(self._torch.arange(self.num_envs))
            self._chosen.fill_(True)
        else:
            self._chosen.copy_(self._mask(chosen))
            number += self._chosen * self.num_envs
        self._launch(self._actions, BEGIN)
        self._running = True
        return self.observation, self._info()

    def _mask(self, mask: Any) -> Any:
        if mask is None:
            return self._torch.ones_like(self._chosen)
        chosen = self._torch.as_tensor(mask, device=self.config.device)
        if chosen.shape != (self.num_envs,) or chosen.dtype != self._torch.bool:
            raise BadOption(f"reset_mask must be a tensor of {self.num_envs} booleans")
        return chosen

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Info]:
        """Take one action per table, from an integer tensor on the GPU."""
        self._check_running()
        torch = self._torch
        if not isinstance(actions, torch.Tensor) or actions.shape != (self.num_envs,):
            raise IllegalAction(f"actions must be a tensor of {self.num_envs} integers")
        if actions.dtype.is_floating_point or not actions.is_cuda:
            raise IllegalAction("actions must be an integer tensor on the GPU")
        self._actions.copy_(actions)
        self._launch(self._actions, STEP)
        return self.observation, self.rewards, self.terminated, self.truncated, self._info()

    def step_at_random(self) -> tuple[Any, Any, Any, Any, Info]:
        """Take a random legal action at every table; `actions` has them."""
        self._check_running()
        self._launch(self._actions, RANDOM)
        return self.observation, self.rewards, self.terminated, self.truncated, self._info()

    @property
    def _dtype(self) -> np.dtype[Any]:
        return np.dtype(self.config.dtype)

    @property
    def actions(self) -> Any:
        """(n,) The actions that were taken last."""
        return self._actions

    def _check_running(self) -> None:
        if not self._running:
            raise IllegalAction("no game is running; call reset() first")

    def _launch(self, actions: Any, mode: int) -> None:
        """Run the kernel on PyTorch's current stream."""
        wrap = self._cuda.as_cuda_array
        stream = self._cuda.external_stream(self._torch.cuda.current_stream().cuda_stream)
        blocks = (self.num_envs + self._block - 1) // self._block
        self._kernel[blocks, self._block, stream](
            self._tables, self._shown, wrap(self._chosen), wrap(actions), wrap(self.illegal), mode
        )

    def _info(self) -> Info:
        """Who acts, what is legal, and what ended games looked like."""
        info = {
            "current_player": self.current_player, "legal_action_mask": self.legal_action_mask,
            "illegal": self.illegal,
            "final_info": {
                name: getattr(self, f"final_{name}")
                for name in ("player", "won", "reason", "length", "number")
            },
        }  # fmt: skip
        if hasattr(self, "final_observation"):
            info["final_obs"] = self.final_observation
        return info

    def states(self) -> np.ndarray[Any, Any]:
        """A copy of every table's state, for comparing them with those of `VectorGame`."""
        found: np.ndarray[Any, Any] = self._tables.state.copy_to_host()
        return found

    def close(self) -> None:
        """Nothing to end; here because wrappers call it."""


def _torch() -> Any:
    try:
        return import_module("torch")
    except ImportError as error:
        raise ParlourError("environments on a GPU need PyTorch: pip install torch") from error
