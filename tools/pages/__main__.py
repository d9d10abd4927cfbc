"""Write all generated pages: `python -m tools.pages`."""

from tools.pages import main

if __name__ == "__main__":
    raise SystemExit(main())
