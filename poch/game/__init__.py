"""The game itself: cards, table, rules with their clauses, and the engine that plays them."""
