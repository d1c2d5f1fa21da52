"""Pattern Overlap's options, presets and invalid combinations."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.option import Choices, Preset, Value, choice, numbers, whole, yes_no
from parlour.core.struct import Array
from parlour.games.pattern_overlap.faces import ANIMALS as PRINTED
from parlour.games.pattern_overlap.faces import CARDS, packed
from parlour.games.pattern_overlap.own_faces import flaws_of_faces

SPEED, DIVERSIFY, COVER, NOT_MY_STACK = range(4)
ANIMALS, GEMS, CUSTOM_SIDE = range(3)
STRICT, WILD = range(2)
BEGINNER, ADVANCED, EXPERT = range(3)
REALTIME, TICKS, TURNS = range(3)
BY_LEVEL = 0
AUTO, BUILD_IT = range(2)
ANY_BASE, CHOOSE_IT = range(2)
AT_ONCE, NEXT_OUT, NEVER = range(3)
REFUSE, HONOUR = range(2)
SCORES_OWN, SCORES_ALL, SCORES_NONE = range(3)

EXAMPLE_FACES = " ".join(map(str, [1, *(packed(face) for face in reversed(PRINTED.split()))]))


class Options(Choices):
    """The options of a Pattern Overlap table."""

    mode: int = choice(
        "speed", "diversify", "cover", "nms", default="speed",
        says="Speed Round, Diversify, Cover Some Ground, or Not My Stack!",
    )  # fmt: skip
    side: int = choice(
        "animals", "gems", "custom", default="animals", says="the side of the cards that is played"
    )
    centers: int = choice(
        "strict", "wild", default="strict", says="whether a centre matches anything"
    )
    level: int = choice(
        "beginner", "advanced", "expert", default="beginner",
        says="time the others have when the first is out: 60 seconds, 30, or none",
    )  # fmt: skip
    timer_s: int = choice(
        "level", *range(181), default="level", says="that time in seconds, if not by level"
    )
    clock: int = choice(
        "realtime", "ticks", "turns", default="realtime",
        says="all at once; all at once second by second; or one after the other",
    )  # fmt: skip
    seven_seats: int = yes_no(default=False, says="seven may share one board")
    decks_in_box: int = choice(7, 9, default=9, says="decks to choose from")
    start_board: int = choice(
        "auto", "build", default="auto", says="who lays the three starting cards"
    )
    nms_base: int = choice(
        "random", "choose", default="random", says="which own card a location begins with"
    )
    nms_freeze: int = choice(
        "at_once", "next_out", "never", default="at_once",
        says="when the location of who is out freezes: at once, when the next is out, or never",
    )  # fmt: skip
    min_match: int = whole(2, 4, default=3, says="squares a card must cover")
    wild_min_real: int = whole(0, 3, default=0, says="of them without the help of a centre")
    illegal: int = choice(
        "refuse", "honour", default="refuse",
        says="whether a wrong card is refused, or lies and scores nothing",
    )  # fmt: skip
    mistake_lock_ms: int = choice(
        *range(0, 5001, 100), default=1500, says="pause after a wrong claim, in hundreds"
    )
    play_lock_ms: int = choice(
        *range(0, 2001, 100), default=300, says="pause after a card was laid, in hundreds"
    )
    stuck_notice_s: int = whole(
        0, 60, default=10, says="seconds until a stuck seat is told; 0: never"
    )
    stuck_swap: int = yes_no(
        default=False, says="a stuck seat may put a card under its pile and draw"
    )
    stall_refill: int = yes_no(
        default=False, says="when all are stuck an unused starting card is added"
    )
    idle_limit_s: int = whole(
        30, 600, default=90, says="seconds without a placement that end the game"
    )
    play_out: int = yes_no(default=False, says="a Speed Round goes on for the places")
    spectator_hands: int = choice(
        "none", "delayed", default="none",
        says="whether spectators see hands, two minutes late", group="table",
    )  # fmt: skip
    open_hands: int = yes_no(default=False, says="all hands are seen by all", group="table")
    assist: int = yes_no(default=False, says="a hovering card shows whether it fits", group="table")
    live_scores: int = choice(
        "own", "all", "none", default="all", says="running points that are shown", group="table"
    )
    custom_faces: Array = numbers(
        CARDS + 1, -32768, 32767, example=EXAMPLE_FACES,
        says="faces of one's own: 0 for the look of animals or 1 for gems, then each card's eight"
        " letters, two bits each",
    )  # fmt: skip


PRESETS = (  # P32
    Preset("speed", "Speed Round: the first to play all six cards wins", {}, mark="first game"),
    Preset("diversify", "touch many different cards; a minute's last call", {"mode": "diversify"}),
    Preset("cover", "cover many squares; a minute's last call", {"mode": "cover"}),
    Preset("stack", "Not My Stack!: bury the others' locations, freeze your own",
           {"mode": "nms"}, mark="the designers' favourite"),
    Preset("wild", "Cover Some Ground with wild centres", {"mode": "cover", "centers": "wild"}),
    Preset("calm", "Cover Some Ground by turns, without haste", {"mode": "cover", "clock": "turns"},
           mark="no racing"),
)  # fmt: skip


def hides_moves(options: Mapping[str, Value]) -> bool:
    """Whether to hide legal moves: finding them is the game in real time."""  # P36
    return options["clock"] == "realtime" and not options["assist"]


def refuses(seats: int, options: Mapping[str, Value]) -> str | None:
    """Why these options cannot be combined, or None."""  # P31
    mode = options["mode"]
    if options["side"] == "custom":
        for _, flaw in flaws_of_faces([int(n) for n in str(options["custom_faces"]).split()]):
            return f"side=custom: {flaw}"
    if mode == "nms" and seats < 3:
        return "Not My Stack! takes 3 to 7 players"
    if mode != "nms" and seats == 7 and not options["seven_seats"]:
        return "seven share a board only with seven_seats=true; otherwise it takes 2 to 6"
    if mode != "nms" and seats == 7 and options["decks_in_box"] == 7:
        return "seven players and a starting board need decks_in_box=9"
    if options["min_match"] == 4 and options["centers"] == "strict":
        return "min_match=4 needs centers=wild: a card offers at most three squares otherwise"
    if options["illegal"] == "honour" and mode not in ("diversify", "cover"):
        return "illegal=honour is for modes with points: diversify and cover"
    if options["stall_refill"] and mode == "nms":
        return "stall_refill needs a starting board: Not My Stack! has none"
    if options["play_out"] and mode != "speed":
        return "play_out is for mode=speed"
    return None
