"""The golden games, and writing them to files.

A file has the record of a game, and the digest of the position at the start and after each action.
`python -m tests.golden.games` writes missing files. The records are as they were first written, so
they also show that old records replay.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parlour.core.game import HOUSE
from parlour.core.option import BySeat
from parlour.core.table import Record, Table
from parlour.features.material import load

HERE = Path(__file__).resolve().parent


MATERIAL = Path(__file__).resolve().parents[2] / "examples" / "material"


def own(name: str, seats: int) -> dict[str, Any]:
    """Return the options of a table with one of the custom content examples."""
    return load(MATERIAL / f"{name}.txt").options(seats)


@dataclass(frozen=True)
class Golden:
    """A golden game: the settings of its table and bots."""

    game: str
    name: str
    seats: int
    seed: int
    preset: str
    level: str
    options: dict[str, Any] = field(default_factory=dict)
    house: dict[int, int] = field(default_factory=dict)  # number of actions so far: house action
    house_every: int = 0  # the house plays its first legal action every n actions

    @property
    def path(self) -> Path:
        """The file."""
        return HERE / self.game / f"{self.name}.txt"

    def play(self) -> Table:
        """Play the game with bots."""
        table = Table(self.game, self.seats, self.seed, self.options, self.preset)
        while table.actors:
            if len(table.actions) in self.house:
                table.play(HOUSE, self.house[len(table.actions)])
                continue
            if self.house_every and len(table.actions) % self.house_every == self.house_every - 1:
                for action in table.legal(HOUSE)[:1]:
                    table.play(HOUSE, action)
            seat = table.actors[0]
            table.play(seat, table.bot(seat, self.level))
        return table


SHORT = {"wins_to_win": 2, "losses_to_lose": 2}
TWO_ROUNDS = {"mission": "custom", "custom_rounds": 2, "custom_lives": 2, "custom_fail": 1}
ALL_ACTIONS = {f"custom_{letter}": True for letter in "abcdefghij"}

TURNS = {"clock": "turns"}
GO, CALL_OVER, TOO_LONG = 46390, 46391, 46392

GOLDEN = (
    Golden("pattern-overlap", "two-seats-cover", 2, 1, "calm", "strong"),
    Golden("pattern-overlap", "two-seats-nobody-can-place", 2, 40, "calm", "easy"),
    Golden("pattern-overlap", "two-seats-ticks", 2, 1, "cover", "strong",
           {"clock": "ticks", "level": "expert"}),
    Golden("pattern-overlap", "two-seats-swap", 2, 59, "speed", "easy",
           {**TURNS, "stuck_swap": True, "stall_refill": True, "play_out": True}),
    Golden("pattern-overlap", "three-seats-stack", 3, 1, "stack", "strong", TURNS),
    Golden("pattern-overlap", "three-seats-idle", 3, 1, "speed", "fair", {}, {0: GO, 5: TOO_LONG}),
    Golden("pattern-overlap", "three-seats-honour", 3, 1, "cover", "easy",
           {**TURNS, "illegal": "honour", "start_board": "build", "min_match": 2}),
    Golden("pattern-overlap", "four-seats-speed", 4, 1, "speed", "easy"),
    Golden("pattern-overlap", "four-seats-wild-last-call", 4, 1, "wild", "fair", {},
           {0: GO, 10: CALL_OVER}),
    Golden("pattern-overlap", "five-seats-gems-played-out", 5, 1, "speed", "fair",
           {**TURNS, "side": "gems", "play_out": True}),
    Golden("pattern-overlap", "six-seats-diversify", 6, 1, "diversify", "fair",
           {"level": "expert"}, {0: GO}),
    Golden("pattern-overlap", "seven-seats-stack-chosen", 7, 1, "stack", "fair",
           {"nms_base": "choose"}, {7: GO, 14: TOO_LONG}),
    Golden("transmitter", "two-seats-won", 2, 1, "balanced", "strong", SHORT),
    Golden("transmitter", "three-seats-printed-won", 3, 1, "printed", "fair", SHORT),
    Golden("transmitter", "four-seats-lost", 4, 5, "expert", "easy", SHORT),
    Golden("transmitter", "five-seats-relaxed", 5, 1, "relaxed", "strong", SHORT),
    Golden("transmitter", "six-seats-hard", 6, 2, "hard", "fair", SHORT),
    Golden("transmitter", "house-alone", 1, 3, "balanced", "strong",
           {**SHORT, "transmitter": "house", "opening_hint": True}),
    Golden("transmitter", "tuner-by-hand", 3, 12, "balanced", "easy",
           {**SHORT, "tuner": True, "transmitter_acts": "manual", "hint_after_draw": "full",
            "objective_limit": 3, "reveal_objective": "game_end"}),
    Golden("transmitter", "battery-runs-out", 4, 1, "battery", "easy",
           {"wins_to_win": 9, "losses_to_lose": 3, "drift_interval": 2}),
    Golden("transmitter", "no-refill-out-of-cards", 2, 1, "no_refill", "easy", SHORT),
    Golden("transmitter", "open-hands-never-shown", 4, 5, "quick", "strong",
           {"talk": "open_hands", "reveal_objective": "never", "transmitter": "random",
            "first_transmitter": "random"}),
    Golden("transmitter", "drift-match-loses", 3, 99, "printed", "easy", SHORT),
    Golden("transmitter", "drift-match-wins", 3, 2, "balanced", "easy",
           {**SHORT, "draw_match": "win", "drift_interval": 2, "objective_limit": 6,
            "out_of_cards": "pile_empty"}),
    Golden("think-str8", "two-seats-strong", 2, 3, "printed", "strong", {"rounds": 3}),
    Golden("think-str8", "three-seats-bottom-of-the-stack", 3, 2, "printed", "fair",
           {"rounds": 2}),
    Golden("think-str8", "four-seats-one-round", 4, 1, "printed", "strong", {"rounds": 1}),
    Golden("think-str8", "intro-grey-turned", 2, 2, "intro", "fair", {"rounds": 3}),
    Golden("think-str8", "intro-grey-stays", 2, 5, "intro", "easy",
           {"rounds": 2, "intro_grey": "may_stay", "exchange_colours": "thrown",
            "check_order": "clockwise", "initial_stack": "seat", "track_floor": "start"}),
    Golden("think-str8", "wide-one-after-another", 2, 1, "wide", "easy",
           {"rounds": 2, "placement": "sequential", "exchange": "optional",
            "smallest_hint": True, "spectators": "all_cards"}),
    Golden("think-str8", "won-together", 2, 15, "coached", "easy",
           {"rounds": 1, "tie_break": "shared", "spectators": "none"}),
    Golden("sequence-numbers", "two-seats-plus-and-minus", 2, 42, "printed", "strong"),
    Golden("sequence-numbers", "three-seats-first-game", 3, 25, "first_game", "fair"),
    Golden("sequence-numbers", "four-seats-choose-a-line", 4, 168, "printed", "strong"),
    Golden("sequence-numbers", "six-seats-three-teams", 6, 9, "brisk", "fair", {"teams": 3}),
    Golden("sequence-numbers", "six-seats-two-teams-mixed-sums", 6, 32, "stretch", "easy",
           {"sequences_to_win": 1, "deck_level": "mixed", "board_seed": 7}),
    Golden("sequence-numbers", "strict-with-calls", 4, 103, "strict", "random",
           {"sequences_to_win": 1}, house_every=16),
    Golden("sequence-numbers", "all-stuck-drawn", 2, 85, "printed", "fair",
           {"dead_per_turn": 0, "plus_cards": 0, "minus_cards": 0, "hand_cards": 3,
            "sequences_to_win": 2, "shared_chips": 0, "stalemate": "draw"}),
    Golden("sequence-numbers", "turn-limit-to-the-leader", 2, 24, "printed", "easy",
           {"max_turns": 50, "sequences_to_win": 2, "hand_cards": 3}),
    Golden("sequence-numbers", "two-seats-a-child-and-a-parent", 2, 7, "printed", "fair",
           {"seat_sums": "times easy", "seat_help": "none lit"}),
    Golden("synergy", "two-seats-and-the-ghost", 2, 1, "crossed-voices", "strong"),
    Golden("synergy", "three-seats-won", 3, 1, "first-chord", "strong"),
    Golden("synergy", "no-life-left", 3, 1, "flat", "easy"),
    Golden("synergy", "too-few-numbers", 4, 10, "da-capo", "easy"),
    Golden("synergy", "hyper-fails", 5, 1, "prima-donna", "fair"),
    Golden("synergy", "finale", 3, 3, "perfect-synergy", "strong"),
    Golden("synergy", "low-to-high-is-lost", 4, 1, "perfect-synergy", "random"),
    Golden("synergy", "all-action-cards", 4, 1, "first-chord", "random",
           {**TWO_ROUNDS, **ALL_ACTIONS, "custom_lives": 4, "actions_per_seat_round": 10,
            "keep_optional": True}),
    Golden("synergy", "wishes-from-the-leader-on", 3, 2, "first-chord", "random",
           {**TWO_ROUNDS, **ALL_ACTIONS, "custom_lives": 3, "action_order": "leader",
            "card_bounds": "1_5"}),
    Golden("synergy", "passing-and-differences", 3, 1, "first-chord", "fair",
           {**TWO_ROUNDS, "custom_passn": True, "custom_passg": True, "custom_diff": True,
            "custom_nodbl": True, "pass_number_dir": "right", "between": "inclusive"}),
    Golden("synergy", "goal-first-at-most-seven", 3, 1, "first-chord", "fair",
           {**TWO_ROUNDS, "custom_order": "GNN", "custom_max7": True, "custom_dbl3": True,
            "custom_even2": True, "custom_super": True, "super_hyper": "chosen"}),
    Golden("synergy", "high-to-low-odd", 3, 1, "first-chord", "strong",
           {**TWO_ROUNDS, "custom_hilo": True, "custom_odd2": True, "custom_min5": True,
            "order_limits": "or_equal", "even_odd": "one_each", "custom_b": True}),
    Golden("synergy", "the-group-decides", 4, 1, "double-concerto", "random",
           {"super_hyper": "group"}),
    Golden("transmitter", "cards-of-our-own", 3, 5, "quick", "fair", own("plain-numbers", 3)),
    Golden("transmitter", "deck-of-our-own", 3, 5, "quick", "strong", own("small-steps", 3)),
    Golden("sequence-numbers", "board-and-deck-of-our-own", 2, 5, "printed", "easy",
           {**own("mirror-board", 2), **own("times-tables", 2)}),
    Golden("pattern-overlap", "faces-of-our-own", 2, 5, "calm", "easy", own("four-corners", 2)),
    Golden("pattern-overlap", "four-seats-stack-freezes-later", 4, 5, "calm", "fair",
           {"mode": "nms", "nms_freeze": "next_out"}),
    Golden("pattern-overlap", "four-seats-stack-by-round", 4, 3, "calm", "fair", {"mode": "nms"}),
    Golden("pattern-overlap", "four-seats-stack-by-token", 4, 3, "calm", "fair", {"mode": "nms"}),
    Golden("pattern-overlap", "three-seats-decks-picked-board-found", 3, 7, "calm", "random",
           {"deck_choice": "pick", "start_board": "together"}),
)  # fmt: skip


def written(table: Table) -> str:
    """Return a finished game as text: its record and the digests of its positions."""
    record = table.record()
    return f"{record}\n{_numbered(digests(record.replay(until=0), table.actions))}"


def _numbered(found: list[str]) -> str:
    return "".join(f"{number} {digest}\n" for number, digest in enumerate(found))


def replayed(golden: Golden) -> tuple[Table, str]:
    """Replay a golden file's record; returns the table and the digests of its positions."""
    record = kept_record(golden)
    table = record.replay()
    return table, _numbered(digests(record.replay(until=0), table.actions))


def digests(table: Table, actions: list[list[int]]) -> list[str]:
    """Return the digest of the opening position and of the position after each action."""
    found = [digest(table)]
    for seat, action in actions:
        table.play(seat, action)
        found.append(digest(table))
    return found


def digest(table: Table) -> str:
    """Return a hash of the state, every view and every seat's legal actions.

    Options by seat change what a seat is shown but no position, so the hash is without them.
    """
    sums = hashlib.sha256(_of_rules(table.game.State, table.game.State.bytes(table._state)))
    for seat in [*range(table.seats), None]:
        sums.update(_of_rules(table.game.View, table.seen(seat)))
        sums.update(repr([] if seat is None else table.legal(seat)).encode())
    return sums.hexdigest()[:16]


def _of_rules(struct: Any, data: bytes) -> bytes:
    """Return the bytes of a state or view without its options by seat."""
    options = struct.fields["options"].struct if "options" in struct.fields else None
    for option in reversed(options.listed() if options else ()):
        if isinstance(option, BySeat):
            start = struct.place("options").start + options.place(option.name).start
            length = options.place(option.name).stop - options.place(option.name).start
            data = data[:start] + data[start + length :]
    return data


def kept_digests(golden: Golden) -> str:
    """Read the digests at the end of a golden file."""
    return golden.path.read_text(encoding="utf-8").split("\n\n", 1)[1]


def kept_record(golden: Golden) -> Record:
    """Read the record at the start of a golden file."""
    text = golden.path.read_text(encoding="utf-8")
    return Record.parse(text.split("\n\n", 1)[0] + "\n")


def main() -> None:
    """Write the missing golden games."""
    for golden in GOLDEN:
        if not golden.path.exists():
            golden.path.parent.mkdir(exist_ok=True)
            golden.path.write_text(written(golden.play()), encoding="utf-8")


if __name__ == "__main__":
    main()
