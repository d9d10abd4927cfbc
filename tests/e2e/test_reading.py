"""The pages that are read: complete without scripts, and beside a hand that can be stepped through."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.looks import PATIENCE
from tests.e2e.searching import searched

ROOT = Path(__file__).resolve().parents[2]
STEPPED = (
    "poch-1844-pierer",
    "poch-1853-alvensleben",
    "poch-1908-meyer",
    "poch-family-hearts",
    "poch-modern-pagat",
    "poque-1789",
)
"""Sources that differ in board, pack, direction, stages and end."""
HAND = "hands/poch-modern-pagat/three-nines/"
LONGEST = "hands/poch-1853-alvensleben/the-longest-run/"
LIT = """() => {
  const hand = document.querySelector("poch-hand");
  return Array.from(hand.trace.steps, (_, i) => {
    hand.step = i + 1;
    return Array.from(document.querySelectorAll(".clause.lit"), (one) => one.id);
  });
}"""


@contextmanager
def visit(browser: Browser, **profile: Any) -> Iterator[Page]:  # noqa: ANN401
    """Open a page in a profile of its own."""
    usual = {"viewport": {"width": 1280, "height": 900}, "service_workers": "block"}
    context = browser.new_context(**{**usual, **profile})
    context.set_default_timeout(PATIENCE)
    try:
        yield context.new_page()
    finally:
        context.close()


def opened(page: Page, address: str) -> Locator:
    """Go to a page with a hand and wait until it can be stepped through."""
    page.goto(address)
    page.locator("poch-hand.ready").wait_for(state="attached")
    return page.locator("poch-hand")


def at(hand: Locator) -> int:
    """Return the step that a hand shows."""
    number = re.search(r"(\d+) of \d+", hand.locator(".poch-by").inner_text())
    assert number
    return int(number[1])


def steps_of(hand: Locator) -> list[str]:
    """Return the steps of a hand, each with its clause."""
    lines: list[str] = hand.locator(".hand-steps li").evaluate_all(
        "all => all.map(one => one.querySelector('span').textContent + one.querySelector('a').textContent)"
    )
    return lines


def lit(page: Page) -> str | None:
    """Return the clause that is lit, the only one."""
    expect(page.locator(".clause.lit")).to_have_count(1)
    return page.locator(".clause.lit").get_attribute("id")


def traces(site: Path, pattern: str = "*/*.json") -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Return ruleset, name and trace of every hand of the site as it was recorded."""
    for path in sorted((site / "assets/traces").glob(pattern)):
        yield path.parent.name, path.stem, json.loads(path.read_text("utf-8"))


def readings_of(hand: Locator, site: Path) -> list[str]:
    """Return the readings that change a hand, from its file."""
    file = (
        site
        / f"assets/traces/{hand.get_attribute('data-ruleset')}/{hand.get_attribute('data-hand')}.json"
    )
    return [variant["reading"] for variant in json.loads(file.read_text("utf-8"))["others"]]


@pytest.mark.parametrize("slug", STEPPED)
def test_a_source_is_complete_without_scripts(browser: Browser, address: str, slug: str) -> None:
    """All clauses, all readings and all steps can be read, and the steps lead to the clauses."""
    with visit(browser, java_script_enabled=False) as page:
        page.goto(f"{address}sources/{slug}/")
        steps = page.locator(".hand-steps li")

        assert page.locator(".clause:visible").count() == page.locator(".clause").count() > 0
        for part in (".reading-because", ".hand-steps li > span", ".hand-result"):
            assert page.locator(f"{part}:visible").count() == page.locator(part).count() > 0
        steps.last.locator("a").click()
        clause = steps.last.locator("a").inner_text()
        expect(page.locator(f".clause[id='{clause}']")).to_be_in_viewport()


@pytest.mark.parametrize("tag", ["de", "fr"])
def test_a_script_writes_the_steps_that_english_pages_have(
    browser: Browser, address: str, tag: str
) -> None:
    """The same steps with the same clauses, each at its address; without scripts the page leads to the English ones."""
    with visit(browser, java_script_enabled=False) as page:
        page.goto(f"{address}{tag}/{HAND}")
        way = page.locator("poch-hand > .poch-unscripted a")
        expect(page.locator(".hand-result")).to_be_visible()
        way.click()
        expect(page).to_have_url(f"{address}{HAND}")
        clauses = page.locator(".hand-steps li > a").all_inner_texts()
    with visit(browser) as page:
        hand = opened(page, f"{address}{tag}/{HAND}#step-9")
        written = hand.locator(".hand-steps li")

        assert clauses == written.locator("> a").all_inner_texts()
        expect(page.locator("#step-9")).to_have_attribute("aria-current", "step")
        expect(hand.locator("> .poch-unscripted")).to_be_hidden()
        written.locator("> a").first.click()
        expect(page.locator(f".clause[id='{clauses[0]}']")).to_be_in_viewport()


def test_arrow_keys_step_as_soon_as_the_page_has_the_focus(page: Page, address: str) -> None:
    """Unless something wants them: a field, a dialog, what scrolls sideways. Home is the page's own."""
    hand = opened(page, f"{address}sources/poch-modern-pagat/")
    for key, step in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", 2)):
        page.keyboard.press(key)
        expect(hand.locator(".poch-by")).to_contain_text(f"{step} of ")
    page.locator(".clause-id").first.focus()
    page.keyboard.press("ArrowRight")
    expect(hand.locator(".poch-by")).to_contain_text("3 of ")
    searched(page, "Poch")
    page.keyboard.press("ArrowLeft")
    page.evaluate("new Promise(requestAnimationFrame)")
    assert at(hand) == 3


def test_arrow_keys_step_while_the_hand_has_the_focus(page: Page, address: str) -> None:
    """Arrows, Home and End step."""
    hand = opened(page, f"{address}sources/poch-modern-pagat/")
    hand.locator(".poch-table").focus()
    for key, step in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1)):
        page.keyboard.press(key)
        assert at(hand) == step
    page.keyboard.press("End")

    assert at(hand) == hand.locator(".hand-steps li").count()
    said = hand.locator("[aria-live]").inner_text()
    assert hand.locator(".poch-sentence").inner_text() in said


@pytest.mark.parametrize("slug", STEPPED)
def test_steps_light_clauses_and_clauses_find_steps(page: Page, address: str, slug: str) -> None:
    """Each step lights the clause it rests on; a clause leads to its next step."""
    hand = opened(page, f"{address}sources/{slug}/")
    clauses = hand.locator(".hand-steps li").evaluate_all(
        "all => all.map(one => one.querySelector('a').textContent)"
    )

    assert [[clause] for clause in clauses] == page.evaluate(LIT)
    clause = page.locator(".clause.has-steps").last
    hand.locator(".poch-table").press("Home")
    clause.locator("p").first.click()
    expect(clause).to_have_class(re.compile(r"\blit\b"))
    step = at(hand)
    assert clauses[step - 1] == clause.get_attribute("id") == lit(page)
    expect(clause.locator(".step-link[aria-current]")).to_have_text(str(step))
    clause.locator(".step-link").first.click()
    first = clauses.index(clause.get_attribute("id")) + 1

    expect(hand.locator(".poch-by")).to_contain_text(re.compile(rf"\b{first} of "))


def test_what_beats_another_is_what_is_marked(page: Page, address: str) -> None:
    """The one who wins is outlined, with the cards that win: here a run of four against three."""
    hand = opened(page, f"{address}{LONGEST}#step-28")

    assert "Anna beats Bernhard: the longer run" in hand.locator(".poch-sentence").inner_text()
    assert ["Anna"] == hand.locator(".seat.active .seat-name").all_text_contents()
    assert 4 == hand.locator(".card.marked").count()


def test_without_limit_a_plate_tells_what_was_won_or_lost(page: Page, address: str) -> None:
    """No purse of chips is drawn where there is none: the figure has a sign from the start."""
    hand = opened(page, f"{address}{LONGEST}#step-1")
    before = hand.locator(".seat-purse").all_text_contents()
    hand.press("End")

    assert all(plate.startswith("±0") for plate in before)
    assert all(plate[0] in "+−±" for plate in hand.locator(".seat-purse").all_text_contents())


@pytest.mark.parametrize("slug", STEPPED)
def test_a_reading_is_tried_and_taken_back(page: Page, address: str, site: Path, slug: str) -> None:
    """The trace made for a reading changes hand, steps and marks; pressing the old one undoes it."""
    hand = opened(page, f"{address}sources/{slug}/")
    before = steps_of(hand)
    readings = readings_of(hand, site)
    for key in readings:
        crux, name = key.split("=")
        note = page.locator(f".crux[data-crux='{crux}']")
        other = note.locator(f"li[data-reading='{name}'] button")
        adopted = note.locator("li[data-adopted] button")
        other.click()
        expect(note.locator(".crux-note")).to_contain_text("You see the hand with this reading")
        expect(other).to_have_attribute("aria-pressed", "true")
        expect(adopted).to_have_attribute("aria-pressed", "false")
        changed = steps_of(hand)

        assert changed != before, key
        said = hand.locator(".poch-sentence").inner_text()
        assert f"{said}{lit(page)}" == changed[at(hand) - 1]
        assert at(hand) == len(changed) or changed[at(hand) - 1] != before[at(hand) - 1]
        adopted.click()
        expect(note.locator(".crux-note")).to_have_count(0)
        assert steps_of(hand) == before
    assert readings


def test_a_hand_recorded_under_another_reading_can_be_read_as_adopted(
    page: Page, address: str, site: Path
) -> None:
    """Of such a hand the recorded reading is the one in force, and the adopted one can be tried."""
    slug, name, trace = next(hand for hand in traces(site) if hand[2]["readings"])
    hand = opened(page, f"{address}sources/{slug}/")
    page.locator(f".hand-choice[data-hand='{name}']").click()
    expect(hand.locator(".ph-steps > summary")).to_have_text(f"All {len(trace['steps'])} steps")
    crux, reading = next(iter(trace["readings"].items()))
    note = page.locator(f".crux[data-crux='{crux}']")
    own = note.locator(f"li[data-reading='{reading}'] button")
    adopted = note.locator("li[data-adopted] button")
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(adopted).to_have_attribute("aria-pressed", "false")
    adopted.click()
    expect(note.locator(".crux-note")).to_contain_text("You see the hand with this reading")
    expect(adopted).to_have_attribute("aria-pressed", "true")
    own.click()

    expect(own).to_have_attribute("aria-pressed", "true")
    expect(hand.locator(".ph-steps > summary")).to_have_text(f"All {len(trace['steps'])} steps")


def test_a_link_to_a_step_is_restored_under_its_reading(page: Page, folder_address: str) -> None:
    """A hand's page opens at the step and the reading of its address, and keeps both there."""
    hand = opened(page, f"{folder_address}{HAND}#step-38")
    assert at(hand) == 38
    key = page.locator(".hand-readings li[data-key]").first.get_attribute("data-key")
    page.locator(".reading-try").first.click()
    expect(page.locator(".reading-try").first).to_have_attribute("aria-pressed", "true")
    step, said = at(hand), hand.locator(".poch-sentence").inner_text()
    kept = page.url

    assert kept.endswith(f"{HAND}?reading={key}#step-{step}")
    page.goto("about:blank")
    hand = opened(page, kept)
    assert (at(hand), hand.locator(".poch-sentence").inner_text()) == (step, said)


def test_words_stand_apart(page: Page, address: str) -> None:
    """The face kerns its narrow space after some letters; between words a fifth of an em is left."""
    page.goto(address)
    page.evaluate("document.fonts.ready")
    gaps: dict[str, float] = page.locator(".home-games li").first.evaluate(
        """(line) => Object.fromEntries([..."vwyarf"].map((end) => {
          const width = (text) => {
            const one = line.appendChild(document.createElement("span"));
            one.style.cssText = "position: absolute; white-space: pre";
            one.textContent = text;
            const { width } = one.getBoundingClientRect();
            one.remove();
            return width;
          };
          const gap = width(`${end} o`) - width(end) - width("o");
          return [end, gap / parseFloat(getComputedStyle(line).fontSize)];
        }))"""
    )

    assert {} == {end: gap for end, gap in gaps.items() if gap < 0.2}


def test_touching_a_pool_shows_what_becomes_of_it(page: Page, address: str) -> None:
    """A pool on the board leads to the next step about it, and again to the one after."""
    hand = opened(page, f"{address}{HAND}")
    hand.locator("[data-about='pool king']").click()
    expect(hand.locator(".poch-sentence")).to_contain_text("king of spades")
    hand.locator("[data-about='seat Dirk']").click()

    expect(hand.locator(".poch-sentence")).to_contain_text("Dirk")


def test_nothing_moves_for_those_who_want_no_motion(browser: Browser, address: str) -> None:
    """Chips and cards move from step to step, and stay where they are under reduced motion."""
    moving = {}
    for wish in ("reduce", "no-preference"):
        with visit(browser, reduced_motion=wish) as page:
            hand = opened(page, f"{address}{HAND}#step-9")
            hand.locator(".poch-table").press("ArrowRight")
            moving[wish] = page.evaluate(
                "document.getAnimations().filter(one => one.effect.target.closest('.poch-table')).length"
            )

    assert moving["reduce"] == 0
    assert moving["no-preference"] > 0


def test_the_pages_work_in_a_folder_of_a_host(page: Page, folder_address: str) -> None:
    """Nothing is missing and nothing complains where the site is not at the root."""
    missing: list[str] = []
    page.on(
        "response",
        lambda response: missing.append(response.url) if response.status >= 400 else None,
    )
    for name in ("", "sources/poque-1789/", HAND):
        hand = opened(page, folder_address + name)
        hand.locator(".poch-table").press("ArrowRight")
        assert hand.locator(".ph-play").get_attribute("href")
    page.get_by_role("link", name="Sources").first.click()
    page.locator("poch-board svg").first.wait_for()

    assert [] == missing


def test_a_table_follows_its_width_and_notifies_once(page: Page, address: str) -> None:
    """A drawing that changes its height where that is observed would be an error of the page."""
    page.add_init_script(
        "window.errors = []; addEventListener('error', ({ message }) => errors.push(message));"
    )
    hand = opened(page, address + HAND)
    drawing = hand.locator("svg.poch-play")
    for width in (600, 300):
        before = drawing.get_attribute("width")
        hand.evaluate(
            "(it, width) => (it.style.cssText = `display: block; width: ${width}px`)", width
        )
        expect(drawing).not_to_have_attribute("width", before or "")

    assert [] == page.evaluate("errors")
