"""A game for OpenSpiel: explicit chance, information states with perfect recall."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.registry import card_of
from parlour.envs.scripted import Position, Setting

Type = pyspiel.GameType
CHANCE = pyspiel.PlayerId.CHANCE
UTILITIES = {
    "general sum": Type.Utility.GENERAL_SUM,
    "zero sum": Type.Utility.ZERO_SUM,
    "identical": Type.Utility.IDENTICAL,
}
MOST_OUTCOMES = 1 << 12
_known: dict[str, Any] = {}


def register(
    name: str | Game, seats: int | None, options: Mapping[str, object] | None,
    preset: str | None, utility: str | None,
) -> Any:  # fmt: skip
    """Register a game with these settings, and load it."""
    card = card_of(name)
    count = card.usual_seats_of(preset) if seats is None else seats
    at = Setting(card, count, card.chosen(count, preset, options))
    utility = utility or ("identical" if card.utility == "co-operative" else "general sum")
    if utility not in UTILITIES:
        raise BadOption(f"unknown utility {utility!r}; choose {one_of(UTILITIES, utility)}")
    short = _short_name(at, utility)
    if short not in _known:
        _known[short] = _game_class(at, short, utility)
        pyspiel.register_game(_known[short].TYPE, _known[short])
    return pyspiel.load_game(short)


def _short_name(at: Setting, utility: str) -> str:
    """A name of its own for every setting, because pyspiel knows games by name."""
    settled = msgspec.json.encode([at.seats, sorted(at.options.items()), utility])
    mark = hashlib.sha256(settled).hexdigest()[:8]
    return f"parlour_{at.game.name.replace('-', '_')}_{at.seats}_{mark}"


def _game_class(at: Setting, short: str, utility: str) -> Any:
    """The class of a game with these settings; pyspiel makes its instances."""
    several = at.game.dynamics == "simultaneous" and at.seats > 1
    kind, info, first = _type(at, short, utility, several), _info(at, utility), Position.first(at)

    class ParlourGame(pyspiel.Game):  # type: ignore[misc]
        """A game of Parlour."""

        TYPE = kind

        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> ParlourState:
            """The state before the deal."""
            return ParlourState(self, first, several)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            """What makes observations of states."""
            return Observer(first, bool(iig_obs_type and iig_obs_type.perfect_recall))

    return ParlourGame


def _type(at: Setting, short: str, utility: str, several: bool) -> Any:
    """What kind of game it is."""
    return Type(
        short_name=short, long_name=f"{at.game.title} (Parlour)",
        dynamics=Type.Dynamics.SIMULTANEOUS if several else Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Type.Information.IMPERFECT_INFORMATION, utility=UTILITIES[utility],
        reward_model=Type.RewardModel.TERMINAL, max_num_players=at.seats,
        min_num_players=at.seats, provides_information_state_string=True,
        provides_information_state_tensor=False, provides_observation_string=True,
        provides_observation_tensor=True, provides_factored_observation_string=False,
    )  # fmt: skip


def _info(at: Setting, utility: str) -> Any:
    """The bounds of a game."""
    low, high = at.game.score_range
    return pyspiel.GameInfo(
        num_distinct_actions=at.game.actions, max_chance_outcomes=MOST_OUTCOMES,
        num_players=at.seats, min_utility=float(low), max_utility=float(high),
        utility_sum=0.0 if utility == "zero sum" else None, max_game_length=at.game.longest,
    )  # fmt: skip


class Held:
    """A position, which copies of a state share because it never changes."""

    __slots__ = ("now",)

    def __init__(self, now: Position) -> None:
        self.now = now

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.now)


class ParlourState(pyspiel.State):  # type: ignore[misc]
    """A state of a game: a position of chance, of one seat, of several, or the last."""

    def __init__(self, game: Any, first: Position, several: bool) -> None:
        super().__init__(game)
        self.held, self.several = Held(first), several

    @property
    def position(self) -> Position:
        """Where the game is."""
        return self.held.now

    def current_player(self) -> int:
        """Who acts."""
        now = self.position
        if now.is_chance:
            return CHANCE
        if now.is_over:
            return pyspiel.PlayerId.TERMINAL
        together = self.several and len(now.asked) > 1
        return pyspiel.PlayerId.SIMULTANEOUS if together else now.asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        now = self.position
        return now.legal(player) if player in now.asked and not now.is_chance else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes and their probabilities."""
        weights = self.position.weights
        whole = sum(weights)
        return [(k, weight / whole) for k, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        now = self.position
        if now.is_chance:
            self.held.now = now.happens(action)
        else:
            self.held.now = now.acted((now.asked[0], action))

    def _apply_actions(self, actions: list[int]) -> None:
        now = self.position
        self.held.now = now.acted(*((seat, int(actions[seat])) for seat in now.asked))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == CHANCE else f"seat {player}: action {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """Everyone's score at the end, and 0 until then."""
        now = self.position
        return [float(score) for score in now.scores()] if now.is_over else [0.0] * now.at.seats

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class Observer:
    """What a seat observes: a vector, and a string that is the same for what looks the same."""

    def __init__(self, first: Position, recalls: bool) -> None:
        size = len(first.row(0))
        self.recalls = recalls
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ParlourState, player: int) -> None:
        """Write what a seat observes."""
        self.tensor[:] = state.position.row(player)

    def string_from(self, state: ParlourState, player: int) -> str:
        """What a seat has seen and done so far, or sees now, as a digest."""
        now = state.position
        told = now.seen[player] if self.recalls else now.shown[player]
        return f"{player} {hashlib.blake2b(told, digest_size=12).hexdigest()}"
