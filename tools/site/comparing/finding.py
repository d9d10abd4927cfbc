"""The page that finds the nearest text: questions for readers, and what each text answers."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import comb
from typing import Any

from poch.texts.ruleset_shape import FIRST
from poch.words.values import format_value
from tools.site.comparing.finder import (
    MOOT,
    FinderAnswer,
    FinderQuestion,
    Weight,
    answer,
    choose_few,
    rank_questions,
)
from tools.site.comparing.synopsis import Synopsis, Witness
from tools.site.edition import words
from tools.site.edition.edition import Edition
from tools.site.edition.rests import Works, of_cell
from tools.site.output.files import Shelf
from tools.site.output.languages import say
from tools.site.output.templates import page

EVERY = "every"
"""Stands for all games, where a question tells them apart."""


def ask(synopsis: Synopsis, edition: Edition) -> dict[str, dict[str, Any]]:
    """Return the questions that tell the games apart, under EVERY, and those on each game."""
    games = {game: synopsis.within(game) for game in edition.by_game()}
    return {
        game: _questions_on_game(game, own, edition)
        for game, own in {EVERY: synopsis, **games}.items()
    }


def write(synopsis: Synopsis, asked: Mapping[str, dict[str, Any]], shelf: Shelf) -> None:
    """Write the page on which all questions are asked."""
    page(
        shelf,
        "compare/which",
        family=asked[EVERY],
        games={game: part for game, part in asked.items() if game != EVERY and part["few"]},
        witnesses=synopsis.witnesses,
    )


def _questions_on_game(game: str, synopsis: Synopsis, edition: Edition) -> dict[str, Any]:
    """Return the questions on a game, those first that tell most of its texts apart."""
    every = {entry["id"]: entry for entry in edition.finder if entry.get("game", FIRST) == game}
    answers = {
        name: [
            answer(_question(entry), witness.source.document, witness.cells)
            for witness in synopsis.witnesses
        ]
        for name, entry in every.items()
    }
    weights = rank_questions(answers)
    first = choose_few(weights, len(synopsis.witnesses)) if game == FIRST else weights

    def in_words(some: tuple[Weight, ...]) -> list[dict[str, Any]]:
        return [
            _question_view(
                every[weight.name],
                weight,
                [*zip(synopsis.witnesses, answers[weight.name], strict=True)],
                edition.bibliography,
            )
            for weight in some
        ]

    return {
        "few": in_words(first),
        "more": in_words(weights[len(first) :]),
        "pairs": comb(len(synopsis.witnesses), 2),
    }


def _question(entry: Mapping[str, Any]) -> FinderQuestion:
    keys = ("leaf", "look", "seats", "instead")
    return FinderQuestion(**{key: entry[key] for key in keys if key in entry})


def _question_view(
    entry: Mapping[str, Any],
    weight: Weight,
    texts: list[tuple[Witness, FinderAnswer]],
    works: Works,
) -> dict[str, Any]:
    """Return a question as it is asked: the replies in the order of its file, and who leaves it open.

    A reply is its sign, its words and the texts that agree.
    """
    wording = dict(entry["answers"])
    known = [(witness, said) for witness, said in texts if said.known]
    signs = {sign for _, said in known for sign in said.signs}
    every = {sign for _, said in texts for sign in said.signs}
    wording |= {MOOT: wording.get(MOOT, say("which-moot"))} if MOOT in signs else {}
    if wrong := (signs - set(wording)) | (set(wording) - every):
        message = (
            f"finder.yaml: {entry['id']}: the answers of the texts are {', '.join(sorted(signs))}; "
            f"put into words just these, and mend {', '.join(sorted(wrong))}"
        )
        raise LookupError(message)
    return {
        "name": entry["id"],
        "ask": words.typeset(entry["ask"]),
        "leaf": entry["leaf"],
        "pairs": weight.pairs,
        "replies": [
            (
                sign,
                text,
                [_reply_view(witness, said) for witness, said in known if sign in said.signs],
            )
            for sign, text in wording.items()
        ],
        "left_open": [*_open_replies(_question(entry), texts, works)],
    }


def _reply_view(witness: Witness, said: FinderAnswer, rests: str = "") -> dict[str, Any]:
    """Return what a text says to a question: where, on what it rests, and what is ours where it is open."""
    word = rests or words.STANDING[said.standing][0]
    return {"witness": witness, "clause": said.clause, "standing": said.standing, "word": word}


def _open_replies(
    question: FinderQuestion, texts: list[tuple[Witness, FinderAnswer]], works: Works
) -> Iterator[dict[str, Any]]:
    """Yield the texts that leave a question open, with the value that is ours where there is one."""
    for witness, said in texts:
        if not said.known:
            cell = witness.cells[question.leaf]
            asked = cell.at(question.seats) if question.seats else None
            cell = replace(cell, parts=(asked,)) if asked else cell
            value = format_value(cell.leaf, cell.parts[0].value) if said.clause else ""
            rests = say("which-played", rests=of_cell(cell, works), value=value)
            yield _reply_view(witness, said, rests if said.clause else "")
