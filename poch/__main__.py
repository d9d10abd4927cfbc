"""Runs the `poch` command, also as `python -m poch`."""

from signal import SIG_DFL, SIGINT, default_int_handler, getsignal, signal


def main() -> None:
    """Run the command; without the packages that it needs, say how to get them.

    An interrupt while they are loaded ends it at once, as nothing has been begun. A job that was started
    so that it ignores interrupts goes on ignoring them.
    """
    interrupts = getsignal(SIGINT) is default_int_handler
    if interrupts:
        signal(SIGINT, SIG_DFL)
    try:
        from poch.commands.cli import main as command  # noqa: PLC0415 - it may not be installed
        from poch.commands.output import safe_output  # noqa: PLC0415 - it may not be installed
    except ModuleNotFoundError as error:
        says = f"the command needs {error.name}, which is not installed: pip install 'poch[cli]'"
        raise SystemExit(says) from error
    if interrupts:
        signal(SIGINT, default_int_handler)
    with safe_output():
        command()


if __name__ == "__main__":
    main()
