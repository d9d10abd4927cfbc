"""In place of Pyodide's: text is run as Python; how functions are to be called is looked at by nobody."""

from _pyodide._base import eval_code, eval_code_async, find_imports, should_quiet

__all__ = ["eval_code", "eval_code_async", "find_imports", "should_quiet"]
