"""The workshop: rules taken from a source, changed, checked as they are written, and played."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Locator, Page, expect

from poch.commands.cli import main
from poch.texts import library
from tests.e2e.looks import faults, unfold
from tests.e2e.test_play import AT_ONCE
from tools.site.edition.words import typeset

ROOT = Path(__file__).resolve().parents[2]
SLUG = "poch-1857-pierer"
BEFORE, AFTER = "direction: clockwise", "direction: anticlockwise"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };"


@pytest.fixture
def desk(page: Page, folder_address: str) -> Page:
    """Return the workshop with a source's rules in the editor, checked."""
    page.add_init_script(AT_ONCE)
    page.goto(f"{folder_address}workshop/")
    page.get_by_label("Source").select_option(SLUG)
    page.get_by_role("button", name="Change these rules").click()
    in_order(page)
    return page


def in_order(page: Page) -> None:
    """Wait until the text was checked and nothing is wrong with it."""
    page.get_by_text("The text is in order").wait_for()


def editor(page: Page) -> Locator:
    """Return the editor of the text, open."""
    if page.locator(".ws-advanced").get_attribute("open") is None:
        page.locator(".ws-advanced > summary").click()
    return page.get_by_label("The text of the rules")


def write(page: Page, before: str, after: str) -> None:
    """Find a text in the editor, and write another in its place."""
    editor(page).press("ControlOrMeta+Home")
    page.keyboard.press("ControlOrMeta+f")
    page.keyboard.type(before)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.keyboard.insert_text(after)


def words(slug: str, clause: str) -> str:
    """Return what a clause says, as it is printed."""
    clauses = library.document(slug)["clauses"]
    return typeset(str(next(each["text"] for each in clauses if each["id"] == clause)))


def given_out(page: Page, folder: Path) -> Path:
    """Return the file that the workshop gives out."""
    with page.expect_download() as given:
        page.get_by_role("button", name="Download").click()
    file = folder / given.value.suggested_filename
    given.value.save_as(file)
    return file


def checked(page: Page, folder: Path) -> str:
    """Return what `poch check` says of the file that the workshop gives out."""
    file = given_out(page, folder)
    done = CliRunner().invoke(main, ["check", str(file)])
    return f"{done.exit_code} {file.name}: {done.output}"


def test_what_is_given_out_passes_the_check(desk: Page, tmp_path: Path) -> None:
    """The file is as it was shipped until something is changed, and in order afterwards."""
    in_order_ = f"0 {SLUG}.yaml: 1 file is in order\n"

    assert in_order_ == checked(desk, tmp_path)
    shipped = ROOT / "variants" / SLUG / "ruleset.yaml"
    assert shipped.read_bytes() == (tmp_path / f"{SLUG}.yaml").read_bytes()

    write(desk, BEFORE, AFTER)
    expect(desk.locator(".ws-differences")).to_contain_text("anticlockwise")

    assert in_order_ == checked(desk, tmp_path)
    assert shipped.read_bytes() != (tmp_path / f"{SLUG}.yaml").read_bytes()


def test_a_slip_is_told_at_its_place(desk: Page) -> None:
    """The complaint has line and column, leads there, and goes when the slip is undone."""
    write(desk, BEFORE, "direction: sideways")
    complaint = desk.locator(".ws-complaints li")
    expect(complaint).to_contain_text("'sideways' is not a known practice")
    place = complaint.get_by_role("button").first
    shipped = (ROOT / "variants" / SLUG / "ruleset.yaml").read_text("utf-8").split(BEFORE, 1)[0]
    line = shipped.splitlines()[-1].removesuffix("dealing.")
    expect(place).to_have_text(f"Line {shipped.count(chr(10)) + 1}:{len(line) + 1}")
    place.click()

    expect(desk.locator(".cm-activeLine")).to_contain_text("sideways")
    desk.get_by_role("button", name="Play it now").click()
    expect(desk.get_by_role("status")).to_contain_text("You cannot play it yet. Line")

    desk.get_by_role("button", name="Undo").click()
    in_order(desk)


def test_a_broken_text_leaves_all_else_standing(desk: Page) -> None:
    """Where nothing can be read, what was told of the last text stays, and says so."""
    write(desk, BEFORE, AFTER)
    expect(desk.locator(".ws-differences")).to_contain_text("anticlockwise")
    write(desk, "title:", "\ttitle: [")

    expect(desk.locator(".ws-complaints")).to_contain_text("indent with spaces")
    expect(desk.locator(".ws-side")).to_contain_text("the last text that could be read")
    expect(desk.locator(".ws-differences")).to_contain_text("anticlockwise")


def test_what_may_be_written_is_offered(desk: Page) -> None:
    """After a leaf the practices are offered, with what they mean."""
    write(desk, BEFORE, "direction: ")
    desk.keyboard.type("anti")
    offered = desk.locator(".cm-tooltip-autocomplete li")
    expect(offered).to_contain_text("anticlockwise")
    expect(desk.locator(".cm-completionInfo")).to_contain_text("anticlockwise")


def test_a_draft_is_kept_and_played(desk: Page) -> None:
    """It is there after a reload, is played as the reader's own, and goes when it is deleted."""
    write(desk, BEFORE, AFTER)
    desk.keyboard.press("ControlOrMeta+s")
    desk.get_by_label("Your draft").fill("My <b>own</b> rules")
    desk.get_by_label("Your draft").press("Enter")
    expect(desk.get_by_role("status")).to_contain_text("Saved in this browser")
    desk.reload()
    in_order(desk)
    expect(desk.locator(".ws-differences")).to_contain_text("anticlockwise")
    desk.get_by_role("button", name="Play it now").click()

    desk.get_by_role("button", name="Start a game").click()
    desk.locator(".pp-options").wait_for()
    about = desk.locator(".pp-tools").get_by_role("link", name="Rules of your own")
    expect(about).to_have_text("Rules of your own: My <b>own</b> rules")
    unfold(desk, ".pp-tools")
    desk.get_by_role("button", name="Copy link").click()
    expect(desk.locator(".pp-given")).to_contain_text("A link cannot carry rules of your own")

    desk.locator(".pp-clauses .clause-id").first.click()
    expect(desk.locator(".cm-activeLine")).to_contain_text("- id: ")
    desk.get_by_role("button", name="All drafts").click()
    desk.get_by_role("button", name="Delete").click()
    desk.get_by_role("button", name="Delete for good").click()
    expect(desk.locator(".ws-none")).to_be_visible()


def test_two_windows_keep_two_drafts(desk: Page, tmp_path: Path) -> None:
    """Who writes on in a draft that another window has changed goes on beside it; nothing is lost."""
    here, there = "direction: 'anticlockwise'", 'direction: "anticlockwise"'
    write(desk, BEFORE, AFTER)
    desk.keyboard.press("ControlOrMeta+s")
    other = desk.context.new_page()
    other.goto(desk.url)
    in_order(other)
    write(other, AFTER, there)
    expect(other.get_by_role("status")).to_contain_text("Saved in this browser")
    expect(desk.get_by_role("status")).to_contain_text("You changed this draft in another window,")
    write(desk, AFTER, here)
    expect(desk.get_by_label("Your draft")).to_have_value(re.compile(r", changed \(2\)$"))

    for window, wrote in ((desk, here), (other, there)):
        window.reload()
        in_order(window)
        assert wrote in given_out(window, tmp_path).read_text("utf-8")


def test_a_file_of_ones_own_is_opened(page: Page, folder_address: str, tmp_path: Path) -> None:
    """It is laid beside the source that it names; what is no ruleset is told, and too much refused."""
    text = (ROOT / "variants" / SLUG / "ruleset.yaml").read_text("utf-8")
    files = {
        "mine.yaml": text.replace(BEFORE, AFTER),
        "list.yaml": "- a",
        "huge.yaml": "#" * 300_001,
    }
    for name, content in files.items():
        (tmp_path / name).write_text(content, "utf-8")
    page.goto(f"{folder_address}workshop/")
    page.get_by_label("Open a file").set_input_files(tmp_path / "huge.yaml")
    expect(page.get_by_role("alert")).to_contain_text("huge.yaml has 300,001 bytes")
    page.get_by_label("Open a file").set_input_files(tmp_path / "mine.yaml")
    expect(page.locator(".ws-differences")).to_contain_text("anticlockwise")
    page.get_by_role("button", name="All drafts").click()
    page.get_by_label("Open a file").set_input_files(tmp_path / "list.yaml")
    expect(page.locator(".ws-complaints")).to_contain_text("this is no map")


def test_a_file_that_is_not_utf_8_is_not_damaged(
    page: Page, folder_address: str, tmp_path: Path
) -> None:
    """Its first such line is told, and nothing of it is shown or kept."""
    text = (ROOT / "variants" / SLUG / "ruleset.yaml").read_text("utf-8")
    (tmp_path / "old.yaml").write_bytes(
        f"# Rules\n# Königsdame\n{text}".encode("latin-1", "replace")
    )
    page.goto(f"{folder_address}workshop/")
    page.get_by_label("Open a file").set_input_files(tmp_path / "old.yaml")

    expect(page.get_by_role("alert")).to_contain_text("old.yaml, line 2: this is not text in UTF-8")
    assert "\N{REPLACEMENT CHARACTER}" not in page.locator("body").inner_text()
    assert "[]" == page.evaluate(
        "JSON.stringify(Object.keys(localStorage).filter((one) => /own/.test(one)))"
    )


def test_a_draft_is_called_as_its_text(page: Page, folder_address: str, tmp_path: Path) -> None:
    """By its title, else its id; every file from `poch new` has the same name. Markup in it is text."""
    titles = {
        'title: "Poch <b>at</b> home" # ours': "Poch <b>at</b> home",
        "title: 'It''s ours'": "It's ours",
        "title: Plain words": "Plain words",
        "title:": "own-1900",
    }
    for line, name in titles.items():
        (tmp_path / "ruleset.yaml").write_text(f"id: own-1900\ngame: poch\n{line}\n", "utf-8")
        page.goto(f"{folder_address}workshop/")
        page.get_by_label("Open a file").set_input_files(tmp_path / "ruleset.yaml")
        expect(page.locator(".ws-name input")).to_have_value(name)
        page.get_by_role("button", name="All drafts").click()


def test_storage_that_is_full_is_told(page: Page, folder_address: str) -> None:
    """What cannot be kept is told, and can still be taken along."""
    page.add_init_script(FULL)
    page.goto(f"{folder_address}workshop/#{SLUG}")
    in_order(page)
    write(page, BEFORE, AFTER)

    expect(page.get_by_role("status")).to_contain_text("Download the draft before you leave")
    expect(page.locator(".ws-differences")).to_contain_text("anticlockwise")


def test_axe_finds_nothing_at_the_desk(desk: Page) -> None:
    """Names, roles and contrast hold with the editor open, and nothing is wider than a phone."""
    write(desk, BEFORE, "direction: sideways")
    desk.locator(".ws-complaints").wait_for()
    desk.locator(".ws-part").last.locator("summary").first.click()

    assert {} == faults(desk)


@pytest.fixture
def form(page: Page, folder_address: str) -> Page:
    """Return the workshop with the form of pagat's rules, checked."""
    page.goto(f"{folder_address}workshop/#poch-modern-pagat")
    in_order(page)
    return page


def question(page: Page, leaf: str) -> Locator:
    """Open the part of a question and the question itself, and return it."""
    asked = page.locator(f".ws-question[data-leaf='{leaf}']")
    part = page.locator(".ws-topic", has=asked)
    for fold in (part, asked):
        if fold.get_attribute("open") is None:
            fold.locator("summary").first.click()
    return asked


def test_a_rule_is_changed_without_yaml(form: Page) -> None:
    """The choice says what it means; words that still say the old one are flagged until they agree."""
    expect(form.locator("[data-leaf='vying.naming']")).to_be_hidden()
    asked = question(form, "settling.per-card")
    expect(asked.locator("blockquote")).to_have_text(words("poch-modern-pagat", "settle.cards"))
    asked.get_by_label("A number").fill("3")
    asked.get_by_label("A number").press("Enter")
    expect(asked).to_contain_text("The words say one chip, the rule three.")
    expect(form.locator(".ws-form")).to_contain_text("One clause still states the old rule.")
    expect(form.locator(".ws-differences")).to_contain_text("3")
    asked.get_by_role("button", name="Change the words").click()
    asked.get_by_label("Words of the clause").fill("Each pays three chips a card.")
    asked.get_by_role("button", name="Use these words").click()
    expect(asked.locator("blockquote")).to_have_text("Each pays three chips a card.")
    expect(form.locator(".ws-form")).not_to_contain_text("still states the old rule")
    form.get_by_role("button", name="Undo").click()
    expect(asked).to_contain_text("The words say one chip, the rule three.")


def test_what_cannot_be_is_told_until_it_is_mended(form: Page) -> None:
    """Its field is marked, and the complaint leads to its question, which says what can be."""
    asked = question(form, "seats")
    side = form.locator(".ws-side")
    least, most = asked.get_by_label("At least"), asked.get_by_label("At most")
    for field, wrong in ((most, "40"), (most, ""), (most, "2"), (least, "1")):
        field.fill(wrong)
        field.press("Tab")
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(asked.get_by_role("alert")).to_contain_text("from 2 to 26")
        expect(side).not_to_contain_text("The text is in order")
        expect(form.get_by_role("status")).to_contain_text("1 complaint.")
        least.fill("3")
        most.fill("6")
        most.press("Tab")
        in_order(form)
        expect(field).not_to_have_attribute("aria-invalid", "true")
    most.fill("40")
    most.press("Tab")
    asked.locator("summary").first.click()
    side.get_by_role("button", name="The fewest and the most").click()
    expect(most).to_be_visible()
    expect(most).to_have_value("40")


def test_a_complaint_names_its_question(page: Page, folder_address: str) -> None:
    """In the reader's language, and leads there where no clause sets it."""
    page.goto(f"{folder_address}fr/workshop/")
    page.get_by_label("Titre du texte").fill("La feuille")
    page.get_by_role("button", name="Commencer", exact=True).click()
    complaint = page.locator(".ws-complaints > li", has_text="Combien de joueurs").first
    expect(complaint).to_contain_text("pas encore de réponse")
    complaint.get_by_role("button", name="Combien de joueurs").click()

    expect(page.locator("[data-leaf='seats'] > summary")).to_be_focused()


def test_what_is_undone_leaves_its_button_in_sight(form: Page) -> None:
    """Whatever the place in the text; what the words and the rule say is written alike."""
    asked = question(form, "seats")
    asked.get_by_label("At most").fill("4")
    asked.get_by_label("At most").press("Tab")
    expect(asked).to_contain_text("those of the old rule: 3–6. Now the rule is: 3–4.")
    undo = form.get_by_role("button", name="Undo")
    editor(form)
    undo.press("Enter")
    expect(asked).not_to_contain_text("old rule")

    expect(undo).to_be_in_viewport()


def test_a_reader_without_yaml_reads_rules_and_no_leaves(page: Page, folder_address: str) -> None:
    """The text that is offered is whole; what differs is said as a question with its answers; a board is dressed at once."""
    page.goto(f"{folder_address}workshop/")
    expect(page.get_by_label("Source")).to_have_value("poch-modern-pagat")
    page.get_by_role("button", name="Change these rules").click()
    in_order(page)
    expect(page.locator(".ws-side")).to_contain_text("Every rule is the same as in the original.")
    asked = question(page, "dressing.antes")
    asked.get_by_label("All alike").fill("2")
    asked.get_by_label("All alike").press("Enter")
    row = page.locator(".ws-differences > li")
    expect(row).to_contain_text("How many chips everyone puts in which pools before the deal")
    expect(row.locator("dd").first).to_contain_text("one chip each on Ace, King")
    expect(row.locator(".ws-here")).to_contain_text("King: 2")
    expect(row.locator(".ws-here")).to_contain_text("centre: 2")
    for shown in page.locator(".ws-form, .ws-side").all_inner_texts():
        assert not re.search(r"\bleaf\b|\bleaves\b|[{}]|dressing.antes:", shown)


def test_a_text_begins_on_an_empty_page(page: Page, folder_address: str, tmp_path: Path) -> None:
    """Only its parts are asked; each answer is a clause that the text states until one says otherwise."""
    page.goto(f"{folder_address}workshop/")
    page.get_by_label("What the text is called").fill("The sheet in our box")
    page.get_by_label("Melding").uncheck()
    page.get_by_role("button", name="Begin", exact=True).click()

    expect(page.locator("[data-leaf='melding.unclaimed']")).to_be_hidden()
    expect(page.get_by_text("What differs")).to_have_count(0)
    asked = question(page, "vying.first")
    expect(asked).to_contain_text("no answer yet")
    asked.get_by_label("the first after the dealer", exact=False).check()
    rests = asked.get_by_label("What the clause rests on")
    expect(rests).to_have_value("stated")
    rests.select_option("supplied")
    expect(editor(page)).to_contain_text("because: The text does not say.")
    seats = question(page, "seats")
    for label, count in {"At least": "3", "At most": "6"}.items():
        seats.get_by_label(label).fill(count)
    seats.get_by_label("At most").press("Tab")
    expect(seats).to_contain_text("3–6.")
    board = question(page, "board.pools")
    for n, pool in enumerate(["Ace", "King", "Poch"]):
        board.get_by_role("checkbox", name=pool, exact=True).check()
        expect(board.get_by_role("checkbox", checked=True)).to_have_count(n + 1)
    expect(board.locator("blockquote")).to_have_text(re.compile(": Ace, King and Poch."))
    antes = question(page, "dressing.antes")
    antes.get_by_label("All alike").fill("2")
    antes.get_by_label("All alike").press("Tab")
    expect(antes).to_contain_text("Ace: 2; King: 2; Poch: 2.")
    file = given_out(page, tmp_path)
    assert "the-sheet-in-our-box.yaml" == file.name
    assert "stages: [dressing, dealing, vying, shedding, settling]" in file.read_text("utf-8")


def test_rules_of_another_game_are_changed_and_played(page: Page, folder_address: str) -> None:
    """Its source leads there, and to the comparison; its own board is on the table."""
    page.add_init_script(AT_ONCE)
    page.goto(f"{folder_address}sources/pope-joan-1891-peel/")
    expect(page.get_by_role("link", name="Compare with other texts")).to_be_visible()
    page.get_by_role("link", name="Change these rules").click()
    in_order(page)
    asked = question(page, "settling.per-card")
    asked.get_by_label("A number").fill("2")
    asked.get_by_label("A number").press("Enter")
    expect(page.locator(".ws-differences")).to_contain_text("2")
    in_order(page)
    page.get_by_role("button", name="Play it now").click()

    page.get_by_role("button", name="Start a game").click()
    page.locator(".pp-options").wait_for()
    expect(page.locator(".poch-table")).to_contain_text("Intrigue")


def test_a_draft_is_shared_as_a_link(form: Page, browser: Browser) -> None:
    """It opens elsewhere as it is, and is played; one that was cut says how far it could be read."""
    asked = question(form, "settling.per-card")
    asked.get_by_label("A number").fill("3")
    asked.get_by_label("A number").press("Enter")
    expect(asked).to_contain_text("the rule three.")
    form.get_by_role("button", name="Share").click()
    link = form.get_by_label("Link to this draft").input_value()
    context = browser.new_context()
    other = context.new_page()
    other.goto(link)
    in_order(other)
    expect(question(other, "settling.per-card").get_by_label("A number")).to_have_value("3")
    other.get_by_role("button", name="Play it now").click()
    other.get_by_role("button", name="Start a game").wait_for()
    other.goto("about:blank")
    other.goto(link[:-12])
    expect(other.get_by_role("alert")).to_contain_text("This link was cut or altered")
    in_order(other)
    context.close()


@pytest.mark.parametrize(
    ("tag", "flag", "says"),
    [
        ("de/", "Der Satz lautet", "Der Wortlaut sagt eine Marke, die Regel drei Marken."),
        ("fr/", "L’article dit", "Le texte dit un jeton, la règle trois."),
    ],
)
def test_the_form_speaks_the_language_of_the_page(
    page: Page, folder_address: str, tag: str, flag: str, says: str
) -> None:
    """Questions, choices and flags are said in it, and so are the words of the clause."""
    page.goto(f"{folder_address}{tag}workshop/#poch-modern-pagat")
    page.locator(".ws-topic:not([hidden])").first.wait_for()
    asked = question(page, "settling.per-card")
    expect(asked).to_contain_text(flag)
    figure = asked.locator("input[type=number]")
    figure.fill("3")
    figure.press("Enter")
    expect(asked.locator(".ws-flag:visible")).to_have_text(says)


def test_a_text_that_cannot_be_played_is_opened(page: Page, address: str) -> None:
    """It is offered like the others, with its questions and a sheet; what is not here is told."""
    page.goto(f"{address}workshop/#hoc-1765")
    in_order(page)
    page.goto(f"{address}workshop/#table=hoc-1765")
    expect(page.locator(".ws-paper footer").first).to_be_attached()
    page.goto(f"{address}workshop/#hok-1765")

    expect(page.get_by_role("alert")).to_contain_text("“hok-1765” is not here; did you mean")
