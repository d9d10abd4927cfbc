"""Several at one device: hands are hidden until the one who is asked has taken it. And sound, for those who want it."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.looks import faults, unfold
from tests.e2e.test_play import answers, leave, sit_down
from tests.e2e.test_reading import visit

HAND = "hands/poch-modern-pagat/three-nines/"
MOST_MOVES = 120


def invite(page: Page, *names: str) -> None:
    """Sit down with these people at one device, among four."""
    unfold(page, ".pp-setup")
    page.locator("input[name=seed]").fill("17")
    page.locator("select[name=people]").select_option(str(len(names)))
    fields = [page.locator("input[name=name]")]
    fields += [page.get_by_label(f"Name of player {n}") for n in range(2, len(names) + 1)]
    for field, name in zip(fields, names, strict=True):
        field.fill(name)
    page.get_by_role("button", name="Start a game").click()


def open_cards(page: Page) -> int:
    """Return how many cards in hands one sees."""
    return page.locator(".poch-table .card[data-about]").count()


def taken(page: Page) -> str:
    """Take the device, as the one whose turn it is; return who that is. Nothing of any hand was to be seen."""
    show = page.get_by_role("button", name=re.compile("show my cards"))
    name = re.sub(r"^I am (.+): show my cards$", r"\1", show.inner_text())
    expect(page.locator(".ph-say .poch-sentence")).to_have_text(
        f"It is {name}’s turn. Pass the device on; while you do, all hands are hidden."
    )
    expect(page.locator(".pp-log")).to_be_hidden()
    assert page.locator(".poch-table .card.open").count() == 0
    show.click()
    return name


def test_two_play_a_hand_and_see_only_their_own_cards(page: Page, folder_address: str) -> None:
    """Each takes the device in turn; a reload hides the hands again; at the end all are open."""
    sit_down(page, folder_address)
    invite(page, "Ada", "Ben")
    asked = set()
    for move in range(MOST_MOVES):
        page.locator(".pp-options").wait_for()
        if page.locator(".pp-scores").is_visible():
            break
        if page.locator(".pp.veiled").count():
            hidden = open_cards(page)
            name = taken(page)
            asked.add(name)
            expect(page.locator(".pp-question")).to_contain_text(f"You play for {name}.")
            assert open_cards(page) > hidden
        if move == 1:
            assert {} == faults(page)
            page.reload()
            expect(page.locator(".pp.veiled")).to_be_visible()
            continue
        before = page.locator(".pp-options").element_handle()
        answers(page).first.click()
        before.wait_for_element_state("hidden")
    assert {"Ada", "Ben"} == asked
    expect(page.locator(".pp-question")).to_have_text("The deal is over.")
    expect(page.locator(".pp-scores .mine")).to_have_count(2)
    page.get_by_role("button", name="Next deal").click()
    expect(page.locator(".pp.veiled")).to_be_visible()
    taken(page)
    leave(page)
    expect(page.get_by_label("Name of player 2")).to_have_value("Ben")


def test_an_answer_is_taken_back_by_whoever_has_the_device(page: Page, folder_address: str) -> None:
    """Then it is the turn of the one who gave it."""
    sit_down(page, folder_address)
    invite(page, "Ada", "Ben", "Cid", "Dora")
    first = taken(page)
    answers(page).first.click()
    second = taken(page)
    assert first != second
    page.get_by_role("button", name="Undo").click()
    assert first == taken(page)


def test_two_of_one_name_are_refused(page: Page, folder_address: str) -> None:
    """With a sentence, and what was written stays."""
    sit_down(page, folder_address)
    invite(page, "Ada", "Ada")
    expect(page.locator(".poch-error")).to_have_text(
        "Two players have the same name, Ada. Give one of them another."
    )
    expect(page.get_by_label("Name of player 2")).to_have_value("Ada")


LISTEN = """
window.sounds = [];
for (const kind of ["OscillatorNode", "AudioBufferSourceNode"]) {
  const start = window[kind].prototype.start;
  window[kind].prototype.start = function (...when) { sounds.push(kind); return start.apply(this, when); };
}
"""


@pytest.mark.parametrize("moves", ["no-preference", "reduce"])
def test_steps_are_heard_by_those_who_want_it(browser: Browser, address: str, moves: str) -> None:
    """Off until it is chosen, made without a file, and kept for the next page."""
    with visit(browser, reduced_motion=moves) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.add_init_script(LISTEN)
        page.goto(f"{address}{HAND}#step-32")
        page.locator("poch-hand.ready").wait_for()
        forward = page.get_by_role("button", name="Forward")
        forward.click()
        expect(page.locator(".poch-by")).to_contain_text("33 of")
        assert page.evaluate("sounds") == []
        unfold(page, ".ph-more > .poch-bar")
        sound = page.get_by_role("button", name="Sound")
        expect(sound).to_have_attribute("aria-pressed", "false")
        sound.click()
        page.wait_for_function("localStorage.getItem('poch-sound')")
        page.goto(f"{address}{HAND}#step-30")
        page.reload()
        page.locator("poch-hand.ready").wait_for()
        unfold(page, ".ph-more > .poch-bar")
        expect(sound).to_have_attribute("aria-pressed", "true")
        for _ in range(8):
            forward.click()
        page.wait_for_function("new Set(sounds).size === 2")
        assert not [url for url in asked if re.search(r"\\.(?:mp3|ogg|wav|m4a)", url)]


def test_a_position_can_be_embedded(page: Page, folder_address: str) -> None:
    """The line to copy opens the play page at this deal."""
    sit_down(page, folder_address)
    unfold(page, ".pp-setup")
    page.locator("input[name=seed]").fill("17")
    page.get_by_role("button", name="Start a game").click()
    page.locator(".pp-options").wait_for()
    unfold(page, ".pp-tools")
    page.get_by_role("button", name="Embed").click()
    before = page.locator(".ph-say .poch-sentence").inner_text()
    (address,) = re.findall(r'src="([^"]+)"', page.locator("dialog textarea").input_value())
    assert "play/?embed#" in address
    other = page.context.new_page()
    other.goto(address)
    expect(other.locator(".ph-say .poch-sentence")).to_have_text(before)
    expect(other.locator(".md-header")).to_be_hidden()
    expect(other.locator(".embed-from a")).to_have_attribute("href", re.compile(r"play/#2\."))
