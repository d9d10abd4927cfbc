"""Numbers as the language of a page writes them."""

from decimal import Decimal

from babel.numbers import format_decimal, format_percent

from tools.site.output.languages import now

MINUS = "\N{MINUS SIGN}"


def decimal(value: float, places: int) -> str:
    """Return a number with so many decimals."""
    pattern = f"#,##0.{'0' * places}" if places else "#,##0"
    return format_decimal(value, pattern, now().locale).replace("-", MINUS)


def exact(number: str) -> str:
    """Return a number, written as a program writes it, with as many decimals as it has there."""
    value = Decimal(number)
    return format_decimal(value, locale=now().locale, decimal_quantization=False).replace("-", MINUS)  # fmt: skip


def percent(number: str) -> str:
    """Return hundredths, written as a program writes them, as a percentage."""
    share = Decimal(number) / 100
    return format_percent(share, locale=now().locale, decimal_quantization=False).replace("-", MINUS)  # fmt: skip


def figure(value: float) -> str:
    """Return a number in as many places as are worth reading."""
    return decimal(value, places(value))


def places(value: float) -> int:
    """Return how many decimals of a number are worth reading."""
    return 0 if abs(value) >= 100 or value == round(value) else 1 if abs(value) >= 10 else 2


def round_figure(value: float) -> float:
    """Return a number as it is worth reading, for a message that counts by it."""
    return round(value, places(value) or None)


def format_signed(value: float) -> str:
    """Return a number with its sign."""
    return f"+{figure(value)}" if value > 0 else figure(value)
