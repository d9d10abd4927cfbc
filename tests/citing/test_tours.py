"""Tours: what they name is there, what they name in vain is told with its place, and each board is a sentence, too."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.utils.meta import get_data

from poch.commands.cli import main
from poch.commands.touring import CITED, KEYS, TourError, parse_tour
from poch.records.record import replay_record
from poch.records.trace import trace_hand
from poch.texts import library
from poch.texts.document import load
from poch.texts.library import VARIANTS, find
from tools.site.build.tours import fill_tour, is_tour
from tools.site.figures.figures import ASKED

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
FOLDER = DOCS / "tours"
TOURS = sorted(file for file in FOLDER.glob("*.md") if file.name != "index.md")
NAMES = [file.stem for file in TOURS]
GUIDE = ROOT / "docs" / "contributing" / "writing-a-tour.md"
LEAST_TOURS, LEAST_BOARDS = 8, 4
BLOCK = """# A

Text with [words](cite:poch-modern-pagat/vie.opening).

``` board
hand: poch-modern-pagat/three-nines
step: 34
clause: vie.opening
{more}
```

Below.
"""
WRONG = {
    "hand: poch-modern-pagat/three-nine": (6, "there is no hand 'three-nine'; did you mean three-nines?"),
    "hand: poch-modern-paga/three-nines": (6, "did you mean poch-modern-pagat?"),
    "step: 94": (7, "the hand has 93 steps"),
    "step: -1": (7, "the hand has 93 steps"),
    "step: ten": (7, "is a text and should be a whole number"),
    "clause: vie.raise": (8, "step 34 is by vie.opening, not by vie.raise; it allows 38"),
    "clause: vie.no-such": (8, "step 34 is by vie.opening, not by vie.no-such"),
    "reading: fold-out": (9, "write CRUX=READING"),
    "reading: no-crux=a": (9, "no-crux"),
    "contrast with: poch-labbe": (9, "there is no ruleset to play by 'poch-labbe'"),
    "answer: Yes.": (9, "nothing is asked; write the question as ask"),
    "hide: all": (9, "'all' is not known; choose one of: next"),
    "stp: 3": (9, "not known here"),
}  # fmt: skip
"""What is written in the block of an example, the line in which it is wrong, and what is said of it."""


def written(line: str) -> str:
    """Return the example with a line of its own in the place of the one with the same key."""
    key = line.partition(":")[0]
    before = re.search(rf"^{key}: .*$", BLOCK, re.MULTILINE)
    text = BLOCK.replace(before[0], line) if before else BLOCK
    return text.replace("{more}", "" if before else line)


@pytest.mark.parametrize("tag", ["", "de", "fr"])
@pytest.mark.parametrize("name", NAMES)
def test_a_tour_of_ours_is_in_order(name: str, tag: str) -> None:
    """Its boards are there, at the clauses that it names; its page is in the overview, and types no figure."""
    file = FOLDER.parent / tag / "tours" / f"{name}.md"
    text = file.read_text("utf-8")
    tour = parse_tour(text, file.name)
    _, head = get_data(text)

    assert len(tour.boards) >= LEAST_BOARDS
    assert all(head[key] for key in ("title", "description"))
    assert f"({file.name})" in file.with_name("index.md").read_text("utf-8")
    assert [] == re.findall(r"\d\s?%|\bper ?cent\b", ASKED.sub("", text))


def test_what_a_silence_costs_is_what_the_hand_comes_to() -> None:
    """Six times forty-three chips, and the six antes: so much does the tour say that she loses."""
    file = VARIANTS / "poque-1765" / "hands" / "a-knock-without-a-set.yaml"
    trace = trace_hand(replay_record(load(file).data, find)).json()
    own = [step for step in trace["steps"] if step["seat"] == "Agathe"]
    paid = [step["chips"] for step in own if step["type"] == "Paid"]
    antes = [sum(step["antes"].values()) for step in own if step["type"] == "Dressed"]

    assert ([43] * 6, [6]) == (paid, antes)
    assert -264 == -sum(paid + antes) == trace["result"]["net"]["Agathe"]
    for folder, says in (
        ("tours", "With the six .* loses two hundred and sixty-four"),
        ("de/tours", "sechs Marken.* verliert sie .* zweihundertvierundsechzig"),
        ("fr/tours", "six jetons .* perd deux cent soixante-quatre"),
    ):
        assert re.search(says, (DOCS / folder / "what-a-silence-costs.md").read_text("utf-8"))


def test_there_are_enough_of_them() -> None:
    """As many as were promised, with questions and with texts beside each other."""
    boards = [
        board for file in TOURS for board in parse_tour(file.read_text("utf-8"), file.name).boards
    ]

    assert len(TOURS) >= LEAST_TOURS
    assert any(board.ask for board in boards)
    assert any(board.other for board in boards)
    assert any(board.reading for board in boards)


@pytest.mark.parametrize("line", WRONG)
def test_what_is_named_in_vain_is_told_with_its_place(line: str) -> None:
    """File, line, column and what to do."""
    at, says = WRONG[line]
    with pytest.raises(TourError) as error:
        parse_tour(written(line), "a.md")
    (complaint,) = error.value.complaints

    assert complaint.startswith(f"a.md:{at}:1: ")
    assert says in complaint


def test_where_no_hands_are_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The installed package brings none."""
    monkeypatch.setattr(library, "hands", lambda _: [])

    with pytest.raises(TourError, match="hand: poch-modern-pagat has no hands here; the installed"):
        parse_tour(written("step: 34"), "a.md")


def test_everything_wrong_is_told_at_once() -> None:
    """In the order of the lines; a board that does not end, and a citation of nothing."""
    text = written("step: 94").replace("vie.opening)", "vie.opnning)") + "\n``` board\nhand: a/b\n"
    with pytest.raises(TourError) as error:
        parse_tour(text, "a.md")

    assert [3, 7, 14] == [int(complaint.split(":")[1]) for complaint in error.value.complaints]
    assert "did you mean poch-modern-pagat/vie.opening" in error.value.complaints[0]
    assert "does not end" in error.value.complaints[2]


@pytest.mark.parametrize(
    ("block", "says"),
    [
        ("just words", "is no map"),
        ("hand: a\nhand: b", "is there twice"),
        ("\thand: a", "there is a tab here"),
        ("step: 3", "hand: missing"),
        ("", "is no map"),
    ],
)
def test_a_block_that_is_none_is_told(block: str, says: str) -> None:
    """With the line of the block."""
    with pytest.raises(TourError, match=says) as error:
        parse_tour(f"A\n\n``` board\n{block}\n```\n", "a.md")

    assert re.match(r"a\.md:[345]:\d+: ", error.value.complaints[0])


def test_a_hand_that_changed_under_a_tour_is_noticed() -> None:
    """A step more before it, and the clause that the tour names is no longer that of the step."""
    text = written("step: 33")
    with pytest.raises(
        TourError, match=r"step 33 is by vie\.first, not by vie\.opening; it allows 34"
    ):
        parse_tour(text, "a.md")


def test_a_page_says_each_board_in_words() -> None:
    """The step with its clause, the hidden one behind its question, and the rule by which another text parts."""
    text = fill_tour(
        written("contrast with: poch-1853-alvensleben\nhide: next\nask: And then?"), "tours/a.md", 3
    )

    assert 'data-hand="poch-modern-pagat/three-nines" data-step="34"' in text
    assert "Anja knocks for one chip." in text
    assert (
        'href="../../hands/poch-modern-pagat/three-nines/#step-34">Step 34 of “Three nines beat two aces”</a>'
        in text
    )
    assert '<a href="../../sources/poch-modern-pagat/#vie.opening">words</a>' in text
    assert "<summary>And then?</summary>" in text
    assert "Anja puts one chip in the middle." in text
    assert (
        "by Pochen (Alvensleben, 1853), and the first difference in the chips comes from one rule"
        in text
    )
    assert "who leads first: the winner of the vying here, the first after the dealer there" in text


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
@pytest.mark.parametrize("name", [file.stem for file in TOURS])
def test_a_stop_begins_with_its_own_sentence(name: str, tag: str) -> None:
    """The step on the board, with the hand it is of, comes after the text."""
    page = f"{tag}tours/{name}.md"
    written = (ROOT / "docs" / page).read_text("utf-8")
    _, *stops = fill_tour(written, page).split('<section class="tour-stop"')

    assert stops
    for stop in stops:
        first = stop.partition('markdown="1">')[2].split()
        assert first[0] == "##" or first[0][0].isalpha(), first[:9]
        assert '<p class="tour-step poch-small"><span class="line">' in stop


def test_an_answer_is_folded_below_its_question() -> None:
    """With its links, and beside the step that is hidden; only a hidden step follows at the table."""
    answer = "answer: It is [allowed](cite:poch-modern-pagat/vie.opening)."
    folded = fill_tour(written(f"ask: May she?\n{answer}"), "tours/a.md", 3)
    hidden = fill_tour(written(f"hide: next\nask: May she?\n{answer}"), "tours/a.md", 3)

    for text, kind in ((folded, "answer"), (hidden, "ask")):
        _, _, fold = text.partition(f'<details class="tour-{kind}" markdown="1">')
        inside, _, below = fold.partition("</details>")
        assert "<summary>May she?</summary>" in inside
        assert 'It is <a href="../../sources/poch-modern-pagat/#vie.opening">allowed</a>.' in inside
        assert "It is" not in below
        assert (kind == "ask") == ("puts one chip" in inside)


@pytest.mark.parametrize("tag", ["", "de", "fr"])
def test_the_class_finds_no_answer_beside_a_question(tag: str) -> None:
    """Each question of the lesson has an answer of its own, which is folded."""
    file = FOLDER.parent / tag / "tours" / "chance-odds-and-bluff.md"
    asked = [board for board in parse_tour(file.read_text("utf-8"), file.name).boards if board.ask]

    assert 5 == len(asked)
    assert all(board.answer for board in asked)


def test_a_tour_speaks_the_language_of_its_folder() -> None:
    """Sentences, titles and links are those of the German pages."""
    text = fill_tour(written("ask: Und dann?"), "de/tours/a.md")

    assert "Schritt 34 von „" in text
    assert "Anja pocht" in text
    assert 'href="../../hands/poch-modern-pagat/three-nines/#step-34"' in text
    assert 'href="../../../assets/css/tour.css"' in text


def test_which_pages_are_tours() -> None:
    """Those in the folder of any language, without the overview."""
    assert is_tour("tours/a.md")
    assert is_tour("de/tours/a.md")
    assert not is_tour("tours/index.md")
    assert not is_tour("play.md")


def run(*words: str) -> tuple[int, str]:
    """Run the command; return how it ended and all that it printed."""
    result = CliRunner().invoke(main, ["tour", *words], env={"COLUMNS": "200"})
    return result.exit_code, result.output


def test_the_command_checks_shows_and_lists(tmp_path: Path) -> None:
    """All that a tour hides is shown; a wrong one ends with 1, and no traceback."""
    good, bad = tmp_path / "good.md", tmp_path / "bad.md"
    good.write_text(written("hide: next\nask: And then?"), "utf-8")
    bad.write_text(written("step: 94"), "utf-8")
    binary = tmp_path / "x.md"
    binary.write_bytes(b"\xff\xfe\x00")

    assert (0, "1 tour in order\n") == run("check", str(good))
    code, output = run("check", str(good), str(bad))
    assert (1, True) == (code, f"{bad}:7:1: step: the hand has 93 steps" in output)
    code, output = run("show", str(good))
    assert (0, True) == (code, "Anja puts one chip in the middle. vie.stakes (hidden)" in output)
    assert "And then?" in output
    code, output = run("check", str(binary))
    assert (1, True) == (code, "no text in UTF-8" in output)


def test_what_tours_cite_is_verified() -> None:
    """`poch verify` takes the list, and holds every line of it."""
    code, citations = run("cites", *map(str, TOURS))
    result = CliRunner().invoke(main, ["verify", citations])

    assert (0, 0) == (code, result.exit_code)
    assert citations.count("@") > LEAST_TOURS * LEAST_BOARDS


def test_the_guide_is_true() -> None:
    """Its example is a tour, and its table has every key."""
    text = GUIDE.read_text("utf-8")
    example = text.split("````markdown\n")[1].split("````")[0]
    tour = parse_tour(example, "my-tour.md")
    keys = re.findall(r"^`([a-z ]+?)(?:: next)?` \|", text, re.MULTILINE)

    assert ["poque-1765"] == [board.slug for board in tour.boards]
    assert CITED.search(example)
    assert set(KEYS.kinds) == set(keys)
