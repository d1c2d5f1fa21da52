"""parlour review: what each decision in a finished game cost, and what a strong player would do."""

from __future__ import annotations

import sys
from argparse import Namespace

import msgspec

from parlour.coach.playouts import PART, is_ready
from parlour.coach.result import Cost, Decision, Review
from parlour.coach.review import review as reviewed
from parlour.core import telling
from parlour.core.engine import engines
from parlour.core.game import Game
from parlour.core.rule import PLAIN
from parlour.core.table import Record
from parlour.features.coaching import CHANCE, POINTS
from parlour.terminal.keeping import read_record, replayed
from parlour.terminal.screen import Screen
from parlour.terminal.seating import BadChoice
from parlour.terminal.text import Refused, level_name, speaker

MOST = 3
SHARES = 100.0


class NotOver(Refused):
    """The game to review is still running."""


def review(args: Namespace) -> int:
    """Review a saved game."""
    record = read_record(args.file)
    if not 0 <= args.seat < record.seats:
        raise BadChoice("error-seat", last=record.seats - 1, seat=args.seat)
    table = replayed(args.file, record)
    if table.result is None:
        raise NotOver("error-review-running", file=args.file)
    found = _made(table.game, record, args.seat)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        _Report(table.game, found, args.lang).show(args.most or MOST)
    return 0


def _made(game: Game, record: Record, seat: int) -> Review:
    """The review at full speed: interpreted games would take minutes."""
    if not PLAIN and not is_ready(game):
        print(f"{game.title}: compiling its coach, once ...", file=sys.stderr, flush=True)
        engines(game).load(PART)
    return reviewed(record, seat)


class _Report:
    """A review on a screen."""

    def __init__(self, game: Game, found: Review, language: str) -> None:
        self.game, self.found, self.language = game, found, language
        self.say = speaker(language, found.seat)
        self.moves = telling.speaker(game, language, found.seat, variant="coach")
        self.screen = Screen()
        self.bot = level_name(game, found.level, language)

    def show(self, most: int) -> None:
        """Print everything."""
        found, say = self.found, self.say
        self.screen.title(self.game.title, say("review-of", seat=found.seat))
        chance, error = SHARES * found.deal.chance, 2 * SHARES * found.deal.error
        deal = {"won": found.won, "bot": self.bot, "percent": round(chance)}
        self.screen.say(say("review-deal", **deal, error=round(error)))
        self.screen.say(say("review-agreed", agreed=found.agreed, count=len(found.decisions)))
        costly = found.costliest[:most]
        self.screen.say()
        self.screen.say(say("review-costliest" if costly else "review-nothing"), "strong")
        for rank, decision in enumerate(costly, 1):
            self._decision(rank, decision)
        if costly:
            self.screen.say()
            self.screen.say(self._how(), "quiet")
        if found.known:
            self.screen.say()
            self.screen.say(say("review-known"), "strong")
        for known in found.known:
            text = self.moves(known.fact)
            self.screen.say(say("review-known-at", number=known.at + 1, text=text), "", "  ")

    def _decision(self, rank: int, one: Decision) -> None:
        assert one.cost
        number, moves = one.at + 1, self.moves
        chosen = self.say("review-chosen", number=number, move=moves(one.move))
        self.screen.say(f"{rank}. {chosen}", "yours", "  ")
        coach = self.say("review-coach", move=moves(one.best_move))
        self.screen.say(f"{coach} {self._cost(one.cost)}", "", "     ")
        for why in one.advice:
            self.screen.say(moves(why), "quiet", "     ")

    def _cost(self, cost: Cost) -> str:
        value, error = _figures(cost, self.language)
        return self.say("review-cost", unit=cost.unit, value=value, error=error)

    def _how(self) -> str:
        if self.found.unit == CHANCE:
            return self.say("review-estimated", games=self.found.worlds, bot=self.bot)
        return self.say("review-exact")


def _figures(cost: Cost, language: str) -> tuple[str, str]:
    """A cost and twice its standard error; the latter is "none" if there is none."""
    scale = 1.0 if cost.unit == POINTS else SHARES
    error = _number(2 * scale * cost.error, language) if cost.error else "none"
    return _number(scale * cost.value, language), error


def _number(value: float, language: str) -> str:
    """A number with one digit after the point, as the language writes it."""
    text = f"{value:.1f}"
    return text if language == "en" else text.replace(".", ",")
