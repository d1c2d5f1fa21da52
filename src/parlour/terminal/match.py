"""Match: one game in the terminal, from start to finish."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from textwrap import wrap

from parlour.core import compiling, telling
from parlour.core.engine import engines
from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.fact import Speaker
from parlour.core.rulebook import has_rules
from parlour.features.coaching import coaching
from parlour.policies.guard import Guarded
from parlour.policies.standing_in import Player, stand_in
from parlour.terminal import moves
from parlour.terminal.catalogue import aligned
from parlour.terminal.keeping import Keeper, typed
from parlour.terminal.rules import show_rules
from parlour.terminal.screen import Screen, fitted
from parlour.terminal.seating import Seating, best_level
from parlour.terminal.signals import Signals, Stopped
from parlour.terminal.story import Story, Viewer, ending
from parlour.terminal.text import (
    COMMANDS,
    Refused,
    command_of,
    level_name,
    sentence,
    speaker,
    worded,
)

RECALLED = 4
UNFORESEEN = 70  # EX_SOFTWARE in sysexits.h


class NotNow(Refused, IllegalAction):
    """A command or a move that isn't possible now."""


class Quit(Exception):
    """The player wants to stop."""


class Match:
    """One game in the terminal: the table, its players, and where it is saved."""

    def __init__(
        self,
        story: Story,
        seating: Seating,
        keeper: Keeper,
        screen: Screen,
        signals: Signals,
        about: str,
        flags: Sequence[str] = (),
    ) -> None:
        """`flags` are repeated in the commands that resume or replay the game."""
        self.story, self.table, self.keeper, self.flags = story, story.table, keeper, flags
        self.screen, self.signals, self.about = screen, signals, about
        self.people, self.bots = seating.people, seating.bots
        self.players = {
            name: Player(name, Guarded(spec), self._tell_failure)
            for name, spec in seating.policies.items()
        }
        self._specs = {name: str(spec) for name, spec in seating.policies.items()}
        self.facing: Viewer = self.people[0] if len(self.people) == 1 else None
        self._read = {viewer: len(told) - RECALLED for viewer, told in story.told.items()}
        self._unshown = 0
        self._known: set[str] = set()
        self._lent: set[str] = set()  # levels that a faster level is standing in for
        self._listed = -1  # the move number at which the player listed all moves
        self.say = speaker(story.language)

    def run(self) -> int:
        """Play until the game ends or a player stops."""
        try:
            self._open()
            while self.table.actors:
                self._everyone_once()
            self._close()
        except (Quit, EOFError):
            self._leave()
        except Stopped as stopped:
            self._leave()
            return 128 + stopped.number
        except OSError:
            self._leave()
            raise
        except Exception as error:
            return self._fail(error)
        return 0

    def _everyone_once(self) -> None:
        """Let each seat that may act do so: bots, then the player at the screen, then others."""
        order = [*self.bots, self.facing, *self.people]
        for seat in sorted(self.table.asked, key=order.index):
            self.signals.check()
            if seat not in self.table.asked:
                continue
            if seat in self.bots:
                self._do(seat, self._choice(seat, self.bots[seat]))
            else:
                self._turn(seat)

    def _choice(self, seat: int, level: str) -> int:
        """The action of a bot or a policy."""
        player = self.players.get(level)
        if player is None:
            return self.table.bot(seat, self._level_now(level))
        lowest = stand_in(self.table.game)
        return player.choose(
            self.table.turn(seat), lowest, lambda: self.table.bot(seat, self._level_now(lowest))
        )

    def _tell_failure(self, why: str, level: str) -> None:
        self.screen.say(self.say("policy-failed", why=why, bot=self._called(level)), "wrong")

    def _called(self, level: str) -> str:
        return level_name(self.table.game, level, self.story.language)

    def _level_now(self, level: str) -> str:
        """A bot's level, or the one standing in for it while it compiles in the background."""
        if level == "random":
            return level
        both = engines(self.table.game)
        now = both.level_now(level)
        if now != level and level not in self._lent:
            self._lent.add(level)
            both.beside.want(compiling.bot(level))
            said = self.say("preparing-bot", bot=self._called(level), now=self._called(now))
            self.screen.say(said)
        return now

    def _do(self, seat: int, action: int) -> None:
        self.story.play(seat, action)
        if len(self.people) > 1:
            return
        self._tell(self.facing)
        if self.facing is not None and self.facing not in self.table.asked:
            self._unshown += 1
            news = self._knows() - self._known
            if self.table.actors and (news or self._unshown >= 2 * self.table.seats):
                self._show(self.facing)

    def _knows(self) -> set[str]:
        """The names of the values that the player at the screen can see."""
        return {name for name, value in self.table.view(self.facing).items() if value is not None}

    # The player's turn.

    def _turn(self, seat: int) -> None:
        if not self._passed_to(seat):
            return
        self._tell(seat)
        self._show(seat)
        self._list(seat)
        while not self._answered(seat, self._ask(seat)):
            pass

    def _answered(self, seat: int, said: str) -> bool:
        """Do what was typed; return whether the turn is over."""
        word, _, rest = said.partition(" ")
        command = command_of(word, self.say)
        try:
            if command and (command == "save" or not rest):
                return DEEDS[command](self, seat, rest.strip())
            if not said:
                return False
            self._do(seat, self._meant(seat, said))
        except ParlourError as error:
            self.screen.say(sentence(worded(error, self.say)), "wrong")
            return False
        return True

    def _ask(self, seat: int) -> str:
        alone = len(self.people) == 1
        name = self.say("your-move") if alone else self.say("player", seat=seat)
        last = len(self.table.legal(seat)) if self._numbered(seat) else 0
        numbers = f" (1-{last})" if last > 1 else " (1)" if last else ""
        with self.signals.waiting():
            return self.screen.ask(f"{name}{numbers} > ")

    def _meant(self, seat: int, said: str) -> int:
        """The action that was typed; if players must find moves, errors don't give them away."""
        asks, words = self._asks(seat), self._words(seat)
        if asks is None:
            return moves.meant(said, words, self._numbered(seat))
        assert self.table.game.finding
        found = self.table.game.finding.means(self.table.facts(seat), said, self._speaker(seat))
        if isinstance(found, str):
            raise IllegalAction(found)
        fitting = moves.worded(said, words) if found is None else [found]
        if len(fitting) != 1 or fitting[0] not in words:
            raise NotNow("error-move-hidden")
        return fitting[0]

    def _asks(self, seat: int) -> str | None:
        """The game's own prompt if players must find a move; None if moves are listed."""
        finding, listed = self.table.game.finding, self._listed == len(self.table.actions)
        if finding is None or listed:
            return None
        return finding.asks(self.table.facts(seat), self._speaker(seat))

    def _speaker(self, seat: int) -> Speaker:
        return telling.speaker(self.table.game, self.story.language, seat)

    def _numbered(self, seat: int) -> bool:
        """Whether the moves are listed, and a number means one of them."""
        listed = self._listed == len(self.table.actions)
        hidden = self.table.game.manners.hides_moves(self.table.options) and not listed
        return not hidden and self._asks(seat) is None

    def _words(self, seat: int) -> dict[int, str]:
        return self.table.moves(seat, self.story.language)

    def _hint(self, seat: int, rest: str) -> bool:
        table, level = self.table, self._level_now(best_level(self.table.game))
        action, view = table.bot(seat, level), table.game.View.read(table.look(seat))
        move = table.words(seat, action, self.story.language)
        self.screen.say(self.say("hint", bot=self._called(level), move=move), "yours")
        say = telling.speaker(table.game, self.story.language, seat)
        for why in coaching(table.game).advice(view, action):
            self.screen.say(say(why), "quiet")
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        if not self.table.undoable(seat):
            raise NotNow("error-no-undo")
        self.story.undo(seat)
        self._tell(seat)
        return True

    def _log(self, seat: int, rest: str) -> bool:
        told = self.story.told[seat] or [self.say("nothing-yet")]
        self.screen.say("\n".join(told), "quiet", "  ")
        return False

    def _rules(self, seat: int, rest: str) -> bool:
        game, table = self.table.game, self.table
        if not has_rules(game):
            raise NotNow("error-no-rules", game=game.title)
        show_rules(self.screen, game, table.seats, table.options, self.story.language)
        return False

    def _save(self, seat: int, rest: str) -> bool:
        path = self.keeper.save(rest or None)
        self.screen.say(self.say("saved", file=str(path)), "quiet")
        return False

    def _look(self, seat: int, rest: str) -> bool:
        self._show(seat)
        self._list(seat)
        return False

    def _moves(self, seat: int, rest: str) -> bool:
        self._listed = len(self.table.actions)
        self._list(seat, None)
        return False

    def _help(self, seat: int, rest: str) -> bool:
        listed = "help-listed" if self._numbered(seat) else "help-hidden"
        how = wrap(self._asks(seat) or self.say(listed), self.screen.width - 2)
        rows = [(self._usage(command), self._about(command)) for command in COMMANDS]
        lines = [*how, *aligned(rows, self.screen.width - 2)]
        self.screen.say("\n".join(lines), "quiet", "  ")
        return False

    def _usage(self, command: str) -> str:
        word = self.say(f"command-{command}")
        return f"{word} {self.say('help-file')}" if command == "save" else word

    def _about(self, command: str) -> str:
        if command == "hint":
            return self.say("help-hint", bot=self._called(best_level(self.table.game)))
        return self.say(f"help-{command}")

    def _quit(self, seat: int, rest: str) -> bool:
        if not self.keeper.kept:
            self.keeper.save()
        raise Quit

    # Output.

    def _open(self) -> None:
        self.screen.title(self.table.game.title, self.about)
        if self.people:
            self.screen.say(f"{self._who()} {self.say('type-help')}", "quiet")
        if self.table.actions and len(self.people) == 1:
            self.screen.say(self.say("resumed-after", count=len(self.table.actions)), "quiet")
            self._tell(self.facing)
        if self.facing is not None and self.facing not in self.table.asked:
            self._show(self.facing)

    def _who(self) -> str:
        """Who plays which seat."""
        alone = len(self.people) == 1
        parts = [
            self.say("seated-you", seat=self.people[0])
            if alone
            else self.say("seated-people", seats=[*self.people])
        ]
        for level in dict.fromkeys(self.bots.values()):
            bots = [seat for seat, one in self.bots.items() if one == level]
            parts.append(
                self.say("seated-bots", bot=self._called(level), count=len(bots), seats=bots)
            )
        return " ".join(parts)

    def _passed_to(self, seat: int) -> bool:
        """Hide one player's screen before the next looks; False if the player undoes a move."""
        if len(self.people) == 1 or self.facing == seat:
            return True
        if self.facing is not None:
            self._tell(self.facing)
            undoable = self.table.undoable(self.facing)
            hide = self.say("pass-on", seat=seat, undo=undoable)
            if self._pause(hide) == "undo" and undoable:
                self.story.undo(self.facing)
                return False
            self.screen.clear()
        self._pause(self.say("take-over", seat=seat))
        self.facing = seat
        return True

    def _pause(self, prompt: str) -> str | None:
        """Wait for Enter; returns the command that was typed instead."""
        with self.signals.waiting():
            command = command_of(self.screen.ask(f"{prompt} "), self.say)
        if command == "quit":
            raise Quit
        return command

    def _tell(self, viewer: Viewer) -> None:
        """Print what a viewer has not read yet."""
        told = self.story.told[viewer]
        for line in told[max(0, self._read[viewer]) :]:
            self.screen.say(line, "quiet", "  ")
        self._read[viewer] = len(told)
        self.screen.out.flush()

    def _show(self, seat: int) -> None:
        self.screen.say()
        self.screen.say(self.table.picture(seat, self.story.language), "strong")
        self.screen.say()
        self._unshown, self._known = 0, self._knows() if self.facing == seat else set()

    def _list(self, seat: int, limit: int | None = moves.LISTED) -> None:
        asks = self._asks(seat)
        if asks:
            self.screen.say(asks, "yours")
            return
        if limit is not None and self.table.game.manners.hides_moves(self.table.options):
            self.screen.say(self.say("find-move"), "quiet")
            return
        words = self._words(seat)
        for line in moves.menu(words, self.screen.width, limit):
            self.screen.say(line, "yours")
        if limit is not None and len(words) > limit:
            self.screen.say(self.say("more-moves", count=len(words) - limit), "yours")

    # The end.

    def _close(self) -> None:
        path = self.keeper.rescue(self.say) if self._keeps() else None
        self._tell(self.facing if self.facing in self.story.told else self.people[0])
        self.screen.say()
        viewer = self.facing if len(self.people) == 1 else None
        for line in ending(self.table, viewer, self.story.language):
            self.screen.say(line, "strong")
        if path:
            command = typed("replay", path, *self.flags)
            self.screen.say(self.say("saved-replay", file=str(path), command=command), "quiet")

    def _leave(self) -> None:
        """Save the unfinished game and say how to continue it."""
        if not self._keeps():
            return
        path = self.keeper.target if self.keeper.kept else self.keeper.rescue(self.say)
        if path is None or not self.table.actors:
            return
        with suppress(OSError):
            self.screen.say()
            command = typed(*self._again(path))
            self.screen.say(self.say("saved-continue", file=str(path), command=command))

    def _fail(self, error: Exception) -> int:
        """Save the game after an unexpected error, and say in one line where it is."""
        frames = traceback.extract_tb(error.__traceback__)
        where = f", {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        path = self.keeper.rescue(self.say) if self._keeps() else None
        facts = {"error": type(error).__name__ + where, "file": str(path)}
        if path is None:
            id = "error-unexpected-lost" if self._keeps() else "error-unexpected"
        elif self.table.actors:
            id = "error-unexpected-continue"
            facts["command"] = typed(*self._again(path))
        else:
            id = "error-unexpected-saved"
        with suppress(OSError):
            print(f"parlour: {fitted(self.say(id, **facts), sys.stderr)}", file=sys.stderr)
        return UNFORESEEN

    def _again(self, path: Path) -> list[object]:
        """The arguments that resume this game with the same players."""
        words: list[object] = ["play", "--resume", path]
        words += ["--me", ",".join(map(str, self.people))] if self.people else ["--watch"]
        levels = [self._specs.get(level, level) for level in self.bots.values()]
        if len(set(levels)) == 1:
            words += ["--bot", levels[0]]
        elif levels:
            words += ["--bots", ",".join(levels)]
        return [*words, *self.flags]

    def _keeps(self) -> bool:
        return bool(self.people or self.keeper.target)


DEEDS = {
    "hint": Match._hint,
    "undo": Match._undo,
    "log": Match._log,
    "save": Match._save,
    "look": Match._look,
    "rules": Match._rules,
    "moves": Match._moves,
    "help": Match._help,
    "quit": Match._quit,
}
