"""The one style sheet of all pages has what they use, and of the theme's nothing else."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tools.browser import sheet

STYLES = files("material") / "templates" / "assets" / "stylesheets"
THEME = next(
    path for path in STYLES.iterdir() if re.fullmatch(r"main\..+\.css", path.name)
).read_text("utf-8")
LEFT_OUT = sheet.unused_classes(THEME)
CLASSES = re.compile(r'\bclass="([^"]*)"')


def test_no_page_has_a_class_whose_rules_are_left_out(site: Path) -> None:
    """Of all built pages; so that whoever writes the first such part is told."""
    pages = [*site.rglob("*.html")]
    classes_used = {
        name
        for page in pages
        for classes in {*CLASSES.findall(page.read_text(encoding="utf-8"))}
        for name in classes.split()
    }

    assert classes_used & {"md-header", "poch-page"}
    assert set() == classes_used & {*LEFT_OUT}


MADE = re.compile(r'class(?:Name)?:? "([^"]*)"|(?:html|svg)\(\s*"\w+\.([\w.-]+)"')
"""Classes in attributes, and behind the name of an element."""


def test_our_scripts_make_nothing_of_a_class_whose_rules_are_left_out(site: Path) -> None:
    """What they write comes to pages later."""
    made = {
        word
        for script in (site / "assets" / "js").rglob("*.js")
        for classes in re.findall(MADE, script.read_text("utf-8"))
        for word in re.split(r"[ .]", "".join(classes))
    }

    assert "poch-bar" in made
    assert set() == made & {*LEFT_OUT}


def test_each_part_that_is_left_out_is_one_of_the_theme() -> None:
    """The list tells nothing that another edition of the theme made untrue."""
    assert [] == [
        part for part in sheet.PARTS if not any(name.startswith(part) for name in LEFT_OUT)
    ]


def test_pages_have_the_sheet_and_no_other_of_the_theme(site: Path) -> None:
    """The theme's own sheets are not even there."""
    text = (site / "assets" / "css" / "poch.css").read_text("utf-8")

    assert ".md-header{" in text
    assert ".poch-page" in text
    assert not re.search(r"\.md-tooltip|--md-version-icon", text)
    assert not (site / "assets" / "stylesheets").exists()


def test_a_property_that_no_rule_asks_for_is_left_out() -> None:
    """Nor are the rules of a part that no page has."""
    small = sheet.merge_sheets(
        ".a{color:red}.md-tag{color:red}:root{--one:1;--two:2}.b{top:var(--one)}", {}
    )

    assert ".a{color:red}:root{--one:1}.b{top:var(--one)}" == small


def test_what_ours_asks_for_stays() -> None:
    """A property of the theme may be asked for by our sheets only."""
    assert "--two:2" in sheet.merge_sheets(":root{--two:2}", {"c": ".c{top:var(--two)}"})


def test_a_broken_sheet_is_named_with_its_line() -> None:
    """So that a contributor finds it."""
    with pytest.raises(ValueError, match=r"^docs/b\.css, line 3: \S[^\n]+$"):
        sheet.merge_sheets("", {"docs/a.css": ".a{}\n", "docs/b.css": ".a{}\n.b{color:red;}}\n"})
