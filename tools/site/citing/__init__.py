"""What is cited: citation files, changes, exports, and the foot of printed pages."""
