"""A first game, played to its end: wrong answers are met with the rule, in the language of the page."""

import json
import re
from itertools import cycle, pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.looks import Scheme, faults
from tests.e2e.test_reading import visit
from tests.turns import turn

PAGE = "first-game/"
PAUSE = 650
"""How long each event is seen on the way to a stop, in milliseconds."""
KEYS = ("Enter", "Space", "ArrowRight")
BEGIN = """(begun) => {
  const [back, on] = document.querySelectorAll(".first-controls button");
  if (begun) back.click();
  document.querySelector(".first-show")?.click();
  on.click();
}"""
"""From the stop that was left, what leads to the next one begins, answered where something was asked."""
BUTTON = """() => {
  const on = document.querySelector(".first-controls .primary");
  on.focus();
  const { x, y, width, height } = on.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
HELD = "document.querySelector('poch-lesson').contains(document.activeElement)"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What is disabled loses the focus with the next frame."""
AT = """() => ({
  title: document.querySelector(".first-title").textContent,
  place: Number.parseInt(document.querySelector(".first-place").textContent.match(/\\d+/)[0], 10),
  asked: document.querySelector(".first-question")?.textContent ?? "",
  told: document.querySelector(".first-told").textContent,
  waits: document.querySelector(".first-controls .primary").disabled,
  address: location.hash,
})"""


def onward(page: Page, name: str) -> None:
    """Go on to the next stop."""
    page.get_by_role("button", name=name, exact=True).click()


def card(page: Page, name: str) -> None:
    """Choose one of the learner's cards."""
    page.locator(f".poch-table .card.open[data-about='card {name}']").press("Enter")


@pytest.mark.parametrize(
    ("tag", "on", "show", "modern", "old"),
    [
        ("", "Go on", "Show me", "eight in all", "The fullest hand pays everybody"),
        (
            "de/",
            "Weiter",
            "Zeigen Sie es mir",
            "zusammen acht",
            "Wer die meisten Karten hat, zahlt an alle",
        ),
        ("fr/", "Continuer", "Montrez-moi", "huit en tout", "La main la plus pleine paie tout le"),
        ("ja/", "次へ", "答えを見る", "合わせて8枚", "手札が最も多い人は全員に払う"),
    ],
)
def test_it_leads_from_the_board_to_the_last_card(
    browser: Browser, address: str, tag: str, on: str, show: str, modern: str, old: str
) -> None:
    """Every question can be answered, and at the end one plays on alone, by the same rules."""
    for place, slug, end, stops in (
        (PAGE, "poch-modern-pagat", modern, 20),
        (f"{PAGE}1789/", "poque-1789", old, 15),
    ):
        with visit(browser, reduced_motion="reduce") as page:
            page.goto(f"{address}{tag}{place}")
            page.locator(".first-title").wait_for()
            texts = set()
            while page.get_by_role("button", name=on, exact=True).is_visible():
                texts.add(page.locator(".first-beside .poch-sentence").inner_text())
                if page.locator(".first-question").count():
                    expect(page.get_by_role("button", name=on, exact=True)).to_be_disabled()
                    page.get_by_role("button", name=show).click()
                    expect(page.locator(".first-verdict.right")).not_to_be_empty()
                    expect(page.locator(".first-rule .clause-id")).to_have_attribute(
                        "href", re.compile(f"sources/{slug}/#")
                    )
                onward(page, on)
            assert stops == len(texts)
            expect(page.locator(".first-beside")).to_contain_text(end)
            expect(page.locator(".first-count")).to_contain_text(re.compile(r"\b0\b.*\b\d+\b"))
            alone = page.locator(".first-below a.primary")
            expect(alone).to_have_attribute("href", f"{address}{tag}play/?ruleset={slug}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_cannot_be_pressed_yet_looks_so(
    browser: Browser, address: str, scheme: Scheme
) -> None:
    """The main button has the colour of the paper until the question is answered, also under the pointer."""
    with visit(browser, color_scheme=scheme, reduced_motion="reduce") as page:
        page.goto(f"{address}{PAGE}#knock")
        on = page.get_by_role("button", name="Go on", exact=True)
        paper = page.locator(".ph-frame").evaluate("(it) => getComputedStyle(it).backgroundColor")
        expect(on).to_be_disabled()
        expect(on).to_have_css("background-color", paper)
        on.hover()
        expect(on).to_have_css("background-color", paper)
        page.get_by_role("button", name="Show me").click()
        expect(on).not_to_have_css("background-color", paper)


def test_a_pupil_reads_how_many_questions_were_answered_at_once(
    browser: Browser, address: str
) -> None:
    """Only a first answer counts, and one that was shown does not; once more begins anew."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}{PAGE}#knock")
        page.get_by_role("button", name="Pass", exact=True).click()
        page.get_by_role("button", name="Knock", exact=False).click()
        onward(page, "Go on")
        onward(page, "Go on")
        page.get_by_role("button", name="Hold", exact=True).click()
        while page.get_by_role("button", name="Go on", exact=True).is_visible():
            if page.locator(".first-show").count():
                page.get_by_role("button", name="Show me").click()
            onward(page, "Go on")
        count = page.locator(".first-count")
        expect(count).to_contain_text(
            "You answered 1 of 8 questions at the first try. Nobody else sees this"
        )
        page.get_by_role("button", name="Once more").click()
        expect(count).to_have_count(0)


@pytest.mark.parametrize("tag", ["en", "de", "fr", "ja"])
@pytest.mark.parametrize(
    ("place", "slug"), [(PAGE, "poch-modern-pagat"), (f"{PAGE}1789/", "poque-1789")]
)
def test_going_on_early_ends_at_the_next_stop_and_answers_nothing(
    browser: Browser, site: Path, address: str, tag: str, place: str, slug: str
) -> None:
    """At events on the way to every stop, by key or by touch, at the last event by all: what is asked waits."""
    file = site / f"assets/lessons/{tag}/{slug}.json"
    stops = json.loads(file.read_text("utf-8"))["stops"]
    ways = cycle((*KEYS, "touch"))
    with visit(browser, has_touch=True) as page:
        page.clock.install(time=0)
        page.goto(address + ("" if tag == "en" else f"{tag}/") + place)
        page.locator(".first-title").wait_for()
        page.clock.pause_at(600_000)
        for number, (left, stop) in enumerate(pairwise(stops), 2):
            there = {
                "title": stop["title"],
                "place": number,
                "asked": stop["question"],
                "told": "",
                "waits": bool(stop["question"]),
                "address": f"#{stop['name']}",
            }
            events = stop["step"] - left["step"]
            begun = False
            for event in (
                *turn(range(events - 1), 4, number),
                *[events - 1] * len(KEYS),
                events - 1,
            ):
                page.evaluate(BEGIN, begun)
                page.clock.run_for(PAUSE * max(0, event))
                press(page, next(ways))
                page.clock.run_for(PAUSE * events)
                assert there == page.evaluate(AT), (left["name"], event)
                begun = True


def press(page: Page, way: str) -> None:
    """Press what goes on, by a key or by touch."""
    x, y = page.evaluate(BUTTON)
    if way == "touch":
        page.touchscreen.tap(x, y)
    else:
        page.keyboard.press(way)


def test_a_wrong_answer_is_met_with_the_rule(browser: Browser, address: str) -> None:
    """By keyboard, at a call and at a card; the address brings one back to the same place."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}{PAGE}#knock")
        page.get_by_role("button", name="Hold").press("Enter")
        remark = page.locator(".first-told")
        expect(remark).to_contain_text("Nobody has knocked yet, so there is no stake to hold.")
        expect(remark).to_contain_text("At his turn a player may pass, or knock")
        page.get_by_role("button", name="Pass").click()
        expect(remark).to_contain_text("You may pass here. But this lesson follows another choice")
        assert {} == faults(page)
        page.get_by_role("button", name="Knock for 1 chip").click()
        expect(remark).to_contain_text("Yes. You knock")
        page.keyboard.press("Enter")
        expect(page.locator(".first-title")).to_have_text("To fold, or to hold")
        page.goto(f"{address}{PAGE}#spades")
        expect(page.locator(".first-title")).to_have_text("Spades")
        card(page, "Js")
        expect(remark).to_contain_text("Not that one")
        expect(remark).to_contain_text(
            "The player who has the next higher card of the suit plays it"
        )
        card(page, "10s")
        expect(remark).to_contain_text("Yes. That is the next higher card.")
        page.reload()
        expect(page.locator(".first-title")).to_have_text("Spades")


def test_a_key_held_down_answers_once(browser: Browser, address: str) -> None:
    """What an answer comes to stays to be read: the button that gets the focus is not pressed with the same key."""
    with visit(browser, reduced_motion="reduce") as page:
        for stop, right in (
            ("knock", "button.poch-button:has-text('Knock')"),
            ("spades", ".card.open[data-about='card 10s']"),
        ):
            page.goto(f"{address}{PAGE}#{stop}")
            page.reload()
            page.locator(f".first-beside {right}, .poch-table {right}").focus()
            for _ in range(5):
                page.keyboard.down("Enter")
            page.keyboard.up("Enter")
            expect(page.locator(".first-verdict.right")).to_be_visible()
            expect(page).to_have_url(re.compile(f"#{stop}$"))


def test_the_keyboard_is_never_lost(browser: Browser, address: str) -> None:
    """At each question, at both ends and once more, forwards and back, something has the focus."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}{PAGE}1789/")
        on, back = (page.get_by_role("button", name=name, exact=True) for name in ("Go on", "Back"))
        on.focus()
        while on.is_visible():
            if page.locator(".first-question").count():
                expect(page.locator(".first-question")).to_be_focused()
                page.get_by_role("button", name="Show me").press("Enter")
            expect(on).to_be_focused()
            page.keyboard.press("Enter")
            page.evaluate(PAINTED)
            assert page.evaluate(HELD)
        expect(page.locator(".first-count")).to_be_focused()
        while back.is_enabled():
            if page.locator(".first-question").count():
                expect(page.locator(".first-question")).to_be_focused()
            back.press("Enter")
            page.evaluate(PAINTED)
            assert page.evaluate(HELD)
        expect(on).to_be_focused()
        page.goto(f"{address}{PAGE}#paid")
        page.get_by_role("button", name="Once more").press("Enter")
        expect(on).to_be_focused()


def test_what_leads_to_a_stop_has_a_heading_and_the_focus(browser: Browser, address: str) -> None:
    """While the hand goes on, the heading names the part of the deal, and one may end it by the same key."""
    with visit(browser) as page:
        page.goto(f"{address}{PAGE}#knock")
        page.get_by_role("button", name="Show me").press("Enter")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".first-title")).to_have_text("Vying")
        expect(page.get_by_role("button", name="Go on", exact=True)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".first-title")).not_to_have_text("Vying")


def test_in_1789_a_bluff_is_met_and_a_doubt_is_named(browser: Browser, address: str) -> None:
    """From one game to the other and back; who leads is marked as open, in the words beside the table."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(address + PAGE)
        page.get_by_role("link", name="A game by the rules of 1789").last.click()
        expect(page.locator(".first-title")).to_have_text("Six boxes")
        page.goto(f"{address}{PAGE}1789/#bluff")
        page.get_by_role("button", name="Fold").click()
        remark = page.locator(".first-told")
        expect(remark).to_contain_text("this lesson follows another choice")
        page.get_by_role("button", name="Hold").click()
        expect(remark).to_contain_text("so now he must show.")
        assert {} == faults(page)
        page.goto(f"{address}{PAGE}1789/#ace-early")
        expect(page.locator(".first-beside .poch-sentence")).to_contain_text(
            "does not say who leads"
        )
        card(page, "Qh")
        expect(remark).to_contain_text("this lesson follows another choice")
        card(page, "Ac")
        expect(remark).to_contain_text("you lead again")
        page.locator(".first-lead").get_by_role("link", name="Your first game").click()
        expect(page.locator(".first-title")).to_have_text("The board")


def test_home_and_play_lead_there(page: Page, address: str) -> None:
    """It is the first thing to do on both."""
    for place, name, title in (
        ("", "Your first game, in five minutes", "The board"),
        ("play/", "Your first game", "The board"),
        ("ja/", "最初のゲーム（5分）", "盤"),
        ("ja/play/", "最初のゲーム", "盤"),
    ):
        page.goto(address + place)
        page.locator(".md-content").get_by_role("link", name=name).click()
        expect(page.locator(".first-title")).to_have_text(title)


def test_it_can_be_read_without_scripts(browser: Browser, address: str) -> None:
    """Each stop with what happened before it; an answer opens with its rule."""
    with visit(browser, java_script_enabled=False) as page:
        page.goto(address + PAGE)
        stop = page.locator("#knock")
        expect(stop).to_contain_text("You have three tens, and you speak first.")
        stop.locator("summary").click()
        expect(stop.locator("details")).to_contain_text("At his turn a player may pass, or knock")
        expect(page.locator("#paid")).to_contain_text("eight in all")
