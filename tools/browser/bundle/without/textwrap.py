"""In place of the standard library's: the two functions that tracebacks and Pyodide use."""

from collections.abc import Callable


def dedent(text: str) -> str:
    """Take away what all lines are indented by."""
    lines = text.split("\n")
    margins = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    margin = min(margins, default=0)
    return "\n".join(line[margin:] if line.strip() else "" for line in lines)


def indent(text: str, prefix: str, predicate: Callable[[str], object] = str.strip) -> str:
    """Put something before every line that is not empty."""
    lines = text.splitlines(keepends=True)
    return "".join(prefix + line if predicate(line) else line for line in lines)
