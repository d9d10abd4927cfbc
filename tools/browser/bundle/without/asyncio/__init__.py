"""In place of the standard library's: nothing is awaited here, so there is no event loop."""

from typing import Never


def get_event_loop() -> Never:
    """Refuse, as the library does where no loop runs."""
    raise RuntimeError("this Python awaits nothing: it has no event loop")
