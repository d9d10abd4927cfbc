"""Tours as pages: each board of an essay becomes a stop, with its step in words for those without scripts."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from markupsafe import Markup

from poch.citing.cite import citation
from poch.commands.touring import CITED, Board, Part, parse_tour
from poch.game.said import parse_message
from poch.records.record import replay_record
from poch.studies.contrast.findings import OtherRuleset, contrast_record
from poch.studies.contrast.keeping import ContrastOptions
from poch.texts import library
from poch.texts.apparatus import translations
from poch.texts.document import load
from poch.texts.leaves import leaves_in_order
from poch.words.language import REFERENCE, trace_terms
from poch.words.values import format_value, meaning
from tools.site.build.frame import language_and_name
from tools.site.edition.words import typeset
from tools.site.output.languages import TRANSLATED, now, say, say_html, speaking
from tools.site.output.templates import part as render_part

FOLDER = "tours/"
LINE = Markup('<span class="line">{}</span> <a class="by" href="{}sources/{}/#{}">{}</a>')
WORDS = re.compile(r"\[([^\]]*)" + CITED.pattern)


def is_tour(name: str) -> bool:
    """Tell whether a file below docs/ is a tour; their overview is none."""
    _, own = language_and_name(name)
    return own.startswith(FOLDER) and own != f"{FOLDER}index.md"


def fill_tour(markdown: str, name: str, above: int = 0) -> str:
    """Return a tour as Markdown with markup for its stops; raises TourError.

    `name` is its file below docs/, and `above` how many lines there are before the Markdown.
    """
    tag, _ = language_and_name(name)
    read = parse_tour("\n" * above + markdown, f"docs/{name}")
    base = "../../" if tag in TRANSLATED else "../../../"
    root = "../../" if tag == REFERENCE else "../../../"
    with speaking(tag):
        return "".join(_parts(read.parts, base, root))


def _parts(parts: tuple[Part, ...], base: str, root: str) -> Iterator[str]:
    """Yield the parts: what follows a board belongs to its stop."""
    yield f'<link rel="stylesheet" href="{root}assets/css/tour.css">\n\n'
    yield '<div class="tour" markdown="1">\n<div class="tour-text" markdown="1">\n\n'
    number = 0
    for part, text in _stops(parts):
        words = _link_citations(text, base)
        if part:
            number += 1
            words = _stop(part, number, words, base)
        yield words
    yield '\n</div>\n<div class="tour-side"><poch-tour></poch-tour></div>\n</div>\n'


def _stops(parts: tuple[Part, ...]) -> Iterator[tuple[Board | None, str]]:
    """Yield each board with the text that belongs to it; first what is before all of them."""
    board: Board | None = None
    text = ""
    for part in parts:
        if isinstance(part, Board):
            yield board, text
            board, text = part, ""
        else:
            text += part
    yield board, text


def _link_citations(text: str, base: str) -> str:
    return WORDS.sub(lambda match: _link(match[1], citation(match[2]).address, base), text)


def _link(words: str, address: str, base: str) -> str:
    return f'<a href="{base}{address}">{words}</a>'


def _stop(board: Board, number: int, text: str, base: str) -> str:
    """Return a stop: its text, the step on the board in words, and what it asks.

    The step leads to the hand's own page, which is named last, because the text is about something else.
    """
    stop = render_part(
        "tour-stop",
        board=board,
        number=number,
        title=_title(board),
        page=_page(board, base),
        shown=_line(board, board.step, base),
        text=text.strip(),
        hidden=_line(board, board.step + 1, base) if board.hides else "",
        answer=_link_citations(board.answer, base),
        contrast=_contrast(board, base) if board.other else None,
    )
    return f"{stop}\n"


def _line(board: Board, step: int, base: str) -> Markup:
    event = board.trace.steps[step - 1]
    line = now().say(event.said, trace_terms(board.trace.json()))
    return LINE.format(line, base, board.slug, event.clause, event.clause)


def _page(board: Board, base: str) -> str:
    reading = f"?reading={board.reading}" if board.reading else ""
    return f"{base}hands/{board.slug}/{board.hand}/{reading}#step-{board.step}"


def _contrast(board: Board, base: str) -> dict[str, str]:
    """Return by which rules the same cards part under another text, and what each says."""
    title = _load_in_language(board.other, now().tag)[0]["title"]
    record = board.record
    contrast = contrast_record(
        dict(record), replay_record(record, library.find), library.find,
        OtherRuleset(board.other, {}), how=ContrastOptions("same", None, telling=True),
    )["contrast"]  # fmt: skip
    page = f"{base}hands/{board.slug}/{board.hand}/?with={board.other}"
    rules = [
        say_html(
            "tour-rule",
            rule=typeset(meaning(leaf)),
            a=_value(leaf, sides["a"]),
            b=_value(leaf, sides["b"]),
        )
        for leaf in leaves_in_order()
        if leaf in contrast["leaves"] and (sides := contrast["rules"].get(leaf))
    ]
    if contrast["why"]:
        text = say(parse_message(contrast["why"]))
    else:
        text = say("tour-parts" if rules else "tour-same", title=title)
    return {"text": text, "rules": Markup(" ").join(rules), "page": page}


def _value(leaf: str, value: Any) -> str:
    return typeset(format_value(leaf, value["value"])) if value else say("value-no-such-rule")


def _title(board: Board) -> str:
    return typeset(_load_in_language(board.slug, now().tag)[1][board.hand]["title"])


@cache
def _load_in_language(slug: str, tag: str) -> tuple[Any, dict[str, Any]]:
    """Return a ruleset and its hands in a language."""
    document = library.document(slug)
    records = {file.stem: load(file).data for file in library.hands(slug)}
    if tag == REFERENCE:
        return document, records
    file = library.VARIANTS / slug / translations.FOLDER / f"{tag}.yaml"
    given = load(file).data if file.is_file() else {}
    own, played, _ = translations.in_language(document, given, records)
    return own, played
