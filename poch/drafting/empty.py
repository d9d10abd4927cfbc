"""A draft that begins on an empty page: its head, and the one clause that says which parts a deal has.

All else the form asks, because a rule arises as soon as the part does that it belongs to.
"""

import re
import unicodedata
from collections.abc import Collection

from poch.texts.document import format_yaml
from poch.texts.leaves import STAGES

TEXT = """\
id: {name}
game: poch
version: 1
siglum: {siglum}
title: {title}
language: {language}
playable: {playable}
introduction: A text that is not in this edition.
source: {{ref: {name}, seen: whole}}
clauses:

  - id: stages.order
    topic: stages
    status: stated
    text: "A deal has these parts: {stages}."
    sets: {{stages: [{stages}]}}
"""
LONGEST = 60
"""Characters of an id."""


def begin_draft(title: str, language: str, parts: Collection[str]) -> str:
    """Return the text of a ruleset of which only the title and the parts of a deal are known.

    `parts` are names of stages beyond dressing and dealing; with `shedding` comes the settling.
    The id is made of the title, and is to be changed like the source before the file is passed on.
    """
    plain = unicodedata.normalize("NFKD", title.casefold()).encode("ascii", "ignore").decode()
    words = re.findall("[a-z0-9]+", plain) or ["my", "text"]
    later = {*parts, "settling"} if "shedding" in parts else {*parts} - {"settling"}
    stages = [stage for stage in STAGES if stage in {*STAGES[:2], *later}]
    return TEXT.format(
        name=format_yaml("-".join(words)[:LONGEST].rstrip("-")),
        siglum=format_yaml("".join(word[0] for word in words[:4]).upper()),
        title=format_yaml(" ".join(title.split()) or "My text"),
        language=format_yaml(language),
        playable="to-the-end"
        if "shedding" in later
        else "to-the-vying"
        if "vying" in later
        else "never",
        stages=", ".join(stages),
    )
