"""After a run the lead must change the suit or the colour, and the words on it say how the leader came by the lead."""

import pytest

from poch.game.engine import drive, from_seed
from poch.game.events import LeadGiven
from poch.texts.compile import compile_ruleset
from poch.texts.library import document
from tests.strategies import ByChance

RUMMOLI = "rummoli-reference"
DEALT = 90
"""A seed by which two players come to a run after which neither has a card of the other colour."""


@pytest.mark.parametrize("reading", ["vie-winner", "last-to-play"])
def test_who_keeps_the_lead_had_it_before(reading: str) -> None:
    """Where nobody has another colour, the lead stays with the player who had it, for the reason by which they had it."""
    rules = compile_ruleset(document(RUMMOLI), {"next-leader": reading})
    outcome = drive(rules, from_seed(rules, 2, DEALT), ByChance(DEALT, 40))
    leads = [event for event in outcome.events if isinstance(event, LeadGiven)]
    kept = [at for at, lead in enumerate(leads) if lead.clause == "shed.one-colour"]

    assert kept
    for at in kept:
        assert (leads[at].seat, reading) == (leads[at - 1].seat, leads[at].how)
