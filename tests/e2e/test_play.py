"""The play page: hands played by clicking, links followed, games taken up again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from poch.texts.library import ids, playable
from poch.texts.ruleset_shape import GAMES
from tests.e2e.looks import unfold

MOST_MOVES = 60
AT_ONCE = "localStorage.setItem('poch-speed', '\"at once\"')"
"""Lets the others play at once; at the pace that is usual a question may take ten seconds to come."""
BROKEN = {
    "#1.poch-modern-pagat.1": "This link is damaged",
    "#1.poch-modern-pagat.1.eNptjsEKwjAQ": "The link is damaged",
    "#1.poch-of-atlantis.1.eNptjsEK": "poch-of-atlantis” is not here",
}


@pytest.fixture
def table(page: Page, folder_address: str) -> Page:
    """Return the play page, with the others playing at once."""
    return sit_down(page, folder_address)


def sit_down(page: Page, address: str) -> Page:
    """Open the play page, with the others playing at once."""
    page.add_init_script(AT_ONCE)
    page.goto(f"{address}play/")
    return page


def begin(page: Page, ruleset: str, seed: str = "17", **fields: str) -> None:
    """Choose a ruleset and a deal, and sit down."""
    unfold(page, ".pp-setup")
    page.locator(f"input[value='{ruleset}']").check()
    page.locator("input[name=seed]").fill(seed)
    for name, value in fields.items():
        page.locator(f"select[name={name}]").select_option(value)
    page.get_by_role("button", name="Start a game").click()


def leave(page: Page) -> None:
    """Leave a game for the choices."""
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Start a game").wait_for()


def answers(page: Page) -> Locator:
    """Return what the question allows: raised cards, else buttons."""
    page.locator(".pp-options").wait_for()
    cards = page.locator(".poch-table .card.open")
    return cards if cards.count() else page.locator(".pp-options .poch-button:not(.pp-step)")


def sentences(page: Page) -> list[str]:
    """Return what is told of the hand so far."""
    return page.locator(".pp-log li > span").all_inner_texts()


def seen(page: Page) -> list[str | None]:
    """Return what the reader sees of a position: the sentence, the question, the table."""
    page.locator(".pp-options").wait_for()
    table = page.locator("svg.poch-play").get_attribute("aria-label")
    return [*page.locator(".poch-sentence, .pp-question").all_inner_texts(), table]


def answer(page: Page) -> None:
    """Give the last answer that is offered, and wait until there is more to tell."""
    before = len(sentences(page))
    asked = page.locator(".pp-options").element_handle()
    answers(page).last.click()
    asked.wait_for_element_state("hidden")
    page.locator(".pp-log li").nth(before).wait_for(state="attached")
    page.locator(".pp-options").wait_for()


def copied(page: Page, button: str) -> str:
    """Press a button that copies, and return what it copied."""
    page.evaluate(
        """() => {
            window.copied = new Promise((done) => {
                navigator.clipboard.writeText = async (text) => done(text);
            });
        }"""
    )
    page.get_by_role("button", name=button).click()
    return str(page.evaluate("window.copied"))


def play_out(page: Page) -> None:
    """Answer until the hand is over; what is said beside a name goes with it."""
    for _ in range(MOST_MOVES):
        answers(page)
        mine = page.locator(".seat-line", has=page.get_by_text("You", exact=True))
        assert "leads" not in mine.locator(".seat-lead").all_text_contents()
        if page.locator(".pp-scores").is_visible():
            return
        answer(page)
    pytest.fail("the hand does not end")


def test_hands_are_played_under_two_rulesets(table: Page) -> None:
    """A hand is played to its end by clicking, then the next deal, then one by other rules."""
    begin(table, "poch-modern-pagat")
    play_out(table)

    expect(table.locator(".pp-scores li")).to_have_count(4)
    assert "You sit down" not in sentences(table)[-1]
    expect(table.locator(".pp-clause .pp-text").first).not_to_be_empty()
    expect(table.locator(".pp-cited").first).to_have_text(re.compile(r"This step rests on\w+\."))

    table.get_by_role("button", name="Next deal").click()
    table.locator(".pp-scores").wait_for(state="hidden")
    play_out(table)

    expect(table.locator(".pp-scores .mine small")).to_contain_text("in all")

    leave(table)
    begin(table, "poque-1789", purse="25")
    play_out(table)


def test_a_game_that_is_left_is_not_lost(table: Page) -> None:
    """On a phone the choices that follow are in sight and lead back to it; the game begun then puts it on the shelf."""
    table.set_viewport_size({"width": 360, "height": 740})
    begin(table, "poch-modern-pagat")
    answer(table)
    now = seen(table)
    leave(table)
    expect(table.get_by_role("button", name="Start a game")).to_be_in_viewport()
    table.get_by_role("button", name="Back to your game").click()
    assert now == seen(table)
    leave(table)
    table.reload()
    assert now == seen(table)

    leave(table)
    begin(table, "poque-1789", seed="18")
    seen(table)
    leave(table)
    expect(table.get_by_role("button", name="Back to your game")).to_have_count(0)
    table.get_by_role("button", name="Branches and files").click()
    table.get_by_role("button", name="Open Deal 17").click()
    assert now == seen(table)


def test_a_session_ends_where_its_text_says(table: Page) -> None:
    """By these rules each deals once: after three deals at three seats no fourth is offered."""
    unfold(table, ".pp-setup")
    table.locator("input[value='poch-knauer-31']").check()
    table.locator("input[name=seats][value='3']").check()
    begin(table, "poch-knauer-31")
    for _ in range(2):
        play_out(table)
        expect(table.locator(".pp-question")).to_contain_text("The deal is over.")
        table.get_by_role("button", name="Next deal").click()
        table.locator(".pp-scores").wait_for(state="hidden")
    play_out(table)
    table.get_by_role("button", name="Next deal").click()

    expect(table.locator(".pp-question")).to_contain_text(
        "Everybody has dealt once; the session is over."
    )
    expect(table.locator(".pp-question a").first).to_have_attribute(
        "href", re.compile("sources/poch-knauer-31/#end")
    )
    expect(table.locator(".pp-deals caption")).to_contain_text("The session is over.")
    expect(table.locator(".pp-deals tbody tr")).to_have_count(3)
    expect(table.get_by_role("button", name="Next deal")).to_be_hidden()


def test_a_game_is_taken_up_again(table: Page) -> None:
    """A reload and a link lead back to the same position; undo leads to the last choice."""
    begin(table, "poch-1853-alvensleben")
    first = seen(table)
    answer(table)
    now = seen(table)
    unfold(table, ".pp-tools")
    link = copied(table, "Copy link")

    table.reload()
    assert now == seen(table)

    table.evaluate("localStorage.removeItem('poch-game')")
    other = table.context.new_page()
    other.goto(link)
    assert now == seen(other)

    table.get_by_role("button", name="Undo").click()
    expect(table.locator(".pp-question")).to_have_text(str(first[1]))
    assert first == seen(table)


@pytest.mark.parametrize("name", ["You", "Clara"])
def test_a_link_to_a_hand_that_is_over_is_seen_by_whoever_sent_it(table: Page, name: str) -> None:
    """Also under a name that the computer's players have; the same cards are dealt to the same seat."""
    unfold(table, ".pp-setup")
    table.locator("input[name=name]").fill(name.replace("You", ""))
    begin(table, "poch-modern-pagat", place="1")
    play_out(table)
    result = table.locator(".pp-question").inner_text()
    unfold(table, ".pp-tools")
    link = copied(table, "Copy link")

    other = table.context.new_page()
    other.goto(link)
    expect(other.locator(".pp-question")).to_have_text(result)
    mine = other.locator(".pp-scores .mine")
    expect(mine).to_contain_text(name)
    other.locator(".pp-options").get_by_role("button", name="Same deal again").click()
    answers(other)
    assert other.evaluate("JSON.parse(localStorage.getItem('poch-game')).viewer") == name


def test_a_recorded_hand_is_played_on_from_a_step(table: Page, folder_address: str) -> None:
    """Play on from here opens the hand at the next question, for the seat that is asked."""
    table.goto(f"{folder_address}hands/poch-modern-pagat/three-nines/#step-40")
    sentence = table.locator("#step-40 > span").inner_text()
    table.get_by_role("link", name="Play on").click()
    before = seen(table)

    assert sentence in sentences(table)
    assert "You play for" in str(before[1])

    table.locator(".poch-table").press("ArrowLeft")
    expect(table.locator(".poch-sentence")).to_have_text(sentences(table)[-2])
    table.get_by_role("button", name="Back to now").click()
    assert before == seen(table)


def test_what_is_wrong_is_said_beside_the_table(table: Page) -> None:
    """A broken link or a bad seed gets a sentence, and from there a hand can be started."""
    for link, sentence in BROKEN.items():
        table.evaluate("link => { location.hash = link; }", link)
        expect(table.get_by_role("alert")).to_contain_text(sentence)
        expect(table.get_by_role("button", name="Start a game")).to_be_visible()

    begin(table, "poque-1789", "seventeen")
    expect(table.get_by_role("alert")).to_contain_text("“seventeen” is not a seed")
    begin(table, "poque-1789", "17")
    expect(answers(table).first).to_be_visible()


def test_an_engine_that_does_not_come_can_be_tried_again(
    table: Page, complaints: list[str]
) -> None:
    """Where a file is missing the page says which, and starts once it is there."""
    table.route("**/python_stdlib.zip.packed", lambda route: route.fulfill(status=404, body=""))
    begin(table, "poch-modern-pagat")

    expect(table.get_by_role("alert")).to_contain_text("python_stdlib.zip")

    table.unroute("**/python_stdlib.zip.packed")
    complaints.clear()
    table.get_by_role("button", name="Try again").click()
    expect(answers(table).first).to_be_visible()


def test_the_page_fits_a_phone(table: Page) -> None:
    """At 360 pixels nothing is wider than the page, and what is pressed is large enough."""
    table.set_viewport_size({"width": 360, "height": 740})
    begin(table, "poch-1853-alvensleben")
    answers(table)
    unfold(table, ".pp-tools")
    table.get_by_role("button", name="Branches and files").click()
    table.get_by_role("heading", name="Branches and files").wait_for()
    small = table.locator(".pp :is(button, select):visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.textContent)"
    )

    assert [] == small
    assert 360 == table.evaluate("document.documentElement.scrollWidth")


def test_a_seed_may_be_written_with_wide_digits(table: Page) -> None:
    """As keyboards for Japanese write them."""
    begin(table, "poch-modern-pagat", seed="１７")
    expect(table.locator(".pp-about")).to_contain_text("17")


def test_five_texts_and_the_usual_choices_are_seen_first(page: Page, address: str) -> None:
    """All other texts, and what most readers leave as it is, are one click away."""
    page.goto(f"{address}play/")
    texts, seed = page.locator("input[name=ruleset]"), page.locator("input[name=seed]")
    every = page.locator(".pp-rulesets summary")
    every.wait_for()
    expect(every).to_have_text(f"All {texts.count()} texts")
    assert 5 == sum(text.is_visible() for text in texts.all())
    expect(page.get_by_label("Poch (modern German game, after pagat)")).to_be_checked()
    expect(seed).to_be_hidden()

    every.click()
    page.get_by_text("More: variations, readings, the deal").click()
    assert all(text.is_visible() for text in texts.all())
    expect(seed).to_be_visible()

    page.goto(f"{address}play/?ruleset=poch-1897-foster")
    expect(page.locator("input[value='poch-1897-foster']")).to_be_visible()


def test_why_hint_and_undo_are_in_view_and_all_else_is_behind_dots(table: Page) -> None:
    """At a question; what changes the game or the page is folded."""
    begin(table, "poch-modern-pagat")
    answers(table)
    for name in ("Hint", "May I …?", "Undo"):
        expect(table.get_by_role("button", name=name)).to_be_visible()
    for name in ("Copy link", "Embed", "Sound"):
        expect(table.get_by_role("button", name=name)).to_be_hidden()
    table.get_by_label("More", exact=True).click()
    expect(table.get_by_role("button", name="Copy link")).to_be_visible()
    expect(table.get_by_label("Speed of the others")).to_be_visible()


@pytest.mark.parametrize("slug", sorted({*ids(*GAMES)} - {*playable(*GAMES)}))
def test_a_text_that_breaks_off_is_not_told_to_be_missing(
    page: Page, address: str, slug: str
) -> None:
    """The choices say what the command says of it."""
    page.goto(f"{address}play/?ruleset={slug}")

    said = f"The text “{slug}” breaks off before it can be played"
    expect(page.get_by_role("alert")).to_contain_text(said)
