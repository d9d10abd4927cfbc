"""`poch verify`: whether what is cited still says the same."""

import sys
from pathlib import Path

import click

from poch.citing.answers import verify_exercises
from poch.citing.cite import Finding, verify_citations
from poch.commands.bags import is_bag, verify_bag
from poch.commands.common import Failed, as_json, failing
from poch.commands.output import print_json, say
from poch.texts import library
from poch.texts.files import text_of
from poch.texts.lock import FIGURES

EXERCISES = ".jsonl"
LONGEST_PATH = 1_000

MOST_CITED = 100_000
"""Characters of a text in which citations are verified."""


@click.command()
@click.argument("citations", nargs=-1, required=True, metavar="CITATION…")
@as_json
def verify(citations: tuple[str, ...], *, as_json: bool) -> None:
    """Tell whether what is cited still says the same; a cited hand is played again.

    A CITATION is any text with ids in it, as poch cite writes them: with an edition, or with version and hash.
    It may also be a file of exercises, whose name ends in .jsonl: each of their answers is computed anew.
    Or a folder that an archived edition was unpacked to: each of its files is compared with the list of them.
    Ends with 1 where something no longer holds, and with 2 where something is only not at hand.
    """
    rows = list[Finding]()
    for text in citations:
        if text.endswith(EXERCISES):
            rows += _verify_file(text)
            continue
        if len(text) <= LONGEST_PATH and is_bag(Path(text)):
            rows += verify_bag(Path(text))
            continue
        if len(text) > MOST_CITED:
            says = f"is longer than {MOST_CITED:,} characters; give fewer citations at a time"
            raise Failed(f"{text.strip()[:60]!r} … {says}")
        here = [*verify_citations(text)]
        if not here:
            says = f"has no id with @, a version, : and a hash of {FIGURES} figures, nor one with @ and an edition; poch cite writes both"
            raise Failed(f"{text.strip()[:60]!r} {says}")
        rows += here
    if as_json:
        print_json([{"cites": row.token, "holds": row.holds, "says": row.says} for row in rows])
    for row in rows:
        if not (as_json and row.holds):
            say(row.says, err=not row.holds)
    if not all(row.holds for row in rows):
        sys.exit(1 if any(row.holds is False for row in rows) else 2)


def _verify_file(name: str) -> list[Finding]:
    with failing():
        lines = text_of(name, "a file of exercises").splitlines()
    rows = [*verify_exercises(lines, library.find)]
    if not rows:
        raise Failed(f"{name}: holds no exercise; each of its lines must be one")
    return rows
