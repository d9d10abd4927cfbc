"""`make effects`: measures anew what each reading and each differing leaf does, for the site."""

import click
from rich.console import Console
from rich.progress import track

from tools.effects import COMMAND, FILE, of, rulesets, written


@click.command()
def main() -> None:
    """Write variants/effects.json; all deals are played in one process, ruleset by ruleset."""
    console = Console(stderr=True)
    names = track([*rulesets()], "effects", console=console, transient=True)
    text = written({name: of(name) for name in names})
    before = FILE.read_text(encoding="utf-8") if FILE.is_file() else ""
    FILE.write_text(text, encoding="utf-8")
    print(f"{COMMAND}: {FILE.name} {'is as it was' if text == before else 'is written anew'}")


if __name__ == "__main__":
    main()
