"""The figures on pages that are written by hand: each is computed, and is what one counts oneself."""

import re
from pathlib import Path

import pytest

from poch.texts.library import document, ids
from poch.texts.ruleset_shape import FIRST
from tools.site import ROOT
from tools.site.figures.figures import FIGURES, UnknownFigureError, fill_figures, read_figures

WRITTEN = [
    file
    for file in sorted(ROOT.glob("docs/**/*.md"))
    if "{{ figure:" in file.read_text(encoding="utf-8")
]


@pytest.fixture(scope="module")
def figures(built: Path) -> dict[str, str]:
    """What the build computed."""
    return read_figures(built)


def test_every_figure_is_asked_for_and_every_one_asked_for_is_known() -> None:
    """No page names a figure that nobody computes, and none is computed for nobody."""
    asked = {
        name
        for file in WRITTEN
        for name in re.findall(r"\{\{ figure:(\S+) \}\}", file.read_text(encoding="utf-8"))
    }

    assert set(FIGURES) == asked


def test_a_figure_that_nobody_computes_ends_the_build() -> None:
    """And says which there are."""
    with pytest.raises(UnknownFigureError) as raised:
        fill_figures("Of {{ figure:hands }} hands", {"pairs": "231"})

    assert "there is no figure 'hands'; choose among: pairs" == str(raised.value)


def test_no_page_is_built_with_a_gap(site: Path) -> None:
    """Every page that asks for figures has them in its text."""
    for file in WRITTEN:
        page = file.relative_to(ROOT / "docs").with_suffix("")
        folder = page.parent if page.name == "index" else page

        assert "{{ figure:" not in (site / folder / "index.html").read_text(encoding="utf-8")


def test_pairs_are_counted(figures: dict[str, str]) -> None:
    """Each text with each other, once."""
    texts = len(ids(FIRST))

    assert str(texts * (texts - 1) // 2) == figures["pairs"]


def test_the_seams_are_those_that_pages_draw(figures: dict[str, str], site: Path) -> None:
    """The principles name each text whose page draws one, and how many it draws."""
    drawn = {
        page.parent.name: page.read_text(encoding="utf-8").count('class="seam"')
        for page in site.glob("sources/*/index.html")
    }
    named = re.findall(r"sources/([\w-]+)/index\.md\) \((\d+)\)", figures["seams"])

    assert {slug: str(count) for slug, count in drawn.items() if count} == dict(named)


def test_how_far_older_texts_differ_is_in_the_table_of_likeness(
    figures: dict[str, str], site: Path
) -> None:
    """Both figures are in the row of the modern game, and no dated text with ten rules lies beyond them."""
    text = (site / "compare/likeness/index.html").read_text(encoding="utf-8")
    dated = [name for name in ids(FIRST) if "year" in document(name)]
    cell = r'compare/([\w-]+)/poch-modern-pagat/">(?:<i>)?(\d+) of (\d+)<'
    cells = {name: (int(some), int(every)) for name, some, every in re.findall(cell, text)}
    shares = {cells[name] for name in dated if cells[name][1] >= 10}
    least, most = (
        (int(figures[f"older-{end}"]), int(figures[f"older-{end}-of"])) for end in ("least", "most")
    )

    assert {least, most} <= shares
    for different, compared in shares:
        assert least[0] / least[1] <= different / compared <= most[0] / most[1]


def test_what_is_said_of_figures_is_in_the_language(built: Path, figures: dict[str, str]) -> None:
    """A share has the comma of the language, and a sentence its words; numbers alone are the same."""
    for tag, share, word in (("de", "87,5\u00a0%", "Marken"), ("fr", "87,5\u00a0%", "jetons")):
        own = read_figures(built, tag)

        assert share == own["odds-ace"]
        assert word in own["effect-third-part"]
        assert figures["older-least"] == own["older-least"]
