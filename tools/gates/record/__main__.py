"""`make record`: writes games and messages into tests/, and says which files changed."""

from tools.gates.record import TESTS, games, messages
from tools.site.output.files import Shelf


def main() -> None:
    """Write the files that differ, and remove those of games and messages there are no more."""
    shelf = Shelf(TESTS, ("games/*.txt", "bad/*.txt"))
    texts = {**games(), **messages()}
    for name, text in texts.items():
        shelf.put(name, text)
    shelf.tidy()
    for path in [*shelf.written, *shelf.removed]:
        print(f"  {path.relative_to(TESTS.parent)}")
    print(f"record: {len(shelf.written)} of {len(texts)} files changed, read them with git diff")


if __name__ == "__main__":
    main()
