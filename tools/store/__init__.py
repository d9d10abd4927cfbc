"""What tools keep on the disk: caches, parts of long work, and what the laboratory has published."""
