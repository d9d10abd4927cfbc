"""`poch new`: the file of a ruleset yet to be written, with what it may settle in its comments."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path

import click

from poch.commands.common import Failed
from poch.commands.draft import PARTS, by_game, by_topic, topics_of
from poch.commands.numbers import WholeWithin
from poch.commands.output import say, write
from poch.texts.document import DocumentError, parse
from poch.texts.library import VARIANTS, ids
from poch.texts.own import FILE
from poch.texts.ruleset_shape import FIRST, GAMES, ID

SCHEMA = "# yaml-language-server: $schema=../../docs/schemas/ruleset-1.json\n"
HEAD = """\
id: {name}
game: {game}
version: 1
siglum:{siglum}
title:{title}
{year}language: {language}
playable: {playable}
introduction:
source: {{ref: {ref}, seen: {seen}}}

# A clause is one rule in our own words, with what it rests on: make as many as there are rules,
# and take out those below that are not needed. The comments list what clauses may set, one in
# force for each. `poch check` tells what is missing; docs/contributing explains the rest.
clauses:
"""
LONGEST = 100
"""Characters of an id at most; a folder is called so."""
ALIKE = 0.8
"""From this likeness on, a name that is not known is taken for a slip."""


@click.command()
@click.argument("name", metavar="RULESET")
@click.option("--title", help="What the source is called in lists; else to be filled in.")
@click.option("--siglum", help="Its short mark, used by no other source; else to be filled in.")
@click.option(
    "--game",
    metavar="GAME",
    help=f"Begin with the clauses that all texts of this game have: {', '.join(GAMES)}, or another "
    "of your own. Without it, with one for each part of a game of poch.",
)
@click.option(
    "--part",
    "parts",
    multiple=True,
    type=click.Choice(PARTS),
    help="A part of a deal that the source has; to be repeated for each. Only these are drafted; without it, all are.",
)
@click.option("--year", type=WholeWithin(1, 2100), help="Left out where it is not known.")
@click.option("--language", default="en", show_default=True, help="Of the source.")
@click.option("--ref", help="Its entry in variants/bibliography.yaml; else the name.")
@click.option("--seen", type=click.Choice(["whole", "in-part", "report"]), default="whole")
@click.option(
    "--playable", type=click.Choice(["to-the-end", "to-the-vying", "never"]), default="to-the-end"
)
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    help="Where its folder is made; else in variants if that is here, or else right here.",
)
def new(  # noqa: PLR0913  the head of a ruleset has as many parts
    name: str,
    title: str | None,
    siglum: str | None,
    game: str | None,
    parts: tuple[str, ...],
    year: int | None,
    language: str,
    ref: str | None,
    seen: str,
    playable: str,
    folder: Path | None,
) -> None:
    """Begin a ruleset: a file with clauses to be filled from the source."""
    _check_name(name, "id")
    if len(name) > LONGEST:
        raise Failed(f"{name[:LONGEST]}…: is too long for an id; use {LONGEST} characters at most")
    if game is not None:
        _check_name(game, "name of a game")
        _refuse_slip(game)
    where = Path("variants" if Path("variants").is_dir() else ".") if folder is None else folder
    if not where.is_dir():
        raise Failed(f"{where} is no folder; make it first, or name another with --folder")
    head = HEAD.format(
        name=_format_name(name),
        game=_format_name(game or FIRST),
        siglum=_format_value(siglum),
        title=_format_value(title),
        year=f"year: {year}\n" if year else "",
        language=json.dumps(language),
        playable=playable,
        ref=json.dumps(ref or name),
        seen=seen,
    )
    topics = topics_of(parts or (PARTS[:2] if playable == "to-the-vying" else PARTS))
    clauses = "".join(by_game(game, topics) if game else ()) or "".join(by_topic(topics))
    schema = SCHEMA if VARIANTS.is_dir() and where.samefile(VARIANTS) else ""
    with _new_folder(where / name) as made:
        file = made / FILE
        write(file, schema + head + clauses)
    say(f"{file} is begun. Fill it from the source, then: poch check {file}")
    if game and not ids(game):
        say(f"There is no text of {game} here, so it has one clause for each part of a game.")


def _format_value(text: str | None) -> str:
    return "" if text is None else f" {json.dumps(text, ensure_ascii=False)}"


def _format_name(name: str) -> str:
    """Return a name as it stands in YAML: with quotation marks only where it would be no text without."""
    try:
        plain = parse(name, "name").data == name
    except DocumentError:
        plain = False
    return name if plain else json.dumps(name)


def _check_name(name: str, what: str) -> None:
    if not ID.fullmatch(name):
        says = f"is not a valid {what}; use lower-case letters and digits, with hyphens between"
        raise Failed(f"{name}: {says}")


def _refuse_slip(game: str) -> None:
    if game not in GAMES and (near := get_close_matches(game, GAMES, 1, ALIKE)):
        says = f"did you mean {near[0]}? Give a game of your own a name that is less like it"
        raise Failed(f"{game}: there is no text of such a game here; {says}")


@contextmanager
def _new_folder(folder: Path) -> Iterator[Path]:
    """Make a folder that was not there; where it cannot be filled, it is taken away again."""
    try:
        folder.mkdir()
    except FileExistsError as error:
        raise Failed(f"{folder} is there already; choose another name, or edit it") from error
    try:
        yield folder
    except BaseException:
        folder.rmdir()
        raise
