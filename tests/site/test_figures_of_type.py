"""The figures of the serif are old-style by themselves, in which 11 reads as II; every rule asks for lining ones."""

import re
from pathlib import Path

import pytest

from tools.site import ROOT

SHEETS = sorted((ROOT / "docs" / "assets" / "css").glob("*.css"))
RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
SET_BACK = re.compile(r"^ *font: [^;]*var\(--serif\)", re.MULTILINE)
"""What sets the figures back to those of the font."""


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda it: it.stem)
def test_every_rule_keeps_lining_figures(sheet: Path) -> None:
    """Whatever names the serif or the kind of figures names lining ones too."""
    for selector, body in RULE.findall(sheet.read_text("utf-8")):
        kinds = re.findall(r"font-variant-numeric: ([^;]*);", body)
        assert all("lining-nums" in kind for kind in kinds), selector
        assert kinds or not SET_BACK.search(body), selector
