"""Write all generated pages: `python -m tools.site`."""

from tools.site import main

if __name__ == "__main__":
    raise SystemExit(main())
