"""What tools keep on the disk: caches, and what the laboratory has published."""
