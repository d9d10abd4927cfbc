"""The browser's Python: Pyodide, a trimmed and byte-compiled library, and the engine's wheel."""
