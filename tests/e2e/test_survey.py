"""Surveys in a browser: played in the worker, stopped at will, and the same as in a terminal."""

import json

from click.testing import CliRunner
from playwright.sync_api import Page, expect

from poch.commands.cli import main
from tests.e2e.looks import faults

READING = "fifth-pool=both"


def asked(page: Page, deals: int) -> None:
    """Ask for deals by the Poque of 1789, with another reading of one crux."""
    form = page.locator("poch-survey")
    form.get_by_label("Ruleset").select_option("poque-1789")
    form.get_by_label("Deals", exact=True).fill(str(deals))
    page.get_by_text("Readings other than the adopted").click()
    crux, reading = READING.split("=")
    page.locator(f"select[data-crux='{crux}']").select_option(reading)
    page.get_by_role("button", name="Play them").click()


def test_a_survey_on_the_page_is_that_of_the_command(page: Page, address: str) -> None:
    """Its deals are played to the end, and its figures are those that the command prints."""
    options = ("--deals", "250", "--reading", READING)
    done = CliRunner().invoke(main, ["survey", "poque-1789", *options, "--json"])
    ace = json.loads(done.stdout)["measures"]["won.ace"]
    page.goto(f"{address}odds/survey/")
    asked(page, 250)
    expect(page.get_by_role("status")).to_have_text("All 250 deals are played.")
    row = page.locator("poch-survey tr", has_text="won.ace")

    assert f"{ace['mean'] * 100:.1f}%" == row.locator("td").first.inner_text()
    assert f"{' '.join(options[2:])}" in page.locator(".survey-command").inner_text()
    assert {} == faults(page, "poch-survey")


def test_a_survey_that_is_stopped_keeps_what_was_played(page: Page, address: str) -> None:
    """After the first figures it is ended; they stay, with the number of deals they are of."""
    page.goto(f"{address}odds/survey/")
    asked(page, 100_000)
    row = page.locator("poch-survey tr", has_text="won.ace")
    expect(row).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("status")).to_contain_text("Stopped.")
    played = page.locator(".survey-result > p").first.inner_text()

    assert 0 < int(played.split()[0].replace(",", "")) < 100_000
    assert row.is_visible()
