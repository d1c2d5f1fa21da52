"""Pattern Overlap's options, presets and invalid combinations."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.fact import Refusal
from parlour.core.option import Choices, Preset, Value, choice, numbers, whole, yes_no
from parlour.core.struct import Array
from parlour.games.pattern_overlap import refusals
from parlour.games.pattern_overlap.faces import ANIMALS as PRINTED
from parlour.games.pattern_overlap.faces import CARDS, packed
from parlour.games.pattern_overlap.own_faces import flaws_of_faces

SPEED, DIVERSIFY, COVER, NOT_MY_STACK = range(4)
ANIMALS, GEMS, CUSTOM_SIDE = range(3)
STRICT, WILD = range(2)
BEGINNER, ADVANCED, EXPERT = range(3)
REALTIME, TICKS, TURNS = range(3)
BY_LEVEL = 0
AUTO, BUILD_IT, TOGETHER = range(3)
ANY_DECK, PICK_IT = range(2)
ANY_BASE, CHOOSE_IT = range(2)
AT_ONCE, NEXT_OUT, NEVER = range(3)
BY_TOKEN, BY_ROUND = range(2)
REFUSE, HONOUR = range(2)
SCORES_OWN, SCORES_ALL, SCORES_NONE = range(3)

EXAMPLE_FACES = " ".join(map(str, [1, *(packed(face) for face in reversed(PRINTED.split()))]))


class Options(Choices):
    """The options of a Pattern Overlap table."""

    retired = ("spectator_hands",)

    mode: int = choice("speed", "diversify", "cover", "nms", default="speed")
    side: int = choice("animals", "gems", "custom", default="animals")
    centers: int = choice("strict", "wild", default="strict")
    level: int = choice("beginner", "advanced", "expert", default="beginner")
    timer_s: int = choice("level", *range(181), default="level")
    clock: int = choice("realtime", "ticks", "turns", default="realtime")
    seven_seats: int = yes_no(default=False)
    decks_in_box: int = choice(7, 9, default=9)
    deck_choice: int = choice("random", "pick", default="random")
    start_board: int = choice("auto", "build", "together", default="auto")
    nms_base: int = choice("random", "choose", default="random")
    nms_freeze: int = choice("at_once", "next_out", "never", default="at_once")
    nms_tie: int = choice("token", "round", default="token")
    min_match: int = whole(2, 4, default=3)
    wild_min_real: int = whole(0, 3, default=0)
    illegal: int = choice("refuse", "honour", default="refuse")
    mistake_lock_ms: int = choice(*range(0, 5001, 100), default=1500)
    play_lock_ms: int = choice(*range(0, 2001, 100), default=300)
    stuck_notice_s: int = whole(0, 60, default=10)
    stuck_swap: int = yes_no(default=False)
    stall_refill: int = yes_no(default=False)
    idle_limit_s: int = whole(0, 600, default=90)
    play_out: int = yes_no(default=False)
    open_hands: int = yes_no(default=False, group="table")
    assist: int = yes_no(default=False, group="table")
    live_scores: int = choice("own", "all", "none", default="all", group="table")
    custom_faces: Array = numbers(CARDS + 1, -32768, 32767, example=EXAMPLE_FACES)


PRESETS = (  # P32
    Preset("speed", {}, mark="first-game"),
    Preset("diversify", {"mode": "diversify"}),
    Preset("cover", {"mode": "cover"}),
    Preset("stack", {"mode": "nms"}, mark="favourite"),
    Preset("late_freeze", {"mode": "nms", "nms_freeze": "next_out"}),
    Preset("wild", {"mode": "cover", "centers": "wild"}),
    Preset("calm", {"mode": "cover", "clock": "turns"}, mark="no-racing"),
    Preset("set_up", {"deck_choice": "pick", "start_board": "together", "nms_base": "choose"}),
)


def hides_moves(options: Mapping[str, Value]) -> bool:
    """Whether to hide legal moves: finding them is the game in real time."""  # P36
    return options["clock"] == "realtime" and not options["assist"]


def refuses(seats: int, options: Mapping[str, Value]) -> Refusal | None:
    """Why these options cannot be combined, or None."""  # P31
    mode = options["mode"]
    if options["side"] == "custom":
        for _, flaw in flaws_of_faces([int(n) for n in str(options["custom_faces"]).split()]):
            return flaw
    if mode == "nms" and seats < 3:
        return refusals.NmsPlayers()
    if mode != "nms" and seats == 7 and not options["seven_seats"]:
        return refusals.SevenPlayers()
    if mode != "nms" and seats == 7 and options["decks_in_box"] == 7:
        return refusals.SevenDecks()
    if options["min_match"] == 4 and options["centers"] == "strict":
        return refusals.FourSquares()
    if options["illegal"] == "honour" and mode not in ("diversify", "cover"):
        return refusals.HonourMode()
    if options["stall_refill"] and mode == "nms":
        return refusals.RefillMode()
    if options["play_out"] and mode != "speed":
        return refusals.PlayOutMode()
    return None
