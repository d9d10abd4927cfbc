"""Cards and chips to cut out: the pack that is chosen, each card once, and sheets of paper that they fill."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.test_print import sheets
from tests.e2e.test_reading import visit
from tools.site.hands.labels import TABLE

PAGE = "cards/"
A_PAGE = 9
FOR_FOUR = 4 * 50
"""What the chips count: fifty for each of four players, as the page on how to play has it."""
PAPER = {"width": 725, "height": 1000}
"""A sheet of A4 without its margins, in pixels."""
OVERFLOWING = """() => [...document.querySelectorAll("[name=type]")].flatMap((type) =>
  [...document.querySelectorAll("[name=board]")].flatMap((board) => {
    type.checked = board.checked = true;
    return [...document.querySelectorAll(".label")]
      .filter((one) => one.checkVisibility())
      .filter((one) => one.lastElementChild.getBoundingClientRect().bottom
        > one.getBoundingClientRect().bottom - 8)
      .map((one) => [type.id, one.className, one.lang]);
  }))"""
"""Labels whose last line is not above their lower edge."""


@pytest.mark.parametrize(("pack", "papers"), [("32", 4), ("36", 4), ("52", 6)])
def test_a_pack_is_printed_nine_to_a_page(
    browser: Browser, address: str, pack: str, papers: int
) -> None:
    """Each card once, named; the chips on a page of their own; A4 and Letter take the same pages."""
    with visit(browser) as page:
        page.goto(f"{address}{PAGE}")
        page.get_by_label("Cards", exact=True).select_option(pack)
        cards = page.locator(".cut-card")
        expect(cards).to_have_count(int(pack))
        names = cards.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        assert len({*names}) == int(pack)
        assert "ace of clubs" in names
        assert ("two of hearts" in names) == (pack == "52")
        chips, fives = page.locator(".cut-chip"), page.locator(".cut-chip", has_text="5")
        assert FOR_FOUR == chips.count() + (5 - 1) * fives.count()
        expect(page.get_by_text("You need scripts to see")).to_be_hidden()
        for paper in ("A4", "Letter"):
            assert papers + 1 == sheets(page, paper)
        assert pack != "32" or papers + 1 == dict(TABLE)["cards"]
        page.locator(".exercise-choice input").uncheck()
        expect(chips).to_have_count(0)
        assert papers == sheets(page, "A4")


def test_who_lacks_scripts_reads_what_is_missing(browser: Browser, address: str) -> None:
    """And nobody else does."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}{PAGE}")
    expect(page.get_by_text("You need scripts to see the cards.")).to_be_visible()
    context.close()


def test_german_suits_have_german_names(browser: Browser, address: str) -> None:
    """Leaves, acorns and bells, in the language of the page; the choice is of this page alone."""
    with visit(browser) as page:
        page.goto(f"{address}{PAGE}")
        page.get_by_label("Suits").select_option("german")
        expect(page.get_by_role("img", name="Ober of acorns")).to_be_attached()
        page.goto(f"{address}de/{PAGE}")
        expect(page.get_by_role("img", name="Kreuz-Ass")).to_be_attached()


def test_the_page_on_printing_leads_there(browser: Browser, address: str) -> None:
    """In a sentence above the list."""
    with visit(browser) as page:
        page.goto(f"{address}to-print/")
        page.get_by_role("link", name="Print cards and chips").click()
        expect(page.locator("h1")).to_have_text("Cards and chips to cut out")


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_labels_take_the_sheets_that_their_page_promises(
    browser: Browser, address: str, tag: str
) -> None:
    """In four languages: one sheet in A6, two in A5, four in A4, whatever the type; on both papers."""
    with visit(browser) as page:
        page.goto(f"{address}{tag}labels/")
        expect(page.locator(".label:visible")).to_have_count(4)
        for size, many in {"a6": 1, "a5": 2, "a4": 4}.items():
            for kind, style in (("round", "book"), ("nain-jaune", "strong")):
                for chosen in (f"size-{size}", f"kind-{kind}", f"type-{style}"):
                    page.locator(f"#{chosen}").check()
                taken = [sheets(page, paper) for paper in ("A4", "Letter")]
                assert taken == [many, many], (size, kind)


@pytest.mark.parametrize("size", ["a6", "a5", "a4"])
def test_the_words_of_each_label_fit_on_it(browser: Browser, address: str, size: str) -> None:
    """In every type and language, on the narrower of the papers that lie upright."""
    with visit(browser, viewport=PAPER) as page:
        page.goto(f"{address}labels/")
        page.locator(f"#size-{size}").check()
        page.emulate_media(media="print")

        assert [] == page.evaluate(OVERFLOWING)


def test_labels_are_those_that_are_chosen(browser: Browser, address: str) -> None:
    """One board, in the languages that are ticked; without scripts, too."""
    with visit(browser, java_script_enabled=False) as page:
        page.goto(f"{address}labels/")
        page.get_by_label("Eight-sided").check()
        page.get_by_label("Français").uncheck()
        page.get_by_label("日本語").uncheck()
        shown = page.locator(".label:visible")
        expect(shown).to_have_count(2)
        expect(shown.first).to_contain_text("Museum Aargau has eight hollows")
        expect(shown.last).to_contain_text("Achteckiges Pochbrett")
