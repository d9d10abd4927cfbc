"""The page of four texts: the rules in which they differ, in a few words, and the same cards under all of them.

A cell says what one text has, and on what that rests; never more than the comparison of any two
would say. What is borrowed is told of the text that it comes from.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from poch.game.ruleset import Ruleset
from poch.studies.compare import CellPart, voice
from poch.studies.degrees import SPEAKING
from poch.studies.summary import silence
from poch.texts import leaves
from poch.words import comparing
from tools.site.citing import paper
from tools.site.citing.citing import Forms
from tools.site.comparing import played, summaries
from tools.site.comparing.synopsis import Synopsis, Witness, seats_message
from tools.site.edition import heads, rests, words
from tools.site.edition.edition import Edition, load_yaml
from tools.site.output.files import Shelf, compact_json
from tools.site.output.languages import join_parts, now, say
from tools.site.output.templates import page

PAGE = "compare/four"
FILE = "docs/assets/compare/four.json"
ASKED: Mapping[str, Any] = load_yaml(Path(__file__).with_suffix(".yaml"))


@dataclass(frozen=True, slots=True)
class CellFact:
    """What a text has for a rule, in a few words, with who speaks: one of `degrees.VOICES`.

    Where that is not the text, `place` is the text that it is told of, or `why` there is nothing.
    """

    leaf: str
    part: CellPart
    voice: str
    value: str
    clause: str
    mark: str = ""
    word: str = ""
    place: str = ""
    why: str = ""
    seats: str = ""


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """A row: what is asked, which deal shows it, and what each text has."""

    leaf: str
    play: str
    cells: tuple[tuple[CellFact, ...], ...]


QuestionRows = dict[str, tuple[QuestionRow, ...]]


def write(every: Synopsis, edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write the page in the language that is spoken now."""
    texts = choose_texts(every)
    sources = [text.source for text in texts]
    page(
        shelf,
        PAGE,
        "four",
        texts=texts,
        boards=[heads.board(source) for source in sources],
        how=[(text.siglum, text.title, heads.evidence(text.source, edition)) for text in texts],
        parts=question_rows(every),
        alike=join_parts(map(words.about, rules_in_common(every))),
        pairs=[(pair, comparing.head(summaries.of_pair(pair))) for pair in _pairs(every, texts)],
        marks=("stated", "reported", "inferred"),
        hands={name: bool(deal.get("hands")) for name, deal in ASKED["deals"].items()},
        foot=paper.of_several(say("four-title"), f"{PAGE}/", sources, edition, known),
    )


def write_deals(every: Synopsis, shelf: Shelf) -> None:
    """Write the same cards under all texts, and the step of each that shows a row."""
    texts = choose_texts(every)
    traces = _traces([text.ruleset for text in texts])
    rows = {
        words.anchor(row.leaf): {
            "play": row.play,
            "steps": played.find_steps(
                traces[row.play],
                [[fact.clause for fact in cell if fact.part.clause] for cell in row.cells],
            ),
        }
        for part in question_rows(every).values()
        for row in part
    }
    shelf.put(FILE, compact_json({"rows": rows, "plays": traces}))


def choose_texts(every: Synopsis) -> list[Witness]:
    """Return the texts of the page, in its order."""
    by_slug = {witness.slug: witness for witness in every.witnesses}
    return [by_slug[slug] for slug in ASKED["texts"]]


def question_rows(every: Synopsis) -> QuestionRows:
    """Return the rows of the page, by the part of the game they are of."""
    texts = choose_texts(every)
    return {
        part: tuple(
            QuestionRow(
                asked["leaves"][0],
                asked["play"],
                tuple(
                    tuple(fact for leaf in asked["leaves"] for fact in _facts(leaf, text, texts))
                    for text in texts
                ),
            )
            for asked in every_asked
        )
        for part, every_asked in ASKED["parts"].items()
    }


def rules_in_common(every: Synopsis) -> list[str]:
    """Return the rules in which any two of the texts agree."""
    pairs = [
        {row.leaf: row for row in pair.rows if row} for pair in _pairs(every, choose_texts(every))
    ]
    return [
        leaf
        for leaf in pairs[0]
        if all(leaf in rows and rows[leaf].verdict == "same" for rows in pairs)
    ]


def _pairs(every: Synopsis, texts: Sequence[Witness]) -> Iterator[Any]:
    return (every.pair(a.slug, b.slug) for at, a in enumerate(texts) for b in texts[at + 1 :])


def _facts(leaf: str, witness: Witness, texts: Sequence[Witness]) -> Iterator[CellFact]:
    """Yield what a text has for a leaf, part by part."""
    yield from (_fact(leaf, part, witness, texts) for part in witness.cells[leaf].parts)


def _fact(leaf: str, part: CellPart, witness: Witness, texts: Sequence[Witness]) -> CellFact:
    kind = voice(part)
    if kind in SPEAKING and part.doubts:
        kind = "inferred"
    value = brief(leaf, part.value, texts) if part.clause else ""
    clause, seats = part.clause or _barring_clause(leaf, witness), seats_message(part)
    if kind in SPEAKING:
        mark = kind if kind == "inferred" else part.status
        doubts = (rests.describe_doubt(leaf, doubt).sentence for doubt in part.doubts)
        word = join_parts([words.MARK[mark][0], *doubts])
        return CellFact(leaf, part, kind, value, clause, mark, word, seats=seats)
    if kind == "lent":
        place = _name_briefly(part.lender) or comparing.lender(witness.ruleset, part)
        return CellFact(leaf, part, kind, value, clause, place=place, seats=seats)
    why = _listing_message(leaf, witness, texts) or say(f"four-{silence(witness.ruleset, part)}")
    return CellFact(leaf, part, kind, value, clause, why=why, seats=seats)


def _name_briefly(name: str) -> str:
    """Return a text as a narrow cell names it; empty where it has no shorter name."""
    message = f"four-in-{name}"
    return say(message) if now().has(message) else ""


def _barring_clause(leaf: str, witness: Witness) -> str:
    """Return the clause of the rule that leaves no place for a leaf."""
    if leaf.startswith((leaves.CLAIMS, leaves.SHARES)):
        return witness.cells["board.pools"].parts[0].clause
    above = ((on, witness.cells[on.leaf].parts[0]) for on in leaves.conditions(leaf))
    return next((part.clause for on, part in above if part.clause and not on.holds(part.value)), "")


def _listing_message(leaf: str, witness: Witness, texts: Sequence[Witness]) -> str:
    """Return the text whose report names this one's value as well; empty where none does."""
    for other in texts:
        if witness.slug in other.laid.vouched.get(leaf, ()):
            text = _name_briefly(other.slug) or comparing.within(other.ruleset)
            return say("four-listed", text=text)
    return ""


def brief(leaf: str, value: Any, texts: Sequence[Witness]) -> str:
    """Return a value as a summary tells it; of pools, those that not all texts have."""
    if leaf == "board.pools":
        boards = [part.value for text in texts for part in text.cells[leaf].parts if part.clause]
        return comparing.pools(value, [*set[str].intersection(*map(set, boards))])
    return (leaf == "stages" and comparing.describe_payment(value)) or comparing.phrase(leaf, value)


def _traces(texts: Sequence[Ruleset]) -> dict[str, list[Any]]:
    pack = played.Pack(ASKED["seed"], tuple(ASKED["seats"]))
    return {
        name: [
            played.same_hands_trace(text, texts[0], pack, deal["calls"])
            if deal.get("hands")
            else played.deal_trace(text, pack, deal["calls"])
            for text in texts
        ]
        for name, deal in ASKED["deals"].items()
    }
