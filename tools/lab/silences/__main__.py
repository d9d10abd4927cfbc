"""`make silences`: fits the model of silences anew, and measures how well it does."""

from tools.lab.silences import COMMAND, FILE, measured, written


def main() -> None:
    """Write variants/silences.json."""
    FILE.write_text(written(measured()), encoding="utf-8")
    print(f"{COMMAND}: {FILE.name} is of the texts as they are now")


if __name__ == "__main__":
    main()
