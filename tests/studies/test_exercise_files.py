"""Exercises as files: programs by others read all of them, and every answer is computed anew."""

import json
import subprocess
import zipfile
from collections.abc import Callable
from functools import cache
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from anki.collection import Collection, ImportAnkiPackageRequest
from click.testing import CliRunner, Result
from pyslet.imscpv1p2 import ContentPackage
from pyslet.qtiv2.variables import ItemSessionState
from pyslet.qtiv2.xml import QTIDocument

from poch.citing.answers import verify_exercises
from poch.citing.cite import verify_citations
from poch.commands.cli import main
from poch.texts.library import find, playable
from poch.texts.ruleset_shape import GAMES
from tests.turns import turn
from tools.site.edition.edition import Edition
from tools.site.hands.exercise_files import format_lines, rows_of
from tools.site.hands.exercise_formats import (
    FORMATS,
    format_apkg,
    format_gift,
    format_qti,
    right_letters,
)
from tools.site.hands.exercises import sources_with_hands, write_questions
from tools.site.hands.replays import read_edition
from tools.site.output.languages import TRANSLATED, speaking

ROOT = Path(__file__).resolve().parents[2]
TEXTS = [(slug, tag) for slug in playable(*GAMES) for tag in TRANSLATED]
HERE = turn(TEXTS, 16)
TITLE = "Übungen: Poch {1} = 2 ~ #3"
CITED = {"en": "To cite this:", "de": "Zum Zitieren:", "fr": "Pour citer\N{NO-BREAK SPACE}:"}
"""What tells a pupil that the figures after it are a citation."""

# the other engine is older than what Python warns of today
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")


@cache
def edition() -> Edition:
    """Return the edition as it is in the checkout."""
    return read_edition(ROOT / "variants", ROOT / "build" / "replays")


@cache
def rows(slug: str, tag: str) -> list[dict[str, Any]]:
    """Return the exercises of a text in the words of a language."""
    with speaking(tag):
        here = edition().in_language(tag)
        source = here.source(slug)
        assert source
        return rows_of(source, write_questions(source, here))


def formatted(form: Callable[[str, Any], Any], slug: str, tag: str) -> Any:
    """Return a file of the exercises of a text."""
    with speaking(tag):
        return form(TITLE, rows(slug, tag))


def texts(row: dict[str, Any], *, right: bool) -> set[str]:
    """Return the texts of the answers that are right, or of those that are wrong."""
    return {choice["text"] for choice in row["choices"] if choice["right"] is right}


@pytest.mark.parametrize(("slug", "tag"), HERE)
def test_gift_is_read_by_another_parser(slug: str, tag: str, tmp_path: Path) -> None:
    """Each question with its words, its answers, and what they count."""
    file = tmp_path / "exercises.gift"
    file.write_text(formatted(format_gift, slug, tag), encoding="utf-8")
    read = ("node", ROOT / "tests" / "gift.mjs", file)
    out = subprocess.run(read, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    category, *questions = json.loads(out)

    assert (category["type"], category["title"]) == ("Category", TITLE)
    for question, row in zip(questions, rows(slug, tag), strict=True):
        given = question["choices"]
        right = {
            answer["text"]["text"]
            for answer in given
            if answer["isCorrect"] or (answer["weight"] or 0) > 0
        }
        assert question["title"] == row["id"]
        assert question["stem"] == {"format": "plain", "text": row["question"]}
        assert [answer["text"]["text"] for answer in given] == [
            choice["text"] for choice in row["choices"]
        ]
        assert right == texts(row, right=True)
        weights = [answer["weight"] for answer in given if (answer["weight"] or 0) > 0]
        assert sum(weights) == pytest.approx(100, abs=0.001) if row["several"] else not weights
        assert row["rule"] in question["globalFeedback"]["text"]
        assert question["globalFeedback"]["text"].endswith(f"{CITED[tag]} {row['cites']}")


@pytest.mark.parametrize(("slug", "tag"), HERE)
def test_qti_is_read_and_scored_by_another_engine(slug: str, tag: str, tmp_path: Path) -> None:
    """The package lists its items; each gives a point for the right answers and none for others, and names the clause."""
    file = tmp_path / "exercises.zip"
    file.write_bytes(formatted(format_qti, slug, tag))
    package = ContentPackage(str(file))
    listed = [str(resource.href) for resource in package.manifest.root.Resources.Resource]
    package.Close()
    with zipfile.ZipFile(file) as archive:
        items = [archive.read(name) for name in listed]

    for data, row in zip(items, rows(slug, tag), strict=True):
        document = QTIDocument()
        document.read(src=BytesIO(data))
        item = document.root
        body = item.ItemBody.get_children()
        (interaction,) = (element for element in body if element.xmlname == "choiceInteraction")
        offered = [str(option.get_value()) for option in interaction.SimpleChoice]
        assert (item.title, item.get_lang()) == (row["id"], tag)
        assert offered == [choice["text"] for choice in row["choices"]]
        right = right_letters(row)
        wrong = [choice["letter"] for choice in row["choices"] if not choice["right"]][:1]
        assert scored(item, right, several=row["several"]) == (1.0, "rule")
        assert scored(item, wrong, several=row["several"]) == (0.0, "rule")
        assert f"{CITED[tag]} {row['cites']}" in data.decode()


def scored(item: Any, letters: list[str], *, several: bool) -> tuple[float, str]:
    """Answer an item in a session of the other engine, and return what it makes of it."""
    session = ItemSessionState(item)
    session.begin_session()
    session["RESPONSE"].set_value(letters if several else letters[0])
    session.end_attempt()
    return session["SCORE"].value, session["SAID"].value


@pytest.mark.parametrize(("slug", "tag"), HERE)
def test_a_deck_is_imported_by_anki(slug: str, tag: str, tmp_path: Path) -> None:
    """By Anki itself: a note for each, once however often it is imported, and the key on the back of its card."""
    file = tmp_path / "deck.apkg"
    file.write_bytes(formatted(format_apkg, slug, tag))
    collection = Collection(str(tmp_path / "collection.anki2"))
    for _ in range(2):
        collection.import_anki_package(ImportAnkiPackageRequest(package_path=str(file)))
    notes = {note["Id"]: note for note in map(collection.get_note, collection.find_notes(""))}
    backs = {
        name: unescape(collection.get_card(note.card_ids()[0]).answer())
        for name, note in notes.items()
    }
    names = {deck.name for deck in collection.decks.all_names_and_ids()}
    collection.close()

    assert TITLE in names
    assert set(notes) == {row["id"] for row in rows(slug, tag)}
    for row in rows(slug, tag):
        assert unescape(notes[row["id"]]["Question"].replace("<br>", "\n")) == row["question"]
        assert f"{', '.join(right_letters(row))}." in notes[row["id"]]["Key"]
        assert row["rule"] in backs[row["id"]]
        assert f"{CITED[tag]} {row['cites']}" in backs[row["id"]]
        assert all(choice["text"] in backs[row["id"]] for choice in row["choices"])


@pytest.mark.parametrize(("slug", "tag"), HERE[:1])
def test_the_same_exercises_make_the_same_bytes(slug: str, tag: str) -> None:
    """However often they are written."""
    for form in (format_gift, format_qti, format_apkg):
        assert formatted(form, slug, tag) == formatted(form, slug, tag)


@pytest.mark.parametrize("slug", playable(*GAMES))
def test_every_answer_is_computed_anew(slug: str) -> None:
    """From the deal on its line, and what is cited says what it did."""
    lines = format_lines(rows(slug, "en"))
    answers = [*verify_exercises(lines.splitlines(), find)]

    assert len(answers) == len(rows(slug, "en"))
    assert [] == [answer.says for answer in answers if not answer.holds]
    assert {row["cites"] for row in rows(slug, "en")} == {
        citation.token for citation in verify_citations(lines) if citation.holds
    }


@pytest.mark.parametrize("slug", ["poch-knauer-31", "poch-modern-pagat"])
def test_hands_are_written_where_sets_are_equal(slug: str) -> None:
    """Each of those who show, as a card beside the set or a suit may decide; elsewhere the sets say enough."""
    asked = [row for row in rows(slug, "en") if row["kind"] == "vying"]
    equal = {"vie.ranking-equal", "vie.side-equal", "vie.no-set-equal"}
    tied = [row for row in asked if equal & clauses(row)]
    written = [
        row for row in asked if all(f"{name} holds the" in row["question"] for name in offered(row))
    ]

    assert tied == written
    assert 0 < len(tied) < len(asked)


def test_a_question_tells_each_act_once_and_its_key_what_decides() -> None:
    """A knock says what is staked; the key to advice has the figures, that to what one may do the clause on opening."""
    written = {row["id"]: row for row in rows("poch-modern-pagat", "en")}
    advice = written["poch-modern-pagat/boris-runs-out-of-chips.answer.34"]
    opening = written["poch-modern-pagat/nobody-knocks.may.39"]

    assert "Anja knocks for two chips." in advice["question"]
    assert "lays two chips" not in advice["question"]
    assert "a loss costs two chips" in advice["reason"]
    assert "a loss costs two chips" in formatted(format_gift, "poch-modern-pagat", "en")
    assert "vie.opening" in opening["cites"]
    for row in written.values():
        assert ("reason" in row) is (row["kind"] == "answer")


def clauses(row: dict[str, Any]) -> set[str]:
    """Return the clauses by which answers are right or wrong."""
    return {choice["clause"] for choice in row["choices"]}


def offered(row: dict[str, Any]) -> list[str]:
    """Return the answers that are offered."""
    return [choice["answer"] for choice in row["choices"]]


def test_each_text_has_its_files_on_the_shelf() -> None:
    """In each language and format, also the words of the files by their language."""
    german = rows("poch-1853-alvensleben", "de")[0]
    english = rows("poch-1853-alvensleben", "en")[0]

    assert {source.slug for source in sources_with_hands(edition())} == {slug for slug, _ in TEXTS}
    assert set(FORMATS) == {"gift", "qti.zip", "apkg", "jsonl.zip"}
    assert german["question"] != english["question"]
    assert german["cites"] == english["cites"]
    assert german["deal"] == english["deal"]


def verified(file: Path) -> Result:
    """Run the command on a file."""
    return CliRunner().invoke(main, ["verify", str(file)])


def spoilt(change: Callable[[dict[str, Any]], Any], kind: str, file: Path) -> str:
    """Return what the command says of a file in which one exercise of a kind is changed."""
    every = json.loads(json.dumps(rows("poch-ass-1973", "en")))
    change(next(row for row in every if row["kind"] == kind))
    file.write_text(format_lines(every), encoding="utf-8")
    outcome = verified(file)
    assert outcome.exit_code == 1
    return outcome.stderr


def turned(row: dict[str, Any]) -> None:
    """Mark what is right as wrong and what is wrong as right."""
    for choice in row["choices"]:
        choice["right"] = not choice["right"]


@pytest.mark.parametrize("kind", ["pool", "vying", "may", "answer", "clause", "text"])
def test_a_wrong_answer_is_named(kind: str, tmp_path: Path) -> None:
    """With its line, its exercise and what it is instead, and nothing else is."""
    says = spoilt(turned, kind, tmp_path / "wrong.jsonl")

    assert "is marked wrong, but is right by" in says
    assert "is marked right, but is wrong by" in says
    assert f".{kind}." in says
    assert len(says.splitlines()) == 1


def test_what_else_is_wrong_is_named_too(tmp_path: Path) -> None:
    """A clause, a text by which it would be right, a pass for a fold, a deal that cannot be played, and what is no exercise."""
    file = tmp_path / "wrong.jsonl"
    for change, kind, says in (
        (lambda row: row["choices"][0].update(clause="vie.opening"), "pool", ", not on vie.opening"),
        (lambda row: [choice.update(elsewhere={"poque-1765": "nowhere"}) for choice in row["choices"]], "may", "would be right by"),
        (lambda row: row["choices"][0].update(answer="pass", right=True, clause="vie.no-raise"), "may", "“pass” is marked right, but is wrong"),
        (lambda row: row["deal"].update(deal={"hands": {}}), "clause", "cannot be verified"),
        (lambda row: row["deal"].update(ruleset="poque-1765"), "clause", "cannot be verified"),
        (lambda row: row.update(answer=1), "pool", "step 1 of its deal does not answer it"),
        (lambda row: row.update(kind="riddle"), "vying", "“riddle” is no kind of exercise"),
        (lambda row: row.pop("deal"), "pool", "it lacks “deal”"),
    ):  # fmt: skip
        assert says in spoilt(change, kind, file), says
    file.write_text("\n", encoding="utf-8")
    assert "holds no exercise" in verified(file).output
    file.write_text("{\n", encoding="utf-8")
    assert "line 1: cannot be verified: it is no JSON" in verified(file).output
    assert "give the path of a file of exercises" in verified(tmp_path / "none.jsonl").output
