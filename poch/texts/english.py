"""Lists and numbers in English: for complaints, citations and what is said of texts in a terminal."""

from collections.abc import Sequence

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
           "eleven", "twelve")  # fmt: skip
FEWEST_LISTED = 2


def count_in_words(count: int, thing: str = "chip") -> str:
    """Return a number of things, such as `three chips`."""
    number = NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)
    return f"{number} {thing}{'' if count == 1 else 's'}"


def format_list(parts: Sequence[str], last: str = "and") -> str:
    """Return a list as a sentence has it: `a, b and c`."""
    if len(parts) < FEWEST_LISTED:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"
