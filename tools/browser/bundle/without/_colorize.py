"""In place of the standard library's: what goes wrong is told without colours."""

from typing import Self


class _Plain:
    """A theme, each part of it, and each of its colours."""

    def __getattr__(self, name: str) -> Self:
        return self

    def __str__(self) -> str:
        return ""


_PLAIN = _Plain()


def can_colorize(**_: object) -> bool:
    """Tell that nothing is coloured."""
    return False


def get_theme(**_: bool) -> _Plain:
    """Return the one without colours."""
    return _PLAIN
