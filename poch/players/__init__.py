"""Players that answer questions: at random, by habit, or by counting the cards."""
