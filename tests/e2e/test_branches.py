"""What if: other choices from any step; hints and reasons; hands taken along and brought."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from poch.records.links import decode, encode
from poch.records.record_shape import complaints
from poch.texts.document import load
from tests.e2e.looks import unfold
from tests.e2e.test_play import MOST_MOVES, answer, begin, copied, leave, play_out, seen, sentences
from tests.e2e.test_play import table as table  # noqa: PLC0414  the fixture

HAND = Path(__file__).resolve().parents[2] / "variants/poch-modern-pagat/hands/three-nines.yaml"
MOST_DEALS = 40
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
BLOCKED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});
"""
BROKEN = {
    "": "Paste a link or a record here first.",
    "seats: [A": "Line 1, column 10",
    "ruleset: poch-of-atlantis\nseats: [A, B]\ndeal: {seed: 1}": "did you mean poch-",
    "ruleset: poch-modern-pagat\nseats: [A]\ndeal: {seed: 1}": "1 are too few",
    "x" * 60_001: "This has 60,001 characters; a hand has at most 60,000.",
}


def shelf(page: Page) -> None:
    """Open the shelf of branches and files."""
    page.locator(".pp-tools, .pp-start").first.wait_for()
    if page.locator(".pp-tools").count():
        unfold(page, ".pp-tools")
    page.get_by_role("button", name="Branches and files").click()
    expect(page.get_by_role("heading", name="Branches and files")).to_be_focused()


def names(page: Page) -> list[str]:
    """Return what the branches on the shelf are called."""
    return [field.input_value() for field in page.get_by_label("Name of the branch").all()]


def test_one_can_choose_otherwise_and_come_back(table: Page) -> None:
    """A branch begins at the step that is looked at; the game it left is kept beside it."""
    begin(table, "poch-modern-pagat")
    first = seen(table)
    answer(table)
    left = seen(table)
    table.get_by_role("button", name="Look back").click()
    table.locator(".pp-log li", has_text=str(first[0])).last.click()
    table.get_by_role("button", name="What if").click()
    expect(table.locator(".pp-question")).to_have_text(str(first[1]))
    assert first[2] == seen(table)[2]

    shelf(table)
    assert ["What if, at step", "Deal 17"] == [
        re.sub(r" \d+$", "", name) if "step" in name else name for name in names(table)
    ]
    expect(table.locator(".ps-list .mine")).to_contain_text("which left Deal 17 at step")
    link = copied(table, "Copy link What if")
    assert "poch-modern-pagat" == decode(link.partition("#")[2])["ruleset"]
    table.get_by_label("Name of the branch").first.fill("The other way")
    table.get_by_label("Name of the branch").first.press("Enter")
    table.get_by_role("button", name="Open Deal 17").click()
    expect(table.locator(".pp-shelf")).to_have_count(0)
    expect(table.locator(".poch-sentence")).to_have_text(str(left[0]))
    assert left == seen(table)

    table.reload()
    shelf(table)
    assert ["Deal 17", "The other way"] == names(table)
    table.get_by_role("button", name="Delete The other way").click()
    assert ["Deal 17"] == names(table)


def test_a_hint_and_a_reason_cite_their_clause(table: Page) -> None:
    """A hint can be taken; a player says its habit, and after the hand what it reckoned."""
    begin(table, "poch-modern-pagat", bots="counting")
    aside = table.locator(".pp-told")
    table.get_by_role("button", name="Hint").click()
    expect(aside).to_contain_text("Hint: ")
    expect(aside.locator(".clause-id")).to_have_count(1)

    unfold(table, ".pp-tools")
    table.locator("select[name=bots]").select_option("random")
    table.reload()
    expect(table.locator("select[name=bots]")).to_have_value("random")
    unfold(table, ".pp-tools")
    table.locator("select[name=bots]").select_option("counting")

    play_out(table)
    expect(aside).to_have_count(0)
    table.get_by_role("button", name="Why did").click()
    expect(aside).to_contain_text(re.compile("counting player|no choice|took over"))
    expect(aside).not_to_contain_text("told when the hand is over")

    why = table.get_by_role("button", name="Why?", exact=True)
    for _ in range(MOST_MOVES):
        table.get_by_role("button", name="Look back").click()
        if why.is_visible():
            break
    why.click()
    expect(table.locator(".pp-clauses .pp-told")).to_contain_text(
        re.compile("counting player|no choice|took over")
    )


def test_a_far_sighted_player_says_what_it_played_out(table: Page) -> None:
    """Asked to in the middle of a hand, it plays to its end; then at some choice it says in how many deals, and what that brought."""
    begin(table, "poch-modern-pagat", bots="counting")
    answer(table)
    unfold(table, ".pp-tools")
    table.locator("select[name=bots]").select_option("farsighted")
    play_out(table)
    why, aside = table.get_by_role("button", name="Why?", exact=True), ""
    back = table.get_by_role("button", name="Look back")
    while "It played out" not in aside and back.is_enabled():
        back.click()
        if why.is_visible():
            why.click()
            expect(table.locator(".pp-clauses .pp-told")).to_contain_text(
                re.compile("far-sighted player|no choice|took over")
            )
            aside = table.locator(".pp-clauses .pp-told").inner_text()

    assert re.search(r"It played out \d+ deals that fit what it has seen\.", aside)


def test_a_hand_is_taken_along_and_brought_back(table: Page, tmp_path: Path) -> None:
    """The file is a record that is in order; text, file and link lead back to the same position."""
    begin(table, "poque-1789", purse="25")
    answer(table)
    now = seen(table)
    shelf(table)
    with table.expect_download() as download:
        table.get_by_role("button", name="As a record (YAML)").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    with table.expect_download() as download:
        table.get_by_role("button", name="As text").click()

    assert "poque-1789-deal-17.yaml" == file.name
    assert [] == list(complaints(load(file).data))
    assert sentences(table)[-1] in Path(download.value.path()).read_text(encoding="utf-8")

    leave(table)
    shelf(table)
    table.locator(".pp-shelf input[type=file]").set_input_files(file)
    expect(table.locator(".poch-sentence")).to_have_text(str(now[0]))
    assert now[1:] == seen(table)[1:]


def test_a_file_that_is_not_utf_8_is_not_played(table: Page, tmp_path: Path) -> None:
    """The names in it would be lost."""
    text = HAND.read_text(encoding="utf-8").encode()
    (tmp_path / "old.yaml").write_bytes(text + "\n# König\n".encode("latin-1"))
    shelf(table)
    table.locator(".pp-shelf input[type=file]").set_input_files(tmp_path / "old.yaml")
    alert = table.locator(".pp-shelf [role=alert]")
    line = text.decode().count("\n") + 2
    expect(alert).to_contain_text(f"ld.yaml, line {line}: this is not text in UTF-8")


def test_what_is_brought_and_is_no_hand_gets_a_sentence(table: Page) -> None:
    """It stands beside the board; after it a good hand can be brought, and played on."""
    shelf(table)
    field = table.get_by_label("Its text")
    for text, sentence in BROKEN.items():
        field.fill(text)
        table.get_by_role("button", name="Play it").click()
        expect(table.locator(".pp-shelf [role=alert]")).to_contain_text(sentence)

    field.fill(HAND.read_text(encoding="utf-8"))
    table.get_by_role("button", name="Play it").click()
    expect(table.locator(".pp-scores li")).to_have_count(4)


def test_what_is_played_on_from_a_recorded_hand_is_a_branch(
    table: Page, folder_address: str
) -> None:
    """It is kept with the first choice, and leads back to where it left the hand."""
    table.goto(f"{folder_address}hands/poch-modern-pagat/three-nines/#step-40")
    table.get_by_role("link", name="Play on").click()
    first = seen(table)
    answer(table)
    shelf(table)
    assert ["What if, at step 40"] == names(table)
    table.get_by_role("link", name="a recorded hand").click()
    expect(table.locator(".pp-question")).to_have_text(str(first[1]))
    assert first == seen(table)


def test_a_hand_that_no_longer_fits_is_taken_up_as_far_as_it_goes(
    table: Page, folder_address: str
) -> None:
    """A link and a kept game say where and why they stop, and can be played on from there."""
    record = load(HAND).data
    changed = {**record, "actions": [*record["actions"][:3], "Dirk play 7d"]}
    table.goto(f"{folder_address}play/#{encode(changed, 1)}")
    expect(table.locator(".pp-note")).to_contain_text("Action 4, “Dirk play 7d”, does not fit")
    now = seen(table)
    answer(table)
    table.evaluate(
        """actions => {
          const game = JSON.parse(localStorage.getItem("poch-game"));
          game.record.actions = actions;
          localStorage.setItem("poch-game", JSON.stringify(game));
        }""",
        changed["actions"],
    )
    table.reload()
    expect(table.locator(".pp-note")).to_contain_text("does not fit")
    assert now == seen(table)


def test_the_score_of_many_deals_outlives_the_tab(table: Page) -> None:
    """Deal by deal the sheet has what each won; closed and opened again, all is as it was."""
    begin(table, "poch-modern-pagat", purse="50", bots="counting")
    for _ in range(2):
        play_out(table)
        table.get_by_role("button", name="Next deal").click()
        table.locator(".pp-scores").wait_for(state="hidden")
    play_out(table)
    sheet = table.locator(".pp-sheet")
    sheet.locator("summary").click()
    rows = sheet.locator("tbody tr").all_inner_texts()
    before = [*seen(table), sheet.inner_text()]
    deals = [[int(points) for points in row.replace("−", "-").split()[1:]] for row in rows]
    in_all = sheet.locator("tfoot").inner_text().replace("−", "-").split()[2:]

    assert 3 == len(deals)
    assert [sum(column) for column in zip(*deals, strict=True)] == [*map(int, in_all)]
    other = table.context.new_page()
    table.close()
    other.goto(table.url)
    other.locator(".pp-sheet summary").click()
    assert before == [*seen(other), other.locator(".pp-sheet").inner_text()]


@pytest.mark.parametrize("script", [FULL, BLOCKED], ids=["full", "blocked"])
def test_a_full_store_is_told_and_play_goes_on(
    table: Page, complaints: list[str], script: str
) -> None:
    """Where the browser keeps nothing, it is said beneath the sentence as long as it is so."""
    table.add_init_script(script)
    table.reload()
    begin(table, "poch-modern-pagat")

    warning = table.locator(".pp-warning")
    unsaved = "This browser will not save here, so you lose the game when you close the page."
    expect(warning).to_have_text(unsaved)
    unfold(table, ".pp-tools")
    table.get_by_role("combobox", name="Speed of the others").select_option("at once")
    answer(table)
    expect(warning).to_have_text(unsaved)
    if script == FULL:
        table.evaluate("delete Storage.prototype.setItem; Storage.prototype.setItem = (n, t) => {}")
        answer(table)
        expect(warning).to_be_hidden()
    complaints[:] = [
        complaint for complaint in complaints if complaint != "error: denied"
    ]  # the theme's own script


def test_the_end_of_a_session_outlives_the_tab(table: Page) -> None:
    """Where somebody cannot dress the board, the end is told, and is told again when reopened."""
    begin(table, "poch-modern-pagat", purse="25", bots="counting")
    for _ in range(MOST_DEALS):
        play_out(table)
        if table.get_by_role("button", name="Next deal").count() == 0:
            break
        before = table.locator(".pp-question").inner_text()
        table.get_by_role("button", name="Next deal").click()
        expect(table.locator(".pp-question")).not_to_have_text(before)
    end = table.locator(".pp-answer").inner_text()

    assert "the session is over" in end
    table.reload()
    expect(table.locator(".pp-question")).to_contain_text("the session is over")
    assert end == table.locator(".pp-answer").inner_text()
