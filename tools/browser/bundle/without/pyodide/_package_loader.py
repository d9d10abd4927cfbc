"""In place of Pyodide's: no package is unpacked here; Python reads wheels as they are."""


class _Place:
    """A folder that Pyodide asks for, as it asks."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        """Return it as text."""
        return self.path


SITE_PACKAGES = _Place("/lib/python3.14/site-packages")
DSO_DIR = _Place("/usr/lib")


def init_loaded_packages() -> None:
    """Find none."""
