"""The page that finds a text: any answers are in the address, and lead to the nearest texts."""

from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.looks import NARROW

WHICH = "compare/which/"
GIVEN = "pools=9&dealt=all&raising=nobody"


def answer(page: Page, question: str, words: str) -> None:
    """Choose an answer."""
    page.get_by_role("group", name=question).get_by_label(words, exact=True).check()


def first(page: Page) -> str:
    """Return the siglum of the text that is nearest."""
    return page.locator(".which-texts h3 .siglum").first.inner_text()


def test_answers_stand_in_the_address_and_can_be_taken_back(page: Page, address: str) -> None:
    """Each answer is a step in the history; not to know is an answer as well."""
    page.goto(f"{address}{WHICH}")
    answer(page, "How many pools does the board have?", "Six")
    answer(page, "How many cards is each player dealt?", "Five")
    given = page.url

    assert given.endswith(f"{WHICH}#pools=6&dealt=5")
    assert "E65" == first(page)
    page.go_back()
    expect(page).to_have_url(f"{address}{WHICH}#pools=6")
    expect(page.locator("input[name='dealt'][value='']")).to_be_checked()
    page.go_forward()
    expect(page.locator("input[name='dealt'][value='5']")).to_be_checked()
    page.goto("about:blank")
    page.goto(given)
    expect(page.get_by_role("status")).to_contain_text(
        "Nearest: Poque (Encyclopédie, 1765), and one more just as near. "
    )
    answer(page, "How many pools does the board have?", "I do not know")
    expect(page).to_have_url(f"{address}{WHICH}#dealt=5")


def test_the_nearest_is_a_link_and_other_games_are_not_asked_about(
    page: Page, address: str
) -> None:
    """On a phone too; who takes an answer back is asked again."""
    page.set_viewport_size(NARROW)
    page.goto(f"{address}{WHICH}")
    page.get_by_text("Questions on Newmarket").wait_for()
    answer(page, "How many pools does the board have?", "Six")
    answer(page, "Does anybody vie, staking on a pair or better?", "Yes")
    for game in ("Newmarket", "Spin", "Pope Joan", "Nain Jaune"):
        expect(page.get_by_text(f"Questions on {game}")).to_be_hidden()
    expect(page.get_by_text("Questions on Poch")).to_be_visible()
    status = page.get_by_role("status")
    expect(status).to_be_in_viewport()
    status.get_by_role("link", name="Poque (Encyclopédie, 1765)").click()
    expect(page).to_have_url(f"{address}sources/poque-1765/")
    page.go_back()
    page.get_by_role("button", name="Begin again").click()
    expect(page.get_by_text("Questions on Newmarket")).to_be_visible()


def test_what_is_answered_before_the_script_is_there_counts(page: Page, address: str) -> None:
    """A slow line takes no answer back."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/which.js", hold)
    page.goto(f"{address}{WHICH}", wait_until="commit")
    answer(page, "How many pools does the board have?", "Six")
    while not waiting:
        page.wait_for_timeout(50)
    for route in waiting:
        route.continue_()

    expect(page).to_have_url(f"{address}{WHICH}#pools=6")


def test_a_difference_leads_to_its_clause(page: Page, address: str) -> None:
    """What a text says otherwise is told with the answer given, and linked to where it says so."""
    page.goto(f"{address}{WHICH}#{GIVEN}&trumps=next-of-the-pack")
    text = page.locator("li[data-text='poch-family-hearts']")
    page.get_by_text("The other texts").click()
    differs = text.locator(".is-different a").last

    expect(text.locator(".which-counts")).to_have_text(
        "2 agree · 2 differ · 0 not known from the text"
    )
    assert f"{address}sources/poch-family-hearts/" in (differs.evaluate("one => one.href") or "")
    play = text.get_by_role("link", name="Play", exact=True).evaluate("one => one.href")
    assert f"{address}play/?ruleset=poch-family-hearts" == play
    text.get_by_role("link", name="Compare").click()
    expect(page.locator("thead .siglum").first).to_have_text("Fh")


def test_an_unknown_question_is_told_with_the_nearest(page: Page, address: str) -> None:
    """So is an unknown answer; what is known is taken."""
    page.goto(f"{address}{WHICH}#pool=9&dealt=alle&raising=nobody")

    expect(page.get_by_role("alert")).to_have_text(
        "There is no question pool; did you mean pools? "
        "There is no answer alle to dealt; did you mean all?"
    )
    expect(page.locator("input[name='raising'][value='nobody']")).to_be_checked()


def test_the_questions_are_answered_by_the_keyboard(page: Page, address: str) -> None:
    """Arrows choose within a question, and the focus stays where it was."""
    page.goto(f"{address}{WHICH}")
    page.locator("poch-which.ready").wait_for()
    page.locator("input[name='pools'][value='']").focus()
    page.keyboard.press("ArrowUp")

    expect(page).to_have_url(f"{address}{WHICH}#pools=9")
    assert "9" == page.evaluate("document.activeElement.value")


def test_a_ruleset_is_chosen_by_the_link_to_play(page: Page, address: str) -> None:
    """The choices begin with the ruleset asked for; of an unknown one the nearest is named."""
    page.goto(f"{address}play/?ruleset=poch-1853-alvensleben")
    expect(page.locator("input[name='ruleset']:checked")).to_have_value("poch-1853-alvensleben")
    page.goto(f"{address}play/?ruleset=poch-1835-alvensleben")
    expect(page.get_by_role("alert")).to_contain_text("did you mean poch-1853-alvensleben?")


def test_without_scripts_the_answers_are_a_table(browser: Browser, address: str) -> None:
    """Every question is a row group; nothing that cannot work is shown."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}{WHICH}")

    assert page.locator(".which-table tbody").count() == page.locator("fieldset").count() > 0
    expect(page.locator(".which-form")).to_be_hidden()
    expect(page.locator(".which-table td a").first).to_be_visible()
    context.close()
