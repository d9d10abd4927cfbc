"""What others wrote is never obeyed: by a terminal, a spreadsheet, or a program that reads citations."""

import csv
import io
import json
import os
import re
from pathlib import Path

import pypandoc
import pytest
import rispy
import yaml
from click.testing import CliRunner, Result
from rich.table import Table
from rich.text import Text

from poch.citing.cite import Citation, Witness, all_citations
from poch.citing.formats import fill_template, join_citations, key, key_of_work, templates
from poch.commands.cli import main
from poch.commands.output import Printer, print_json, say, spell_signs
from poch.texts.library import bibliography, document, ids
from poch.texts.signs import UNSEEN
from tools.site.citing.exports import table

ROOT = Path(__file__).resolve().parents[2]
ESCAPES = (
    *(
        "\x1b]0;yours\x07",
        "\x1b]52;c;cm0gLXJmIC8=\x07",
        "\x1b[2J",
        "\x9b2J",
        "\x00",
        "\x7f",
        "\x08",
    ),
    *("\u202e", "\u202a", "\u2066", "\u2069", "\u200f", "\u061c", "\u2028", "\ufeff", "\U000e0041"),
)
MARKUP = "[bold]x[/bold][link=https://example.org]y[/link] :smile:"


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments)


@pytest.mark.parametrize("sign", ESCAPES)
def test_signs_that_a_terminal_obeys_are_spelt_where_it_is_printed(
    sign: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """By every way of printing that a command has."""
    console = Printer()
    grid = Table("head")
    grid.add_row(f"a{sign}b")
    for printable in (f"a{sign}b", Text(f"a{sign}b"), grid):
        console.print(printable)
    say(f"a{sign}b")
    say(f"a{sign}b", err=True)
    print_json({f"a{sign}b": [f"a{sign}b"]})
    done = capsys.readouterr()

    assert [] == UNSEEN.findall(done.out + done.err)
    assert "a" in spell_signs(f"a{sign}b") != f"a{sign}b"


def test_no_markup_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    """What stands in brackets or between colons is printed as it is."""
    grid = Table(box=None)
    grid.add_row(MARKUP)
    console = Printer()
    console.print(MARKUP)
    console.print(grid)

    assert 2 == capsys.readouterr().out.count(MARKUP)


def test_nothing_else_prints() -> None:
    """Only the module of output has a console or an echo, so that a new command spells too."""
    files = [file for file in (ROOT / "poch").rglob("*.py") if file.name != "output.py"]
    texts = {file.name: file.read_text("utf-8") for file in files}

    assert [] == [name for name, text in texts.items() if "Console(" in text or "echo(" in text]


@pytest.mark.parametrize("sign", ESCAPES)
def test_rulesets_hands_and_tours_with_such_signs_are_refused(sign: str, tmp_path: Path) -> None:
    """Also where YAML writes them by their number, and the complaint does what it complains of to nobody."""
    ruleset = {**document("poque-1789"), "title": f"A{sign}B"}
    hand = {
        "ruleset": "poque-1789",
        "seats": ["A", "B", "C"],
        "title": f"A{sign}B",
        "deal": {"seed": 1},
    }
    for name, data in (("ruleset.yaml", ruleset), ("hand.yaml", hand)):
        (tmp_path / name).write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
        done = run("check", str(tmp_path / name))
        assert (1, []) == (done.exit_code, UNSEEN.findall(done.output))
        assert f"U+{ord(sign[0]):04X} stands here and is not seen; take it out" in done.stderr
    (tmp_path / "tour.md").write_text(f"# A{sign}B\n", encoding="utf-8")
    done = run("tour", "check", str(tmp_path / "tour.md"))
    assert (1, []) == (done.exit_code, UNSEEN.findall(done.output))


@pytest.mark.skipif(os.name == "nt", reason="no file can be called so")
@pytest.mark.parametrize(
    "command",
    [
        ("check",),
        ("replay",),
        ("show",),
        ("tour", "check"),
        ("tour", "show"),
        ("tour", "cites"),
        ("why",),
        ("compare",),
        ("complete",),
        ("contrast",),
        ("cover",),
        ("odds",),
        ("survey",),
        ("effects",),
        ("play",),
        ("lock",),
        ("new",),
        ("cite",),
        ("verify",),
    ],
)
def test_the_name_of_a_file_does_nothing(command: tuple[str, ...], tmp_path: Path) -> None:
    """Whatever a command says of it."""
    name = str(tmp_path / "a\x1b[2J\u202eb\x9b.yaml")
    more = {"why": ("pass",), "compare": ("poque-1789",), "contrast": ("--with", "poque-1789")}
    done = run(*command, name, *more.get(command[0], ()))

    assert 0 != done.exit_code
    assert [] == UNSEEN.findall(done.output)
    assert done.exception is None or isinstance(done.exception, SystemExit)


FORMULAS = (
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    '=HYPERLINK("https://example.org")',
)
READERS = {"bibtex": "bibtex", "ris": "", "csl-json": "csljson"}
"""By which format pandoc reads each of ours, if it reads that well."""
SOME = ("poch-1908-meyer", "nain-jaune-1902")
HOSTILE = (
    *("a {b} c", "a } b", "{a", "a \\ b", "\\input{/etc/passwd}", "50 % of $5 & #1_2", "a ~ b ^ c"),
    *(
        "a\nER  - \nTY  - BOOK",
        "a\r\n\r\n@book{b,\n}",
        '", "id": "x',
        "a\n\n@misc{b,",
        "<script>x</script>",
    ),
)


@pytest.mark.parametrize("text", FORMULAS)
def test_no_table_begins_a_cell_like_a_formula(text: str) -> None:
    """What a spreadsheet would reckon has a stroke before it; numbers stay numbers."""
    sheet = io.StringIO(table(("a", "b", "c"), [(text, "plain = text", 5)]), newline="")
    _, row = csv.reader(sheet)

    assert ["'" + text.replace("\r", "\n"), "plain = text", "5"] == row


@pytest.fixture(scope="module")
def hostile() -> dict[str, dict[str, str]]:
    """Citations of works whose titles and publishers are such texts, in every form."""
    works = {
        f"own-{at}": {
            "shelf": "rules",
            "type": "book",
            "seen": "whole",
            "title": text,
            "publisher": text,
        }
        for at, text in enumerate(HOSTILE)
    }
    filled = templates([(Witness(ref),) for ref in works], works)
    return {
        text: {
            form: fill_template(
                template,
                form,
                Citation("own", ("1", "0" * 12), text, "sources/own/", (Witness(ref),), text),
                "https://poch.example/",
                sentence=text,
            )
            for form, template in filled[(Witness(ref),)].items()
        }
        for ref, text in zip(works, HOSTILE, strict=True)
    }


@pytest.mark.parametrize("form", READERS)
@pytest.mark.parametrize("text", HOSTILE)
def test_citations_are_read_back_as_they_were_meant(
    text: str, form: str, hostile: dict[str, dict[str, str]]
) -> None:
    """By a program that reads them, whatever stands in titles and names: an entry each, and no more."""
    read = entries(hostile[text][form], form)

    assert [f"own-{HOSTILE.index(text)}", "own"] == sorted(
        (entry["id"] for entry in read), reverse=True
    )


def entries(text: str, form: str) -> list[dict[str, str]]:
    """Return what a program reads of citations."""
    if form == "ris":
        return list(rispy.loads(text))
    items: list[dict[str, str]] = json.loads(
        pypandoc.convert_text(text, "csljson", format=READERS[form], extra_args=["--quiet"])
    )
    return items


@pytest.fixture(scope="module")
def cited() -> dict[str, list[str]]:
    """Every text, and some of their clauses and cruxes, in every form for programs."""
    things = [
        cited
        for slug in ids()
        for cited in (*all_citations(document(slug)),)[:: 1 if slug in SOME else 99]
    ]
    works = {
        ref: {**work, "volume": "3–4", "number": "7–8"} for ref, work in bibliography().items()
    }
    filled = templates([cited.witnesses for cited in things], works)
    return {
        form: [fill_template(filled[cited.witnesses][form], form, cited, "") for cited in things]
        for form in READERS
    }


@pytest.mark.parametrize("form", READERS)
def test_all_keys_of_a_bibliography_are_distinct(form: str, cited: dict[str, list[str]]) -> None:
    """In what one command prints, also where a text has the id of its source, or a crux that of a clause."""
    whole = join_citations(cited[form], form)
    read = [entry["id"] for entry in entries(whole, form)]
    printed = re.findall(r"^(?:@\w+\{|ID  - | +\"id\": \")([^,\"\n]+)", whole, re.MULTILINE)

    assert len(printed) == len({*printed}) == len(read)
    assert {*printed} == {*read}
    assert {*ids()} <= {*printed}


def test_no_key_of_a_text_is_that_of_a_work() -> None:
    """Neither in one citation, nor in all that can be cited."""
    keys = [key(cited.id) for slug in ids() for cited in all_citations(document(slug))]

    assert len(keys) == len({*keys})
    assert {*keys}.isdisjoint(map(key_of_work, bibliography()))


def test_a_note_names_the_works_after_it_by_their_keys(cited: dict[str, list[str]]) -> None:
    """Also a work that has the id of a text, so that no note names its own entry."""
    for first, *works in map(json.loads, cited["csl-json"]):
        after = re.split("; |, as reported in |[.]", first["note"].partition("After: ")[2])
        assert {item["id"] for item in works} <= {*after}
        assert first["id"] not in after


def test_bibtex_has_a_double_hyphen_in_every_range(cited: dict[str, list[str]]) -> None:
    """In every entry, and every field that may be one; a title keeps its dash."""
    whole = "\n".join(cited["bibtex"])
    fields = re.findall(r"^ *(pages|volume|number) = \{(.*)\}", whole, re.MULTILINE)

    assert [] == [field for field in fields if "–" in field[1]]
    assert {"pages", "volume", "number"} == {name for name, value in fields if "--" in value}
    assert "A–Z" in whole
