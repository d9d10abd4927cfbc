"""The pages for a table at home: which rules fit a board, and how a game is played."""
