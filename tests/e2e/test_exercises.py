"""Exercises at the table: an answer is judged in words, what is known is kept, and each text has some to try."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from poch.texts.library import playable
from poch.texts.ruleset_shape import GAMES
from tests.conftest import ROOT
from tests.e2e.looks import NARROW
from tests.e2e.test_reading import visit

PLACE = "exercises/"
TRIED = 4
"""Questions that are answered of each text."""
BETWEEN = 3
"""So many others come before a question comes again."""
IN_SIGHT = """(node) => {
  node.scrollIntoView({ block: "center" });
  const { left, top, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + 4, top + height / 2));
}"""
"""Whether something, in the middle of the screen, is what a finger would meet there."""


def exercises(slug: str) -> list[dict[str, Any]]:
    """Return what the page loads of a text, the easiest first."""
    file = ROOT / "docs" / "assets" / "exercises" / f"{slug}.json"
    questions: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return sorted(questions, key=lambda question: question["level"])


def answers(page: Page) -> Locator:
    """Return the answers that are offered."""
    return page.locator(".exercise-answers button")


def opened(page: Page, address: str, where: str) -> None:
    """Open the page at some questions, and wait for the first."""
    page.goto(f"{address}{where}")
    answers(page).first.wait_for()


@pytest.mark.parametrize("slug", playable(*GAMES))
def test_questions_of_a_text_are_put_and_judged(browser: Browser, address: str, slug: str) -> None:
    """Every answer of the first ones is said to be what its key says, with the clause it rests on."""
    with visit(browser, reduced_motion="reduce") as page:
        opened(page, address, f"{PLACE}#{slug}")
        for exercise in exercises(slug)[:TRIED]:
            expect(answers(page)).to_have_count(len(exercise["choices"]))
            every = sorted(enumerate(exercise["choices"]), key=lambda pair: not pair[1]["right"])
            for number, choice in every:
                answers(page).nth(number).click()
                verdict = page.locator(".first-verdict")
                expect(verdict).to_contain_text("Right." if choice["right"] else "No.")
                expect(page.locator(".first-rule .clause-id")).to_have_text(choice["clause"])
                assert len(page.locator(".first-rule").inner_text()) > len(choice["clause"]) + 10
            page.get_by_role("button", name="Next question").click()
            expect(page.locator(".first-question")).to_be_focused()


def test_a_wrong_answer_says_why_and_where_it_is_right(browser: Browser, address: str) -> None:
    """With the clause in its words, and the texts by which one may."""
    slug = "poch-ass-1973"
    assert any("elsewhere" in choice for each in exercises(slug) for choice in each["choices"])
    with visit(browser, reduced_motion="reduce") as page:
        opened(page, address, f"{PLACE}#{slug}&may")
        explanation = ""
        for _ in exercises(slug):
            for answer in answers(page).all():
                answer.click()
                explanation = explanation or where(page.locator(".first-verdict").inner_text())
            if explanation:
                break
            page.get_by_role("button", name="Next question").click()
            expect(page.locator(".first-question")).to_be_focused()
        assert re.match(r"It would be right under the rules of Poch", explanation)


def where(verdict: str) -> str:
    """Return what a verdict says of other texts."""
    return verdict[verdict.index("It would") :] if "It would" in verdict else ""


def test_what_is_known_is_kept_and_comes_later(browser: Browser, address: str) -> None:
    """A right answer counts at once and once the page is loaded again, and another question is put first."""
    slug = "poch-modern-pagat"
    first = exercises(slug)[0]
    right = next(n for n, choice in enumerate(first["choices"]) if choice["right"])
    with visit(browser, reduced_motion="reduce") as page:
        opened(page, address, PLACE)
        expect(page.locator(".exercise-score")).to_have_text(re.compile(r"^0 of \d+ known$"))
        before = page.locator(".poch-table svg[role=img]").get_attribute("aria-label")
        answers(page).nth(right).click()
        expect(page.locator(".exercise-score")).to_have_text(re.compile(r"^1 of \d+ known$"))
        page.reload()
        answers(page).first.wait_for()
        expect(page.locator(".exercise-score")).to_have_text(re.compile(r"^1 of \d+ known$"))
        expect(page).to_have_url(re.compile(f"#{slug}$"))
        asked = page.locator(".first-question").inner_text()
        now = page.locator(".poch-table svg[role=img]").get_attribute("aria-label")
        assert (before, "") != (now, asked)


def test_what_is_not_known_comes_again_after_others(browser: Browser, address: str) -> None:
    """At least three others, or all where there are fewer, whether it was answered or passed over."""
    for slug, others in (("poch-modern-pagat", BETWEEN), ("poch-ass-1973", 2)):
        with visit(browser, reduced_motion="reduce") as page:
            opened(page, address, f"{PLACE}#{slug}&vying")
            put: list[str] = []
            for turn in range(4 * BETWEEN):
                table = page.locator(".poch-table svg[role=img]").get_attribute("aria-label")
                put.append(f"{table} {page.locator('.first-beside').inner_text()}")
                assert put[-1] not in put[-others - 1 : -1]
                if turn < 2 * BETWEEN:
                    answers(page).last.click()
                page.get_by_role("button", name="Next question").click()
                expect(page.locator(".first-question")).to_be_focused()


@pytest.mark.parametrize("kind", ["pool", "vying", "may", "clause", "text"])
def test_after_a_wrong_answer_the_right_one_is_said(
    browser: Browser, address: str, kind: str
) -> None:
    """In the words of what is then to be pressed."""
    slug = "poch-ass-1973"
    exercise = next(each for each in exercises(slug) if each["kind"] == kind)
    number = next(n for n, choice in enumerate(exercise["choices"]) if not choice["right"])
    right = [n for n, choice in enumerate(exercise["choices"]) if choice["right"]]
    with visit(browser, reduced_motion="reduce") as page:
        opened(page, address, f"{PLACE}#{slug}&{kind}")
        answers(page).nth(number).click()
        _, _, solution = page.locator(".first-verdict").inner_text().partition("The right answer")
        for each in right:
            assert answers(page).nth(each).inner_text().rstrip(".").lower() in solution.lower()
        answers(page).nth(right[0]).click()
        expect(page.locator(".first-verdict")).not_to_contain_text("The right answer")


def test_kinds_are_chosen_and_what_there_is_none_of_is_said(browser: Browser, address: str) -> None:
    """The address follows; a text without such a question says so, and offers the kind no more."""
    with visit(browser, reduced_motion="reduce") as page:
        opened(page, address, f"{PLACE}#poch-modern-pagat&vying")
        expect(page.locator(".first-question")).to_have_text("Who wins the vying?")
        page.locator(".exercise-choice select").first.select_option("newmarket-1891-peel")
        expect(page.locator(".first-question")).to_have_text(
            "This text has no such question. Choose another kind."
        )
        expect(page).to_have_url(re.compile("#newmarket-1891-peel&vying$"))
        expect(page.locator(".exercise-score")).to_be_empty()
        expect(page.get_by_role("button", name="Next question")).to_be_disabled()
        expect(page.locator("option[value=vying]")).to_be_disabled()
        expect(page.locator("option[value=clause]")).to_be_enabled()
        page.locator(".exercise-choice select").last.select_option("clause")
        expect(page.locator(".first-question")).to_contain_text("Which clause allows it?")
        expect(page.get_by_role("button", name="Next question")).to_be_enabled()


@pytest.mark.parametrize(
    ("tag", "asked", "right"),
    [("de/", "Wer gewinnt das Pochen?", "Richtig."), ("fr/", "Qui gagne l’enchère ?", "Juste.")],
)
def test_it_is_asked_in_the_language_of_the_page(
    browser: Browser, address: str, tag: str, asked: str, right: str
) -> None:
    """Questions, verdicts and the words of clauses; on a phone, by keyboard."""
    slug = "poch-1853-alvensleben"
    exercise = next(each for each in exercises(slug) if each["kind"] == "vying")
    number = next(n for n, choice in enumerate(exercise["choices"]) if choice["right"])
    with visit(browser, viewport=NARROW, reduced_motion="reduce") as page:
        opened(page, address, f"{tag}{PLACE}#{slug}&vying")
        expect(page.locator(".first-question")).to_have_text(
            re.compile(asked.replace(" ", r"\s")[:-1])
        )
        answers(page).nth(number).press("Enter")
        expect(page.locator(".first-verdict")).to_contain_text(right)
        assert NARROW["width"] == page.evaluate("document.documentElement.scrollWidth")


@pytest.mark.parametrize("viewport", [NARROW, {"width": 390, "height": 844}])
def test_a_phone_reaches_what_follows_an_answer(
    browser: Browser, address: str, viewport: ViewportSize
) -> None:
    """The verdict and what goes on are on the screen, then the next table and its question; nothing covers the files."""
    with visit(browser, viewport=viewport, reduced_motion="reduce") as page:
        opened(page, address, f"de/{PLACE}")
        for _ in range(3):
            answers(page).last.click()
            expect(page.locator(".first-verdict")).to_be_in_viewport(ratio=0.99)
            expect(page.get_by_role("button", name="Nächste Frage")).to_be_in_viewport(ratio=0.99)
            page.get_by_role("button", name="Nächste Frage").click()
            expect(page.locator(".first-question")).to_be_focused()
            expect(page.locator(".first-question")).to_be_in_viewport()
            expect(page.locator(".poch-table svg[role=img]")).to_be_in_viewport(ratio=0.99)
        for place in ("#sheets", ".exercise-texts li:first-child a", "#machines"):
            assert page.locator(place).first.evaluate(IN_SIGHT), place


def test_a_sheet_is_read_without_scripts(browser: Browser, address: str) -> None:
    """Twelve questions with what is needed to answer them, and a key with as many lines."""
    with visit(browser, java_script_enabled=False) as page:
        page.goto(f"{address}{PLACE}")
        page.get_by_role("link", name="Poque (Encyclopédie, 1765)", exact=True).click()
        expect(page.locator("h1")).to_have_text("Exercises: Poque (Encyclopédie, 1765)")
        expect(page.locator(".exercise-questions > li")).to_have_count(12)
        expect(page.locator(".exercise-key li")).to_have_count(12)
        pool = page.locator(".exercise-questions > li", has_text="Who takes").first
        expect(pool).to_contain_text(re.compile(r"\w+ are trumps\."))
        expect(pool).to_contain_text(re.compile(r"Agathe holds .+\sBlaise holds", re.DOTALL))
    with visit(browser) as page:
        page.goto(f"{address}{PLACE}poque-1765/")
        page.get_by_role("link", name="Answer at the table").click()
        expect(page.locator(".exercise-choice select").first).to_have_value("poque-1765")
        expect(page).to_have_url(re.compile(r"/exercises/#poque-1765$"))


def test_questions_that_do_not_come_are_told(browser: Browser, address: str) -> None:
    """In a sentence that leads to the sheets."""
    with visit(browser) as page:
        page.route("**/assets/exercises/*", lambda route: route.abort())
        page.goto(f"{address}{PLACE}")
        expect(page.get_by_role("alert")).to_contain_text("The questions could not be loaded")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("?text=hoc-1765", "“hoc-1765” breaks off before it can be played"),
        ("#poque-1756", "“poque-1756” is not here; did you mean poque-1765?"),
    ],
)
def test_a_text_without_exercises_is_told(
    browser: Browser, address: str, asked: str, said: str
) -> None:
    """Until the reader chooses another."""
    with visit(browser) as page:
        opened(page, address, f"{PLACE}{asked}")
        notice = page.locator(".poch-error")
        expect(notice).to_contain_text(said)
        page.locator(".exercise-choice select").first.select_option("poque-1765")
        expect(notice).to_be_hidden()
