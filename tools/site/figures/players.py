"""How strong the players are: each strength in place of the one below it, as `make players` has measured."""

from collections.abc import Iterator
from pathlib import Path

from poch.game.said import Json
from poch.players.bots import PLAYERS
from poch.players.farsighted import PLAYOUTS
from poch.texts.ruleset_shape import FIRST
from tools.site.edition import words
from tools.site.edition.edition import Edition
from tools.site.output.files import Shelf
from tools.site.output.numbers import decimal, format_signed
from tools.site.output.plots import PlotValue, plot, row_label
from tools.site.output.templates import page
from tools.store.published import load_published

FILE = Path("variants") / "players.json"
BEST = "farsighted"


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page, where anything was measured."""
    study = load_published(shelf.root / FILE)
    if not study:
        return
    sources = edition.among(study["texts"]).sources
    texts = [(source, study["texts"][source.slug]) for source in sources]
    _, first = texts[0]
    deals = {name: first[name]["deals"] for name in PLAYERS if name in first}
    page(
        shelf,
        "odds/players",
        chart=plot([
            PlotValue(source.title, row_label(source.title, whole=source.game != FIRST), *_interval(gains[BEST]), format_signed(round(gains[BEST]["mean"], 2)))
            for source, gains in texts
        ]),
        rows=[
            (source, [(decimal(gains[name]["mean"], 2), *_ends(gains[name])) for name in deals])
            for source, gains in texts
        ],
        strengths=[*deals],
        surely=sum(gains[BEST]["low"] > 0 for _, gains in texts),
        open=sum(gains[BEST]["low"] <= 0 <= gains[BEST]["high"] for _, gains in texts),
        worse=sum(gains[BEST]["high"] < 0 for _, gains in texts),
        careless=sum(gains["cautious"]["high"] < 0 for _, gains in texts),
        texts=len(texts),
        deals=deals,
        playouts=PLAYOUTS,
        study={**study, "day": words.day(study["day"])},
    )  # fmt: skip


def _interval(gain: Json) -> tuple[float, float, float]:
    return gain["mean"], gain["low"], gain["high"]


def _ends(gain: Json) -> Iterator[str]:
    """Yield the ends of an interval."""
    yield decimal(gain["low"], 2)
    yield decimal(gain["high"], 2)
