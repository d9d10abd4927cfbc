"""A board at home: what is tapped leads to the rules that fit it, and stays in the address."""

import pytest
from playwright.sync_api import Browser, Page, expect

OWN = "own-board/"
EIGHT = "ace.king.queen.jack.ten.marriage.sequence.poch"


def test_labels_lead_to_the_rules_on_one_sheet(page: Page, address: str) -> None:
    """By the keyboard alone; the address brings them back, and a question parts what shares them."""
    page.goto(f"{address}{OWN}")
    expect(page.get_by_role("status")).to_contain_text("Tap the labels")
    for label in EIGHT.split("."):
        button = page.locator(f"[data-label={label}]")
        button.focus()
        page.keyboard.press("Space")
        expect(button).to_have_attribute("aria-pressed", "true")
    first = page.locator(".own-fit").first
    expect(first.get_by_role("heading", level=2)).to_have_text("Eight pools")
    page.get_by_label("How many cups").select_option("9")

    expect(page).to_have_url(f"{address}{OWN}#labels={EIGHT}&cups=9")
    expect(page.get_by_role("status")).to_contain_text("Nearest: nine pools")
    expect(first).to_contain_text("In these rules, but not seen on your board: Centre.")
    asked = first.locator(".own-question")
    before = first.locator(".own-texts").first.locator("li").count()
    question = asked.get_by_role("heading").inner_text()
    asked.get_by_role("button").first.click()
    expect(first.locator(".own-given")).to_contain_text(question)
    assert first.locator(".own-texts").first.locator("li").count() < before
    every = page.get_by_role("link", name="Questions on the rules")
    asked_there = every.evaluate("one => one.hash.slice(1)")
    assert asked_there
    assert page.url.endswith(f"&{asked_there}")
    given = page.url
    page.goto("about:blank")
    page.goto(given)
    expect(page.locator(".own-given")).to_contain_text(question)
    sheet = page.locator(".own-texts").first.get_by_role("link", name="Rules on one sheet").first
    sheet.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url.endswith("/handout/")


def test_what_cannot_be_right_is_answered(page: Page, address: str) -> None:
    """Labels that contradict each other, labels no text has, too few cups, and an address gone wrong."""
    page.goto(f"{address}{OWN}#labels=marriage.stich.boodle.aces&cups=1&dealt=alle")
    alert = page.get_by_role("alert")

    expect(alert).to_contain_text("None of our texts has both Marriage and Stich on its board.")
    expect(alert).to_contain_text("Boodle is not among our texts")
    expect(alert).to_contain_text("You tapped 2 labels but counted one cup.")
    expect(alert).to_contain_text("There is no aces; did you mean ace?")
    expect(alert).to_contain_text("There is no alle; did you mean all?")
    alert.get_by_role("link", name="What we could read").click()
    expect(page).to_have_url(f"{address}related-games/#is-this-mine")


@pytest.mark.parametrize("tag", ["", "de/", "fr/", "ja/"])
def test_on_a_phone_nothing_is_cut(browser: Browser, address: str, tag: str) -> None:
    """Nothing is wider than the screen, and each label is large enough for a thumb."""
    context = browser.new_context(viewport={"width": 320, "height": 640})
    page = context.new_page()
    page.goto(f"{address}{tag}{OWN}#labels={EIGHT}")
    page.locator(".own-fit").first.wait_for()

    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for box in page.locator(".own-label").all():
        size = box.bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= 44
    context.close()


def test_without_scripts_there_is_a_table(browser: Browser, address: str) -> None:
    """Nothing that cannot work is shown."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}{OWN}")

    expect(page.locator(".own-form")).to_be_hidden()
    expect(page.locator(".own-set").filter(has_text="Nine pools")).to_be_visible()
    expect(page.get_by_role("link", name="Rules on one sheet").first).to_be_visible()
    context.close()
