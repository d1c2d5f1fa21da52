"""Sequence Numbers in a real browser: people, teams, touch, keyboard, and wrong sums."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from parlour.core.table import Table
from parlour.games.sequence_numbers.lines import LINE_CELLS, halves
from tests.browser.house import PHONE, Guest, violations, wait_until_still

Come = Callable[..., Guest]
GAME = "sequence-numbers"
SUM = re.compile(r"(\d+) ([+\u2212]) (\d+)")
FIRST = {"game": GAME, "preset": "first_game"}
OTHERWISE = "Nearly!"  # what the lesson's step first-sum says about another move


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the rules and the bot in advance."""
    table = Table(GAME, 2, seed=1)
    table.play(0, table.bot(0, "easy"))


def answer(label: str) -> int | None:
    """Return the answer to a card's sum."""
    found = SUM.search(label)
    if not found:
        return None
    left, sign, right = int(found[1]), found[2], int(found[3])
    return left + right if sign == "+" else left - right


def labels(page: Page, selector: str) -> list[str]:
    return list(page.locator(selector).evaluate_all("all => all.map((one) => one.ariaLabel)"))


def plays(page: Page) -> list[tuple[int, int]]:
    """Return pairs of a card's place and a cell with its answer."""
    cells = labels(page, "[data-cell]")
    return [
        (place, cell)
        for place, label in enumerate(labels(page, ".hand button"))
        for cell, name in enumerate(cells)
        if answer(label) is not None and f", {answer(label)}, open" in name
    ]


def kindest(page: Page) -> tuple[int, int] | None:
    """Choose a play that helps team A whoever plays, to keep games short."""
    names = labels(page, "[data-cell]")
    near = [2 if "chip A" in name else -9 if "chip" in name else 0 for name in names]
    near = [1 if "corner" in name else worth for name, worth in zip(names, near, strict=True)]
    ours = page.locator(".teams li").first.evaluate("one => one.classList.contains('mine')")
    found = plays(page)
    worth = {
        cell: max(sum(near[c] for c in line) for line in LINE_CELLS if cell in line)
        for _, cell in found
    }
    return (max if ours else min)(found, key=lambda play: worth[play[1]], default=None)


def is_up(page: Page) -> bool:
    return "mine" in (page.get_by_test_id("status").get_attribute("class") or "").split()


def choose(page: Page, place: int) -> None:
    card = page.locator(".hand button").nth(place)
    if card.get_attribute("aria-pressed") != "true":
        card.click()


def move(one: Guest) -> bool:
    """Make a move if it is this guest's turn."""
    page = one.page
    if page.get_by_role("dialog").is_visible() or not is_up(page):
        return False
    if one.press(".says .button.brass"):
        return True
    found = kindest(page)
    before = page.locator("[data-entry]").get_attribute("data-entry")
    if found:
        choose(page, found[0])
        page.locator(f'[data-cell="{found[1]}"]').click()
    else:
        wild_or_dead(page)
    page.wait_for_function(
        "(before) => document.querySelector('[data-entry]')?.dataset.entry !== before", arg=before
    )
    return True


def wild_or_dead(page: Page) -> None:
    """Play a Plus or a Minus, or swap a dead card."""
    for place in range(page.locator(".hand button").count()):
        choose(page, place)
        for what in (".says .button.brass", ".cell.glow", ".cell.take"):
            if page.locator(what).count():
                page.locator(what).first.click()
                return


def play_out(*guests: Guest, most: int = 400) -> None:
    """Play until everyone is shown the result."""
    for _ in range(most):
        if all(guest.page.get_by_role("dialog").is_visible() for guest in guests):
            return
        if not any(move(guest) for guest in guests):
            guests[0].page.wait_for_timeout(40)
    raise AssertionError("the game has no end")


def begin(one: Guest, **table: Any) -> Page:
    """Start a game against bots."""
    one.begin(seat=0, **{**FIRST, "seats": 2, "bots": {"1": "easy"}, **table})
    one.page.locator(".hand button").first.wait_for()
    expect(one.page.get_by_test_id("status")).to_contain_class("mine")
    return one.page


def position(one: Guest, table: Table, seat: int = 0) -> Page:
    """Show a position set up by hand, as a lesson."""
    step = {
        "id": "first-sum",
        "view": table.view(seat),
        "moves": table.legal(seat),
        "asks": [999],
    }
    names = ["You", "Wren", "Moss", "Lark", "Fern", "Finch"][: table.seats]
    lesson = {"seat": seat, "names": names, "options": table.options, "steps": [step, step]}
    one.page.route("**/api/learn/*", lambda route: route.fulfill(json=lesson))
    one.go(f"/learn/{GAME}")
    one.page.locator(".grid").wait_for()
    return one.page


def test_two_people_play_a_whole_game(guest: Come) -> None:
    one, two = guest(), guest()
    _, link = one.make(**FIRST, seats=2, options={"hand_cards": 7})
    one.sit(link, "Ada")
    two.sit(link, "Ben")
    one.page.get_by_role("button", name="Start the game").click()
    play_out(one, two)
    said = [each.page.get_by_role("dialog").get_by_role("heading", level=2) for each in (one, two)]
    won = [heading.inner_text() for heading in said]
    assert sorted(won)[1] == "You won!" or "draw" in won[0], won
    for each, heading, other in zip((one, two), won, ("Ben", "Ada"), strict=True):
        said = f"You beat {other} in" if heading == "You won!" else f"{other} beat you in"
        expect(each.page.get_by_role("dialog")).to_contain_text(said)
    expect(two.page.get_by_role("img", name=re.compile("Five in a row"))).to_be_visible()
    expect(one.page.get_by_role("img", name="The final board")).to_be_visible()


@pytest.mark.soak
def test_four_people_play_in_teams(guest: Come) -> None:
    guests = [guest() for _ in range(4)]
    _, link = guests[0].make(**FIRST, seats=4, options={"sequences_to_win": 1, "hand_cards": 7})
    for one, name in zip(guests, ("Ada", "Ben", "Cy", "Dot"), strict=True):
        one.sit(link, name)
    guests[0].page.get_by_role("button", name="Start the game").click()
    expect(guests[1].page.locator(".teams")).to_contain_text("Ada, Cy")
    guests[1].page.get_by_role("tab", name="Chat").click()
    expect(guests[1].page.get_by_text("The rules don’t allow talking right now.")).to_be_visible()
    play_out(*guests)
    won = [
        g.page.get_by_role("dialog").get_by_role("heading", level=2).inner_text() for g in guests
    ]
    assert won[0] == won[2]
    assert won[1] == won[3]


def test_a_call_is_agreed_to_and_costs_a_card(guest: Come) -> None:
    guests = [guest() for _ in range(3)]
    _, link = guests[0].make(
        **FIRST, seats=4, options={"table_talk": "referee"}, bots={"3": "easy"}
    )
    for one, name in zip(guests, ("Ada", "Ben", "Cy"), strict=True):
        one.sit(link, name)
    guests[0].page.get_by_role("button", name="Start the game").click()
    caller = guests[1].page
    caller.locator(".hand button").first.wait_for()
    caller.get_by_role("button", name="Menu").click()
    assert caller.get_by_role("button", name="team B talked about").count() == 0
    caller.get_by_role("button", name="team A talked about their cards").click()
    for one in (guests[0], guests[2]):
        page = one.page
        expect(page.locator(".says")).to_contain_text("choose a card to give up")
        held = page.locator(".hand button").count()
        choose(page, 0)
        page.get_by_role("button", name="Give it up").click()
        expect(page.locator(".says")).not_to_contain_text("choose a card to give up")
    expect(guests[2].page.locator(".hand button")).to_have_count(held - 1)


@pytest.mark.soak
def test_five_people_and_a_bot_are_six(guest: Come) -> None:
    guests = [guest() for _ in range(5)]
    _, link = guests[0].make(**FIRST, seats=6, bots={"5": "easy"})
    for n, one in enumerate(guests):
        one.sit(link, f"Person {n}")
    guests[0].page.get_by_role("button", name="Start the game").click()
    for one in guests:
        expect(one.page.get_by_test_id("status")).to_contain_class("mine")
        move(one)
    expect(guests[0].page.get_by_test_id("status")).to_contain_class("mine", timeout=30_000)
    assert guests[4].page.locator(".cell.taken").count() == 6


def is_written_on_the_line(label: str) -> bool:
    """Whether the number line already shows the answer: a multiple of ten, or where it starts."""
    return (answer(label) or 0) % 10 == 0 or bool(re.search("[+\u2212] 0\\b", label))


def test_a_wrong_answer_costs_nothing_and_shows_a_picture(guest: Come) -> None:
    page = begin(guest(), preset="printed")
    place, cell = next(
        (card, at)
        for card, at in plays(page)
        if not is_written_on_the_line(labels(page, ".hand button")[card])
    )
    choose(page, place)
    assert page.locator(".cell.glow").count() == 0
    wrong = next(
        n for n in range(11, 20) if n not in {at for card, at in plays(page) if card == place}
    )
    right = answer(labels(page, ".hand button")[place])
    page.locator(f'[data-cell="{wrong}"]').click()
    aid = page.get_by_role("region", name="Picture of the sum")
    expect(aid).to_be_visible()
    expect(page.locator(".says")).to_contain_text("Have another look")
    line = aid.get_by_role("img", name=re.compile("Number line"))
    expect(line).to_be_visible()
    assert f">{right}<" not in line.inner_html()
    aid.get_by_role("button", name="Ten frames").click()
    expect(aid.get_by_role("img", name=re.compile("Ten frames"))).to_be_visible()
    assert page.locator(".cell.taken").count() == 0
    page.locator(f'[data-cell="{wrong}"]').click()
    page.get_by_role("button", name="Show me where").click()
    expect(page.locator(f'[data-cell="{cell}"].glow')).to_be_visible()
    page.locator(f'[data-cell="{cell}"]').click()
    expect(page.locator(f'[data-cell="{cell}"].taken')).to_be_visible()


def test_the_picture_of_a_sum_leaves_the_hand_in_view_on_a_small_phone(guest: Come) -> None:
    page = begin(guest(viewport={"width": 360, "height": 640}, has_touch=True), preset="printed")
    choose(page, plays(page)[0][0])
    page.get_by_role("button", name="Picture of the sum").click()
    aid = page.get_by_role("region", name="Picture of the sum").bounding_box()
    hand = page.locator(".hand").bounding_box()
    assert aid
    assert hand
    assert aid["y"] + aid["height"] <= hand["y"] + 1
    for card in page.locator(".hand button").all():
        card.click(trial=True)


@pytest.mark.soak
def test_a_card_is_dragged_to_its_cell(guest: Come) -> None:
    page = begin(guest())
    place, cell = plays(page)[0]
    start = page.locator(".hand button").nth(place).bounding_box()
    end = page.locator(f'[data-cell="{cell}"]').bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 30, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(start["x"] - 20, start["y"] - 30, steps=3)
    expect(page.locator(f'[data-cell="{cell}"].glow')).to_be_visible()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
    page.mouse.up()
    expect(page.locator(f'[data-cell="{cell}"].taken')).to_be_visible()


def test_keys_alone_play(guest: Come) -> None:
    page = begin(guest())
    page.locator("#board").focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('.hand')"):
            break
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(1)
    focused = "document.activeElement.ariaLabel"
    assert re.search(r"row \d+, column \d+, \d+, open, fits card", page.evaluate(focused))
    page.keyboard.press("Escape")
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("PageUp")
    page.keyboard.press("Enter")
    expect(page.locator(".cell.taken").first).to_be_attached()
    expect(page.locator("[role=log]")).to_contain_text("You play")


def test_a_finger_plays_on_a_phone_and_may_be_asked_first(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True, is_mobile=True)
    page = begin(one)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = page.locator('[data-cell="44"]').bounding_box()
    assert box
    assert box["width"] >= 34
    page.get_by_role("switch", name="Confirm moves").tap()
    place, cell = plays(page)[0]
    page.locator(".hand button").nth(place).tap()
    page.locator(f'[data-cell="{cell}"]').tap()
    page.get_by_role("button", name="Take back").tap()
    assert page.locator(".cell.taken").count() == 0
    page.locator(f'[data-cell="{cell}"]').tap()
    page.get_by_role("button", name="Confirm", exact=True).tap()
    expect(page.locator(f'[data-cell="{cell}"].taken')).to_be_visible()
    page.get_by_role("switch", name="Confirm moves").tap()
    page.set_viewport_size({"width": 360, "height": 640})
    cut = "bar => [bar.scrollWidth > bar.clientWidth, bar.textContent]"
    expect(page.get_by_test_id("status")).to_contain_class("mine")
    assert page.locator("header .phase").evaluate(cut) == [False, "Turn 3"]
    a_finger_slides_to_its_cell(one)


def a_finger_slides_to_its_cell(one: Guest) -> None:
    """Slide off the board, which plays nothing; then from a neighbour to the cell."""
    page, touch = one.page, one.context.new_cdp_session(one.page)

    def finger(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def middle(what: str) -> tuple[float, float]:
        box = page.locator(what).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    place, cell = plays(page)[0]
    wanted = f'[data-cell="{cell}"]'
    choose(page, place)
    wait_until_still(page)  # or the cell is elsewhere when the finger comes
    finger("touchStart", *middle(wanted))
    expect(page.locator(".lens")).to_have_count(1)
    finger("touchMove", *middle(".says"))
    expect(page.locator(".lens")).to_have_count(0)
    finger("touchEnd")
    assert page.locator(f"{wanted}.taken").count() == 0
    finger("touchStart", *middle(f'[data-cell="{cell + 1 if cell % 10 < 9 else cell - 1}"]'))
    finger("touchMove", *middle(wanted))
    expect(page.locator(".lens")).to_have_text(page.locator(wanted).inner_text())
    finger("touchEnd")
    expect(page.locator(f"{wanted}.taken")).to_be_visible()
    expect(page.locator(".lens")).to_have_count(0)


class SlowLine:
    """A table's connection on which actions wait until they are let through."""

    def __init__(self, page: Page) -> None:
        self.waits, self.acts = False, list[str]()
        self._held: list[Callable[[], None]] = []
        page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            if '"act"' in str(message):
                self.acts.append(str(message))
                if self.waits:
                    self._held.append(lambda: server.send(message))
                    return
            server.send(message)

        socket.on_message(hear)

    def let_through(self) -> None:
        self.waits = False
        while self._held:
            self._held.pop(0)()


def test_what_was_sent_is_shown_at_once_and_sent_once(guest: Come) -> None:
    one = guest()
    line = SlowLine(one.page)
    page = begin(one, preset="strict")
    place, cell = plays(page)[0]
    line.waits = True
    choose(page, place)
    page.locator(f'[data-cell="{cell}"]').click()
    expect(page.locator(f'[data-cell="{cell}"] .ghost.sent')).to_be_visible()
    expect(page.locator(".hand .sent")).to_have_count(1)
    page.locator(f'[data-cell="{cell}"]').click()
    assert len(line.acts) == 1
    line.let_through()
    expect(page.locator(f'[data-cell="{cell}"].taken')).to_be_visible()
    line.waits = True
    draw = page.get_by_role("button", name="Draw", exact=True)
    draw.click()
    expect(draw).to_contain_class("sent")
    draw.dispatch_event("click")
    page.get_by_role("button", name="Draw a card from the pile").dispatch_event("click")
    assert len(line.acts) == 2
    line.let_through()
    expect(page.locator(".hand button")).to_have_count(5)


FITS = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect()
  const [area, board, hand] = ['.board-area', '[data-box=board]', '[data-box=hand]'].map(box)
  const within = (one) => one.left >= area.left - 8 && one.right <= area.right + 8
    && one.top >= area.top - 1 && one.bottom <= area.bottom + 1
  const apart = board.bottom <= hand.top || board.right <= hand.left
  const cards = [...document.querySelectorAll('.hand button')]
    .map((one) => one.getBoundingClientRect())
  return { board: within(board), hand: within(hand), apart,
    least: Math.min(...cards.flatMap(({ width, height }) => [width, height])) >= 40,
    square: Math.abs(board.width - board.height) < 2 && board.width > 0.65 * area.height }
}"""


def test_board_and_hand_fit_every_room(guest: Come) -> None:
    one = guest(bypass_csp=True)
    page = position(one, Table(GAME, 2, seed=1, options={"hand_cards": 7}))
    for wide, high in ((720, 270), (560, 300), (340, 480), (340, 390), (340, 300), (700, 540)):
        size = f"flex: none !important; width: {wide}px; height: {high}px"
        page.add_style_tag(content=f".board-area.board-area {{ {size} }}")
        found = page.evaluate(FITS)
        assert all(found.values()), (wide, high, found)


@pytest.mark.soak
def test_several_lines_are_drawn_and_one_is_chosen(guest: Come) -> None:
    chips = [halves((41, 42, 43, 45, 46)), halves((55, 66)), [0, 0]]
    table = Table.arrange(GAME, 4, {"chips": chips, "hand": [[86, 20, 40, 70]]}, seed=3)
    table.play(0, 44)
    page = position(guest(), table)
    expect(page.locator(".claim")).to_have_count(2)
    page.get_by_role("button", name="Line 2, row 5, column 3 to row 5, column 7").focus()
    expect(page.locator(".claim.pointed")).to_have_count(1)
    page.locator('[data-cell="41"]').click()
    expect(page.get_by_role("main").get_by_text(OTHERWISE)).to_be_visible()


@pytest.mark.soak
def test_a_pile_is_tapped_to_draw_and_a_card_given_up(guest: Come) -> None:
    one = guest()
    table = Table(GAME, 4, seed=1, preset="strict")
    table.play(0, table.legal(0)[0])
    page = position(one, table)
    page.get_by_role("button", name="Draw a card from the pile").click()
    expect(page.get_by_role("main").get_by_text(OTHERWISE)).to_be_visible()
    table = Table(GAME, 4, seed=1, preset="strict")
    table.play(-1, 373)
    page.unroute("**/api/learn/*")
    page = position(one, table)
    expect(page.get_by_text("choose a card to give up")).to_be_visible()
    page.locator(".hand button").first.click()
    page.get_by_role("button", name="Give it up").click()
    expect(page.get_by_role("main").get_by_text(OTHERWISE)).to_be_visible()


def test_the_lesson_is_played_through_and_speaks_norwegian(guest: Come) -> None:
    page = guest().go(f"/learn/{GAME}")
    for _ in range(30):
        if page.get_by_role("button", name="Start over").is_visible():
            break
        if page.locator(".hand .asked").count():
            page.locator(".hand .asked").first.click()
            page.locator(".cell.asked").or_(page.locator(".says .button.brass")).first.click()
        else:
            page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("main").get_by_text("A sequence!")).to_be_visible()
    page.evaluate("localStorage.setItem('parlour.settings', JSON.stringify({language: 'nb'}))")
    page.reload()
    expect(page.get_by_role("main").get_by_text("En rekke!")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "nb"


@pytest.mark.soak
def test_the_language_is_switched_in_the_settings(guest: Come) -> None:
    one = guest()
    page = one.go("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Norsk", exact=True).click()
    expect(page.get_by_role("heading", name="Innstillinger")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Regn ut stykket")).to_be_visible()
    one.go(f"/new/{GAME}")
    expect(page.get_by_text("Lette stykker, tall i rekkefølge")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.soak), "dark"])
def test_axe_finds_nothing_wrong(guest: Come, scheme: str) -> None:
    page = begin(guest(color_scheme=scheme, bypass_csp=True))
    choose(page, plays(page)[0][0])
    assert not violations(page)
    page.get_by_role("button", name="Picture of the sum").click()
    assert not violations(page)
    page.get_by_role("button", name="Close the picture").click()
    page.get_by_role("button", name=re.compile("^Discards")).click()
    assert not violations(page)
