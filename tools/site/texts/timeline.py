"""The timeline: the witnesses by their years, and what is known of the game and its boards."""

from collections.abc import Iterator
from operator import itemgetter

from tools.site.edition.edition import Document, Edition, Source

YEARS_A_STEP = 20
MOST_STEPS = 5


def points(edition: Edition) -> Iterator[tuple[int, Source | Document]]:
    """Yield all that has a year, from the first to the last: texts, boards, and what is reported.

    Each comes with how long a time has passed since the one before, in steps of some years.
    """
    dated: list[tuple[int, Source | Document]] = [(note["year"], note) for note in edition.history]
    dated += [(text.document["year"], text) for text in edition.sources if "year" in text.document]
    dated += [
        (board["date"]["from"], board) for board in edition.boards.values() if "date" in board
    ]
    before = None
    for year, point in sorted(dated, key=itemgetter(0)):
        yield 0 if before is None else min(MOST_STEPS, (year - before) // YEARS_A_STEP), point
        before = year


def dates(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield the id of each point, and when that was as it is printed."""
    for _, point in points(edition):
        if isinstance(point, Source):
            yield point.slug, str(point.document["year"])
        else:
            yield point["id"], point.get("when") or point["date"]["text"]
