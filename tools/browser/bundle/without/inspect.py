"""In place of the standard library's: of all that could be looked at, Pyodide asks for this."""


def iscoroutinefunction(_: object) -> bool:
    """Tell that no function is awaited here."""
    return False
