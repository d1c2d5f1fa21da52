"""Think Str8!'s options, presets, and combinations that are refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from parlour.core.fact import Refusal
from parlour.core.option import Choices, Preset, Value, choice, whole, yes_no
from parlour.games.think_str8.refusals import TokenPoints, TokenSizes

USUAL = 0  # rounds depend on the number of players
LINEAR_8, LINEAR_9, LINEAR_10, LINEAR_11, LINEAR_12, CURVED, CUSTOM = range(7)
SIMULTANEOUS, SEQUENTIAL = range(2)
TRACK, CLOCKWISE = range(2)
RANDOM_STACK, SEAT_STACK = range(2)
MUST_TURN, MAY_STAY = range(2)
MANDATORY, OPTIONAL, OFF = range(3)
ANY, THROWN = range(2)
NO_FLOOR, START_FLOOR = range(2)
BY_STACK, SHARED = range(2)
PUBLIC, ALL_CARDS, NO_SPECTATORS = range(3)
TOKENS = 7
LARGEST, MOST_POINTS = 12, 20  # limits for a custom token
FREE_PAD, BOOKKEEPING, LOGIC, PROBABILITIES = range(4)


def _size(token: int) -> int:
    """The number of spaces that a custom token covers."""
    option: int = whole(1, LARGEST, default=token + 1, group="tokens")
    return option


def _points(token: int) -> int:
    """The points that a custom token scores."""
    option: int = whole(1, MOST_POINTS, default=9 - token, group="tokens")
    return option


class Options(Choices):
    """The options of a Think Str8! table."""

    intro: int = yes_no(default=False)  # S5
    rounds: int = choice(  # S7
        "usual", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, default="usual"
    )
    token_set: int = choice(  # S4
        "linear8",
        "linear9",
        "linear10",
        "linear11",
        "linear12",
        "curved",
        "custom",
        default="linear10",
    )
    token_size_0: int = _size(0)
    token_size_1: int = _size(1)
    token_size_2: int = _size(2)
    token_size_3: int = _size(3)
    token_size_4: int = _size(4)
    token_size_5: int = _size(5)
    token_size_6: int = _size(6)
    token_points_0: int = _points(0)
    token_points_1: int = _points(1)
    token_points_2: int = _points(2)
    token_points_3: int = _points(3)
    token_points_4: int = _points(4)
    token_points_5: int = _points(5)
    token_points_6: int = _points(6)
    smallest_hint: int = yes_no(default=False)
    placement: int = choice("simultaneous", "sequential", default="simultaneous")  # S16
    check_order: int = choice("track", "clockwise", default="track")  # S18
    initial_stack: int = choice("random", "seat", default="random")  # S8
    die_turns: int = whole(0, 3, default=1)  # S12
    intro_grey: int = choice("must_turn", "may_stay", default="must_turn")  # S14
    exchange: int = choice("mandatory", "optional", "off", default="mandatory")  # S22
    exchange_last_round: int = yes_no(default=True)
    exchange_colours: int = choice("any", "thrown", default="any")  # S23
    final_one: int = whole(-10, 10, default=5)  # S28
    final_two: int = whole(-10, 10, default=2)
    final_three: int = whole(-10, 10, default=1)
    final_wrong: int = whole(-10, 10, default=-2)
    track_floor: int = choice("none", "start", default="none")  # S21
    tie_break: int = choice("stack", "shared", default="stack")  # S31
    assist_max: int = whole(0, 3, default=1, group="table")  # S37
    spectators: int = choice("public", "all_cards", "none", default="public", group="table")  # S36


WIDE: dict[str, Value] = {"token_set": "custom"}
WIDE |= {f"token_size_{t}": t + 2 for t in range(7)}
WIDE |= {f"token_points_{t}": 8 - t for t in range(7)}

PRESETS = (  # S39
    Preset("printed", {}, mark="printed"),
    Preset("intro", {"intro": True}, mark="first-game"),
    Preset("coached", {"assist_max": 3}),
    Preset("wide", WIDE),
    Preset("generous", {"token_set": "linear11"}),
)


def refuses(seats: int, options: Mapping[str, Value]) -> Refusal | None:
    """Why these options cannot be played together, or None."""  # S38
    if options["token_set"] != "custom":
        return None
    sizes = [int(options[f"token_size_{t}"]) for t in range(TOKENS)]
    points = [int(options[f"token_points_{t}"]) for t in range(TOKENS)]
    return next((flaw for _, flaw in flaws_of_tokens(sizes, points)), None)


def flaws_of_tokens(sizes: Sequence[int], points: Sequence[int]) -> Iterator[tuple[int, Refusal]]:
    """The errors in a custom token set, each with its token."""
    for token in range(1, len(sizes)):
        if sizes[token] <= sizes[token - 1]:
            yield token, TokenSizes(tuple(sizes))
            break
    for token in range(1, len(points)):
        if points[token] > points[token - 1]:
            yield token, TokenPoints(tuple(points))
            break
