"""A clause that another page quotes says whose words it is in."""

import re
import shutil

import pytest

from tests.conftest import ROOT
from tools.site.edition.edition import Edition
from tools.site.hands.replays import read_edition
from tools.site.output.languages import speaking
from tools.site.output.templates import macros
from tools.site.texts.quoted import quote_clause


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    """Return the texts without their hands."""
    variants = tmp_path_factory.mktemp("edition") / "variants"
    shutil.copytree(ROOT / "variants", variants, ignore=shutil.ignore_patterns("hands"))
    return read_edition(variants)


@pytest.mark.parametrize(
    ("clause", "before"),
    [
        ("poch-1908-meyer/meld.run-least", "Ours:"),
        ("poch-1908-meyer/vie.showdown", "Ours:"),
        ("poch-1908-meyer/meld.sequence", ""),
        ("poch-1897-foster/meld.run-least", ""),
    ],
)
def test_a_quoted_clause_that_is_ours_says_so(edition: Edition, clause: str, before: str) -> None:
    """Beside a finding that a text says nothing of a rule, our own rule would read as a word of the text."""
    with speaking("en"):
        shown = macros("macros").quote(quote_clause(clause, edition, "../"))

    assert before == "".join(re.findall("Ours:", shown))
