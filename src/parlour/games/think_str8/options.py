"""Think Str8!'s options, presets, and combinations that are refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from parlour.core.option import Choices, Preset, Value, choice, whole, yes_no

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
    says = f"spaces that token {token} covers, with token_set=custom"
    return int_option(1, LARGEST, token + 1, says)


def _points(token: int) -> int:
    says = f"points of token {token} when right, with token_set=custom"
    return int_option(1, MOST_POINTS, 9 - token, says)


def int_option(low: int, high: int, default: int, says: str) -> int:
    """An integer option of the custom token set."""
    option: int = whole(low, high, default=default, says=says, group="tokens")
    return option


class Options(Choices):
    """The options of a Think Str8! table."""

    intro: int = yes_no(default=False, says="five colours without grey, for the first games")  # S5
    rounds: int = choice(  # S7
        "usual", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, default="usual",
        says="rounds; usual is 10, 9 or 8 for 2, 3 or 4 players",
    )  # fmt: skip
    token_set: int = choice(  # S4
        "linear8", "linear9", "linear10", "linear11", "linear12", "curved", "custom",
        default="linear10",
        says="points of the tokens: linearN is N minus the size, curved is 8 6 5 4 3 3 2",
    )  # fmt: skip
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
    smallest_hint: int = yes_no(default=False, says="too high or too low also for the smallest")
    placement: int = choice(  # S16
        "simultaneous", "sequential", default="simultaneous",
        says="whether tokens are placed all at once in secret, or one after another in the open",
    )  # fmt: skip
    check_order: int = choice(  # S18
        "track", "clockwise", default="track", says="in which order bets are checked"
    )
    initial_stack: int = choice(  # S8
        "random", "seat", default="random", says="how the stones are stacked at the start"
    )
    die_turns: int = whole(0, 3, default=1, says="dice the thrower may turn")  # S12
    intro_grey: int = choice(  # S14
        "must_turn", "may_stay", default="must_turn",
        says="whether a grey die of the introductory game must be turned, or may stay and count 0",
    )  # fmt: skip
    exchange: int = choice(  # S22
        "mandatory", "optional", "off", default="mandatory",
        says="whether a wrong bet costs a card",
    )  # fmt: skip
    exchange_last_round: int = yes_no(default=True, says="cards are exchanged in the last round")
    exchange_colours: int = choice(  # S23
        "any", "thrown", default="any", says="which colours may be exchanged"
    )
    final_one: int = whole(-10, 10, default=5, says="final points: right with one number")  # S28
    final_two: int = whole(-10, 10, default=2, says="final points: right with two numbers")
    final_three: int = whole(-10, 10, default=1, says="final points: right with three numbers")
    final_wrong: int = whole(-10, 10, default=-2, says="final points: not among the numbers")
    track_floor: int = choice(  # S21
        "none", "start", default="none", says="whether stones may go behind the start"
    )
    tie_break: int = choice(  # S31
        "stack", "shared", default="stack", says="who wins a tie: the bottom stone, or all"
    )
    assist_max: int = whole(  # S37
        0, 3, default=1, group="table",
        says="the most help a pad gives: black cells, bookkeeping, logic, probabilities",
    )  # fmt: skip
    spectators: int = choice(  # S36
        "public", "all_cards", "none", default="public", group="table",
        says="what spectators see",
    )  # fmt: skip


WIDE: dict[str, Value] = {"token_set": "custom"}
WIDE |= {f"token_size_{t}": t + 2 for t in range(7)}
WIDE |= {f"token_points_{t}": 8 - t for t in range(7)}

PRESETS = (  # S39
    Preset("printed", "six colours, as printed; the points on the tokens are ours", {},
           mark="as printed"),
    Preset("intro", "five colours, no grey: for the first games", {"intro": True},
           mark="first games"),
    Preset("coached", "as printed, and the pad shows every probability", {"assist_max": 3}),
    Preset("wide", "tokens of two to eight spaces", WIDE),
)  # fmt: skip


def refuses(seats: int, options: Mapping[str, Value]) -> str | None:
    """Why these options cannot be played together, or None."""  # S38
    if options["token_set"] != "custom":
        return None
    sizes = [int(options[f"token_size_{t}"]) for t in range(TOKENS)]
    points = [int(options[f"token_points_{t}"]) for t in range(TOKENS)]
    return next((flaw for _, flaw in flaws_of_tokens(sizes, points)), None)


def flaws_of_tokens(sizes: Sequence[int], points: Sequence[int]) -> Iterator[tuple[int, str]]:
    """The errors in a custom token set, each as a token and a message."""
    for token in range(1, len(sizes)):
        if sizes[token] <= sizes[token - 1]:
            yield token, f"token sizes must rise from token 0 to token 6, not {_listed(sizes)}"
            break
    for token in range(1, len(points)):
        if points[token] > points[token - 1]:
            listed = _listed(points)
            yield token, f"token points may not rise from token 0 to token 6, as in {listed}"
            break


def _listed(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
