"""Runs the `poch` command as `python -m poch`."""

from poch.cli import main

main()
