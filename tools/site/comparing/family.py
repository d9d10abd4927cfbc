"""The page of the family: which rules the games share, practice by practice, and which one game has alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from poch.studies.compare import TOLD
from tools.site.edition import words
from tools.site.edition.edition import Edition, Source
from tools.site.output.files import Shelf
from tools.site.output.languages import say
from tools.site.output.templates import page
from tools.site.texts.mechanisms import Taker, takers

BESIDE = TOLD | {"pack.suits", "dealing.first-dealer"}
"""Leaves that say nothing of kinship: names, and how a session begins."""
KIN = {
    "attested": ("peel", "foster", "hoc-near", "lacombe"),
    "likely": ("board", "runs", "matrimony"),
    "unknown": ("bog", "glic", "hoc", "michigan", "pukk"),
}
"""What the page says of descent, each by its message, and how sure that is."""


class PracticeByGame(NamedTuple):
    """A practice, and by game the texts that settle it so."""

    practice: str
    games: Mapping[str, Sequence[Taker]]


class SharedLeaf(NamedTuple):
    """A leaf with the practices that several games have."""

    leaf: str
    practices: Sequence[PracticeByGame]


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page in the language that is spoken now."""
    games = edition.by_game()
    every = [*_practices_by_game(edition)]
    page(
        shelf,
        "family",
        games={game: texts_by_date(sources) for game, sources in games.items()},
        texts=games,
        kin=KIN,
        shared=[*_shared_leaves(every)],
        alone={game: [*_practices_alone(every, game)] for game in games},
    )


def _practices_by_game(edition: Edition) -> Iterator[tuple[str, PracticeByGame]]:
    """Yield each leaf and practice with those texts that settle it themselves, by game."""
    game = {source.slug: source.game for source in edition.sources}
    for leaf, practices in takers(edition).items():
        for practice, every in practices.items() if leaf not in BESIDE else ():
            own = [text for text in every if not text.only_if]
            if own and practice in words.LEAVES[leaf].practices:
                by = {
                    name: [text for text in own if game[text.slug] == name]
                    for name in edition.by_game()
                }
                yield (
                    leaf,
                    PracticeByGame(practice, {name: some for name, some in by.items() if some}),
                )


def _shared_leaves(every: Sequence[tuple[str, PracticeByGame]]) -> Iterator[SharedLeaf]:
    """Yield the leaves of which several games have the same practice."""
    common = [(leaf, practice) for leaf, practice in every if len(practice.games) > 1]
    for leaf in dict.fromkeys(leaf for leaf, _ in common):
        yield SharedLeaf(leaf, [practice for name, practice in common if name == leaf])


def _practices_alone(
    every: Sequence[tuple[str, PracticeByGame]], game: str
) -> Iterator[tuple[str, PracticeByGame]]:
    """Yield the practices that the texts of one game alone have."""
    return ((leaf, practice) for leaf, practice in every if [*practice.games] == [game])


def texts_by_date(sources: Sequence[Source]) -> str:
    """Tell how many texts there are, from when to when those are that have a year, and how many have none."""
    texts = say("family-texts", n=len(sources))
    years = sorted(source.document["year"] for source in sources if "year" in source.document)
    if not years:
        return say("family-none-dated", texts=texts)
    first, last = str(years[0]), str(years[-1])
    span = (
        say("family-year", year=first)
        if first == last
        else say("family-years", first=first, last=last)
    )
    dated, undated = len(years), len(sources) - len(years)
    return (
        say("family-some-dated", texts=texts, dated=dated, undated=undated, years=span)
        if undated
        else say("family-all-dated", texts=texts, years=span)
    )
