"""The command line: what you ask for in a terminal, and how the answer is written there."""
