"""`make effects`: measures anew what each reading and each differing leaf does, for the site."""

import click
from rich.console import Console
from rich.progress import track

from tools.lab.effects import COMMAND, FILE, format_results, report_ruleset, rulesets
from tools.store import cache
from tools.store.published import load_published


@click.command()
def main() -> None:
    """Write variants/effects.json; all deals are played in one process, ruleset by ruleset."""
    console = Console(stderr=True)
    names = track([*rulesets()], "effects", console=console, transient=True)
    text = format_results({name: report_ruleset(name) for name in names})
    before = load_published(FILE).get("rulesets")
    cache.write(FILE, text.encode())
    same = before == load_published(FILE)["rulesets"]
    print(
        f"{COMMAND}: {FILE.name} is dated anew; its figures are {'the same' if same else 'others'}"
    )


if __name__ == "__main__":
    with cache.failing(COMMAND):
        main()
