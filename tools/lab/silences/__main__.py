"""`make silences`: fits the model of silences anew, and measures how well it does."""

from tools.lab.silences import COMMAND, FILE, format_results, report_silences
from tools.store import cache


def main() -> None:
    """Write variants/silences.json."""
    cache.write(FILE, format_results(report_silences()).encode())
    print(f"{COMMAND}: {FILE.name} is of the texts as they are now")


if __name__ == "__main__":
    with cache.failing(COMMAND):
        main()
