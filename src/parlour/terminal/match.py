"""Match: one game in the terminal, from start to finish."""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress
from pathlib import Path
from textwrap import wrap

from parlour.core import compiling
from parlour.core.engine import engines
from parlour.core.errors import IllegalAction, ParlourError
from parlour.terminal import moves
from parlour.terminal.keeping import Keeper, typed
from parlour.terminal.screen import Screen
from parlour.terminal.seating import Seating, best_level
from parlour.terminal.signals import Signals, Stopped
from parlour.terminal.story import Story, Viewer, counted, ending, seats_named

HELP = """\
{how}
hint       show what the {best} bot would do in your place
look       show the table again
moves      list every move you can make
log        show what has happened so far
rules      show the rules of this game
undo       take back your last move, if the game allows it
save FILE  save the game to a file and keep playing
quit       save the game to a file and stop; Ctrl-C and Ctrl-D do the same
help       show this list"""
NUMBERS = """\
Type a move's number, its words, or enough of its words to tell it from others.
A bare number always means a number from the list; to name a card, add the word or the sign."""
HIDDEN = "Type a move's words, or enough of them to tell it from others. Type moves to list all."
RECALLED = 4
UNFORESEEN = 70  # EX_SOFTWARE in sysexits.h


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
    ) -> None:
        self.story, self.table, self.keeper = story, story.table, keeper
        self.screen, self.signals, self.about = screen, signals, about
        self.people, self.bots = seating.people, seating.bots
        self.facing: Viewer = self.people[0] if len(self.people) == 1 else None
        self._read = {viewer: len(told) - RECALLED for viewer, told in story.told.items()}
        self._unshown = 0
        self._known: set[str] = set()
        self._lent: set[str] = set()  # levels that a faster level is standing in for
        self._listed = -1  # the move number at which the player listed all moves

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
                self._do(seat, self.table.bot(seat, self._level_now(self.bots[seat])))
            else:
                self._turn(seat)

    def _level_now(self, level: str) -> str:
        """A bot's level, or the one standing in for it while it compiles in the background."""
        if level == "random":
            return level
        both = engines(self.table.game)
        now = both.level_now(level)
        if now != level and level not in self._lent:
            self._lent.add(level)
            both.beside.want(compiling.bot(level))
            self.screen.say(
                f"Preparing the {level} bot in the background; the {now} bot plays until then."
            )
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
        command, _, rest = said.partition(" ")
        command = command.lower()
        try:
            if command in COMMANDS and (command == "save" or not rest):
                return COMMANDS[command](self, seat, rest.strip())
            if not said:
                return False
            self._do(seat, self._meant(seat, said))
        except ParlourError as error:
            self.screen.say(_sentence(error), "wrong")
            return False
        return True

    def _ask(self, seat: int) -> str:
        name = "Your move" if len(self.people) == 1 else f"Seat {seat}"
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
        found = self.table.game.finding.means(self.table.facts(seat), said)
        if isinstance(found, str):
            raise IllegalAction(found)
        fitting = moves.worded(said, words) if found is None else [found]
        if len(fitting) != 1 or fitting[0] not in words:
            raise IllegalAction(
                "that isn't a move you can make now; type look, help, or moves to list them all"
            )
        return fitting[0]

    def _asks(self, seat: int) -> str | None:
        """The game's own prompt if players must find a move; None if moves are listed."""
        finding, listed = self.table.game.finding, self._listed == len(self.table.actions)
        return finding.asks(self.table.facts(seat)) if finding and not listed else None

    def _numbered(self, seat: int) -> bool:
        """Whether the moves are listed, and a number means one of them."""
        listed = self._listed == len(self.table.actions)
        hidden = self.table.game.manners.hides_moves(self.table.options) and not listed
        return not hidden and self._asks(seat) is None

    def _words(self, seat: int) -> dict[int, str]:
        return {action: self.table.words(seat, action) for action in self.table.legal(seat)}

    def _hint(self, seat: int, rest: str) -> bool:
        level = self._level_now(best_level(self.table.game))
        advice = self.table.words(seat, self.table.bot(seat, level))
        self.screen.say(f"The {level} bot would {advice}.", "yours")
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        self.story.undo(seat)
        self._tell(seat)
        return True

    def _log(self, seat: int, rest: str) -> bool:
        told = self.story.told[seat] or ["Nothing has happened yet."]
        self.screen.say("\n".join(told), "quiet", "  ")
        return False

    def _rules(self, seat: int, rest: str) -> bool:
        path = Path(str(self.table.game.rules.__file__)).with_name("RULES.md")
        if not path.exists():
            raise ParlourError(f"{self.table.game.title} has no RULES.md to show")
        for line in path.read_text(encoding="utf-8").splitlines():
            self.screen.say("\n".join(wrap(line, self.screen.width) or [""]), "quiet")
        return False

    def _save(self, seat: int, rest: str) -> bool:
        path = self.keeper.save(rest or None)
        self.screen.say(f"Saved to {path}.", "quiet")
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
        how = self._asks(seat) or (NUMBERS if self._numbered(seat) else HIDDEN)
        self.screen.say(HELP.format(how=how, best=best_level(self.table.game)), "quiet", "  ")
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        if not self.keeper.kept:
            self.keeper.save()
        raise Quit

    # Output.

    def _open(self) -> None:
        self.screen.title(self.table.game.title, self.about)
        if self.people:
            self.screen.say(f"{self._who()} Type help for the commands.", "quiet")
        if self.table.actions and len(self.people) == 1:
            done = counted(len(self.table.actions), "move")
            self.screen.say(f"Resumed after {done}. The latest:", "quiet")
            self._tell(self.facing)
        if self.facing is not None and self.facing not in self.table.asked:
            self._show(self.facing)

    def _who(self) -> str:
        """Who plays which seat."""
        seats = seats_named(self.people)
        alone = len(self.people) == 1
        parts = [f"You are {seats.lower()}." if alone else f"{seats} are people at this screen."]
        for level in dict.fromkeys(self.bots.values()):
            bots = [seat for seat, one in self.bots.items() if one == level]
            verb = "are" if len(bots) > 1 else "is"
            parts.append(f"{seats_named(bots)} {verb} played by the {level} bot.")
        return " ".join(parts)

    def _passed_to(self, seat: int) -> bool:
        """Hide one player's screen before the next looks; False if the player undoes a move."""
        if len(self.people) == 1 or self.facing == seat:
            return True
        if self.facing is not None:
            self._tell(self.facing)
            undoable = self.table.undoable(self.facing)
            hide = f"Press Enter to hide this, then pass to seat {seat}{', or undo' * undoable}. "
            if self._pause(hide) == "undo" and undoable:
                self.story.undo(self.facing)
                return False
            self.screen.clear()
        self._pause(f"Seat {seat}: press Enter when only you can see the screen. ")
        self.facing = seat
        return True

    def _pause(self, prompt: str) -> str:
        with self.signals.waiting():
            said = self.screen.ask(prompt).lower()
        if said == "quit":
            raise Quit
        return said

    def _tell(self, viewer: Viewer) -> None:
        """Print what a viewer has not read yet."""
        told = self.story.told[viewer]
        for line in told[max(0, self._read[viewer]) :]:
            self.screen.say(line, "quiet", "  ")
        self._read[viewer] = len(told)
        self.screen.out.flush()

    def _show(self, seat: int) -> None:
        self.screen.say()
        self.screen.say(self.table.picture(seat), "strong")
        self.screen.say()
        self._unshown, self._known = 0, self._knows() if self.facing == seat else set()

    def _list(self, seat: int, limit: int | None = moves.LISTED) -> None:
        asks = self._asks(seat)
        if asks:
            self.screen.say(asks, "yours")
            return
        if limit is not None and self.table.game.manners.hides_moves(self.table.options):
            self.screen.say("Find a move yourself, or type moves to list them all.", "quiet")
            return
        for line in moves.menu(self._words(seat), self.screen.width, limit):
            self.screen.say(line, "yours")

    # The end.

    def _close(self) -> None:
        path = self.keeper.rescue() if self._keeps() else None
        self._tell(self.facing if self.facing in self.story.told else self.people[0])
        self.screen.say()
        for line in ending(self.table):
            self.screen.say(line, "strong")
        if path:
            self.screen.say(f"Saved to {path}. To replay it: {typed('replay', path)}", "quiet")

    def _leave(self) -> None:
        """Save the unfinished game and say how to continue it."""
        if not self._keeps():
            return
        path = self.keeper.target if self.keeper.kept else self.keeper.rescue()
        if path is None or not self.table.actors:
            return
        with suppress(OSError):
            self.screen.say()
            self.screen.say(f"Saved to {path}. To continue: {typed(*self._again(path))}")

    def _fail(self, error: Exception) -> int:
        """Save the game after an unexpected error, and say in one line where it is."""
        frames = traceback.extract_tb(error.__traceback__)
        where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        what = f"an unexpected error ended the game ({type(error).__name__}{where})"
        path = self.keeper.rescue() if self._keeps() else None
        if path is None:
            then = "; it couldn't be saved" if self._keeps() else ""
        elif self.table.actors:
            then = f"; it is saved to {path}, so continue with {typed(*self._again(path))}"
        else:
            then = f"; it is saved to {path}"
        with suppress(OSError):
            print(f"parlour: {what}{then}", file=sys.stderr)
        return UNFORESEEN

    def _again(self, path: Path) -> list[object]:
        """The arguments that resume this game with the same players."""
        words: list[object] = ["play", "--resume", path]
        words += ["--me", ",".join(map(str, self.people))] if self.people else ["--watch"]
        levels = list(self.bots.values())
        if len(set(levels)) == 1:
            return [*words, "--bot", levels[0]]
        return [*words, "--bots", ",".join(levels)] if levels else words

    def _keeps(self) -> bool:
        return bool(self.people or self.keeper.target)


COMMANDS = {
    "hint": Match._hint,
    "undo": Match._undo,
    "log": Match._log,
    "save": Match._save,
    "look": Match._look,
    "rules": Match._rules,
    "moves": Match._moves,
    "help": Match._help,
    "?": Match._help,
    "quit": Match._quit,
}


def _sentence(error: Exception) -> str:
    text = str(error).rstrip(".")
    return text[:1].upper() + text[1:] + "."
