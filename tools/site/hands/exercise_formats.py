"""Exercises as files of learning systems: GIFT, QTI 2.1 and Anki, the same bytes for the same exercises."""

import re
import sqlite3
import zipfile
from collections.abc import Mapping, Sequence
from contextlib import closing
from html import escape
from io import BytesIO
from itertools import count
from typing import Any, TypeAlias
from xml.etree import ElementTree as ET
from zlib import crc32

from genanki import Deck, Model, Note, Package

from tools.site.output.languages import say

Rows: TypeAlias = Sequence[Mapping[str, Any]]

FORMATS: Mapping[str, str] = {"gift": "GIFT", "qti.zip": "QTI 2.1", "apkg": "Anki", "jsonl.zip": "JSONL"}  # fmt: skip
"""How the names of the files end, and what each format is called."""
QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
CONTENT = "http://www.imsglobal.org/xsd/imscp_v1p1"
ITEM = "imsqti_item_xmlv2p1"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
FIRST_DAY = (1980, 1, 1, 0, 0, 0)
BORN = 1767225600
"""What Anki takes for the second in which a deck was made: each has its own after this one, always the same."""
SECONDS = 10_000_000
GIFT_SIGNS = re.compile(r"([\\~=#{}:])")
CARD = """<p lang="{{Language}}">{{Question}}</p>{{Choices}}"""
BACK = """{{FrontSide}}<hr id="answer"><p>{{Key}}</p><p>{{Rule}}</p>"""
STYLE = ".card { font-family: sans-serif; max-width: 40em; margin: auto; text-align: left }"


def right_letters(row: Mapping[str, Any]) -> list[str]:
    """Return the letters of the answers that are right."""
    return [choice["letter"] for choice in row["choices"] if choice["right"]]


def _explain(row: Mapping[str, Any]) -> str:
    """Return what is said once an exercise was answered: what was weighed, the clause, and what it rests on."""
    cited = say("exercise-cited", cites=row["cites"])
    return f"{row.get('reason', '')} {row['rule']} ({row['mark']}) {cited}".lstrip()


def format_gift(title: str, rows: Rows) -> str:
    """Return exercises in GIFT, as Moodle and others import it; of several right answers each counts its part."""
    head = f"// {say('exercise-files-licence')}\n$CATEGORY: {title}\n"
    return "\n".join((head, *map(_format_gift_question, rows)))


def _format_gift_question(row: Mapping[str, Any]) -> str:
    right = right_letters(row)
    shares = {True: f"%{100 / len(right):.7g}%", False: "%-100%"}
    answers = (
        f"\t{'~' + shares[choice['right']] if row['several'] else '~='[choice['right']]}{_gift(choice['text'])}\n"
        for choice in row["choices"]
    )
    return f"::{_gift(row['id'])}::[plain]{_gift(row['question'])} {{\n{''.join(answers)}\t####{_gift(_explain(row))}\n}}\n"


def _gift(text: str) -> str:
    return GIFT_SIGNS.sub(r"\\\1", text).replace("\n", "\\n")


def format_qti(title: str, rows: Rows) -> bytes:
    """Return exercises in QTI 2.1: a content package with an item for each."""
    files = {f"item{n:02}.xml": _format_item(row, f"item{n:02}") for n, row in enumerate(rows, 1)}
    manifest = ET.Element("manifest", {"xmlns": CONTENT, "identifier": "exercises"})
    about = ET.SubElement(manifest, "metadata")
    ET.SubElement(about, "schema").text = "IMS Content"
    ET.SubElement(about, "schemaversion").text = "1.1"
    ET.SubElement(manifest, "organizations")
    resources = ET.SubElement(manifest, "resources")
    manifest.insert(0, ET.Comment(f" {title}. {say('exercise-files-licence')} "))
    for name in files:
        its = {"identifier": name.removesuffix(".xml"), "type": ITEM, "href": name}
        ET.SubElement(ET.SubElement(resources, "resource", its), "file", href=name)
    return pack({"imsmanifest.xml": _xml(manifest), **files})


def _format_item(row: Mapping[str, Any], name: str) -> bytes:
    of = "multiple" if row["several"] else "single"
    item = ET.Element("assessmentItem", {
        "xmlns": QTI, "identifier": name, "title": row["id"], XML_LANG: row["language"],
        "adaptive": "false", "timeDependent": "false",
    })  # fmt: skip
    response = ET.SubElement(item, "responseDeclaration", identifier="RESPONSE", cardinality=of, baseType="identifier")  # fmt: skip
    correct = ET.SubElement(response, "correctResponse")
    for letter in right_letters(row):
        ET.SubElement(correct, "value").text = letter
    score = ET.SubElement(item, "outcomeDeclaration", identifier="SCORE", cardinality="single", baseType="float")  # fmt: skip
    ET.SubElement(ET.SubElement(score, "defaultValue"), "value").text = "0"
    ET.SubElement(item, "outcomeDeclaration", identifier="SAID", cardinality="single", baseType="identifier")  # fmt: skip
    body = ET.SubElement(item, "itemBody")
    *lines, asked = row["question"].split("\n")
    for line in lines:
        ET.SubElement(body, "p").text = line
    many = "0" if row["several"] else "1"
    choices = ET.SubElement(body, "choiceInteraction", responseIdentifier="RESPONSE", shuffle="false", maxChoices=many)  # fmt: skip
    ET.SubElement(choices, "prompt").text = asked
    for choice in row["choices"]:
        ET.SubElement(choices, "simpleChoice", identifier=choice["letter"]).text = choice["text"]
    item.append(ET.fromstring(PROCESSING))  # noqa: S314 - our own
    said = ET.SubElement(item, "modalFeedback", outcomeIdentifier="SAID", showHide="show", identifier="rule")  # fmt: skip
    said.text = _explain(row)
    return _xml(item)


PROCESSING = """<responseProcessing><responseCondition>
<responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>
<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf>
<responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue></responseElse>
</responseCondition>
<setOutcomeValue identifier="SAID"><baseValue baseType="identifier">rule</baseValue></setOutcomeValue>
</responseProcessing>"""


def _xml(root: ET.Element) -> bytes:
    ET.indent(root)
    data: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return data + b"\n"


def format_apkg(title: str, rows: Rows) -> bytes:
    """Return exercises as a deck for Anki; who imports a later one keeps what was learnt."""
    number = crc32(f"{rows[0]['ruleset']} {rows[0]['language']}".encode())
    deck = Deck(number, title, say("exercise-files-licence"))
    fields = ("Id", "Language", "Question", "Choices", "Key", "Rule")
    model = Model(
        crc32(b"poch exercises 1"),
        "Poch",
        fields=[{"name": name} for name in fields],
        templates=[{"name": "1", "qfmt": CARD, "afmt": BACK}],
        css=STYLE,
    )
    for row in rows:
        listed = "".join(f"<li>{escape(choice['text'])}</li>" for choice in row["choices"])
        key = say("exercise-key", letters=", ".join(right_letters(row)))
        question = escape(row["question"]).replace("\n", "<br>")
        explained = escape(_explain(row))
        choices = f'<ol type="a">{listed}</ol>'
        its = [row["id"], row["language"], question, choices, escape(key), explained]
        named = f"{row['id']} {row['language']}"
        deck.add_note(
            Note(model, its, guid=f"poch-{crc32(named.encode()):08x}", tags=[row["kind"]])
        )
    born = BORN + number % SECONDS
    with closing(sqlite3.connect(":memory:")) as database:
        Package(deck).write_to_db(database.cursor(), born, count(born * 1000))
        database.commit()
        return pack({"collection.anki2": database.serialize(), "media": "{}"})


def pack(files: Mapping[str, bytes | str]) -> bytes:
    """Return files as one archive, dated by no clock."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, FIRST_DAY), content, zipfile.ZIP_DEFLATED, 9)
    return data.getvalue()
