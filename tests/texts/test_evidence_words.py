"""What a translation says of the evidence is neither more nor less than the English."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from poch.texts.apparatus.translations import FOLDER, english
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, hands, ids

GRADES = {
    "read whole": (
        r"\bread (?:\w+ ){0,3}whole\b",
        r"\b(?:ganz|zu Ende)\b.*(?:gelesen|lasen)|(?:gelesen|lasen)\b.*\bganz\b|\bGanze\b",
        r"\blue?s?\b.*(?:en entier|le tout|jusqu’au bout)",
    ),
    "not read": (
        r"\b(?:not|never) (?:\w+ )?read\b|\bno .{0,30}\bwas read\b|not a word .*\bread\b",
        r"nicht (?:\w+ )?(?:gelesen|lasen)|(?:gelesen|lasen)\b.* nicht|kein.* (?:gelesen|lasen)|noch .* gelesen|ungelesen",
        r"(?:pas|non|jamais|rien|aucun\w*|ni) (?:\w+ ){0,9}lue?s?\b|lue?s?\b|lire",
    ),
    "seems": (
        r"\b(?:seems?|seemed)\b",
        r"\b(?:schein\w*|anscheinend|wohl|offenbar|als ob|vermutlich|wirk\w*|sieht|aussieht)\b",
        r"\b(?:sembl\w+|paraît|paraiss\w+|apparemment|comme si|sans doute)\b",
    ),
    "probably": (
        r"\b(?:probably|most likely|very likely|presumably)\b",
        r"(?:wahrscheinlich|\bwohl\b|vermutlich|am ehesten)",
        r"\b(?:probable\w*|vraisemblable\w*|sans doute|selon toute)\b",
    ),
    "perhaps": (
        r"\b[Pp]erhaps\b",
        r"[Vv]ielleicht|möglicherweise|mag|könnte",
        r"[Pp]eut-être|pourrait|a pu",
    ),
    "implied": (
        r"\b(?:implied|implies)\b",
        r"ergibt sich|mitgemeint|stillschweigend|mitgesagt|setzt .*voraus|vorausgesetzt",
        r"sous-entend\w*|impli\w+|suppos\w+",
    ),
}
"""Words for how well a thing is known, in English, and what says as much in German and French."""
STRONGER = {
    "de": r"war(?:en)? (?:\w+ ){0,3}zu lesen\b|zu lesen war|liegt (?:\w+ )?vollständig vor",
    "fr": r"illisible|n’a pu être lu",
}
"""What says that a thing could not be read, or is extant, where it was not read, or was."""


def texts(data: Any, at: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the texts below a part, with their places."""
    for key, part in (data or {}).items():
        if isinstance(part, str):
            yield (*at, str(key)), " ".join(part.split())
        elif part:
            yield from texts(part, (*at, str(key)))


@pytest.mark.parametrize("tag", ["de", "fr"])
@pytest.mark.parametrize("name", ids())
def test_a_translation_has_the_grade_of_its_english(name: str, tag: str) -> None:
    """Read whole, not read, seeming, likely, possible and implied, in clauses, cruxes and hands."""
    parts = english(document(name), {file.stem: load(file).data for file in hands(name)})
    file = VARIANTS / name / FOLDER / f"{tag}.yaml"
    there = dict(texts(yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)))
    for at, text in texts({part: parts[part] for part in ("clauses", "cruxes", "hands")}):
        given = there.get(at, "")
        for grade, (here, *wanted) in GRADES.items():
            if given and re.search(here, text):
                assert re.search(wanted[tag == "fr"], given), (grade, at, text, given)
        assert "legible" in text or not re.search(STRONGER[tag], given), (at, text, given)
