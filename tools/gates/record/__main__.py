"""`make record`: writes games and messages into tests/, and says which files changed."""

import click

from poch.texts.library import playable
from tools.gates.record import TESTS, broken_files, games, message
from tools.site.output.files import Shelf


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Write the golden games in tests/games and the messages in tests/bad that differ, and remove those of games and broken files that are gone."""
    shelf = Shelf(TESTS, ("games/*.txt", "bad/*.txt"))
    for ruleset in playable():
        for name, text in games(ruleset).items():
            shelf.put(name, text)
    for name in broken_files():
        shelf.put(f"{name}.txt", message(name))
    shelf.tidy()
    for path in [*shelf.written, *shelf.removed]:
        print(f"  {path.relative_to(TESTS.parent)}")
    print(
        f"record: {len(shelf.written)} of {len(shelf.wanted)} files changed, read them with git diff"
    )


if __name__ == "__main__":
    main()
