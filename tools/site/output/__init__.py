"""What pages are written with: files, templates, code, plots."""
