"""The spaces of French: before a double mark, and within quotation marks, one that does not break."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from mkdocs.utils.meta import get_data

from poch.texts.apparatus.translations import FOLDER
from poch.texts.library import VARIANTS
from poch.words.language import FOLDER as CATALOGUES
from tools.gates.prose import MARKUP, fluent, markdown
from tools.site import ROOT

KEPT = re.compile(
    r"`[^`]*`|\{\{.*?\}\}|<[^>]*>|https?://\S+|\{[^{}]*lang=(?!fr)[^{}]*\}|&\w+;|\*?\w\w:[^*\s]+\*?"
    r"|\w+: [\w ]+(?=\u202f»)|Cowboys Full: The Story of Poker"
)
"""What is no French: code, addresses, markup, words of another language."""
WRONG = re.compile(
    r"(?:^|[^\u202f\u00a0«(\s:;?!»…])[;?!»](?=\s|$|[).,»\u202f])"
    r"|[ \t\n][;?!»]|«(?![\u202f\u00a0])"
    r"|[^\u00a0\u202f\s:]:(?=\s|$)|(?<!:)[ \t\n]:(?=\s|$)"
)
SPACE = re.compile(r'\{ "([ \u202f\u00a0])" \}(?=[;:?!»])')
"""A space that a message writes as a part of its own, since a variant cannot begin with it."""


def texts(data: Any) -> Iterator[str]:
    """Yield the texts of a translation, other than digests."""
    if isinstance(data, dict):
        for key, part in data.items():
            if key != "of":
                yield from texts(part)
    elif isinstance(data, str):
        yield data


def faults(parts: Iterator[str]) -> list[str]:
    """Return what has a plain space or none where one that does not break belongs, and which marks."""
    plain = (re.sub(r"\s*\n\s*", "\n", MARKUP.sub("", KEPT.sub("X", text))) for text in parts)
    searched = ((WRONG.search(text.strip(" ")), text) for text in plain)
    return [f"{wrong[0]!r} in: {text}" for wrong, text in searched if wrong]


@pytest.mark.parametrize(
    "file", sorted(VARIANTS.glob(f"**/{FOLDER}/fr.yaml")), ids=lambda it: it.parents[1].name
)
def test_a_translation_has_spaces_that_do_not_break(file: Path) -> None:
    """Of each text, of the boards, and of what else is in the folder."""
    data = yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)

    assert [] == faults(texts(data))


@pytest.mark.parametrize("file", sorted((CATALOGUES / "fr").glob("*.ftl")), ids=lambda it: it.stem)
def test_a_catalogue_has_spaces_that_do_not_break(file: Path) -> None:
    """Each message, in each of its variants."""
    text = SPACE.sub(r"\1", file.read_text("utf-8"))
    assert [] == faults(part for _, part in fluent(text))


@pytest.mark.parametrize("file", sorted(ROOT.glob("docs/fr/**/*.md")), ids=lambda it: it.stem)
def test_a_written_page_has_spaces_that_do_not_break(file: Path) -> None:
    """Generated pages are made of the others."""
    text, head = get_data(file.read_text("utf-8"))
    if "kind" not in head:
        assert [] == faults(part for _, part in markdown(text))
