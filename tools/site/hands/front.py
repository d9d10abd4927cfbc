"""The front pages: the first of each language, with a hand that moves and four doors, and that of all numbers."""

from tools.site.edition.edition import Edition
from tools.site.hands.hands import hand_view
from tools.site.output.files import Shelf
from tools.site.output.languages import TRANSLATED, now
from tools.site.output.templates import page
from tools.site.texts import timeline

SHOWN = ("poch-modern-pagat", "three-nines")
YEARS = ("strasbourg", "munich-oldest", "board-octagonal", "poque-1765")
"""What the first page names of six centuries, by the anchors of the timeline."""
DOORS = {
    "play": {
        "play": "play/",
        "own-board": "own-board/",
        "rules": "how-to-play/",
        "print": "to-print/",
    },
    "read": {
        "texts": "sources/",
        "four": "compare/four/",
        "which": "compare/which/",
        "cruxes": "cruxes/",
    },
    "teach": {
        "lesson": "teach/",
        "exercises": "exercises/",
        "tours": "tours/",
        "numbers": "numbers/",
    },
    "museum": {
        "museum": "museum/",
        "board": "tours/which-board-is-this/",
        "boards": "boards/",
        "timeline": "timeline/",
    },
}
"""The doors of the first page, and where each leads, by the message that says so."""
NUMBERS = (
    "odds",
    "odds/bluff",
    "odds/survey",
    "odds/players",
    "odds/what-matters",
    "compare/silences",
)
"""The pages of numbers, in the order in which their front page has them."""
OWN = ("play/", "how-to-play/", "own-board/")
"""What every language has, beside its first page."""


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the front pages of the language; what that language lacks, its first page has in English."""
    every = ((source, hand) for source in edition.sources for hand in source.hands)
    shown = next((hand_view(hand, of) for of, hand in every if (of.slug, hand.name) == SHOWN), None)
    dated = dict(timeline.dates(edition))
    years = [(name, dated[name]) for name in YEARS if name in dated]
    given = {"edition": edition, "hand": shown}
    page(shelf, "index", "home", years=years, doors=DOORS, own=OWN, **given)
    if now().tag in TRANSLATED:
        page(shelf, "numbers", ways=NUMBERS)
