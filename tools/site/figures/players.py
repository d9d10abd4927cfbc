"""How strong the players are: each strength in place of the one below it, as `make players` has measured."""

from collections.abc import Iterator
from pathlib import Path

from poch.game.said import Json
from poch.players.bots import PLAYERS
from poch.players.farsighted import PLAYOUTS
from tools.site.edition import words
from tools.site.edition.edition import Edition
from tools.site.output.files import Shelf
from tools.site.output.numbers import decimal, signed
from tools.site.output.plots import Value, plot
from tools.site.output.templates import page
from tools.store.published import published

FILE = Path("variants") / "players.json"
BEST = "farsighted"


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page, where anything was measured."""
    found = published(shelf.root / FILE)
    if not found:
        return
    texts = [
        (one, found["texts"][one.slug]) for one in edition.sources if one.slug in found["texts"]
    ]
    _, first = texts[0]
    deals = {name: first[name]["deals"] for name in PLAYERS if name in first}
    page(
        shelf,
        "odds/players",
        chart=plot([
            Value(source.document["siglum"], *_interval(one[BEST]), signed(round(one[BEST]["mean"], 2)))
            for source, one in texts
        ]),
        rows=[
            (source, [(decimal(one[name]["mean"], 2), *_ends(one[name])) for name in deals])
            for source, one in texts
        ],
        strengths=[*deals],
        surely=sum(one[BEST]["low"] > 0 for _, one in texts),
        open=sum(one[BEST]["low"] <= 0 <= one[BEST]["high"] for _, one in texts),
        worse=sum(one[BEST]["high"] < 0 for _, one in texts),
        careless=sum(one["cautious"]["high"] < 0 for _, one in texts),
        texts=len(texts),
        deals=deals,
        playouts=PLAYOUTS,
        found={**found, "day": words.day(found["day"])},
    )  # fmt: skip


def _interval(one: Json) -> tuple[float, float, float]:
    return one["mean"], one["low"], one["high"]


def _ends(one: Json) -> Iterator[str]:
    """Yield the ends of an interval."""
    yield decimal(one["low"], 2)
    yield decimal(one["high"], 2)
