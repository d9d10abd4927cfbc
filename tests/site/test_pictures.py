"""The pictures that other programs show of a page: the board of its text, where the site knows its address."""

from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import pytest
from jinja2 import Environment, FileSystemLoader
from PIL import Image, ImageChops

from tests.conftest import ROOT
from tests.site.test_boards import CARDS, TABLES, laid
from tests.site.test_embedding import SITE, made
from tools.site.build import embedding
from tools.site.hands.boards import drawing
from tools.site.hands.strokes import INK, RED, draw_line, draw_text, put
from tools.site.output.languages import TRANSLATED, speaking
from tools.site.output.raster import HEIGHT, PAPER, WIDTH, draw_picture

OVERRIDES = ROOT / "tools" / "site" / "build" / "overrides"
MOST = 15_000
"""Bytes of a picture: those of all texts in three languages stay below 1.5 MB then."""


def place_of(svg: ET.Element, colour: str) -> tuple[int, int, int, int]:
    """Return the box in which a colour of a picture lies: left, top, right and bottom in pixels."""
    image = Image.open(BytesIO(draw_picture(svg))).convert("RGB")
    assert (WIDTH, HEIGHT) == image.size
    away = ImageChops.difference(image, Image.new("RGB", image.size, colour))
    red, green, blue = (channel.point(lambda by: 255 * (by == 0)) for channel in away.split())
    box = ImageChops.multiply(ImageChops.multiply(red, green), blue).getbbox()
    assert box
    return box


def sheet() -> ET.Element:
    """Return a drawing with nothing on it yet."""
    return ET.Element("svg", {"viewBox": "0 0 200 100"})


@pytest.mark.parametrize("name", TABLES)
def test_a_board_of_any_shape_makes_a_small_picture(name: str) -> None:
    """In the words of each language, twice the same, with paper around it."""
    pictures = set()
    for tag in TRANSLATED:
        with speaking(tag):
            data = draw_picture(drawing(laid(name), CARDS, "A board").svg)
            assert data == draw_picture(drawing(laid(name), CARDS, "A board").svg)
        assert len(data) < MOST
        pictures.add(data)
    svg = drawing(laid(name), CARDS, "A board").svg
    left, top, right, bottom = place_of(svg, INK)

    assert len(TRANSLATED) == len(pictures)
    assert (0, 0, WIDTH, HEIGHT) == place_of(svg, PAPER)
    assert 0 < left < WIDTH / 2 < right < WIDTH
    assert 0 < top < HEIGHT / 2 < bottom < HEIGHT


@pytest.mark.parametrize("sign", "♣♦♥♠A")
def test_words_and_suits_stand_on_their_line(sign: str) -> None:
    """About the middle, where the drawing has them; our font has no suits."""
    svg = sheet()
    draw_text(svg, sign, 50, 50, 40, RED)
    left, top, right, bottom = place_of(svg, RED)

    assert abs((left + right) / 2 - WIDTH * 0.27) < 5
    assert abs(bottom - HEIGHT / 2) < 5
    assert 50 < bottom - top < 120


def test_what_is_turned_is_turned_as_browsers_do() -> None:
    """A quarter by the clock: what was above a point is on its right then."""
    svg = sheet()
    group = put(svg, "g", transform="rotate(90 100 50)")
    draw_line(group, 100, 10, 100, 50)
    draw_text(group, "I", 100, 30, 40, RED)
    left, top, right, bottom = place_of(svg, INK)
    word = place_of(svg, RED)

    assert left > WIDTH / 2 - 5
    assert right - left > 10 * (bottom - top)
    assert word[0] > WIDTH / 2
    assert word[2] - word[0] > word[3] - word[1]


def test_what_no_picture_can_be_made_of_is_named() -> None:
    """A board with a new kind of stroke ends the build."""
    svg = sheet()
    put(svg, "path", d="M0 0h9")
    with pytest.raises(ValueError, match=r"^no picture can be made of <path>$"):
        draw_picture(svg)


@pytest.mark.parametrize(
    ("place", "text", "picture"),
    [
        ("sources/a-1/index.md", "", "a-1.png"),
        ("de/hands/a-1/three-nines.md", "", "de/a-1.png"),
        ("compare/a-1/b-2.md", "", "a-1.png"),
        ("tours/how.md", '<a href="../compare/four/"><a href="../sources/b-2/#a">', "b-2.png"),
        ("hands/never-played/one.md", "", ""),
        ("bibliography.md", '<a href="sources/a-1/">', ""),
    ],
)
def test_a_page_has_the_picture_of_its_text(
    tmp_path: Path, place: str, text: str, picture: str
) -> None:
    """In its language; of a tour it is that of the first text it leads to."""
    for file in ("a-1.png", "b-2.png", "de/a-1.png"):
        (tmp_path / "assets/boards" / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "assets/boards" / file).touch()
    page, config = made(tmp_path, place, "# A\n")
    page.content = text
    wanted = f"{SITE}assets/boards/{picture}" if picture else ""

    assert wanted == embedding.picture_of(page, config)
    page, config = made(tmp_path, place, "# A\n", site="")
    page.content = text
    assert "" == embedding.picture_of(page, config)


@pytest.mark.parametrize("picture", [f"{SITE}assets/boards/a-1.png", ""])
def test_a_head_names_the_picture_or_none(picture: str) -> None:
    """With words for those who do not see it."""
    about = Environment(loader=FileSystemLoader(OVERRIDES), autoescape=False).get_template(  # noqa: S701  as MkDocs has it
        "partials/about.html"
    )
    page = SimpleNamespace(meta={}, title="A", canonical_url=f"{SITE}sources/a-1/")
    head = about.render(
        page=page,
        config=SimpleNamespace(site_name="Poch", site_description="B"),
        name="sources/a-1/index.md",
        tag="en",
        say=lambda message: message,
        picture=picture,
    )

    named = f'<meta property="og:image" content="{picture}">' in head
    assert named == ("summary_large_image" in head) == ("frame-picture" in head) == bool(picture)
    assert '<meta property="og:title" content="A">' in head
