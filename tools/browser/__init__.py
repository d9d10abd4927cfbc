"""What the browser is given: the bundle of the engine, the editor, the worker, fonts and sheets."""
