"""Text: the terminal's sentences in the user's language, and errors that are worded later."""

from __future__ import annotations

from typing import Any

from parlour.core import telling
from parlour.core.errors import ParlourError
from parlour.core.fact import Speaker
from parlour.core.game import Game
from parlour.core.language import DEFAULT, program
from parlour.terminal.screen import SPELT_OUT
from parlour.text.audience import Audience

COMMANDS = ("hint", "look", "moves", "log", "rules", "undo", "save", "quit", "help")
PLAIN_LETTERS = str.maketrans(SPELT_OUT)


def speaker(language: str = DEFAULT, seat: int | None = None) -> Speaker:
    """A speaker for the terminal's messages that addresses a seat."""
    return Speaker(program("terminal", language), Audience(seat))


class Refused(ParlourError):
    """An error with a message of the terminal's catalogue: its id and arguments."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id, self.given = id, args

    def __str__(self) -> str:
        return self.lines()[0]

    def lines(self, language: str = DEFAULT) -> tuple[str, ...]:
        """The error in a language."""
        return (speaker(language)(self.id, **self.given),)


def worded(error: Exception, say: Speaker) -> str:
    """An error in the speaker's language, as far as it has a message there."""
    if isinstance(error, ParlourError):
        return "; ".join(error.lines(say.catalogue.language))
    return str(error)


def level_name(game: Game, level: str, language: str = DEFAULT) -> str:
    """A bot level's name; policies have only their own."""
    id = f"bot-level-{level}"
    name = telling.text(game, id, language)
    return level if name == id else name


def sentence(text: str) -> str:
    """A text as a sentence, with a capital and a full stop."""
    text = text.rstrip(".")
    return text[:1].upper() + text[1:] + "."


def command_of(word: str, say: Speaker) -> str | None:
    """The command that a word means, in English or in the speaker's language."""
    typed = plain(word)
    if typed == "?":
        return "help"
    return next((one for one in COMMANDS if typed in (one, plain(say(f"command-{one}")))), None)


def plain(text: str) -> str:
    """A text in lower case and with plain letters, to compare what was typed."""
    return text.lower().translate(PLAIN_LETTERS)
