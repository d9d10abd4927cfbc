"""The links to the parts of a long page."""

from tools.site.build.jumping import FEW, LONG, add_jumps

PART = '<h2 id="p{0}">Part <a href="x">{0}</a></h2><p>{1}</p>'


def built(parts: int, letters: int, more: str = "") -> str:
    """Return a page of so many parts with so many letters in all."""
    each = "a" * (letters // parts)
    return f"<h1>One</h1>{more}" + "".join(PART.format(i, each) for i in range(parts))


def test_a_long_page_begins_with_links_to_its_parts() -> None:
    """Before the first of them, without the links that their titles have."""
    text = add_jumps(built(FEW, LONG), "On this page")

    assert text.startswith(
        '<h1>One</h1><nav class="poch-jumps" aria-label="On this page"><ul class="poch-row">'
    )
    assert '<li><a href="#p1">Part 1</a></li>' in text
    assert text.index("</nav>") < text.index('<h2 id="p0">')


def test_a_short_page_and_one_that_shows_its_parts_stay() -> None:
    """Also one of few parts; what scripts and drawings hold is no text."""
    drawn = f"<svg><text>{'a' * LONG}</text></svg>"
    for page in (
        built(FEW, LONG // 2),
        built(FEW - 1, LONG),
        built(FEW, 300, drawn),
        built(FEW, LONG, '<nav class="contents"></nav>'),
        built(FEW, LONG, '<nav class="poch-jumps"></nav>'),
    ):
        assert add_jumps(page, "On this page") == page
