"""`make bluff`: solves the vying of each text as a game of two, and again with single rules changed."""

import click
from rich.console import Console

from tools.bluff import (
    COMMAND,
    FILE,
    SWITCHES,
    TRIED_OTHERWISE,
    checks,
    head,
    otherwise,
    part,
    read,
    switched,
    taken,
    texts,
    untaken,
    written,
)
from tools.bluff.vying import modelled
from tools.parallel import done


@click.command()
def main() -> None:
    """Write variants/bluff.json; what the model cannot take is said first."""
    try:
        top = head()
    except ImportError as error:
        raise click.ClickException(
            f"OpenSpiel is not to be had here ({error}); run it on Linux or macOS, by {COMMAND}"
        ) from error
    console = Console(stderr=True)
    left = {name: why for name, ruleset in texts().items() if (why := untaken(ruleset))}
    for why in left.values():
        console.print(f"left out: {why}", highlight=False)
    for one in SWITCHES:
        modelled(switched(one)[0])
    known = checks()
    found = dict(done(part, [(name, None) for name, _ in taken()], "texts"))
    leads = [(one, found[one.text]["led"]) for one in SWITCHES]
    changed = dict(done(part, leads, "switches"))
    if len(found) + len(changed) < len([*taken()]) + len(SWITCHES):
        raise click.ClickException(f"stopped; {FILE.name} is as it was")
    found = {name: found[name] for name, _ in taken()}
    changed = {one.key: changed[one.key] for one in SWITCHES}
    tried = {name: otherwise(name, found[name]["led"]) for name in TRIED_OTHERWISE}
    before = read()
    FILE.write_text(
        written(
            {**top, "checks": known, "untaken": left, "texts": found, "switches": changed}
            | {"otherwise": tried}
        ),
        encoding="utf-8",
    )
    after = read()
    same = all(before.get(key) == after[key] for key in ("texts", "switches", "otherwise"))
    print(
        f"{COMMAND}: {FILE.name} is dated anew; its figures are {'the same' if same else 'others'}"
    )


if __name__ == "__main__":
    main()
