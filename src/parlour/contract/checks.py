"""Checks that apply to every game, whatever its rules."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import chain
from math import prod
from typing import Any

import numpy as np

from parlour.contract.errors import Broken, must
from parlour.contract.samples import moves, positions, tables
from parlour.contract.secrecy import supposed
from parlour.core import telling
from parlour.core.chance import Chance, seeded
from parlour.core.encoding import FLAG, ONE_OF, Encoding, Part
from parlour.core.engine import engines
from parlour.core.errors import IllegalAction
from parlour.core.fact import Fact
from parlour.core.game import HOUSE, SPECTATOR, Game
from parlour.core.language import languages, speaks
from parlour.core.observation import COMPACT, written_by
from parlour.core.picking import picks_itself
from parlour.core.rule import PLAIN, is_rule
from parlour.core.struct import Array, Facts, Nested
from parlour.core.table import Record, Table

PICKED = 12  # the most legal actions in a position for which picks are checked
EACH = 400  # picks per position, enough to hit every one of them
OBSERVED = 400
OFFERED = 12  # the most candidates of a position that are looked at
WORDED = 40  # the most legal actions of a position that are put into words


def played_out(table: Table, seed: int = 0) -> Table:
    """Play random moves to the end of the game and return the table."""
    for seat, action in moves(table, random.Random(seed)):
        table.play(seat, action)
        must(
            len(table.actions) <= table.game.longest,
            f"a game continues after {table.game.longest} actions, the most that the card declares",
        )
    return table


def games_end(game: Game) -> str:
    """Every game ends, with scores, winners and a reason as declared on the card."""
    low, high = game.score_range
    reasons = set()
    for table in tables(game, extra=40):
        result = played_out(table).result
        must(result, "a game has no actors left but no result")
        assert result
        reasons.add(result.reason)
        for score in result.scores:
            must(low <= score <= high, f"a score of {score} is outside {low} to {high}")
        if game.utility == "co-operative":
            together = len(result.winners) in (0, table.seats)
            must(together, "co-operative seats must win or lose together")
            must(len(set(result.scores)) == 1, "co-operative seats must have the same score")
        must(all(not listed(table, seat) for seat in range(table.seats)),
             "a seat has legal actions although the game is over")  # fmt: skip
    return f"ends seen: {', '.join(sorted(reasons))}"


def listed(table: Table, seat: int) -> list[int]:
    """Legal actions straight from the rules; `Table.legal` asks them only about actors."""
    count = table._engine.may_do(table._state, seat, table._moves)
    moves: list[int] = table._moves[:count].tolist()
    return moves


def legal_lists_are_right(game: Game) -> str:
    """Legal actions are ascending and unique, and only actors have any."""
    widest = count = 0
    for table, _, _ in positions(game, room=game.actions):
        count += 1
        for seat in range(table.seats):
            legal = listed(table, seat)
            must(legal == sorted(set(legal)), f"the legal actions {legal} are not ascending")
            must(bool(legal) == (seat in table.actors),
                 f"seat {seat} is {'not ' if seat not in table.actors else ''}an actor but has "
                 f"{len(legal)} legal actions")  # fmt: skip
            must(not legal or 0 <= legal[0] <= legal[-1] < game.actions,
                 f"a legal action is outside 0 to {game.actions - 1}: {legal}")  # fmt: skip
            widest = max(widest, len(legal))
        for action in table.legal(HOUSE):
            must(game.actions <= action < game.actions + game.house_actions,
                 f"the house's action {action} is not a house action")  # fmt: skip
        must(widest <= game.widest, f"{widest} legal actions, but the card declares {game.widest}")
    return f"{count} positions, at most {widest} actions at once"


def options_are_copied(game: Game) -> str:
    """`look` copies the seats and, if views have them, the options; `imagine` copies them back."""
    fields = ["seats", *(["options"] if _same_options(game) else [])]
    count = 0
    for table in tables(game):
        truth = table.truth()
        for viewer in (SPECTATOR, *range(table.seats)):
            seen = table.facts(None if viewer == SPECTATOR else viewer)
            thought = supposed(table, viewer, 0).truth()
            for name in fields:
                kept = _plain(getattr(truth, name))
                must(_plain(getattr(seen, name)) == kept, f"look must set v.{name} = s.{name}")
                must(_plain(getattr(thought, name)) == kept,
                     f"imagine must set s.{name} = v.{name}")  # fmt: skip
            count += 1
    return f"{' and '.join(fields)} in {count} views"


def _same_options(game: Game) -> bool:
    mine, theirs = (struct.fields.get("options") for struct in (game.View, game.State))
    return isinstance(mine, Nested) and isinstance(theirs, Nested) and mine.struct is theirs.struct


def _plain(value: Any) -> Any:
    """A field of facts, in a form that can be compared."""
    return value.data if isinstance(value, Facts) else value


def public_is_alike(game: Game) -> str:
    """`public` is the same from every view."""
    count = 0
    ends = (played_out(table) for table in tables(game))
    for table in chain((table for table, _, _ in positions(game)), ends):
        count += 1
        public = telling.public(game, table.facts(None))
        for seat in range(table.seats):
            shown = telling.public(game, table.facts(seat))
            must(shown == public, f"public facts differ for seat {seat}")
    return f"{count} positions"


def facts_have_words(game: Game) -> str:
    """Every move, event and status has a message in every language that the game has."""
    spoken = [one for one in languages() if speaks(game.rules.__package__ or "", one)]
    worded: set[tuple[int | None, str]] = set()  # most facts recur
    for table, seat, action in positions(game):
        for viewer, fact in facts_told(table, seat, action):
            if (viewer, repr(fact)) in worded:
                continue
            worded.add((viewer, repr(fact)))
            for language in spoken:
                text = telling.speaker(game, language, viewer)(fact)
                must(bool(text.strip()), f"{language}: {fact} has empty words")
                must("{" not in text, f"{language}: {fact} is worded as {text!r}")
    return f"{len(worded)} facts in {', '.join(spoken)}"


def facts_told(table: Table, seat: int, action: int) -> Iterator[tuple[int | None, Fact]]:
    """The moves a seat can choose from, and what each viewer is told when it takes an action."""
    game, viewers = table.game, (None, *range(table.seats))
    seen = table.witness(seat, action, viewers)
    for viewer, heard, before, after in zip(viewers, seen.hears, seen.before, seen.after):
        told = telling.events(game, before, seat, action if heard else None, after)
        shown = {**telling.public(game, after), **telling.own(game, after)}.values()
        yield from ((viewer, one) for one in told)
        yield from ((viewer, one) for one in shown if isinstance(one, Fact))
    legal = table.legal(seat)[:WORDED]
    yield from (
        (None if seat == HOUSE else seat, table.move(seat, one)) for one in (action, *legal)
    )


def picks_are_legal(game: Game) -> str:
    """The game's own `pick` for playouts returns every legal action and no other."""
    from parlour.lab.playouts import loops

    if not picks_itself(game):
        return "the game picks from its list"
    made, luck, count = loops(game), seeded("picks"), 0
    fit = (engines(game).interpreted if PLAIN else engines(game).compiled).fit
    for table, seat, _ in positions(game, extra=8):
        legal = table.legal(seat)
        if seat == HOUSE or len(legal) > PICKED:
            continue
        found = {
            int(made.choose(fit(game.State, table._state), seat, luck, table._moves))
            for _ in range(EACH)
        }
        must(found <= set(legal), f"{sorted(found - set(legal))} was picked, which is illegal")
        must(found == set(legal), f"{sorted(set(legal) - found)} is legal but never picked")
        count += 1
    return f"{count} positions"


def words_are_unique(game: Game) -> str:
    """An action's words are unique, fit on one line and parse back to the action."""
    count = 0
    for table, seat, action in positions(game):
        words = [table.words(seat, one) for one in table.legal(seat)]
        must(len(set(words)) == len(words), f"two legal actions have the same words: {words}")
        must(all(word and word == word.strip() and "\n" not in word for word in words),
             f"words must fit on one line: {words}")  # fmt: skip
        twin = table.copy()
        twin.play(seat, table.words(seat, action))
        must(twin.actions[-1] == (seat, action),
             f"{table.words(seat, action)!r} does not parse back to {action}")  # fmt: skip
        count += len(words)
    return f"{count} actions"


def observations_are_declared(game: Game) -> str:
    """Every number of a learner's observation is within the bounds of its part."""
    if game.lab.observe is None:
        return "learners get raw observations only"
    count = 0
    for table, _, _ in positions(game, 5):
        for seat in range(table.seats):
            count += 1
            for encoding in written_by(game):
                _seen_as_declared(table, seat, encoding)
        if count >= OBSERVED:
            break
    return f"{count} observations of {game.lab.observe.ROW.size} numbers"


def _seen_as_declared(table: Table, seat: int, encoding: str) -> None:
    """Check a seat's observation and its first candidates in one encoding."""
    kind = "compact " if encoding == COMPACT else ""
    module: Any = table.game.lab.compact if encoding == COMPACT else table.game.lab.observe
    _as_declared(f"{kind}observation", module.ROW, table.observation(seat, encoding))
    if hasattr(module, "choice"):
        for action in table.legal(seat)[:OFFERED]:
            row = table.candidate(seat, action, encoding)
            _as_declared(f"{kind}candidate", module.CHOICE, row)


def _as_declared(what: str, encoding: Encoding, row: Array) -> None:
    for part in encoding.parts:
        found = row[part.offset : part.offset + prod(part.shape)].reshape(part.shape)
        must(_keeps(part, found), f"the {what}'s part {part.field!r} is {found}")


def _keeps(part: Part, found: Array) -> bool:
    """Whether numbers are what their part declares."""
    if not np.isfinite(found).all() or found.min() < part.low or found.max() > part.high:
        return False
    if part.kind in (FLAG, ONE_OF) and not np.isin(found, (0, 1)).all():
        return False
    return part.kind != ONE_OF or bool((found.sum(axis=-1) <= 1).all())


def copies_are_independent(game: Game) -> str:
    """Playing on a copy leaves the original unchanged."""
    count = 0
    for table, seat, action in positions(game, extra=4):
        before = game.State.bytes(table._state), Chance.bytes(table._chance), list(table.actions)
        twin = table.copy()
        must(twin == table, "a copy differs from its original")
        twin.play(seat, action)
        after = game.State.bytes(table._state), Chance.bytes(table._chance), list(table.actions)
        must(before == after, "an action on a copy changed the original")
        count += 1
    return f"{count} copies"


def records_replay(game: Game) -> str:
    """A record survives a round trip through text and replays to the same table."""
    count = 0
    for table in tables(game):
        played_out(table)
        text = str(table.record())
        must(str(Record.parse(text)) == text, "a record reads back differently")
        must(Record.parse(text).replay() == table, "a record replays to a different table")
        count += 1
    return f"{count} records"


def seeds_decide(game: Game) -> str:
    """The same seed and actions always give the same game."""
    for table in tables(game):
        twin = Table(game, table.seats, table.seed, table.options)
        luck = random.Random(1)
        for seat, action in moves(table, luck):
            table.play(seat, action)
            must(action in twin.legal(seat), "the same seed gave different legal actions")
            twin.play(seat, action)
        must(twin == table, "the same seed and actions gave a different game")
    return "the same seed, the same game"


def setup_forgets(game: Game) -> str:
    """`setup` clears everything left over from an earlier game."""
    for table in tables(game, extra=6):
        fresh = Table(game, table.seats, table.seed, table.options)
        used = played_out(table.copy())
        again = game.State.copy(used._state)
        chance = seeded(table.seed)
        used._engine.begin(again, chance)
        used._state, used._chance, used.actions = again, chance, []
        luck = random.Random(2)
        for seat, action in moves(fresh, luck):
            must(_seen(fresh) == _seen(used), "a used state is set up differently from a fresh one")
            fresh.play(seat, action)
            used.play(seat, action)
        must(_seen(fresh) == _seen(used), "a used state is set up differently from a fresh one")
    return "used states are as good as fresh ones"


def _seen(table: Table) -> list[bytes]:
    everyone = [*range(table.seats), None]
    return [table.seen(seat) for seat in everyone]


def undo_takes_back(game: Game) -> str:
    """Undo restores the state exactly, and undoable actions draw and reveal nothing."""
    count = 0
    for table, seat, action in positions(game):
        twin = table.copy()
        twin.play(seat, action)
        if not twin.undoable(seat):
            continue
        count += 1
        must(Chance.bytes(twin._chance) == Chance.bytes(table._chance), "an undo changes the luck")
        for other in range(table.seats):
            if other != seat:
                must(not twin.undoable(other), "a seat may take back another seat's action")
        twin.undo(seat)
        must(game.State.bytes(twin._state) == game.State.bytes(table._state),
             "taking an action back does not restore the table")  # fmt: skip
        must(Record.parse(str(twin.record())).replay() == twin, "undoing changes the replay")
        _nothing_learnt(game, table, seat, action)
    return f"{count} actions taken back" if count else "nothing can be taken back"


def _nothing_learnt(game: Game, table: Table, seat: int, action: int) -> None:
    """An undoable action shows its seat the same view in every state that fits its knowledge."""
    seen = None
    for number in range(4):
        other = supposed(table, seat, number)
        if action not in other.legal(seat):
            continue
        other.play(seat, action)
        after = other.seen(seat)
        must(seen in (None, after), "an undoable action reveals something to its seat")
        seen = after


def lists_are_wide(game: Game) -> str:
    """Lookup tables hold wide integers, because narrow ones overflow when interpreted.

    32 bits are allowed for large tables in GPU memory; rules read those with `int(...)`.
    """
    home = game.rules.__name__.rpartition(".")[0]
    found = {}
    for name, module in list(sys.modules.items()):
        if name == home or name.startswith(f"{home}."):
            for function in filter(is_rule, vars(module).values()):
                for used in function.__code__.co_names:
                    found[used] = function.__globals__.get(used)
    lists = {name: one for name, one in found.items() if isinstance(one, np.ndarray)}
    for name, one in lists.items():
        must(one.dtype.itemsize >= 4, f"{name} is {one.dtype}; make it int64")
    return f"{len(lists)} lists"


def bots_play_legally(game: Game) -> str:
    """Every bot plays a legal action, and the same one each time it is asked."""
    count = 0
    for table in tables(game, extra=4):
        luck = random.Random(3)
        while table.actors:
            seat = luck.choice(table.actors)
            level = luck.choice([*game.bots, "random"])
            action = table.bot(seat, level)
            must(action in table.legal(seat), f"the {level} bot plays {action}, which is illegal")
            must(table.bot(seat, level) == action, f"asked again, the {level} bot differs")
            try:
                table.play(seat, action)
            except IllegalAction as error:
                raise Broken(str(error)) from error
            count += 1
    return f"{count} decisions"
