"""How each game of the family is played: a page from the clauses of one text that plays to its end.

The first game has a written page, in more languages; see docs/how-to-play.md.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from poch.drafting.sheet import sheet_clauses
from poch.texts.library import document, ids
from poch.texts.ruleset_shape import FIRST, GAMES
from tools.site.edition import words
from tools.site.edition.edition import Edition, Source
from tools.site.edition.words import typeset
from tools.site.hands.boards import draw_board
from tools.site.output.files import Shelf
from tools.site.output.languages import TRANSLATED, now, say
from tools.site.output.templates import page
from tools.site.texts.handouts import INFERRED, SUPPLIED

PARTS: Mapping[str, tuple[str, ...]] = {
    "need": ("players", "pack", "board"),
    "before": ("dressing", "deal", "turn-up"),
    "play": ("stages", "meld", "vie", "shed"),
    "end": ("settle", "end"),
}
"""What a beginner asks, in this order, and the topics of the clauses that answer it."""
TO_THE_END = "to-the-end"


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause as a beginner reads it; where it is not the text's own, the mark that sheets have, and its meaning."""

    id: str
    text: str
    mark: str
    meaning: str


def write(edition: Edition, shelf: Shelf) -> None:
    """Write a page for each game but the first of which a text plays to the end."""
    for game, texts in edition.by_game().items():
        slug = choose_text(source.document for source in texts)
        if game == FIRST or not slug:
            continue
        source = next(source for source in texts if source.slug == slug)
        page(
            shelf,
            f"how-to-play/{game}",
            "how-to-play-game",
            game=game,
            source=source,
            board=Markup(draw_board(source).text()),  # noqa: S704 - our own,
            parts={part: [*_paragraphs(source, topics)] for part, topics in PARTS.items()},
            others=[other for other in texts if other.slug != slug],
            hand=source.hands[0] if source.hands else None,
        )


def choose_text(documents: Iterable[Mapping[str, Any]]) -> str:
    """Return the id of the text that plays to the end and leaves least to us; empty where none does.

    A text that goes by another name than the game is only taken where no other plays to the end.
    """
    whole = [text for text in documents if text["playable"] == TO_THE_END]
    best = min(
        whole, key=lambda text: (not _has_the_name(text), _share_of_ours(text)), default=None
    )
    return str(best["id"]) if best else ""


def _has_the_name(text: Mapping[str, Any]) -> bool:
    """Tell whether a text is called as the game is that it is a text of."""
    name = str(text["game"]).replace("-", " ")
    return re.search(rf"\b{name}\b", text["title"], re.IGNORECASE) is not None


def _share_of_ours(text: Mapping[str, Any]) -> float:
    statuses = [str(clause["status"]) for clause in text["clauses"]]
    return statuses.count("supplied") / len(statuses)


def _paragraphs(source: Source, topics: Sequence[str]) -> Iterator[tuple[str, list[Rule]]]:
    """Yield the rules of each topic as one paragraph, with its title."""
    for topic in topics:
        rules = [
            Rule(clause["id"], typeset(clause["text"]), *_mark(words.standing(clause)))
            for clause in sheet_clauses(source.document)
            if clause["topic"] == topic
        ]
        if rules:
            yield words.TOPIC[topic], rules


def _mark(standing: str) -> tuple[str, str]:
    if standing in words.OURS:
        return SUPPLIED, say("how-ours")
    return (INFERRED, say("how-inferred")) if standing == "inferred" else ("", "")


def list_games(_: object, __: object) -> str:
    """Return the other games as a list: where their page is, or why there is none."""
    here = "" if now().tag in TRANSLATED else "../../how-to-play/"
    lines = []
    for game in GAMES:
        if game == FIRST:
            continue
        name = say("how-name", game=game)
        whole = choose_text(document(slug) for slug in ids(game))
        lines.append(
            f'<a href="{here}{game}/">{name}</a>{say("how-in-english")}'
            if whole
            else say("how-no-page", game=name)
        )
    return "<ul>" + "".join(f"<li>{line}</li>" for line in lines) + "</ul>"
