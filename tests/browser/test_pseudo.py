"""Nothing on the screen is worded outside the catalogues.

The app's catalogues are changed on their way to the browser: every message starts and ends with a
mark. The tours then look for letters that aren't between marks. The marks are spaces that nothing
else uses, so the tours find buttons by their names as always.
"""

from __future__ import annotations

import calendar
import json
import re
from collections.abc import Callable, Iterator

import pytest
from fluent.syntax import ast, parse, serialize
from playwright.sync_api import Route

import parlour
from parlour.core import telling
from tests.browser.house import DESK, ROOT, Guest
from tests.browser.tour import TOURS

Come = Callable[..., Guest]
START, END = "\u2005", "\u2006"
CATALOGUE = re.compile(r"var (\w+)=`(.*)`;(export.*)", re.DOTALL)
TEXTS = """() => {
  const told = [document.body.innerText, document.title]
  for (const one of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    if (one.checkVisibility())
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        if (one.hasAttribute(name)) told.push(one.getAttribute(name))
  return told
}"""
NAMES = {
    "Parlour", "Ada", "Ben", "English", "Norsk", "bokmål", "Deutsch",
    "Wren", "Moss", "Lark", "Reed", "Fern", "Finch", "Sage", "Rook",
}  # fmt: skip
SIGNS = re.compile(
    r"https?://\S+|\S*/\S*|parlour lab .*|parlour serve --lan.*"
    r"|\b[A-Z]-?\d+\b|\b[A-Za-z]\b|\b\d+(?:min|h|s|ms)\b"
)
"""Addresses and commands, the codes of cells and puzzles, letters on cards, and times."""
WORD = re.compile(r"[^\W\d_]+")
WEEKLY = ROOT / "src" / "parlour" / "games" / "synergy" / "weekly.json"
MISSIONS = set(WORD.findall(" ".join(re.findall(r'"name": "(.*)"', WEEKLY.read_text()))))
"""What the missions of the week are called in all languages."""
DATES = {*calendar.day_name, *(day[:2] for day in calendar.day_name), *calendar.month_name}
"""What browsers call days and months."""
TITLES = {word for name in parlour.list_games() for word in WORD.findall(parlour.game(name).title)}


def marked(source: str) -> str:
    """Return a catalogue whose messages start and end with marks."""
    tree = parse(source)
    for entry in tree.body:
        if isinstance(entry, ast.Message):
            for one in (entry, *entry.attributes):
                if one.value:
                    elements = one.value.elements
                    elements.insert(0, ast.Placeable(ast.StringLiteral(START)))
                    elements.append(ast.Placeable(ast.StringLiteral(END)))
    return serialize(tree)


def marked_parts(source: str) -> str:
    """Return the texts of the home page, which are already parsed, with marks."""
    texts = json.loads(source)
    for id, parts in texts.items():
        texts[id] = [START, *([parts] if isinstance(parts, str) else parts), END]
    return json.dumps(texts)


def without_summaries(text: str) -> str:
    """Leave out what the home page says about each game; that is generated from the catalogues."""
    for name in parlour.list_games():
        for id in ("game-summary", "game-credits"):
            text = text.replace(telling.text(parlour.game(name), id), " ")
    return text


def in_code(text: str) -> list[str]:
    """Return the words outside marks, except names and signs."""
    outside, depth = [], 0
    for letter in text:
        depth += (letter == START) - (letter == END)
        outside.append(" " if depth else letter)
    words = WORD.findall(SIGNS.sub(" ", without_summaries("".join(outside))))
    return [word for word in words if word not in NAMES | TITLES | MISSIONS | DATES]


def mark_catalogues(route: Route) -> None:
    """Mark the messages of a script that is a catalogue."""
    answer = route.fetch()
    found = CATALOGUE.fullmatch(answer.text().strip())
    if not found:
        route.fulfill(response=answer)
        return
    name, literal, rest = found.groups()
    source = re.sub(r"\\([`$\\])", r"\1", literal)
    worded = marked_parts(source) if source.startswith("{") else marked(source)
    route.fulfill(response=answer, body=f"var {name}={json.dumps(worded)};{rest}")


def without_rules(route: Route) -> None:
    """Leave out the rules, which come from the server; what is around them is looked at."""
    route.fulfill(json={"sections": [], "text": "", "plain": ""})


def without_strangers(route: Route) -> None:
    """Leave out the open tables of other tests, which have names in them."""
    if route.request.method == "GET":
        route.fulfill(json=[])
    else:
        route.continue_()


def in_pseudo(one: Guest) -> Guest:
    one.context.route("**/assets/*.js", mark_catalogues)
    one.context.route("**/api/games/*/rules/*", without_rules)
    one.context.route(re.compile(r"/api/tables(\?|$)"), without_strangers)
    return one


def test_marks_are_around_every_message_and_nothing_else() -> None:
    source = "one = Two { $three ->\n    [x] four\n   *[other] five\n }\n    .about = Six\n"
    assert marked(source).count(START) == marked(source).count(END) == 2  # "one", ".about"
    assert in_code(f"{START}Play {START}a card{END}{END} now, Ada: A-01") == ["now"]


@pytest.mark.soak
@pytest.mark.parametrize("tour", TOURS)
def test_no_screen_has_words_in_its_code(guest: Come, tour: str) -> None:
    one, found = in_pseudo(guest(viewport=DESK, settings={"name": "Ada"})), dict[str, list[str]]()
    for screen in TOURS[tour](one):
        one.page.wait_for_timeout(300)
        texts: Iterator[str] = iter(one.page.evaluate(TEXTS))
        words = [word for text in texts for word in in_code(text)]
        if words:
            found[screen] = sorted(set(words))
    assert found == {}, json.dumps(found, ensure_ascii=False)
