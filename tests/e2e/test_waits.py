"""What the bench waits for is on the pages of today."""

from playwright.sync_api import Page

from tools.bench.reading import time_contrast, time_pair, time_question_and_move, time_step


def test_all_that_the_bench_waits_for_comes(page: Page, address: str) -> None:
    """A step, a pair, a contrast, a question and a move each have a time."""
    waits = [time(page, address) for time in (time_step, time_pair, time_contrast)]

    assert all(wait > 0 for wait in (*waits, *time_question_and_move(page, address)))
