"""Labels for visitors: as long as a wall allows, in four languages, and no kinder than what is known."""

import re

import pytest

from poch.words import TAGS
from tests.words_of_makers import MAKERS
from tools.site.hands.labels import OTHERS, POCH, label, outline

KINDS = (*POCH, *OTHERS)
WORD = re.compile(r"\w[\w’'.-]*")
LENGTHS = {"ja": (150, 250)}
"""Characters where words are not set apart; elsewhere, words."""
OURS = {
    "en": r"\b(we|our|ours|us|edition|copy|machine|translat\w+|clauses?)\b",
    "de": r"\b(wir|uns\w*|Ausgabe|Abschrift|Maschine|übersetzt|Kennung)\b",
    "fr": r"\b(nous|nos|notre|édition|copie|machine|traduit\w*|articles?)\b",
    "ja": r"私たち|編者|当サイト|写し|機械|翻訳|条文",
}
"""What only an edition says of itself."""
UNSURE = {
    "en": r"not known|probably|perhaps",
    "de": r"nicht (sicher )?bekannt|vermutlich|vielleicht",
    "fr": r"on ne sait pas|probablement|peut-être",
    "ja": r"わかっていません|おそらく|かもしれません",
}
FROM_WHEN = {
    "en": r"in a[^.]* of \d{4}|by today’s rules",
    "de": r"(in|nach) eine[^.]* von \d{4}|nach heutigen regeln",
    "fr": r"(dans|selon) une?[^.]* de \d{4}|selon les règles d’aujourd’hui",
    "ja": r"\d{4}年[のに]|今の規則",
}
"""A rule comes with the book that gives it, or as that of today."""


def words(kind: str, tag: str) -> str:
    """Return all that is on a label."""
    wall_label = label(kind, tag)
    return f"{wall_label.title} {wall_label.when} {wall_label.text} {wall_label.attempt}"


@pytest.mark.parametrize("tag", TAGS)
def test_a_label_is_as_long_as_a_wall_allows(tag: str) -> None:
    """Sixty to ninety words, with title, place and line to try."""
    least, most = LENGTHS.get(tag, (60, 90))
    lengths = {}
    for kind in KINDS:
        text = words(kind, tag)
        lengths[kind] = len("".join(text.split()) if tag == "ja" else WORD.findall(text))

    assert {} == {kind: n for kind, n in lengths.items() if not least <= n <= most}


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_label_speaks_of_the_board_and_not_of_us(kind: str, tag: str) -> None:
    """Neither of the edition nor in the words of its makers; and it is in its own language."""
    text = words(kind, tag)

    assert not re.search(OURS[tag], text, re.IGNORECASE)
    assert not re.search(MAKERS.get(tag, MAKERS["en"]), text)
    assert tag == "en" or text != words(kind, "en")


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_label_says_what_is_not_known_and_whose_its_rules_are(kind: str, tag: str) -> None:
    """Of each board for Poch something is not known, and no rule of a later book is given as that of the board."""
    text = label(kind, tag).text.lower()

    assert re.search(FROM_WHEN[tag], text)
    assert kind in OTHERS or re.search(UNSURE[tag], text)


def test_each_kind_is_drawn_otherwise() -> None:
    """By strokes alone."""
    drawn = {outline(kind) for kind in KINDS}

    assert len(KINDS) == len(drawn)
    assert all(strokes.startswith("M") for strokes in drawn)
