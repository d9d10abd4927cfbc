"""What a machine needs before anything can be built: looked for, and named where missing."""
