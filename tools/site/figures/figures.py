"""The figures that pages written by hand ask for, as `{{ figure:NAME }}`; no such page types one.

What is counted here is written to FILE, and set into a page when the page is built.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType
from typing import Any

from poch.studies.compare import align_rulesets
from poch.studies.likeness import Likeness, likeness
from poch.studies.odds import Odds, reckon_odds
from poch.studies.other_odds import format_percent
from poch.texts.library import find, playable, ruleset
from poch.words import TAGS
from tools.site.contributors import rooms
from tools.site.edition import words
from tools.site.edition.edition import ENGLISH, Edition
from tools.site.figures import bluff, matters
from tools.site.figures.held import OTHERS, pair_stands
from tools.site.hands.boards import drawing, winners
from tools.site.output.files import Shelf, indented_json
from tools.site.output.languages import TRANSLATED, say, speaking
from tools.site.playing.how_to_play import list_games
from tools.site.texts.clauses import topics
from tools.store.published import COMMANDS, load_published, outdated_rulesets, trials

FILE = "build/figures.json"
MODERN = "poch-modern-pagat"
OF_PAGES = ("board", "other-games")
"""What pages that are written in every language show."""
ASKED = re.compile(r"\{\{ figure:(\S+) \}\}")


class UnknownFigureError(Exception):
    """A page asks for a figure that nobody computes."""


def write(root: Path, edition: Edition, shelf: Shelf) -> None:
    """Compute all figures, and write them where the build of a page finds them.

    `root` is where the trials are noted.
    """
    by_tag = {ENGLISH: {name: figure(edition, root) for name, figure in FIGURES.items()}}
    for tag in TAGS:
        if tag not in TRANSLATED:
            with speaking(tag):
                by_tag[tag] = {name: FIGURES[name](edition, root) for name in OF_PAGES}
    for tag in TRANSLATED:
        if tag != ENGLISH:
            with speaking(tag):
                own = edition.in_language(tag)
                by_tag[tag] = {
                    name: FIGURES[name](own, root) for name in FIGURES if is_in_words(name)
                }
    shelf.put(FILE, indented_json(by_tag))


def is_in_words(name: str) -> bool:
    """Tell whether a figure is said in the language of the page; others are plain numbers, or for contributors."""
    return name in OF_PAGES or name.startswith(("bluff-", "effect-", "odds-"))


def read_figures(root: Path, tag: str = ENGLISH) -> dict[str, str]:
    """Return what was computed last, as far as there is in a language."""
    by_tag: dict[str, dict[str, str]] = json.loads((root / FILE).read_text(encoding="utf-8"))
    return by_tag[ENGLISH] | by_tag.get(tag, {})


def fill_figures(text: str, figures: Mapping[str, str]) -> str:
    """Return a text with its figures; raises UnknownFigureError where it asks for another."""

    def figure(asked: re.Match[str]) -> str:
        name = asked[1]
        if name not in figures:
            message = f"there is no figure '{name}'; choose among: {', '.join(figures)}"
            raise UnknownFigureError(message)
        return figures[name]

    return ASKED.sub(figure, text)


# What there is to count, or to draw


def draw_modern_board(edition: Edition, _: Path) -> str:
    """Return the board of the modern game as a part of a page, in the words of the language that is spoken."""
    source = edition.source(MODERN)
    if source is None:
        raise UnknownFigureError(f"variants/{MODERN} is not there; the figure 'board' draws it")
    drawn = drawing(source.table(), winners(source.rules()), say("how-board"))
    return f'<figure class="how-board">{drawn.text()}</figure>'


def _pairs(edition: Edition, _: Path) -> str:
    """Return how many pairs of texts there are."""
    texts = len(edition.sources)
    return str(texts * (texts - 1) // 2)


def _seams(edition: Edition, _: Path) -> str:
    """Return the sigla of the texts on whose pages a seam is drawn, as links, each with how many."""
    drawn = (
        (source, sum(1 for topic in topics(source, edition, "") if topic.seam))
        for source in edition.sources
    )
    return ", ".join(
        f"[{source.document['siglum']}](sources/{source.slug}/index.md) ({count})"
        for source, count in drawn
        if count
    )


def _older_likenesses(edition: Edition) -> tuple[Likeness, Likeness]:
    """Return how the dated texts differ from the modern game, the least and the most.

    Texts that share too few rules with it are left out.
    """
    rulesets = {source.slug: ruleset(source.document) for source in edition.sources}
    pairs = [
        likeness(align_rulesets(rulesets[source.slug], rulesets[MODERN]))
        for source in edition.sources
        if "year" in source.document
    ]
    by_share = sorted((pair for pair in pairs if not pair.few), key=lambda pair: pair.share or 0)
    return by_share[0], by_share[-1]


# What takes too long to be counted for a page, and was noted when it was


def _mutants_trial(_: Edition, root: Path) -> str:
    noted = trials(root)["mutants"]
    tally = sum((Counter(note["told"]) for note in noted.values()), Counter[str]())
    by_hands = tally["complaint"] + tally["event of a hand"]
    caught = by_hands + tally["event of a vector"]
    return _trial_message(
        "mutants",
        noted,
        f"We tried {tally.total():,} changes to {words.count_in_words(len(noted), 'ruleset')}. Complaints and shipped hands"
        f" show {by_hands / max(tally.total(), 1):.1%} of them; with the vectors it is"
        f" {caught / max(tally.total(), 1):.1%}. Each of the other"
        f" {tally.total() - caught:,} has its reason.",
        root,
    )


def _uncited_trial(_: Edition, root: Path) -> str:
    noted = trials(root)["uncited"]
    hands = sum(note["hands"] for note in noted.values())
    events = sum(note["events"] for note in noted.values())
    return _trial_message(
        "uncited",
        noted,
        f"{hands:,} random hands of {words.count_in_words(len(noted), 'ruleset')} have {events:,} events, and each cites"
        " a clause.",
        root,
    )


def _trial_message(trial: str, noted: Mapping[str, Any], says: str, root: Path) -> str:
    """Return what a trial found, when that was, and what has changed since."""
    command = f"`{COMMANDS[trial]}`"
    if not noted:
        return f"{command} has not been run yet."
    days = sorted({note["day"] for note in noted.values()})
    last = max(noted.values(), key=lambda note: note["day"])["commit"]
    when = " to ".join(dict.fromkeys(words.day(day) for day in (days[0], days[-1])))
    old = outdated_rulesets(noted, playable(), root)
    since = f" Not tried as they are now: {', '.join(old)}." if old else ""
    return f"{says} ({command}, {when}, commit {last}.){since}"


def _effect(slug: str, crux: str) -> Callable[[Edition, Path], str]:
    """Return what tells the effect of a crux in play, as a sentence."""
    return lambda edition, root: matters.strongest_readings(edition, root)[slug, crux][1]


def _chance(of: Callable[[Odds], Fraction]) -> Callable[[Edition, Path], str]:
    """Return what tells a chance of a deal of four by the modern rules, as a percentage."""
    return lambda _, __: _percentage(of(reckon_odds(find(MODERN), 4)))


def _pair_chance(others: Sequence[int]) -> Callable[[Edition, Path], str]:
    """Return what tells how often a pair of aces meets nothing better at some others, as a percentage."""
    return lambda _, __: _percentage(pair_stands(find(MODERN), 4, others))


def _percentage(of: Fraction) -> str:
    whole, *part = format_percent(float(of)).removesuffix("%").split(".")
    return say("figure-percent", whole=whole, part="".join(part) or "none")


def _best(cards: int) -> Callable[[Edition, Path], str]:
    """Return what tells the chance that the best set of a deal has so many cards."""
    return _chance(lambda deal: deal.sets.best[cards] if deal.sets else Fraction())


def _bluff(of: Callable[[Any], str]) -> Callable[[Edition, Path], str]:
    """Return what tells a figure of the vying, as it was solved."""
    return lambda _, root: of(load_published(root / bluff.FILE))


FIGURES: Mapping[str, Callable[[Edition, Path], str]] = MappingProxyType({
    "board": draw_modern_board,
    "other-games": list_games,
    "pairs": _pairs,
    "seams": _seams,
    "older-least": lambda edition, _: str(_older_likenesses(edition)[0].different),
    "older-least-of": lambda edition, _: str(_older_likenesses(edition)[0].compared),
    "older-most": lambda edition, _: str(_older_likenesses(edition)[1].different),
    "older-most-of": lambda edition, _: str(_older_likenesses(edition)[1].compared),
    "effect-third-part": _effect("poch-1853-alvensleben", "third-part"),
    "odds-ace": _chance(lambda deal: deal.pools["ace"].won or Fraction()),
    "odds-marriage": _chance(lambda deal: deal.pools["marriage"].won or Fraction()),
    "odds-sequence": _chance(lambda deal: deal.pools["sequence"].won or Fraction()),
    "odds-pair": _best(2),
    "odds-three": _best(3),
    "odds-four": _best(4),
    **{f"odds-pair-beside-{name}": _pair_chance(others) for name, others in OTHERS.items()},
    **{name: _bluff(of) for name, of in bluff.ASKED.items()},
    "mutants": _mutants_trial,
    "uncited": _uncited_trial,
    "house": lambda _, __: rooms.render_house().strip(),
})  # fmt: skip
