"""`poch new`: the file of a ruleset yet to be written, with what it may settle in its comments."""

import json
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

import click

from poch.commands.common import Failed
from poch.commands.output import say, write
from poch.texts.leaves import CLAIMS, POOLS, SHARES, TOPICS, leaf, ordered
from poch.texts.ruleset_shape import GAMES, ID

TOPIC_OF = {
    "seats": "players",
    "dealing": "deal",
    "melding": "meld",
    "vying": "vie",
    "shedding": "shed",
    "settling": "settle",
    "ending": "end",
}
"""Where the leaves of a topic begin with another word than the topic."""
HEAD = """\
# yaml-language-server: $schema=../../docs/schemas/ruleset-1.json
id: {name}
game: {game}
version: 1
siglum: {siglum}
title: {title}
{year}language: {language}
playable: {playable}
introduction:
source: {{ref: {ref}, seen: {seen}}}

# A clause is one rule in our own words, with what it rests on: make as many as there are rules,
# and take out those below that are not needed. The comments list what clauses may set, one in
# force for each. `poch check` tells what is missing; docs/contributing explains the rest.
clauses:
"""
CLAUSE = """
  # {heading}

  - id: {topic}
    topic: {topic}
    locus:
    status:
    text:
    sets:
{leaves}"""


@click.command()
@click.argument("name", metavar="RULESET")
@click.option("--title", required=True, help="What the source is called in lists.")
@click.option("--siglum", required=True, help="Its short mark, used by no other source.")
@click.option("--game", type=click.Choice(GAMES), default=GAMES[0], show_default=True)
@click.option("--year", type=click.IntRange(1, 2100), help="Left out where it is not known.")
@click.option("--language", default="en", show_default=True, help="Of the source.")
@click.option("--ref", help="Its entry in variants/bibliography.yaml; else the name.")
@click.option("--seen", type=click.Choice(["whole", "in-part", "report"]), default="whole")
@click.option(
    "--playable", type=click.Choice(["to-the-end", "to-the-vying", "never"]), default="to-the-end"
)
@click.option("--folder", type=click.Path(path_type=Path), default="variants", show_default=True)
def new(  # noqa: PLR0913  the head of a ruleset has as many parts
    name: str,
    title: str,
    siglum: str,
    game: str,
    year: int | None,
    language: str,
    ref: str | None,
    seen: str,
    playable: str,
    folder: Path,
) -> None:
    """Begin a ruleset: a file with a clause for each topic, to be filled from the source."""
    if not ID.fullmatch(name):
        raise Failed(
            f"{name}: is not a valid id; use lower-case letters and digits, with hyphens between"
        )
    file = folder / name / "ruleset.yaml"
    if file.exists():
        raise Failed(f"{file} is there already; choose another name, or edit it")
    if not folder.is_dir():
        raise Failed(f"{folder} is no folder; run this where it is, or name another with --folder")
    text = HEAD.format(
        name=name,
        game=game,
        siglum=json.dumps(siglum, ensure_ascii=False),
        title=json.dumps(title, ensure_ascii=False),
        year=f"year: {year}\n" if year else "",
        language=json.dumps(language),
        playable=playable,
        ref=json.dumps(ref or name),
        seen=seen,
    )
    file.parent.mkdir(exist_ok=True)
    try:
        write(file, text + "".join(clauses()))
    except OSError:
        file.parent.rmdir()
        raise
    say(f"{file} is begun. Fill it from the source, then: poch check {file}")


def clauses() -> Iterator[str]:
    """Yield a clause for each topic, with the leaves of the topic as comments."""
    for topic in TOPICS:
        leaves = "".join(_explained(topic))
        yield CLAUSE.format(heading=topic.capitalize(), topic=topic, leaves=leaves)


def _explained(topic: str) -> Iterator[str]:
    for name in ordered():
        known, first = leaf(name), name.partition(".")[0]
        of_pools = name.startswith((CLAIMS, SHARES))
        if known is None or TOPIC_OF.get(first, first) != topic:
            continue
        if of_pools and not name.endswith(POOLS[0]):
            continue
        shown = name.replace(f".{POOLS[0]}", ".POOL") if of_pools else name
        yield f"    # {shown}: {known.meaning}\n"
        for practice, meaning in known.practices.items():
            for number, line in enumerate(wrap(f"{practice}: {meaning}", 86)):
                yield f"    #   {'- ' if number == 0 else '  '}{line}\n"
