"""The edition as pages need it: texts, words, citations, and what clauses rest on."""
