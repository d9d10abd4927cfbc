"""Markup in whatever a reader may be sent is shown as it is written, and nothing of it is run."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from poch.records.links import encode
from tests.conftest import ROOT
from tests.e2e.looks import unfold
from tests.e2e.test_play import answers
from tests.e2e.test_workshop import desk as desk  # noqa: PLC0414  the fixture
from tests.e2e.test_workshop import editor, in_order

EVIL = "<img data-evil src=x onerror=\"document.title='taken'\">"
SHORT = "<b data-evil>A</b>"
RULESET = "poch-modern-pagat"
SEATS = [SHORT, "<script data-evil>1</script>", "B & C"]
RECORD = {"ruleset": RULESET, "seats": SEATS, "deal": {"seed": 17}, "actions": []}
SHIPPED = ROOT / "variants" / RULESET / "ruleset.yaml"
PLACES = (
    "sources/poch-1853-alvensleben/",
    "hands/poch-modern-pagat/three-nines/",
    "compare/poch-1857-pierer/poch-1992-parlett/",
    "compare/matrix/",
    "compare/which/",
    "odds/survey/",
    "cite/poch-1853-alvensleben/",
    "play/",
    "workshop/",
)

MAKES_MARKUP = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|setHTML|document\.write|srcdoc"
    r"|createContextualFragment|\beval\(|new Function"
)


def test_no_script_of_ours_makes_markup_of_text() -> None:
    """Nodes are made one by one, and what is told goes into them as text."""
    scripts = sorted(ROOT.glob("docs/assets/js/**/*.js"))

    assert scripts
    assert [] == [
        script.name for script in scripts if MAKES_MARKUP.search(script.read_text("utf-8"))
    ]


def test_an_object_where_a_text_should_be_is_no_attribute(page: Page, address: str) -> None:
    """Attributes come first, and of what is to be done only functions are."""
    page.goto(address)
    made = """async (address) => {
        const { html } = await import(address);
        return html("p.a", { onclick: "it()", lang: "de" }, { onclick: "it()" }, "b").outerHTML;
    }"""
    markup = page.evaluate(made, f"{address}assets/js/page/dom.js")

    assert '<p class="a" lang="de">[object Object]b</p>' == markup


def harmless(page: Page) -> None:
    """Look whether none of the markup became a part of the page, and nothing of it was run."""
    assert 0 == page.locator("[data-evil]").count()
    assert "taken" != page.title()


def paste(page: Page, text: str) -> None:
    """Put a text in the place of all that stands in the editor."""
    text_field = editor(page)
    text_field.press("ControlOrMeta+a")
    text_field.evaluate(
        """(node, text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            node.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }""",
        text,
    )


def test_a_link_with_markup_for_names_is_played(page: Page, address: str) -> None:
    """The names stand at the table as they are written."""
    page.goto(f"{address}play/#{encode(RECORD, 1)}")
    expect(answers(page).first).to_be_visible()
    expect(page.locator(".pp-log")).to_contain_text(SEATS[1])
    harmless(page)


def test_a_record_with_markup_is_played_or_refused(page: Page, address: str) -> None:
    """What is wrong with it is told with its own words, and is no more than words."""
    page.goto(f"{address}play/#{encode(RECORD, 1)}")
    expect(answers(page).first).to_be_visible()
    unfold(page, ".pp-tools")
    page.get_by_role("button", name="Branches and files").click()
    for text, says in (
        (f"ruleset: {RULESET}\nseats: ['{SHORT}', B]\ndeal: {{seed: {SHORT}}}", "this is no seed"),
        (f"ruleset: '{SHORT}'\nseats: [A, B, C]\ndeal: {{seed: 1}}", SHORT),
        (f"ruleset: {RULESET}\nseats: [A, B, C]\ndeal: {{seed: 1}}\n'{SHORT}': 1", SHORT),
        (f"ruleset: {RULESET}\nseats: [A, B, C]\ndeal: {{seed: 1}}\nactions: ['{SHORT}']", SHORT),
        ("- " * 50 + "x", "more than 40 levels"),
    ):
        page.get_by_label("Its text").fill(text)
        page.get_by_role("button", name="Play it").click()
        expect(page.locator(".pp-shelf").get_by_role("alert")).to_contain_text(says)
        harmless(page)


def test_rules_with_markup_are_checked_and_played(desk: Page) -> None:
    """Titles, questions and reasons are text at the table; keys and ids are text in complaints."""
    shipped = SHIPPED.read_text(encoding="utf-8")
    title = next(line for line in shipped.splitlines() if line.startswith("title:"))
    written = shipped.replace(title, f"title: '{SHORT}'").replace("because: ", f"because: {SHORT} ")
    paste(desk, written)
    in_order(desk)
    harmless(desk)

    paste(desk, f"'{SHORT}': 1\nclauses: [{{id: '{SHORT}', sets: {{'{SHORT}': 1}}}}]")
    expect(desk.locator(".ws-complaints li", has_text=SHORT).first).to_be_visible()
    harmless(desk)

    paste(desk, written)
    in_order(desk)
    desk.get_by_role("button", name="Play it now").click()
    expect(desk.get_by_text(SHORT).first).to_be_visible()
    unfold(desk, ".pp-setup")
    desk.locator("input[name=seed]").fill("17")
    desk.get_by_role("button", name="Start a game").click()
    expect(answers(desk).first).to_be_visible()
    harmless(desk)


@pytest.mark.parametrize("place", PLACES)
def test_an_address_with_markup_does_no_harm(page: Page, address: str, place: str) -> None:
    """Behind # and ? it is looked at as a name, which there is not; so is one cut short, or long."""
    opened = {asked: page.context.new_page() for asked in (quote(EVIL), "%E0%A4%A", "x" * 5_000)}
    for asked, tab in opened.items():
        tab.goto(f"{address}{place}?ruleset={asked}&step={asked}#1.{asked}.1.{asked}")
    for tab in opened.values():
        tab.wait_for_load_state("networkidle")
        harmless(tab)


@pytest.mark.parametrize(
    "path",
    [quote(EVIL), "%E0%A4%A", "x" * 5_000, "sources/%00/", "..%2f..%2fetc%2fpasswd"],
    ids=range(5),
)
def test_a_page_that_is_not_there_is_told_with_its_neighbours(
    page: Page, address: str, path: str, complaints: list[str]
) -> None:
    """However the address is written, the nearest addresses are named."""
    page.goto(address + path)
    expect(page.get_by_role("alert").get_by_role("link").first).to_be_visible()
    harmless(page)

    assert all("404" in complaint for complaint in complaints)
    complaints.clear()
