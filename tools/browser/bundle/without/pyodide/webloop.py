"""In place of Pyodide's: nothing is awaited here, so no event loop is begun."""


def _initialize_event_loop() -> None:
    """Begin none."""
