"""What the play page lets one choose is all that can be played."""

import json
from pathlib import Path

from poch.texts.library import document, playable
from poch.texts.ruleset_shape import GAMES


def test_every_playable_ruleset_and_reading_is_offered(site: Path) -> None:
    """The choices of the play page come from a file; it has each ruleset with all its readings."""
    text = (site / "assets" / "rulesets" / "index.json").read_text(encoding="utf-8")
    offered = {
        entry["id"]: {
            crux["id"]: {reading["name"] for reading in crux["readings"]}
            for crux in entry["cruxes"]
        }
        for entry in json.loads(text)
    }
    known = {
        name: {
            clause["crux"]["id"]: set(clause["crux"]["readings"])
            for clause in document(name)["clauses"]
            if "crux" in clause
        }
        for name in playable(*GAMES)
    }

    assert known == offered
