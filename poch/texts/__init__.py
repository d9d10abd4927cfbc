"""The texts: their vocabulary, how they are read, and what their clauses amount to."""
