"""`poch lock`: what clauses say is kept under their versions."""

import json
from pathlib import Path

import click

from poch.commands.common import Failed, failing, format_message, load_document
from poch.commands.output import say, write
from poch.game.said import message
from poch.texts.compile import complaints
from poch.texts.files import display_name
from poch.texts.library import LOCK, lock, retired_ids
from poch.texts.lock import LockError, update_lock


@click.command("lock")
@click.argument("folder", default="variants", type=click.Path(exists=True, file_okay=False))
def lock_(folder: str) -> None:
    """Lock the new versions of the rulesets in FOLDER; refuses what changed without a new version."""
    where = Path(folder)
    documents = [load_document(file).data for file in sorted(where.glob("*/ruleset.yaml"))]
    if (where / "ruleset.yaml").exists():
        raise Failed(
            f"{display_name(where)}: this is the folder of one ruleset; name the folder around it"
        )
    wrong = [f"{text['id']}: {says}" for text in documents for says in complaints(text)]
    if wrong:
        raise Failed("\n".join([*wrong, "nothing was locked; correct this first: poch check"]))
    with failing():
        before = lock(where)
    try:
        after = update_lock(documents, before, retired_ids(where))
    except LockError as error:
        raise Failed("\n".join(map(str, error.complaints))) from error
    write(where / LOCK, json.dumps(after, indent=1) + "\n")
    count = sum(
        after[slug][name] != before.get(slug, {}).get(name)
        for slug in after
        for name in after[slug]
    )
    say(format_message(message("terminal-locked", file=str(where / LOCK), n=count)))
