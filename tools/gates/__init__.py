"""The gates: what says whether the words, the records and the packages are in order."""
