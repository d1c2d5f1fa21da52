"""Think Str8! in a real browser: whole games, the pad, keyboard, touch, a lesson."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from signal import SIGCONT, SIGKILL, SIGSTOP
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.house import MOVE_MS, PHONE, Guest, violations, wait_until_still
from tests.operating.conftest import Server

Come = Callable[..., Guest]
PATIENCE_S = 300.0
COLOURS = range(6)
NAMES = ("blue", "green", "yellow", "purple", "red", "grey")
FINAL = ".final:not(:has(.number.on))"
ROUND = [".actions .brass:enabled", ".tokens .may:enabled", ".own .may:enabled"]
MOVES = [*ROUND, FINAL]
WATCH = """() => {
  window.heard = []
  new MutationObserver(() => {
    const words = document.querySelector('.actions .sentence')?.textContent
    if (words && window.heard.at(-1) !== words) window.heard.push(words)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""

STEP = r"""() => {
  window.steps = []
  const said = new Set()
  const texts = (what) => [...document.querySelectorAll(what)].map((node) => node.textContent)
  new MutationObserver(() => {
    for (const line of texts('[role=log] p')) if (/ bet on \d/.test(line)) said.add(line)
    window.steps.push({
      shown: texts('.actions .sentence')[0] ?? '',
      logged: texts('.side li .unseen').filter(Boolean).length,
      said: said.size,
      phase: texts('header .phase')[0] ?? '',
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""  # on every change: the result on the board, and the number of results in the log and announced

READ = """() => {
  const [all, app] = [new Set(), document.querySelector('#app')]
  const look = () => {
    const walk = document.createTreeWalker(app, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) all.add(walk.currentNode.data.trim())
    for (const node of document.querySelectorAll('[aria-label]')) all.add(node.ariaLabel)
  }
  const all_of_it = { subtree: true, childList: true, characterData: true }
  new MutationObserver(look).observe(document.body, all_of_it)
  window.read = () => (look(), [...all])
}"""  # every text that ever appeared

AREAS = [(720, 270), (560, 300), (340, 480), (340, 390)]  # the least that a page gives to a board
FITS = (Path(__file__).parent / "fits.js").read_text()


def against_bots(one: Guest, bots: int = 1, **options: Any) -> Page:
    """Start a table with this guest in seat 0, at the bottom of the first stack."""
    one.begin(
        seat=0,
        game="think-str8",
        seats=bots + 1,
        options={"initial_stack": "seat", **options},
        bots={str(seat): "easy" for seat in range(1, bots + 1)},
    )
    one.page.locator(".board").wait_for()
    return one.page


def together(*guests: Guest, **options: Any) -> str:
    """Start a table without bots."""
    table, link = guests[0].make(
        game="think-str8", seats=len(guests), options={"initial_stack": "seat", **options}
    )
    for n, one in enumerate(guests):
        one.sit(link, f"Person {n}")
    guests[0].page.get_by_role("button", name="Start the game").click()
    for one in guests:
        one.page.locator(".board").wait_for()
    return table


def cell(page: Page, colour: int, value: int) -> Locator:
    """Return a number's cell on the pad."""
    return page.locator(f".pad [data-cell='{colour}.{value}']")


def open_cells(page: Page, colour: int) -> Locator:
    """Return the cells of a colour that aren't black."""
    return page.locator(f".pad [data-cell^='{colour}.']:not(.black)")


def bet_on_all(page: Page) -> None:
    """Choose a number for each colour and place the bets."""
    for colour in COLOURS:
        page.locator(f".final .number:not(.black)[data-cell^='{colour}.']").first.click()
    page.locator(".final .row .brass").click()


def move(one: Guest, moves: list[str] = MOVES) -> bool:
    """Make the next move, if there is one."""
    page = one.page
    found = page.evaluate(
        "(all) => all.find((one) => document.querySelector(one)?.checkVisibility())", moves
    )
    if found == FINAL:
        bet_on_all(page)
        return True
    return bool(found) and one.press(found)


def play_until(
    done: Callable[[], bool], *guests: Guest, moves: dict[Guest, list[str]] | None = None
) -> None:
    """Play in turn until a condition holds."""
    ends = time.monotonic() + PATIENCE_S
    for one in cycle(guests):
        if done():
            return
        assert time.monotonic() < ends, "it never came to that"
        if not move(one, (moves or {}).get(one, MOVES)):
            one.page.wait_for_timeout(20)


def shown(page: Page, selector: str) -> Callable[[], bool]:
    return lambda: page.locator(selector).count() > 0


def play_to(selector: str, one: Guest, *others: Guest) -> None:
    """Play until a selector is on this guest's screen, and don't move there after that."""
    before = [f"body:not(:has({selector})) {what}" for what in ROUND]
    play_until(shown(one.page, selector), *others, one, moves={one: before})


def play_to_the_last_bets(page: Page, *guests: Guest) -> None:
    """Play until this page asks for the final bets, before anyone has placed theirs."""
    play_until(shown(page, ".final"), *guests, moves=dict.fromkeys(guests, ROUND))


@pytest.mark.soak
def test_four_people_play_a_whole_game(guest: Come) -> None:
    guests = [guest() for _ in range(4)]
    together(*guests, rounds=2)
    for seat, one in enumerate(guests):
        racks = one.page.locator(".rack")
        expect(racks).to_have_count(3)
        names = [rack.get_attribute("aria-label") or "" for rack in racks.all()]
        assert not any(f"Person {seat}" in name or "hidden" in name for name in names)
        assert one.page.locator(".own .back").count() == 6
    dialogs = [one.page.get_by_role("dialog") for one in guests]
    play_until(lambda: all(dialog.is_visible() for dialog in dialogs), *guests)
    said = [dialog.get_by_role("heading", level=2).inner_text() for dialog in dialogs]
    assert sum(words == "You won!" for words in said) == 1, said
    lists = [dialog.locator("ol").last.inner_text() for dialog in dialogs]
    scores = {text.replace("You", f"Person {seat}") for seat, text in enumerate(lists)}
    assert len(scores) == 1
    for one in guests:
        one.page.keyboard.press("Escape")
        assert one.page.locator(".own .back").count() == 0


def test_results_come_one_after_another(guest: Come) -> None:
    one, two = guest(settings={"pace": "quick"}), guest()
    together(one, two, rounds=1, exchange="off")
    one.page.evaluate(WATCH)
    play_to_the_last_bets(one.page, one, two)
    heard = one.page.evaluate("window.heard")
    assert heard[0] == "All bets are revealed."
    assert [words.partition(" bet on ")[0] for words in heard[1:]] == ["Person 1", "You"]


def test_a_grey_die_only_waits_for_its_new_colour(guest: Come) -> None:
    """Without grey cards it has to be turned, so nobody needs to choose it first."""
    one = guest(viewport=PHONE, has_touch=True)
    page, targets = one.page, one.page.locator(".dice .target")
    for _ in range(30):  # until grey is thrown, as it is in 91 of 216 throws
        one.begin(seat=1, game="think-str8", seats=2, bots={"0": "easy"},
                  options={"initial_stack": "seat", "intro": True})  # fmt: skip
        page.locator(".actions .brass:enabled").or_(targets).first.wait_for()
        if targets.count():
            break
    greys = page.locator(".space.out .die")
    before = greys.count()
    expect(page.get_by_text("There are no grey cards")).to_be_visible()
    expect(targets).to_have_count(5)
    targets.first.tap()
    expect(greys).to_have_count(before - 1)


@pytest.mark.soak
def test_the_log_and_the_voice_keep_step_with_the_results(guest: Come) -> None:
    one, two = guest(settings={"pace": "quick"}), guest()
    together(one, two, rounds=1, exchange="off")
    for page in (one.page, two.page):
        page.evaluate(STEP)
    play_to_the_last_bets(one.page, one, two)
    for page in (one.page, two.page):  # the other one was told immediately
        page.wait_for_function("() => Math.min(steps.at(-1).logged, steps.at(-1).said) === 2")
    assert not any(step["shown"] for step in two.page.evaluate("window.steps"))
    steps: list[dict[str, Any]] = one.page.evaluate("window.steps")
    order = ["All bets are revealed.", "Person 1", "You"]
    begun = next(n for n, step in enumerate(steps) if step["shown"])
    for step in steps[:begun]:
        assert (step["logged"], step["said"]) == (0, 0), step
    kept: set[tuple[int, int, int]] = set()
    for step in steps[begun:]:
        if step["shown"]:
            most = order.index(step["shown"].partition(" bet on ")[0])
            assert max(step["logged"], step["said"]) <= most, step
            assert step["phase"] == "Round 1 of 1", step
            kept.add((most, step["logged"], step["said"]))
    assert {(0, 0, 0), (1, 1, 1), (2, 2, 2)} <= kept


@pytest.mark.soak
def test_the_level_of_help_stands_beside_the_name(guest: Come) -> None:
    one, two = guest(), guest()
    together(one, two, assist_max=2)
    page = one.page
    mine, others = page.locator(".mine .tag .note"), page.locator("[data-holder='1'] .note")
    expect(mine).to_have_text("pad: logic")
    expect(others).to_have_text("pad: logic")
    page.get_by_label("Help on the pad").select_option("1")
    expect(mine).to_have_text("pad: bookkeeping")
    expect(others).to_have_text("pad: logic")
    expect(two.page.locator("[data-holder='0'] .note")).to_have_text("pad: bookkeeping")
    two.page.reload()
    expect(two.page.locator("[data-holder='0'] .note")).to_have_text("pad: logic at most")


@pytest.mark.soak
def test_a_whole_game_in_norwegian_has_no_english_left(guest: Come) -> None:
    one = guest(settings={"language": "nb"})
    page = against_bots(one, bots=1, rounds=1, assist_max=3)
    expect(page.get_by_role("heading", name="Notatblokk")).to_be_visible()
    page.locator(".pad .cell.black").first.click()
    expect(page.locator(".pad .why")).to_contain_text(" har ")
    page.evaluate(READ)
    dialog = page.get_by_role("dialog")
    play_until(lambda: dialog.is_visible(), one)
    expect(dialog).to_contain_text("Sluttips")
    read: list[str] = page.evaluate("window.read()")
    assert any("legger brikken din på" in text for text in read)
    english = re.compile(r"\b(the|you|your|bets?|dice|tokens?|round|takes?|card|points?)\b", re.I)
    assert not [text for text in read if english.search(text)]


def test_the_pads_marks_survive_and_are_nobody_elses(guest: Come, server: Server) -> None:
    one, two = guest(), guest()
    table = together(one, two)
    page = one.page
    first, second = open_cells(page, 0).nth(0), open_cells(page, 0).nth(1)
    crossed, pencilled = first.get_attribute("data-cell"), second.get_attribute("data-cell")
    first.click()
    expect(first).to_have_class(re.compile("cross"))
    second.click(delay=600)
    expect(second).to_have_class(re.compile("pencil"))

    def kept(shown: Page) -> None:
        expect(shown.locator(f".pad [data-cell='{crossed}']")).to_have_class(re.compile("cross"))
        expect(shown.locator(f".pad [data-cell='{pencilled}']")).to_have_class(re.compile("pencil"))
        expect(shown.locator(".pad .cell.cross, .pad .cell.pencil")).to_have_count(2)

    page.reload()
    kept(page)
    other_tab = one.context.new_page()
    other_tab.goto(f"/table/{table}")
    kept(other_tab)
    third = open_cells(other_tab, 3).first
    third.click()
    expect(page.locator(f".pad [data-cell='{third.get_attribute('data-cell')}']")).to_have_class(
        re.compile("cross")
    )
    third.click()
    other_tab.close()
    server.stop(SIGKILL)
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    kept(page)
    server.start()
    expect(page.locator("[data-standing=open]")).to_be_attached()
    kept(page)
    assert two.page.locator(".pad .cell.cross, .pad .cell.pencil").count() == 0
    for guest_ in (one, two):
        guest_.wrong.clear()


@pytest.mark.soak
def test_a_black_cell_says_why_and_cannot_be_marked(guest: Come) -> None:
    page = against_bots(guest(), bots=1)
    expect(page.locator(".pad .cell.black")).to_have_count(18)
    black = page.locator(".pad .cell.black").first
    black.click()
    expect(page.locator(".pad .why")).to_contain_text(re.compile(r" has \w+ \d\."))
    expect(black).to_have_class(re.compile("black"))


def test_an_exchange_rubs_a_colour_out(guest: Come) -> None:
    one, two = guest(), guest()
    together(one, two, rounds=4)
    page = one.page
    cross = {colour: open_cells(page, colour).first for colour in COLOURS}
    for mark in cross.values():
        mark.click()
    expect(page.locator(".pad .cell.cross")).to_have_count(6)
    _play_to_own_exchange(one, two)
    card = page.locator(".own .may").last
    given = next(n for n, name in enumerate(NAMES) if name in card.inner_text())
    card.click()
    expect(page.locator(f".pad [data-cell^='{given}.'].cross")).to_have_count(0)
    assert page.locator(".pad .cell.cross").count() >= 3  # the others stay, or have been seen since
    expect(page.locator(".pad .rows .gone").first).to_be_visible()


def _play_to_own_exchange(one: Guest, two: Guest) -> None:
    """Play until the first guest has to give up a card; they always bet on the least likely end."""
    for _ in range(300):
        if one.page.locator(".own .may").count():
            return
        if one.page.locator(".actions .step").count():
            with suppress(TimeoutError):
                one.page.get_by_role("slider").press("Home", timeout=MOVE_MS)
                one.page.keyboard.press("Enter")
        else:
            move(one)
        if not move(two):
            one.page.wait_for_timeout(30)
    raise AssertionError("nobody was ever wrong")


def test_a_row_of_the_pad_shows_its_dice_and_range(guest: Come) -> None:
    one, two = guest(), guest()
    together(one, two, rounds=3, exchange="off")
    page = one.page
    play_until(shown(page, ".pad .line:not(.blank)"), one, two)
    page.locator(".pad .line:not(.blank)").first.click()
    expect(page.locator(".pad .line.on")).to_have_count(1)
    assert page.locator(".space.looked").count() >= 1
    assert page.locator(".bet .cell.told").count() >= 1


@pytest.mark.soak
def test_help_goes_as_far_as_the_table_allows(guest: Come) -> None:
    one = guest()
    page = against_bots(one, assist_max=1)
    levels = page.get_by_label("Help on the pad")
    expect(levels.locator("option")).to_have_count(2)
    levels.select_option("0")
    page.get_by_label("Your note for round 1", exact=True).fill("less than nine")
    page.reload()
    expect(page.get_by_label("Your note for round 1", exact=True)).to_have_value("less than nine")
    page = against_bots(one, assist_max=3)
    expect(levels).to_have_value("3")  # a new table starts with all that it allows
    expect(page.locator(".pad .cell small").first).to_be_visible()
    levels.select_option("2")
    expect(page.locator(".pad .cell small")).to_have_count(0)


@pytest.mark.soak
def test_a_die_is_turned_and_a_token_dragged(guest: Come) -> None:
    one, two = guest(), guest()
    together(one, two)
    page = two.page  # the player at the top of the first stack throws
    page.locator(".die.may").last.click()
    targets = page.locator(".target")
    assert targets.count() == 5
    targets.first.click()
    expect(page.locator(".target")).to_have_count(0)
    page.get_by_role("button", name="Token for 7 spaces, 3 points").click()
    one.page.get_by_role("button", name="Token for 1 space, 9 points").click()
    slider = page.get_by_role("slider", name="Your bet")
    expect(slider).to_have_attribute("aria-valuetext", "8–14 · 3 points")
    box, token = page.locator(".cells").bounding_box(), slider.bounding_box()
    assert box is not None
    assert token is not None
    page.mouse.move(token["x"] + 10, token["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 20, steps=5)
    page.mouse.move(box["x"] + 2, box["y"] + 20, steps=3)
    page.mouse.up()
    expect(slider).to_have_attribute("aria-valuetext", "0–6 · 3 points")
    page.get_by_role("button", name="Place on 0–6").click()
    expect(page.locator(".flag")).to_contain_text("0–6 · 3 points")
    colours = page.locator(".flag").get_by_role("img", name=re.compile(r"^\w+ \+ \w+ \+ \w+$"))
    expect(colours).to_be_visible()
    assert "0–6" not in one.page.locator(".holders").inner_text()


def test_keys_alone_play_a_whole_game(guest: Come) -> None:
    one, two = guest(), guest()
    together(one, two, rounds=1)
    page = one.page

    def tab_to(selector: str) -> bool:
        """Tab to an element; False if it disappeared first."""
        for _ in range(90):
            if page.evaluate("(to) => !!document.activeElement.closest(to)", selector):
                return True
            page.keyboard.press("Tab")
        assert not page.locator(selector).count(), f"no key leads to {selector}"
        return False

    for _ in range(600):
        if page.get_by_role("dialog").count():
            break
        for selector in MOVES[:3]:
            if not page.locator(selector).count():
                continue
            if page.locator("[role=slider]").count():
                if tab_to("[role=slider]"):
                    page.keyboard.press("ArrowRight")
                    page.keyboard.press("Enter")
            elif tab_to(selector):
                page.keyboard.press("Enter")
            break
        if page.locator(FINAL).count() and tab_to(".final .number"):
            for _ in COLOURS:
                page.keyboard.press("Space")
                page.keyboard.press("ArrowRight")
            if tab_to(".final .row .brass"):
                page.keyboard.press("Enter")
        if not move(two):
            page.wait_for_timeout(30)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_finger_hits_the_cells_of_the_pad_on_a_phone_held_sideways(guest: Come) -> None:
    page = against_bots(guest(viewport={"width": 740, "height": 360}, has_touch=True))
    page.get_by_role("tab", name="Pad").click()
    sizes = """all => all.map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width < 40 || height < 40).length"""
    for width, height in ((740, 360), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        assert page.locator("[data-cell], .tools label").evaluate_all(sizes) == 0
        expect(page.get_by_text("Cross", exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.soak
def test_keys_write_on_the_pad(guest: Come) -> None:
    page = against_bots(guest())
    cell(page, 0, 0).focus()
    for _ in range(8):
        if "black" not in page.evaluate("document.activeElement.className"):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("x")
    expect(page.locator(".pad .cell.cross")).to_have_count(1)
    page.keyboard.press("p")
    expect(page.locator(".pad .cell.pencil")).to_have_count(1)
    assert "circled" in page.evaluate("document.activeElement.textContent")


def test_a_phone_has_two_sheets_and_steppers(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True, is_mobile=True)
    two = guest()
    together(one, two)
    page = one.page
    expect(page.locator(".pad")).not_to_be_visible()
    page.get_by_role("tab", name="Pad").tap()
    open_cells(page, 0).first.tap()
    expect(page.locator(".pad .cell.cross")).to_have_count(1)
    expect(page.locator(".dice")).not_to_be_visible()
    page.get_by_role("tab", name="Table").tap()
    play_to("[role=slider]", one, two)
    start = page.get_by_role("slider").get_attribute("aria-valuenow")
    page.get_by_role("button", name="Higher").tap()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(int(start or 0) + 1))
    page.get_by_role("button", name=re.compile("^Place on")).tap()
    expect(page.get_by_role("slider")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    main = page.locator("main")
    assert main.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0


def test_a_small_board_has_everything_in_view(guest: Come) -> None:
    """In the lesson: the dice, a token, a bet, an exchange, the final bets and the end."""
    page = guest().go("/learn/think-str8")
    wrong = {}
    for step in (
        0,
        2,
        3,
        4,
        9,
        11,
        13,
    ):
        page.evaluate(f"sessionStorage.setItem('parlour.lesson.think-str8', '{step}')")
        page.reload()
        page.locator(".board").wait_for()
        for area in AREAS:
            page.set_viewport_size({"width": max(area[0], 360), "height": max(area[1], 360)})
            if found := page.evaluate(FITS, list(area)):
                wrong[step, area] = found
    assert not wrong, wrong


def test_numbers_choose_and_a_sent_move_is_shown(guest: Come, server: Server) -> None:
    one, two = guest(), guest()
    together(one, two)
    page = two.page  # the player at the top of the first stack throws
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(page.locator(".die.picked")).to_have_count(1)
    target = page.locator(".target").last
    key = target.get_attribute("aria-keyshortcuts") or ""
    server.process.send_signal(SIGSTOP)
    try:
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        expect(page.locator(".die.sent")).to_have_count(1)
        assert page.locator(".die:enabled, .target, .actions .brass:enabled").count() == 0
    finally:
        server.process.send_signal(SIGCONT)
    expect(page.locator(".die.sent")).to_have_count(0)
    expect(page.locator(".tokens .may")).to_have_count(7)
    page.keyboard.press("6")
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("button", name="Token for 6 spaces, 4 points, taken by you")
    ).to_be_visible()


ROWS = """() => [...new Set([...document.querySelectorAll('.final .number')]
  .map((one) => `${one.dataset.cell.split('.')[1]} at ${Math.round(one.getBoundingClientRect().y)}`)
)].length"""


@pytest.mark.soak
def test_final_bets_are_in_rows_however_much_is_said_below_them(guest: Come) -> None:
    one = guest(viewport=PHONE)
    page = against_bots(one, rounds=1, assist_max=3)
    play_to_the_last_bets(page, one)
    page.locator(".final .number:not(.black)[data-cell^='0.']").first.click()
    expect(page.locator(".final .worth").first).to_contain_text("worth")
    assert page.evaluate(ROWS) == 8


@pytest.mark.soak
def test_a_final_bet_on_a_seen_number_is_warned_of(guest: Come) -> None:
    one, two = guest(), guest()
    together(one, two, rounds=1)
    play_to_the_last_bets(one.page, two, one)
    one.page.locator(".final .number.black").first.click()
    expect(one.page.locator(".final .warn")).to_contain_text("elsewhere")


def test_a_replay_shows_every_card_and_a_spectator_none(guest: Come) -> None:
    one, two, watcher = guest(), guest(), guest()
    table = together(one, two, rounds=1)
    watcher.go(f"/table/{table}").locator(".board").wait_for()
    expect(watcher.page.locator(".rack")).to_have_count(4)
    assert watcher.page.locator(".rack .back").count() == 12
    assert watcher.page.locator(".pad").count() == 0
    dialog = one.page.get_by_role("dialog")
    play_until(lambda: dialog.is_visible(), one, two)
    end = dialog.locator(".finish + p")
    expect(end).to_contain_text(re.compile("ahead of|tie on space"))
    one.page.get_by_role("link", name="Look back").click()
    expect(one.page.locator(".rack")).to_have_count(4)
    one.page.keyboard.press("End")
    told = one.page.locator(".told")
    told.get_by_text(re.compile(r"^Show all \d lines$")).click()
    expect(told.get_by_role("listitem")).to_have_count(4)  # a bet, two reveals and the winner
    assert len(told.locator("p").inner_text().split("\n")) <= 2
    one.page.keyboard.press("Home")
    expect(told).to_have_text("The deal")
    assert one.page.locator(".rack .back").count() == 0
    one.page.get_by_label("Show").select_option("0")
    expect(one.page.locator(".own .back")).to_have_count(6)


def test_the_lesson_is_played_through(guest: Come) -> None:
    one = guest(viewport={"width": 1440, "height": 900})
    page = one.go("/learn/think-str8")
    page.locator(".board").wait_for()
    for _ in range(60):
        if page.get_by_role("button", name="Start over").is_visible():
            break
        go_on = page.get_by_role("button", name="Next", exact=True)
        slider = page.get_by_role("slider")
        if go_on.is_visible():
            go_on.click()
        elif slider.count():
            slider.press("Home")
            for _ in range(int(page.locator(".bet .cell.low").inner_text())):
                slider.press("ArrowRight")
            slider.press("Enter")
        elif page.locator(".final").count() and not page.locator(".number.asked").count():
            page.get_by_role("button", name=re.compile("^Bet on")).click()
        else:
            page.locator(".target.asked, .asked").last.click()
    expect(page.get_by_role("main").get_by_text("so you win!")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("scheme", "size"), [pytest.param("light", "desk", marks=pytest.mark.soak), ("dark", "phone")]
)
def test_axe_finds_nothing_wrong(guest: Come, scheme: str, size: str) -> None:
    how: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    one, two = guest(color_scheme=scheme, bypass_csp=True, **how), guest()
    together(two, one, rounds=1, assist_max=3)
    page = one.page
    page.locator(".die.may").last.click()
    assert not violations(page)
    if size == "phone":
        page.get_by_role("tab", name="Pad").click()
        assert not violations(page)
        page.get_by_role("tab", name="Table").click()
    page.keyboard.press("Escape")
    play_to("[role=slider]", one, two)
    assert not violations(page)
    play_to_the_last_bets(page, two, one)
    assert not violations(page)
    dialog = page.get_by_role("dialog")
    play_until(lambda: dialog.is_visible(), two, one)
    assert not violations(page)
