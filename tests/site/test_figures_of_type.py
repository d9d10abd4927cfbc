"""The figures of the serif are old-style by themselves, in which 11 reads as II; one rule asks for lining ones."""

import re

from tools.site import ROOT

SHEETS = sorted((ROOT / "docs" / "assets" / "css").glob("*.css"))
RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
KIND = re.compile(r"\bfont-variant(?:-numeric)?: ([^;]*);")
"""What says of which kind the figures are, as `font` does, too, which sets them back."""


def test_one_rule_asks_for_lining_figures() -> None:
    """It is the only one that names a kind, of all elements and of what stands before and after them."""
    kinds = {
        (sheet.stem, *KIND.findall(body), *re.findall(r"[*:]+\w*", selector.rpartition("/")[2]))
        for sheet in SHEETS
        for selector, body in RULE.findall(sheet.read_text("utf-8"))
        if KIND.search(body)
    }

    kind = "lining-nums var(--figures,) !important"
    assert {("theme", kind, "*", "::before", "::after", "::marker")} == kinds
