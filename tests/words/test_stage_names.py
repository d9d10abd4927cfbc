"""The parts of a deal have one name in each language, which is not that of a deal or of a hand."""

import re

import pytest

from poch.game.said import message
from poch.texts.apparatus.translations import FOLDER
from poch.texts.library import VARIANTS, ids
from poch.words import language
from poch.words.language import FOLDER as CATALOGUES
from tools.site import ROOT

DEALING = {"en": r"[Dd]eal", "de": r"[Gg]eben", "fr": r"[Dd]istribution", "ja": "配"}
TURN_UP = {"en": "turn-up", "de": "aufgeschlagen", "fr": "retourne", "ja": "表向きのカード"}
"""In the deal a card may be exchanged; there the exchange is named."""
VARIANT = re.compile(r"^ *\*?\[dealing\] (.+)$", re.MULTILINE)
NAMED = ("stage-dealing", "topic-deal", "part-dealing", "group-deal", "blended-deal")
ACT = re.compile(
    r"\b[Ll]a donne (?:et le jeu|et l’enchère|et les mises)\b|\bpendant la donne\b|[Aa]vant la donne(?=[,.]| \w+ met)|l’ordre de la donne"
)
"""In French the act of dealing has a word of its own; `donne` is a deal, from the dressing to the payments."""


@pytest.mark.parametrize("tag", DEALING)
def test_the_stage_has_its_name_wherever_a_message_selects_it(tag: str) -> None:
    """Each variant for the stage, in any catalogue."""
    variants = [
        text
        for file in sorted((CATALOGUES / tag).glob("*.ftl"))
        for text in VARIANT.findall(file.read_text("utf-8"))
        if TURN_UP[tag] not in text
    ]

    assert variants
    assert [] == [text for text in variants if not re.search(DEALING[tag], text)]


@pytest.mark.parametrize("tag", ["en", "de", "fr"])
@pytest.mark.parametrize("name", NAMED)
def test_headings_have_the_name_of_the_stage(name: str, tag: str) -> None:
    """What a part of a page is called."""
    text = language(tag).say(message(name))

    assert re.search(DEALING[tag], text)


@pytest.mark.parametrize("name", [*ids(), "boards", ""])
def test_a_french_text_tells_the_act_from_the_deal(name: str) -> None:
    """Clauses, reasons and hands."""
    text = (VARIANTS / name / FOLDER / "fr.yaml").read_text("utf-8")

    assert [] == ACT.findall(" ".join(text.split()))


def test_french_messages_and_pages_tell_the_act_from_the_deal() -> None:
    """What generated pages say comes of these."""
    for file in (*CATALOGUES.glob("fr/*.ftl"), *ROOT.glob("docs/fr/tours/*.md")):
        assert [] == ACT.findall(file.read_text("utf-8")), file
