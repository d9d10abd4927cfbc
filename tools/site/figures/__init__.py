"""The pages of figures: odds, coverage, what matters."""
